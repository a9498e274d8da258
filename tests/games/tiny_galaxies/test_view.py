"""The table as JSON (section 7), and the beginning of the record of section 5."""

from __future__ import annotations

import json
from collections.abc import Iterable

import pytest

from galactable import ALL, SPECTATOR, Table, game
from galactable.games.tiny_galaxies.components import (
    LIMIT,
    PLANET_IDS,
    PLANETS,
    RESOURCES,
    TRACKS,
    Cost,
    Others,
)
from tests.games.tiny_galaxies.tables import GAME, do, table

SECTION_7 = json.loads("""
{"game": "tiny-galaxies", "variant": "standard", "seats": 2, "viewer": 0,
 "phase": "go", "round": 1, "seat": 0, "waiting": [0],
 "scores": [{"planets": 0, "galaxy": 0, "total": 0}, {"planets": 0, "galaxy": 0, "total": 0}],
 "places": null,
 "active": 0, "last_round": false,
 "dice": {"inactive": ["tech"], "bay": ["energy", "move"], "converter": "move", "lost": []},
 "action": {"actor": 0, "face": "move", "slot": "converter", "followable": true,
            "answers": [null, null],
            "source": "home", "card": null, "steps": 0, "track": null},
 "row": [{"id": "P05", "name": "Larkspire", "resource": "culture", "track": "life",
          "length": 2, "points": 1,
          "ability": {"cost": "none", "amount": 0, "energy": 0, "culture": 1, "advance": 0,
                      "advance_track": "none", "others": "none"},
          "surface": [], "orbit": [null, null]},
         {"id": "P21", "name": "Lumenoor", "resource": "culture", "track": "life",
          "length": 4, "points": 3,
          "ability": {"cost": "culture", "amount": 2, "energy": 0, "culture": 0, "advance": 2,
                      "advance_track": "life", "others": "none"},
          "surface": [], "orbit": [null, null]},
         {"id": "P26", "name": "Rookhaven", "resource": "energy", "track": "tech",
          "length": 5, "points": 5,
          "ability": {"cost": "none", "amount": 0, "energy": 3, "culture": 0, "advance": 0,
                      "advance_track": "none", "others": "energy"},
          "surface": [], "orbit": [0, null]},
         {"id": "P33", "name": "Auralis Deep", "resource": "energy", "track": "life",
          "length": 6, "points": 7,
          "ability": {"cost": "none", "amount": 0, "energy": 0, "culture": 0, "advance": 1,
                      "advance_track": "either", "others": "energy"},
          "surface": [], "orbit": [null, null]}],
 "players": [{"energy": 2, "culture": 1, "level": 1, "dice": 4, "ships": 2, "home": 1,
              "colonies": []},
             {"energy": 4, "culture": 0, "level": 1, "dice": 4, "ships": 2, "home": 2,
              "colonies": []}]}
""")


def after_eight_plies() -> Table:
    t = table("""
        row: P05 P21 P26 P33
        dice: move energy culture life
        0: 2 energy, 1 culture
        1: 2 energy, 1 culture
    """)
    do(t, "activate energy", "follow", "activate move", "ship home", "go o2", "reroll")
    t.state.inactive[:] = (0, 0, 1, 0, 1, 0)  # what section 5's dice showed: culture, tech
    do(t, "convert energy culture move", "ship home")
    return t


def test_the_table_after_the_eight_plies_of_section_5() -> None:
    view = after_eight_plies().view(0)
    pool = view.pop("pool")
    assert view.pop("blocked") == {}, "not in the specification: views may have more"
    assert view == SECTION_7
    assert list(view) == list(SECTION_7)
    assert pool == [p for p in PLANET_IDS if p not in ("P05", "P21", "P26", "P33")]


def test_the_moves_of_section_5_have_its_codes() -> None:
    t = after_eight_plies()
    assert [(ply.seat, ply.move) for ply in t.plies] == [
        (0, 1),
        (1, 107),
        (0, 0),
        (0, 80),
        (0, 102),
        (0, 78),
        (0, 18),
        (0, 80),
    ]


def test_the_view_is_the_same_for_everybody() -> None:
    t = after_eight_plies()
    views = [t.view(viewer) for viewer in (0, 1, SPECTATOR, ALL)]
    assert [view.pop("viewer") for view in views] == [0, 1, "spectator", "all"]
    assert views == [views[0]] * 4


def test_the_chance_of_the_deal_and_of_plies() -> None:
    t = Table(GAME, seats=3, seed=7, mode="interpreted")
    chance = t.game.words.chance(t.dealt)
    view = t.view()
    assert chance == [
        *({"draw": card["id"]} for card in view["row"]),
        {"roll": view["dice"]["inactive"]},
    ]
    do(t, "reroll")
    assert t.game.words.chance(t.plies[-1].events) == [{"roll": t.view()["dice"]["inactive"]}]
    do(t, "end")
    assert t.game.words.chance(t.plies[-1].events) == [{"roll": t.view()["dice"]["inactive"]}]


def test_the_action_in_each_phase() -> None:
    t = table("""
        row: P05 P38 P26 P33
        dice: move life
        0: 1 culture, ships o2:1
        1: 5 culture, ships o3:2
    """)
    keys = ("actor", "face", "slot", "source", "card", "steps", "track")
    seen = []
    moves = ("activate move", "ship home", "go s1", "use", "advance 2", "pass", "pass")
    for move in moves:
        do(t, move)
        action = t.view()["action"]
        seen.append((t.view()["phase"], action and tuple(action[key] for key in keys)))
    bay = ("move", "bay 1")
    assert seen == [
        ("ship", (0, *bay, None, None, 0, None)),
        ("go", (0, *bay, "home", None, 0, None)),
        ("land", (0, *bay, None, "P38", 0, None)),
        ("advance", (0, *bay, None, "P38", 2, "tech")),
        ("offer", (0, *bay, None, "P38", 1, "either")),
        ("follow", (1, *bay, None, None, 0, None)),
        ("main", None),
    ]


def test_an_advance_by_a_die_names_no_card() -> None:
    t = table("""
        row: P05 P38 P26 P33
        dice: life
        bay: move move move
        0: ships o3:2
        1: 5 culture
    """)
    do(t, "activate life")
    action = t.view()["action"]
    assert (action["card"], action["steps"], action["track"]) == (None, 1, "life")
    assert (action["slot"], action["followable"]) == ("bay 4", False)


def test_colonies_are_listed_in_the_order_colonized() -> None:
    t = table("""
        row: P21 P05 P06 P33
        dice: life tech
        0: ships o1:1 o2:1, colonies P09
        1: colonies P01
    """)
    do(t, "activate tech", "advance 2", "activate life", "advance 1")
    assert [c["id"] for c in t.view()["players"][0]["colonies"]] == ["P09", "P06", "P05"]


def test_static_data_is_what_is_printed() -> None:
    static = Table(GAME, seed=1, mode="interpreted").game.static()
    assert {name: len(table) for name, table in static.items()} == {
        "planets": 40,
        "galaxy_track": 6,
        "dice": 6,
        "mat": 7,
        "limits": 1,
    }
    assert "provenance" not in static["planets"][0]


def test_a_learner_is_told_what_is_printed_on_every_planet() -> None:
    """Words as one number of several, amounts as shares of what is possible."""

    def one_of(word: str, words: Iterable[str]) -> list[float]:
        return [float(word == other.lower()) for other in words]

    told = game(GAME).tables["planets"]
    assert len(told) == len(PLANETS)
    for row, numbers in zip(PLANETS, told.tolist(), strict=True):
        assert numbers == pytest.approx(
            [
                *one_of(row["resource"], RESOURCES[:2]),
                *one_of(row["track"], TRACKS[:2]),
                int(row["length"]) / 6,
                int(row["points"]) / 7,
                *one_of(row["cost_kind"], [kind.name for kind in Cost]),
                int(row["cost_amount"]) / LIMIT,
                int(row["gain_energy"]) / LIMIT,
                int(row["gain_culture"]) / LIMIT,
                int(row["advance"]) / 2,
                *one_of(row["advance_track"], TRACKS),
                *one_of(row["others"], [kind.name for kind in Others]),
            ]
        )
