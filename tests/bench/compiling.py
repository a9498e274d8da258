"""What the first start of a game costs: ``python -m tests.bench.compiling [GAME...]``.

Processor time of fresh processes with an empty cache, both ways to compile (``core/ways.py``):
until the first random games are played, then until everything that a table needs is there; and
how long a later process takes to do the same with what is kept.

``--before FOLDER`` compares with other sources (``git worktree add FOLDER COMMIT``), the fast way,
turn by turn: ``--rounds`` times, each side credited with its best.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from itertools import product
from pathlib import Path

from galactable.core.registry import slugs

WAYS = ("fast", "plain")
HERE = Path(__file__).parents[2]
ONE_GAME = """
import sys, time
from galactable import game
from galactable.sim.playouts import Playouts
from galactable.table.compiling import compile_rules

Playouts(game(sys.argv[1])).run(2)
print(time.process_time())
compile_rules(sys.argv[1])
print(time.process_time())
"""


def seconds(slug: str, way: str, cache: str, sources: Path = HERE) -> list[float]:
    """Processor time up to the first random games, and up to a table."""
    own = {"GALACTABLE_COMPILE": way, "GALACTABLE_CACHE_DIR": cache}
    done = subprocess.run(
        [sys.executable, "-c", ONE_GAME, slug],
        env={**os.environ, **own, "PYTHONPATH": str(sources / "src")},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return [float(line) for line in done.stdout.split()]


def both_ways(games: Sequence[str]) -> None:
    """Today's sources, compiled the fast way and the plain one."""
    print("| game | way | random games | and a table | both once kept |")
    print("|---|---|--:|--:|--:|")
    for way, slug in product(WAYS, games):
        with tempfile.TemporaryDirectory(prefix="galactable-bench-") as cache:
            first, table = seconds(slug, way, cache)
            again = seconds(slug, way, cache)[-1]
        print(f"| {slug} | {way} | {first:.1f} | {table:.1f} | {again:.1f} |", flush=True)


def turn_by_turn(games: Sequence[str], before: Path, rounds: int) -> None:
    """Other sources and today's."""
    print("| game | random games, then | now | and a table, then | now |")
    print("|---|--:|--:|--:|--:|")
    for slug in games:
        found: dict[Path, list[list[float]]] = {before: [], HERE: []}
        for _, sources in product(range(rounds), found):
            with tempfile.TemporaryDirectory(prefix="galactable-bench-") as cache:
                found[sources].append(seconds(slug, "fast", cache, sources))
        then, now = (list(map(min, zip(*turns, strict=True))) for turns in found.values())
        figures = " | ".join(f"{t:.1f} | {n:.1f}" for t, n in zip(then, now, strict=True))
        print(f"| {slug} | {figures} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--before", type=Path, metavar="FOLDER")
    parser.add_argument("--rounds", type=int, default=2)
    options = parser.parse_args()
    if options.before:
        turn_by_turn(options.games or slugs(), options.before, options.rounds)
    else:
        both_ways(options.games or slugs())


if __name__ == "__main__":
    main()
