"""Bots' work by client: fair turns, a quota of time, hints that end with whoever asked."""

from __future__ import annotations

import json
import random
import socket
import time
from collections.abc import Iterator

import httpx
import pytest

from galactable.table.fairness import FairQueue
from tests.table.client import Api, Player, Refused
from tests.table.server import Nursery, Server
from tests.table.test_play import GAME


def test_whoever_used_less_goes_first() -> None:
    queue: FairQueue[int] = FairQueue(1e9)
    for number in range(100):
        queue.put("greedy", number)
    given = []
    for turn in range(20):
        if turn == 5:
            for number in range(3):
                queue.put("modest", 1000 + number)
        client, _ = queue.take() or pytest.fail("nothing to do")
        given.append(client)
        queue.spent(client, 1.0)
    assert given[5] == "modest"
    assert given[5:11].count("modest") == 3
    assert len(queue) == 100 - 17


def test_a_long_rest_is_no_claim_on_all_the_time_since() -> None:
    queue: FairQueue[int] = FairQueue(1e9)
    queue.put("rested", 0)
    queue.take()
    queue.put("busy", 0)
    queue.take()
    queue.spent("busy", 500.0)
    for number in range(50):
        queue.put("busy", number)
        queue.put("rested", number)
    given = []
    for _ in range(20):
        client, _ = queue.take() or pytest.fail("nothing to do")
        given.append(client)
        queue.spent(client, 1.0)
    assert 8 <= given.count("busy") <= 12


def test_whoever_used_up_a_minute_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    queue: FairQueue[str] = FairQueue(30.0)
    queue.put("a", "first")
    queue.put("a", "second")
    assert queue.take() == ("a", "first")
    queue.spent("a", 40.0)
    assert queue.take() is None
    wait = queue.wait()
    assert wait is not None
    assert 19 < wait < 21  # ten seconds too many, at half a second a second
    now[0] += wait
    assert queue.take() == ("a", "second")
    assert queue.wait() is None


def test_fair_turns_at_random() -> None:
    """Two that always want something get the same time, however long their jobs are."""
    queue: FairQueue[float] = FairQueue(1e9)
    rng, spent = random.Random(1), {"short": 0.0, "long": 0.0}
    for _ in range(500):
        queue.put("short", 0.1)
        queue.put("long", rng.uniform(0.5, 2.0))
    for _ in range(800):
        client, seconds = queue.take() or pytest.fail("nothing to do")
        queue.spent(client, seconds)
        spent[client] += seconds
        if not spent["short"] < 45:
            break
    assert spent["short"] == pytest.approx(spent["long"], abs=3.0)


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory, nursery: Nursery) -> Iterator[Server]:
    """Clients are told apart by the header, as behind a proxy."""
    limits = {"hints": 6, "open_tables": 1000, "connections": 1000}
    server = Server(
        str(tmp_path_factory.mktemp("strict") / "t.sqlite3"),
        nursery,
        limits=limits,
        trusted=["127.0.0.1"],
    ).start()
    server.wait_ready()
    yield server
    server.stop()


def other(server: Server, address: str) -> Api:
    api = server.api
    api.http.headers["X-Forwarded-For"] = address
    return api


def test_hints_are_counted_and_end_with_the_asker(strict: Server) -> None:
    """400 hints on one socket, which is then closed, held everybody up for a minute."""
    table = strict.api.create("point-galaxy", "me", "me", hints=True)  # whose hints are searched
    player = strict.api.sit(table, 0, 1)
    seat = next(s for s in (0, 1) if player.legal(s))
    for number in range(100):
        player.send({"type": "hint", "id": number, "seat": seat})
    refused = [player.wait(lambda m: m["type"] == "refused")["code"] for _ in range(94)]
    assert set(refused) == {"too-many"}
    end = time.monotonic() + 60
    while accepted(strict, player) < 4:  # of the six, once the search is compiled
        assert time.monotonic() < end
    player.close()
    end = time.monotonic() + 10
    while queued(strict) and time.monotonic() < end:
        time.sleep(0.05)
    assert not queued(strict)
    modest = other(strict, "198.51.100.9")
    began = time.monotonic()
    watcher = modest.sit(modest.create(GAME, "bot:cadet", "me"), 1)
    watcher.wait_for(lambda update: update["ply"] > 0, 20)
    assert time.monotonic() - began < 10


def accepted(server: Server, player: Player) -> int:
    """Hints that wait, and those that have been thought of: as fast as the machine is."""
    player.drain()
    return queued(server) + sum('"type":"hint"' in text for text in player.received)


def queued(server: Server) -> int:
    lines = httpx.get(server.address + "/metrics").text.splitlines()
    return int(
        float(next(line for line in lines if line.startswith("galactable_queue ")).split()[1])
    )


def test_a_request_for_a_hint_ends_with_its_connection(strict: Server) -> None:
    table = strict.api.create(GAME, "me", "me", hints=True)
    player = strict.api.sit(table, 0, 1)
    seat = next(s for s in (0, 1) if player.legal(s))
    secret = table["seats"][seat]["secret"]
    body = json.dumps({"seat": seat}).encode()
    head = (
        f"POST /api/tables/{table['table']}/hint HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        f"X-Forwarded-For: 198.51.100.20\r\nAuthorization: Bearer {secret}\r\n"
        "Content-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\n\r\n"
    ).encode()
    for _ in range(5):
        asking = socket.create_connection(("127.0.0.1", strict.port))
        asking.sendall(head + body)
        time.sleep(0.05)
        asking.close()
    end = time.monotonic() + 4  # five hints would take ten seconds
    while queued(strict) and time.monotonic() < end:
        time.sleep(0.05)
    assert not queued(strict)


def test_no_bot_thinks_on_for_a_deleted_table(strict: Server) -> None:
    tables = [strict.api.create(GAME, *["bot:admiral"] * 4) for _ in range(30)]
    for table in tables:
        strict.api.delete(f"/api/tables/{table['table']}", table["owner"])
    end = time.monotonic() + 5
    while queued(strict) and time.monotonic() < end:
        time.sleep(0.05)
    assert not queued(strict)


def test_hints_over_http_are_counted(strict: Server) -> None:
    table = strict.api.create(GAME, "me", "me", hints=True)
    asking = other(strict, "198.51.100.21")
    codes = set()
    for _ in range(12):
        try:
            asking.post(
                f"/api/tables/{table['table']}/hint", {"seat": 1}, table["seats"][1]["secret"]
            )
        except Refused as refused:
            codes.add(refused.code)
    assert codes == {"not-possible", "too-many"}


def test_many_bots_of_one_client_do_not_delay_another(strict: Server) -> None:
    """A hundred tables of five admirals made a cadet elsewhere wait 16 s."""
    greedy, modest = strict.api, other(strict, "198.51.100.7")
    for _ in range(60):
        greedy.create(GAME, *["bot:admiral"] * 4)
    time.sleep(1)
    table = modest.create(GAME, "me", "bot:cadet", variant="basic")
    player = modest.sit(table, 0)
    waited = []
    for _ in range(8):
        player.wait_for(lambda update: update["over"] or update["legal"]["0"], 30)
        if player.update["over"]:
            break
        began = time.monotonic()
        player.move(player.legal()[-1]["move"])
        player.wait_for(lambda update: update["over"] or update["legal"]["0"], 30)
        waited.append(time.monotonic() - began)
    assert sorted(waited)[len(waited) // 2] < 2.0, waited
