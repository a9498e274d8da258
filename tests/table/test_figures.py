"""Figures that go out with an update: what moves would bring, what forms; and moves by name."""

from __future__ import annotations

import dataclasses
import random
from collections import Counter
from typing import Any

import msgspec
import pytest

from galactable.core import registry
from galactable.core.errors import IllegalMoveError
from galactable.games.cosmic_factory.components import Kaos
from galactable.table.live_messages import decode_message
from galactable.table.messages import NamedMove
from galactable.table.showing import Presence
from galactable.table.tables import LiveTable, code_of
from galactable.table.update_messages import Update
from tests.table.client import Api, Refused
from tests.table.tables import live_table


def told(live: LiveTable, *seats: int) -> dict[str, Any]:
    body, _ = live.showing.body(seats, Presence((True,) * len(live.seats), 0))
    found: dict[str, Any] = msgspec.json.decode(body)
    more = {"type": "update", "version": 1, "time": 0.0, "log_from": 0, "log": []}
    msgspec.convert({**found, **more}, Update)  # as the description for machines says
    return found


def play_until(live: LiveTable, phase: str) -> int:
    chooser = random.Random(1)
    while live.table.view()["phase"] != phase:
        seat = int(live.table.seat or 0)
        live.play(seat, [chooser.choice(live.table.codes(seat))], "player")
    return int(live.table.seat or 0)


def test_moves_come_with_their_outlook() -> None:
    live = live_table("point-galaxy", "standard", 2, 1, "interpreted")
    seat = play_until(live, "place")
    moves = told(live, seat)["legal"][str(seat)]
    outlook = live.table.outlook(seat)
    keys = ("gain", "final", "next", "ask")
    assert {m["move"]: tuple(m[k] for k in keys) for m in moves} == outlook
    assert told(live)["legal"] == {}  # a spectator is told none
    first = moves[0]
    before = live.table.scores()[seat]["total"]
    live.play(seat, [first["move"]], "player")
    assert live.table.scores()[seat]["total"] == before + first["gain"]


@pytest.mark.parametrize("slug", registry.slugs())
def test_views_and_seats_are_those_of_the_moment(slug: str) -> None:
    """What is worked out once for all viewers of a moment is worked out anew for the next."""
    game = registry.game(slug)
    variant = next(name for name, counts in game.variants.items() if 2 in counts)
    live = live_table(slug, variant, 2, 3, "interpreted")
    chooser = random.Random(2)
    for number in range(25):
        for viewer in ((), (0,), (1,), (0, 1)):
            update = told(live, *viewer)
            for key, view in update["views"].items():
                now = live.table.view() if key == "spectator" else live.table.view(int(key))
                assert view == msgspec.json.decode(msgspec.json.encode(now))
            assert [seat["left"] for seat in update["seats"]] == [s.left for s in live.seats]
        if live.table.over:
            break
        seat = live.table.waiting[0]
        live.play(seat, [chooser.choice(live.table.codes(seat))], "player")
        live.seats[1].left = number % 3 == 0
        live.row.version += 1


def test_a_gain_is_worked_out_anew_after_an_undo() -> None:
    live = live_table("point-galaxy", "standard", 2, 1, "interpreted")
    seat = play_until(live, "place")
    first = told(live, seat)["legal"]
    live.play(seat, [live.table.codes(seat)[0]], "player")
    live.row.version += 1
    told(live, seat)
    live.rewind(live.table.ply - 1)
    live.row.version += 1
    assert told(live, seat)["legal"] == first


def test_a_person_is_asked_before_a_step_that_nobody_could_take_back() -> None:
    live = live_table("point-galaxy", "standard", 2, 1, "interpreted")
    chooser = random.Random(2)
    seen = set()
    while not live.table.over and live.table.ply < 60:
        seat = int(live.table.seat or 0)
        move = chooser.choice(told(live, seat)["legal"][str(seat)])
        live.play(seat, [move["move"]], "player")
        live.row.version += 1
        assert move["final"] == (live.table.plies[-1].reveals or live.table.over)
        seen.add((move["kind"], move["ask"]))
    assert {("place", "ask-end-turn"), ("place", None), ("draft", None)} <= seen
    assert ("draft", "ask-end-turn") not in seen


def test_what_is_shown_is_worked_out_once_for_all_viewers(monkeypatch: pytest.MonkeyPatch) -> None:
    live = live_table("cosmic-factory", "beginner", 3, 1, "interpreted")
    play_until(live, "build")
    asked = Counter[str]()

    def counted(name: str, real: Any) -> Any:
        def call(*args: Any) -> Any:
            asked[name] += 1
            return real(*args)

        return call

    outlook = live.game.outlook
    forming = counted("forming", outlook.forming)
    monkeypatch.setattr(live.game, "outlook", dataclasses.replace(outlook, forming=forming))
    monkeypatch.setattr(live.table, "tried", counted("tried", live.table.tried))
    for viewer in ((), (0,), (1,), (0, 1), (2,), (0,)):
        told(live, *viewer)
    assert asked == {"forming": 3, "tried": 3}  # for each seat


def test_where_any_shape_will_do_a_tile_comes_with_its_cells() -> None:
    live = live_table("cosmic-factory", "standard", 2, 1, "interpreted")
    play_until(live, "build")
    seat = int(live.table.seat or 0)
    assert all(move["next"] is None for move in told(live, seat)["legal"][str(seat)])
    live.table.state.kaos = Kaos.NEW_DIMENSION
    live.row.version += 1
    for _ in range(3):
        holds = [m for m in told(live, seat)["legal"][str(seat)] if m["kind"] == "hold"]
        hold = holds[-1]
        live.play(seat, [hold["move"]], "player")
        puts = [m for m in live.table.legal(seat) if m.kind == "put"]
        assert hold["next"] == [m.args for m in puts]
        live.play(seat, [puts[0].code if puts else live.table.codes(seat)[-1]], "player")
        live.row.version += 1


def test_what_forms_is_told_to_everybody() -> None:
    live = live_table("cosmic-factory", "beginner", 2, 1, "interpreted")
    assert told(live, 0)["forming"] is None
    play_until(live, "build")
    seat = int(live.table.seat or 0)
    hold = next(m for m in live.table.legal(seat) if m.kind == "hold")
    put = code_of(live.game, NamedMove("put", {"row": 2, "col": 2}))
    live.play(seat, [hold.code, put], "player")
    formed = told(live, 0)["forming"]
    assert formed == told(live, 1)["forming"] == told(live)["forming"]
    spaces = [
        space for parts in formed[seat].values() for p in parts for space in p.get("spaces", [])
    ]
    assert sorted(spaces) == [[r, c] for r in (4, 5) for c in (4, 5)] or len(spaces) < 4
    assert not any(formed[1 - seat].values())
    assert live.table.view(0).keys() == live.table.view(1).keys()
    assert "forming" not in live.table.view(0)


def test_a_move_by_name() -> None:
    live = live_table("galactzy", "basic", 2, 1, "interpreted")
    line = NamedMove("score", {"line": "chance"})
    assert live.game.moves.args(code_of(live.game, line)) == {"line": "chance"}
    assert code_of(live.game, 7) == 7
    for wrong in (NamedMove("score", {"line": "no"}), NamedMove("fly", {})):
        with pytest.raises(IllegalMoveError, match="no move is called"):
            code_of(live.game, wrong)
    message = decode_message(
        '{"type": "move", "id": 1, "seat": 0, "answers": 0,'
        ' "moves": [3, {"kind": "put", "args": {"row": 1, "col": 2}}]}'
    )
    assert message.moves == [3, NamedMove("put", {"row": 1, "col": 2})]  # type: ignore[union-attr]
    with pytest.raises(msgspec.ValidationError):
        decode_message('{"type": "move", "id": 1, "seat": 0, "answers": 0, "moves": [{"kind": 3}]}')


def test_a_chain_with_names_is_played_whole_and_once(api: Api) -> None:
    table = api.create("cosmic-factory", "me", "me", variant="beginner")
    both = api.sit(table, 0, 1)
    both.wait_for(lambda update: update["views"]["0"]["phase"] == "build")
    hold = next(m for m in both.legal(0) if m["kind"] == "hold")
    put = {"kind": "put", "args": {"row": 1, "col": 3}}
    chain = {"type": "move", "seat": 0, "answers": both.update["answers"]["0"]}
    with pytest.raises(Refused):
        both.ask({**chain, "moves": [hold["move"], {"kind": "put", "args": {"row": 9, "col": 9}}]})
    assert both.update["views"]["0"]["players"][0]["hand"] is None
    for _ in range(2):  # said again, it is not played again
        both.ask({**chain, "moves": [hold["move"], put]})
    galaxy = both.update["views"]["0"]["players"][0]["galaxy"]
    assert [(t["tile"], t["row"], t["col"]) for t in galaxy] == [(hold["args"]["tile"], 1, 3)]
    assert both.update["forming"] is not None
