"""The device plays the same bytes as the CPU: on a device where there is one, else simulated."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from galactable.core.game import Game
from galactable.core.registry import games
from galactable.sim import device as devices
from galactable.sim.gpu import GpuPlayouts, GpuVector
from galactable.sim.playouts import Playouts
from galactable.sim.vector import Vector

GAMES = [pytest.param(game, id=game.slug) for game in games()]
ROOT = Path(__file__).resolve().parents[2]
needs_numba_cuda = pytest.mark.skipif(devices.cuda is None, reason="numba-cuda is not installed")
needs_device = pytest.mark.skipif(
    not devices.available(), reason="no CUDA device here: the device itself is not tested"
)


@needs_numba_cuda
@pytest.mark.parametrize("what", ["playouts", "vector"])
@pytest.mark.parametrize("game", GAMES)
def test_simulated(game: Game, what: str) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "tests.sim.cudasim", what, game.slug],
        check=False,
        cwd=ROOT,
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1"},
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert ran.stdout == "the same bytes\n", ran.stderr[-3000:]


@needs_device
@pytest.mark.parametrize("game", GAMES)
def test_playouts_on_the_device(game: Game) -> None:
    variant, seats = game.setups()[-1]
    device = GpuPlayouts(game, variant, seats).run(300, first_seed=9)
    host = Playouts(game, variant, seats).run(300, first_seed=9)
    assert (device.plies == host.plies).all()
    assert (device.totals == host.totals).all()
    assert (device.places == host.places).all()


@needs_device
@pytest.mark.parametrize("which", [0, -1], ids=["first", "last"])
@pytest.mark.parametrize("game", GAMES)
def test_vector_steps_on_the_device(game: Game, which: int) -> None:
    setup = game.setups()[which]
    host, device = Vector(game, *setup, tables=256), GpuVector(game, *setup, tables=256)
    for _ in range(300):
        host.step(host.sample())
        device.step(device.sample())
    assert device.states().tobytes() == host.states.tobytes()
    assert np.array_equal(device.observations.numpy(), host.observations)
    assert np.array_equal(device.masks.numpy(), host.masks)


def test_without_a_device_the_error_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games()[0]
    monkeypatch.setattr(devices, "available", lambda: False)
    if devices.cuda is not None:
        with pytest.raises(devices.GpuError, match="no CUDA device was found"):
            GpuVector(game)
    monkeypatch.setattr(devices, "cuda", None)
    with pytest.raises(devices.GpuError, match="numba-cuda is not installed"):
        GpuPlayouts(game)
