"""What is in the box (RG-2, RG-4, RG-8 to RG-10, RG-68)."""

import numpy as np
import pytest

from galactable.games.rock_the_galaxy import GAME
from galactable.games.rock_the_galaxy.components import (
    BANDS,
    CARDS,
    COLOURS,
    SUPPLY_FANS,
    SUPPLY_SINGLES,
    THEMES,
    TOKENS,
    VARIANTS,
)


def count(**wanted: str) -> int:
    return sum(
        int(row["count"])
        for row in CARDS
        if all(row[key] == value for key, value in wanted.items())
    )


@pytest.mark.clause("RG-1")
def test_two_to_four_seats():
    assert GAME.seats == [2, 3, 4]


@pytest.mark.clause("RG-2")
def test_the_box():
    assert count(deck="basic") == 86
    assert count(deck="advanced") == 15
    assert count(deck="basic", kind="theme") == 60
    assert count(deck="basic", kind="note") == 9
    assert count(deck="advanced", kind="note") == 7
    assert count(deck="basic", kind="action") == 17
    assert count(deck="advanced", kind="action") == 8
    tokens = {row["id"]: int(row["count"]) for row in TOKENS}
    assert [tokens[f"single-{colour}"] for colour in COLOURS] == [5, 5, 5]
    assert (tokens["fan"], tokens["mic"], tokens["rule-card"]) == (24, 1, 4)


@pytest.mark.clause("RG-4")
def test_the_bands():
    assert [row["name"] for row in BANDS] == [
        "Orange Groove",
        "Purple Rays",
        "Green Thrum",
        "White Noise",
    ]


@pytest.mark.clause("RG-8", "RG-9", "RG-10", "RG-R8")
def test_supplies():
    by = {v: i for i, v in enumerate(VARIANTS)}
    assert SUPPLY_FANS[by["first"], 2:].tolist() == [7, 11, 15]
    assert SUPPLY_SINGLES[by["first"], 2:].tolist() == [3, 3, 2]
    for later in ("basic", "standard"):
        assert SUPPLY_FANS[by[later], 2:].tolist() == [9, 13, 18]
        assert SUPPLY_SINGLES[by[later], 2:].tolist() == [4, 4, 3]
    assert set(GAME.variants) == {"first", "basic", "standard"}, "no first game with all cards"


@pytest.mark.clause("RG-23", "RG-68", "RG-R5")
def test_themes_and_notes():
    for colour in COLOURS:
        own = [row for row in THEMES if row["colour"] == colour]
        assert [int(row["cards"]) for row in own] == [8, 7, 5], "from most to least common"
        assert [int(row["rank"]) for row in own] == [1, 2, 3]
        assert count(kind="theme", colours=colour) == 20
    symbols = {row["id"]: int(row["symbols"]) for row in CARDS if row["kind"] == "note"}
    assert {card for card, n in symbols.items() if n == 2} == {
        "back-1-op",
        "back-1-og",
        "back-1-pg",
        "back-2",
    }


def test_the_deck_is_colour_symmetric():
    def of(colour: str) -> list[tuple[str, ...]]:
        keys = ("deck", "kind", "count", "symbols", "min_set", "returns")
        return sorted(
            tuple(row[k] for k in keys) for row in CARDS if colour in row["colours"].split("/")
        )

    assert of("orange") == of("purple") == of("green")
    assert np.all([int(row["count"]) > 0 for row in CARDS])
