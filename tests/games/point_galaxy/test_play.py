"""Whole random games, compiled and interpreted."""

from __future__ import annotations

import numpy as np
import pytest

from galactable import Table, game
from galactable.sim.playouts import Playouts

GAME = game("point-galaxy")


@pytest.mark.parametrize(("variant", "seats"), GAME.setups())
def test_interpreted_and_compiled_play_the_same_bytes(variant: str, seats: int) -> None:
    ways = [Table(GAME, seats, variant, 11, mode) for mode in ("compiled", "interpreted")]
    random = np.random.default_rng(seats)
    while not ways[0].over:
        codes = ways[0].codes()
        assert ways[1].codes() == codes
        code = int(random.choice(codes))
        for table in ways:
            table.play(code)
        assert ways[0].save() == ways[1].save()
        assert GAME.problems(ways[0].state) == []
    assert ways[0].ply <= GAME.bound(seats, variant)
    assert ways[0].view() == ways[1].view()


@pytest.mark.parametrize(("variant", "seats"), GAME.setups())
def test_random_games_end_within_the_bound(variant: str, seats: int) -> None:
    outcome = Playouts(GAME, variant, seats).run(300)
    assert 52 * seats <= outcome.plies.min()
    assert outcome.plies.max() <= GAME.bound(seats, variant)
    assert 30 < outcome.totals.mean() < 40  # random play: 33 to 35
