"""How good the table looks for a seat: what ``greedy`` looks at.

Points as they stand, and what may still come of open lines, lonely moons, unfinished
sets and rocket symbols. Cards in hand are worth what their best places make of them:
they are laid there for a moment, and taken back.
"""

from __future__ import annotations

from galactable.core.compile import rule
from galactable.games.point_galaxy.components import (
    COLOUR,
    CONDITION,
    COUNTER_BITS,
    COUNTER_MASK,
    FIRST_WORD,
    KIND,
    MOON_FIRST,
    MOON_SECOND,
    NEED,
    NO_LETTER,
    NO_NUMBER,
    NUMBER,
    ONES,
    POINTS,
    RESEARCH,
    ROCKETS,
    ROCKETS_A_TOKEN,
    SCALE,
    SHOWS,
    TESTS,
    TURNS,
    Card,
    X,
)
from galactable.games.point_galaxy.moves import A_SYSTEM
from galactable.games.point_galaxy.rules.galaxy import begin_system, fitting, join, may_join
from galactable.games.point_galaxy.scoring import asteroids, different_letters, satisfied, total
from galactable.games.point_galaxy.state import NONE, Phase, State, Where

POINT = 1000
A_TOKEN = 3500
A_LETTER = 500
RIVAL_ASTEROIDS = 300
OPEN_LINE = 200
OPEN_MOON = 350
OPEN_SET = 300
NOWHERE = -(1 << 40)


@rule
def evaluate(s: State, seat: int) -> int:
    """A thousandth of a point is the unit. The record is the same again afterwards."""
    if s.seat != seat or s.phase == Phase.OVER:
        return _board(s, seat)
    first = s.drafted[0]
    second = s.drafted[1]
    if first != NONE and second != NONE:
        return max(_both(s, seat, first, second), _both(s, seat, second, first))
    if first != NONE:
        return _best(s, seat, first, True)
    if second != NONE:
        return _best(s, seat, second, True)
    return _board(s, seat)


@rule
def _both(s: State, seat: int, first: int, second: int) -> int:
    """The first card to its best place, then the second to its best place."""
    spot = _best(s, seat, first, False)
    if spot == NOWHERE:
        return NOWHERE
    lay(s, seat, first, spot)
    value = _best(s, seat, second, True)
    take_back(s, seat, first, spot)
    return value


@rule
def _best(s: State, seat: int, face: int, wants_value: bool) -> int:
    """The best place of a card, or how good the table looks with it there.

    Spots are counted three a system, as moves are; the last is a new system.
    """
    best = NOWHERE
    best_spot = NOWHERE
    systems = s.systems[seat]
    for spot in range(systems * A_SYSTEM + 1):
        if spot == systems * A_SYSTEM:
            if KIND[face] == Card.ASTEROID:
                continue
        elif not may_join(s, seat, face, spot // A_SYSTEM, spot % A_SYSTEM):
            continue
        lay(s, seat, face, spot)
        value = _board(s, seat)
        take_back(s, seat, face, spot)
        if value > best:
            best = value
            best_spot = spot
    return best if wants_value else best_spot


@rule
def lay(s: State, seat: int, face: int, spot: int) -> None:
    """Lays a card on a spot, wherever it came from."""
    system = spot // A_SYSTEM
    if system == s.systems[seat]:
        begin_system(s, seat, face)
    else:
        join(s, seat, face, system, spot % A_SYSTEM)


@rule
def take_back(s: State, seat: int, face: int, spot: int) -> None:
    """Undoes ``lay``, to the byte."""
    system = spot // A_SYSTEM
    systems = s.systems[seat]
    line = s.line[seat]
    start = s.start[seat]
    kind = KIND[face]
    begun = _alone(s, seat, system)
    if kind == Card.SUN:
        s.suns[seat] -= 1
        s.sun[seat, system] = NONE
    elif kind == Card.ASTEROID:
        s.asteroids[seat] -= 1
        s.asteroid[seat, system] = NONE
    else:
        top = spot % A_SYSTEM == Where.TOP and not begun
        at = start[system] if top else start[system + 1] - 1
        for i in range(at, start[systems] - 1):
            line[i] = line[i + 1]
        line[start[systems] - 1] = 0
        for i in range(system + 1, systems + 1):
            start[i] -= 1
        s.fits_bottom[seat, system] = fitting(s, seat, start[system], start[system + 1], 1)
        s.fits_top[seat, system] = fitting(s, seat, start[system + 1] - 1, start[system] - 1, -1)
    s.rockets[seat] -= ROCKETS[face]
    if RESEARCH[face] != NO_LETTER:
        s.research[seat, RESEARCH[face]] -= 1
    if begun:
        s.systems[seat] -= 1
        start[systems] = 0
        s.sun[seat, system] = 0
        s.asteroid[seat, system] = 0
        s.fits_top[seat, system] = 0
        s.fits_bottom[seat, system] = 0


@rule
def _alone(s: State, seat: int, system: int) -> bool:
    """Whether the system holds a single card."""
    cards = s.start[seat, system + 1] - s.start[seat, system]
    cards += s.sun[seat, system] != NONE
    return cards + (s.asteroid[seat, system] != NONE) == 1


@rule
def _turns_left(s: State, seat: int) -> int:
    """The seat's turns after this one."""
    players = max(s.seats, 2)
    order = (seat - s.first + players) % players
    done = (s.turns_taken + players - 1 - order) // players
    busy = s.phase != Phase.DRAFT or s.drafted[0] != NONE
    return TURNS - done - (1 if s.seat == seat and busy else 0)


@rule
def _board(s: State, seat: int) -> int:
    """The galaxy as it lies."""
    value = POINT * total(s, seat)
    rivals = max(s.seats, 2)
    for other in range(rivals):
        if other != seat:
            value -= RIVAL_ASTEROIDS * asteroids(s, other) // (rivals - 1)
    left = _turns_left(s, seat)
    rockets = int(s.rockets[seat])
    value += A_TOKEN * (rockets // ROCKETS_A_TOKEN - int(s.token_count[seat]))
    if left <= 0:
        return value
    progress = rockets % ROCKETS_A_TOKEN
    if s.supply_count > 0 and ROCKETS_A_TOKEN - progress <= 2 * left:
        value += A_TOKEN * progress // ROCKETS_A_TOKEN
    value += A_LETTER * different_letters(s, seat)
    return value + _promise(s, seat, left)


@rule
def _promise(s: State, seat: int, left: int) -> int:
    """What may still come: the three most promising lines, moons, sets."""
    first = 0
    second = 0
    third = 0
    value = 0
    for system in range(s.systems[seat]):
        begin = s.start[seat, system]
        end = s.start[seat, system + 1]
        printed = 0
        for i in range(begin, end):
            number = NUMBER[s.line[seat, i]]
            if number != NO_NUMBER and number != X:
                printed |= 1 << number - 1
        has = ONES[printed]
        fits = s.fits_top[seat, system] | s.fits_bottom[seat, system]
        room = min(ONES[fits & ~printed], left)
        line = OPEN_LINE * (SCALE[min(has + room, 7)] - SCALE[has])
        if line > first:
            third = second
            second = first
            first = line
        elif line > second:
            third = second
            second = line
        elif line > third:
            third = line
        if fits != 0:
            value += _moon_promise(s, seat, begin, end)
            if s.sun[seat, system] != NONE:
                value += _set_promise(s, seat, begin, end, s.sun[seat, system])
    return value + first + second * 2 // 3 + third // 3


@rule
def _moon_promise(s: State, seat: int, begin: int, end: int) -> int:
    """Moons at the ends of a line that one more planet can satisfy."""
    value = 0
    if begin == end:
        return 0
    top = s.line[seat, begin]
    inner = COLOUR[s.line[seat, begin + 1]] if begin + 1 < end else 0
    if KIND[top] == Card.MOON:
        value += _lonely(top, inner)
    bottom = s.line[seat, end - 1]
    inner = COLOUR[s.line[seat, end - 2]] if begin + 1 < end else 0
    if KIND[bottom] == Card.MOON:
        value += _lonely(bottom, inner)
    return value


@rule
def _lonely(moon: int, inner: int) -> int:
    """The promise of a moon at an end, by the colours of its inner neighbour."""
    if satisfied(moon, inner, 0):
        return 0
    if MOON_SECOND[moon] != 0 and inner & (MOON_FIRST[moon] | MOON_SECOND[moon]) == 0:
        return 0
    return OPEN_MOON * POINTS[moon]


@rule
def _set_promise(s: State, seat: int, begin: int, end: int, sun: int) -> int:
    """How far the next set of a sun has come."""
    condition = CONDITION[sun]
    word = FIRST_WORD[condition + 1] - 1
    counters = 0
    for i in range(begin, end):
        counters += SHOWS[word, COLOUR[s.line[seat, i]]]
    test = TESTS[word] - 1  # the test of all colours at once
    showing = counters >> test * COUNTER_BITS & COUNTER_MASK
    size = NEED[word, test]
    return OPEN_SET * POINTS[sun] * (1 + showing % size) // size
