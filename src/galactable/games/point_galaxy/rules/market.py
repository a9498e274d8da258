"""The market: faces come to light, places are refilled (PG-15 to PG-18, PG-41, PG-42)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from galactable.core.compile import rule
from galactable.core.events import EVERYONE, EventRows, tell
from galactable.core.rng import Rng, below
from galactable.games.point_galaxy.components import COLUMNS, FIRST_SPACE, N_PLANETS
from galactable.games.point_galaxy.events import Happening
from galactable.games.point_galaxy.state import NONE, SEEN_BITS, SEEN_SHIFT, State


@rule
def unseen(seen: NDArray[np.int64], rng: Rng) -> int:
    """A face that nobody has seen, each equally likely; from now on it is seen (PG-R2).

    There are as many planet faces as space faces, and neither pool ever runs dry.
    """
    while True:
        face = below(rng, N_PLANETS)
        bit = 1 << (face & SEEN_BITS - 1)
        if seen[face >> SEEN_SHIFT] & bit == 0:
            seen[face >> SEEN_SHIFT] |= bit
            return face


@rule
def take(s: State, row: int, column: int, rng: Rng, events: EventRows) -> int:
    """Takes a card out of the market; the next card of its pile shows at once (PG-17)."""
    face = s.market[row, column]
    s.market[row, column] = NONE
    if row == 0:
        s.pile[column] -= 1
        _show_top(s, column, rng, events)
    return face


@rule
def _show_top(s: State, column: int, rng: Rng, events: EventRows) -> None:
    """Shows the top card of a pile, if there is one."""
    if s.pile[column] == 0:
        s.market[0, column] = NONE
        return
    face = FIRST_SPACE + unseen(s.seen_spaces, rng)
    s.market[0, column] = face
    tell(events, Happening.TOP, EVERYONE, column, face)


@rule
def refill(s: State, rng: Rng, events: EventRows) -> None:
    """Refills in the order of PG-R19: piles; places, with piles in between; piles (PG-R21)."""
    _replace_piles(s, rng, events)
    for column in range(COLUMNS):
        for row in range(1, 3):
            if s.market[row, column] == NONE:
                if s.pile[column] == 0:
                    _replace(s, column, rng, events)
                s.pile[column] -= 1
                face = unseen(s.seen_planets, rng)
                s.market[row, column] = face
                tell(events, Happening.PLANET, EVERYONE, row, column, face)
                _show_top(s, column, rng, events)
    _replace_piles(s, rng, events)


@rule
def _replace_piles(s: State, rng: Rng, events: EventRows) -> None:
    for column in range(COLUMNS):
        if s.pile[column] == 0:
            _replace(s, column, rng, events)


@rule
def _replace(s: State, column: int, rng: Rng, events: EventRows) -> None:
    """PG-42, PG-R20: the bottom half of the largest pile, the leftmost of equal ones."""
    largest = 0
    for other in range(1, COLUMNS):
        if s.pile[other] > s.pile[largest]:
            largest = other
    cards = s.pile[largest] // 2
    s.pile[largest] -= cards
    s.pile[column] = cards
    tell(events, Happening.SPLIT, EVERYONE, column, largest, cards)
    _show_top(s, column, rng, events)
