"""Rows of an observation as input of a network: 32-bit floats, the observer's seat first.

One compiled kernel makes them, on the CPU and on a CUDA device, where the rows are.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from galactable.core import registry
from galactable.core.compile import door
from galactable.core.errors import SetupError
from galactable.core.features import Numbers, Seen
from galactable.core.game import Game
from galactable.sim.dlpack import Shared
from galactable.sim.plan import Floats, Steps, expanded_size, plan, walk, width

__all__ = ["expand", "expanded_size", "width"]

NOWHERE = np.zeros(0, np.int32)


def expand(game: Game | str, rows: Numbers, out: Numbers = None) -> Numbers:
    """Observations (any number of them, the last axis is a row) as floats.

    Features come in their order. Counts are scaled, choices one-hot (none: all zero), cards
    what the game's table says of them, masks bits. What is by seat comes in turn order from
    the observer on, empty chairs as zeros; so do seats that are named.

    Arrays of NumPy, PyTorch, JAX and CuPy, and those of ``GpuVector``, stay where they are.
    ``out``: floats to write to instead of new ones (not for JAX, whose arrays never change).
    """
    game = registry.game(game) if isinstance(game, str) else game
    if isinstance(rows, list | tuple):
        rows = np.array(rows)
    for what, array in (("observations", rows), ("floats", out)):
        if not hasattr(array, "shape") and (array is not None or array is rows):
            raise SetupError(f"{what} are an array, not {array!r:.80}")
    if not rows.shape:
        raise SetupError("observations are rows of numbers, not a single one")
    shape = (*rows.shape[:-1], expanded_size(game))
    if rows.shape[-1] != game.observation_size:
        raise SetupError(
            f"a row of {game.title} has {game.observation_size} numbers, not {rows.shape[-1]}"
        )
    if out is not None and tuple(out.shape) != shape:
        raise SetupError(f"the floats of these rows are {shape}, not {tuple(out.shape)}")
    if isinstance(rows, np.ndarray):
        return _on_cpu(game, rows, np.empty(shape, np.float32) if out is None else out)
    if isinstance(rows, Shared) or hasattr(rows, "__cuda_array_interface__"):
        from galactable.sim.gpu_inputs import expand_there

        return expand_there(game, rows, shape, out)
    library = type(rows).__module__.partition(".")[0]
    if library == "torch" and rows.device.type == "cpu":
        import torch

        found = torch.empty(shape, dtype=torch.float32) if out is None else out
        _on_cpu(game, rows.numpy(), found.numpy())
        return found
    if out is not None:
        raise SetupError(f"arrays of {library} are not written to: leave `out` away")
    from galactable.sim.arrays import Expansion

    return Expansion(game, rows).result()


@door
def fill(
    rows: Seen, steps: Steps, scales: Floats, tables: Floats, nowhere: Steps, out: Floats
) -> None:
    """The floats of rows."""
    for i in range(rows.shape[0]):
        floats = out[i]
        for k in range(len(floats)):
            floats[k] = 0.0
        walk(rows[i], steps, scales, tables, nowhere, floats, True)


def _on_cpu(game: Game, rows: Any, out: Any) -> Any:
    if rows.dtype.kind not in "iu":  # scaled ones would be cut off to whole numbers
        raise SetupError(f"observations are whole numbers, not {rows.dtype}")
    if rows.size and not np.can_cast(rows.dtype, np.int16):
        low, high = np.iinfo(np.int16).min, np.iinfo(np.int16).max
        if rows.min() < low or rows.max() > high:
            raise SetupError("these are no observations: their numbers have 16 bits")
    flat = np.ascontiguousarray(rows.reshape((-1, rows.shape[-1])), np.int16)
    floats = out.reshape((-1, out.shape[-1]))
    if out.dtype != np.float32 or not out.flags.c_contiguous:
        raise SetupError("floats are written to a contiguous array of float32")
    found = plan(game)
    fill(flat, found.steps, found.scales, found.tables, NOWHERE, floats)
    return out
