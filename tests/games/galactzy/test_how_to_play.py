"""What the page that teaches Galactzy promises, the rules keep."""

from __future__ import annotations

import pytest
from tests.docs.teaching import LANGS, column, numbers, page, results, tables
from tests.games.galactzy.tables import (
    do,
    give_eons,
    know_phantom,
    lay,
    move_pawn,
    offers,
    play_fight,
    player,
    started,
    throw,
)

from galactable import Table
from galactable.core.registry import game
from galactable.games.galactzy.components import (
    COLOURS,
    EARLY,
    EON_POINTS,
    ERAS,
    EVENT_CARDS,
    FIRST_EONS,
    GALAXIES,
    GRADES,
    LINES,
    LUCKY,
)

SLUG = "galactzy"


def a_sequence() -> list[int]:
    table = started("pearl", "7")
    throw(table, "4:2 4:2 6:3 6:5 8:6 8:8")
    do(table, "lift 6:3", "lift 6:5", "lift 8:6")
    throw(table, "8:4 8:4 8:8")
    do(table, "lift 8:4", "lift 8:4")
    throw(table, "8:1 8:8")
    return [offers(table)["full_house"]]


def early_stops() -> list[int]:
    found = []
    for dice, throws, line in (
        ("2 3 4 5 6 2", 1, "straight_flush"),
        ("3 3 3 3 3 3", 2, "galactzy"),
        ("1 1 5 5 5 2", 3, "full_house"),
    ):
        table = started("pearl", "8")
        lay(table, dice, throws)
        found.append(offers(table)[line])
    return found


def one_throw_several_lines() -> list[int]:
    table = started("pearl", "1")
    lay(table, "1 2 3 4 5 6", 1)
    return [offers(table)[line] for line in ("straight_flush", "royal_flush", "chance")]


def a_whole_turn() -> list[int]:
    table = started("distorted", "5")
    throw(table, "4:1 4:2 6:3 6:4 8:4 8:7")
    do(table, "lift 4:1", "lift 8:4", "extra")
    throw(table, "4:2 6:2 8:5")
    meagre = table.clone()
    do(meagre, "modify 4:2>1", "stop")
    do(table, "lift 4:2", "lift 6:2")
    throw(table, "6:1 6:1")
    do(table, "modify 4:2>1", "stop", "score crystal")
    assert player(table)["galaxy"] == "crystal"
    return [offers(meagre)["straight_flush"], player(table)["vp"], player(table)["eons"]]


def a_fight() -> list[int]:
    table = started("pearl crystal entropic")
    move_pawn(table, 2, "crystal")
    lay(table, "1 1 1 3 4 7", 3)
    do(table, "stop", "score crystal")
    give_eons(table, 0, 3, 3)
    before = player(table)["vp"]
    play_fight(table, "2 2 8 8 8 1", 3)
    play_fight(table, "1 1 2 2 2 4", 3)
    play_fight(table, "1 2 3 4 6 7", 3)
    assert _scores(table) == [23, 17, 0]
    return [player(table)["vp"] - before, player(table)["eons"]]


def a_phantom_code() -> list[int]:
    found = []
    for dice, line in (("1 2 3 4 5 6", "phantom"), ("2 3 4 5 6 7", "royal_flush")):
        table = started("pearl", "8", "advanced")
        know_phantom(table, "1 2 3 4 5 6")
        lay(table, dice, 3)
        assert ("royal_flush" in offers(table)) == (line == "royal_flush")
        found.append(offers(table)[line])
    return found


def _scores(table: Table) -> list[int]:
    told = [event for ply in table.plies for event in ply.events]
    return [e.args["points"] for e in told if e.kind.name == "fight-score"]


@pytest.mark.parametrize("lang", LANGS)
def test_examples(lang: str) -> None:
    assert results(SLUG, lang) == [
        a_sequence(),
        early_stops(),
        one_throw_several_lines(),
        a_whole_turn(),
        a_fight(),
        a_phantom_code(),
    ]


def called(lang: str, table: str, rows: list[dict[str, str]]) -> list[str] | None:
    """What the catalogue calls them; without one, English has the names of the data."""
    voice = game(SLUG).voice(lang)
    if f"{table}-{rows[0]['slug']}" in voice.catalogue:
        return [voice.label(f"{table}-{row['slug']}") for row in rows]
    return [row["name"] for row in rows] if lang == "en" else None


@pytest.mark.parametrize("lang", LANGS)
def test_the_lines(lang: str) -> None:
    table = tables(SLUG, lang)[0]
    assert called(lang, "line", LINES) in (None, column(table, 0))
    for row, line in zip(table[1:], LINES, strict=True):
        dice = numbers(row[2])
        if line["kind"] == "figure":
            spare = next(n for n in (1, 2, 8) if n not in dice)
            unlucky = next(n for n in range(1, 9) if n not in (*dice, spare))
            shown = started("pearl", str(unlucky))
            lay(shown, " ".join(map(str, [*dice, spare][:6])), 3)
            assert offers(shown)[line["slug"]] == numbers(row[3])[0] + max(dice)
        elif line["kind"] == "code":
            code = next(g["code"] for g in GALAXIES if g["slug"] == line["slug"])
            assert row[2] == code or not code
            assert numbers(row[3]) == [int(line["base"]), int(line["eon"])]


@pytest.mark.parametrize("lang", LANGS)
def test_the_codes_of_all_events(lang: str) -> None:
    storms, challenges = tables(SLUG, lang)[1:3]
    rows = [row for row in EVENT_CARDS if row["kind"] == "storm"]
    assert called(lang, "card", rows) in (None, column(storms, 0))
    places = [next(g for g in GALAXIES if g["slug"] == row["galaxy"]) for row in rows]
    assert called(lang, "galaxy", places) in (None, column(storms, 1))
    assert column(storms, 2) == [row["blue"] for row in rows]
    assert [numbers(c) for c in column(storms, 3)] == [numbers(r["success"]) for r in rows]
    assert [numbers(c) for c in column(storms, 4)] == [numbers(r["defeat"]) for r in rows]
    rows = [row for row in EVENT_CARDS if row["kind"] == "challenge"]
    assert called(lang, "card", rows) in (None, column(challenges, 0))
    for at, colour in enumerate(COLOURS, start=1):
        assert column(challenges, at) == [row[colour] for row in rows]
    assert [numbers(c) for c in column(challenges, 5)] == [numbers(r["success"]) for r in rows]
    assert [numbers(c) for c in column(challenges, 6)] == [numbers(r["defeat"]) for r in rows]


@pytest.mark.parametrize("lang", LANGS)
def test_effects_powers_and_grades(lang: str) -> None:
    effects, powers, grades = tables(SLUG, lang)[3:6]
    assert called(lang, "galaxy", GALAXIES) in (None, column(effects, 0))
    for row, galaxy in zip(effects[1:], GALAXIES, strict=True):
        assert numbers(row[1]) == numbers(galaxy["effect_numbers"])
    assert column(powers, 0) == [row["number"] for row in LUCKY]
    for row, variant in zip(grades[1:], ("basic", "advanced"), strict=True):
        tops = [g["to"] for g in GRADES if g["variant"] == variant and g["to"]]
        assert numbers(" ".join(row)) == [int(top) for top in tops]


@pytest.mark.parametrize("lang", LANGS)
def test_small_numbers(lang: str) -> None:
    text = page(SLUG, lang)
    assert f"+ {EARLY[1]}" in text
    assert f"+ {EARLY[2]}" in text
    assert (FIRST_EONS, EON_POINTS, *ERAS) == (3, 5, 10, 11)
