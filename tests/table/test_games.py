"""All games to their end over the wire; Cosmic Factory's building minute."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

from galactable.core import registry
from tests.table.client import Api, Player, Refused
from tests.table.server import Server

FACTORY = "cosmic-factory"


def sensible(legal: list[dict[str, Any]], rng: random.Random) -> int:
    """Random, but a builder seldom grabs and is done when it can be."""
    done = [m for m in legal if m["kind"] == "done"]
    if done and rng.random() < 0.5:
        return done[0]["move"]
    calm = [m for m in legal if m["kind"] != "grab"] or legal
    if rng.random() < 0.2:
        calm = legal
    return rng.choice(calm)["move"]


def play_fast(player: Player, rng: random.Random, seconds: float = 100) -> None:
    """One client holds all seats of people."""
    end = time.monotonic() + seconds
    while not player.update["over"]:
        assert time.monotonic() < end, "the game does not end"
        able = [seat for seat in player.update["you"] if player.legal(seat)]
        if not able:
            player.drain()
            time.sleep(0.002)
            continue
        seat = rng.choice(able)
        try:
            player.move(sensible(player.legal(seat), rng), seat=seat)
        except Refused as refused:
            if refused.code not in ("conflict", "not-legal", "not-possible"):
                raise
            player.drain()


@pytest.mark.parametrize("slug", registry.slugs())
def test_a_game_to_its_end(api: Api, server: Server, slug: str) -> None:
    server.wait_ready(slug)
    game = registry.game(slug)
    seats = min(game.seats[-1], max(2, game.seats[0]))
    kinds = ["me", *["bot:greedy"] * (seats - 1)]
    table = api.create(slug, *kinds)
    player = api.sit(table, 0)
    play_fast(player, random.Random(5))
    view = player.update["views"]["0"]
    assert sorted(view["places"])[0] == 1
    replay = api.get(f"/api/tables/{table['table']}/replay")
    assert replay["curve"][-1] == [score["total"] for score in view["scores"]]
    assert api.get(f"/api/tables/{table['table']}/explain/0")


def wait_for(player: Player, condition: Any, seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not condition(player.update):
        assert time.monotonic() < end, "it does not happen"
        player.drain()
        time.sleep(0.02)


def phase(update: dict[str, Any]) -> str:
    return str(next(iter(update["views"].values()))["phase"])


def ready_all(*players: Player) -> None:
    for player in players:
        for seat in player.update["you"]:
            player.drain()
            assert [m["kind"] for m in player.legal(seat)] == ["ready"]
            player.move(player.legal(seat)[0]["move"], seat=seat)
    players[0].drain()
    assert phase(players[0].update) == "build"


def complete(player: Player, seat: int) -> None:
    """Lays tiles until the galaxy is complete: hold and put as one chain."""
    while "done" not in [m["kind"] for m in player.legal(seat)]:
        view = player.update["views"][str(seat)]
        mine = view["players"][seat]
        laid = {(t["row"], t["col"]) for t in mine["galaxy"]}
        cell = next((r, c) for r in (1, 2, 3) for c in (1, 2, 3) if (r, c) not in laid)
        tile = mine["tray"][0]
        hold = next(
            m for m in player.legal(seat)
            if m["kind"] == "hold" and m["args"] == {"tile": tile, "rot": 0}
        )  # fmt: skip
        first_put = 54 + 1 + 36  # after keep, ready and hold
        player.move(hold["move"], first_put + 10 * cell[0] + cell[1], seat=seat)


def test_everyone_is_ready_first_and_done_is_a_flag(api: Api) -> None:
    table = api.create(
        FACTORY, "me", "link", variant="beginner", clock={"kind": "build", "seconds": 60}
    )
    one, two = api.sit(table, 0), api.sit(table, 1)
    ready_all(one, two)
    assert one.update["clock"]["seats"][0]["deadline"] == pytest.approx(time.time() + 60, abs=10)
    complete(one, 0)
    with pytest.raises(Refused):
        two.ask({"type": "ready", "seat": 1, "done": True})
    one.ask({"type": "ready", "seat": 0, "done": True})
    assert one.update["clock"]["seats"][0]["done"]
    assert phase(one.update) == "build"
    one.ask({"type": "ready", "seat": 0, "done": False})
    two.drain()
    complete(two, 1)
    done = next(m for m in two.legal(1) if m["kind"] == "done")
    two.move(done["move"], seat=1)
    two.drain()
    assert two.update["clock"]["seats"][1]["done"]
    assert two.update["views"]["1"]["round"] == 1
    one.ask({"type": "ready", "seat": 0, "done": True})
    assert one.update["views"]["0"]["round"] == 2


def test_when_the_minute_ends_the_host_plays_for_all(api: Api) -> None:
    table = api.create(
        FACTORY, "me", "link", variant="beginner", clock={"kind": "build", "seconds": 1}
    )
    one, two = api.sit(table, 0), api.sit(table, 1)
    ready_all(one, two)
    wait_for(one, lambda update: update["views"]["0"]["round"] == 2)
    assert [entry["by"] for entry in one.log if entry["by"] == "host"] == ["host", "host"]


def test_at_a_hot_seat_each_builds_in_a_minute_of_its_own(api: Api) -> None:
    table = api.create(
        FACTORY, "me", "me", variant="beginner", clock={"kind": "build", "seconds": 2}
    )
    player = api.sit(table, 0, 1)
    ready_all(player)
    clocks = player.update["clock"]["seats"]
    assert clocks[0]["deadline"]
    assert clocks[1]["deadline"] is None
    assert not player.legal(1)
    wait_for(player, lambda update: update["clock"]["seats"][1]["deadline"])
    assert player.legal(1)
    wait_for(player, lambda update: update["views"]["0"]["round"] == 2)


def test_bots_build_too(api: Api) -> None:
    table = api.create(
        FACTORY, "me", "bot:greedy", variant="beginner", clock={"kind": "build", "seconds": 5}
    )
    player = api.sit(table, 0)
    wait_for(player, lambda update: update["views"]["0"]["waiting"] == [0])
    player.move(player.legal(0)[0]["move"], seat=0)
    wait_for(player, lambda update: update["views"]["0"]["round"] == 2, 60)
