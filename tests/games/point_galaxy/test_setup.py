"""Setting the table."""

from __future__ import annotations

from collections import Counter

import pytest

from galactable import game
from galactable.games.point_galaxy.components import FACE_IDS, SETUP
from galactable.games.point_galaxy.view import seen
from tests.games.point_galaxy.tables import new_table

SEATS = [1, 2, 3, 4, 5]


@pytest.mark.clause("PG-7", "PG-8", "PG-R3")
@pytest.mark.parametrize(
    ("seats", "cards", "piles"),
    [
        (1, 59, [18, 18, 17]),
        (2, 59, [18, 18, 17]),
        (3, 85, [27, 26, 26]),
        (4, 111, [35, 35, 35]),
        (5, 137, [44, 44, 43]),
    ],
)
def test_cards_used_form_three_piles(seats: int, cards: int, piles: list[int]) -> None:
    table = new_table(seats)
    view = table.view()
    assert [pile["count"] for pile in view["market"]["piles"]] == piles
    assert sum(piles) + 6 == cards
    assert cards + int(SETUP[seats - 1]["cards_removed"]) == 140
    assert all(pile["top"][0] == "S" for pile in view["market"]["piles"])


@pytest.mark.clause("PG-9", "PG-R2")
@pytest.mark.parametrize("seats", SEATS)
def test_six_planets_below_the_piles_and_all_else_unseen(seats: int) -> None:
    table = new_table(seats)
    slots = table.view()["market"]["slots"]
    planets = [face for row in slots for face in row]
    assert len(set(planets)) == 6
    assert all(face[0] == "P" for face in planets)
    assert len(seen(table.state.seen_spaces, 0)) == 3  # 137 unseen
    assert len(seen(table.state.seen_planets, 0)) == 6  # 134 unseen
    assert table.view()["turned"] == []


@pytest.mark.clause("PG-10", "PG-74")
@pytest.mark.parametrize(("seats", "tokens"), [*zip(SEATS, [10, 10, 12, 14, 16], strict=True)])
def test_tokens_are_laid_out(seats: int, tokens: int) -> None:
    assert len(set(new_table(seats).view()["tokens"])) == tokens


@pytest.mark.clause("PG-11", "PG-12", "PG-R4")
@pytest.mark.parametrize("seats", SEATS)
def test_each_player_gets_a_starting_sun_of_another_card(seats: int) -> None:
    table = new_table(seats)
    view = table.view()
    suns = []
    for galaxy in view["galaxies"]:
        (system,) = galaxy["systems"]
        assert (system["asteroid"], system["line"]) == (None, [])
        suns.append(system["sun"])
    if seats == 1:
        suns += view["ai"]["suns"]
    assert len(suns) == len({sun[:2] for sun in suns}) == max(2, seats)


@pytest.mark.clause("PG-R4", "PG-13")
def test_suns_sides_and_the_first_player_are_random() -> None:
    tables = [new_table(5, seed=seed) for seed in range(60)]
    suns = Counter(galaxy["systems"][0]["sun"] for t in tables for galaxy in t.view()["galaxies"])
    assert len(suns) == 10
    assert {t.view()["first"] for t in tables} == {0, 1, 2, 3, 4}
    assert all(t.seat == t.view()["first"] for t in tables)


@pytest.mark.parametrize("seats", SEATS)
def test_the_deal_in_the_specifications_words(seats: int) -> None:
    table = new_table(seats)
    view = table.view()
    chance = game("point-galaxy").words.chance(table.dealt)
    tops = [pile["top"] for pile in view["market"]["piles"]]
    suns = [galaxy["systems"][0]["sun"] for galaxy in view["galaxies"]]
    expected = [
        {"market": [tops, *view["market"]["slots"]]},
        {"tokens": view["tokens"]},
        {"start": suns + (view["ai"]["suns"] if seats == 1 else [])},
    ]
    assert chance == expected + ([] if seats == 1 else [{"first": view["first"]}])
    assert all(face in FACE_IDS for face in tops)
