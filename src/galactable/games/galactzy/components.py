"""The dice, lines, galaxies, events and powers, as lookup arrays in the order of the data files.

Keeps GZ-3, GZ-16, GZ-18, GZ-19, GZ-20.
"""

from __future__ import annotations

from enum import IntEnum
from itertools import permutations

import numpy as np

from galactable.core.data import rows

LINES = rows(__package__, "lines")
GALAXIES = rows(__package__, "galaxies")
EVENT_CARDS = rows(__package__, "events")
LUCKY = rows(__package__, "lucky")
GRADES = rows(__package__, "grades")
PIECES = rows(__package__, "components")

VARIANTS = ("basic", "advanced")
COLOURS = ("blue", "red", "violet", "white")
LINE_IDS = tuple(row["slug"] for row in LINES)
GALAXY_IDS = tuple(row["slug"] for row in GALAXIES)
EVENT_IDS = tuple(row["slug"] for row in EVENT_CARDS)

MAX_SEATS = 4
ADVANCED = VARIANTS.index("advanced")
ERAS = np.array([10, 11], np.int64)  # GZ-8
EON_POINTS = 5  # GZ-29
FIRST_EONS = 3  # GZ-2
EONS_IN_BOX = next(int(row["count"]) for row in PIECES if row["component"].startswith("Eon"))
N_LUCKY = len(LUCKY)
N_COLOURS = len(COLOURS)
N_EVENTS = len(EVENT_CARDS)
MAX_TIE_FIGHTS = 3  # GZ-R22

# Dice. A face is (die, number): 4:1-4, then 6:1-6, then 8:1-8.
DICE = (4, 6, 8)
N_DICE = len(DICE)
OF_A_TYPE = next(int(row["count"]) for row in PIECES if "(d4)" in row["component"])  # GZ-14
FIRST_HAND = 6  # GZ-11
MOST_THROWS = 3
MOST_DICE = 8  # GZ-26
FACES = tuple((die, number) for die in DICE for number in range(1, die + 1))
N_FACES = len(FACES)
N_NUMBERS = max(DICE)
SIDES = np.array(DICE, np.int64)
FIRST_FACE = np.array([FACES.index((die, 1)) for die in DICE] + [N_FACES], np.int64)
FACE_TYPE = np.array([DICE.index(die) for die, _ in FACES], np.int64)
FACE_NUMBER = np.array([number for _, number in FACES], np.int64)
BY_NUMBER = np.array(sorted(range(N_FACES), key=lambda f: (FACES[f][1], FACES[f][0])), np.int64)

# Dice by number, packed: five bits a number, the highest of them a guard for subtraction.
BITS = 5
NUMBER_MASK = (1 << BITS) - 1


def pack(numbers: list[int] | tuple[int, ...]) -> int:
    """Numbers with repeats as one int: five bits count how often each occurs."""
    return sum(1 << BITS * (number - 1) for number in numbers)


GUARD = pack(range(1, N_NUMBERS + 1)) << BITS - 1  # type: ignore[arg-type]
FACE_UNIT = np.array([pack([number]) for _, number in FACES], np.int64)

# Ways to make a line: the dice it takes, packed, and the points without modifiers.
N_LINES = len(LINES)
N_FIGURES = sum(row["kind"] == "figure" for row in LINES)
FIRST_CODE = N_FIGURES
PHANTOM_LINE = LINE_IDS.index("phantom")
CHANCE = LINE_IDS.index("chance")
LINE_BASE = np.array([int(row["base"]) for row in LINES], np.int64)

_RUNS = {size: [range(a, a + size) for a in range(1, N_NUMBERS - size + 2)] for size in (5, 6)}
_NUMBERS = range(1, N_NUMBERS + 1)
_FIGURE_WAYS: dict[str, list[list[int]]] = {
    "full_house": [[a] * 3 + [b] * 2 for a, b in permutations(_NUMBERS, 2)],  # GZ-15
    "double_full": [[a] * 3 + [b] * 3 for a, b in permutations(_NUMBERS, 2) if a < b],
    "straight_flush": [list(run) for run in _RUNS[5]],  # GZ-17
    "royal_flush": [list(run) for run in _RUNS[6]],
    "five_of_a_kind": [[a] * 5 for a in _NUMBERS],
    "galactzy": [[a] * 6 for a in _NUMBERS],
}


def numbers_of(text: str) -> list[int]:
    """A list of numbers as the data files write it."""
    return [int(word) for word in text.split()]


CODES = tuple(tuple(numbers_of(row["code"])) for row in GALAXIES)
WAYS: list[tuple[int, list[int]]] = [
    (line, way)
    for line, slug in enumerate(LINE_IDS[:CHANCE])
    for way in _FIGURE_WAYS.get(
        slug, [list(CODES[line - FIRST_CODE])] if slug in GALAXY_IDS else []
    )
]
N_WAYS = len(WAYS)
WAY_FIRST = np.array([sum(of < line for of, _ in WAYS) for line in range(N_LINES + 1)], np.int64)
WAY_NEED = np.array([pack(way) for _, way in WAYS], np.int64)
WAY_POINTS = np.array(  # GZ-21, GZ-23
    [
        LINE_BASE[line] + (max(way) if LINES[line]["adds_highest"] == "yes" else 0)
        for line, way in WAYS
    ],
    np.int64,
)
EARLY = np.array([0, 5, 2, 0], np.int64)  # GZ-36, by throws

# Galaxies.
N_GALAXIES = len(GALAXIES)
N_CORNERS = sum(row["corner"] == "yes" for row in GALAXIES)
PEARL, CRYSTAL, ENTROPIC, DISTORTED, PHANTOM = range(N_GALAXIES)
CODE_SIZE = 6

# Throws: how many dice of each type, by hand size, then d4, then d6.
THROWS = tuple(
    (d4, d6, hand - d4 - d6)
    for hand in range(1, MOST_DICE + 1)
    for d4 in range(hand + 1)
    for d6 in range(hand - d4 + 1)
)
THROW_DICE = np.array(THROWS, np.int64)
THROW_FIRST = np.array(
    [sum(sum(plan) < hand for plan in THROWS) for hand in range(MOST_DICE + 2)], np.int64
)

# Turns of a die: from a face to another of the same die.
TURNS = tuple((face, new) for face in FACES for new in range(1, face[0] + 1) if new != face[1])
MODIFIES = tuple((face, new) for face, new in TURNS if abs(new - face[1]) == 1)
TURN_FROM = np.array([FACES.index(face) for face, _ in TURNS], np.int64)
TURN_TO = np.array([FACES.index((face[0], new)) for face, new in TURNS], np.int64)
MODIFY_FROM = np.array([FACES.index(face) for face, _ in MODIFIES], np.int64)
MODIFY_TO = np.array([FACES.index((face[0], new)) for face, new in MODIFIES], np.int64)

_PARITY = {"odd": (1, 3, 5, 7), "even": (2, 4, 6, 8)}
_STEP = {"plus 1": 1, "minus 1": -1}


def _power_turn(row: dict[str, str], number: int, new: int) -> bool:
    """Whether a Lucky Number's power turns a die from one number to another.

    Keeps GZ-R35.
    """
    if row["power"] != "turn":
        return False
    if number not in (_PARITY.get(row["from"]) or numbers_of(row["from"])):
        return False
    if row["to"] in _STEP:
        return new - number == _STEP[row["to"]]
    return new in (_PARITY.get(row["to"]) or numbers_of(row["to"]))


def _effect_turn(galaxy: int, lucky: int, number: int, new: int) -> bool:
    """Whether a galaxy's effect may turn a die so (Crystal: if another die shows it)."""
    row = GALAXIES[galaxy]
    if row["effect"] != "turn" or number not in numbers_of(row["effect_numbers"]):
        return False
    if galaxy == PEARL:
        return abs(new - number) == 1
    return galaxy == CRYSTAL or new == lucky


def _lists(found: list[list[int]]) -> tuple[np.ndarray, np.ndarray]:
    """Lists of different lengths as one array, and their lengths."""
    table = np.zeros((len(found), max(map(len, found))), np.int64)
    for i, values in enumerate(found):
        table[i, : len(values)] = values
    return table, np.array([len(values) for values in found], np.int64)


# Turns that a power allows, by Lucky Number; and a number that must be shown for it (or 0).
POWER_TURNS, N_POWER_TURNS = _lists(
    [[]]
    + [
        [i for i, (face, new) in enumerate(TURNS) if _power_turn(row, face[1], new)]
        for row in LUCKY
    ]
)
POWER_NEEDS = np.array([0] + [int(row["needs_shown"] or 0) for row in LUCKY], np.int64)
POWER_EON, POWER_ROLL = 1, 8  # the powers that are no turn
# Turns that an effect allows, by galaxy and Lucky Number: row galaxy * 9 + Lucky Number.
EFFECT_TURNS, N_EFFECT_TURNS = _lists(
    [
        [i for i, (face, new) in enumerate(TURNS) if _effect_turn(galaxy, lucky, face[1], new)]
        for galaxy in range(N_GALAXIES)
        for lucky in range(N_LUCKY + 1)
    ]
)
EFFECT_ROWS = N_LUCKY + 1
EFFECT_NUMBERS = tuple(numbers_of(GALAXIES[ENTROPIC]["effect_numbers"]))
EFFECT_REROLLS = np.array(EFFECT_NUMBERS, np.int64)


class Card(IntEnum):
    """The events, in the order of the data file (GZ-59 to GZ-70).

    Keeps GZ-63, GZ-68.
    """

    ENTROPIC_STORM = 0
    PEARLY_STORM = 1
    PHANTOM_STORM = 2
    SPIRAL_STORM = 3
    STORM_OF_DISTORTION = 4
    ASTRAL_SPHERES = 5
    DIMENSIONAL_VORTEX = 6
    GATE_VAULT = 7
    PORTALS_SWARM = 8
    COSMIC_CONVERGENCE = 9
    PLANE_SHIFTING = 10


# The galaxy of a storm (-1: all seats are concerned), and the Code by card and colour.
EVENT_GALAXY = np.array(
    [GALAXY_IDS.index(row["galaxy"]) if row["galaxy"] else -1 for row in EVENT_CARDS], np.int64
)
EVENT_CODE = np.array(
    [
        [[numbers_of(row[colour]).count(n) for n in range(N_NUMBERS + 1)] for colour in COLOURS]
        for row in EVENT_CARDS
    ],
    np.int8,
)
MOST_ON_CARD = MAX_SEATS * int(EVENT_CODE.sum(axis=2).max())
