"""A CUDA device: whether there is one, and a game's rules and records as it likes them.

Needs the extra ``galactable[gpu]`` and a CUDA device (or Numba's CUDA simulator,
``NUMBA_ENABLE_CUDASIM=1``, which is slow and needs no device).
"""

from __future__ import annotations

import os
from collections import namedtuple
from enum import IntEnum
from types import MethodType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from galactable.core import generic
from galactable.core.compile import Twins
from galactable.core.errors import GalactableError
from galactable.core.events import tell
from galactable.core.game import Game

__all__ = [
    "WORD",
    "GpuError",
    "available",
    "bare_twins",
    "cuda",
    "device_record",
    "device_twins",
    "needs_device",
    "records",
]

for _gone in ("row_stack", "in1d", "trapz"):  # NumPy 2.5 lacks names that numba-cuda looks up
    if not hasattr(np, _gone):
        setattr(np, _gone, None)
try:
    from numba import cuda
except ImportError:
    cuda = None

WORD = 8  # bytes: records are copied by words
SIMULATED = os.environ.get("NUMBA_ENABLE_CUDASIM", "0") == "1"


class GpuError(GalactableError):
    """There is no CUDA device, or numba-cuda is not installed."""


def available() -> bool:
    """Whether there is a device to run on."""
    return cuda is not None and bool(cuda.is_available())


def needs_device() -> None:
    """One clear line where there is none."""
    if cuda is None:
        raise GpuError("numba-cuda is not installed: pip install 'galactable[gpu]'")
    if not available():
        raise GpuError("no CUDA device was found")


def device_twins(game: Game, constant: bool = False) -> Twins:
    """The twins that run a game's rules, and generic code on top of them, on a device."""
    own = generic.instead_of_rows(game.rules)
    return DeviceTwins(_device_function, {**own, tell: _say_nothing}, constant)


def bare_twins() -> Twins:
    """The twins of code that belongs to no game."""
    return DeviceTwins(_device_function, {}, False)


class DeviceTwins(Twins):
    """Twins whose modules are as the device likes them.

    Enums become plain numbers (numba-cuda takes no enum as an index). Lookup arrays lie in
    global memory: constant memory has room for 64 KB, and hands a warp one address at a time.
    """

    def __init__(self, wrap: Any, instead: Any, constant: bool) -> None:
        super().__init__(wrap, instead)
        self._constant = constant

    def _globals_of(self, original: dict[str, Any]) -> dict[str, Any]:
        if id(original) in self._globals:
            return self._globals[id(original)]
        copy = super()._globals_of(original)
        for name, value in original.items():
            if isinstance(value, IntEnum):
                copy[name] = int(value)
            elif isinstance(value, type) and issubclass(value, IntEnum) and len(value):
                names = namedtuple(value.__name__, list(value.__members__))  # type: ignore[misc]
                copy[name] = names(*map(int, value.__members__.values()))
            elif isinstance(value, np.ndarray) and not self._constant:
                copy[name] = _lookup(value)
        return copy


_lookups: dict[int, NDArray[Any]] = {}


def _lookup(array: NDArray[Any]) -> NDArray[Any]:
    """A copy that the compiler will lay in global memory."""
    if not _lookups and not SIMULATED:
        _lay_lookups_in_global_memory()
    copy = array.copy()
    _lookups[id(copy)] = copy
    return copy


def _lay_lookups_in_global_memory() -> None:
    from numba.cuda import target
    from numba.cuda.cudadrv import nvvm

    usual = target.CUDATargetContext.make_constant_array
    constant = nvvm.ADDRSPACE_CONSTANT

    def make(self: Any, builder: Any, kind: Any, array: Any) -> Any:
        nvvm.ADDRSPACE_CONSTANT = nvvm.ADDRSPACE_GLOBAL if id(array) in _lookups else constant
        try:
            return usual(self, builder, kind, array)
        finally:
            nvvm.ADDRSPACE_CONSTANT = constant

    target.CUDATargetContext.make_constant_array = make


def _say_nothing(  # type: ignore[no-untyped-def]
    events, kind, knows, a=-1, b=-1, c=-1, d=-1, e=-1, f=-1
):
    """Instead of ``tell``: nobody listens on the device, and less code runs faster."""


def _device_function(function: Any) -> Any:
    compiled = cuda.jit(device=True)(function)
    if hasattr(compiled, "compile_device"):  # the simulator compiles nothing
        compiled.get_call_template = MethodType(_call_with_wide_ints, compiled)
    return compiled


def _call_with_wide_ints(self: Any, args: Any, kws: Any) -> Any:
    """As in ``core.compile``: one int64 form of a rule instead of one for every width."""
    from numba.core.typing.templates import make_concrete_template

    from galactable.core.machinecode import wide

    pysig, args = self.fold_argument_types(args, kws)
    self.compile_device(tuple(map(wide, args)))
    name = self.py_func.__name__
    template = make_concrete_template(f"CallTemplate({name})", name, self.nopython_signatures)
    return template, pysig, args, {}


def device_record(game: Game, odd: bool = False) -> np.dtype[Any]:
    """The game's record, as long as a whole number of words (an ``odd`` one on demand).

    With an odd stride the tables of a warp lie in different banks of shared memory.
    """
    own = game.State.dtype
    words = -(-own.itemsize // WORD)
    if odd and words % 2 == 0:
        words += 1
    assert own.names is not None
    assert own.fields is not None
    layout = {
        "names": list(own.names),
        "formats": [own.fields[name][0] for name in own.names],
        "offsets": [own.fields[name][1] for name in own.names],
        "itemsize": words * WORD,
        "aligned": True,
    }
    padded = np.dtype(layout)  # type: ignore[call-overload]
    return np.dtype((np.record, padded))


def records(game: Game, words: NDArray[np.int64]) -> NDArray[Any]:
    """The game's records, from rows of words with padding behind them."""
    size = game.State.dtype.itemsize
    bytes_ = np.ascontiguousarray(words).view(np.uint8)[:, :size]
    return np.ascontiguousarray(bytes_).view(game.State.dtype)[:, 0]
