"""The legal moves, in increasing order."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from galactable.core.compile import rule
from galactable.games.point_galaxy.components import (
    COLUMNS,
    KIND,
    N_TOKENS,
    NO_NUMBER,
    NUMBER,
    Card,
    X,
)
from galactable.games.point_galaxy.moves import A_CARD, A_SYSTEM, DRAFT, FOUND, HAND, PLACE, TOKEN
from galactable.games.point_galaxy.state import NONE, Phase, State, Where

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
def asteroid_room(s: State, seat: int) -> int:
    """How many more asteroids the seat may draft in this turn (PG-R7)."""
    room = s.suns[seat] - s.asteroids[seat]
    if s.drafted[0] != NONE:
        if KIND[s.drafted[0]] == Card.SUN:
            room += 1
        elif KIND[s.drafted[0]] == Card.ASTEROID:
            room -= 1
    return room


@rule
def _drafts(s: State, seat: int, out: Ints) -> int:
    """Any card of the market; asteroids only if there is room (PG-15, PG-34)."""
    room = asteroid_room(s, seat)
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
    """Where the drafted cards may go (PG-20 to PG-36)."""
    n = 0
    for card in range(HAND):
        face = s.drafted[card]
        if face != NONE:
            if KIND[face] == Card.SUN:
                n = _above(s.sun[seat], s.sun[seat], s.systems[seat], card, False, out, n)
            elif KIND[face] == Card.ASTEROID:
                n = _above(s.sun[seat], s.asteroid[seat], s.systems[seat], card, True, out, n)
            else:
                n = _ends(s, seat, face, card, out, n)
    for card in range(HAND):
        if s.drafted[card] != NONE and KIND[s.drafted[card]] != Card.ASTEROID:
            out[n] = FOUND + card
            n += 1
    return n


@rule
def _above(
    sun: NDArray[np.int16],
    own: NDArray[np.int16],
    systems: int,
    card: int,
    on_sun: bool,
    out: Ints,
    n: int,
) -> int:
    """A sun above a system without one (PG-29), an asteroid above a sun without one (PG-33)."""
    for system in range(systems):
        if own[system] == NONE and (sun[system] != NONE or not on_sun):
            out[n] = PLACE + card * A_CARD + system * A_SYSTEM + Where.ABOVE
            n += 1
    return n


@rule
def _ends(s: State, seat: int, face: int, card: int, out: Ints, n: int) -> int:
    """The ends of the lines; an empty line has only its bottom (PG-R9)."""
    number = NUMBER[face]
    wanted = 0
    if number == X:
        wanted = -1
    elif number != NO_NUMBER:
        wanted = 1 << number - 1
    for system in range(s.systems[seat]):
        code = PLACE + card * A_CARD + system * A_SYSTEM
        if s.start[seat, system] < s.start[seat, system + 1]:
            out[n] = code + Where.TOP
            n += number == NO_NUMBER or s.fits_top[seat, system] & wanted != 0
        out[n] = code + Where.BOTTOM
        n += number == NO_NUMBER or s.fits_bottom[seat, system] & wanted != 0
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
