"""What a galaxy of Point Galaxy promises, weighed by what came of such galaxies in play.

The game's own evaluation knows the points as they stand and gives every promise a fixed
weight. Here a promise is worth what came of it, on average, in games played before: a
weight a fact, for every number of turns left (``fit.py`` finds them). The record carries
the weights, so that one compiled code serves all of them; the search is that of all
games, and finds this evaluation by the record's type.
"""

from __future__ import annotations

from galactable.core.compile import Twins, rule
from galactable.core.generic import register
from galactable.core.record import I8s, I16s, field, span
from galactable.core.registry import game
from galactable.games.point_galaxy import evaluate as own
from galactable.games.point_galaxy.components import (
    ANY_NUMBER,
    COLOUR,
    KIND,
    MOON_FIRST,
    MOON_SECOND,
    ONES,
    POINTS,
    ROCKETS_A_TOKEN,
    SCALE,
    TOKEN_KIND,
    TURNS,
    Card,
    Token,
)
from galactable.games.point_galaxy.evaluate import HAS_MOON, POINT, next_set
from galactable.games.point_galaxy.scoring import (
    asteroids,
    different_letters,
    satisfied,
    token_points,
)
from galactable.games.point_galaxy.state import NONE, State

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
def symbols(s: Appraised, seat: int, left: int) -> int:
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
def hopes(s: Appraised, seat: int, system: int, facts: int, fits: int, left: int) -> int:
    """What came of systems like this one."""
    weights = s.weights[left]
    if fits == 0:
        return weights[CLOSED]
    begin = s.start[seat, system]
    end = s.start[seat, system + 1]
    printed = facts & ANY_NUMBER
    room = ONES[fits & ~printed]
    value = weights[LINES + ONES[printed] * (MOST_ROOM + 1) + min(room, MOST_ROOM)]
    if facts & HAS_MOON != 0:
        value += _moon_promise(s, seat, begin, end, left)
    sun = s.sun[seat, system]
    if sun != NONE:
        return value + _sun_promise(s, seat, begin, end, sun, min(ONES[fits], left), left)
    return value + weights[SUNLESS] + weights[SUNLESS_CARDS] * (end - begin)


@rule
def worth(s: Appraised, first: int, second: int, third: int, left: int) -> int:
    """What came of the three most promising lines."""
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
    showing, size = next_set(s, seat, begin, end, sun)
    weights = s.weights[left]
    if size == 1:
        return weights[SUN_EACH] * POINTS[sun] * room
    found = weights[SUN_PART] * showing + weights[SUN_ROOM] * room + weights[SUN_OPEN]
    return POINTS[sun] * found // size


_walk = Twins(rule, {own.symbols: symbols, own.hopes: hopes, own.worth: worth})
"""The game's own evaluation, with these three in the place of its own."""
board = _walk.of(own.board)
evaluate = _walk.of(own.evaluate)
register(Appraised.dtype, {**game("point-galaxy").rules, "evaluate": evaluate})
