"""Points by category, places, tie-breaks: PG-45 to PG-73, and the AI's PG-83 to PG-90."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from galactable.core.compile import rule
from galactable.games.point_galaxy.components import (
    AI_REPEAT,
    AI_SUN,
    AI_TOKEN,
    CARDS_EACH,
    COLOUR,
    CONDITION,
    COUNTER_BITS,
    COUNTER_MASK,
    FIRST_WORD,
    KIND,
    MOON_FIRST,
    MOON_SECOND,
    N_LETTERS,
    NEED,
    NO_NUMBER,
    NUMBER,
    ONES,
    POINTS,
    PRIZES,
    SCALE,
    SHOWS,
    TESTS,
    TOKEN_CONDITION,
    TOKEN_KIND,
    TOKEN_NUMBER,
    TOKEN_POINTS,
    Card,
    Token,
    X,
)
from galactable.games.point_galaxy.state import AI, NONE, State

CATEGORIES = ("suns", "planets", "moons", "research", "rockets", "asteroids")
SUNS, PLANETS, MOONS, RESEARCH, ROCKETS, ASTEROIDS = range(len(CATEGORIES))
Ints = NDArray[np.int32]
MOST_ROCKETS = 64  # more than a player can have: 26 faces of at most two
RANKS = 8  # more than there are places
IMPOSSIBLE = -1


@rule
def score(s: State, seat: int, out: Ints) -> int:
    """Writes the six categories; returns their sum."""
    points = 0
    for category in range(len(CATEGORIES)):
        out[category] = points_in(s, seat, category)
        points += out[category]
    return points


@rule
def total(s: State, seat: int) -> int:
    """The seat's points."""
    points = 0
    for category in range(len(CATEGORIES)):
        points += points_in(s, seat, category)
    return points


@rule
def points_in(s: State, seat: int, category: int) -> int:
    """The seat's points in a category."""
    if category == RESEARCH:
        return SCALE[different_letters(s, seat)]  # PG-56
    if category == ASTEROIDS:
        return asteroids(s, seat)
    points = 0
    if category == ROCKETS:
        for i in range(s.token_count[seat]):  # PG-60
            points += token_points(s, seat, s.tokens[seat, i])
        return points
    for system in range(s.systems[seat]):
        begin = s.start[seat, system]
        end = s.start[seat, system + 1]
        if category == SUNS:
            points += sun_points(s, seat, system)
        elif category == PLANETS:
            points += SCALE[variety(s, seat, begin, end)]  # PG-49
        else:
            for i in range(begin, end):
                points += moon_points(s, seat, i, begin, end)
    return points


@rule
def places(s: State, out: Ints) -> None:
    """By total, then by rocket symbols; equal seats share a place (PG-61, PG-R24)."""
    for seat in range(s.seats):
        out[seat] = (total(s, seat) * MOST_ROCKETS + s.rockets[seat]) * RANKS
    if s.seats == 1:
        out[0] = 2 if ai_total(s) * MOST_ROCKETS + s.rockets[AI] > out[0] // RANKS else 1
        return
    for seat in range(s.seats):
        place = 1
        for other in range(s.seats):
            if out[other] // RANKS > out[seat] // RANKS:
                place += 1
        out[seat] += place
    for seat in range(s.seats):
        out[seat] %= RANKS


@rule
def sun_points(s: State, seat: int, system: int) -> int:
    """A sun's points for every set in its system (PG-46, PG-30)."""
    sun = s.sun[seat, system]
    if sun == NONE:
        return 0
    begin = s.start[seat, system]
    end = s.start[seat, system + 1]
    return POINTS[sun] * sets(s, seat, begin, end, CONDITION[sun], 0)


@rule
def sets(s: State, seat: int, begin: int, end: int, condition: int, more: int) -> int:
    """The most sets that the planets of a stretch of lines make (PG-47, PG-48, PG-R15).

    ``more`` are the colours of one more planet (0: none).
    """
    fewest = CARDS_EACH
    for word in range(FIRST_WORD[condition], FIRST_WORD[condition + 1]):
        shows = SHOWS[word]
        counters = shows[more]
        for i in range(begin, end):
            counters += shows[COLOUR[s.line[seat, i]]]
        for test in range(TESTS[word]):
            fewest = min(fewest, (counters & COUNTER_MASK) // NEED[word, test])
            counters >>= COUNTER_BITS
    return fewest


@rule
def variety(s: State, seat: int, begin: int, end: int) -> int:
    """The most different numbers that a line can show (PG-50, PG-51, PG-R11).

    A segment with one number and some X can be read rising or falling; all combinations
    are tried (there are seldom more than two).
    """
    printed = 0
    undecided = 0
    numbers = 0
    has_x = False
    any_x = False
    for i in range(begin, end):
        number = NUMBER[s.line[seat, i]]
        if number == X:
            has_x = True
            any_x = True
        elif number != NO_NUMBER:
            printed |= 1 << number - 1
            numbers += 1
        elif KIND[s.line[seat, i]] == Card.WORMHOLE:
            undecided += has_x and numbers == 1
            numbers = 0
            has_x = False
    if not any_x:
        return ONES[printed]
    undecided += has_x and numbers == 1
    most = 0
    for falling in range(1 << undecided):
        most = max(most, read_line(s, seat, begin, end, printed, falling))
    return most


@rule
def read_line(s: State, seat: int, begin: int, end: int, printed: int, falling: int) -> int:
    """Different numbers if the k-th undecided segment falls where bit k of ``falling`` is set.

    Every run of X stands for any numbers between its neighbours. Runs are filled in the
    order of their upper neighbours, lowest first, each with the lowest numbers still
    missing: this yields the most. A reading without room for a run is IMPOSSIBLE.
    """
    found = printed
    upper = NO_NUMBER  # the first look finds who is the lowest
    while upper <= X:
        following = X + 1
        undecided = 0
        at = begin
        while at < end:
            stop = at
            first = NO_NUMBER
            last = NO_NUMBER
            numbers = 0
            has_x = False
            while stop < end and KIND[s.line[seat, stop]] != Card.WORMHOLE:
                number = NUMBER[s.line[seat, stop]]
                if number == X:
                    has_x = True
                elif number != NO_NUMBER:
                    if numbers == 0:
                        first = number
                    last = number
                    numbers += 1
                stop += 1
            if has_x:
                rising = first < last
                if numbers < 2:
                    rising = numbers == 0 or falling >> undecided & 1 == 0
                    undecided += numbers
                lower = 0
                run = 0
                for k in range(stop - at + 1):
                    number = X
                    if k < stop - at:
                        number = NUMBER[s.line[seat, at + k if rising else stop - 1 - k]]
                    if number == X and k < stop - at:
                        run += 1
                    elif number != NO_NUMBER:
                        if run > number - lower - 1:
                            return IMPOSSIBLE
                        if number == upper:
                            for n in range(lower + 1, upper):
                                if run > 0 and found >> n - 1 & 1 == 0:
                                    found |= 1 << n - 1
                                    run -= 1
                        elif run > 0 and number > upper:
                            following = min(following, number)
                        lower = number
                        run = 0
            at = stop + 1
        upper = following
    return ONES[found]


@rule
def moon_points(s: State, seat: int, i: int, begin: int, end: int) -> int:
    """A moon's points, if its direct neighbours satisfy it (PG-52 to PG-55, PG-R13)."""
    moon = s.line[seat, i]
    if KIND[moon] != Card.MOON:
        return 0
    above = COLOUR[s.line[seat, i - 1]] if i > begin else 0
    below = COLOUR[s.line[seat, i + 1]] if i + 1 < end else 0
    return POINTS[moon] if satisfied(moon, above, below) else 0


@rule
def satisfied(moon: int, above: int, below: int) -> bool:
    """Whether neighbours of these colours satisfy the moon (PG-53, PG-54, PG-R14)."""
    first = MOON_FIRST[moon]
    second = MOON_SECOND[moon]
    if second == 0:
        return (above | below) & first != 0
    return (above & first != 0 and below & second != 0) or (
        above & second != 0 and below & first != 0
    )


@rule
def different_letters(s: State, player: int) -> int:
    """Different research symbols."""
    found = 0
    for letter in range(N_LETTERS):
        found += s.research[player, letter] > 0
    return found


@rule
def token_points(s: State, seat: int, token: int) -> int:
    """What a rocket token brings, by its kind (PG-62 to PG-73)."""
    kind = TOKEN_KIND[token]
    size = TOKEN_NUMBER[token]
    end = s.start[seat, s.systems[seat]]
    found = 0
    if kind == Token.COLOUR or kind == Token.RAINBOW or kind == Token.TRIO:  # PG-62, PG-70, PG-71
        found = sets(s, seat, 0, end, TOKEN_CONDITION[token], 0)
    elif kind == Token.SYSTEMS:  # PG-63
        for system in range(s.systems[seat]):
            cards = 0
            for i in range(s.start[seat, system], s.start[seat, system + 1]):
                cards += NUMBER[s.line[seat, i]] != NO_NUMBER  # X included: PG-R22
            found += cards >= size
    elif kind == Token.TOKENS:  # PG-64
        found = s.token_count[seat]
    elif kind == Token.ASTEROIDS:  # PG-65
        found = s.asteroids[seat]
    elif kind == Token.SUNS:  # PG-72
        found = s.suns[seat]
    elif kind == Token.NUMBER:  # PG-69
        for i in range(end):
            found += NUMBER[s.line[seat, i]] == size
    elif kind == Token.RESEARCH:  # PG-68
        for letter in range(N_LETTERS):
            found += s.research[seat, letter]
        found //= size
    elif kind == Token.TRIPLES:  # PG-73
        for letter in range(N_LETTERS):
            found += s.research[seat, letter] // size
    else:  # PG-66, PG-67
        card = Card.MOON if kind == Token.MOONS else Card.WORMHOLE
        for i in range(end):
            found += KIND[s.line[seat, i]] == card
        found //= size
    return found * TOKEN_POINTS[token]


@rule
def asteroids(s: State, player: int) -> int:
    """PG-57 to PG-59, PG-R23; in solo the AI counts as a player.

    Keeps PG-58.
    """
    own = s.asteroids[player]
    if own == 0:
        return 0
    ahead = 0
    tied = 0
    for other in range(max(s.seats, 2)):
        ahead += s.asteroids[other] > own
        tied += s.asteroids[other] == own
    points = 0
    for place in range(ahead, min(ahead + tied, len(PRIZES))):
        points += PRIZES[place]
    return points // tied


@rule
def ai_total(s: State) -> int:
    """The AI's points."""
    points = 0
    for category in range(len(CATEGORIES)):
        points += ai_points(s, category)
    return points


@rule
def ai_points(s: State, category: int) -> int:
    """The AI's points in a category: PG-84 to PG-89."""
    if category == SUNS:  # PG-84
        return AI_SUN[s.variant] * s.suns[AI]
    if category == PLANETS:  # PG-85
        points = 0
        for column in range(s.systems[AI]):
            cards = 0
            for i in range(s.ai_count):
                cards += s.ai_column[i] == column
            points += SCALE[cards]  # all count as different: PG-R27
        return points
    if category == MOONS:  # PG-86
        points = 0
        for i in range(s.ai_count):
            if KIND[s.ai_faces[i]] == Card.MOON:
                points += POINTS[s.ai_faces[i]]
        return points
    if category == RESEARCH:  # PG-87, PG-R28
        symbols = 0
        for letter in range(N_LETTERS):
            symbols += s.research[AI, letter]
        different = different_letters(s, AI)
        return SCALE[different] + AI_REPEAT[s.variant] * (symbols - different)
    if category == ROCKETS:  # PG-88
        return AI_TOKEN[s.variant] * s.token_count[AI]
    return asteroids(s, AI)
