"""The same rules on an NVIDIA GPU: one thread a table.

A record is played in its thread's local memory, which the device lays out so that the
threads of a warp that touch the same field touch neighbouring words.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from galactable.bots import Player
from galactable.core import generic, rng
from galactable.core.errors import IllegalMoveError, SetupError
from galactable.core.game import Game
from galactable.core.numbers import checked_seed
from galactable.sim import playouts
from galactable.sim.device import WORD, cuda, device_record, device_twins, needs_device, records
from galactable.sim.dlpack import Shared
from galactable.sim.gpu_opponents import GpuOpponents
from galactable.sim.inputs import expand, expanded_size
from galactable.sim.playouts import Outcome, room
from galactable.sim.rewards import reward
from galactable.sim.stepping import MAX_SEATS, MOVER
from galactable.sim.vector import ROOM, Eyes, eyes_of, narrow

__all__ = ["GpuPlayouts", "GpuVector", "Tuning", "tuned"]


@dataclass(frozen=True)
class Tuning:
    """How kernels are laid out on the device; results are the same for all of them.

    ``memory`` is where a table lies while it is played: ``local``, ``shared`` or ``global``
    memory. ``registers`` limits those of a thread (0: as the compiler likes), ``narrow``
    lists legal moves as 16-bit numbers, ``constant`` keeps lookup arrays in constant memory.
    """

    memory: str = "local"
    threads: int = 128
    registers: int = 0
    narrow: bool = True
    constant: bool = False
    tables: int = 132 * 1024

    @property
    def options(self) -> dict[str, Any]:
        """What ``cuda.jit`` is told."""
        return {"max_registers": self.registers} if self.registers else {}


def tuned(game: Game) -> Tuning:
    """The layout that was the fastest for a game on an H200."""
    return Tuning(**game.device)


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
        self.game, self.tuning = game, tuning or tuned(game)
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
        first_seed = checked_seed(first_seed, games)
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
        self.finals = records(self.game, finals.copy_to_host()) if keep else None
        return Outcome(int(counted.sum()), counted, totals.copy_to_host(), ranks.copy_to_host())


@cache
def _playout_kernel(game: Game, tuning: Tuning, record: np.dtype[Any]) -> Any:
    twins = device_twins(game, tuning.constant)
    start, below = twins.of(rng.start), twins.of(rng.below)
    deal, legal, play = (twins.of(f) for f in (generic.deal, generic.legal, generic.play))
    score, places = twins.of(generic.score), twins.of(generic.places)
    space, words = room(game), record.itemsize // WORD
    move_type = np.int16 if tuning.narrow else np.int32
    int64, uint64 = np.int64, np.uint64
    picks_stream, stuck = playouts.PICKS, playouts.STUCK
    block_words = tuning.threads * words

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
            while s.waiting != 0 and ply != stuck:  # no way out in its middle: see docs/speed.md
                n = legal(s, int(s.seat), out)
                if n > 0:
                    ply += 1
                    start(chance, seed, ply)
                    play(s, int(s.seat), int(out[below(picks, n)]), chance, events)
                else:
                    ply = stuck
            plies[i] = ply
            for seat in range(seats):
                totals[i, seat] = score(s, seat, out)
            places(s, ranks[i])
            if keep:
                for word in range(words):
                    finals[i, word] = box[word]
            i += step

    body = cuda.jit(device=True)(play_all)

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
    faster to write, the same shape, transposed strides. ``opponents``, ``observe`` and
    ``expanded`` are as ``Vector`` takes them; greedy, random and nets play on the device.
    """

    def __init__(
        self,
        game: Game,
        variant: str | None = None,
        seats: int | None = None,
        tables: int = 1 << 17,
        observe: Eyes = True,
        by_feature: bool = True,
        threads: int = 128,
        expanded: bool = False,
        opponents: Player | Sequence[Player | None] = None,
    ) -> None:
        needs_device()
        self.game, self.tables = game, tables
        self.variant, self.seats = game.check_setup(variant, seats)
        self._eyes = eyes_of(observe, self.seats).tolist()
        several = not isinstance(observe, bool | int)
        self._index = game.variant_names.index(self.variant)
        self._threads, self._blocks = threads, (tables + threads - 1) // threads
        record = device_record(game)
        self._words = cuda.to_device(np.zeros((record.itemsize // WORD, tables), np.int64))
        size = game.observation_size
        self._bots: GpuOpponents | None = None
        if opponents is not None:
            self._bots = GpuOpponents(game, record, opponents, self.seats, tables)

        def array(shape: tuple[int, ...], dtype: Any) -> Any:
            return cuda.to_device(np.zeros(shape, dtype, order="F" if by_feature else "C"))

        def seen_by(numbers: int, dtype: Any) -> Any:
            """An array by table, or by table and seat that observes."""
            if several:
                return array((tables, len(self._eyes), numbers), dtype)
            return array((tables, numbers if self._eyes else 1), dtype)

        self._observations = seen_by(size, np.int16)
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
        silence = cuda.to_device(np.zeros((1, 8), np.int32))
        self._kept = (
            *(self._bad, silence, self._seeds, self._plies, self._masks, self._seats_to_move),
            *(self._suggested, self._rewards, self._totals, self._dones),
        )
        self._check, self._advance, self._look = _vector_kernels(game, record)
        self._rows = None  # what nets see
        if self._bots is not None and self._bots.nets:
            self._rows = cuda.device_array((tables, size), np.int16, order="F")
        self.observations, self.masks = Shared(self._observations), Shared(self._masks)
        self.rewards, self.totals = Shared(self._rewards), Shared(self._totals)
        self.seats_to_move, self.dones = Shared(self._seats_to_move), Shared(self._dones)
        self.seeds, self.plies = Shared(self._seeds), Shared(self._plies)
        self.floats: Shared | None = None
        if expanded:
            if not self._eyes:
                raise SetupError("floats are made of observations: leave `observe` on")
            self.floats = Shared(seen_by(expanded_size(game), np.float32))
        self.reset(0)

    def reset(self, seed: int = 0) -> None:
        """Deals all tables: table i gets the seeds seed + i, seed + i + tables, ..."""
        self._seeds.copy_to_device(checked_seed(seed, ROOM) + np.arange(self.tables))
        self._launch(True, self._suggested)
        cuda.synchronize()

    def step(self, chosen: Any, check: bool = True) -> None:
        """Plays one move at each table, given on the device or on the host.

        If one is illegal, none is played; with ``check`` the host waits to hear of it.
        """
        if hasattr(chosen, "__cuda_array_interface__"):
            moves = cuda.as_cuda_array(chosen)
        elif isinstance(chosen, np.ndarray):
            moves = cuda.to_device(narrow(chosen, self._masks.shape[1]))
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
        return records(self.game, self._words.copy_to_host().T)

    def _launch(self, fresh: bool, moves: Any) -> None:
        about = (self.tables, self.seats, self._index, self._words)
        self._advance[self._blocks, self._threads](fresh, *about, moves, *self._kept)
        if self._bots is not None:
            self._answer(self._bots)
        for number, eye in enumerate(self._eyes):
            rows = self._slice(self._observations, number)
            self._observe(eye, rows)
            if self.floats is not None:
                floats = self._slice(self.floats.array, number)
                expand(self.game, Shared(rows), out=Shared(floats))

    def _answer(self, bots: GpuOpponents) -> None:
        """Bots play until the learner decides at every table."""
        about = (self.tables, self.seats, self._index, self._words)
        asked = (bots.who, bots.asked, bots.waiting)
        while True:
            bots.waiting.copy_to_device(np.zeros(1, np.int32))
            bots.answer[self._blocks, self._threads](*about, *asked, *self._kept)
            if not bots.still_waiting():
                return
            self._observe(MOVER, self._rows)
            bots.ask(Shared(self._rows), self._masks, self._seats_to_move)

    def _observe(self, eye: int, rows: Any) -> None:
        self._look[self._blocks, self._threads](
            self.tables, self._words, self._seats_to_move, eye, rows
        )

    def _slice(self, array: Any, number: int) -> Any:
        """The rows of one of the seats that observe."""
        return array[:, number] if len(array.shape) == 3 else array


@cache
def _vector_kernels(game: Game, record: np.dtype[Any]) -> tuple[Any, Any, Any]:
    twins = device_twins(game)
    start, below, gain = twins.of(rng.start), twins.of(rng.below), twins.of(reward)
    deal, legal, play = (twins.of(f) for f in (generic.deal, generic.legal, generic.play))
    measures = (generic.score, generic.places, generic.observe)
    score, places, observe = (twins.of(f) for f in measures)
    space, words, codes = room(game), record.itemsize // WORD, game.moves.count
    int16, int32, int64, uint64 = np.int16, np.int32, np.int64, np.uint64
    picks_stream, most_seats, mover = playouts.PICKS, MAX_SEATS, MOVER
    rivals = sum(1 << game.variant_names.index(name) for name in game.rivals)

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
            done[i] = 0
            for seat in range(seats):
                rewards[i, seat] = 0.0
            plies[i] += 1
            start(chance, seeds[i], plies[i])
            play(s, int(s.seat), int(chosen[i]), chance, events)
            if s.waiting == 0:
                places(s, ranks)
                rival = rivals >> variant & 1 != 0
                for seat in range(seats):
                    totals[i, seat] = score(s, seat, out)
                    rewards[i, seat] = gain(ranks, seats, seat, totals[i, seat], rival)
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
        for word in range(words):
            states[word, i] = box[word]

    @cuda.jit
    def look(tables, states, seat_of, eye, observations):  # type: ignore[no-untyped-def]
        """A kernel of its own: in one with ``advance`` the device went to wrong addresses."""
        i = cuda.grid(1)
        if i < tables:
            box = cuda.local.array(words, int64)
            for word in range(words):
                box[word] = states[word, i]
            seat = int(seat_of[i]) if eye == mover else eye
            observe(box.view(record)[0], seat, observations[i])

    return check, advance, look
