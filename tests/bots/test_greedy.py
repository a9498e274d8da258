"""What greedy adds up, against the obvious version: every move on every sample."""

import numpy as np
import pytest

from galactable import Table
from galactable.bots.bot import Desk
from galactable.bots.greedy import SAMPLES, appraised
from galactable.core.game import Game
from galactable.core.registry import games


def slowly(table: Table, seat: int, key: int, samples: int) -> list[int]:
    """Every legal move on every sample, by the doors of the rules."""
    engine, found = table.engine, []
    for move in table.codes(seat):
        total = 0
        for sample in range(samples):
            copy = table.clone()
            engine.hide(copy.states, 0, seat, key, 2 * sample + 1, desk_rng := np.zeros(1, "u8"))
            desk = Desk(table.game, 1)
            desk.bytes[0] = copy.states.view(np.uint8).reshape(-1)
            engine.play(desk.states, 0, seat, move, key, 2 * sample + 2, desk_rng, desk.silence)
            total += engine.evaluate(desk.states, 0, seat)
        found.append(total)
    return found


@pytest.mark.parametrize("game", games(), ids=lambda game: game.slug)
def test_every_move_is_weighed_on_every_sample(game: Game) -> None:
    variant, seats = next((v, n) for v, n in game.setups() if n > 1)
    table, desk = Table(game, seats, variant, seed=6), Desk(game)
    dice = np.random.default_rng(1)
    compared = 0
    for ply in range(240):
        if table.over:
            break
        codes = table.codes()
        if ply % 6 == 0 and 1 < len(codes) < 40:
            desk.bytes[0] = table.states.view(np.uint8).reshape(-1)
            values = appraised(desk, table.seat, ply + 1)
            assert values.tolist() == slowly(table, table.seat, ply + 1, SAMPLES)
            compared += 1
        table.play(int(dice.choice(codes)))
    assert compared > 5
