"""What places are worth, by hand: ties share what their places would have brought."""

from __future__ import annotations

import numpy as np
import pytest

from galactable import Table
from galactable.core.game import Game
from galactable.core.registry import game as game_called
from galactable.core.registry import games
from galactable.sim.rewards import rewards_of
from galactable.sim.vector import Vector

BY_HAND = [
    ([1, 2], [1.0, -1.0]),
    ([2, 1], [-1.0, 1.0]),
    ([1, 1], [0.0, 0.0]),
    ([1, 2, 3], [1.0, 0.0, -1.0]),
    ([1, 1, 3], [0.5, 0.5, -1.0]),
    ([3, 1, 1], [-1.0, 0.5, 0.5]),
    ([2, 1, 2], [-0.5, 1.0, -0.5]),
    ([1, 1, 1], [0.0, 0.0, 0.0]),
    ([1, 2, 2, 4], [1.0, 0.0, 0.0, -1.0]),
    ([1, 1, 3, 3], [2 / 3, 2 / 3, -2 / 3, -2 / 3]),
    ([4, 1, 1, 1], [-1.0, 1 / 3, 1 / 3, 1 / 3]),
    ([1, 2, 3, 4, 4], [1.0, 0.5, 0.0, -0.75, -0.75]),
]
MULTI = [pytest.param(game, id=game.slug) for game in games() if max(game.seats) > 1]
SOLO = [pytest.param(game, id=game.slug) for game in games() if 1 in game.seats]


def by_hand(places: list[int]) -> list[float]:
    """Places as points from 1 to -1 in even steps; those who tie share theirs."""
    steps = np.linspace(1, -1, len(places))
    worth = {
        place: float(np.mean(steps[place - 1 : place - 1 + places.count(place)]))
        for place in set(places)
    }
    return [worth[place] for place in places]


@pytest.mark.parametrize(("places", "wanted"), BY_HAND)
def test_rewards_of_places(places: list[int], wanted: list[float]) -> None:
    found = rewards_of(game_called("cosmic-factory"), "standard", places, [0] * len(places))
    assert found == pytest.approx(wanted)
    assert by_hand(places) == pytest.approx(wanted)
    assert sum(wanted) == pytest.approx(0)


def test_alone_points_are_the_reward() -> None:
    galactzy = game_called("galactzy")
    assert rewards_of(galactzy, "basic", [1], [137]) == [1.37]
    assert rewards_of(galactzy, "basic", [2], [-20]) == [-0.2]


def test_alone_against_a_rival_winning_is_the_reward() -> None:
    point = game_called("point-galaxy")
    assert rewards_of(point, "solo-hard", [1], [70]) == [1.0]
    assert rewards_of(point, "solo-hard", [2], [90]) == [-1.0]


def game_of(vector: Vector, seed: int) -> list[int]:
    """Plays the first game of a vector of one table; its moves."""
    vector.reset(seed)
    moves = []
    while not vector.dones[0]:
        moves.append(int(vector.sample()[0]))
        vector.step(vector.sample())
    return moves


def played_again(vector: Vector, seed: int, moves: list[int]) -> Table:
    table = Table(vector.game, vector.seats, vector.variant, seed=seed)
    for move in moves:
        table.play(move)
    assert table.over
    return table


@pytest.mark.parametrize("game", MULTI)
def test_a_vector_rewards_ties(game: Game) -> None:
    """Among random games those whose points tie are compared with a table's places."""
    seats = min(4, max(game.seats))
    variant = next(v for v, n in game.setups() if n == seats)
    vector = Vector(game, variant, seats, tables=1, observe=False)
    ties = 0
    for seed in range(1000):
        moves = game_of(vector, seed)
        if seed > 0 and len(set(vector.totals[0].tolist())) == seats:
            continue
        places = played_again(vector, seed, moves).places()
        assert places is not None
        assert vector.rewards[0].tolist() == pytest.approx(by_hand(places), abs=1e-6)
        ties += len(set(places)) < seats
        if ties == 2:
            return
    raise AssertionError("no game ended in a tie")


@pytest.mark.parametrize("game", SOLO)
def test_a_vector_alone_rewards_points(game: Game) -> None:
    variant = next(v for v, n in game.setups() if n == 1)
    vector = Vector(game, variant, 1, tables=1, observe=False)
    table = played_again(vector, 3, game_of(vector, 3))
    points = table.scores()[0]["total"] / 100
    won = 1.0 if table.places() == [1] else -1.0
    wanted = won if variant in game.rivals else points
    assert vector.rewards[0].tolist() == pytest.approx([wanted])
