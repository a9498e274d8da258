"""Run by ``test_gpu`` with Numba's CUDA simulator: prints what differs from the CPU, if any.

A process of its own, because the simulator is chosen when Numba is first imported.
"""

import sys
import warnings

import numpy as np
import pytest

from galactable.bots.net import NetBot
from galactable.core.errors import IllegalMoveError, SetupError
from galactable.core.registry import game
from galactable.core.table import Table
from galactable.sim.gpu import GpuPlayouts, GpuVector, Tuning
from galactable.sim.inputs import expand
from galactable.sim.playouts import Playouts
from galactable.sim.vector import Vector
from tests.sim.test_net import random_net

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
        gpu.rewards.array[:], gpu.dones.array[:] = 7, 1  # as rewards are shaped in place
        cpu.step(cpu.sample())
        gpu.step(gpu.sample())
    same(cpu, gpu)
    wrong = cpu.sample()
    wrong[1] = int(np.flatnonzero(cpu.masks[1] == 0)[0])
    with pytest.raises(IllegalMoveError, match="not legal at table 1"):
        gpu.step(wrong)
    with pytest.raises(IllegalMoveError, match="not legal at table 0"):
        gpu.step(cpu.sample().astype(np.int64) + 2**32)
    same(cpu, gpu)
    for _ in range(5):
        cpu.step(cpu.sample())
        gpu.step(gpu.sample())
    same(cpu, gpu)


def floats(slug: str) -> None:
    """The kernel of ``expand``: the floats of the CPU, after every step."""
    found = game(slug)
    for setup in (found.setups()[0], found.setups()[-1]):
        cpu = Vector(found, *setup, tables=2, expanded=True)
        gpu = GpuVector(found, *setup, tables=2, threads=2, expanded=True)
        for _ in range(12):
            assert cpu.floats.any()
            assert (gpu.floats.numpy() == cpu.floats).all()
            assert (expand(found, gpu.observations).numpy() == cpu.floats).all()
            cpu.step(cpu.sample())
            gpu.step(gpu.sample())


def opponents(slug: str) -> None:
    """Greedy and random play on the device what they play on the CPU."""
    found = game(slug)
    variant, seats = next((v, n) for v, n in found.setups() if n > 1)
    bots = [None, "greedy", "random", *["greedy"] * seats][:seats]
    made = {"tables": 2, "opponents": bots, "observe": "all", "expanded": True}
    cpu, gpu = Vector(found, variant, seats, **made), GpuVector(found, variant, seats, **made)
    for _ in range(8):
        same(cpu, gpu)
        assert (gpu.floats.numpy() == cpu.floats).all()
        assert (gpu.seats_to_move.numpy() == 0).all()
        cpu.step(cpu.sample())
        gpu.step(gpu.sample())
    same(cpu, gpu)
    with pytest.raises(SetupError, match="cadet plays on the CPU alone"):
        GpuVector(found, variant, seats, opponents="cadet")


def nets(slug: str) -> None:
    """A net is asked on the device, beside greedy; what only its seat sees is its own."""
    found = game(slug)
    variant, seats = found.setups()[-1]
    net = NetBot(random_net(found, 16, 2), "net")
    bots = [net, None, "greedy", *[net] * seats][:seats]
    made = {"tables": 3, "opponents": bots, "observe": 1}
    cpu, gpu = Vector(found, variant, seats, **made), GpuVector(found, variant, seats, **made)
    for _ in range(3):
        same(cpu, gpu)
        cpu.step(cpu.sample())
        gpu.step(gpu.sample())
    same(cpu, gpu)


def same(cpu: Vector, gpu: GpuVector) -> None:
    assert gpu.states().tobytes() == cpu.states.tobytes()
    for name in ("masks", "observations", "rewards", "totals", "dones", "seats_to_move"):
        assert (getattr(gpu, name).numpy() == getattr(cpu, name)).all(), name
    assert (gpu.sample().copy_to_host() == cpu.sample()).all()


if __name__ == "__main__":
    slug, *parts = sys.argv[1:]
    Table(slug)
    checks = {check.__name__: check for check in (playouts, vector, floats, opponents, nets)}
    for part in parts:
        checks[part](slug)
        print(f"{part}: the same bytes", flush=True)
