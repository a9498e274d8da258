"""People at one table who are connected to two processes: what one does, the others see."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from tests.table import loops
from tests.table.client import Api, Player, Refused
from tests.table.server import Nursery, Server
from tests.table.test_company import post, secret
from tests.table.test_play import GAME


@pytest.fixture
def apart(request: pytest.FixtureRequest, nursery: Nursery, database: str) -> Iterator[Api]:
    """A server of two processes on PostgreSQL."""
    running = Server(database, nursery, workers=2).start()
    running.wait_ready()
    yield running.api
    running.stop()


POSTGRES = pytest.mark.parametrize("database", ["postgres"], indirect=True)


def heard(player: Player) -> list[str]:
    said = [json.loads(text) for text in player.received]
    return [line["text"] for m in said if m["type"] == "talk" for line in m["lines"]]


def listen(player: Player, text: str) -> None:
    """Until the player has heard it."""
    while text not in heard(player):
        player.next(30)


@pytest.mark.soak
@POSTGRES
def test_what_one_does_all_see(apart: Api) -> None:
    table: dict[str, Any] = apart.create(GAME, "me", "link", "open", variant="basic")
    ann = apart.sit(table, 0)
    bobs = [apart.sit(table, 1) for _ in range(6)]  # some are with the other process
    watcher = Player(apart.address, table["table"])
    post(apart, table, "name", {"seat": 1, "name": "Bob"}, secret(table, 1))
    taken = post(apart, table, "take", {"name": "Cem"})
    for player in (ann, watcher, *bobs):
        player.wait_for(lambda u: [s["name"] for s in u["seats"]][1:] == ["Bob", "Cem"])
        player.wait_for(lambda u: u["watchers"] == 1)
    cem = Player(apart.address, table["table"], [taken["secret"]])
    ann.ask({"type": "say", "seat": 0, "text": "Hello"})
    for player in (cem, *bobs):
        listen(player, "Hello")
    cem.close()
    ann.wait_for(lambda u: not u["seats"][2]["present"])
    post(apart, table, "seats/2/bot", {"bot": "random"}, secret(table, 0))
    for player in (ann, watcher, *bobs):
        player.wait_for(lambda u: u["seats"][2]["kind"] == "bot")
    with pytest.raises(Refused):
        Player(apart.address, table["table"], [taken["secret"]])
    for bob in bobs:
        bob.close()
    ann.wait_for(lambda u: not u["seats"][1]["present"])
    new = post(apart, table, "seats/1/next", {}, secret(table, 0))
    time.sleep(0.5)
    for _ in range(4):  # each process knows the new secret
        Player(apart.address, table["table"], [new["secret"]]).close()
        with pytest.raises(Refused):
            apart.sit(table, 1)
    watcher.drain()
    assert not heard(watcher)


@pytest.mark.soak
@POSTGRES
def test_a_deletion_that_nobody_was_told_of_is_noticed(apart: Api, database: str) -> None:
    """A listener that was reconnecting has missed it."""
    table = apart.create(GAME, "me", "link")
    players = [apart.sit(table, 1) for _ in range(4)]  # some are with the other process

    async def delete() -> None:
        connection = await asyncpg.connect(database)
        await connection.execute("DELETE FROM tables WHERE id = $1", table["table"])
        await connection.close()

    loops.run(delete())
    for player in players:
        with pytest.raises(Refused, match="deleted"):
            player.wait(lambda message: False, 30)
