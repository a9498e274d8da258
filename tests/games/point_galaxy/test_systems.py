"""Where a card may go."""

from __future__ import annotations

import pytest

from galactable import IllegalMoveError
from tests.games.point_galaxy.tables import (
    hand,
    numbers_that_fit,
    on_turn,
    points,
    spots,
    table_with,
)


def may_go(galaxy: str, card: str) -> list[str]:
    table = table_with(galaxy)
    on_turn(table, 0)
    hand(table, card)
    return spots(table)


@pytest.mark.clause("PG-21")
def test_a_card_joins_a_line_at_the_top_or_the_bottom() -> None:
    table = table_with("red 1 : gold 4, gold 5")
    on_turn(table, 0)
    hand(table, "P001", "M")
    moon = table.view()["drafted"][1]
    line = table.view()["galaxies"][0]["systems"][0]["line"]
    table.play(table.find("place", card="P001", system=1, where="top"))
    table.play(table.find("place", card=moon, system=1, where="bottom"))
    assert table.view()["galaxies"][0]["systems"][0]["line"] == ["P001", *line, moon]


@pytest.mark.clause("PG-22", "PG-23", "PG-30")
def test_sun_and_asteroid_are_not_part_of_the_line() -> None:
    view = table_with("*red 1 : 3, 4\n- : 1, M, W, M, 5, 6, 7").view()
    first, second = view["galaxies"][0]["systems"]
    assert first["sun"][0] == first["asteroid"][0] == "S"
    assert len(first["line"]) == 2
    assert (second["sun"], second["asteroid"]) == (None, None)
    assert len(second["line"]) == 7
    assert points(table_with("red 1 : gold 3\n- : red 1, red 2"), "suns") == 0


@pytest.mark.clause("PG-24", "PG-25", "PG-26")
@pytest.mark.parametrize(
    ("line", "top", "bottom"),
    [
        ("5, 4, 3", "67X", "12X"),
        ("5, 3", "67X", "12X"),
        ("3, 4, 5", "12X", "67X"),
        ("6, M, 2", "7X", "1X"),
        ("4", "123567X", "123567X"),
        ("1, 7", "", ""),
        ("M, 5, M, 3, M", "67X", "12X"),
        ("5, 4, 3, W", "67X", "1234567X"),
        ("W, 5, 4, 3", "1234567X", "12X"),
    ],
)
def test_which_numbers_fit(line: str, top: str, bottom: str) -> None:
    assert numbers_that_fit(line) == (top, bottom)


@pytest.mark.clause("PG-25", "PG-27", "PG-R10")
@pytest.mark.parametrize(
    ("line", "top", "bottom"),
    [
        ("4, X", "123567X", "1267X"),  # rising 4 X: from 6 on; falling: 2 or less
        ("X, 4", "1267X", "123567X"),
        ("X, X", "123456" + "7X", "1234567X"),
        ("7, 5", "", "1234X"),  # no X above 7-5
        ("X, 7", "12345X", ""),  # only rising: X-7-X is not
        ("7, X", "", "12345X"),
        ("X, 6, X", "1234X", "1234X"),  # 5 6 7 rising or 7 6 5 falling
        ("2", "134567X", "134567X"),
        ("X, X, X, X, X, X, X", "", ""),
    ],
)
def test_an_x_stays_open(line: str, top: str, bottom: str) -> None:
    assert numbers_that_fit(line) == (top, bottom)


@pytest.mark.clause("PG-R10")
def test_2_x_3_is_impossible() -> None:
    assert "3" not in numbers_that_fit("2, X")[1]
    assert "X" not in numbers_that_fit("7, 5")[0]


@pytest.mark.clause("PG-28")
def test_a_planet_may_always_begin_a_system() -> None:
    assert may_go("red 1 : 1, 7", "3") == ["new"]


@pytest.mark.clause("PG-29")
def test_a_sun_goes_above_a_system_without_one() -> None:
    assert may_go("red 1 :\n- : 4, 5\n- : W", "sun") == ["2 above", "3 above", "new"]


@pytest.mark.clause("PG-31", "PG-35", "PG-R9")
@pytest.mark.parametrize("card", ["M", "W"])
def test_moons_and_wormholes_may_go_anywhere(card: str) -> None:
    galaxy = "red 1 :\n- : 1, 7\n- : W, M"
    assert may_go(galaxy, card) == [
        "1 bottom", "2 top", "2 bottom", "3 top", "3 bottom", "new",
    ]  # fmt: skip


@pytest.mark.clause("PG-32")
def test_a_moon_neither_breaks_nor_joins_a_sequence() -> None:
    assert numbers_that_fit("5, M, 3") == numbers_that_fit("5, 3")


@pytest.mark.clause("PG-33")
def test_an_asteroid_goes_above_a_sun_that_has_none() -> None:
    assert may_go("*red 1 :\ngold 1 :\n- : 4", "asteroid") == ["2 above"]


@pytest.mark.clause("PG-36", "PG-R12")
@pytest.mark.parametrize(
    ("line", "top", "bottom"),
    [
        ("5, 4, W, 1", "67X", "234567X"),  # rising again beyond the wormhole
        ("5, 4, W, 4, 5", "67X", "67X"),
        ("5, W, W, 5", "123467X", "123467X"),
        ("W, M, W", "1234567X", "1234567X"),
    ],
)
def test_a_wormhole_starts_afresh(line: str, top: str, bottom: str) -> None:
    assert numbers_that_fit(line) == (top, bottom)


@pytest.mark.clause("PG-R9")
def test_an_empty_line_has_only_a_bottom() -> None:
    table = table_with("red 1 :")
    on_turn(table, 0)
    hand(table, "4")
    assert spots(table) == ["1 bottom", "new"]
    with pytest.raises(IllegalMoveError, match=r"You cannot place .* at the top of system 1"):
        table.play(9)


def test_27_systems_can_be_founded() -> None:
    table = table_with("red 1 :")
    on_turn(table, 0)
    for n in range(26):
        on_turn(table, 0)
        hand(table, "W" if n < 15 else "M")
        table.play(table.legal()[-1])
    assert len(table.view()["galaxies"][0]["systems"]) == 27
