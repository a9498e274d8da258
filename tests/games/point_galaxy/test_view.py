"""Views, words, explanations."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

from galactable import ALL, SPECTATOR, IllegalMoveError, Table, game
from galactable.core.text import plain
from galactable.games.point_galaxy.components import TOKEN_IDS
from galactable.games.point_galaxy.state import AI, State
from tests.games.point_galaxy.tables import (
    ai_takes,
    face,
    give_token,
    hand,
    new_table,
    on_turn,
    see,
    set_galaxy,
    set_market,
    table_with,
)

EXAMPLE = """
{"game": "point-galaxy", "variant": "standard", "seats": 2, "viewer": 0, "phase": "draft", "round": 2,
 "seat": 0, "waiting": [0],
 "scores": [{"suns": 0, "planets": 1, "moons": 0, "research": 1, "rockets": 0, "asteroids": 8, "total": 10},
            {"suns": 0, "planets": 1, "moons": 0, "research": 0, "rockets": 0, "asteroids": 8, "total": 9}],
 "places": null, "first": 0, "turns_taken": 2,
 "market": {"piles": [{"count": 16, "top": "S054"}, {"count": 17, "top": "S104"}, {"count": 16, "top": "S107"}],
            "slots": [["P053", "P105", "P117"], ["P011", "P063", null]]},
 "turned": ["S003", "S033"],
 "tokens": ["T12", "T17", "T06", "T22", "T16", "T05", "T07", "T13", "T08", "T18"], "tokens_owed": 0,
 "drafted": ["P036", null],
 "galaxies": [
  {"systems": [{"sun": "A4b", "asteroid": "S118", "line": []}, {"sun": null, "asteroid": null, "line": ["P057"]}],
   "tokens": [], "rockets": 1, "research": {"A": 1, "B": 0, "C": 0, "D": 0, "E": 0, "F": 0, "G": 0}, "asteroids": 1},
  {"systems": [{"sun": "A1a", "asteroid": "S117", "line": []}, {"sun": null, "asteroid": null, "line": ["P026"]}],
   "tokens": [], "rockets": 2, "research": {"A": 0, "B": 0, "C": 0, "D": 0, "E": 0, "F": 0, "G": 0}, "asteroids": 1}],
 "ai": null, "achievements": []}
"""  # noqa: E501

AI_EXAMPLE = """
{"position": 3, "next": [[1, 2], [2, 2]], "last": {"faces": ["S044", "P066"], "tokens": ["T03"]},
 "columns": [["P066"]], "suns": ["A5b", "S034", "S044"], "moons": ["S098"], "asteroids": [], "wormholes": [],
 "tokens": ["T03"], "rockets": 5, "research": {"A": 0, "B": 0, "C": 0, "D": 0, "E": 0, "F": 0, "G": 0},
 "scores": {"suns": 9, "planets": 1, "moons": 4, "research": 0, "rockets": 3, "asteroids": 0, "total": 17},
 "place": null}
"""  # noqa: E501


def test_the_example_of_the_specification() -> None:
    expected = json.loads(EXAMPLE)
    table = new_table()
    s: State = table.state
    s.first = s.seat = 0
    s.waiting = 1
    s.turns_taken, s.turn = 2, 2
    s.seen_planets[:] = s.seen_spaces[:] = 0
    for seat, text in enumerate(("A4b :\n- : P057", "A1a :\n- : P026")):
        set_galaxy(table, seat, text)
        s.asteroid[seat, 0] = face(("S118", "S117")[seat])
        s.asteroids[seat] = 1
        s.rockets[seat] += int(game("point-galaxy").static()["spaces"][117 - seat]["rockets"])
    slots = expected["market"]["slots"]
    rows = [", ".join(p["top"] for p in expected["market"]["piles"])]
    rows += [", ".join(f or "-" for f in row) for row in slots]
    set_market(table, [16, 17, 16], *rows)
    s.supply[:10] = [TOKEN_IDS.index(t) for t in expected["tokens"]]
    s.drafted[0] = face("P036")
    see(table, map(face, ("S003", "S033", "S117", "S118", "P036", "P057", "P026")))
    assert table.view(0) == expected
    assert list(table.view(0)) == list(expected)


def test_the_ai_of_the_specification() -> None:
    expected = json.loads(AI_EXAMPLE)
    table = new_table(1, "solo-medium")
    s: State = table.state
    s.turns_taken = 4
    s.ai_sun = face("A5b")
    ai_takes(table, "S034", "S098", "S044", "P066")
    give_token(table, "T03", seat=AI)
    s.ai_took = 1
    found = table.view()["ai"]
    assert found == expected
    assert list(found) == list(expected)


def finished(seats: int, seed: int = 5) -> Table:
    table = Table("point-galaxy", seats=seats, seed=seed)
    random = np.random.default_rng(seed)
    while not table.over:
        table.play(int(random.choice(table.codes())))
    return table


def test_all_see_the_same_table() -> None:
    table = new_table(3)
    views = [table.view(viewer) for viewer in (0, 1, 2, SPECTATOR, ALL)]
    assert [view.pop("viewer") for view in views] == [0, 1, 2, "spectator", "all"]
    assert all(view == views[0] for view in views)


def names_in(value: Any) -> list[str]:
    if isinstance(value, dict):
        return [name for v in value.values() for name in names_in(v)]
    if isinstance(value, list):
        return [name for v in value for name in names_in(v)]
    return [value] if isinstance(value, str) else []


@pytest.mark.clause("PG-R2")
def test_every_face_seen_is_named_once() -> None:
    """The pools can be told from the view."""
    table = finished(5)
    view = table.view()
    faces = [n for k in ("market", "turned", "drafted", "galaxies") for n in names_in(view[k])]
    faces = [name for name in faces if name[0] in "PS"]
    assert len(faces) == len(set(faces))
    seen = [*table.state.seen_planets, *table.state.seen_spaces]
    assert sum(int(word).bit_count() for word in seen) == len(faces)


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_explanations_add_up(seats: int) -> None:
    for seed in range(4):
        table = finished(seats, seed)
        for seat in range(seats):
            parts = table.explain(seat)
            scores = table.scores()[seat]
            assert {k: sum(p["points"] for p in v) for k, v in parts.items()} == {
                k: v for k, v in scores.items() if k != "total"
            }


@pytest.mark.clause("PG-46", "PG-48")
def test_an_explanation_names_sun_planets_and_moon() -> None:
    table = table_with("red+blue 3 : red 1, M red, blue 3, gold 4\n- : 6, X")
    parts = table.explain(0)
    system = table.view()["galaxies"][0]["systems"][0]
    red, moon, blue, gold = system["line"]
    assert parts["suns"][0]["of"] == [system["sun"], red, blue]
    assert parts["suns"][0]["words"].endswith("in system 1: 1 set")
    assert parts["moons"][0]["of"] == [moon, red, blue]
    assert parts["planets"][0]["of"] == [red, blue, gold]
    assert " as " in parts["planets"][1]["words"]


def test_moves_and_events_in_words() -> None:
    table = new_table()
    set_market(table, [18, 18, 17], "S024, M, W", "P002, red 4, red 3", "gold 4, gold 5, gold 6")
    table.play(table.find("draft", row=2, column=1))
    assert table.log()[-1] == f"Seat {table.seat} drafted Bellwick (red 1)."
    move = table.find("draft", row=1, column=1)
    assert str(move) == "Draft a sun (red + green: 2), 1 rocket (row 1, column 1)"
    table.play(move)
    below = table.log()[-1]
    assert below.startswith(f"Seat {table.seat} drafted a sun (red + green: 2). Below it lay ")
    words = [str(m) for m in table.legal()]
    assert "Place Bellwick (red 1) at the bottom of system 1" in words
    assert "Begin a system with the sun (red + green: 2)" in words
    with pytest.raises(IllegalMoveError, match="You have no system 9"):
        table.play(9 + 8 * 3)


def test_the_log_of_whole_games_has_words_for_everything() -> None:
    for seats in (1, 4):
        table = finished(seats)
        log = table.log(0)
        assert log[-1] == "The game is over."
        assert all(line.endswith(".") or line.startswith("Round ") for line in log)


def test_a_placement_is_told_with_its_points() -> None:
    table = table_with("red 1 : red 4, red 5", "- : 3")
    on_turn(table, 0)
    hand(table, "P012")
    table.play(table.find("place", card="P012", system=1, where="bottom"))
    placed = table.plies[-1].events[0]
    assert placed.args["points"] == 2  # a third number and a red planet
    text = table.tell(table.plies[-1].events, 0)[0]
    assert text.endswith("at the bottom of system 1 for 2 points.")


def test_two_cards_that_look_the_same_are_told_apart() -> None:
    table = table_with("red 1 : red 4\nred+blue 3 : red 1", "- : 3")
    on_turn(table, 0)
    hand(table, "asteroid", "asteroid")
    words = [str(move) for move in table.legal()]
    assert len(set(words)) == len(words)
    assert "Place the second card, the asteroid, above system 1" in words


def test_the_ais_turn_is_one_line_under_a_heading() -> None:
    table = finished(1)
    told = [line for ply in table.plies for line in table.story(ply.events, 0)]
    turns = [i for i, line in enumerate(told) if plain(line.text).endswith("the AI’s turn")]
    assert len(turns) == 13
    for i in turns:
        assert told[i].heading
        assert plain(told[i + 1].text).startswith("The AI took ")
