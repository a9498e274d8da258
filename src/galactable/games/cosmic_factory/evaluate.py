"""How good the table looks for a seat: what ``greedy`` looks at.

Building is a chain of small decisions. A held tile is worth its best place, a tile not yet
laid costs more than any place can bring, and every touch costs a little. So a player who
always takes the best-looking move lays all tiles, improves the galaxy while one touch can,
and then stops.
"""

from __future__ import annotations

import numpy as np

from galactable.core.bits import ones
from galactable.core.compile import rule
from galactable.games.cosmic_factory.components import (
    ALL_TOKENS,
    HALF_CELLS,
    HAPPY,
    HOLES,
    LOSS,
    N_CELLS,
    N_COLOURS,
    N_PLACES,
    N_TILES,
    ROUNDS,
    SHAPE_OF,
    TOP,
    WIN,
    Kaos,
    Track,
    printed,
    spokes,
)
from galactable.games.cosmic_factory.neighbours import right_of
from galactable.games.cosmic_factory.rules.building import downs, laid, rank_at, spots
from galactable.games.cosmic_factory.scoring import forget, path_points, survey
from galactable.games.cosmic_factory.state import NONE, Phase, State

POINT = 1000
TO_LAY = 8 * POINT  # more than a tile's place can be worth
TO_FLIP = 4 * POINT
FALLEN = 2000  # more than a fallen tile usually brings: waiting for the fall never pays
TOUCH = 1
FINISHED = 5
RIVALS = 10
"""With a card that concerns rivals, a tenth of what their galaxies bring is subtracted."""

# By rounds left: what a point above the weakest colour is worth, and how far above it counts.
SPARE = np.array([10, 200, 240, 270, 290, 300], np.int64)
REACH = POINT * np.array([TOP, 5, 6, 7, 8, 9], np.int64)

# The best zone that a finished rival usually has, by colour; percent won by each planet more.
LIKELY = np.array([7, 4, 4], np.int64)
ODDS = 20

_PLANET = {"green": 60, "blue": 100, "orange": 100, "constellation": 0}
QUALITY = np.array(
    [
        [
            sum(n * _PLANET[kind] for kind, n in printed(tile) if kind == colour)
            for colour in _PLANET
        ]
        for tile in range(N_TILES)
    ],
    np.int64,
)
SPOKES = np.array([30 * sum(spokes(tile, 0)) for tile in range(N_TILES)], np.int64)


@rule
def evaluate(s: State, seat: int) -> int:
    """A thousandth of a point is the unit."""
    if s.held[seat] != NONE:
        return _best_place(s, seat)
    return _value(s, seat)


@rule
def _best_place(s: State, seat: int) -> int:
    """The value with the held tile in its best place."""
    best = _value(s, seat)
    low, high = spots(s, seat)
    held = int(s.held[seat])
    old_place = int(s.place[seat, held])
    old_rot = int(s.rot[seat, held])
    for cell in range(N_CELLS):
        bits = low >> cell if cell < HALF_CELLS else high >> (cell - HALF_CELLS)
        if bits & 1 == 0:
            continue
        other = rank_at(s, seat, cell)
        if other != NONE:
            s.place[seat, other] = old_place
        s.place[seat, held] = cell
        s.rot[seat, held] = s.held_rot[seat]
        best = max(best, _value(s, seat))
        s.place[seat, held] = old_place
        s.rot[seat, held] = old_rot
        if other != NONE:
            s.place[seat, other] = cell
    return best


@rule
def built(s: State, seat: int) -> int:
    """``evaluate`` with no token or with all of them, whichever is better, in one count.

    For builders, which compare thousands of arrangements a round: no tile is held, and the
    rivals have laid nothing.
    """
    survey(s, seat)
    s.took[seat] = ALL_TOKENS
    betting = _brought(s, seat)
    s.took[seat] = 0
    worth = max(betting, _brought(s, seat))
    forget(s, seat)
    return worth + _chores(s, seat) - _rivals(s, seat)


@rule
def _value(s: State, seat: int) -> int:
    """The value of the table as it lies; a held tile counts where it lay."""
    return _worth(s, seat) + _chores(s, seat) - _rivals(s, seat)


@rule
def _rivals(s: State, seat: int) -> int:
    """What to subtract for the rivals' galaxies, with a card that concerns them."""
    card = int(s.kaos)
    if s.phase < Phase.BUILD:  # the round has just ended: its card still counts
        card = int(s.cards[s.turn - 2]) if s.turn > 1 else 0
    value = 0
    if card == Kaos.GIFT or card == Kaos.BLACK_HOLE or card == Kaos.SABOTAGE:
        for other in range(s.seats):
            if other != seat:
                theirs = _worth(s, other) + FALLEN * _missing(s, other)
                value += theirs // (RIVALS * (int(s.seats) - 1))
    return value


@rule
def _missing(s: State, seat: int) -> int:
    """Places that are still empty."""
    if s.phase != Phase.BUILD:
        return 0
    return int(N_PLACES[SHAPE_OF[s.kaos]]) - ones(laid(s, seat))


@rule
def _chores(s: State, seat: int) -> int:
    """The cost of work left before the round is scored; in the draft, the worth of kept tiles.

    A fallen tile costs as much as one not laid, even in the next round. Otherwise the last
    seat to finish would prefer to leave its galaxy unfinished.
    """
    if s.phase == Phase.BUILD:
        value = -TO_LAY * _missing(s, seat) - TOUCH * int(s.touches[seat])
        if s.waiting >> seat & 1 == 0:
            value += FINISHED
    else:
        value = FINISHED - TO_LAY * int(s.fell[seat])
    if s.kaos == Kaos.BLACK_HOLE and (s.phase == Phase.BUILD or s.phase == Phase.HOLES):
        value -= TO_FLIP * (HOLES - downs(s, seat))
    if s.phase >= Phase.BUILD:
        return value
    kept = s.picked[seat, 0] | s.picked[seat, 1]
    if kept:
        weakest = 0
        for colour in range(1, N_COLOURS):
            if s.track[seat, colour] < s.track[seat, weakest]:
                weakest = colour
        sign = -1 if s.kaos == Kaos.SPACE_PIRATE else 1
        for tile in range(N_TILES):
            if kept >> tile & 1:
                quality = SPOKES[tile] + QUALITY[tile, weakest]
                for colour in range(N_COLOURS):
                    quality += QUALITY[tile, colour]
                value += sign * quality
    return value


@rule
def _worth(s: State, seat: int) -> int:
    """The seat's tracks, with what its galaxy would bring now."""
    uncounted = s.phase >= Phase.BUILD and s.phase < Phase.POUR
    if uncounted:
        survey(s, seat)
        if s.kaos == Kaos.GIFT:
            survey(s, right_of(s, seat))
        if s.took[seat]:
            for other in range(s.seats):
                survey(s, other)
    value = _brought(s, seat)
    if uncounted:
        for other in range(s.seats):
            forget(s, other)
    return value


@rule
def _brought(s: State, seat: int) -> int:
    """``_worth`` once the galaxies have been counted."""
    green = POINT * int(s.track[seat, 0])
    blue = POINT * int(s.track[seat, 1])
    orange = POINT * int(s.track[seat, 2])
    star = POINT * int(s.track[seat, 3])
    left = ROUNDS - int(s.turn)
    if s.phase < Phase.BUILD:
        left += 1
    elif s.phase < Phase.OFFERING:
        galaxy = right_of(s, seat) if s.kaos == Kaos.GIFT else seat
        green += POINT * (int(s.zones[galaxy, 0]) + int(s.extra[seat, 0])) + _bet(s, seat, 0)
        blue += POINT * (int(s.zones[galaxy, 1]) + int(s.extra[seat, 1])) + _bet(s, seat, 1)
        orange += POINT * (int(s.zones[galaxy, 2]) + int(s.extra[seat, 2])) + _bet(s, seat, 2)
        star += POINT * int(s.extra[seat, Track.STAR])
        path = POINT * path_points(s, galaxy)
        colour = int(s.pour[seat])
        if s.kaos != Kaos.STELLAR_SWAP:
            star += path
        elif colour == 0 or (colour == NONE and green <= blue and green <= orange):
            green += path
        elif colour == 1 or (colour == NONE and blue <= orange):
            blue += path
        else:
            orange += path
    top = POINT * TOP
    green = min(top, max(0, green))
    blue = min(top, max(0, blue))
    orange = min(top, max(0, orange))
    weakest = min(green, blue, orange)
    above = min(green - weakest, REACH[left])
    above += min(blue - weakest, REACH[left])
    above += min(orange - weakest, REACH[left])
    return weakest + min(top, star) + above * SPARE[left] // POINT


@rule
def _bet(s: State, seat: int, colour: int) -> int:
    """What a token will bring, judged by the best zones now."""
    if s.took[seat] >> colour & 1 == 0:
        return 0
    mine = int(s.best[seat, colour])
    chance = 100
    for other in range(s.seats):
        if other == seat:
            continue
        theirs = int(s.best[other, colour])
        if s.phase == Phase.BUILD and s.waiting >> other & 1:
            theirs = max(theirs, LIKELY[colour])
            chance = chance * min(95, max(5, 50 + ODDS * (mine - theirs))) // 100
        elif theirs > mine:
            chance = 0
    points = POINT * (WIN * chance + LOSS * (100 - chance)) // 100
    return HAPPY * points if s.kaos == Kaos.HAPPY_HOUR else points
