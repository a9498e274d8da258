"""Run by ``test_gpu`` with Numba's CUDA simulator: prints what differs from the CPU, if any.

A process of its own, because the simulator is chosen when Numba is first imported.
"""

import sys
import warnings

import numpy as np
import pytest

from galactable.core.errors import IllegalMoveError
from galactable.core.registry import game
from galactable.core.table import Table
from galactable.sim.gpu import GpuPlayouts, GpuVector, Tuning
from galactable.sim.playouts import Playouts
from galactable.sim.vector import Vector

warnings.simplefilter("ignore")  # random numbers are made by overflow


def playouts(slug: str) -> None:
    found = game(slug)
    variant, seats = found.setups()[0]
    cpu = Playouts(found, variant, seats)
    for memory in ("local", "shared", "global"):
        tuning = Tuning(memory, threads=2, tables=2)
        gpu = GpuPlayouts(found, variant, seats, tuning)
        games = 3 if memory == "local" else 1
        device = gpu.run(games, first_seed=5, keep=True)
        for i in range(games):
            host = cpu.run(1, first_seed=5 + i)
            assert device.plies[i] == host.plies[0], (memory, i)
            assert (device.totals[i] == host.totals[0]).all()
            assert (device.places[i] == host.places[0]).all()
            assert gpu.finals[i].tobytes() == cpu.states[0].tobytes()


def vector(slug: str) -> None:
    found = game(slug)
    cpu = Vector(found, tables=3)
    gpu = GpuVector(found, tables=3, threads=2)
    cpu.reset(11)
    gpu.reset(11)
    for _ in range(25):
        same(cpu, gpu)
        cpu.step(cpu.sample())
        gpu.step(gpu.sample())
    same(cpu, gpu)
    wrong = cpu.sample()
    wrong[1] = int(np.flatnonzero(cpu.masks[1] == 0)[0])
    with pytest.raises(IllegalMoveError, match="not legal at table 1"):
        gpu.step(wrong)
    same(cpu, gpu)
    for _ in range(5):
        cpu.step(cpu.sample())
        gpu.step(gpu.sample())
    same(cpu, gpu)


def same(cpu: Vector, gpu: GpuVector) -> None:
    assert gpu.states().tobytes() == cpu.states.tobytes()
    for name in ("masks", "observations", "rewards", "totals", "dones", "seats_to_move"):
        assert (getattr(gpu, name).numpy() == getattr(cpu, name)).all(), name
    assert (gpu.sample().copy_to_host() == cpu.sample()).all()


if __name__ == "__main__":
    Table(sys.argv[2])
    {"playouts": playouts, "vector": vector}[sys.argv[1]](sys.argv[2])
    print("the same bytes")
