"""Opponents on a CUDA device: they play what they play on the CPU, then decisions a second.

    python -m tests.bench.gpu_opponents [GAME ...] [--tables 131072] [--json FILE]

Greedy's tables must have the same bytes as on the CPU after every step. Nets add up floats in
another order than the CPU, so two moves that they like equally may change places: the share
of tables that went the same way is told, and must be 98% at least. `own` counts the learner's
decisions alone. Where there is no device it says so.
"""

from __future__ import annotations

import argparse
import json
import sys
from time import perf_counter
from typing import Any

import numpy as np
from tests.sim.test_net import random_net

from galactable.bots.net import NetBot, shipped
from galactable.core.game import Game
from galactable.core.registry import game, games
from galactable.sim.device import available, cuda
from galactable.sim.gpu import GpuVector
from galactable.sim.net import NetError
from galactable.sim.vector import Vector

CHECKED, STEPS = 256, 60
LEAST = 0.98


def setup(found: Game) -> tuple[str, int]:
    """The last set-up with two seats."""
    return next((v, n) for v, n in reversed(found.setups()) if n == 2)


def net_of(found: Game) -> NetBot:
    """The net that ships with the game, or one of its size with random weights."""
    package = f"galactable.bots.{found.slug.replace('-', '_')}"
    try:
        return NetBot(shipped(package).net, "shipped")
    except (ModuleNotFoundError, ValueError, NetError):  # Point Galaxy's weights are no net
        return NetBot(random_net(found, 256, 2), "random weights")


def check(found: Game, bot: Any, exact: bool) -> float:
    """The share of tables that are the same as on the CPU after every step."""
    made = {"tables": CHECKED, "opponents": [None, bot]}
    host, device = Vector(found, *setup(found), **made), GpuVector(found, *setup(found), **made)
    shares = []
    for _ in range(STEPS):
        theirs = device.states()
        pairs = zip(host.states, theirs, strict=True)
        same = np.array([a.tobytes() == b.tobytes() for a, b in pairs])
        if exact and same.all():
            assert np.array_equal(device.observations.numpy(), host.observations)
            assert np.array_equal(device.masks.numpy(), host.masks)
            assert np.array_equal(device.rewards.numpy(), host.rewards)
        shares.append(float(same.mean()))
        moves = device.sample().copy_to_host()
        # Tables that went another way once stay apart: only a fresh one can be compared again.
        host.step(np.where(same, moves, host.sample()))
        device.step(moves)
    return min(shares) if exact else shares[-1]


def measure(found: Game, bot: Any, tables: int) -> float:
    """The learner's decisions a second, the best of three turns after one that compiles."""
    many = GpuVector(found, *setup(found), tables=tables, opponents=[None, bot])
    best, steps = 0.0, 20
    for _ in range(4):
        began = perf_counter()
        for _ in range(steps):
            many.step(many.sample(), check=False)
        cuda.synchronize()
        best = max(best, steps * tables / (perf_counter() - began))
    return best


def main() -> int:
    """A line a game and opponent; the exit status says whether the device was right."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--tables", type=int, default=1 << 17)
    parser.add_argument("--json")
    options = parser.parse_args()
    if not available():
        sys.exit("no CUDA device was found: nothing is measured")
    rows = []
    for found in [game(slug) for slug in options.games] or games():
        for name, bot in (("greedy", "greedy"), ("net", net_of(found))):
            row: dict[str, Any] = {"game": found.slug, "setup": setup(found), "opponent": name}
            began = perf_counter()
            row["same"] = check(found, bot, name == "greedy")
            row["check_s"] = round(perf_counter() - began, 1)
            row["own_per_s"] = round(measure(found, bot, options.tables))
            row["net"] = bot.name if name == "net" else None
            rows.append(row)
            print(json.dumps(row), flush=True)
            if options.json:
                with open(options.json, "w", encoding="utf-8") as file:
                    json.dump(rows, file, indent=1)
    wrong = [row for row in rows if row["same"] < (1.0 if row["opponent"] == "greedy" else LEAST)]
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
