"""The data files say what the specification says of them."""

from __future__ import annotations

from collections import Counter

import pytest

from galactable import game
from galactable.games.point_galaxy import components as c
from galactable.games.point_galaxy.components import Card


def kinds() -> Counter[str]:
    return Counter(row["kind"] for row in c.SPACES)


@pytest.mark.clause("PG-1", "PG-R1")
def test_140_planet_faces_and_140_space_faces_in_two_lists() -> None:
    assert (len(c.PLANETS), len(c.SPACES)) == (140, 140)
    assert len(set(c.FACE_IDS)) == 290
    assert not {"space", "reverse", "card"} & set(c.PLANETS[0])


@pytest.mark.clause("PG-2")
def test_planets_have_names_and_a_number_with_colours_or_an_x_without() -> None:
    assert len({row["name"] for row in c.PLANETS}) == 140
    for row in c.PLANETS:
        colours = row["colours"].split("+") if row["colours"] else []
        assert len(set(colours)) == len(colours) <= 2
        assert set(colours) <= set(c.COLOUR_NAMES)
        assert (row["number"] == "X") == (not colours)
        assert row["number"] in "1234567X"
    assert Counter(row["number"] for row in c.PLANETS) == {
        "1": 18, "2": 18, "3": 19, "4": 20, "5": 19, "6": 18, "7": 18, "X": 10,
    }  # fmt: skip


@pytest.mark.clause("PG-3")
def test_a_space_face_is_a_sun_a_moon_an_asteroid_or_a_wormhole() -> None:
    assert kinds() == {"sun": 75, "moon": 35, "asteroid": 15, "wormhole": 15}
    for row in c.SPACES:
        assert bool(row["condition"]) == bool(row["points"]) == (row["kind"] in ("sun", "moon"))


@pytest.mark.clause("PG-4")
def test_symbols() -> None:
    for row in (*c.PLANETS, *c.SPACES):
        assert row["rockets"] in ("0", "1", "2")
        assert row["research"] in ("", *c.LETTERS)
    assert sum(int(row["rockets"]) for row in c.PLANETS) == 60
    assert sum(int(row["rockets"]) for row in c.SPACES) == 69
    assert set(Counter(row["research"] for row in c.PLANETS if row["research"]).values()) == {4}
    assert set(Counter(row["research"] for row in c.SPACES if row["research"]).values()) == {3}


@pytest.mark.clause("PG-5", "PG-R18")
def test_five_starting_suns_with_two_faces_and_no_symbols() -> None:
    assert [row["id"] for row in c.STARTS] == [f"A{i}{side}" for i in range(1, 6) for side in "ab"]
    for face in range(c.FIRST_START, c.N_FACES):
        assert c.KIND[face] == Card.SUN
        assert c.ROCKETS[face] == 0
        assert c.RESEARCH[face] == c.NO_LETTER


@pytest.mark.clause("PG-6")
def test_24_tokens_of_12_kinds() -> None:
    assert len(c.TOKENS) == len({row["text"] for row in c.TOKENS}) == 24
    assert sorted({int(row["kind"]) for row in c.TOKENS}) == list(range(1, 13))


def test_the_codes_of_the_specification() -> None:
    moves = game("point-galaxy").moves
    assert moves.count == 191
    assert [kind.first for kind in moves.kinds] == [0, 9, 165, 167]
    assert moves.args(9 + (1 * 26 + 2) * 3 + 1) == {"card": 1, "system": 3, "where": "bottom"}
    assert moves.args(190) == {"token": "T24"}


def test_the_bounds_of_the_specification() -> None:
    bound = game("point-galaxy").bound
    assert [bound(n, "standard") for n in range(1, 6)] == [62, 114, 168, 222, 276]
