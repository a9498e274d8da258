"""Random games inside compiled code are those that a table would see with the same choices.

They are played interpreted too, where NumPy refuses an index out of range; `make soak` does so
for one in a thousand of its million.
"""

from __future__ import annotations

import numpy as np
import pytest

from galactable import Table
from galactable.core.game import Game
from galactable.core.plain import plain
from galactable.core.registry import games
from galactable.core.rng import below, start
from galactable.sim.playouts import PICKS, Playouts

SEED = 3


def played_at_a_table(game: Game, variant: str, seats: int, seed: int) -> Table:
    table = Table(game, seats, variant, seed)
    picks = np.zeros(1, np.uint64)
    with np.errstate(over="ignore"):
        plain(start)(picks, seed, PICKS)
    while not table.over:
        codes = table.codes(table.seat)
        with np.errstate(over="ignore"):
            choice = int(plain(below)(picks, len(codes)))
        table.play(codes[choice], table.seat)
    return table


@pytest.mark.parametrize("game", games(), ids=lambda game: game.slug)
def test_playouts_are_games_at_a_table(game: Game) -> None:
    variant, seats = game.setups()[0]
    table = played_at_a_table(game, variant, seats, SEED)
    for mode, many in (("compiled", 4), ("interpreted", 1)):
        playouts = Playouts(game, variant, seats, mode)
        assert playouts.states.shape == (1,), "nothing has been played"
        outcome = playouts.run(many, SEED - many + 1)
        assert playouts.states.tobytes() == table.save(), mode
        assert outcome.plies[-1] == table.ply
        assert outcome.totals[-1].tolist() == [points["total"] for points in table.scores()]
        assert outcome.places[-1].tolist() == table.places()
        assert outcome.decisions == outcome.plies.sum()
        assert len(outcome.plies) == many
