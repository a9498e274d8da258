"""People come and go: a table without people pauses, a deleted one says so."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.table.client import Api, Player, Refused
from tests.table.test_play import GAME


def rests(api: Api, name: str, seconds: float = 1.0) -> bool:
    """Whether nothing is played at a table for a while; a move under way may still land."""
    time.sleep(0.3)
    before = api.get(f"/api/tables/{name}")["ply"]
    time.sleep(seconds)
    return bool(api.get(f"/api/tables/{name}")["ply"] == before)


def test_bots_do_not_play_on_without_people(api: Api) -> None:
    table = api.create(GAME, "me", "bot:random", "bot:random", variant="basic")
    player = api.sit(table, 0)
    player.wait_for(lambda update: update["legal"]["0"])
    player.ask({"type": "leave", "seat": 0})
    assert rests(api, table["table"])
    assert not player.update["over"]
    player.drain()
    before = player.update["ply"]
    player.ask({"type": "return", "seat": 0})
    player.wait_for(lambda update: update["legal"]["0"])
    player.move(player.legal()[-1]["move"])
    player.wait_for(lambda update: update["ply"] > before + 1)


def test_the_last_of_two_to_leave_stops_the_table(api: Api) -> None:
    table = api.create(GAME, "me", "link", "bot:random", variant="basic")
    ann, bob = api.sit(table, 0), api.sit(table, 1)
    ann.ask({"type": "leave", "seat": 0})
    bob.wait_for(lambda update: update["seats"][0]["stand_in"])
    ann.wait_for(lambda update: update["answers"]["0"] > 0)  # a bot plays for Ann
    bob.ask({"type": "leave", "seat": 1})
    assert rests(api, table["table"])


def test_an_invited_friend_who_never_came_keeps_no_table_going(api: Api) -> None:
    table = api.create(GAME, "me", "link", "bot:random", variant="basic")
    ann = api.sit(table, 0)
    ann.ask({"type": "leave", "seat": 0})
    assert rests(api, table["table"])
    bob = api.sit(table, 1)
    bob.wait_for(lambda update: update["legal"]["1"])


@pytest.mark.parametrize("at_zero", ["bot", "default"])
def test_no_clock_runs_without_people(api: Api, at_zero: str) -> None:
    clock = {"kind": "decision", "seconds": 1, "at_zero": at_zero}
    table = api.create(GAME, "me", "bot:random", clock=clock, takeover=False, variant="basic")
    player = api.sit(table, 0)
    player.wait_for(lambda update: update["legal"]["0"])
    player.ask({"type": "leave", "seat": 0})
    assert rests(api, table["table"], 2.0)
    seen = api.get(f"/api/tables/{table['table']}")
    assert not seen["seats"][0]["stand_in"]
    assert all(seat["deadline"] is None for seat in seen["clock"]["seats"])
    player.ask({"type": "return", "seat": 0})
    player.wait_for(lambda update: update["clock"]["seats"][0]["deadline"] is not None)


def test_who_returns_with_an_empty_bank_gets_a_minute(api: Api) -> None:
    table = api.create(GAME, "me", "me", clock={"kind": "bank", "seconds": 1, "at_zero": "bot"})
    player = api.sit(table, 0, 1)
    player.wait_for(lambda update: any(seat["stand_in"] for seat in update["seats"]))
    seat = next(s["seat"] for s in player.update["seats"] if s["stand_in"])
    player.ask({"type": "return", "seat": seat})
    assert not player.update["seats"][seat]["stand_in"]
    time.sleep(1.5)
    player.drain()
    assert not player.update["seats"][seat]["stand_in"]


def test_my_tables_say_who_plays_for_me(api: Api) -> None:
    table = api.create(GAME, "me", "me", "bot:random")
    secrets = [table["seats"][seat]["secret"] for seat in (0, 1)]
    player = api.sit(table, 0, 1)
    player.ask({"type": "leave", "seat": 1})
    asked = {"tables": {table["table"]: secrets}}
    line: dict[str, Any] = api.post("/api/tables/mine", asked)[0]
    assert [seat["left"] for seat in line["seats"]] == [False, True, False]
    assert [seat["stand_in"] for seat in line["seats"]] == [False, True, False]


def test_a_deleted_table_tells_those_who_sit_there(api: Api) -> None:
    table = api.create(GAME, "me", "link")
    bob = api.sit(table, 1)
    watcher = Player(api.address, table["table"])
    name, own = table["table"], [seat["secret"] for seat in table["seats"]]
    with pytest.raises(Refused):
        api.delete(f"/api/tables/{name}", own[1])
    api.delete(f"/api/tables/{name}", own[0])
    for player in (bob, watcher):
        with pytest.raises(Refused, match="deleted"):
            player.wait(lambda message: False, 20)
