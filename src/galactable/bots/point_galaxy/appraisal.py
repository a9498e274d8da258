"""What a galaxy of Point Galaxy promises, weighed by what came of such galaxies in play.

The game's own evaluation knows the points as they stand and gives every promise a fixed
weight. Here a promise is worth what came of it, on average, in games played before: a
weight a fact, for every number of turns left (``fit.py`` finds them). The record carries
the weights, so that one compiled code serves all of them; the search is that of all
games, and finds this evaluation by the record's type.
"""

from __future__ import annotations

from galactable.core.compile import rule
from galactable.core.generic import register
from galactable.core.record import I8s, I16s, field, span
from galactable.core.registry import game
from galactable.games.point_galaxy.components import (
    ANY_NUMBER,
    COLOUR,
    CONDITION,
    COUNTER_BITS,
    COUNTER_MASK,
    FIRST_WORD,
    KIND,
    MOON_FIRST,
    MOON_SECOND,
    NEED,
    ONES,
    POINTS,
    ROCKETS_A_TOKEN,
    SCALE,
    SHOWS,
    TESTS,
    TOKEN_KIND,
    TURNS,
    Card,
    Token,
)
from galactable.games.point_galaxy.evaluate import (
    HAS_MOON,
    HAS_X,
    NO_SYSTEM,
    NOWHERE,
    POINT,
    facts_of,
    lay,
    line_promise,
    owner_of,
    promise_of,
    renewed,
    take_back,
    turns_left,
    with_line,
)
from galactable.games.point_galaxy.moves import A_SYSTEM
from galactable.games.point_galaxy.rules.galaxy import ways_in
from galactable.games.point_galaxy.scoring import (
    asteroids,
    different_letters,
    moon_points,
    satisfied,
    sun_points,
    token_points,
    variety,
)
from galactable.games.point_galaxy.state import NONE, Phase, State

__all__ = ["FACTS", "TABLES", "Appraised", "board", "evaluate"]

TABLES = ((2,), (3, 4, 5))
"""Sizes of tables with weights of their own; alone, those of two seats."""

# Where in a row of weights the facts of a kind begin.
LETTERS = 0  # different research symbols, 0 to 7
PROGRESS = LETTERS + 8  # rocket symbols towards the next token, 0 to 4
TOKENS = PROGRESS + ROCKETS_A_TOKEN  # tokens of each kind
ROCKS = TOKENS + len(Token)  # asteroids: own x the most of a rival, both 3 at most
MOST_ROCKS = 3
FREE_SUNS = ROCKS + (MOST_ROCKS + 1) ** 2  # suns without an asteroid
ALWAYS = FREE_SUNS + 1  # whatever lies there, in tens of points: a weight has 16 bits
TENS = 10
LINES = ALWAYS + 1  # open lines: different numbers x numbers that fit
MOST_ROOM = 5
RANKS = LINES + 8 * (MOST_ROOM + 1)  # what the three most promising lines may bring
SUN_PART = RANKS + 3  # a sun's next set, as far as it has come
SUN_ROOM = SUN_PART + 1  # sets that a sun has room for
SUN_OPEN = SUN_ROOM + 1  # a sun over an open line
SUN_EACH = SUN_OPEN + 1  # planets that a sun has room for which pays for each
SUNLESS = SUN_EACH + 1  # open lines without a sun
SUNLESS_CARDS = SUNLESS + 1  # cards in them
MOONS = SUNLESS_CARDS + 1  # moons at an end: of one colour, half done, of two colours
CLOSED = MOONS + 3  # lines that no planet fits
FACTS = CLOSED + 1


class Appraised(State):
    """A table of Point Galaxy with the weights of its appraisal."""

    weights: I16s = field(
        "what a fact is worth with so many turns left, in thousandths of a point", TURNS + 1, FACTS
    )

    # Numba takes a record that begins as another does for a kind of it; a name more, and it
    # does not: each evaluation has a record of its own.
    head: I8s = span("seats", "turn")
    wide: I16s = span("seen_planets", "ai_faces")
    small: I8s = span("first", "ai_took")


@rule
def evaluate(s: Appraised, seat: int) -> int:
    """A thousandth of a point is the unit. The record is the same again afterwards."""
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
def board(s: Appraised, seat: int) -> int:
    """The galaxy as it is now."""
    left = turns_left(s, seat)
    settled, lines = _systems(s, seat, left)
    settled += _weighed(s, lines, NO_SYSTEM, 0, left)
    return _symbols(s, seat, left) + _system_tokens(s, seat) + settled


@rule
def _both(
    s: Appraised, seat: int, first: int, second: int, settled: int, lines: int, left: int
) -> int:
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
def _placed(s: Appraised, seat: int, face: int, settled: int, lines: int, left: int) -> int:
    """How good the table looks with the card in its best place."""
    gain, spot = _best(s, seat, face, lines, left)
    if spot == NOWHERE:
        return NOWHERE
    fitted = lay(s, seat, face, spot)
    value = _symbols(s, seat, left) + settled + gain
    take_back(s, seat, face, spot, fitted)
    return value


@rule
def _best(s: Appraised, seat: int, face: int, lines: int, left: int) -> tuple[int, int]:
    """What the best place of a card brings beside its symbols, and which it is."""
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
def _laid(s: Appraised, seat: int, face: int, spot: int, lines: int, left: int) -> int:
    """The card's system, tokens that look at systems, and lines, with the card on a spot."""
    system = spot // A_SYSTEM
    fitted = lay(s, seat, face, spot)
    value, promise = _system(s, seat, system, left)
    value += _system_tokens(s, seat) + _weighed(s, lines, system, promise, left)
    take_back(s, seat, face, spot, fitted)
    return value


@rule
def _systems(s: Appraised, seat: int, left: int) -> tuple[int, int]:
    """What all systems are worth, and the most promising lines."""
    settled = 0
    lines = 0
    for system in range(s.systems[seat]):
        value, promise = _system(s, seat, system, left)
        settled += value
        lines = with_line(lines, promise, system)
    return settled, lines


@rule
def _symbols(s: Appraised, seat: int, left: int) -> int:
    """What depends on which cards the seat has, not on where they lie."""
    letters = different_letters(s, seat)
    value = POINT * (SCALE[letters] + asteroids(s, seat))
    weights = s.weights[left]
    for i in range(s.token_count[seat]):
        token = s.tokens[seat, i]
        if TOKEN_KIND[token] != Token.SYSTEMS:
            value += POINT * token_points(s, seat, token)
        value += weights[TOKENS + TOKEN_KIND[token] - 1]
    rockets = int(s.rockets[seat])
    due = rockets // ROCKETS_A_TOKEN - int(s.credited[seat])
    if s.seat == seat:
        due += int(s.tokens_owed)
    if due > 0 and s.supply_count > 0:
        value += _best_token(s, seat, left)
    if left <= 0:
        return value
    most = 0
    for other in range(max(s.seats, 2)):
        if other != seat:
            most = max(most, int(s.asteroids[other]))
    own = min(int(s.asteroids[seat]), MOST_ROCKS)
    value += weights[ROCKS + own * (MOST_ROCKS + 1) + min(most, MOST_ROCKS)]
    value += weights[FREE_SUNS] * (int(s.suns[seat]) - int(s.asteroids[seat]))
    if s.supply_count > 0:
        value += weights[PROGRESS + rockets % ROCKETS_A_TOKEN]
    return value + weights[LETTERS + letters] + TENS * weights[ALWAYS]


@rule
def _best_token(s: Appraised, seat: int, left: int) -> int:
    """What the best token of the supply is worth to the seat."""
    best = 0
    for i in range(s.supply_count):
        token = s.supply[i]
        value = POINT * token_points(s, seat, token)
        best = max(best, value + s.weights[left, TOKENS + TOKEN_KIND[token] - 1])
    return best


@rule
def _system_tokens(s: Appraised, seat: int) -> int:
    """The points of tokens that look at systems."""
    points = 0
    for i in range(s.token_count[seat]):
        if TOKEN_KIND[s.tokens[seat, i]] == Token.SYSTEMS:
            points += token_points(s, seat, s.tokens[seat, i])
    return POINT * points


@rule
def _system(s: Appraised, seat: int, system: int, left: int) -> tuple[int, int]:
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
    value = POINT * points
    if left <= 0:
        return value, 0
    weights = s.weights[left]
    fits = s.fits_top[seat, system] | s.fits_bottom[seat, system]
    if fits == 0:
        return value + weights[CLOSED], 0
    room = ONES[fits & ~printed]
    value += weights[LINES + ONES[printed] * (MOST_ROOM + 1) + min(room, MOST_ROOM)]
    if facts & HAS_MOON != 0:
        value += _moon_promise(s, seat, begin, end, left)
    sun = s.sun[seat, system]
    if sun != NONE:
        value += _sun_promise(s, seat, begin, end, sun, min(ONES[fits], left), left)
    else:
        value += weights[SUNLESS] + weights[SUNLESS_CARDS] * (end - begin)
    return value, line_promise(printed, fits, left)


@rule
def _weighed(s: Appraised, lines: int, system: int, promise: int, left: int) -> int:
    """The three most promising lines, if the line of this system promises so much."""
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
    weights = s.weights[left]
    return weights[RANKS] * first + weights[RANKS + 1] * second + weights[RANKS + 2] * third


@rule
def _moon_promise(s: Appraised, seat: int, begin: int, end: int, left: int) -> int:
    """Moons at the ends of a line that one more planet can satisfy."""
    value = 0
    if begin == end:
        return 0
    top = s.line[seat, begin]
    inner = COLOUR[s.line[seat, begin + 1]] if begin + 1 < end else 0
    if KIND[top] == Card.MOON:
        value += _lonely(s, top, inner, left)
    if begin + 1 == end:
        return value
    bottom = s.line[seat, end - 1]
    inner = COLOUR[s.line[seat, end - 2]]
    if KIND[bottom] == Card.MOON:
        value += _lonely(s, bottom, inner, left)
    return value


@rule
def _lonely(s: Appraised, moon: int, inner: int, left: int) -> int:
    """The promise of a moon at an end, by the colours of its inner neighbour."""
    if satisfied(moon, inner, 0):
        return 0
    kind = 0
    if MOON_SECOND[moon] != 0:
        kind = 1 if inner & (MOON_FIRST[moon] | MOON_SECOND[moon]) != 0 else 2
    return s.weights[left, MOONS + kind] * POINTS[moon]


@rule
def _sun_promise(
    s: Appraised, seat: int, begin: int, end: int, sun: int, room: int, left: int
) -> int:
    """What a sun may still bring over an open line."""
    condition = CONDITION[sun]
    word = FIRST_WORD[condition + 1] - 1
    counters = 0
    for i in range(begin, end):
        counters += SHOWS[word, COLOUR[s.line[seat, i]]]
    test = TESTS[word] - 1  # the test of all colours at once
    showing = counters >> test * COUNTER_BITS & COUNTER_MASK
    size = NEED[word, test]
    weights = s.weights[left]
    if size == 1:
        return weights[SUN_EACH] * POINTS[sun] * room
    found = weights[SUN_PART] * (showing % size) + weights[SUN_ROOM] * room + weights[SUN_OPEN]
    return POINTS[sun] * found // size


register(Appraised.dtype, {**game("point-galaxy").rules, "evaluate": evaluate})
