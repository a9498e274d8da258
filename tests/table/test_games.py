"""All games to their end over the wire; Cosmic Factory's building minute."""

from __future__ import annotations

import random
import re
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from galactable.core import registry
from galactable.table import minute
from galactable.table.attendant import Attendant
from galactable.table.messages import Clock
from galactable.table.settings import ServerSettings
from tests.table.client import Api, Player, Refused, sensible
from tests.table.server import Server
from tests.table.tables import live_table
from tests.table.test_play import play_on

FACTORY = "cosmic-factory"


@pytest.mark.parametrize("slug", registry.slugs())
def test_a_game_to_its_end(api: Api, server: Server, slug: str) -> None:
    server.wait_ready(slug)
    game = registry.game(slug)
    seats = min(game.seats[-1], max(2, game.seats[0]))
    kinds = ["me", *["bot:greedy"] * (seats - 1)]
    table = api.create(slug, *kinds)
    player = api.sit(table, 0)
    play_on([player], random.Random(5), choose=sensible)
    view = player.update["views"]["0"]
    assert sorted(view["places"])[0] == 1
    replay = api.get(f"/api/tables/{table['table']}/replay")
    assert replay["curve"][-1] == [score["total"] for score in view["scores"]]
    assert api.get(f"/api/tables/{table['table']}/explain/0")


def client_of_the_docs(slug: str, address: str) -> str:
    """The program in docs/server.md, for another game and server."""
    text = (Path(__file__).parents[2] / "docs" / "server.md").read_text()
    found = re.search(r"```py\n(.*?)```", text, re.S)
    assert found is not None
    program = found[1].replace('"tiny-galaxies"', repr(slug))
    return program.replace('"http://127.0.0.1:8642"', repr(address))


@pytest.mark.parametrize("slug", registry.slugs())
def test_the_client_of_the_docs_plays_to_the_end(server: Server, slug: str) -> None:
    server.wait_ready(slug)
    names: dict[str, Any] = {}
    exec(client_of_the_docs(slug, server.address), names)
    assert names["update"]["over"]
    assert names["update"]["game"] == slug
    assert names["update"]["views"]["0"]["places"]


def test_others_moves_in_between_do_not_refuse_a_move(api: Api) -> None:
    """Both choose which tile to keep at once: each answers its own last ply."""
    table = api.create(FACTORY, "me", "link", variant="standard")
    one, two = api.sit(table, 0), api.sit(table, 1)
    for _ in range(3):
        assert one.legal(0)
        old = two.update["answers"]["1"], two.legal(1)[0]["move"]
        one.move(one.legal(0)[0]["move"])
        two.ask({"type": "move", "seat": 1, "answers": old[0], "moves": [old[1]]})
        two.drain()
        one.drain()


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
        FACTORY, "me", "link", variant="beginner", clock={"kind": "build", "seconds": 2}
    )
    one, two = api.sit(table, 0), api.sit(table, 1)
    ready_all(one, two)
    one.wait_for(lambda update: update["views"]["0"]["round"] == 2)
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
    player.wait_for(lambda update: update["clock"]["seats"][1]["deadline"])
    assert player.legal(1)
    player.wait_for(lambda update: update["views"]["0"]["round"] == 2)


def test_bots_build_too(api: Api) -> None:
    table = api.create(
        FACTORY, "me", "bot:greedy", variant="beginner", clock={"kind": "build", "seconds": 5}
    )
    player = api.sit(table, 0)
    player.wait_for(lambda update: update["views"]["0"]["waiting"] == [0])
    player.move(player.legal(0)[0]["move"], seat=0)
    player.wait_for(lambda update: update["views"]["0"]["round"] == 2, 60)


def test_bots_build_at_a_human_pace() -> None:
    """Spread over the minute; tokens are taken late, whoever is done waits for its end."""
    live = live_table(FACTORY, "beginner", 2, 1)
    live.clock = Clock("build", 60)
    now = time.time()
    live.seats[0].deadline = now + 60
    attendant = Attendant(SimpleNamespace(settings=ServerSettings(database="any.sqlite3")))  # type: ignore[arg-type]
    moves = live.game.moves
    waits = [attendant._bot_wait(live, 0, [moves.first("hold")]) for _ in range(200)]
    assert all(0.7 < wait < 2.5 for wait in waits)
    grabs = [attendant._bot_wait(live, 0, [moves.first("grab")]) for _ in range(200)]
    assert all(30 < wait < 60 for wait in grabs)
    assert max(grabs) - min(grabs) > 10


def test_bots_hurry_before_people_and_leave_them_the_tokens() -> None:
    """Pages hold what matters; without a clock tokens stay until people had some time."""
    live = live_table(FACTORY, "beginner", 2, 1)
    attendant = Attendant(SimpleNamespace(settings=ServerSettings(database="any.sqlite3")))  # type: ignore[arg-type]
    hold, grab = live.game.moves.first("hold"), live.game.moves.first("grab")
    live.seats[0].joined, live.seats[1].kind = True, "bot"
    assert attendant._free_wait(live, [hold]) < 0.1
    assert minute.people_build(live)
    assert attendant._free_wait(live, [grab]) >= 30
    live.seats[0].done = True
    assert attendant._free_wait(live, [grab]) < 0.1
    live.seats[0].kind = "bot"
    assert attendant._free_wait(live, [hold]) == pytest.approx(0.6)
