"""The tiles, Kaos cards and tables of points, as lookup arrays.

Spaces of a tile go clockwise, NW 0, NE 1, SE 2, SW 3, and so do its spokes, N 0, E 1,
S 2, W 3: spoke i lies between the spaces i and i + 1. On a tile turned by ``rot`` quarters,
index i holds the printed item (i - rot) mod 4.

A *face* is a tile as it lies: 4 x tile + rot, tiles counted from 0. A face's spaces of
one kind, or its spokes, are four bits.
"""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from galactable.core.data import rows

TILES = rows(__package__, "tiles")
KAOS = rows(__package__, "kaos")
SCORING = rows(__package__, "scoring")
COMPONENTS = rows(__package__, "components")

VARIANTS = ("standard", "beginner")
STANDARD = VARIANTS.index("standard")
COLOURS = ("green", "blue", "orange")
TRACKS = (*COLOURS, "star")
KINDS = (*COLOURS, "constellation")
CORNERS = ("nw", "ne", "se", "sw")
SIDES = "NESW"

MAX_SEATS = 6
ROUNDS = 5  # CF-5
EACH = 9  # CF-8
PICKS = 3  # CF-9, CF-11
STAGES = 2
MAX_TOUCHES = 120  # CF-R12
TOP = 30  # CF-34
ALL_TOKENS = 0b111  # CF-3
HOLES = 2  # CF-41
WIN, LOSS = 3, -2  # CF-36
HAPPY = 2  # CF-58
OFFER_COST, OFFER_STARS = 5, 2  # CF-61

N_TILES = len(TILES)
TILE_IDS = tuple(row["id"] for row in TILES)
N_KAOS = len(KAOS)
N_COLOURS = len(COLOURS)
N_TRACKS = len(TRACKS)
ALL_TILES = (1 << N_TILES) - 1
HALF = 27
"""Events tell sets of tiles as two numbers of 27 bits."""
HALF_MASK = (1 << HALF) - 1


class Track(IntEnum):
    """The score tokens; the first three are also the kinds of coloured spaces."""

    GREEN = 0
    BLUE = 1
    ORANGE = 2
    STAR = 3


class Kaos(IntEnum):
    """The Kaos cards by id; NONE in ``beginner``."""

    NONE = 0
    BLACK_HOLE = 1
    GIFT = 2
    NEW_DIMENSION = 3
    ARBORESCENCE = 4
    DISTRICT = 5
    DISPERSION = 6
    UNIQUE_DIMENSION = 7
    CONSTELLATION = 8
    SIDEREAL_VACUUM = 9
    MULTI_PATH = 10
    PARALLEL_UNIVERSE = 11
    SPACE_PIRATE = 12
    SABOTAGE = 13
    ICE_AGE = 14
    GLOBAL_WARMING = 15
    TEMPERATE_CLIMATE = 16
    HAPPY_HOUR = 17
    OPTIMIZATION = 18
    STELLAR_SWAP = 19
    OFFERING = 20


def kaos_key(card: int) -> str:
    """A Kaos card's name in catalogues and events."""
    return Kaos(card).name.lower().replace("_", "-")


class Shape(IntEnum):
    """Where the tiles may lie."""

    SQUARE = 0
    LINE = 1
    TWIN = 2
    ANY = 3


# CF-55 to CF-57: the card that favours a colour.
CLIMATE = np.array([Kaos.TEMPERATE_CLIMATE, Kaos.ICE_AGE, Kaos.GLOBAL_WARMING], np.int64)

# The window (section 5): a cell is 10 x row + col.
WINDOW = 10
N_CELLS = WINDOW * WINDOW
HALF_CELLS = N_CELLS // 2
"""Sets of cells are two numbers of 50 bits."""
FIRST_CELL = WINDOW + 1

_SHAPE_OF = {
    Kaos.NEW_DIMENSION: Shape.ANY,
    Kaos.UNIQUE_DIMENSION: Shape.LINE,
    Kaos.PARALLEL_UNIVERSE: Shape.TWIN,
}
SHAPE_OF = np.array([_SHAPE_OF.get(k, Shape.SQUARE) for k in Kaos], np.int64)
CELLS = (
    tuple(WINDOW * row + col for row in (1, 2, 3) for col in (1, 2, 3)),
    tuple(WINDOW + col for col in range(1, 10)),
    tuple(WINDOW * row + col for row in (1, 2) for col in (1, 2, 4, 5)),
    (),
)
SHAPE_CELLS = np.array([sum(1 << cell for cell in cells) for cells in CELLS], np.int64)
"""The cells of a shape: they all lie in the first half of the window."""
N_PLACES = np.array([len(cells) or EACH for cells in CELLS], np.int64)


def printed(tile: int) -> list[tuple[str, int]]:
    """A tile's four spaces as printed, kind and planets; tiles are counted from 0."""
    row = TILES[tile]
    return [(row[corner], int(row[f"{corner}_planets"])) for corner in CORNERS]


def spaces(tile: int, rot: int) -> list[tuple[str, int]]:
    """A tile's four spaces, turned."""
    return [printed(tile)[(i - rot) % 4] for i in range(4)]


def spokes(tile: int, rot: int) -> list[bool]:
    """Which of its sides N, E, S, W have a spoke, turned."""
    return [SIDES[(i - rot) % 4] in TILES[tile]["spokes"] for i in range(4)]


def _bits(flags: list[bool]) -> int:
    return sum(int(flag) << i for i, flag in enumerate(flags))


_FACES = [(tile, rot) for tile in range(N_TILES) for rot in range(4)]
FACE_KIND = np.array(
    [[_bits([k == kind for k, _ in spaces(*face)]) for kind in KINDS] for face in _FACES],
    np.int64,
)
FACE_PLANET = np.array([_bits([n >= 1 for _, n in spaces(*face)]) for face in _FACES], np.int64)
FACE_SECOND = np.array([_bits([n == 2 for _, n in spaces(*face)]) for face in _FACES], np.int64)
FACE_SPOKES = np.array([_bits(spokes(*face)) for face in _FACES], np.int64)

MOST_PLANETS = 2 * 4 * EACH


def _table(kind: str, most: int) -> list[int]:
    found = [0] * (most + 1)
    for row in SCORING:
        if row["kind"] == kind:
            for n in range(int(row["least"]), int(row["most"] or most) + 1):
                found[n] = int(row["points"])
    return found


ZONE_POINTS = np.array([_table(colour, MOST_PLANETS) for colour in COLOURS], np.int64)
PATH_POINTS = np.array(_table("path", EACH), np.int64)
VACUUM_STARS = np.array([0, 0, 1, 2] + [4] * (4 * EACH - 3), np.int64)  # CF-50, CF-R4

# 2 is a primitive root of 37: the remainder identifies a single bit below 2**36.
PRIME = 37
BIT_OF = np.zeros(PRIME, np.int64)
for _i in range(4 * EACH):
    BIT_OF[2**_i % PRIME] = _i
