"""Systems: how cards join them, and which numbers fit where (PG-20 to PG-36)."""

from __future__ import annotations

from galactable.core.compile import rule
from galactable.games.point_galaxy.components import (
    ANY_NUMBER,
    HIGHER,
    KIND,
    LOWER,
    NO_LETTER,
    NO_NUMBER,
    NUMBER,
    RESEARCH,
    ROCKETS,
    SUITS,
    Card,
    X,
)
from galactable.games.point_galaxy.state import NONE, State, Where


@rule
def ways_in(s: State, seat: int, face: int, system: int) -> int:
    """Where in a system the face may go, as bits of ``Where``."""
    kind = KIND[face]
    if kind == Card.SUN:  # PG-29
        return 1 << Where.ABOVE if s.sun[seat, system] == NONE else 0
    if kind == Card.ASTEROID:  # PG-33
        free = s.sun[seat, system] != NONE and s.asteroid[seat, system] == NONE
        return 1 << Where.ABOVE if free else 0
    number = NUMBER[face]
    ways = 0
    if number == NO_NUMBER or s.fits_bottom[seat, system] & SUITS[number] != 0:
        ways |= 1 << Where.BOTTOM
    if s.start[seat, system] == s.start[seat, system + 1]:  # PG-R9
        return ways
    if number == NO_NUMBER or s.fits_top[seat, system] & SUITS[number] != 0:
        ways |= 1 << Where.TOP
    return ways


@rule
def begin_system(s: State, seat: int, face: int) -> None:
    """A new system, begun with a sun or with the first card of its line (PG-22, PG-28)."""
    system = s.systems[seat]
    s.systems[seat] += 1
    s.start[seat, system + 1] = s.start[seat, system]
    s.sun[seat, system] = NONE
    s.asteroid[seat, system] = NONE
    s.fits_top[seat, system] = ANY_NUMBER
    s.fits_bottom[seat, system] = ANY_NUMBER
    join(s, seat, face, system, Where.BOTTOM)


@rule
def join(s: State, seat: int, face: int, system: int, where: int) -> None:
    """The face becomes part of the system; its symbols count from now on (PG-37)."""
    kind = KIND[face]
    if kind == Card.SUN:
        s.sun[seat, system] = face
    elif kind == Card.ASTEROID:
        s.asteroid[seat, system] = face
    else:
        _into_line(s, seat, face, system, where)
    count_symbols(s, seat, face)


@rule
def count_symbols(s: State, seat: int, face: int) -> None:
    """What is counted by player: suns, asteroids, rockets, research (PG-R18)."""
    kind = KIND[face]
    if kind == Card.SUN:
        s.suns[seat] += 1
    elif kind == Card.ASTEROID:
        s.asteroids[seat] += 1
    s.rockets[seat] += ROCKETS[face]
    letter = RESEARCH[face]
    if letter != NO_LETTER:
        s.research[seat, letter] += 1


@rule
def _into_line(s: State, seat: int, face: int, system: int, where: int) -> None:
    """PG-21: at the top or the bottom; the lines stored after it make room (PG-23)."""
    line = s.line[seat]
    start = s.start[seat]
    systems = s.systems[seat]
    at = start[system] if where == Where.TOP else start[system + 1]
    for i in range(start[systems], at, -1):
        line[i] = line[i - 1]
    line[at] = face
    for i in range(system + 1, systems + 1):
        start[i] += 1
    if KIND[face] != Card.MOON:  # PG-32
        s.fits_bottom[seat, system] = fitting(s, seat, start[system], start[system + 1], 1)
        s.fits_top[seat, system] = fitting(s, seat, start[system + 1] - 1, start[system] - 1, -1)


@rule
def fitting(s: State, seat: int, begin: int, end: int, step: int) -> int:
    """The numbers, as bits, that fit after the cards read from ``begin`` on.

    ``up`` is the least value that the last planet can have if the segment rises,
    ``down`` the greatest if it falls (PG-R10); above 7 or below 1, it cannot.
    A wormhole starts afresh (PG-36).

    Keeps PG-24, PG-25, PG-26, PG-27, PG-R12.
    """
    up = NO_NUMBER
    down = X
    i = begin
    while i != end:
        number = NUMBER[s.line[seat, i]]
        if number == NO_NUMBER:
            if KIND[s.line[seat, i]] == Card.WORMHOLE:
                up = NO_NUMBER
                down = X
        elif number == X:
            up = min(up + 1, X)
            down = max(down - 1, NO_NUMBER)
        else:
            up = number if number > up else X
            down = number if number < down else NO_NUMBER
        i += step
    return HIGHER[up] | LOWER[down]
