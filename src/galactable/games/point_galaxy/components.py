"""The faces, tokens and scales, as lookup arrays.

A *face* is an index: the planet faces, then the space faces, then the starting suns,
in the order of the data files.

Keeps PG-1, PG-2, PG-3, PG-4, PG-5, PG-6, PG-R1.
"""

from __future__ import annotations

from collections import Counter
from enum import IntEnum
from itertools import combinations

import numpy as np

from galactable.core.bits import ones_of_all
from galactable.core.data import rows

PLANETS = rows(__package__, "planets")
SPACES = rows(__package__, "spaces")
STARTS = rows(__package__, "starting_suns")
TOKENS = rows(__package__, "tokens")
COLOURS = rows(__package__, "colours")
SCALES = rows(__package__, "scales")
SETUP = rows(__package__, "setup")
SOLO = rows(__package__, "solo")
ACHIEVEMENTS = rows(__package__, "achievements")

VARIANTS = ("standard", *(row["variant"] for row in SOLO))
COLOUR_NAMES = tuple(row["colour"] for row in COLOURS)
LETTERS = "ABCDEFG"
FACES = (*PLANETS, *SPACES, *STARTS)
FACE_IDS = tuple(row["id"] for row in FACES)
TOKEN_IDS = tuple(row["id"] for row in TOKENS)

MAX_SEATS = 5
TURNS = int(SETUP[0]["turns_each"])  # PG-44
CARDS_EACH = 2 * TURNS
MAX_SYSTEMS = CARDS_EACH + 1
MAX_SUPPLY = max(int(row["tokens"]) for row in SETUP)
MAX_TOKENS = 2 * CARDS_EACH // 5  # a face has at most two rocket symbols
ROCKETS_A_TOKEN = 5  # PG-38
PRIZES = np.array([10, 6, 2], np.int64)  # PG-57
COLUMNS = 3
PLACES = 9

N_PLANETS = len(PLANETS)
N_SPACES = len(SPACES)
N_STARTS = len(STARTS)
N_FACES = len(FACES)
N_TOKENS = len(TOKENS)
N_COLOURS = len(COLOURS)
N_LETTERS = len(LETTERS)
FIRST_SPACE = N_PLANETS
FIRST_START = N_PLANETS + N_SPACES
MAX_NUMBER = 7
X = MAX_NUMBER + 1
NO_NUMBER = 0
NO_LETTER = -1


class Card(IntEnum):
    """What a face shows."""

    PLANET = 0
    SUN = 1
    MOON = 2
    ASTEROID = 3
    WORMHOLE = 4


class Token(IntEnum):
    """What a rocket token counts (PG-62 to PG-73)."""

    COLOUR = 1
    SYSTEMS = 2
    TOKENS = 3
    ASTEROIDS = 4
    WORMHOLES = 5
    MOONS = 6
    RESEARCH = 7
    NUMBER = 8
    RAINBOW = 9
    TRIO = 10
    SUNS = 11
    TRIPLES = 12


def colour_mask(names: list[str]) -> int:
    """Colours as bits."""
    return sum(1 << COLOUR_NAMES.index(name) for name in set(names))


def tests_of(condition: str) -> list[tuple[int, int]]:
    """A condition as tests (colours, need): sets = the least of planets showing // need.

    ``a+a+b`` is tested on every subset of its colours (Hall's theorem, PG-R15);
    ``a/b`` is one test (PG-R16).
    """
    if "/" in condition:
        return [(colour_mask(condition.split("/")), 1)]
    need = Counter(condition.split("+"))
    return [
        (colour_mask(list(chosen)), sum(need[c] for c in chosen))
        for n in range(1, len(need) + 1)
        for chosen in combinations(need, n)
    ]


def kind_of(row: dict[str, str]) -> Card:
    """What the row of a face is."""
    if "number" in row:
        return Card.PLANET
    return Card[row.get("kind", "sun").upper()]


def _per_face(value: object) -> np.ndarray:
    return np.array([value(row) for row in FACES], np.int16)  # type: ignore[operator]


KIND = _per_face(kind_of)
NUMBER = _per_face(
    lambda row: NO_NUMBER if "number" not in row else X if row["number"] == "X" else row["number"]
)
COLOUR = _per_face(lambda row: colour_mask(row["colours"].split("+")) if row.get("colours") else 0)
ROCKETS = _per_face(lambda row: row.get("rockets", 0))
RESEARCH = _per_face(
    lambda row: LETTERS.index(row["research"]) if row.get("research") else NO_LETTER
)
POINTS = _per_face(lambda row: row.get("points") or 0)

# A one-coloured moon has only a first colour.
MOON_FIRST = _per_face(
    lambda row: colour_mask(row["condition"].split("+")[:1]) if row.get("kind") == "moon" else 0
)
MOON_SECOND = _per_face(
    lambda row: colour_mask(row["condition"].split("+")[1:]) if row.get("kind") == "moon" else 0
)

# Conditions of suns and tokens. The tests of one are spread over words of seven counters
# of eight bits: adding SHOWS[word, colours] for every planet counts them all at once.
_CONDITIONS = sorted(
    {row["condition"] for row in FACES if kind_of(row) == Card.SUN}
    | {row["parameter"] for row in TOKENS if row["parameter"].split("+")[0] in COLOUR_NAMES}
)
COUNTERS, COUNTER_BITS = 7, 8
COUNTER_MASK = (1 << COUNTER_BITS) - 1
_WORDS = [
    (index, tests[at : at + COUNTERS])
    for index, condition in enumerate(_CONDITIONS)
    for tests in [tests_of(condition)]
    for at in range(0, len(tests), COUNTERS)
]
FIRST_WORD = np.array(
    [[i for i, _ in _WORDS].index(c) for c in range(len(_CONDITIONS))] + [len(_WORDS)], np.int64
)
TESTS = np.array([len(tests) for _, tests in _WORDS], np.int16)
NEED = np.array(
    [[need for _, need in tests] + [1] * (COUNTERS - len(tests)) for _, tests in _WORDS], np.int16
)
SHOWS = np.array(
    [
        [
            sum(1 << COUNTER_BITS * i for i, (mask, _) in enumerate(tests) if mask & colours)
            for colours in range(1 << N_COLOURS)
        ]
        for _, tests in _WORDS
    ],
    np.int64,
)
CONDITION = _per_face(
    lambda row: _CONDITIONS.index(row["condition"]) if kind_of(row) == Card.SUN else -1
)

TOKEN_KIND = np.array([int(row["kind"]) for row in TOKENS], np.int64)
TOKEN_POINTS = np.array([int(row["points"]) for row in TOKENS], np.int64)
TOKEN_CONDITION = np.array(
    [_CONDITIONS.index(p) if (p := row["parameter"]) in _CONDITIONS else -1 for row in TOKENS],
    np.int64,
)
TOKEN_NUMBER = np.array(
    [int(p) if (p := row["parameter"]).isdigit() else 1 for row in TOKENS], np.int64
)

SCALE = np.array([0, *(int(row["points"]) for row in SCALES)], np.int64)  # PG-49, PG-56
ONES = ones_of_all(MAX_NUMBER, np.int64)

# Numbers as bits (1 is bit 0): those higher and those lower than a number.
HIGHER = np.array([(127 << n) & 127 for n in range(X + 1)], np.int64)
LOWER = np.array([max((1 << n) // 2 - 1, 0) & 127 for n in range(X + 1)], np.int64)
ANY_NUMBER = 127
# The numbers that a planet may stand for.
SUITS = np.array([0, *(1 << n for n in range(MAX_NUMBER)), ANY_NUMBER], np.int64)

_BY_SEATS = {int(row["seats"]): row for row in SETUP}
CARDS_USED = np.array(
    [int(_BY_SEATS[n]["cards_used"]) if n else 0 for n in range(MAX_SEATS + 1)], np.int64
)
SUPPLY = np.array([int(_BY_SEATS[n]["tokens"]) if n else 0 for n in range(MAX_SEATS + 1)], np.int64)
PILES = np.array(
    [
        [int(_BY_SEATS[n][f"pile_{i + 1}"]) if n else 0 for i in range(COLUMNS)]
        for n in range(MAX_SEATS + 1)
    ],
    np.int64,
)

# By variant; the first row stands for `standard`, where there is no AI.
AI_SUN = np.array([0, *(int(row["sun"]) for row in SOLO)], np.int64)
AI_REPEAT = np.array([0, *(int(row["research_duplicate"]) for row in SOLO)], np.int64)
AI_TOKEN = np.array([0, *(int(row["token"]) for row in SOLO)], np.int64)

# PG-R25: the two places (rows and columns from 0) at each position of the pointer.
PATH = np.array(
    [
        [[0, 0], [0, 1]],
        *([[0, c], [1, c]] for c in range(3)),
        *([[r, 2], [r, 1]] for r in range(3)),
        *([[2, c], [1, c]] for c in (2, 1, 0)),
        *([[r, 0], [r, 1]] for r in (2, 1)),
    ],
    np.int64,
)
POSITIONS = len(PATH)
