"""Figures, Codes and Chance: exact over all dice, against a slow and obvious reading."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations, combinations_with_replacement

import pytest
from tests.games.galactzy.tables import do, know_phantom, lay, moves, offers, started

from galactable.core.plain import plain
from galactable.games.galactzy.components import CHANCE, CODES, LINE_IDS, N_LUCKY, pack
from galactable.games.galactzy.rules import figures
from galactable.games.galactzy.state import State

WORTH, FIGHT = plain(figures.worth), plain(figures.fight_worth)
BASE = {
    "full_house": 15,
    "double_full": 20,
    "straight_flush": 15,
    "royal_flush": 20,
    "five_of_a_kind": 20,
    "galactzy": 25,
}


def is_figure(line: str, dice: tuple[int, ...]) -> bool:
    counts = sorted(Counter(dice).values())
    run = list(dice) == list(range(dice[0], dice[0] + len(dice)))
    return {
        "full_house": counts == [2, 3],
        "double_full": counts == [3, 3],
        "straight_flush": run and len(dice) == 5,
        "royal_flush": run and len(dice) == 6,
        "five_of_a_kind": counts == [5],
        "galactzy": counts == [6],
    }[line]


def slowly(
    line: str, dice: list[int], lucky: int, throws: int, phantom: tuple[int, ...] = ()
) -> tuple[int, bool] | None:
    """Most points of a line, and whether the Lucky Number is in them; None if not shown."""
    if line == "chance":
        return sum(dice), False
    codes = dict(zip(LINE_IDS[6:11], (*CODES[:4], phantom), strict=True))
    found = []
    for size in (5, 6):
        for chosen in combinations(range(len(dice)), size):
            used = tuple(sorted(dice[i] for i in chosen))
            spare = [dice[i] for i in range(len(dice)) if i not in chosen]
            if line in codes:
                if used != tuple(sorted(codes[line])) or not codes[line]:
                    continue
                points = 25
            elif is_figure(line, used) and used != tuple(sorted(phantom)):
                points = BASE[line] + max(used)
            else:
                continue
            with_lucky = lucky in spare
            points += (5, 2, 0)[throws - 1] + (lucky if with_lucky else 0)
            found.append((points, with_lucky))
    return max(found) if found else None


def check(dice: list[int], lucky: int, throws: int, phantom: tuple[int, ...] = ()) -> None:
    s = State.one()
    s.throws, s.lucky[0], s.phantom_code = throws, lucky, pack(phantom)
    counts, best = pack(dice), (0, False)
    for line, slug in enumerate(LINE_IDS):
        value, expected = WORTH(s, 0, line, counts), slowly(slug, dice, lucky, throws, phantom)
        is_ = None if value == figures.NOT_SHOWN else (value // 2, value % 2 == 1)
        assert is_ == expected, (slug, dice, lucky, throws, phantom)
        if slug in BASE and expected:
            best = max(best, expected)
    value = FIGHT(s, 0, counts)
    assert (value // 2, value % 2 == 1) == best


@pytest.mark.clause(
    "GZ-15", "GZ-16", "GZ-17", "GZ-18", "GZ-19", "GZ-20", "GZ-21", "GZ-22", "GZ-24", "GZ-R11"
)
def test_all_multisets_of_six_dice() -> None:
    every = list(combinations_with_replacement(range(1, 9), 6))
    assert len(every) == 1716
    for i, dice in enumerate(every):
        check(list(dice), lucky=i % N_LUCKY + 1, throws=i % 3 + 1)


@pytest.mark.clause("GZ-R11", "GZ-R12", "GZ-R13", "GZ-R14")
@pytest.mark.parametrize("size", [6, 7, 8, 9])
def test_random_dice_with_every_lucky_number(size: int) -> None:
    rng = random.Random(size)
    for _ in range(80):
        numbers = rng.sample(range(1, 9), rng.randint(1, 6))
        check([rng.choice(numbers) for _ in range(size)], rng.randint(1, 8), rng.randint(1, 3))
        code = list(rng.choice(CODES[:4]))
        spare = [rng.randint(1, 8) for _ in range(size - 6)]
        check(code + spare, rng.randint(1, 8), rng.randint(1, 3))


@pytest.mark.clause("GZ-74", "GZ-R38", "GZ-73")
def test_random_dice_and_phantom_codes() -> None:
    rng = random.Random(1)
    shapes = [(1, 2, 3, 4, 5, 6), (2, 2, 2, 5, 5, 5), (3,) * 6, (4, 4, 4, 6, 6, 6)]
    for _ in range(300):
        random_code = tuple(rng.randint(1, 6) for _ in range(6))
        phantom = rng.choice([*shapes, random_code])
        dice = list(phantom) if rng.random() < 0.5 else [rng.randint(1, 8) for _ in range(6)]
        dice += [rng.randint(1, 8) for _ in range(rng.randint(0, 2))]
        check(dice, rng.randint(1, 8), rng.randint(1, 3), phantom)


@pytest.mark.clause("GZ-36", "GZ-21")
@pytest.mark.parametrize(
    ("dice", "throws", "line", "points"),
    [
        ("2 3 4 5 6 6", 1, "straight_flush", 26),
        ("3 3 3 3 3 3", 2, "galactzy", 30),
        ("1 1 5 5 5 8", 3, "full_house", 20),
        ("1 2 2 8 8 8", 3, "full_house", 23),
    ],
)
def test_worked_examples(dice: str, throws: int, line: str, points: int) -> None:
    table = started("pearl", "7")
    lay(table, dice, throws)
    assert offers(table)[line] == points


@pytest.mark.clause("GZ-37")
def test_lucky_number_needs_a_spare_die_and_counts_once() -> None:
    table = started("pearl", "4")
    lay(table, "2 2 2 4 4 8", 3)
    assert offers(table)["full_house"] == 15 + 4
    lay(table, "1 1 1 1 1 4 4", 3)
    assert offers(table)["five_of_a_kind"] == 20 + 1 + 4


def test_offers_example() -> None:
    table = started("pearl", "1")
    lay(table, "1 2 3 4 5 6")
    assert offers(table) == {"straight_flush": 27, "royal_flush": 31, "chance": 21}
    do(table, "lift 8:6")
    assert offers(table) == {"straight_flush": 25, "chance": 15}


@pytest.mark.clause("GZ-R11")
def test_of_equal_ways_the_one_with_the_lucky_number() -> None:
    """Lucky Number 1: 1-5 with a spare 6 and 2-6 with a spare 1 are 20 and 22 points."""
    s = State.one()
    s.throws, s.lucky[0] = 3, 1
    assert WORTH(s, 0, LINE_IDS.index("straight_flush"), pack([1, 2, 3, 4, 5, 6])) == 2 * 22 + 1
    # 1 1 1 2 2 2: threes of 2 and a pair of 1 leave a spare 1 (18), the other way a spare 2 (17)
    assert WORTH(s, 0, LINE_IDS.index("full_house"), pack([1, 1, 1, 2, 2, 2])) == 2 * 18 + 1


@pytest.mark.clause("GZ-R12")
def test_overlaps() -> None:
    table = started("pearl", "8")
    lay(table, "5 5 5 5 5 5", 3)
    assert offers(table) == {"five_of_a_kind": 25, "galactzy": 30, "chance": 30}
    lay(table, "2 3 4 5 6 7", 3)
    assert set(offers(table)) == {"straight_flush", "royal_flush", "chance"}
    lay(table, "2 2 2 7 7 7", 3)
    assert set(offers(table)) == {"full_house", "double_full", "chance"}


@pytest.mark.clause("GZ-24", "GZ-R14")
def test_chance_sums_all_dice_without_modifiers() -> None:
    table = started("pearl", "8")
    lay(table, "1 2 3 4 6 8 8 8")
    assert offers(table)["chance"] == 40
    do(table, "stop")
    assert "score chance" in moves(table)
    do(table, "score chance")
    assert table.scores()[0]["chance"] == 40


@pytest.mark.clause("GZ-74")
def test_the_phantom_code_is_not_that_figure() -> None:
    table = started("pearl", variant="advanced")
    know_phantom(table, "1 2 3 4 5 6")
    lay(table, "1 2 3 4 5 6", 3)
    assert set(offers(table)) == {"straight_flush", "phantom", "chance"}
    lay(table, "1 2 3 4 5 6 7", 3)
    assert offers(table)["royal_flush"] == 27, "2 to 7 is another Royal Flush"
    assert CHANCE == 11
