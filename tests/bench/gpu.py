"""The games on a CUDA device: the same bytes as the CPU, then decisions a second.

    python -m tests.bench.gpu [GAME ...] [--variants] [--json FILE]

With ``--variants`` every layout of the kernels is measured, not the default alone. A figure
is the best of three runs, after one that compiles. Where there is no device it says so.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from dataclasses import asdict
from time import perf_counter
from typing import Any

import numpy as np

from galactable.core.game import Game
from galactable.core.registry import game, games
from galactable.sim.device import available, cuda
from galactable.sim.gpu import GpuPlayouts, GpuVector, Tuning, tuned
from galactable.sim.playouts import Playouts
from galactable.sim.vector import Vector

CHECKED = 400
SMS = 132  # of an H200; other devices differ, and so does the best number of tables
LAYOUTS = [
    Tuning("local", 128, tables=SMS * 512),
    Tuning("local", 128, tables=SMS * 1024),
    Tuning("local", 128, tables=SMS * 2048, registers=32),
    Tuning("local", 128, tables=SMS * 1024, registers=64),
    Tuning("local", 64, tables=SMS * 256),
    Tuning("local", 256, tables=SMS * 2048),
    Tuning("local", 128, tables=SMS * 1024, constant=True),
    Tuning("local", 128, tables=SMS * 1024, narrow=False),
    Tuning("shared", 32, tables=SMS * 448),
    Tuning("global", 128, tables=SMS * 512),
]


def best_of_three(run: Callable[[], int]) -> float:
    """Decisions a second."""
    fastest = 0.0
    for _ in range(3):
        began = perf_counter()
        decisions = run()
        fastest = max(fastest, decisions / (perf_counter() - began))
    return fastest


def setups(found: Game) -> list[tuple[str, int]]:
    """The first set-up and the last."""
    return list(dict.fromkeys([found.setups()[0], found.setups()[-1]]))


def fits(found: Game, tuning: Tuning) -> bool:
    """Whether it fits into constant and shared memory."""
    if tuning.constant:
        return found.slug != "point-galaxy"  # its lookup arrays are more than 64 KB
    return tuning.memory != "shared" or tuning.threads * (found.State.dtype.itemsize + 16) < 48000


def check_playouts(playouts: GpuPlayouts, host: Playouts) -> bool:
    device = playouts.run(CHECKED, 5, keep=True)
    finals = playouts.finals
    assert finals is not None
    for i in range(CHECKED):
        one = host.run(1, 5 + i)
        same = one.plies[0] == device.plies[i] and (one.totals[0] == device.totals[i]).all()
        if not same or host.states[0].tobytes() != finals[i].tobytes():
            return False
    return True


def measure_playouts(found: Game, variant: str, seats: int, tuning: Tuning) -> dict[str, Any]:
    began = perf_counter()
    playouts = GpuPlayouts(found, variant, seats, tuning)
    same = check_playouts(playouts, Playouts(found, variant, seats))
    compiled = perf_counter() - began
    first = playouts.run(tuning.tables).decisions
    many = tuning.tables * max(2, min(16, 400_000_000 // first))
    on_device = [0.0]

    def run() -> int:
        decisions = playouts.run(many).decisions
        on_device[0] = max(on_device[0], decisions / playouts.seconds)
        return decisions

    speed = best_of_three(run)
    return {
        "mode": "playouts",
        "same": same,
        "compile_s": round(compiled, 1),
        "games": many,
        "decisions_per_s": round(speed),
        "decisions_per_s_without_copies": round(on_device[0]),
        **asdict(tuning),
    }


def measure_vector(
    found: Game, variant: str, seats: int, tables: int, observe: bool, by_feature: bool
) -> dict[str, Any]:
    layout = {"observe": observe, "by_feature": by_feature}
    host = Vector(found, variant, seats, CHECKED)
    device = GpuVector(found, variant, seats, CHECKED, by_feature=by_feature)
    for _ in range(300):
        host.step(host.sample())
        device.step(device.sample())
    same = device.states().tobytes() == host.states.tobytes()
    same = same and np.array_equal(device.observations.numpy(), host.observations)
    same = same and np.array_equal(device.masks.numpy(), host.masks)
    many = GpuVector(found, variant, seats, tables, **layout)
    steps = 100

    def run() -> int:
        for _ in range(steps):
            many.step(many.sample(), check=False)
        cuda.synchronize()
        return steps * tables

    run()
    speed = best_of_three(run)
    row = {"mode": "vector", "same": same, "tables": tables, "decisions_per_s": round(speed)}
    return {**row, **layout}


def check_torch(found: Game) -> str:
    """Whether PyTorch sees the device's own memory."""
    try:
        import torch
    except ImportError:
        return "PyTorch is not installed: not checked"
    vector = GpuVector(found, tables=1000)
    by_dlpack = torch.from_dlpack(vector.observations)
    by_interface = torch.as_tensor(vector.masks, device="cuda")
    where = vector.observations.__cuda_array_interface__["data"][0]
    assert by_dlpack.data_ptr() == where, "a copy was made"
    assert by_interface.data_ptr() == vector.masks.__cuda_array_interface__["data"][0]
    for _ in range(20):
        weights = torch.rand(by_interface.shape, device="cuda") * by_interface
        vector.step(weights.argmax(dim=1).to(torch.int32))
    seen = by_dlpack.cpu().numpy()
    assert np.array_equal(seen, vector.observations.numpy())
    del vector
    assert by_dlpack.sum().isfinite()
    return "PyTorch reads and moves without a copy"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--variants", action="store_true")
    parser.add_argument("--json")
    options = parser.parse_args()
    if not available():
        sys.exit("no CUDA device was found: nothing is measured")
    chosen = [game(slug) for slug in options.games] or games()
    rows = []

    def note(found: Game, variant: str, seats: int, row: dict[str, Any]) -> None:
        rows.append({"game": found.slug, "variant": variant, "seats": seats, **row})
        print(json.dumps(rows[-1]), flush=True)
        if options.json:
            with open(options.json, "w", encoding="utf-8") as file:
                json.dump(rows, file, indent=1)

    print(check_torch(chosen[0]), flush=True)
    for found in chosen:
        for variant, seats in setups(found):
            layouts = (
                LAYOUTS if options.variants and variant == setups(found)[-1][0] else [tuned(found)]
            )
            for tuning in layouts:
                if fits(found, tuning):
                    note(found, variant, seats, measure_playouts(found, variant, seats, tuning))
            shapes = [(1 << 17, True, True)]
            if options.variants:
                shapes += [(1 << 17, True, False), (1 << 17, False, True), (1 << 19, False, True)]
            for shape in shapes:
                note(found, variant, seats, measure_vector(found, variant, seats, *shape))
    if not all(row["same"] for row in rows):
        sys.exit("the device and the CPU differ")


if __name__ == "__main__":
    main()
