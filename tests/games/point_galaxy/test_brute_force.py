"""The tricky computations against slow, obvious ones, over thousands of random cases."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import pairwise, product
from random import Random

import pytest

from galactable.games.point_galaxy import scoring
from galactable.games.point_galaxy.components import (
    COLOUR_NAMES,
    CONDITION,
    FACES,
    FIRST_SPACE,
    KIND,
    N_FACES,
    TOKEN_CONDITION,
    TOKENS,
    Card,
)
from galactable.games.point_galaxy.explain import reading
from galactable.games.point_galaxy.rules import galaxy
from galactable.games.point_galaxy.state import State
from tests.games.point_galaxy.tables import plain

pytestmark = pytest.mark.slow

fitting = plain(galaxy.fitting)
variety = plain(scoring.variety)
sets = plain(scoring.sets)
points_in = plain(scoring.points_in)

PLANETS = range(FIRST_SPACE)
XS = [f for f in PLANETS if FACES[f]["number"] == "X"]
MOONS = [f for f in range(N_FACES) if KIND[f] == Card.MOON]
WORMHOLES = [f for f in range(N_FACES) if KIND[f] == Card.WORMHOLE]


def number(face: int) -> str:
    """What a card of a line shows: a number, X, or nothing."""
    return FACES[face].get("number", "")


def segments(line: list[int]) -> list[tuple[str, ...]]:
    """The planets of each segment, in order."""
    found: list[list[str]] = [[]]
    for face in line:
        if KIND[face] == Card.WORMHOLE:
            found.append([])
        elif number(face):
            found[-1].append(number(face))
    return [tuple(segment) for segment in found]


@cache
def readings(segment: tuple[str, ...]) -> frozenset[frozenset[int]]:
    """The sets of numbers that a segment can stand for: every X tried with every number."""
    choices = [range(1, 8) if shown == "X" else [int(shown)] for shown in segment]
    found = set()
    for values in product(*choices):
        pairs = list(pairwise(values))
        if all(a < b for a, b in pairs) or all(a > b for a, b in pairs):
            found.add(frozenset(values))
    return frozenset(found)


def legal(line: list[int]) -> bool:
    return all(readings(segment) for segment in segments(line))


def random_line(random: Random, length: int) -> list[int]:
    """A line grown at both ends by legal cards, with many X."""
    line: list[int] = []
    xs = 0
    while len(line) < length:
        pool = random.choice([PLANETS, PLANETS, XS, MOONS, WORMHOLES])
        face = random.choice(pool)
        if face in line or (number(face) == "X" and xs == 5):
            continue
        longer = [face, *line] if random.random() < 0.5 else [*line, face]
        if legal(longer):
            line = longer
            xs += number(face) == "X"
        elif random.random() < 0.2:
            break
    return line


def state_with(line: list[int]) -> State:
    s = State.one()
    s.seats = 2
    s.systems[0] = 1
    s.line[0, : len(line)] = line
    s.start[0, 1] = len(line)
    return s


@pytest.mark.clause("PG-24", "PG-25", "PG-26", "PG-27", "PG-36", "PG-R10", "PG-R12")
def test_which_planets_fit() -> None:
    random = Random(1)
    shown = {n: next(f for f in PLANETS if number(f) == n) for n in "1234567X"}
    for _ in range(1500):
        line = random_line(random, random.randrange(9))
        s = state_with(line)
        bottom = fitting(s, 0, 0, len(line), 1)
        top = fitting(s, 0, len(line) - 1, -1, -1)
        for name, face in shown.items():
            bit = 127 if name == "X" else 1 << int(name) - 1
            assert bool(bottom & bit) == legal([*line, face]), (segments(line), name)
            assert bool(top & bit) == legal([face, *line]), (segments(line), name)


@pytest.mark.clause("PG-49", "PG-50", "PG-51", "PG-R11")
def test_the_most_different_numbers() -> None:
    random = Random(2)
    seen: Counter[bool] = Counter()
    for _ in range(4000):
        line = random_line(random, random.randrange(1, 14))
        unions = {frozenset[int]()}
        for segment in segments(line):
            unions = {union | values for union in unions for values in readings(segment)}
        most = max(map(len, unions))
        assert variety(state_with(line), 0, 0, len(line)) == most, segments(line)
        assert len(set(reading(line).values())) == most
        seen[sum(number(f) == "X" for f in line) > 1 and len(segments(line)) > 1] += 1
    assert seen[True] > 500


def colours(face: int) -> list[str]:
    found = FACES[face].get("colours", "")
    return found.split("+") if found else []


def most_sets(condition: str, line: list[int]) -> int:
    """Every choice of colours for the two-coloured planets, tried."""
    planets = [colours(f) for f in line if colours(f)]
    if "/" in condition:
        return sum(bool(set(p) & set(condition.split("/"))) for p in planets)
    need = Counter(condition.split("+"))
    return max(
        min(Counter(chosen)[c] // n for c, n in need.items()) for chosen in product(*planets)
    )


@pytest.mark.clause("PG-46", "PG-47", "PG-48", "PG-R15", "PG-R16", "PG-70", "PG-71", "PG-62")
def test_the_most_sets() -> None:
    random = Random(3)
    conditions = {row["condition"]: int(CONDITION[i]) for i, row in enumerate(FACES)
                  if KIND[i] == Card.SUN}  # fmt: skip
    conditions |= {
        row["parameter"]: int(TOKEN_CONDITION[i])
        for i, row in enumerate(TOKENS)
        if row["kind"] in ("1", "9", "10")
    }
    assert conditions["+".join(COLOUR_NAMES)] >= 0
    for _ in range(1200):
        line = random.sample([*PLANETS, *MOONS[:9], *WORMHOLES[:4]], random.randrange(13))
        s = state_with(line)
        for condition in random.sample(sorted(conditions), 6):
            found = sets(s, 0, 0, len(line), conditions[condition], 0)
            assert found == most_sets(condition, line), (condition, list(map(colours, line)))


def slow_moons(line: list[int]) -> int:
    points = 0
    for i, face in enumerate(line):
        if KIND[face] != Card.MOON:
            continue
        above = colours(line[i - 1]) if i > 0 else []
        below = colours(line[i + 1]) if i + 1 < len(line) else []
        wanted = FACES[face]["condition"].split("+")
        if len(wanted) == 1:
            met = wanted[0] in above + below
        else:
            met = any({a, b} == set(wanted) for a, b in product(above, below))
        points += int(FACES[face]["points"]) * met
    return points


@pytest.mark.clause("PG-52", "PG-53", "PG-54", "PG-55", "PG-R13", "PG-R14")
def test_moons() -> None:
    random = Random(4)
    met = 0
    for _ in range(3000):
        line = random.sample([*PLANETS, *MOONS, *MOONS, *WORMHOLES[:5]], random.randrange(15))
        found = points_in(state_with(line), 0, scoring.MOONS)
        assert found == slow_moons(line)
        met += found > 0
    assert met > 500
