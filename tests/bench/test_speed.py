"""Speed, by hand: ``make bench``. Beside each figure, its ratio to a fixed piece of work.

The fixed piece of work is a compiled loop of ten million steps of the random generator,
timed on the same core in the same run: machines differ, ratios less so.
"""

from __future__ import annotations

import subprocess
import sys
from time import perf_counter

import numpy as np
import pytest

from galactable import Table
from galactable.core.compile import door
from galactable.core.registry import games
from galactable.core.rng import below, start
from galactable.sim.playouts import Playouts

GAMES = games()


@door
def fixed_work(rng, steps):
    start(rng, 1, 1)
    total = 0
    for _ in range(steps):
        total += below(rng, 1000)
    return total


@pytest.fixture(scope="session")
def unit() -> float:
    """Seconds that ten million draws take here and now."""
    rng = np.zeros(1, np.uint64)
    fixed_work(rng, 10)
    began = perf_counter()
    fixed_work(rng, 10_000_000)
    return perf_counter() - began


def note(benchmark, unit: float, per_second: float) -> None:
    benchmark.extra_info["per_second"] = round(per_second)
    benchmark.extra_info["per_ten_million_draws"] = round(per_second * unit)
    print(f"  {per_second:,.0f} a second; {per_second * unit:,.0f} in the time of 10 M draws")


@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.slug)
@pytest.mark.parametrize("mode", ["compiled", "interpreted"])
def test_random_play(benchmark, unit, game, mode):
    playouts = Playouts(game, *game.setups()[-1], mode)
    batch = 500 if mode == "compiled" else 2
    decisions = playouts.run(batch).decisions
    benchmark.pedantic(playouts.run, (batch,), rounds=5)
    note(benchmark, unit, decisions / benchmark.stats.stats.min)


@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.slug)
def test_clone(benchmark, unit, game):
    """A clone inside compiled code: a copy of bytes."""
    bytes_ = game.State.array(2).view(np.uint8).reshape(2, -1)
    clones(bytes_, 10)
    benchmark.pedantic(clones, (bytes_, 1_000_000), rounds=5)
    note(benchmark, unit, 1e6 / benchmark.stats.stats.min)


@door
def clones(bytes_, count):
    for i in range(count):
        bytes_[i & 1, 0] += 1
        bytes_[1 - (i & 1)] = bytes_[i & 1]


@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.slug)
def test_table_play(benchmark, unit, game):
    """``Table.play`` from Python."""
    plies = 0

    def whole_game() -> None:
        nonlocal plies
        table = Table(game, *reversed(game.setups()[-1]), seed=1)
        while not table.over:
            codes = table.codes()
            table.play(codes[table.ply % len(codes)])
        plies = table.ply

    benchmark.pedantic(whole_game, rounds=3, warmup_rounds=1)
    note(benchmark, unit, plies / benchmark.stats.stats.min)


def test_import(benchmark):
    benchmark.pedantic(
        subprocess.run, ([sys.executable, "-c", "import galactable"],), {"check": True}, rounds=5
    )
