"""Fails when compiled play has become slower: more than 15% against a fixed piece of work.

    python -m tests.bench.steady [GAME ...] [--rounds 9]     compares with steady.json
    python -m tests.bench.steady --write                     after a change that is wanted

The fixed piece of work is a compiled loop of a million draws of the random generator. It
and all games take turns in one process on one thread; each is credited with its best turn in
processor time, so that other work on the machine matters little. What is compared is how
many decisions are played in the time of the fixed work.

Figures are kept by kind of processor: from one to another even these ratios differ by a half.
On a kind without figures nothing is compared, and the last line says so: write them before
the change that is to be judged, at the commit that it starts from.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time

import numpy as np

from galactable.core.compile import door
from galactable.core.game import Game
from galactable.core.registry import game, games
from galactable.core.rng import below, start
from galactable.sim.playouts import Playouts
from galactable.sim.vector import Vector

KEPT = Path(__file__).with_name("steady.json")
LOST = 0.15
TURN = 0.1  # seconds
DRAWS = 1_000_000


def processor() -> str:
    """The kind of processor, as Linux tells it."""
    told = Path("/proc/cpuinfo")
    lines = told.read_text().splitlines() if told.exists() else []
    known = dict(part for line in lines if len(part := line.replace("\t", "").split(": ")) == 2)
    parts = [known.get(name, "") for name in ("vendor_id", "cpu family", "model")]
    return " ".join(filter(None, parts)) or f"{platform.machine()} {platform.processor()}".strip()


@door
def draws(rng, count):
    """The fixed piece of work."""
    start(rng, 1, 1)
    total = 0
    for _ in range(count):
        total += below(rng, 1000)
    return total


def ways_of(found: Game) -> dict[str, Callable[[], int]]:
    """What is watched of a game; each returns how many decisions it played."""
    variant, seats = found.setups()[-1]
    playouts, vector = Playouts(found, variant, seats), Vector(found, variant, seats)
    seeds = iter(range(0, 1 << 60, 50))

    def steps() -> int:
        for _ in range(16):
            vector.step(vector.sample())
        return 16 * vector.tables

    return {
        f"{found.slug} playouts": lambda: playouts.run(50, next(seeds)).decisions,
        f"{found.slug} vector": steps,
    }


def measure(found: list[Game], rounds: int) -> dict[str, float]:
    """Decisions in the time of the fixed work, by what is watched."""
    rng = np.zeros(1, np.uint64)
    fixed = "fixed work"
    ways: dict[str, Callable[[], int]] = {fixed: lambda: bool(draws(rng, DRAWS)) or 1}
    for one in found:
        ways |= ways_of(one)
    best = dict.fromkeys(ways, 0.0)
    for way in ways.values():
        way()
    for _ in range(rounds):
        for name, way in ways.items():
            done, began = 0, process_time()
            while (spent := process_time() - began) < TURN:
                done += way()
            best[name] = max(best[name], done / spent)
    unit = 1 / best.pop(fixed)
    return {name: round(rate * unit) for name, rate in best.items()}


def main() -> int:
    """Compares, or writes what holds from now on."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    found = measure([game(slug) for slug in options.games] or games(), options.rounds)
    of_all = json.loads(KEPT.read_text()) if KEPT.exists() else {}
    kept = of_all.get(processor(), {})
    if options.write:
        of_all[processor()] = {**kept, **found}
        KEPT.write_text(json.dumps(of_all, indent=1, sort_keys=True) + "\n")
        return 0
    if not kept:
        print("\n".join(f"{name:30} {now:10,.0f}" for name, now in found.items()))
        print(f"no figures are kept for {processor()}: nothing was compared (--write)")
        return 0
    slower = []
    for name, now in found.items():
        share = now / kept[name] if name in kept else 0.0
        slower += [name] if share < 1 - LOST else []
        print(f"{name:30} {now:10,.0f} of {kept.get(name, 0):10,.0f}  {share:.2f}")
    print(f"slower by more than {LOST:.0%}: {', '.join(slower) or 'nothing'}")
    return 1 if slower else 0


if __name__ == "__main__":
    sys.exit(main())
