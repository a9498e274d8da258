"""Whole random games, compiled and interpreted."""

from __future__ import annotations

import numpy as np
import pytest

from galactable import Table, game
from galactable.bots import get_bot
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


def test_evaluation_leaves_the_table_as_it_was() -> None:
    for variant, seats in (("standard", 3), ("solo-hard", 1)):
        ways = [Table(GAME, seats, variant, 2, mode) for mode in ("compiled", "interpreted")]
        random = np.random.default_rng(2)
        while not ways[0].over:
            before = ways[0].save()
            for seat in range(seats) if ways[0].ply % 3 == 0 else ():
                values = [table.engine.evaluate(table.states, 0, seat) for table in ways]
                assert values[0] == values[1]
            assert ways[0].save() == ways[1].save() == before
            code = int(random.choice(ways[0].codes()))
            for table in ways:
                table.play(code)


def test_greedy_beats_random() -> None:
    greedy, dice = get_bot("greedy"), get_bot("random")
    won, points = 0, []
    for seed in range(30):
        table = Table(GAME, 2, seed=seed)
        while not table.over:
            seat = int(table.state.seat)
            bot = greedy if seat == seed % 2 else dice
            table.play(bot.choose(GAME, table.state, seat, seed * 1000 + table.ply))
        won += table.places()[seed % 2] == 1
        points.append(table.scores()[seed % 2]["total"])
    assert won >= 28
    assert np.mean(points) > 60
