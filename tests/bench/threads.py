"""How much faster two threads step tables than one, by the number of tables.

    python -m tests.bench.threads [GAME ...] [--rounds 7] [--opponents greedy]

Wall time, turn by turn in one process, each credited with its best turn: it needs two idle
cores, if only for the moment of a turn. The aim is 1.6 from 4,096 tables on, and never below 1.
"""

from __future__ import annotations

import argparse
from time import perf_counter

from galactable.core.game import Game
from galactable.core.registry import game, games
from galactable.sim.vector import Vector

SIZES = (64, 256, 1024, 2048, 4096, 16384)
TURN = 0.02  # seconds: short, so that some turns have both cores for themselves


def gain(found: Game, tables: int, rounds: int, opponents: str | None) -> float:
    """The best turn of two threads by the best of one."""
    setup = next((v, n) for v, n in found.setups() if n > 1)
    vectors = [Vector(found, *setup, tables, n, opponents=opponents) for n in (1, 2)]
    best = [0.0, 0.0]
    for _ in range(rounds):
        for i, vector in enumerate(vectors):
            steps, began = 0, perf_counter()
            while (spent := perf_counter() - began) < TURN:
                vector.step(vector.sample())
                steps += 1
            best[i] = max(best[i], steps / spent)
    return best[1] / best[0]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--opponents")
    options = parser.parse_args()
    print("| game | " + " | ".join(f"{size:,}" for size in SIZES) + " |")
    print("|---|" + "--:|" * len(SIZES), flush=True)
    for found in [game(slug) for slug in options.games] or games():
        gains = (gain(found, size, options.rounds, options.opponents) for size in SIZES)
        print(f"| {found.slug} | " + " | ".join(f"{one:.2f}" for one in gains) + " |", flush=True)


if __name__ == "__main__":
    main()
