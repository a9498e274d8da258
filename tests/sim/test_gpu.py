"""The device plays the same bytes as the CPU: on a device where there is one, else simulated.

What CUDA needs is imported by the tests that use it: it takes seconds, in every process that
only looks for tests.
"""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

from galactable.core.game import Game
from galactable.core.registry import games
from galactable.sim.playouts import Playouts
from galactable.sim.vector import Vector

GAMES = [pytest.param(game, id=game.slug) for game in games()]
ROOT = Path(__file__).resolve().parents[2]
PARTS = {
    "floats": ("point-galaxy", "rock-the-galaxy", "tiny-galaxies"),  # every kind of feature
    "opponents": ("rock-the-galaxy",),
}
numba_cuda = pytest.mark.skipif(
    find_spec("numba_cuda") is None, reason="numba-cuda is not installed"
)


@pytest.fixture
def device() -> None:
    from galactable.sim import device

    if not device.available():
        pytest.skip("no CUDA device here: the device itself is not tested")


@numba_cuda
@pytest.mark.parametrize("game", GAMES)
def test_simulated(game: Game) -> None:
    """Floats where a game has kinds of features of its own; greedy and random in one game."""
    what = ["playouts", "vector", *(part for part in PARTS if game.slug in PARTS[part])]
    assert_the_same(game.slug, what)


@numba_cuda
@pytest.mark.soak
def test_nets_simulated() -> None:
    """A net's kernel; the simulator starts a thread of Python for each of the device's."""
    assert_the_same("rock-the-galaxy", ["nets"])


def assert_the_same(slug: str, what: list[str]) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "tests.sim.cudasim", slug, *what],
        check=False,
        cwd=ROOT,
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1"},
        capture_output=True,
        text=True,
        timeout=1800,
    )
    assert ran.stdout == "".join(f"{one}: the same bytes\n" for one in what), ran.stderr[-3000:]


@pytest.mark.usefixtures("device")
@pytest.mark.parametrize("game", GAMES)
def test_playouts_on_the_device(game: Game) -> None:
    from galactable.sim.gpu import GpuPlayouts

    variant, seats = game.setups()[-1]
    device = GpuPlayouts(game, variant, seats).run(300, first_seed=9)
    host = Playouts(game, variant, seats).run(300, first_seed=9)
    assert (device.plies == host.plies).all()
    assert (device.totals == host.totals).all()
    assert (device.places == host.places).all()


@pytest.mark.usefixtures("device")
@pytest.mark.parametrize("which", [0, -1], ids=["first", "last"])
@pytest.mark.parametrize("game", GAMES)
def test_vector_steps_on_the_device(game: Game, which: int) -> None:
    from galactable.sim.gpu import GpuVector

    setup = game.setups()[which]
    host = Vector(game, *setup, tables=256, expanded=True)
    device = GpuVector(game, *setup, tables=256, expanded=True)
    for _ in range(300):
        host.step(host.sample())
        device.step(device.sample())
    assert device.states().tobytes() == host.states.tobytes()
    assert np.array_equal(device.observations.numpy(), host.observations)
    assert np.array_equal(device.masks.numpy(), host.masks)
    assert np.array_equal(device.floats.numpy(), host.floats)


@pytest.mark.usefixtures("device")
@pytest.mark.parametrize("game", GAMES)
def test_greedy_on_the_device(game: Game) -> None:
    """More of it, nets too: ``python -m tests.bench.gpu_opponents``."""
    from galactable.sim.gpu import GpuVector

    setup = next((v, n) for v, n in game.setups() if n > 1)
    host = Vector(game, *setup, tables=64, opponents="greedy")
    device = GpuVector(game, *setup, tables=64, opponents="greedy")
    for _ in range(30):
        host.step(host.sample())
        device.step(device.sample())
    assert device.states().tobytes() == host.states.tobytes()
    assert np.array_equal(device.rewards.numpy(), host.rewards)


def test_without_a_device_the_error_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    from galactable.sim import device as devices
    from galactable.sim.gpu import GpuPlayouts, GpuVector

    game = games()[0]
    monkeypatch.setattr(devices, "available", lambda: False)
    if devices.cuda is not None:
        with pytest.raises(devices.GpuError, match="no CUDA device was found"):
            GpuVector(game)
    monkeypatch.setattr(devices, "cuda", None)
    with pytest.raises(devices.GpuError, match="numba-cuda is not installed"):
        GpuPlayouts(game)
