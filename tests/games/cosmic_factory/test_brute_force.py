"""Zones, networks and longest paths, counted in three ways on random galaxies.

As the rules count them (``scoring``), as people are told of them (``galaxies``), and in a
slow and obvious way.
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from galactable import game
from galactable.core.compile import door
from galactable.games.cosmic_factory.components import (
    CELLS,
    COLOURS,
    SHAPE_OF,
    TILES,
    VACUUM_STARS,
    Kaos,
    Shape,
)
from galactable.games.cosmic_factory.galaxies import (
    Galaxy,
    best_zone,
    longest_path,
    networks,
    path_tiles,
    zones,
)
from galactable.games.cosmic_factory.scoring import survey

pytestmark = pytest.mark.slow

GAME = game("cosmic-factory")
TABLES = {
    "green": ((9, 5), (6, 3), (3, 1)),
    "blue": ((8, 6), (5, 4), (2, 2)),
    "orange": ((7, 7), (4, 5), (2, 2)),
}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
STEP = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}


@door
def survey_at(states: Any, i: int, seat: int) -> None:
    survey(states[i], seat)


def random_galaxy(dice: random.Random, kaos: int) -> Galaxy:
    """Tiles of the shape's places; sometimes some are missing, as after Sabotage."""
    shape = SHAPE_OF[kaos]
    if shape == Shape.ANY:
        cells = {(4, 4)}
        while len(cells) < 9:
            row, col = dice.choice(sorted(cells))
            down, right = STEP[dice.choice("NESW")]
            cells.add((row + down, col + right))
        top, first = min(r for r, _ in cells) - 1, min(c for _, c in cells) - 1
        places = sorted((row - top, col - first) for row, col in cells)
    else:
        places = [divmod(cell, 10) for cell in CELLS[shape]]
    places = places[: dice.choice((9, 9, 9, 8, 7))]
    # Tiles with many spokes come more often than in the game, for more paths.
    weights = [1 + 2 * len(row["spokes"]) for row in TILES]
    tiles: list[int] = []
    while len(tiles) < len(places):
        tile = dice.choices(range(1, 55), weights)[0]
        if tile not in tiles:
            tiles.append(tile)
    return tuple(
        (tile, row, col, dice.randrange(4)) for tile, (row, col) in zip(tiles, places, strict=True)
    )


def turned(tile: int, rot: int) -> tuple[dict[str, tuple[str, int]], set[str]]:
    """A tile's spaces by corner and its spokes, turned a quarter at a time."""
    row = TILES[tile - 1]
    corners = {c: (row[c], int(row[f"{c}_planets"])) for c in ("nw", "ne", "se", "sw")}
    spokes = set(row["spokes"]) - {"-"}
    for _ in range(rot):
        corners = {
            "ne": corners["nw"],
            "se": corners["ne"],
            "sw": corners["se"],
            "nw": corners["sw"],
        }
        spokes = {{"N": "E", "E": "S", "S": "W", "W": "N"}[spoke] for spoke in spokes}
    return corners, spokes


def slow_zones(galaxy: Galaxy) -> list[tuple[str, int, int]]:
    """(kind, planets, spaces) of all zones: labels spread until nothing changes."""
    spaces: dict[tuple[int, int], tuple[str, int]] = {}
    cut: set[tuple[tuple[int, int], tuple[int, int]]] = set()
    for tile, row, col, rot in galaxy:
        corners, spokes = turned(tile, rot)
        y, x = 2 * row, 2 * col
        spaces |= {
            (y, x): corners["nw"],
            (y, x + 1): corners["ne"],
            (y + 1, x): corners["sw"],
            (y + 1, x + 1): corners["se"],
        }
        walls = {
            "N": ((y, x), (y, x + 1)),
            "S": ((y + 1, x), (y + 1, x + 1)),
            "W": ((y, x), (y + 1, x)),
            "E": ((y, x + 1), (y + 1, x + 1)),
        }
        cut |= {walls[spoke] for spoke in spokes}
    label = {space: i for i, space in enumerate(spaces)}
    changed = True
    while changed:
        changed = False
        for y, x in spaces:
            for near in ((y, x + 1), (y + 1, x)):
                if (
                    near in spaces
                    and spaces[near][0] == spaces[y, x][0]
                    and ((y, x), near) not in cut
                    and label[near] != label[y, x]
                ):
                    label[near] = label[y, x] = min(label[near], label[y, x])
                    changed = True
    found = []
    for one in set(label.values()):
        members = [space for space in spaces if label[space] == one]
        found.append((spaces[members[0]][0], sum(spaces[m][1] for m in members), len(members)))
    return sorted(found)


def slow_joins(galaxy: Galaxy) -> tuple[set[int], set[frozenset[int]]]:
    """The tiles with spokes, and the pairs that are joined."""
    at = {(row, col): (tile, turned(tile, rot)[1]) for tile, row, col, rot in galaxy}
    joins = set()
    for (row, col), (tile, spokes) in at.items():
        for spoke in spokes:
            down, right = STEP[spoke]
            other = at.get((row + down, col + right))
            if other and OPPOSITE[spoke] in other[1]:
                joins.add(frozenset((tile, other[0])))
    return {tile for tile, spokes in at.values() if spokes}, joins


def slow_networks(tiles: set[int], joins: set[frozenset[int]]) -> list[int]:
    """Sizes of the networks: sets merged until none can be."""
    groups = [{tile} for tile in tiles]
    for join in joins:
        touched = [group for group in groups if group & join]
        groups = [group for group in groups if not group & join] + [set().union(*touched)]
    return sorted(map(len, groups))


def slow_longest(tiles: set[int], joins: set[frozenset[int]]) -> int:
    """Every trail from every tile, no join twice; the most tiles that one touches."""

    def follow(at: int, left: frozenset[frozenset[int]], seen: frozenset[int]) -> int:
        best = len(seen)
        for join in left:
            if at in join:
                (to,) = join - {at}
                best = max(best, follow(to, left - {join}, seen | {to}))
        return best

    return max((follow(t, frozenset(joins), frozenset({t})) for t in tiles), default=0)


def write(states: Any, galaxy: Galaxy, kaos: int) -> None:
    s = states[0]
    s.seats, s.kaos, s.phase = 2, kaos, 2
    s.place[0] = -1
    s.rot[0] = 0
    for rank, (tile, row, col, rot) in enumerate(sorted(galaxy)):
        s.tiles[0, rank], s.place[0, rank], s.rot[0, rank] = tile - 1, 10 * row + col, rot


def told_points(galaxy: Galaxy, colour: str) -> int:
    return sum(zone.points for zone in zones(galaxy) if zone.kind == colour)


@pytest.mark.clause("CF-21", "CF-22", "CF-23", "CF-24", "CF-25", "CF-26", "CF-27", "CF-28")
def test_zones_of_random_galaxies() -> None:
    dice, states = random.Random(1), GAME.State.array(1)
    for case in range(2100):
        kaos = case % 21
        galaxy = random_galaxy(dice, kaos)
        slow = slow_zones(galaxy)
        assert sorted((z.kind, z.planets, z.size) for z in zones(galaxy)) == slow
        write(states, galaxy, kaos)
        survey_at(states, 0, 0)
        extra = dict.fromkeys((*COLOURS, "star"), 0)
        for i, colour in enumerate(COLOURS):
            planets = [n for kind, n, _ in slow if kind == colour]
            points = sum(next((p for least, p in TABLES[colour] if n >= least), 0) for n in planets)
            assert states[0].zones[0, i] == points == told_points(galaxy, colour), galaxy
            assert states[0].best[0, i] == max(planets, default=0) == best_zone(galaxy, colour)
            if kaos == Kaos.DISTRICT:
                extra[colour] = sum(n > 2 for n in planets)
            elif kaos == Kaos.DISPERSION:
                extra[colour] = sum(n < 3 for n in planets)
            elif (kaos, colour) in ((14, "blue"), (15, "orange"), (16, "green")):
                extra[colour] = len(planets)
        sizes = [size for kind, _, size in slow if kind == "constellation"]
        if kaos == Kaos.CONSTELLATION:
            extra["star"] = len(sizes)
        elif kaos == Kaos.SIDEREAL_VACUUM:
            extra["star"] = sum(int(VACUUM_STARS[size]) for size in sizes)
        assert states[0].extra[0].tolist() == list(extra.values()), galaxy
        told = dict.fromkeys(extra, 0)
        for zone in zones(galaxy):
            told[zone.kind if zone.kind in COLOURS else "star"] += zone.extra(kaos)
        assert told == extra, galaxy


@pytest.mark.clause("CF-29", "CF-30", "CF-31", "CF-32", "CF-R2", "CF-R3", "CF-45", "CF-51")
def test_paths_of_random_galaxies() -> None:
    dice, states = random.Random(2), GAME.State.array(1)
    lengths = np.zeros(10, int)
    for case in range(4000):
        kaos = (0, 0, 0, 3, 3, 4, 7, 10, 11)[case % 9]
        galaxy = random_galaxy(dice, kaos)
        tiles, joins = slow_joins(galaxy)
        sizes = slow_networks(tiles, joins)
        assert sorted(map(len, networks(galaxy))) == sizes
        write(states, galaxy, kaos)
        survey_at(states, 0, 0)
        assert states[0].path[0] == path_tiles(galaxy, kaos)[0]
        if kaos == Kaos.MULTI_PATH:
            assert states[0].path[0] == len(sizes)
        elif kaos == Kaos.ARBORESCENCE:
            assert states[0].path[0] == max(sizes, default=0)
        else:
            longest = slow_longest(tiles, joins)
            assert states[0].path[0] == longest == len(set(longest_path(galaxy))), galaxy
            lengths[longest] += 1
    assert all(lengths[2:] > 0), "every length was seen"


def test_counting_leaves_no_trace() -> None:
    """Surveying twice gives the same figures."""
    dice, states = random.Random(3), GAME.State.array(1)
    write(states, random_galaxy(dice, 0), 0)
    survey_at(states, 0, 0)
    before = states.tobytes()
    survey_at(states, 0, 0)
    assert states.tobytes() == before
