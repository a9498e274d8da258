"""The legal moves, in increasing order."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from galactable.core.compile import rule
from galactable.games.point_galaxy.components import (
    COLUMNS,
    KIND,
    N_TOKENS,
    Card,
)
from galactable.games.point_galaxy.moves import A_CARD, A_SYSTEM, DRAFT, FOUND, HAND, PLACE, TOKEN
from galactable.games.point_galaxy.rules.galaxy import ways_in
from galactable.games.point_galaxy.state import NONE, Phase, State

Ints = NDArray[np.int32]


@rule
def legal(s: State, seat: int, out: Ints) -> int:
    """Writes the seat's legal moves; returns how many."""
    if s.phase == Phase.DRAFT:
        return _drafts(s, seat, out)
    if s.phase == Phase.PLACE:
        return _places(s, seat, out)
    return _tokens(s, out)


@rule
def _drafts(s: State, seat: int, out: Ints) -> int:
    """Any card of the market; asteroids only if there is room (PG-15, PG-34, PG-R7)."""
    room = s.suns[seat] - s.asteroids[seat]
    if s.drafted[0] != NONE:
        if KIND[s.drafted[0]] == Card.SUN:
            room += 1
        elif KIND[s.drafted[0]] == Card.ASTEROID:
            room -= 1
    n = 0
    for row in range(3):
        for column in range(COLUMNS):
            face = s.market[row, column]
            if face != NONE and (room > 0 or KIND[face] != Card.ASTEROID):
                out[n] = DRAFT + row * COLUMNS + column
                n += 1
    return n


@rule
def _places(s: State, seat: int, out: Ints) -> int:
    """Where the drafted cards may go, then which may begin a system (PG-20 to PG-36).

    Keeps PG-28, PG-31, PG-35.
    """
    n = 0
    for card in range(HAND):
        if s.drafted[card] != NONE:
            for system in range(s.systems[seat]):
                ways = ways_in(s, seat, s.drafted[card], system)
                for where in range(A_SYSTEM):
                    if ways >> where & 1 == 1:
                        out[n] = PLACE + card * A_CARD + system * A_SYSTEM + where
                        n += 1
    for card in range(HAND):
        if s.drafted[card] != NONE and KIND[s.drafted[card]] != Card.ASTEROID:
            out[n] = FOUND + card
            n += 1
    return n


@rule
def _tokens(s: State, out: Ints) -> int:
    """The tokens of the supply, by number."""
    n = 0
    for token in range(N_TOKENS):
        for i in range(s.supply_count):
            if s.supply[i] == token:
                out[n] = TOKEN + token
                n += 1
    return n
