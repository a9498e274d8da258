"""How a server holds out: ``python -m tests.bench.endurance --minutes 30``.

Ten thousand open tables, two thousand WebSockets at five hundred of them, 200 moves, 5 new tables
and 2 hints a second. A line every half minute: memory, moves, and their times as the server counts
them (``/metrics``); at the end the summary, with the times as clients see them. The first minute
warms up. Times are wall time: beside other work read ``cpu_ms_per_move`` instead (bots, hints and
new tables included). A tenth of the size: ``--tables 1000 --sockets 200 --moves 20 --new 0.5
--hints 0.2``.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import resource
import sys
import tempfile
import time
from typing import Any

import httpx
from tests.bench.test_load import SEATS, Bench, Game, bench_of, create

AT_ONCE = 25
"""Tables that are made at the same time before it begins."""
BOUNDS = (50.0, 1.15)
"""Milliseconds of server time that 99 of 100 moves take at most; how far memory may grow."""
OLDEST = 450
"""A table grows as it is played, so the tables are of all ages when it begins: up to so many moves,
nearly a game."""


def move_buckets(text: str) -> dict[float, float]:
    """The server's own count of moves by the seconds that they took at most."""
    found = re.findall(r'galactable_move_seconds_bucket\{le="([^"]+)"\} (\S+)', text)
    return {float(bound): float(count) for bound, count in found}


async def buckets_of(http: httpx.AsyncClient) -> dict[float, float]:
    return move_buckets((await http.get("/metrics")).text)


def percentile(before: dict[float, float], after: dict[float, float], share: float) -> float:
    """The least bound in milliseconds below which so many moves lie."""
    total = after[float("inf")] - before.get(float("inf"), 0.0)
    for bound in sorted(after):
        if after[bound] - before.get(bound, 0.0) >= share * total:
            return 1000 * bound
    return float("inf")


class Endurance:
    """One run."""

    def __init__(self, bench: Bench, chosen: argparse.Namespace) -> None:
        self.bench, self.chosen = bench, chosen
        self.rng = random.Random(1)
        self.games: list[Game] = []
        self.gone: list[float] = []
        self.refused = self.failed = self.made = self.hinted = 0

    async def fill(self, http: httpx.AsyncClient) -> None:
        """All tables; the last of them have people."""
        busy = self.chosen.sockets // SEATS
        todo = [create(http, "me", "me") for _ in range(self.chosen.tables - busy)]
        for start in range(0, len(todo), AT_ONCE):
            await asyncio.gather(*todo[start : start + AT_ONCE])
        for _ in range(busy):
            await self.open(http)
        await asyncio.gather(*(each.play_on(self.rng.randrange(OLDEST)) for each in self.games))
        for game in self.games:
            game.spent.clear()

    async def open(self, http: httpx.AsyncClient) -> Game:
        gap = self.chosen.sockets / SEATS / self.chosen.moves
        while "table" not in (made := await self.make(http, *PLAYED)):
            await asyncio.sleep(1)
        game = Game(made, gap, random.Random(self.rng.random()))
        await game.open(self.bench.address)
        self.games.append(game)
        return game

    async def play(self, http: httpx.AsyncClient, until: float) -> None:
        """Keeps all tables busy; one that ends makes room for another."""

        async def at_one(game: Game) -> None:
            while time.perf_counter() < until:
                game.play(until)
                await game.ended
                if time.perf_counter() < until:
                    self.close(game)
                    game = await self.open(http)

        await asyncio.gather(
            *(at_one(game) for game in list(self.games)),
            self.every(1 / self.chosen.new, until, lambda: self.new_table(http)),
            self.every(1 / self.chosen.hints, until, lambda: self.hint(http)),
        )

    def close(self, game: Game) -> None:
        self.gone += game.spent
        self.refused += game.refused
        self.games.remove(game)
        for seat in game.seats:
            seat.wire.close()

    async def every(self, gap: float, until: float, work: Any) -> None:
        running: set[asyncio.Task[Any]] = set()
        while time.perf_counter() < until:
            running.add(asyncio.create_task(work()))
            running = {task for task in running if not task.done()}
            await asyncio.sleep(gap)

    async def new_table(self, http: httpx.AsyncClient) -> None:
        self.made += "table" in await self.make(http, "me", "me")

    async def make(self, http: httpx.AsyncClient, *kinds: str) -> dict[str, Any]:
        """A new table, or why there is none, which counts as a failure."""
        try:
            made = await create(http, *kinds)
        except httpx.HTTPError as error:
            made = {"error": repr(error)}
        if "error" in made:
            self.failed += 1
            print(made, file=sys.stderr, flush=True)
        return made

    async def hint(self, http: httpx.AsyncClient) -> None:
        game = self.rng.choice(self.games)
        able = [s for s in game.seats if s.update and s.update.legal[s.name]]
        if not able:
            return
        path = f"/api/tables/{game.made['table']}/hint"
        secret = game.made["seats"][able[0].seat]["secret"]
        try:
            answer = await http.post(
                path, json={"seat": able[0].seat}, headers={"Authorization": f"Bearer {secret}"}
            )
            self.hinted += answer.status_code == 200
            self.failed += answer.status_code >= 500
        except httpx.HTTPError:
            self.failed += 1

    def spent(self) -> list[float]:
        return self.gone + [each for game in self.games for each in game.spent]


PLAYED = ("me", "link", "link", "link")


async def run(bench: Bench, chosen: argparse.Namespace) -> dict[str, Any]:
    trial = Endurance(bench, chosen)
    limits = httpx.Limits(max_connections=50)
    async with httpx.AsyncClient(base_url=bench.address, timeout=60, limits=limits) as http:
        begin = time.perf_counter()
        await trial.fill(http)
        filled = time.perf_counter() - begin
        print(f"{chosen.tables} tables in {filled:.0f} s", file=sys.stderr, flush=True)
        seconds, memory = 60 * chosen.minutes, []
        playing = asyncio.create_task(trial.play(http, time.perf_counter() + seconds))
        await asyncio.sleep(min(60.0, seconds / 4))
        begin, cpu, early = time.perf_counter(), bench.cpu(), len(trial.spent())
        before = after = await buckets_of(http)
        while not playing.done():
            memory.append(bench.memory())
            await asyncio.wait({playing}, timeout=30)
            last, after = after, await buckets_of(http)
            line = {
                "s": round(time.perf_counter() - begin),
                "MB": memory[-1] // 1024,
                "moves": len(trial.spent()) - early,
                "p99_ms_at_most": percentile(last, after, 0.99),
                "load": round(os.getloadavg()[0], 1),
            }
            print(json.dumps(line), flush=True)
        playing.result()
        took, used = time.perf_counter() - begin, bench.cpu() - cpu
    times = sorted(trial.spent()[early:])
    return {
        "tables": chosen.tables,
        "sockets": chosen.sockets,
        "seconds": round(took),
        "moves_per_s": round(len(times) / took, 1),
        "new_tables": trial.made,
        "hints": trial.hinted,
        "failed": trial.failed,
        "client_p50_ms": round(1000 * times[len(times) // 2], 1),
        "client_p99_ms": round(1000 * times[int(0.99 * len(times))], 1),
        "server_p50_ms_at_most": percentile(before, after, 0.5),
        "server_p99_ms_at_most": percentile(before, after, 0.99),
        "memory_MB": [memory[0] // 1024, max(memory) // 1024],
        "cpu_share": round(used / took, 2),
        "cpu_ms_per_move": round(1000 * used / max(1, len(times)), 2),
        "load": [round(each, 1) for each in os.getloadavg()],
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--sockets", type=int, default=2_000)
    parser.add_argument("--moves", type=float, default=200, help="a second")
    parser.add_argument("--new", type=float, default=5, help="tables a second")
    parser.add_argument("--hints", type=float, default=2, help="a second")
    parser.add_argument("--on", default="sqlite", help="sqlite or postgres")
    chosen = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory(prefix="galactable-") as folder:
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        os.environ["PYTHONPYCACHEPREFIX"] = folder
        with bench_of(chosen.on, None) as bench:
            found = asyncio.run(run(bench, chosen))
    print(json.dumps(found), flush=True)
    slowest, growth = BOUNDS
    first, largest = found["memory_MB"]
    held = found["server_p99_ms_at_most"] <= slowest and largest <= growth * first
    return 0 if held and not found["failed"] else 1


if __name__ == "__main__":
    sys.exit(main())
