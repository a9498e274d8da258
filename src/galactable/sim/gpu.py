"""The same rules on an NVIDIA GPU: one thread a table.

Needs the extra ``galactable[gpu]`` and a CUDA device (or Numba's CUDA simulator,
``NUMBA_ENABLE_CUDASIM=1``, which is slow and needs no device).

A record is played in its thread's local memory, which the device lays out so that the
threads of a warp that touch the same field touch neighbouring words.
"""

from __future__ import annotations

import os
from collections import namedtuple
from dataclasses import dataclass
from enum import IntEnum
from time import perf_counter
from types import MethodType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from galactable.core import generic, rng
from galactable.core.compile import Twins
from galactable.core.errors import GalactableError, IllegalMoveError
from galactable.core.events import tell
from galactable.core.game import Game
from galactable.sim import playouts
from galactable.sim.dlpack import Shared
from galactable.sim.playouts import Outcome, room
from galactable.sim.vector import MAX_SEATS, reward

__all__ = [
    "GpuError",
    "GpuPlayouts",
    "GpuVector",
    "Tuning",
    "available",
    "device_twins",
    "needs_device",
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


@dataclass(frozen=True)
class Tuning:
    """How kernels are laid out on the device; results are the same for all of them.

    ``memory`` is where a table lies while it is played: ``local``, ``shared`` or ``global``
    memory. ``flat`` deals a thread its next game at once instead of waiting for the longest
    of a warp. ``registers`` limits those of a thread (0: as the compiler likes), ``narrow``
    lists legal moves as 16-bit numbers, ``constant`` keeps lookup arrays in constant memory.
    """

    memory: str = "local"
    flat: bool = True
    threads: int = 128
    registers: int = 0
    narrow: bool = True
    constant: bool = False
    tables: int = 132 * 1024

    @property
    def options(self) -> dict[str, Any]:
        """What ``cuda.jit`` is told."""
        return {"max_registers": self.registers} if self.registers else {}


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
    own = {stub: game.rules[stub.__name__] for stub in generic.RULES}
    return DeviceTwins(_device_function, {**own, tell: _say_nothing}, constant)


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

    from galactable.core.compile import _wide

    pysig, args = self.fold_argument_types(args, kws)
    self.compile_device(tuple(map(_wide, args)))
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


class GpuPlayouts:
    """Random games of one set-up on the device, with the same seeds as ``Playouts``."""

    def __init__(
        self,
        game: Game,
        variant: str | None = None,
        seats: int | None = None,
        tuning: Tuning | None = None,
    ) -> None:
        needs_device()
        self.game, self.tuning = game, tuning or Tuning()
        self.variant, self.seats = game.check_setup(variant, seats)
        self._record = device_record(game, self.tuning.memory == "shared")
        self._kernel = _playout_kernel(game, self.tuning, self._record)
        self._silence = cuda.to_device(np.zeros((1, 8), np.int32))
        self.seconds = 0.0
        self.finals: NDArray[Any] | None = None
        many = self.tuning.tables if self.tuning.memory == "global" else 1
        self._states = cuda.to_device(np.zeros((many, self._record.itemsize // WORD), np.int64))

    def run(self, games: int, first_seed: int = 0, keep: bool = False) -> Outcome:
        """Plays ``games`` games, with seeds ``first_seed``, ``first_seed + 1``, ...

        With ``keep``, ``finals`` has their last states. ``seconds`` is what the device took,
        without the copies to the host.
        """
        threads = self.tuning.threads
        words = self._record.itemsize // WORD
        plies = cuda.device_array(games, np.int64)
        totals = cuda.device_array((games, self.seats), np.int64)
        ranks = cuda.device_array((games, self.seats), np.int32)
        finals = cuda.device_array((games if keep else 1, words), np.int64)
        variant = self.game.variant_names.index(self.variant)
        blocks = (min(games, self.tuning.tables) + threads - 1) // threads
        began = perf_counter()
        self._kernel[blocks, threads](
            self._states,
            self.seats,
            variant,
            first_seed,
            games,
            self._silence,
            plies,
            totals,
            ranks,
            finals,
            keep,
        )
        cuda.synchronize()
        self.seconds = perf_counter() - began
        counted = plies.copy_to_host()
        if (counted == playouts.STUCK).any():
            raise RuntimeError(f"{self.game.title}: a seat is waited for and has no legal move")
        self.finals = _records(self.game, finals.copy_to_host()) if keep else None
        return Outcome(int(counted.sum()), counted, totals.copy_to_host(), ranks.copy_to_host())


def _records(game: Game, words: NDArray[np.int64]) -> NDArray[Any]:
    """The game's records, from rows of words with padding behind them."""
    size = game.State.dtype.itemsize
    bytes_ = np.ascontiguousarray(words).view(np.uint8)[:, :size]
    return np.ascontiguousarray(bytes_).view(game.State.dtype)[:, 0]


def _playout_kernel(game: Game, tuning: Tuning, record: np.dtype[Any]) -> Any:
    twins = device_twins(game, tuning.constant)
    start, below = twins.of(rng.start), twins.of(rng.below)
    deal, legal, play = (twins.of(f) for f in (game.deal, game.legal, game.play))
    score, places = twins.of(game.score), twins.of(game.places)
    space, words = room(game), record.itemsize // WORD
    move_type = np.int16 if tuning.narrow else np.int32
    int64, uint64 = np.int64, np.uint64
    picks_stream, stuck = playouts.PICKS, playouts.STUCK
    flat, block_words = tuning.flat, tuning.threads * words

    def play_all(  # type: ignore[no-untyped-def]
        s, box, seats, variant, first_seed, games, silence, plies, totals, ranks, finals, keep
    ):
        out = cuda.local.array(space, move_type)
        chance = cuda.local.array(1, uint64)
        picks = cuda.local.array(1, uint64)
        events = silence[:0]
        i = cuda.grid(1)
        step = cuda.gridsize(1)
        while i < games:
            seed = first_seed + i
            for word in range(words):
                box[word] = 0
            start(chance, seed, 0)
            deal(s, seats, variant, chance, events)
            start(picks, seed, picks_stream)
            ply = 0
            while s.waiting != 0:
                n = legal(s, int(s.seat), out)
                if n == 0:
                    ply = stuck
                    break
                ply += 1
                start(chance, seed, ply)
                play(s, int(s.seat), int(out[below(picks, n)]), chance, events)
            plies[i] = ply
            for seat in range(seats):
                totals[i, seat] = score(s, seat, out)
            places(s, ranks[i])
            if keep:
                for word in range(words):
                    finals[i, word] = box[word]
            i += step

    def play_flat(  # type: ignore[no-untyped-def]
        s, box, seats, variant, first_seed, games, silence, plies, totals, ranks, finals, keep
    ):
        out = cuda.local.array(space, move_type)
        chance = cuda.local.array(1, uint64)
        picks = cuda.local.array(1, uint64)
        events = silence[:0]
        step = cuda.gridsize(1)
        i = cuda.grid(1) - step
        ply = 0
        s.waiting = 0
        while True:
            if s.waiting == 0:
                if i >= 0:
                    plies[i] = ply
                    for seat in range(seats):
                        totals[i, seat] = score(s, seat, out)
                    places(s, ranks[i])
                    if keep:
                        for word in range(words):
                            finals[i, word] = box[word]
                i += step
                if i >= games:
                    return
                for word in range(words):
                    box[word] = 0
                start(chance, first_seed + i, 0)
                deal(s, seats, variant, chance, events)
                start(picks, first_seed + i, picks_stream)
                ply = 0
            n = legal(s, int(s.seat), out)
            if n == 0:
                s.waiting = 0
                ply = stuck
            else:
                ply += 1
                start(chance, first_seed + i, ply)
                play(s, int(s.seat), int(out[below(picks, n)]), chance, events)

    body = cuda.jit(device=True)(play_flat if flat else play_all)

    @cuda.jit(**tuning.options)
    def in_local(  # type: ignore[no-untyped-def]
        states, seats, variant, first_seed, games, silence, plies, totals, ranks, finals, keep
    ):
        box = cuda.local.array(words, int64)
        s = box.view(record)[0]
        body(s, box, seats, variant, first_seed, games, silence, plies, totals, ranks, finals, keep)

    @cuda.jit(**tuning.options)
    def in_shared(  # type: ignore[no-untyped-def]
        states, seats, variant, first_seed, games, silence, plies, totals, ranks, finals, keep
    ):
        boxes = cuda.shared.array(block_words, int64)
        mine = cuda.threadIdx.x
        s = boxes.view(record)[mine]
        box = boxes[mine * words : (mine + 1) * words]
        body(s, box, seats, variant, first_seed, games, silence, plies, totals, ranks, finals, keep)

    @cuda.jit(**tuning.options)
    def in_global(  # type: ignore[no-untyped-def]
        states, seats, variant, first_seed, games, silence, plies, totals, ranks, finals, keep
    ):
        mine = cuda.grid(1)
        if mine < states.shape[0]:
            box = states[mine]
            s = box.view(record)[0]
            body(
                s,
                box,
                seats,
                variant,
                first_seed,
                games,
                silence,
                plies,
                totals,
                ranks,
                finals,
                keep,
            )

    return {"local": in_local, "shared": in_shared, "global": in_global}[tuning.memory]


class GpuVector:
    """``Vector`` on the device: the same arrays, there, the same numbers in them.

    ``observations``, ``masks``, ``rewards``, ... are objects that PyTorch
    (``torch.from_dlpack``), JAX (``jax.dlpack.from_dlpack``) and CuPy take without a copy.
    ``by_feature`` lays observations and masks out with neighbouring tables side by side:
    faster to write, the same shape, transposed strides.
    """

    def __init__(
        self,
        game: Game,
        variant: str | None = None,
        seats: int | None = None,
        tables: int = 1 << 17,
        observe: bool = True,
        by_feature: bool = True,
        threads: int = 128,
    ) -> None:
        needs_device()
        self.game, self.tables = game, tables
        self.variant, self.seats = game.check_setup(variant, seats)
        self._index = game.variant_names.index(self.variant)
        self._threads, self._blocks = threads, (tables + threads - 1) // threads
        record = device_record(game)
        self._words = cuda.to_device(np.zeros((record.itemsize // WORD, tables), np.int64))
        width = game.observation_size if observe else 1

        def array(shape: tuple[int, ...], dtype: Any) -> Any:
            return cuda.to_device(np.zeros(shape, dtype, order="F" if by_feature else "C"))

        self._observations = array((tables, width), np.float32)
        self._masks = array((tables, game.moves.count), np.uint8)
        self._rewards = array((tables, self.seats), np.float32)
        self._totals = array((tables, self.seats), np.int32)
        self._seats_to_move, self._suggested = (
            array((tables,), np.int32),
            array((tables,), np.int32),
        )
        self._dones = array((tables,), np.uint8)
        self._seeds, self._plies = array((tables,), np.int64), array((tables,), np.int64)
        self._bad = cuda.to_device(np.full(1, tables, np.int32))
        self._silence = cuda.to_device(np.zeros((1, 8), np.int32))
        self._check, self._advance = _vector_kernels(game, record, observe)
        self.observations, self.masks = Shared(self._observations), Shared(self._masks)
        self.rewards, self.totals = Shared(self._rewards), Shared(self._totals)
        self.seats_to_move, self.dones = Shared(self._seats_to_move), Shared(self._dones)
        self.seeds, self.plies = Shared(self._seeds), Shared(self._plies)
        self.reset(0)

    def reset(self, seed: int = 0) -> None:
        """Deals all tables: table i gets the seeds seed + i, seed + i + tables, ..."""
        self._seeds.copy_to_device(seed + np.arange(self.tables))
        self._launch(True, self._suggested)
        cuda.synchronize()

    def step(self, chosen: Any, check: bool = True) -> None:
        """Plays one move at each table, given on the device or on the host.

        If one is illegal, none is played; with ``check`` the host waits to hear of it.
        """
        if hasattr(chosen, "__cuda_array_interface__"):
            moves = cuda.as_cuda_array(chosen)
        elif isinstance(chosen, np.ndarray):
            moves = cuda.to_device(np.ascontiguousarray(chosen, np.int32))
        else:
            moves = chosen
        if tuple(moves.shape) != (self.tables,):
            raise IllegalMoveError(f"{self.tables} tables need {self.tables} moves")
        self._check[self._blocks, self._threads](moves, self._masks, self._bad)
        self._launch(False, moves)
        if check and (bad := int(self._bad.copy_to_host()[0])) < self.tables:
            self._bad.copy_to_device(np.full(1, self.tables, np.int32))
            move = int(moves.copy_to_host()[bad])
            raise IllegalMoveError(f"move {move} is not legal at table {bad}")

    def sample(self) -> Any:
        """A random legal move for each table, on the device; the next step overwrites it."""
        return self._suggested

    def states(self) -> NDArray[Any]:
        """The records, on the host."""
        return _records(self.game, self._words.copy_to_host().T)

    def _launch(self, fresh: bool, moves: Any) -> None:
        self._advance[self._blocks, self._threads](
            fresh,
            self.tables,
            self.seats,
            self._index,
            self._words,
            moves,
            self._bad,
            self._silence,
            self._seeds,
            self._plies,
            self._masks,
            self._observations,
            self._seats_to_move,
            self._suggested,
            self._rewards,
            self._totals,
            self._dones,
        )


def _vector_kernels(game: Game, record: np.dtype[Any], watch: bool) -> tuple[Any, Any]:
    twins = device_twins(game)
    start, below, gain = twins.of(rng.start), twins.of(rng.below), twins.of(reward)
    deal, legal, play = (twins.of(f) for f in (game.deal, game.legal, game.play))
    score, places, observe = (twins.of(f) for f in (game.score, game.places, game.observe))
    space, words, codes = room(game), record.itemsize // WORD, game.moves.count
    int16, int32, int64, uint64 = np.int16, np.int32, np.int64, np.uint64
    picks_stream, most_seats = playouts.PICKS, MAX_SEATS

    @cuda.jit
    def check(chosen, masks, bad):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < chosen.shape[0]:
            move = chosen[i]
            if move < 0 or move >= codes or masks[i, move] == 0:
                cuda.atomic.min(bad, 0, i)

    @cuda.jit
    def advance(  # type: ignore[no-untyped-def]
        fresh,
        tables,
        seats,
        variant,
        states,
        chosen,
        bad,
        silence,
        seeds,
        plies,
        masks,
        observations,
        seat_of,
        suggested,
        rewards,
        totals,
        done,
    ):
        i = cuda.grid(1)
        if i >= tables or (not fresh and bad[0] < tables):
            return
        out = cuda.local.array(space, int16)
        ranks = cuda.local.array(most_seats, int32)
        chance = cuda.local.array(1, uint64)
        box = cuda.local.array(words, int64)
        events = silence[:0]
        s = box.view(record)[0]
        dealt = fresh
        if fresh:
            plies[i] = 0
            done[i] = 0
            for seat in range(seats):
                rewards[i, seat] = 0.0
                totals[i, seat] = 0
        else:
            for word in range(words):
                box[word] = states[word, i]
            if done[i] != 0:
                done[i] = 0
                for seat in range(seats):
                    rewards[i, seat] = 0.0
            plies[i] += 1
            start(chance, seeds[i], plies[i])
            play(s, int(s.seat), int(chosen[i]), chance, events)
            if s.waiting == 0:
                places(s, ranks)
                for seat in range(seats):
                    totals[i, seat] = score(s, seat, out)
                    rewards[i, seat] = gain(ranks, seats, seat, totals[i, seat])
                done[i] = 1
                seeds[i] += tables
                plies[i] = 0
                dealt = True
        if dealt:
            for word in range(words):
                box[word] = 0
            start(chance, seeds[i], 0)
            deal(s, seats, variant, chance, events)
        seat = int(s.seat)
        seat_of[i] = seat
        for move in range(codes):
            masks[i, move] = 0
        n = legal(s, seat, out)
        for k in range(n):
            masks[i, out[k]] = 1
        start(chance, seeds[i], picks_stream + plies[i])
        suggested[i] = out[below(chance, n)]
        if watch:
            observe(s, seat, observations[i])
        for word in range(words):
            states[word, i] = box[word]

    return check, advance
