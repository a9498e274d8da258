"""A galaxy explained to people: every zone and path, with the tiles it consists of.

Views, explanations and the log use it. The rules need only the points, which they count in
bits (``scoring``); a test compares the two over thousands of galaxies. A galaxy is a tuple
of (tile id, row, col, rot).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from galactable.core.text import Said, Thing
from galactable.games.cosmic_factory.components import (
    COLOURS,
    EACH,
    HAPPY,
    KINDS,
    LOSS,
    OFFER_COST,
    OFFER_STARS,
    PATH_POINTS,
    TOP,
    TRACKS,
    VACUUM_STARS,
    WIN,
    WINDOW,
    ZONE_POINTS,
    Kaos,
    kaos_key,
    spaces,
    spokes,
)
from galactable.games.cosmic_factory.moves import colours_of
from galactable.games.cosmic_factory.state import Phase, State

Galaxy = tuple[tuple[int, int, int, int], ...]
Space = tuple[int, int]
Cell = tuple[int, int]
_STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))
# Where a tile's four corners are on the finer grid of spaces.
_CORNERS = ((0, 0), (0, 1), (1, 1), (1, 0))
_CLIMATE = {
    Kaos.TEMPERATE_CLIMATE: "green",
    Kaos.ICE_AGE: "blue",
    Kaos.GLOBAL_WARMING: "orange",
}


@dataclass(frozen=True)
class Zone:
    """Touching spaces of one kind."""

    kind: str
    planets: int
    size: int
    tiles: tuple[int, ...]
    spaces: tuple[Space, ...]
    """Row and column on the finer grid of spaces, two to a tile, in reading order."""

    @property
    def points(self) -> int:
        """What it scores on its colour's track."""
        if self.kind not in COLOURS:
            return 0
        return int(ZONE_POINTS[COLOURS.index(self.kind), self.planets])

    def extra(self, kaos: int) -> int:
        """What a Kaos card adds for it."""
        if self.kind == "constellation":
            if kaos == Kaos.CONSTELLATION:
                return 1
            return int(VACUUM_STARS[self.size]) if kaos == Kaos.SIDEREAL_VACUUM else 0
        counts = (
            (kaos == Kaos.DISTRICT and self.planets >= 3)
            or (kaos == Kaos.DISPERSION and self.planets <= 2)
            or _CLIMATE.get(Kaos(kaos)) == self.kind
        )
        return int(counts)


@lru_cache(maxsize=4096)
def zones(galaxy: Galaxy) -> tuple[Zone, ...]:
    """All zones, by kind, the largest first."""
    kind: dict[Space, str] = {}
    planets: dict[Space, int] = {}
    owner: dict[Space, int] = {}
    walls: set[frozenset[Space]] = set()
    for tile, row, col, rot in galaxy:
        at = [(2 * row + down, 2 * col + right) for down, right in _CORNERS]
        for space, (what, count) in zip(at, spaces(tile - 1, rot), strict=True):
            kind[space], planets[space], owner[space] = what, count, tile
        for i, spoke in enumerate(spokes(tile - 1, rot)):
            if spoke:
                walls.add(frozenset((at[i], at[(i + 1) % 4])))
    found, todo = [], set(kind)
    while todo:
        front = [min(todo)]
        zone = set(front)
        while front:
            space = front.pop()
            for down, right in _STEPS:
                near = (space[0] + down, space[1] + right)
                if (
                    near in todo - zone
                    and kind[near] == kind[space]
                    and frozenset((space, near)) not in walls
                ):
                    zone.add(near)
                    front.append(near)
        todo -= zone
        tiles = tuple(sorted({owner[space] for space in zone}))
        total = sum(planets[space] for space in zone)
        found.append(Zone(kind[min(zone)], total, len(zone), tiles, tuple(sorted(zone))))
    return tuple(sorted(found, key=lambda z: (KINDS.index(z.kind), -z.planets, -z.size, z.tiles)))


def _joins(galaxy: Galaxy) -> dict[int, list[int]]:
    """The tiles with spokes, and which tiles each is joined with (CF-29)."""
    at = {(row, col): (tile, spokes(tile - 1, rot)) for tile, row, col, rot in galaxy}
    joins: dict[int, list[int]] = {}
    for (row, col), (tile, own) in at.items():
        if any(own):
            joins[tile] = []
            for side, (down, right) in enumerate(_STEPS):
                other = at.get((row + down, col + right))
                if own[side] and other and other[1][(side + 2) % 4]:
                    joins[tile].append(other[0])
    return joins


@lru_cache(maxsize=4096)
def networks(galaxy: Galaxy) -> tuple[tuple[int, ...], ...]:
    """The networks of paths, the largest first."""
    joins = _joins(galaxy)
    found, todo = [], set(joins)
    while todo:
        front = [min(todo)]
        network = set(front)
        while front:
            for near in joins[front.pop()]:
                if near not in network:
                    network.add(near)
                    front.append(near)
        todo -= network
        found.append(tuple(sorted(network)))
    return tuple(sorted(found, key=lambda tiles: (-len(tiles), tiles)))


@lru_cache(maxsize=4096)
def longest_path(galaxy: Galaxy) -> tuple[int, ...]:
    """A longest path, tile by tile in order (a tile may occur twice)."""
    joins = _joins(galaxy)
    best: tuple[int, ...] = ()
    for network in networks(galaxy):
        if len(network) <= len(set(best)):
            continue
        # A trail that cannot be lengthened ends where an odd number of joins meets.
        odd = [tile for tile in network if len(joins[tile]) % 2]
        for start in odd or network[:1]:
            best = _follow((start,), frozenset(), joins, len(network), best)
    return best


def _follow(
    trail: tuple[int, ...],
    used: frozenset[frozenset[int]],
    joins: dict[int, list[int]],
    size: int,
    best: tuple[int, ...],
) -> tuple[int, ...]:
    if len(set(trail)) > len(set(best)):
        best = trail
    for near in joins[trail[-1]]:
        if len(set(best)) == size:
            return best
        join = frozenset((trail[-1], near))
        if join not in used:
            best = _follow((*trail, near), used | {join}, joins, size, best)
    return best


def path_tiles(galaxy: Galaxy, kaos: int) -> tuple[int, tuple[int, ...]]:
    """The number to look up in the path table, and the tiles behind it."""
    if kaos == Kaos.MULTI_PATH:
        found = networks(galaxy)
        return len(found), tuple(tile for network in found for tile in network)
    if kaos == Kaos.ARBORESCENCE:
        largest = networks(galaxy)[0] if networks(galaxy) else ()
        return len(largest), largest
    path = longest_path(galaxy)
    return len(set(path)), path


def path_joins(galaxy: Galaxy, kaos: int) -> list[tuple[int, int]]:
    """The joins that make up that number, each as a pair of tiles."""
    _, tiles = path_tiles(galaxy, kaos)
    if kaos not in (Kaos.MULTI_PATH, Kaos.ARBORESCENCE):
        return list(pairwise(tiles))
    joins = _joins(galaxy)
    return [(tile, near) for tile in tiles for near in joins[tile] if tile < near]


def best_zone(galaxy: Galaxy, colour: str) -> int:
    """The planets of the best zone of a colour."""
    return max((zone.planets for zone in zones(galaxy) if zone.kind == colour), default=0)


@dataclass(frozen=True)
class Gain:
    """Points given on a track: why, and the tiles behind them."""

    step: str
    track: str
    points: int
    said: Said
    tiles: tuple[int, ...] = ()


class Past(NamedTuple):
    """What a state remembers of scored rounds."""

    seats: int
    cards: NDArray[np.int8]
    past: NDArray[np.int16]
    past_took: NDArray[np.int8]
    past_pour: NDArray[np.int8]
    past_offer: NDArray[np.int8]


def past_galaxy(s: State | Past, turn: int, seat: int) -> Galaxy:
    """The tiles that counted in a scored round, in reading order."""
    return _unpacked(s.past[turn - 1, seat].tobytes())


@lru_cache(maxsize=4096)
def _unpacked(packed: bytes) -> Galaxy:
    entries = [int(entry) for entry in np.frombuffer(packed, np.int16) if entry]
    found = sorted((e >> 6 & 127, e & 63, e >> 13) for e in entries)
    return tuple((tile, cell // WINDOW, cell % WINDOW, rot) for cell, tile, rot in found)


def scored_rounds(s: State) -> int:
    """How many rounds have been scored: one more than finished while offerings are made."""
    return int(s.turn) - (0 if s.phase in (Phase.OFFERING, Phase.OVER) else 1)


def steps(s: State | Past, turn: int, seat: int) -> tuple[Gain, ...]:
    """Everything a seat was given in a scored round, in order, before cut-offs."""
    return _steps(
        int(s.cards[turn - 1]),
        s.past[turn - 1, : s.seats].tobytes(),
        seat,
        int(s.past_took[turn - 1, seat]),
        int(s.past_pour[turn - 1, seat]),
        int(s.past_offer[turn - 1, seat]),
    )


@lru_cache(maxsize=4096)
def _steps(kaos: int, past: bytes, seat: int, took: int, pour: int, offer: int) -> tuple[Gain, ...]:
    each = 2 * EACH
    galaxies = [_unpacked(past[i : i + each]) for i in range(0, len(past), each)]
    own = galaxies[seat]
    counted = galaxies[seat - 1] if kaos == Kaos.GIFT else own  # the right neighbour's
    found = []
    for zone in zones(counted):
        if zone.kind in COLOURS:
            said = Said("part-zone", {"kind": zone.kind, "planets": zone.planets})
            found.append(Gain("zones", zone.kind, zone.points, said, zone.tiles))
    length, tiles = path_tiles(counted, kaos)
    said = Said("part-path", {"way": way_of(kaos), "length": length})
    found.append(Gain("path", _colour(pour) or "star", int(PATH_POINTS[length]), said, tiles))
    found += [_bonus(kaos, galaxies, seat, colour) for colour in colours_of(took)]
    for zone in zones(own):
        if extra := zone.extra(kaos):
            track = zone.kind if zone.kind in COLOURS else "star"
            found.append(Gain("extra", track, extra, _extra(kaos, zone), zone.tiles))
    if given := _colour(offer):
        found.append(Gain("offer", given, -OFFER_COST, Said("part-offer-cost")))
        found.append(Gain("offer", "star", OFFER_STARS, Said("part-offer-stars")))
    return tuple(found)


def _bonus(kaos: int, galaxies: list[Galaxy], seat: int, colour: str) -> Gain:
    best = [best_zone(galaxy, colour) for galaxy in galaxies]
    won = best[seat] == max(best)
    points = (WIN if won else LOSS) * (HAPPY if kaos == Kaos.HAPPY_HOUR else 1)
    said = Said(
        "part-bonus-won" if won else "part-bonus-lost",
        {"kind": colour, "best": best[seat], "most": max(best)},
    )
    return Gain("bonus", colour, points, said)


def _extra(kaos: int, zone: Zone) -> Said:
    about = {"kind": zone.kind, "planets": zone.planets, "spaces": zone.size}
    return Said("part-extra", {"card": kaos_card(kaos), **about})


def way_of(kaos: int) -> str:
    """Which number is looked up in the path table (CF-45, CF-51)."""
    ways = {Kaos.MULTI_PATH: "networks", Kaos.ARBORESCENCE: "network"}
    return ways.get(Kaos(kaos), "path")


def kaos_card(kaos: int) -> Thing:
    """A Kaos card as a text names it."""
    return Thing("kaos", kaos_key(kaos))


def _colour(plus_one: int) -> str | None:
    return COLOURS[plus_one - 1] if plus_one else None


def moved(tracks: dict[str, int], given: Iterable[Gain]) -> list[tuple[Gain, int]]:
    """Moves the tracks in place; returns each step with the points it really moved."""
    found: list[tuple[Gain, int]] = []
    for step in given:
        before = tracks[step.track]
        tracks[step.track] = min(TOP, max(0, before + step.points))
        found.append((step, tracks[step.track] - before))
    return found


def summary(s: State | Past, turn: int, seat: int, before: dict[str, int]) -> dict[str, Any]:
    """A seat's entry for a finished round, as the view shows it; updates ``before``."""
    given = steps(s, turn, seat)

    def of(step: str, tracks: Iterable[str]) -> dict[str, int]:
        return {
            track: sum(g.points for g in given if g.step == step and g.track == track)
            for track in tracks
        }

    moved(before, given)
    return {
        "galaxy": [list(entry) for entry in past_galaxy(s, turn, seat)],
        "took": colours_of(s.past_took[turn - 1, seat]),
        "pour": _colour(int(s.past_pour[turn - 1, seat])),
        "offer": _colour(int(s.past_offer[turn - 1, seat])),
        "zones": of("zones", COLOURS),
        "path": sum(g.points for g in given if g.step == "path"),
        "bonus": of("bonus", COLOURS),
        "extra": of("extra", TRACKS),
        "after": dict(before),
    }
