"""Fast scoring of a galaxy: zones, paths, the round's points, places.

Keeps CF-21 to CF-39. This is what the rules read, millions of times a second: the 36 spaces
of a galaxy are bits of an int, 4 x rank + corner, and so are its spokes, 4 x rank + side.
Four ints, one for each side, say which tiles are neighbours: each rank has a nibble with
the neighbour's rank, or 15. This module says how much a galaxy scores; ``galaxies`` says
which tiles score it, for people. A test compares the two over thousands of galaxies.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from galactable.core.bits import ones
from galactable.core.compile import rule
from galactable.core.events import EVERYONE, EventRows, tell
from galactable.games.cosmic_factory.components import (
    BIT_OF,
    CLIMATE,
    EACH,
    FACE_KIND,
    FACE_PLANET,
    FACE_SECOND,
    FACE_SPOKES,
    HAPPY,
    LOSS,
    N_COLOURS,
    N_TRACKS,
    PATH_POINTS,
    PRIME,
    TOP,
    TRACKS,
    VACUUM_STARS,
    WIN,
    WINDOW,
    ZONE_POINTS,
    Kaos,
    Track,
)
from galactable.games.cosmic_factory.events import Happening, Way
from galactable.games.cosmic_factory.neighbours import right_of
from galactable.games.cosmic_factory.state import NONE, State

CATEGORIES = TRACKS
Ints = NDArray[np.int32]

NOBODY = 15
ALL_NOBODY = (1 << 4 * EACH) - 1
NORTH, EAST, SOUTH, WEST = range(4)
STAR = int(Track.STAR)
PATH, NETWORK, NETWORKS = (int(one) for one in Way)


@rule
def forget(s: State, seat: int) -> None:
    """Marks the galaxy's figures as not counted."""
    for colour in range(N_COLOURS):
        s.zones[seat, colour] = 0
        s.best[seat, colour] = 0
    for track in range(N_TRACKS):
        s.extra[seat, track] = 0
    s.path[seat] = 0


@rule
def survey(s: State, seat: int) -> None:
    """Counts the seat's galaxy: zones, best zones, path, extras of its Kaos card.

    Keeps CF-R20, CF-R21.
    """
    forget(s, seat)
    north = ALL_NOBODY
    east = ALL_NOBODY
    south = ALL_NOBODY
    west = ALL_NOBODY
    green = 0
    blue = 0
    orange = 0
    constellation = 0
    planet = 0
    second = 0
    spokes = 0
    down = int(s.down[seat])
    for rank in range(EACH):
        at = int(s.place[seat, rank])
        if at < 0 or down >> rank & 1:
            continue
        face = 4 * int(s.tiles[seat, rank]) + int(s.rot[seat, rank])
        by = 4 * rank
        green |= FACE_KIND[face, 0] << by
        blue |= FACE_KIND[face, 1] << by
        orange |= FACE_KIND[face, 2] << by
        constellation |= FACE_KIND[face, 3] << by
        planet |= FACE_PLANET[face] << by
        second |= FACE_SECOND[face] << by
        spokes |= FACE_SPOKES[face] << by
        for other in range(rank):
            step = int(s.place[seat, other]) - at
            if down >> other & 1 or s.place[seat, other] < 0:
                continue
            # No tile lies in column 0, so cells one apart are in one row.
            if step == 1:
                east ^= (NOBODY ^ other) << by
                west ^= (NOBODY ^ rank) << 4 * other
            elif step == -1:
                west ^= (NOBODY ^ other) << by
                east ^= (NOBODY ^ rank) << 4 * other
            elif step == WINDOW:
                south ^= (NOBODY ^ other) << by
                north ^= (NOBODY ^ rank) << 4 * other
            elif step == -WINDOW:
                north ^= (NOBODY ^ other) << by
                south ^= (NOBODY ^ rank) << 4 * other
    kinds = N_COLOURS
    if s.kaos == Kaos.CONSTELLATION or s.kaos == Kaos.SIDEREAL_VACUUM:
        kinds = N_TRACKS
    for kind in range(kinds):  # one call: the compiler lays its code in place
        todo = green if kind == Track.GREEN else blue
        if kind >= Track.ORANGE:
            todo = orange if kind == Track.ORANGE else constellation
        _zones(s, seat, kind, todo, planet, second, spokes, north, east, south, west)
    s.path[seat] = _paths(s, spokes, north, east, south, west)


@rule
def _zones(
    s: State,
    seat: int,
    kind: int,
    todo: int,
    planet: int,
    second: int,
    spokes: int,
    north: int,
    east: int,
    south: int,
    west: int,
) -> None:
    """Zones of one kind, space by space (CF-21 to CF-28), and what Kaos adds for them.

    Keeps CF-22, CF-23, CF-24, CF-25, CF-26, CF-27, CF-46, CF-47, CF-49, CF-56, CF-R5.
    """
    points = 0
    best = 0
    extra = 0
    while todo:
        front = todo & -todo
        todo ^= front
        planets = 0
        size = 0
        while front:
            bit = front & -front
            front ^= bit
            space = BIT_OF[bit % PRIME]
            by = space & ~3
            corner = space & 3
            size += 1
            planets += (planet >> space & 1) + (second >> space & 1)
            before = by + (corner + 3 & 3)
            near = 0
            if spokes >> space & 1 == 0:
                near |= 1 << by + (corner + 1 & 3)
            if spokes >> before & 1 == 0:
                near |= 1 << before
            across = (north if corner < 2 else south) >> by & NOBODY
            if across != NOBODY:
                near |= 1 << 4 * across + 3 - corner
            across = (east if corner == 1 or corner == 2 else west) >> by & NOBODY
            if across != NOBODY:
                near |= 1 << 4 * across + (corner ^ 1)
            near &= todo
            todo ^= near
            front |= near
        if kind == Track.STAR:
            extra += 1 if s.kaos == Kaos.CONSTELLATION else VACUUM_STARS[size]
            continue
        points += ZONE_POINTS[kind, planets]
        best = max(best, planets)
        if (
            (s.kaos == Kaos.DISTRICT and planets >= 3)
            or (s.kaos == Kaos.DISPERSION and planets <= 2)
            or s.kaos == CLIMATE[kind]
        ):
            extra += 1
    s.extra[seat, kind] = extra
    if kind != Track.STAR:
        s.zones[seat, kind] = points
        s.best[seat, kind] = best


@rule
def _paths(s: State, spokes: int, north: int, east: int, south: int, west: int) -> int:
    """The number to look up in the path table: the longest path, or what the Kaos card says.

    From here on the four ints say which tiles are joined, not merely adjacent (CF-29).

    Keeps CF-45, CF-51, CF-R34.
    """
    odd = 0  # ranks with an odd number of joins
    todo = 0  # ranks with spokes
    for rank in range(EACH):
        by = 4 * rank
        if spokes >> by & 15:
            todo |= 1 << rank
        other = east >> by & NOBODY
        if other != NOBODY:
            if spokes >> by + EAST & spokes >> 4 * other + WEST & 1:
                odd ^= 1 << rank ^ 1 << other
            else:
                east |= NOBODY << by
                west |= NOBODY << 4 * other
        other = south >> by & NOBODY
        if other != NOBODY:
            if spokes >> by + SOUTH & spokes >> 4 * other + NORTH & 1:
                odd ^= 1 << rank ^ 1 << other
            else:
                south |= NOBODY << by
                north |= NOBODY << 4 * other
    networks = 0
    longest = 0
    while todo:
        network = _network(todo & -todo, north, east, south, west)
        todo &= ~network
        networks += 1
        size = ones(network)
        if size > longest:
            ends = odd & network
            if s.kaos != Kaos.ARBORESCENCE and s.kaos != Kaos.MULTI_PATH and ones(ends) > 2:
                size = _trail(ends, size, north, east, south, west)
            longest = max(longest, size)
    return networks if s.kaos == Kaos.MULTI_PATH else longest


@rule
def _network(first: int, north: int, east: int, south: int, west: int) -> int:
    """The ranks joined with a first one (CF-R3)."""
    found = first
    front = first
    while front:
        bit = front & -front
        front ^= bit
        by = 4 * BIT_OF[bit % PRIME]
        # Nobody is bit 15, which is not a rank.
        near = 1 << (north >> by & NOBODY) | 1 << (east >> by & NOBODY)
        near |= 1 << (south >> by & NOBODY) | 1 << (west >> by & NOBODY)
        near &= ~found & ~(1 << NOBODY)
        found |= near
        front |= near
    return found


@rule
def _trail(ends: int, size: int, north: int, east: int, south: int, west: int) -> int:
    """Most tiles on a trail through a network, no join twice (CF-30, CF-R2).

    A trail that cannot be lengthened ends at ranks with an odd number of joins, or else
    is a round trip through all of them (then there are no such ``ends``; with two, one
    trail uses every join: the caller asks only with more). So it is enough to try all
    trails from each end but one. They are tried depth first; the stack is four ints:
    `ranks` (a nibble a step), `sides` (the next side to try, 3 bits a step), `joins`
    (the join that led to a step, 5 bits) and `fresh` (whether its tile was new).
    """
    most = 0
    ends &= ends - 1
    while ends:
        bit = ends & -ends
        ends ^= bit
        ranks = BIT_OF[bit % PRIME]
        sides = 0
        joins = 0
        fresh = 1
        seen = bit
        used = 0
        tiles = 1
        while fresh:
            rank = ranks & 15
            side = sides & 7
            if side > WEST:
                if fresh & 1:
                    tiles -= 1
                    seen ^= 1 << rank
                used ^= 1 << (joins & 31)
                ranks >>= 4
                sides >>= 3
                joins >>= 5
                fresh >>= 2
                continue
            sides += 1
            by = 4 * rank
            if side == NORTH:
                other = north >> by & NOBODY
                join = 2 * other + 1
            elif side == EAST:
                other = east >> by & NOBODY
                join = 2 * rank
            elif side == SOUTH:
                other = south >> by & NOBODY
                join = 2 * rank + 1
            else:
                other = west >> by & NOBODY
                join = 2 * other
            if other == NOBODY or used >> join & 1:
                continue
            used |= 1 << join
            ranks = ranks << 4 | other
            sides <<= 3
            joins = joins << 5 | join
            if seen >> other & 1:
                fresh = fresh << 2 | 2
            else:
                fresh = fresh << 2 | 3
                seen |= 1 << other
                tiles += 1
                if tiles > most:
                    most = tiles
                    if most == size:
                        return most
    return most


@rule
def gain(s: State, seat: int, track: int, points: int) -> None:
    """Moves a track, never above 30 or below 0 (CF-34, CF-35, CF-R26, CF-R28)."""
    s.track[seat, track] = min(TOP, max(0, int(s.track[seat, track]) + points))


@rule
def bonus(s: State, seat: int, colour: int) -> int:
    """What the seat's token of this colour gives or costs (CF-36, CF-58, CF-R27)."""
    points = WIN
    for other in range(s.seats):
        if s.best[other, colour] > s.best[seat, colour]:
            points = LOSS
    return HAPPY * points if s.kaos == Kaos.HAPPY_HOUR else points


@rule
def path_points(s: State, seat: int) -> int:
    """What the path of the seat's galaxy is worth (CF-31)."""
    return PATH_POINTS[s.path[seat]]


@rule
def way(s: State) -> int:
    """Which number is looked up in the path table this round (CF-45, CF-51)."""
    if s.kaos == Kaos.MULTI_PATH:
        return NETWORKS
    return NETWORK if s.kaos == Kaos.ARBORESCENCE else PATH


@rule
def score_round(s: State, events: EventRows) -> None:
    """Steps a to d for every seat, and the entry in the history (CF-33, CF-R18, CF-R29)."""
    for seat in range(s.seats):
        galaxy = right_of(s, seat) if s.kaos == Kaos.GIFT else seat  # CF-43
        for colour in range(N_COLOURS):
            gain(s, seat, colour, int(s.zones[galaxy, colour]))
        green, blue, orange = s.zones[galaxy, 0], s.zones[galaxy, 1], s.zones[galaxy, 2]
        tell(events, Happening.ZONES, EVERYONE, seat, green, blue, orange, galaxy)
        points = path_points(s, galaxy)
        if points > 0:
            track = STAR if s.pour[seat] == NONE else int(s.pour[seat])  # CF-60
            gain(s, seat, track, points)
            length = s.path[galaxy]
            tell(events, Happening.PATH, EVERYONE, seat, length, points, track, galaxy, way(s))
        for colour in range(N_COLOURS):
            if s.took[seat] >> colour & 1:
                points = bonus(s, seat, colour)
                gain(s, seat, colour, points)
                tell(events, Happening.BONUS, EVERYONE, seat, colour, points)
        for track in range(N_TRACKS):
            if s.extra[seat, track] > 0:
                points = int(s.extra[seat, track])
                gain(s, seat, track, points)
                tell(events, Happening.EXTRA, EVERYONE, seat, track, points, s.kaos)
        tell(
            events,
            Happening.TRACKS,
            EVERYONE,
            seat,
            s.track[seat, 0],
            s.track[seat, 1],
            s.track[seat, 2],
            s.track[seat, 3],
        )
        _remember(s, seat)


@rule
def _remember(s: State, seat: int) -> None:
    """The round's entry in the history; an offer may follow."""
    now = s.turn - 1
    for rank in range(EACH):
        at = int(s.place[seat, rank])
        if at >= 0 and s.down[seat] >> rank & 1 == 0:
            tile = int(s.tiles[seat, rank]) + 1
            s.past[now, seat, rank] = tile | at << 6 | int(s.rot[seat, rank]) << 13
    s.past_took[now, seat] = s.took[seat]
    s.past_pour[now, seat] = s.pour[seat] + 1


@rule
def weakest(s: State, seat: int) -> int:
    """The least of green, blue and orange."""
    return min(int(s.track[seat, 0]), int(s.track[seat, 1]), int(s.track[seat, 2]))


@rule
def score(s: State, seat: int, out: Ints) -> int:
    """Writes the tracks; returns the weakest colour plus the star (CF-38)."""
    for track in range(N_TRACKS):
        out[track] = s.track[seat, track]
    return weakest(s, seat) + int(s.track[seat, Track.STAR])


@rule
def places(s: State, out: Ints) -> None:
    """By total, then by the weakest colour (CF-38, CF-39)."""
    for seat in range(s.seats):
        mine = weakest(s, seat)
        total = mine + int(s.track[seat, Track.STAR])
        out[seat] = 1
        for other in range(s.seats):
            theirs = weakest(s, other)
            rival = theirs + int(s.track[other, Track.STAR])
            if rival > total or (rival == total and theirs > mine):
                out[seat] += 1
