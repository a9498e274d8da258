"""Clocks: a limit a decision, a bank of time; what happens at zero; after a restart too."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests.table.client import Api, Refused
from tests.table.server import Nursery, Server
from tests.table.test_play import GAME


def test_at_zero_the_default_move_is_played(api: Api) -> None:
    clock = {"kind": "decision", "seconds": 1, "at_zero": "default"}
    table = api.create(GAME, "me", "me", clock=clock)
    player = api.sit(table, 0, 1)
    player.wait_for(
        lambda u: u["clock"]["seats"][0]["deadline"] or u["clock"]["seats"][1]["deadline"]
    )
    player.wait_for(lambda u: u["ply"] >= 2)
    assert player.log[-1]["by"] == "host"


def test_at_zero_a_bot_plays_on(api: Api) -> None:
    clock = {"kind": "decision", "seconds": 1, "at_zero": "bot"}
    table = api.create(GAME, "me", "me", clock=clock)
    player = api.sit(table, 0, 1)
    player.wait_for(lambda u: any(seat["stand_in"] for seat in u["seats"]))
    seat = next(s["seat"] for s in player.update["seats"] if s["stand_in"])
    player.wait_for(lambda u: u["answers"][str(seat)] > 0)
    player.ask({"type": "return", "seat": seat})
    assert not player.update["seats"][seat]["stand_in"]


def test_a_bank_of_time_runs_only_while_the_seat_is_waited_for(api: Api) -> None:
    table = api.create(GAME, "me", "me", clock={"kind": "bank", "seconds": 600})
    player = api.sit(table, 0, 1)
    player.wait_for(lambda u: any(seat["deadline"] for seat in u["clock"]["seats"]))
    seat = next(s for s in (0, 1) if player.legal(s))
    clocks = player.update["clock"]["seats"]
    assert 590 < clocks[seat]["deadline"] - time.time() <= 600
    assert clocks[1 - seat]["deadline"] is None
    while player.legal(seat):
        player.move(player.legal(seat)[0]["move"], seat=seat)
    clocks = player.update["clock"]["seats"]
    assert clocks[seat]["deadline"] is None
    assert 590 < clocks[seat]["bank"] < 600
    assert 590 < clocks[1 - seat]["deadline"] - time.time() <= 600


def test_clocks_wait_for_those_who_were_invited(api: Api) -> None:
    table = api.create(GAME, "me", "link", clock={"kind": "decision", "seconds": 600})
    player = api.sit(table, 0)
    assert all(seat["deadline"] is None for seat in player.update["clock"]["seats"])
    api.sit(table, 1)
    player.wait_for(lambda u: any(seat["deadline"] for seat in u["clock"]["seats"]))


def test_only_games_with_a_building_minute_have_one(api: Api) -> None:
    with pytest.raises(Refused):
        api.create(GAME, "me", "me", clock={"kind": "build", "seconds": 60})


def test_a_deadline_survives_a_restart(tmp_path: Path, nursery: Nursery) -> None:
    server = Server(str(tmp_path / "tables.sqlite3"), nursery).start()
    try:
        server.wait_ready()
        clock = {"kind": "decision", "seconds": 4, "at_zero": "default"}
        table = server.api.create(GAME, "me", "me", clock=clock)
        player = server.api.sit(table, 0, 1)
        player.wait_for(lambda u: any(seat["deadline"] for seat in u["clock"]["seats"]))
        ply = player.update["ply"]
        server.kill()
        server.start()
        server.wait_ready()
        player = server.api.sit(table, 0, 1)
        player.wait_for(lambda u: u["ply"] > ply)
    finally:
        server.stop()
