"""What many tables take, reckoned from measured figures: ``python docs/scale.py``.

A server's process is one event loop, so a move waits while another is dealt with. The waiting is
simulated (Poisson arrivals, service times spread around the measured mean, one queue); how full a
process may be so that 99 of 100 moves take less than 50 ms follows from it. The rest is arithmetic.
Change the figures below for another machine or other habits.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass


@dataclass(frozen=True)
class Measured:
    """Figures of docs/server.md, "Measured", on the machine that is named there."""

    move_ms: float = 1.2  # processor time of the server's process for one move, all told
    socket_kb: float = 73.0  # a browser's WebSocket, with compression (27 without)
    update_bytes: float = 176.0  # an update as it is sent, compressed: mean of three games
    ply_bytes: float = 236.0  # a ply on disk, of all five games, with indexes and snapshots


@dataclass(frozen=True)
class Assumed:
    """What was not measured: other machines, and what people do."""

    spread: float = 0.6  # of the logarithm of a move's time: games and phases differ
    pause_ms: float = 15.0  # a rare long step: loading a table, making one
    pause_share: float = 0.005  # of all steps
    table_kb: float = 300.0  # a table in play in memory: logs and choices of four viewers (traced)
    commits: float = 6_000.0  # transactions a second of one PostgreSQL with group commit
    bot_ms: float = 60.0  # a bot's decision, levels as people choose them
    hint_ms: float = 2_000.0
    played: float = 0.02  # of all open tables, at one moment
    people: float = 2.2  # connections at a table that is played
    packet_bytes: float = 120.0  # around every update: TLS, TCP, IP, and its acknowledgement
    page_kb: float = 200.0  # of the page's files, words and pictures, for a visit
    visits: float = 1.0  # for each game of so many plies that is played
    move_seconds: float = 8.0  # from one person's move to the next at a table
    bot_moves: float = 0.7  # bots' moves for each move of a person
    hints: float = 0.02  # hints for each move of a person
    plies: float = 120.0  # of a game, as far as an open one has come


def p99_ms(measured: Measured, assumed: Assumed, load: float, moves: int = 60_000) -> float:
    """99 of 100 moves take at most so long in a process that is busy for this share of the time."""
    rng = random.Random(1)
    mean = measured.move_ms / 1000
    mu = math.log(mean) - assumed.spread**2 / 2
    wait, times = 0.0, []
    for _ in range(moves):
        service = rng.lognormvariate(mu, assumed.spread)
        if rng.random() < assumed.pause_share:
            service += assumed.pause_ms / 1000
        times.append(wait + service)
        wait = max(0.0, wait + service - rng.expovariate(load / mean))
    return 1000 * sorted(times)[int(0.99 * moves)]


def fullest(measured: Measured, assumed: Assumed, limit_ms: float = 50.0) -> float:
    """How busy a process may be."""
    fine = [n for n in range(5, 96, 5) if p99_ms(measured, assumed, n / 100) < limit_ms]
    return max(fine, default=5) / 100


def take(tables: float, measured: Measured, assumed: Assumed, load: float) -> dict[str, float]:
    """What so many open tables take."""
    played = tables * assumed.played
    sent = measured.update_bytes + assumed.packet_bytes
    people = played / assumed.move_seconds
    moves = people * (1 + assumed.bot_moves)
    return {
        "moves a second": moves,
        "server processes": math.ceil(moves * measured.move_ms / 1000 / load),
        "cores for bots": math.ceil(
            people * (assumed.bot_moves * assumed.bot_ms + assumed.hints * assumed.hint_ms) / 1000
        ),
        "WebSockets": played * assumed.people,
        "Mbit a second": (
            moves * assumed.people * sent
            + moves / assumed.plies * assumed.people * assumed.visits * 1000 * assumed.page_kb
        ) * 8 / 1e6,
        "GB of memory": (
            played * assumed.people * measured.socket_kb + played * assumed.table_kb
        ) / 1e6,
        "share of PostgreSQL's commits": moves / assumed.commits,
        "GB on disk": tables * assumed.plies * measured.ply_bytes / 1e9,
    }  # fmt: skip


def main() -> None:
    """Prints the table."""
    measured, assumed = Measured(), Assumed()
    load = fullest(measured, assumed)
    print(f"a process may be busy for {load:.0%} of the time: "
          f"{1000 * load / measured.move_ms:.0f} moves a second")  # fmt: skip
    sizes = (1_000, 10_000, 100_000, 1_000_000)
    columns = [take(size, measured, assumed, load) for size in sizes]
    print(f"{'open tables':32}" + "".join(f"{size:>12,}" for size in sizes))
    for name in columns[0]:
        print(f"{name:32}" + "".join(f"{column[name]:>12,.2f}" for column in columns))


if __name__ == "__main__":
    main()
