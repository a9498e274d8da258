"""What each seat sees, is told, and may not know."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

from galactable import Table
from galactable.core.events import Event
from galactable.core.game import ALL, SPECTATOR
from tests.games.cosmic_factory.tables import X1, building, called, do, player
from tests.games.seen import observed


def new(variant: str = "standard", seats: int = 3) -> Table:
    return Table("cosmic-factory", seats, variant, 8, mode="interpreted")


def until(table: Table, phase: str) -> Table:
    while table.view(ALL)["phase"] != phase:
        table.play(table.codes()[0])
    return table


def hidden(table: Table, seat: int, key: int = 1) -> Table:
    """The table as the seat believes it possible."""
    twin = table.clone()
    twin.engine.hide(twin.states, 0, seat, key, 0, np.zeros(1, np.uint64))
    assert not twin.game.problems(twin.state)
    return twin


@pytest.mark.clause("CF-9", "CF-R31")
def test_a_seat_sees_its_own_packet_alone() -> None:
    table = new()
    for seat in range(3):
        packets = [p["packet"] for p in table.view(seat)["players"]]
        assert [packet is not None for packet in packets] == [seat == i for i in range(3)]
    assert all(p["packet"] is None for p in table.view(SPECTATOR)["players"])
    assert all(p["packet_size"] == 9 for p in table.view(SPECTATOR)["players"])


@pytest.mark.clause("CF-R31", "CF-13")
def test_hiding_in_the_draft_keeps_packet_and_picks_of_both_stages() -> None:
    table = new()
    for _ in range(10):
        table.play(table.codes()[0])
    assert table.view(0)["stage"] == 2
    twin = hidden(table, 0)
    for key in ("packet", "kept"):
        assert player(twin, 0)[key] == player(table, 0)[key]
        assert player(twin, 1)[key] != player(table, 1)[key]
    assert table.view(0) == twin.view(0)
    sizes = [(p["packet_size"], p["kept_size"]) for p in twin.view(ALL)["players"]]
    assert sizes == [(p["packet_size"], p["kept_size"]) for p in table.view(ALL)["players"]]


@pytest.mark.clause("CF-12", "CF-R35")
def test_hiding_before_building_keeps_the_six_picks() -> None:
    table = until(new(), "ready")
    picks = {int(tile) for mask in table.state.picked[0] for tile in range(54) if mask >> tile & 1}
    others = []
    for key in range(20):
        twin = hidden(table, 0, key)
        kept = {tile - 1 for tile in player(twin, 0)["kept"]}
        assert picks <= kept
        others.append(frozenset(kept - picks))
    assert len(set(others)) > 10, "the last three are unknown to the seat itself"


@pytest.mark.clause("CF-9", "CF-13", "CF-12")
def test_a_learner_sees_how_far_the_draft_is() -> None:
    """The stage, and by seat how many tiles there are to choose from and how many were kept."""
    table = new()

    def seen() -> tuple[list[int], list[int], list[int]]:
        found = observed(table, 1)
        return found["stage"], found["packet_size"], found["kept_size"]

    empty = [0] * 3
    assert seen() == ([0], [9, 9, 9, *empty], [0] * 6)
    table.play(table.codes(0)[0], 0)
    assert seen() == ([0], [8, 9, 9, *empty], [1, 0, 0, *empty])
    while table.view(ALL)["stage"] == 1:
        table.play(table.codes()[0])
    assert seen() == ([1], [6, 6, 6, *empty], [3, 3, 3, *empty])
    until(table, "ready")
    assert seen() == ([0], [0] * 6, [9, 9, 9, *empty]), "all is kept, and the draft over"
    until(table, "build")
    assert seen() == ([0], [0] * 6, [0] * 6), "all tiles lie open"


@pytest.mark.clause("CF-40")
def test_hiding_for_beginners_deals_everything_anew() -> None:
    table = new("beginner")
    twin = hidden(table, 0)
    assert player(twin, 0)["kept"] != player(table, 0)["kept"]


def test_from_building_on_nothing_is_hidden() -> None:
    table = until(new(), "build")
    for seat in (*range(3), SPECTATOR):
        assert hidden(table, seat).save() == table.save()


def test_spectators_know_nothing_that_was_dealt() -> None:
    table = new()
    table.play(table.codes()[0])
    twin = hidden(table, SPECTATOR)
    assert all(player(twin, i)["packet"] != player(table, i)["packet"] for i in range(3))


def told(events: list[Event], kind: str, viewer: int) -> list[Any]:
    """The tiles of these events, as the viewer is told them."""
    found = [event.told_to(viewer) for event in events if event.kind.name == kind]
    return [one.args.get("tiles", one.args.get("tile")) for one in found if one]


def ids(tiles: list[int]) -> list[str]:
    return [str(tile) for tile in tiles]


@pytest.mark.clause("CF-9", "CF-12", "CF-13", "CF-R35")
def test_events_are_told_to_those_who_may_know() -> None:
    table = new()
    mine = player(table, 0)["packet"]
    assert told(table.dealt, "deal", 0) == [ids(mine), None, None]
    assert told(table.dealt, "deal", SPECTATOR) == [None, None, None]
    do(table, "keep", 0, tile=mine[0])
    assert table.log(0)[-1] == f"You kept {called(mine[0])}."
    assert called(mine[0]) not in " ".join(table.log(1) + table.log(SPECTATOR))
    while table.view(ALL)["stage"] == 1:
        table.play(table.codes()[0])
    got = player(table, 1)["packet"]
    passed = table.plies[-1].events
    assert told(passed, "receive", 1) == [None, ids(got), None]
    assert told(passed, "receive", SPECTATOR) == [None, None, None]
    until(table, "ready")
    assert table.log(1)[-1].startswith("The last three tiles were passed on unseen.")
    assert told(table.plies[-1].events, "last-three", ALL) == [None, None, None]
    until(table, "build")
    nine = [ids(player(table, seat)["tiles"]) for seat in range(3)]
    assert told(table.plies[-1].events, "show", SPECTATOR) == nine


@pytest.mark.clause("CF-40")
def test_beginners_are_told_nothing_of_the_deal() -> None:
    table = new("beginner")
    assert table.log(0) == ["Round 1 of 5", "Everybody was dealt nine tiles."]
    assert told(table.dealt, "deal", 0) == [None, None, None]


def test_chance_names_the_card_and_every_hand() -> None:
    table = new()
    kaos, deal = table.game.words.chance(table.dealt)
    assert kaos == {"kaos": table.view(0)["kaos"]["id"]}
    assert deal == {"deal": [player(table, seat)["packet"] for seat in range(3)]}
    known = [event for e in table.dealt if (event := e.told_to(1)) is not None]
    assert table.game.words.chance(known)[1] == {"deal": [None, deal["deal"][1], None]}


def test_view_of_a_building_table() -> None:
    """Section 7, key by key."""
    table = building("3/2 20/0\n23/3", X1, kaos="Multi-path", turn=2, tracks=[[5, 7, 7, 0]])
    do(table, "hold", 0, tile=3, rot=1)
    do(table, "grab", 1, colours=["blue"])
    view = table.view(0)
    own = {key: view[key] for key in ("stage", "pass", "kaos", "shape", "bag", "tokens")}
    assert own == {
        "stage": None,
        "pass": None,
        "kaos": {"id": 10, "name": "Multi-path"},
        "shape": "square",
        "bag": 36,
        "tokens": ["green", "orange"],
    }
    assert (view["phase"], view["round"], view["seat"], view["waiting"]) == ("build", 2, 0, [0])
    assert view["scores"][0] == {"green": 5, "blue": 7, "orange": 7, "star": 0, "total": 5}
    me = view["players"][0]
    assert me["galaxy"][2] == {"tile": 23, "row": 2, "col": 1, "rot": 3, "down": False}
    assert me["hand"] == {"tile": 3, "rot": 1}
    assert (me["packet"], me["kept"], me["packet_size"], me["kept_size"]) == ([], [], 0, 0)
    assert view["players"][1]["packet"] is None
    assert (view["players"][1]["took"], view["players"][1]["finished"]) == (["blue"], True)
    assert json.loads(json.dumps(view)) == view
