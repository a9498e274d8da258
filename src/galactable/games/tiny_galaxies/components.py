"""The planets, dice, mat and galaxy track, as lookup arrays in the order of the data files.

An ability is data: a cost and up to three benefits, read off the columns of the planets.
"""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from galactable.core.bits import ones_of_all
from galactable.core.data import rows

PLANETS = rows(__package__, "planets")
DICE = rows(__package__, "action_dice")
MAT = rows(__package__, "action_mat")
LEVELS = rows(__package__, "galaxy_track")


class Face(IntEnum):
    """The faces of an action die."""

    MOVE = 0
    ENERGY = 1
    CULTURE = 2
    LIFE = 3
    TECH = 4
    UTILIZE = 5


class Resource(IntEnum):
    """What planets produce and players pay with."""

    ENERGY = 0
    CULTURE = 1


class Track(IntEnum):
    """Kinds of colony tracks, as an ability asks for them."""

    LIFE = 0
    TECH = 1
    EITHER = 2
    NONE = 3


class Cost(IntEnum):
    """What an ability costs (TG-72 to TG-74)."""

    NONE = 0
    ENERGY = 1
    CULTURE = 2
    BACK_LIFE = 3
    BACK_TECH = 4
    BACK_EITHER = 5
    DIE = 6


class Others(IntEnum):
    """What an ability gives each other player (TG-77, TG-78)."""

    NONE = 0
    ENERGY = 1
    CULTURE = 2
    ADVANCE_LIFE = 3
    ADVANCE_TECH = 4
    ADVANCE_EITHER = 5


MAX_SEATS = 4
MAX_ROUND = 40  # TG-R22
GOAL = 21  # TG-80
LIMIT = 7  # TG-43
EXTRA_PLANETS = 2  # TG-5
ROW = MAX_SEATS + EXTRA_PLANETS
START_ENERGY, START_CULTURE = 2, 1  # TG-3
FOLLOW_PRICE = 1  # TG-21
CONVERT_PRICE = 1  # TG-14
REROLL_PRICE = 1  # TG-13
SHIPS_EACH = 4  # TG-2

FACES = tuple(row["face"] for row in DICE)
RESOURCES = tuple(r.name.lower() for r in Resource)
TRACKS = tuple(t.name.lower() for t in Track)
PLANET_IDS = tuple(row["id"] for row in PLANETS)
N_PLANETS = len(PLANETS)
N_FACES = len(FACES)
N_RESOURCES = len(RESOURCES)
N_TRACKS = int(Track.EITHER) + 1
NO_TRACK = int(Track.NONE)
N_DICE = int(DICE[0]["dice"])  # TG-6

# Places of ships: home, the surfaces, the tracks.
HOME = 0
SURFACE = HOME + 1
ORBIT = SURFACE + ROW
PLACES = ("home", *(f"s{i}" for i in range(ROW)), *(f"o{i}" for i in range(ROW)))
N_PLACES = len(PLACES)

# Slots of the mat: the bay in its order, then the converter.
_BAY = sorted((row for row in MAT if row["slot"] == "bay"), key=lambda row: int(row["order"]))
_CONVERTER = [row for row in MAT if row["slot"] == "converter"]
BAY = len(_BAY)
CONVERTER = BAY
MAT_SLOTS = (*(f"bay {row['order']}" for row in _BAY), "converter")
FOLLOWABLE = np.array([int(row["yellow"]) for row in (*_BAY, *_CONVERTER)], np.int8)  # TG-20


def _column(name: str) -> np.ndarray[tuple[int], np.dtype[np.int8]]:
    return np.array([int(row[name]) for row in PLANETS], np.int8)


PLANET_RESOURCE = np.array([RESOURCES.index(row["resource"]) for row in PLANETS], np.int8)
PLANET_TRACK = np.array([TRACKS.index(row["track"]) for row in PLANETS], np.int8)
PLANET_LENGTH = _column("length")
PLANET_POINTS = _column("points")
COST = np.array([Cost[row["cost_kind"].upper()] for row in PLANETS], np.int8)
COST_AMOUNT = _column("cost_amount")
GAIN = np.array([[int(row["gain_energy"]), int(row["gain_culture"])] for row in PLANETS], np.int8)
ADVANCE_BY = _column("advance")
ADVANCE_TRACK = np.array([TRACKS.index(row["advance_track"]) for row in PLANETS], np.int8)
OTHERS = np.array([Others[row["others"].upper()] for row in PLANETS], np.int8)

# By level; level 0 does not exist.
MAX_LEVEL = len(LEVELS)


def _by_level(name: str) -> np.ndarray[tuple[int], np.dtype[np.int8]]:
    return np.array([0, *(int(row[name]) for row in LEVELS)], np.int8)


LEVEL_COST = _by_level("cost")
LEVEL_DICE = _by_level("dice")
LEVEL_SHIPS = _by_level("ships")
LEVEL_POINTS = _by_level("stars")

# Planets as bits: sets of planets are masks of 40 bits.
PLANET_BIT = np.array([1 << planet for planet in range(N_PLANETS)], np.int64)


def _costing(kind: Cost, most: int) -> int:
    fits = [i for i in range(N_PLANETS) if COST[i] == kind and COST_AMOUNT[i] <= most]
    return sum(1 << i for i in fits)


FREE = _costing(Cost.NONE, 0)
COSTS_DIE = _costing(Cost.DIE, 1)
COSTS_BACK = np.array(
    [_costing(Cost(Cost.BACK_LIFE + track), 1) for track in range(N_TRACKS)],
    np.int64,
)
PAYABLE_WITH_ENERGY = np.array([_costing(Cost.ENERGY, held) for held in range(LIMIT + 1)], np.int64)
PAYABLE_WITH_CULTURE = np.array(
    [_costing(Cost.CULTURE, held) for held in range(LIMIT + 1)], np.int64
)

# Row slots are masks of 6 bits; how many slots each mask holds.
COUNT = ones_of_all(ROW, np.int8)
