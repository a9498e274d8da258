"""What a move costs the server's process, without the network: ``python -m tests.bench.moves``.

Plays tables of every game in this process, all out: every table has a move under way, and a client
for each seat is told everything, whose bytes go nowhere. Two thousand moves are a hundred at each
table: beginnings alone are cheap (Cosmic Factory's draft costs half of its building). Figures are
milliseconds of processor time a move: on average, and of the quietest tenth of the rounds. On a
busy machine the processor itself is slower, so there is also the median as a multiple of a fixed
piece of Python measured between the rounds (some 1.0 ms on an idle core here). ``--profile`` shows
where the time goes.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import json
import pstats
import random
import tempfile
import time
from statistics import mean, median, quantiles

from galactable.core import registry
from galactable.table import acts, attendant
from galactable.table.host import Host
from galactable.table.live import Client
from galactable.table.messages import NewSeat, NewTable
from galactable.table.settings import Limits, ServerSettings

TABLES = 20
BARS = 20_000
"""Steps of the fixed piece of work."""


async def deaf(_: str) -> None:
    """A client whom everything is sent."""


def bar() -> float:
    """Seconds of processor time that a fixed piece of Python takes now."""
    began, total = time.thread_time(), 0
    for i in range(BARS):
        total += i * i % 7
    return time.thread_time() - began


class Load:
    """Tables of one game, and how many moves they have made."""

    def __init__(self, host: Host, slug: str, rng: random.Random) -> None:
        self.host, self.slug, self.rng = host, slug, rng
        self.seats = min(4, max(registry.game(slug).seats))
        self.names: list[str] = []
        self.done = 0

    async def open(self) -> None:
        """Seats everybody; clients have come before the clock runs."""
        for _ in range(TABLES):
            wish = NewTable(self.slug, [NewSeat("me"), *[NewSeat("link")] * (self.seats - 1)])
            self.names.append((await self.host.reception.create(wish, "x")).table)
            for seat in range(self.seats):
                await self.host.enter(Client(self.names[-1], (seat,), deaf))
        while not all([await self._is_full(name) for name in self.names]):
            await asyncio.sleep(0.05)
        await asyncio.sleep(0.2)

    async def _is_full(self, name: str) -> bool:
        return all(seat.joined for seat in (await self.host.get(name)).seats)

    async def play(self, moves: int) -> list[tuple[float, float]]:
        """Makes so many moves: by round, the processor's seconds for one, and for a bar."""
        rounds: list[tuple[float, float]] = []
        goal = self.done + moves
        while self.done < goal and self.names:
            before, barred = self.done, bar()
            began = time.process_time()
            await asyncio.gather(*(self._move(name) for name in list(self.names)))
            await asyncio.sleep(0)
            spent = time.process_time() - began
            if self.done > before:
                rounds.append((spent / (self.done - before), barred))
        return rounds

    async def _move(self, name: str) -> None:
        live = await self.host.get(name)
        if live.table.over:
            self.names.remove(name)
            return
        seat = live.table.waiting[0]
        code = self.rng.choice(live.table.codes(seat))
        await self.host.act(name, acts.move(seat, live.seats[seat].acts, [code]))
        self.done += 1


async def measure(host: Host, slug: str, moves: int, profiler: cProfile.Profile | None) -> dict:
    """One game's figures."""
    rng = random.Random(1)
    warm = Load(host, slug, rng)
    await warm.open()
    await warm.play(300)
    load = Load(host, slug, rng)
    await load.open()
    if profiler:
        profiler.enable()
    rounds = await load.play(moves)
    if profiler:
        profiler.disable()
    spent, bars = zip(*rounds, strict=True)
    return {
        "game": slug, "moves": load.done, "ms": round(1000 * mean(spent), 3),
        "best_ms": round(1000 * quantiles(spent, n=10)[0], 3),
        "bar_ms": round(1000 * mean(bars), 3),
        "bars": round(median(move / barred for move, barred in rounds), 3),
    }  # fmt: skip


async def run(chosen: argparse.Namespace) -> None:
    attendant.SWEEP = 3600.0  # costs by the second, not by the move
    with tempfile.TemporaryDirectory() as folder:
        host = Host(
            ServerSettings(database=f"{folder}/t.sqlite3", pace=0, limits=Limits(open_tables=10**6))
        )
        await host.start()
        for slug in registry.slugs():  # loading what is compiled takes the processor, too
            while not (host.shelf.ready(slug) and host.shelf.can_search(slug)):
                await asyncio.sleep(0.1)
        for slug in chosen.games:
            profiler = cProfile.Profile() if chosen.profile else None
            print(json.dumps(await measure(host, slug, chosen.moves, profiler)), flush=True)
            if profiler:
                pstats.Stats(profiler).sort_stats("tottime").print_stats(40)
                pstats.Stats(profiler).sort_stats("cumtime").print_stats(70)
        await host.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=registry.slugs())
    parser.add_argument("--moves", type=int, default=2000, help="whole games, nearly")
    parser.add_argument("--profile", action="store_true")
    asyncio.run(run(parser.parse_args()))


if __name__ == "__main__":
    main()
