"""``expand`` on a CUDA device: a thread a row, by the same ``walk`` as on the CPU."""

from __future__ import annotations

import sys
from functools import cache
from typing import Any

import numpy as np

from galactable.core.errors import SetupError
from galactable.core.game import Game
from galactable.sim.device import bare_twins, cuda, needs_device
from galactable.sim.dlpack import Shared
from galactable.sim.plan import plan, walk

__all__ = ["expand_there"]

THREADS = 128


def expand_there(game: Game, rows: Any, shape: tuple[int, ...], out: Any) -> Any:
    """The floats of rows that lie on the device; see ``inputs.expand``."""
    needs_device()
    if len(shape) != 2:
        raise SetupError("on a device expand takes rows side by side: two dimensions")
    found = _room(rows, shape) if out is None else out
    blocks = (shape[0] + THREADS - 1) // THREADS
    given, floats = (
        one.array if isinstance(one, Shared) else cuda.as_cuda_array(one) for one in (rows, found)
    )
    _kernel()[blocks, THREADS](given, *_plan(game), floats)
    return found


def _room(rows: Any, shape: tuple[int, ...]) -> Any:
    """Room for floats, of the library that the rows are of; neighbouring rows side by side."""
    library = type(rows).__module__.partition(".")[0]
    if library == "torch":
        import torch

        return torch.empty(shape[::-1], dtype=torch.float32, device=rows.device).T
    if library == "cupy":
        return sys.modules["cupy"].empty(shape, np.float32, order="F")
    return Shared(cuda.device_array(shape, np.float32, order="F"))


@cache
def _plan(game: Game) -> tuple[Any, ...]:
    found = plan(game)
    tables = found.tables if found.tables.size else np.zeros(1, np.float32)
    nowhere = np.zeros(1, np.int32)
    return tuple(map(cuda.to_device, (found.steps, found.scales, tables, nowhere)))


@cache
def _kernel() -> Any:
    read = bare_twins().of(walk)

    @cuda.jit
    def kernel(rows, steps, scales, tables, nowhere, out):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < rows.shape[0]:
            for k in range(out.shape[1]):
                out[i, k] = 0.0
            read(rows[i], steps, scales, tables, nowhere, out[i], True)

    return kernel
