"""What the first start of a game costs: ``python -m tests.bench.compiling [GAME...]``.

Processor time of fresh processes with an empty cache, both ways to compile (``core/ways.py``):
until the first random games are played, then until everything that a table needs is there; and
how long a later process takes to do the same with what is kept.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from itertools import product

from galactable.core.registry import slugs

WAYS = ("fast", "plain")
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


def seconds(slug: str, way: str, cache: str) -> list[float]:
    """Processor time up to the first random games, and up to a table."""
    done = subprocess.run(
        [sys.executable, "-c", ONE_GAME, slug],
        env={**os.environ, "GALACTABLE_COMPILE": way, "GALACTABLE_CACHE_DIR": cache},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return [float(line) for line in done.stdout.split()]


def main() -> None:
    print("| game | way | random games | and a table | both once kept |")
    print("|---|---|--:|--:|--:|")
    for way, slug in product(WAYS, sys.argv[1:] or slugs()):
        with tempfile.TemporaryDirectory(prefix="galactable-bench-") as cache:
            first, table = seconds(slug, way, cache)
            again = seconds(slug, way, cache)[-1]
        print(f"| {slug} | {way} | {first:.1f} | {table:.1f} | {again:.1f} |", flush=True)


if __name__ == "__main__":
    main()
