"""How good the table looks for a seat: what ``greedy`` looks at.

It counts the points as they stand, and what open lines, lonely moons, unfinished sets and
rocket symbols may still bring. Cards in hand are valued in their best places: they are laid
there for a moment and taken back.

What symbols, open systems and promising lines are worth is said by ``symbols``, ``hopes`` and
``worth`` alone: another appraisal puts its own in their place.
"""

from __future__ import annotations

from galactable.core.compile import rule
from galactable.games.point_galaxy.components import (
    ANY_NUMBER,
    COLOUR,
    CONDITION,
    COUNTER_BITS,
    COUNTER_MASK,
    FIRST_WORD,
    KIND,
    MAX_NUMBER,
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
    TOKEN_KIND,
    TURNS,
    Card,
    Token,
    X,
)
from galactable.games.point_galaxy.moves import A_SYSTEM
from galactable.games.point_galaxy.rules.galaxy import begin_system, join, ways_in
from galactable.games.point_galaxy.scoring import (
    asteroids,
    different_letters,
    moon_points,
    satisfied,
    sun_points,
    token_points,
    variety,
)
from galactable.games.point_galaxy.state import NONE, Phase, State, Where

POINT = 1000
A_TOKEN = 3500
A_LETTER = 500
RIVAL_ASTEROIDS = 300
OPEN_LINE = 200
OPEN_MOON = 350
OPEN_SET = 300
NOWHERE = -(1 << 40)
HAS_X = 1 << MAX_NUMBER
HAS_MOON = 1 << MAX_NUMBER + 1
# Lines are packed by what they promise and their system; two more than count, to leave two out.
MOST_LINES = 5
SYSTEM_BITS = 5
SYSTEM_MASK = (1 << SYSTEM_BITS) - 1
NO_SYSTEM = SYSTEM_MASK  # more than a player can have
LINE_BITS = SYSTEM_BITS + 4
LINE_MASK = (1 << LINE_BITS) - 1


@rule
def evaluate(s: State, seat: int) -> int:
    """In thousandths of a point. Leaves the record as it was."""
    if s.seat != seat or s.phase == Phase.OVER:
        return board(s, seat)
    first = s.drafted[0]
    second = s.drafted[1]
    if first == NONE and second == NONE:
        return board(s, seat)
    left = turns_left(s, seat)
    settled, lines = _systems(s, seat, left)
    if first != NONE and second != NONE:
        return max(
            _both(s, seat, first, second, settled, lines, left),
            _both(s, seat, second, first, settled, lines, left),
        )
    return _placed(s, seat, first if first != NONE else second, settled, lines, left)


@rule
def _both(s: State, seat: int, first: int, second: int, settled: int, lines: int, left: int) -> int:
    """The first card to its best place, then the second to its best place."""
    _, spot = _best(s, seat, first, lines, left)
    if spot == NOWHERE:
        return NOWHERE
    system = spot // A_SYSTEM
    if system < s.systems[seat]:
        settled -= _system(s, seat, system, left)[0]
    fitted = lay(s, seat, first, spot)
    value, promise = _system(s, seat, system, left)
    lines = renewed(lines, system, promise)
    value = _placed(s, seat, second, settled + value, lines, left)
    take_back(s, seat, first, spot, fitted)
    return value


@rule
def _placed(s: State, seat: int, face: int, settled: int, lines: int, left: int) -> int:
    """How good the table looks with the card in its best place."""
    gain, spot = _best(s, seat, face, lines, left)
    if spot == NOWHERE:
        return NOWHERE
    fitted = lay(s, seat, face, spot)
    value = symbols(s, seat, left) + settled + gain
    take_back(s, seat, face, spot, fitted)
    return value


@rule
def _best(s: State, seat: int, face: int, lines: int, left: int) -> tuple[int, int]:
    """What a card brings in its best place, besides its symbols, and which place that is.

    Spots are numbered like moves, three to a system; the last is a new system. Only the
    system that the card joins differs from spot to spot; the rest was added up before.
    """
    best = NOWHERE
    best_spot = NOWHERE
    systems = int(s.systems[seat])
    for system in range(systems):
        ways = ways_in(s, seat, face, system)
        if ways != 0:
            now, _ = _system(s, seat, system, left)
            for where in range(A_SYSTEM):
                if ways >> where & 1 == 1:
                    spot = system * A_SYSTEM + where
                    gain = _laid(s, seat, face, spot, lines, left) - now
                    if gain > best:
                        best = gain
                        best_spot = spot
    if KIND[face] != Card.ASTEROID:
        spot = systems * A_SYSTEM
        gain = _laid(s, seat, face, spot, lines, left)
        if gain > best:
            best = gain
            best_spot = spot
    return best, best_spot


@rule
def _laid(s: State, seat: int, face: int, spot: int, lines: int, left: int) -> int:
    """The card's system, tokens that look at systems, and lines, with the card on a spot."""
    system = spot // A_SYSTEM
    fitted = lay(s, seat, face, spot)
    value, promise = _system(s, seat, system, left)
    value += _system_tokens(s, seat) + _weighed(s, lines, system, promise, left)
    take_back(s, seat, face, spot, fitted)
    return value


@rule
def lay(s: State, seat: int, face: int, spot: int) -> int:
    """Lays a card on a spot, wherever it came from; returns what fitted there before."""
    system = spot // A_SYSTEM
    if system == s.systems[seat]:
        begin_system(s, seat, face)
        return 0
    fitted = int(s.fits_top[seat, system]) << MAX_NUMBER | int(s.fits_bottom[seat, system])
    join(s, seat, face, system, spot % A_SYSTEM)
    return fitted


@rule
def take_back(s: State, seat: int, face: int, spot: int, fitted: int) -> None:
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
        line[start[systems] - 1] = NONE
        for i in range(system + 1, systems + 1):
            start[i] -= 1
    s.fits_top[seat, system] = fitted >> MAX_NUMBER
    s.fits_bottom[seat, system] = fitted & ANY_NUMBER
    s.rockets[seat] -= ROCKETS[face]
    if RESEARCH[face] != NO_LETTER:
        s.research[seat, RESEARCH[face]] -= 1
    if begun:
        s.systems[seat] -= 1
        start[systems] = 0
        s.sun[seat, system] = 0
        s.asteroid[seat, system] = 0


@rule
def _alone(s: State, seat: int, system: int) -> bool:
    """Whether the system holds a single card."""
    cards = s.start[seat, system + 1] - s.start[seat, system]
    cards += s.sun[seat, system] != NONE
    return cards + (s.asteroid[seat, system] != NONE) == 1


@rule
def turns_left(s: State, seat: int) -> int:
    """The seat's turns after this one."""
    players = max(s.seats, 2)
    order = (seat - s.first + players) % players
    done = (s.turns_taken + players - 1 - order) // players
    busy = s.phase != Phase.DRAFT or s.drafted[0] != NONE
    return TURNS - done - (1 if s.seat == seat and busy else 0)


@rule
def board(s: State, seat: int) -> int:
    """The galaxy as it is now."""
    left = turns_left(s, seat)
    settled, lines = _systems(s, seat, left)
    settled += _weighed(s, lines, NO_SYSTEM, 0, left)
    return symbols(s, seat, left) + _system_tokens(s, seat) + settled


@rule
def _systems(s: State, seat: int, left: int) -> tuple[int, int]:
    """What all systems are worth, and the most promising lines."""
    settled = 0
    lines = 0
    for system in range(s.systems[seat]):
        value, promise = _system(s, seat, system, left)
        settled += value
        lines = with_line(lines, promise, system)
    return settled, lines


@rule
def symbols(s: State, seat: int, left: int) -> int:
    """What depends on which cards the seat has, not on where they lie."""
    value = POINT * (SCALE[different_letters(s, seat)] + asteroids(s, seat))
    for i in range(s.token_count[seat]):
        if TOKEN_KIND[s.tokens[seat, i]] != Token.SYSTEMS:
            value += POINT * token_points(s, seat, s.tokens[seat, i])
    rivals = max(s.seats, 2)
    for other in range(rivals):
        if other != seat:
            value -= RIVAL_ASTEROIDS * asteroids(s, other) // (rivals - 1)
    rockets = int(s.rockets[seat])
    value += A_TOKEN * (rockets // ROCKETS_A_TOKEN - int(s.token_count[seat]))
    if left <= 0:
        return value
    progress = rockets % ROCKETS_A_TOKEN
    if s.supply_count > 0 and ROCKETS_A_TOKEN - progress <= 2 * left:
        value += A_TOKEN * progress // ROCKETS_A_TOKEN
    return value + A_LETTER * different_letters(s, seat)


@rule
def _system_tokens(s: State, seat: int) -> int:
    """The tokens that look at systems."""
    points = 0
    for i in range(s.token_count[seat]):
        if TOKEN_KIND[s.tokens[seat, i]] == Token.SYSTEMS:
            points += token_points(s, seat, s.tokens[seat, i])
    return POINT * points


@rule
def _system(s: State, seat: int, system: int, left: int) -> tuple[int, int]:
    """A system's points and what may still come of it; its line's promise."""
    begin = s.start[seat, system]
    end = s.start[seat, system + 1]
    facts = facts_of(s, seat, begin, end)
    printed = facts & ANY_NUMBER
    different = ONES[printed] if facts & HAS_X == 0 else variety(s, seat, begin, end)
    points = sun_points(s, seat, system) + SCALE[different]
    if facts & HAS_MOON != 0:
        for i in range(begin, end):
            points += moon_points(s, seat, i, begin, end)
    if left <= 0:
        return POINT * points, 0
    fits = s.fits_top[seat, system] | s.fits_bottom[seat, system]
    value = POINT * points + hopes(s, seat, system, facts, fits, left)
    return value, line_promise(printed, fits, left)


@rule
def hopes(s: State, seat: int, system: int, facts: int, fits: int, left: int) -> int:
    """What may still come of a system besides its line; ``fits``: the numbers that can join it."""
    if fits == 0:
        return 0
    begin = s.start[seat, system]
    end = s.start[seat, system + 1]
    value = 0
    if facts & HAS_MOON != 0:
        value += _moon_promise(s, seat, begin, end)
    sun = s.sun[seat, system]
    if sun != NONE:
        showing, size = next_set(s, seat, begin, end, sun)
        value += OPEN_SET * POINTS[sun] * (1 + showing) // size
    return value


@rule
def facts_of(s: State, seat: int, begin: int, end: int) -> int:
    """What a look at a line tells: printed numbers (1 is bit 0), whether it has X or moons."""
    facts = 0
    for i in range(begin, end):
        number = int(NUMBER[s.line[seat, i]])
        if number == X:
            facts |= HAS_X
        elif number != NO_NUMBER:
            facts |= 1 << number - 1
        elif KIND[s.line[seat, i]] == Card.MOON:
            facts |= HAS_MOON
    return facts


@rule
def line_promise(printed: int, fits: int, left: int) -> int:
    """What more numbers may bring a line."""
    has = ONES[printed]
    room = min(ONES[fits & ~printed], left)
    return SCALE[min(has + room, 7)] - SCALE[has]


@rule
def with_line(lines: int, promise: int, system: int) -> int:
    """The most promising lines, packed with their systems, best first."""
    line = promise << SYSTEM_BITS | system
    found = 0
    for place in range(MOST_LINES - 1, -1, -1):
        other = lines >> place * LINE_BITS & LINE_MASK
        found = found << LINE_BITS | max(line, other)
        line = min(line, other)
    return found


@rule
def renewed(lines: int, system: int, promise: int) -> int:
    """The same lines with what the line of this system promises now."""
    found = 0
    for place in range(MOST_LINES):
        line = lines >> place * LINE_BITS & LINE_MASK
        if line & SYSTEM_MASK != system:
            found = with_line(found, line >> SYSTEM_BITS, line & SYSTEM_MASK)
    return with_line(found, promise, system)


@rule
def _weighed(s: State, lines: int, system: int, promise: int, left: int) -> int:
    """What the three most promising lines are worth, given what that of this system promises."""
    first = promise_of(lines, 0)
    second = promise_of(lines, 1)
    third = promise_of(lines, 2)
    if owner_of(lines, 0) == system:
        first = second
        second = third
        third = promise_of(lines, 3)
    elif owner_of(lines, 1) == system:
        second = third
        third = promise_of(lines, 3)
    elif owner_of(lines, 2) == system:
        third = promise_of(lines, 3)
    third = max(third, min(second, promise))
    second = max(second, min(first, promise))
    first = max(first, promise)
    return worth(s, first, second, third, left)


@rule
def worth(s: State, first: int, second: int, third: int, left: int) -> int:
    """What the promises of the three best lines are worth."""
    return OPEN_LINE * first + OPEN_LINE * second * 2 // 3 + OPEN_LINE * third // 3


@rule
def promise_of(lines: int, rank: int) -> int:
    """What the line of this rank promises; 0 is the best."""
    return (lines >> (MOST_LINES - 1 - rank) * LINE_BITS & LINE_MASK) >> SYSTEM_BITS


@rule
def owner_of(lines: int, rank: int) -> int:
    """The system of the line of this rank."""
    return lines >> (MOST_LINES - 1 - rank) * LINE_BITS & SYSTEM_MASK


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
def next_set(s: State, seat: int, begin: int, end: int, sun: int) -> tuple[int, int]:
    """How far the next set of a sun has come, and how many planets make one."""
    condition = CONDITION[sun]
    word = FIRST_WORD[condition + 1] - 1
    counters = 0
    for i in range(begin, end):
        counters += SHOWS[word, COLOUR[s.line[seat, i]]]
    test = TESTS[word] - 1  # the test of all colours at once
    size = NEED[word, test]
    return (counters >> test * COUNTER_BITS & COUNTER_MASK) % size, size
