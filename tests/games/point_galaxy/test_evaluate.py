"""The evaluation's short cuts against looking at every place in turn."""

from __future__ import annotations

import numpy as np
import pytest

from galactable import Table, game
from galactable.games.point_galaxy.components import KIND, Card
from galactable.games.point_galaxy.evaluate import NOWHERE, board, lay
from galactable.games.point_galaxy.explain import plain
from galactable.games.point_galaxy.moves import A_SYSTEM
from galactable.games.point_galaxy.rules.galaxy import ways_in
from galactable.games.point_galaxy.state import NONE, State

GAME = game("point-galaxy")
board, lay, ways_in = plain(board), plain(lay), plain(ways_in)


def _spots(s: State, seat: int, face: int) -> list[int]:
    systems = int(s.systems[seat])
    found = [
        system * A_SYSTEM + where
        for system in range(systems)
        for where in range(A_SYSTEM)
        if ways_in(s, seat, face, system) >> where & 1
    ]
    return found if KIND[face] == Card.ASTEROID else [*found, systems * A_SYSTEM]


def _with(s: State, seat: int, face: int, spot: int) -> State:
    copy = s.copy()
    lay(copy, seat, face, spot)
    return copy


def _slow(s: State, seat: int) -> int:
    """Every card of the hand to the place that looks best, one after the other."""
    hand = [int(face) for face in s.drafted if face != NONE]
    if len(hand) == 2:
        return max(_slow_order(s, seat, hand), _slow_order(s, seat, hand[::-1]))
    return _slow_order(s, seat, hand)


def _slow_order(s: State, seat: int, hand: list[int]) -> int:
    for face in hand:
        laid = [_with(s, seat, face, spot) for spot in _spots(s, seat, face)]
        if not laid:
            return NOWHERE
        s = max(laid, key=lambda table: int(board(table, seat)))
    return int(board(s, seat))


@pytest.mark.parametrize(("variant", "seats"), [("standard", 2), ("standard", 4), ("solo-hard", 1)])
def test_cards_in_hand_are_worth_what_their_best_places_make_of_them(
    variant: str, seats: int
) -> None:
    random, looked = np.random.default_rng(seats), 0
    for seed in range(2):
        table = Table(GAME, seats, variant, seed=seed)
        while not table.over:
            if random.integers(3) == 0:
                seat = int(table.state.seat)
                assert table.engine.evaluate(table.states, 0, seat) == _slow(table.state, seat)
                looked += 1
            table.play(int(random.choice(table.codes())))
    assert looked > 30
