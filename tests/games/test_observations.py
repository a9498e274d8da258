"""Observations say what the views say, and nothing else."""

import random

import numpy as np
import pytest

from galactable import Table
from galactable.core.game import Game
from galactable.core.registry import games
from galactable.testing.conformance import walk
from tests.games.seen import expected, observed

SETUPS = [
    pytest.param(game, variant, seats, id=f"{game.slug}-{variant}-{seats}")
    for game in games()
    for variant, seats in game.setups()
]
GAMES = [pytest.param(game, id=game.slug) for game in games()]


@pytest.mark.parametrize(("game", "variant", "seats"), SETUPS)
def test_an_observation_is_the_view_in_numbers(game: Game, variant: str, seats: int) -> None:
    for seed in (1, 2):
        table, dice = Table(game, seats, variant, seed), random.Random(seed)
        for step, _ in enumerate(walk(table, seed)):
            if dice.random() < 0.85 and step > 20:
                continue
            seat = dice.randrange(seats)
            seen = observed(table, seat)
            for name, numbers in expected(table, seat).items():
                assert seen[name] == [int(n) for n in numbers], f"ply {table.ply}: {name}"


@pytest.mark.parametrize("game", GAMES)
def test_what_lies_open_is_copied_from_the_record_as_it_is(game: Game) -> None:
    """Features that bear the name of a field hold that field, but for what a seat may not know."""
    own = {"hand", "aside", "packet", "picked"} if game.hides else set()
    variant, seats = game.setups()[-1]
    table = Table(game, seats, variant, 5)
    for _ in walk(table, 5):
        seat = table.seat
        for name, numbers in observed(table, seat).items():
            if name not in game.State.fields:
                continue
            field = np.asarray(getattr(table.state, name))
            if name in own:
                field = field[seat]
            numbers_of = np.int16 if field.itemsize > 1 else np.int8
            flat = np.ascontiguousarray(field).reshape(-1).view(numbers_of)
            assert flat.tolist() == numbers, name
