"""Points by category, places."""

from __future__ import annotations

import pytest

from galactable.games.point_galaxy.scoring import CATEGORIES
from tests.games.point_galaxy.tables import (
    finish,
    give_token,
    points,
    table_with,
)


@pytest.mark.clause("PG-45")
def test_six_categories() -> None:
    table = table_with("red 1 : red 4, M red\n- : 1, 2, 3")
    scores = table.scores()[0]
    assert (*CATEGORIES, "total") == tuple(scores)
    assert scores["total"] == sum(scores[name] for name in CATEGORIES)


@pytest.mark.clause("PG-46", "PG-47", "PG-48", "PG-R15", "PG-R16")
@pytest.mark.parametrize(
    ("system", "expected"),
    [
        ("red+blue 3 : red+blue, red+blue, gold", 3),
        ("red+red 4 : red, red+gold, red+blue, blue", 4),
        ("red+red 4 : red, red+gold, red+blue, red", 8),
        ("red 1 : red, red, red+gold, gold, X", 3),
        ("red+blue 3 : red, red, red, blue", 3),
        ("red/blue 1 : red, blue, red+blue, gold", 3),
        ("red+red+red 8 : red, red, red+gold, red, red", 8),
        ("red+gold+green 5 : red+gold, red+gold, green", 5),
        ("red+gold+green 5 : red+gold, red+green, gold+green, gold, red, green", 10),
        ("red+gold+green 5 : red+gold, red+gold, gold", 0),
        ("red+blue 3 :", 0),
    ],
)
def test_a_sun_pays_for_every_set(system: str, expected: int) -> None:
    assert points(table_with(system), "suns") == expected


@pytest.mark.clause("PG-49", "PG-50", "PG-51", "PG-R11")
@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("M", 0),
        ("1", 1),
        ("1, 2", 2),
        ("1, 2, 3", 3),
        ("1, 2, 3, 4", 5),
        ("1, 2, 3, 4, 5", 7),
        ("1, 2, 3, 4, 5, 6", 9),
        ("1, 2, 3, 4, 5, 6, 7", 12),
        ("3, W, 3", 1),
        ("3, X, 6, X", 5),
        ("2, X, 4, W, 3", 3),
        ("7, 5, W, 5, X", 3),
        ("X", 1),
        ("X, W, X", 2),
        ("1, X, 3, W, 1, X, 3", 3),
        ("X, 7, W, 1, 2, 3, 4, 5, 6", 12),
        ("4, X, W, 1, 2, 3", 7),  # X may be 5, rising
        ("4, X, W, 7, 6, 5", 7),  # or 3, falling
    ],
)
def test_different_numbers_of_a_system(line: str, expected: int) -> None:
    assert points(table_with(f"- : {line}"), "planets") == expected


@pytest.mark.clause("PG-52", "PG-R13", "PG-R14")
@pytest.mark.parametrize(
    ("system", "expected"),
    [
        ("- : red, M red 2", 2),
        ("- : M red 2, red+gold", 2),
        ("- : red, M red 2, red", 2),
        ("- : gold, M red 2, X", 0),
        ("- : red, W, M red 2", 0),
        ("- : red, M red 2, M red 3", 2),
        ("red 1 : M red 2, gold", 0),
    ],
)
def test_a_moon_of_one_colour(system: str, expected: int) -> None:
    assert points(table_with(system), "moons") == expected


@pytest.mark.clause("PG-53", "PG-54", "PG-48", "PG-R13")
@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("red+gold, M red+gold 4, gold", 4),
        ("red+gold, M red+gold 4", 0),
        ("red, M red+gold 4, red", 0),
        ("red, M red+gold 4, gold", 4),
        ("gold, M red+gold 4, red", 4),
        ("red+gold, M red+gold 4, red+gold", 4),
        ("red+gold, M red+gold 4, X", 0),
        ("red+gold, M red+gold 4, W, gold", 0),
    ],
)
def test_a_moon_of_two_colours(line: str, expected: int) -> None:
    assert points(table_with(f"- : {line}"), "moons") == expected


@pytest.mark.clause("PG-55")
def test_one_planet_serves_moons_and_a_sun() -> None:
    table = table_with("red 1 : M red 2, red, M red 3")
    scores = table.scores()[0]
    assert (scores["moons"], scores["suns"]) == (5, 1)


@pytest.mark.clause("PG-56")
@pytest.mark.parametrize(("letters", "expected"), [*enumerate([0, 1, 2, 3, 5, 7, 9, 12])])
def test_different_research_symbols(letters: int, expected: int) -> None:
    table = table_with("red 1 :")
    table.state.research[0] = [2] * letters + [0] * (7 - letters)
    assert points(table, "research") == expected


@pytest.mark.clause("PG-57", "PG-58", "PG-59", "PG-R23")
@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        ([2, 2, 1], [8, 8, 2]),
        ([4, 0, 2, 2], [10, 0, 4, 4]),
        ([0, 1], [0, 10]),
        ([0, 0], [0, 0]),
        ([3, 2, 1], [10, 6, 2]),
        ([3, 2, 1, 1], [10, 6, 1, 1]),
        ([3, 2, 1, 1, 1], [10, 6, 0, 0, 0]),
        ([2, 1, 1, 1], [10, 2, 2, 2]),
        ([1, 1, 1, 1], [4, 4, 4, 4]),
        ([1, 1, 1, 1, 1], [3, 3, 3, 3, 3]),
        ([1, 1], [8, 8]),
    ],
)
def test_asteroids(counts: list[int], expected: list[int]) -> None:
    table = table_with(seats=len(counts))
    table.state.asteroids[: len(counts)] = counts
    assert [points(table, "asteroids", seat) for seat in range(len(counts))] == expected


@pytest.mark.clause("PG-R31")
def test_scores_can_be_asked_for_at_any_time() -> None:
    table = table_with("*red 1 :", "gold 1 :")
    assert [points(table, "asteroids", seat) for seat in (0, 1)] == [10, 0]
    assert table.places() is None


@pytest.mark.clause("PG-61", "PG-R24")
def test_ties_are_broken_by_rocket_symbols_then_shared() -> None:
    same = "- : 3"
    table = table_with(same, same, same, same)
    for seat, rockets in enumerate((3, 4, 4, 1)):
        table.state.rockets[seat] = rockets
    table.state.research[:] = 0
    finish(table)
    assert table.places() == [3, 1, 1, 4]
    assert table.view()["places"] == [3, 1, 1, 4]
    table.state.research[3, 0] = 1  # a point
    assert table.places()[3] == 1


GALAXY = """
*red 1 : red 1, red 2, gold 4, red+gold 5
*gold 1 : red+blue 7, blue 6, M, W, blue 2
- : X, violet 3, M, green 1, M
"""


@pytest.mark.clause("PG-60")
@pytest.mark.parametrize(
    ("token", "expected"),
    [
        pytest.param("T01", 2, marks=pytest.mark.clause("PG-62")),
        pytest.param("T06", 2, marks=pytest.mark.clause("PG-63")),
        pytest.param("T07", 0, marks=pytest.mark.clause("PG-63")),
        pytest.param("T08", 1, marks=pytest.mark.clause("PG-64")),
        pytest.param("T09", 2, marks=pytest.mark.clause("PG-65")),
        pytest.param("T10", 1, marks=pytest.mark.clause("PG-66")),
        pytest.param("T11", 2, marks=pytest.mark.clause("PG-67")),
        pytest.param("T13", 2, marks=pytest.mark.clause("PG-69")),
        pytest.param("T14", 1, marks=pytest.mark.clause("PG-69")),
        pytest.param("T17", 2, marks=pytest.mark.clause("PG-70")),
        pytest.param("T18", 1, marks=pytest.mark.clause("PG-71")),
        pytest.param("T23", 2, marks=pytest.mark.clause("PG-72", "PG-R18")),
    ],
)
def test_tokens(token: str, expected: int) -> None:
    table = table_with(GALAXY)
    give_token(table, token)
    assert points(table, "rockets") == expected


@pytest.mark.clause("PG-64")
def test_kind_3_counts_tokens_itself_included() -> None:
    table = table_with("red 1 :")
    give_token(table, "T08", "T09", "T10")
    assert points(table, "rockets") == 3


@pytest.mark.clause("PG-63", "PG-R22")
def test_kind_2_counts_x_but_no_moons_and_wormholes() -> None:
    table = table_with("- : X, 2, 3, M\n- : 1, 2, 3, X\n- : 1, 2, W, M, 3, 4")
    give_token(table, "T06")
    assert points(table, "rockets") == 4
    give_token(table, "T07")
    assert points(table_with("- : 1, 2, 3, X, 5, 6"), "rockets") == 0
    big = table_with("- : 1, 2, 3, X, 5, 6")
    give_token(big, "T07")
    assert points(big, "rockets") == 4


@pytest.mark.clause("PG-68")
def test_kind_7_counts_research_symbols_with_repeats() -> None:
    table = table_with("red 1 :")
    table.state.research[0] = [3, 1, 1, 0, 0, 0, 0]
    give_token(table, "T12")
    assert points(table, "rockets") == 2


@pytest.mark.clause("PG-73")
def test_kind_12_counts_triples_of_equal_symbols() -> None:
    table = table_with("red 1 :")
    table.state.research[0] = [3, 2, 2, 6, 1, 0, 0]
    give_token(table, "T24")
    assert points(table, "rockets") == 4 * 3


@pytest.mark.clause("PG-70", "PG-47", "PG-48")
def test_kind_9_over_the_whole_galaxy() -> None:
    table = table_with("- : red+gold, red+gold\n- : green, blue\n- : violet, violet")
    give_token(table, "T17")
    assert points(table, "rockets") == 2


@pytest.mark.clause("PG-69", "PG-R11")
def test_kind_8_never_counts_an_x() -> None:
    table = table_with("- : 2, X, 4")
    give_token(table, "T14")
    assert points(table, "rockets") == 0


@pytest.mark.clause("PG-67")
def test_kind_6_counts_moons_satisfied_or_not() -> None:
    table = table_with("- : M, M, M, M, M, red")
    give_token(table, "T11")
    assert points(table, "rockets") == 2
