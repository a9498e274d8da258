"""Create, join, watch, move, undo, live, over a real server."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import pytest

from tests.table.client import Api, Player, Refused

GAME = "rock-the-galaxy"


def anything(legal: list[dict[str, Any]], rng: random.Random) -> int:
    return int(rng.choice(legal)["move"])


def play_on(
    players: list[Player],
    rng: random.Random,
    seconds: float = 400,
    choose: Callable[[list[dict[str, Any]], random.Random], int] = anything,
) -> None:
    """Everyone plays until the game is over, at random if nothing else is said."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        moved = False
        for player in players:
            if not any(map(player.legal, player.update["you"])):
                player.drain()
            if player.update["over"]:
                for other in players:  # each is told by a connection of its own
                    other.wait_for(lambda update: update["over"])
                return
            for seat in player.update["you"]:
                if legal := player.legal(seat):
                    moved = True
                    try:
                        player.move(choose(legal, rng), seat=seat)
                    except Refused as refused:
                        if refused.code not in ("conflict", "not-legal", "not-possible"):
                            raise
                        player.drain()
        if not moved:
            time.sleep(0.005)
    raise AssertionError("the game does not end")


def test_games_and_bots_are_listed(api: Api) -> None:
    games = {game["slug"]: game for game in api.get("/api/games")}
    assert games[GAME]["seats"] == [2, 3, 4]
    assert games[GAME]["ready"]
    assert api.get("/api/bots")[0]["name"] == "cadet"
    assert api.get(f"/api/games/{GAME}/static")["cards"]


def test_a_bot_of_no_level_is_of_the_lowest(api: Api) -> None:
    seats = [{"kind": "bot"}, {"kind": "me"}]
    table = api.post("/api/tables", {"game": GAME, "seats": seats})
    assert table["seats"][0]["bot"] == api.get("/api/bots")[0]["name"]


def test_a_game_of_two_people_and_a_bot_to_its_end(api: Api) -> None:
    table = api.create(GAME, "me", "link", "bot:random", variant="basic")
    players = [api.sit(table, 0), api.sit(table, 1)]
    watcher = Player(api.address, table["table"])
    play_on(players, random.Random(3))
    assert players[0].update["views"]["0"]["places"]
    watcher.send({"type": "sync"})
    watcher.wait(lambda m: m["type"] == "update" and m["over"])
    assert watcher.update["you"] == []
    assert watcher.update["views"]["spectator"]["phase"] == "over"
    assert [entry["ply"] for entry in watcher.log] == list(range(len(watcher.log)))


def test_hot_seat(api: Api) -> None:
    table = api.create(GAME, "me", "me", variant="basic")
    player = api.sit(table, 0, 1)
    assert player.update["you"] == [0, 1]
    play_on([player], random.Random(4))
    assert player.update["over"]


def test_bots_alone_play_to_the_end(api: Api) -> None:
    table = api.create(GAME, "bot:random", "bot:random", variant="basic")
    watcher = Player(api.address, table["table"])
    while not watcher.update["over"]:
        watcher.next()


def test_a_move_is_applied_once(api: Api) -> None:
    table = api.create(GAME, "me", "me")
    player = api.sit(table, 0, 1)
    seat = next(s for s in (0, 1) if player.legal(s))
    answers = player.update["answers"][str(seat)]
    move = {
        "type": "move",
        "seat": seat,
        "answers": answers,
        "moves": [player.legal(seat)[0]["move"]],
    }
    player.ask(move)
    acts = player.update["answers"][str(seat)]
    player.ask(move)
    assert player.update["answers"][str(seat)] == acts
    other = {**move, "moves": [move["moves"][0] + 1]}
    with pytest.raises(Refused) as refused:
        player.ask(other)
    assert refused.value.code == "conflict"


def test_a_chain_is_applied_whole_or_not_at_all(api: Api) -> None:
    table = api.create(GAME, "me", "me")
    player = api.sit(table, 0, 1)
    seat = next(s for s in (0, 1) if player.legal(s))
    before = player.update["views"]
    with pytest.raises(Refused) as refused:
        player.move(player.legal(seat)[0]["move"], 163, 163, seat=seat)
    assert refused.value.code == "not-legal"
    player.send({"type": "sync"})
    player.wait(lambda m: m["type"] == "update")
    assert player.update["views"] == before


def test_a_chain_that_is_sent_again_is_not_played_again(api: Api) -> None:
    table = api.create(GAME, "me", "me", seed=5)
    player = api.sit(table, 0, 1)
    while player.update["views"]["0"]["phase"] == "bands":
        seat = next(s for s in (0, 1) if player.legal(s))
        player.move(player.legal(seat)[0]["move"], seat=seat)
    seat = next(s for s in (0, 1) if player.legal(s))
    discard = next(m["move"] for m in player.legal(seat) if m["kind"] == "discard")
    end = next(m["move"] for m in player.legal(seat) if m["kind"] == "end")
    answers = player.update["answers"][str(seat)]
    chain = {"type": "move", "seat": seat, "answers": answers, "moves": [discard, end]}
    player.ask(chain)
    assert player.update["answers"][str(seat)] == answers + 2
    length = len(player.log)
    player.ask(chain)
    player.drain()
    assert player.update["answers"][str(seat)] == answers + 2
    assert len(player.log) == length


def test_undo_of_a_discard(api: Api) -> None:
    table = api.create(GAME, "me", "me", seed=5)
    player = api.sit(table, 0, 1)
    while player.update["views"]["0"]["phase"] == "bands":
        seat = next(s for s in (0, 1) if player.legal(s))
        player.move(player.legal(seat)[0]["move"], seat=seat)
    seat = next(s for s in (0, 1) if player.legal(s))
    before, length = player.update["views"], len(player.log)
    discard = next(m for m in player.legal(seat) if m["kind"] == "discard")
    player.move(discard["move"], seat=seat)
    assert player.update["undo"][str(seat)]
    assert len(player.log) == length + 1
    player.ask({"type": "undo", "seat": seat})
    assert player.update["views"] == before
    assert len(player.log) == length
    player.move(discard["move"], seat=seat)
    end = next(m for m in player.legal(seat) if m["kind"] == "end")
    player.move(end["move"], seat=seat)
    assert "draw" in [event["kind"] for event in player.log[-1]["events"]]
    assert not player.update["undo"][str(seat)]
    with pytest.raises(Refused):
        player.ask({"type": "undo", "seat": seat})


def test_secrets_are_needed(api: Api) -> None:
    table = api.create(GAME, "me", "link")
    watched = api.get(f"/api/tables/{table['table']}")
    assert list(watched["views"]) == ["spectator"]
    with pytest.raises(Refused) as refused:
        api.get(f"/api/tables/{table['table']}", "wrong")
    assert refused.value.code == "forbidden"
    with pytest.raises(Refused):
        Player(api.address, table["table"], ["wrong"])
    own = table["seats"][0]["secret"]
    body = {"seat": 1, "answers": 0, "moves": [0]}
    with pytest.raises(Refused) as refused:
        api.post(f"/api/tables/{table['table']}/moves", body, own)
    assert refused.value.code == "forbidden"


def test_mine_and_delete(api: Api) -> None:
    table = api.create(GAME, "me", "bot:random")
    name, own = table["table"], table["seats"][0]["secret"]
    mine = api.post("/api/tables/mine", {"tables": {name: [own], "nothere": ["x"]}})
    assert [line["table"] for line in mine] == [name]
    assert mine[0]["yours"] == [0]
    with pytest.raises(Refused):
        api.delete(f"/api/tables/{name}", "wrong")
    api.delete(f"/api/tables/{name}", own)
    with pytest.raises(Refused) as refused:
        api.get(f"/api/tables/{name}")
    assert refused.value.code == "not-found"
