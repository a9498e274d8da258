"""Replay, record file, upload, rematch, hints, leaving and coming back, restart."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import httpx
import numpy as np
import pytest

from galactable.core import registry
from galactable.core.table import Table
from galactable.core.viewers import ALL
from galactable.table.replay import Replay, ply_rows
from galactable.table.rows import Loaded
from tests.table.client import Api, Player, Refused
from tests.table.server import Nursery, Server
from tests.table.tables import live_table
from tests.table.test_play import GAME, play_on


def finished(api: Api, *kinds: str, **options: object) -> dict:
    table = api.create(GAME, *kinds, variant="basic", **options)
    watcher = Player(api.address, table["table"])
    while not watcher.update["over"]:
        watcher.next()
    watcher.close()
    return table


def test_replay_record_and_upload(api: Api) -> None:
    name = finished(api, "bot:random", "bot:random")["table"]
    replay = api.get(f"/api/tables/{name}/replay")
    assert len(replay["curve"]) == replay["plies"] + 1
    last = api.get(f"/api/tables/{name}/replay/{replay['plies']}")
    assert last["view"]["viewer"] == "all"
    assert last["view"]["places"] == replay["places"]
    assert [s["total"] for s in last["view"]["scores"]] == replay["curve"][-1]
    first = api.get(f"/api/tables/{name}/replay/0")
    assert first["move"] is None
    middle = api.get(f"/api/tables/{name}/replay/{replay['plies'] // 2}")
    assert middle["move"]["words"]
    with pytest.raises(Refused):
        api.get(f"/api/tables/{name}/replay/{replay['plies'] + 1}")

    record = httpx.get(f"{api.address}/api/tables/{name}/record")
    lines = [json.loads(line) for line in record.text.splitlines()]
    assert lines[0]["format"] == "galactable/1"
    assert len(lines) == replay["plies"] + 2
    sent = httpx.post(f"{api.address}/api/replays", content=record.content)
    again = api.get(f"/api/tables/{sent.json()['table']}/replay")
    assert again["curve"] == replay["curve"]
    changed = record.content.replace(b'"draw":"', b'"draw":"x', 1)
    refused = httpx.post(f"{api.address}/api/replays", content=changed)
    assert refused.status_code == 422
    assert "line" in refused.json()["error"]


def test_what_is_hidden_stays_hidden_until_the_end(api: Api) -> None:
    table = api.create(GAME, "me", "link")
    for call in ("replay", "replay/0", "record"):
        with pytest.raises(Refused):
            api.get(f"/api/tables/{table['table']}/{call}")


def test_rematch_gives_the_winner_the_first_seat(api: Api) -> None:
    table = api.create(GAME, "me", "me", variant="basic")
    own = [seat["secret"] for seat in table["seats"]]
    player = api.sit(table, 0, 1)
    with pytest.raises(Refused):
        api.post(f"/api/tables/{table['table']}/rematch", {}, own[0])
    play_on([player], random.Random(8))
    player.drain()
    places = player.update["views"]["0"]["places"]
    new = api.post(f"/api/tables/{table['table']}/rematch", {}, own[0])
    player.drain()
    assert player.update["rematch"] == new["table"]
    again = api.post(f"/api/tables/{table['table']}/rematch", {}, own[1])
    assert again["table"] == new["table"]
    winner = places.index(1)
    seen = api.get(f"/api/tables/{new['table']}", own[winner])
    assert seen["you"] == [0]
    with pytest.raises(Refused):
        api.post(f"/api/tables/{table['table']}/rematch", {})
    asked = {"tables": {table["table"]: own}}
    assert api.post("/api/tables/mine", asked)[0]["rematch"] == new["table"]
    api.delete(f"/api/tables/{new['table']}", own[winner])
    assert api.post("/api/tables/mine", asked)[0]["rematch"] is None
    third = api.post(f"/api/tables/{table['table']}/rematch", {}, own[0])  # that one is gone
    assert third["table"] not in (table["table"], new["table"])
    assert api.post(f"/api/tables/{table['table']}/rematch", {}, own[1])["table"] == third["table"]
    player.wait_for(lambda update: update["rematch"] == third["table"])


def test_a_hint_is_legal(api: Api) -> None:
    table = api.create(GAME, "me", "me", hints=True)
    player = api.sit(table, 0, 1)
    seat = next(s for s in (0, 1) if player.legal(s))
    hint = player.ask({"type": "hint", "seat": seat})
    assert hint["move"] in [move["move"] for move in player.legal(seat)]
    with pytest.raises(Refused):
        player.ask({"type": "hint", "seat": 1 - seat})


def test_a_bot_takes_over_and_hands_back(api: Api) -> None:
    table = api.create(GAME, "me", "me", variant="basic")
    player = api.sit(table, 0, 1)
    player.ask({"type": "leave", "seat": 1})
    assert player.update["seats"][1]["stand_in"]
    while player.update["answers"]["1"] < 5:
        if player.legal(0):
            player.move(player.legal(0)[-1]["move"], seat=0)
        else:
            player.next()
    assert not player.legal(1)
    player.ask({"type": "return", "seat": 1})
    assert not player.update["seats"][1]["stand_in"]


def test_nobody_takes_over_where_the_table_forbids_it(api: Api) -> None:
    table = api.create(GAME, "me", "me", takeover=False)
    player = api.sit(table, 0, 1)
    player.ask({"type": "leave", "seat": 1})
    assert player.update["seats"][1]["left"]
    assert not player.update["seats"][1]["stand_in"]


def test_practice_goes_further_back(api: Api) -> None:
    table = api.create(GAME, "me", "bot:random", practice=True, variant="basic")
    player = api.sit(table, 0)
    for _ in range(4):
        player.wait_for(lambda update: update["legal"]["0"])
        player.move(player.legal()[-1]["move"])
    player.wait_for(lambda update: update["legal"]["0"])
    for _ in range(4):
        assert player.update["undo"]["0"]
        player.ask({"type": "undo", "seat": 0})
    with pytest.raises(Refused):
        api.create(GAME, "me", "link", practice=True)


def test_the_replay_says_that_it_was_practice(api: Api) -> None:
    table = api.create(GAME, "me", "bot:random", practice=True, variant="basic")
    play_on([api.sit(table, 0)], random.Random(6))
    assert api.get(f"/api/tables/{table['table']}/replay")["practice"]


@pytest.mark.parametrize(
    ("game", "places", "order"),
    [
        ("rock-the-galaxy", [3, 2, 1, 4], [2, 3, 0, 1]),  # the winner is offered seat 0 (RG-R7)
        ("tiny-galaxies", [1, 2, 3], [1, 2, 0]),  # seat 0 goes round (TG-R21)
        ("point-galaxy", [2, 1], [0, 1]),
        ("galactzy", [1], [0]),
        ("cosmic-factory", [2, 1], [0, 1]),
    ],
)
def test_who_sits_where_in_a_rematch(game: str, places: list[int], order: list[int]) -> None:
    assert registry.game(game).rematch.order(len(places), places) == order


@pytest.mark.parametrize("slug", registry.slugs())
def test_any_ply_of_a_replay_plays_a_handful_again(
    slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that seeking takes milliseconds, even with rules that are not compiled yet."""
    game = registry.game(slug)
    variant, seats = game.setups()[-1]
    live, rng = live_table(slug, variant, seats, 4, "interpreted"), random.Random(4)
    saved = [live.table.save()]
    while not live.table.over:
        live.play(live.table.seat, [rng.choice(live.table.codes())], "player")
        saved.append(live.table.save())
    rows = ply_rows("x", live.table, 0.0)
    replay = Replay(game, Loaded(live.row, live.seats, rows, None), "interpreted")
    played: list[int] = []
    play = Table.play

    def counted(table: Table, *args: Any, **options: Any) -> Any:
        played.append(1)
        return play(table, *args, **options)

    monkeypatch.setattr(Table, "play", counted)
    for ply in [len(rows), 0, *rng.sample(range(len(rows)), 20)]:
        played.clear()
        shown = replay.at(ply)
        live.table.states.view(np.uint8)[:] = np.frombuffer(saved[ply], np.uint8)
        assert shown.view == live.table.view(ALL)
        assert (shown.move and shown.move.move) == (rows[ply - 1].move if ply else None)
        assert len(played) <= 16


def test_a_table_goes_on_after_a_restart(tmp_path: Path, nursery: Nursery) -> None:
    server = Server(str(tmp_path / "tables.sqlite3"), nursery).start()
    try:
        server.wait_ready()
        api = server.api
        table = api.create(GAME, "me", "bot:random", "bot:random", variant="basic")
        bots = api.create(GAME, "bot:random", "bot:random", variant="basic")
        player = api.sit(table, 0)
        for _ in range(3):
            while not player.legal():
                player.next()
            player.move(player.legal()[-1]["move"])
        before = player.update
        server.kill()
        server.start()
        server.wait_ready()
        player = server.api.sit(table, 0)
        assert player.update["answers"]["0"] >= before["answers"]["0"]
        assert player.log[: len(before["log"])][0] == before["log"][0] or before["log_from"]
        play_on([player], random.Random(1))
        watcher = Player(server.address, bots["table"])
        while not watcher.update["over"]:
            watcher.next()
    finally:
        server.stop()


def test_nobody_waits_for_the_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables begin at once, interpreted; only a bot that searches is waited for, visibly."""
    monkeypatch.setenv("GALACTABLE_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.setenv("NUMBA_OPT", "1")  # compiled sooner
    server = Server(str(tmp_path / "t.sqlite3")).start()
    try:
        api = server.api
        table = api.create(GAME, "me", "bot:cadet", variant="basic", seed=3)
        player = api.sit(table, 0)
        moves = 0
        while moves < 6:
            assert player.update["progress"] is None
            assert player.update["views"]["0"]["phase"] != "over"
            if player.legal():
                player.move(player.legal()[0]["move"])
                moves += 1
            else:
                player.next()
        assert not any(game["ready"] for game in api.get("/api/games"))

        waiting = api.sit(api.create(GAME, "bot:captain", "me", variant="basic", seed=3), 1)
        shares: list[float] = []
        while 0 in waiting.update["thinking"]:
            waiting.next(1800)
            if progress := waiting.update["progress"]:
                assert progress["words"] == "Compiling the rules"
                assert waiting.update["views"]["1"]["waiting"] == [0]
                shares.append(progress["share"])
            player.drain()  # others are answered meanwhile
        assert waiting.update["progress"] is None
        assert shares == sorted(shares)
        assert len(set(shares)) > 2
        assert any(game["ready"] for game in api.get("/api/games"))
        play_on([player], random.Random(2))
    finally:
        server.stop()
