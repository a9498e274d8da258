"""The same rules on an NVIDIA GPU: one thread a table.

Needs the extra ``galactable[gpu]`` and a CUDA device (or Numba's CUDA simulator,
``NUMBA_ENABLE_CUDASIM=1``, which is slow and needs no device).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from galactable.core import generic, rng
from galactable.core.compile import Twins
from galactable.core.errors import GalactableError
from galactable.core.game import Game
from galactable.sim import playouts
from galactable.sim.playouts import Outcome

__all__ = ["GpuError", "GpuPlayouts", "available", "device_twins"]

for _gone in ("row_stack", "in1d", "trapz"):  # NumPy 2.5 lacks names that numba-cuda looks up
    if not hasattr(np, _gone):
        setattr(np, _gone, None)
try:
    from numba import cuda
except ImportError:
    cuda = None

THREADS = 64  # a block


class GpuError(GalactableError):
    """There is no CUDA device, or numba-cuda is not installed."""


def available() -> bool:
    """Whether there is a device to run on."""
    return cuda is not None and bool(cuda.is_available())


def device_twins(game: Game) -> Twins:
    """The twins that run a game's rules, and generic code on top of them, on a device."""
    own = {stub: game.rules[stub.__name__] for stub in generic.RULES}
    return Twins(lambda function: cuda.jit(device=True)(function), own)


class GpuPlayouts:
    """Random games of one set-up on the device, with the same seeds as ``Playouts``."""

    def __init__(
        self,
        game: Game,
        variant: str | None = None,
        seats: int | None = None,
        tables: int = 1 << 16,
    ) -> None:
        if cuda is None:
            raise GpuError("numba-cuda is not installed: pip install 'galactable[gpu]'")
        if not available():
            raise GpuError("no CUDA device was found")
        self.game = game
        self.variant, self.seats = game.check_setup(variant, seats)
        self.tables = tables
        self._kernel = _playout_kernel(game)
        self.states = cuda.to_device(np.zeros(tables, game.State.dtype))
        self._silence = cuda.to_device(np.zeros((1, 8), np.int32))

    def run(self, games: int, first_seed: int = 0) -> Outcome:
        """Plays ``games`` games, with seeds ``first_seed``, ``first_seed + 1``, ..."""
        plies = cuda.device_array(games, np.int64)
        totals = cuda.device_array((games, self.seats), np.int64)
        ranks = cuda.device_array((games, self.seats), np.int32)
        variant = self.game.variant_names.index(self.variant)
        blocks = (min(games, self.tables) + THREADS - 1) // THREADS
        self._kernel[blocks, THREADS](
            self.states,
            self.states.view(np.uint8).reshape(self.tables, -1),
            self.seats,
            variant,
            first_seed,
            games,
            self._silence,
            plies,
            totals,
            ranks,
        )
        cuda.synchronize()
        counted = plies.copy_to_host()
        if (counted == playouts.STUCK).any():
            raise RuntimeError(f"{self.game.title}: a seat is waited for and has no legal move")
        return Outcome(int(counted.sum()), counted, totals.copy_to_host(), ranks.copy_to_host())


def _playout_kernel(game: Game) -> Any:
    twins = device_twins(game)
    clear, start, play_on = (twins.of(f) for f in (playouts.clear, rng.start, playouts.play_on))
    deal, score, places = (twins.of(f) for f in (game.deal, game.score, game.places))
    room = game.moves.count + 1
    picks_stream = playouts.PICKS
    int32, uint64 = np.int32, np.uint64

    @cuda.jit
    def kernel(  # type: ignore[no-untyped-def]
        states, bytes_, seats, variant, first_seed, games, silence, plies, totals, ranks
    ):
        thread = cuda.grid(1)
        if thread >= states.shape[0]:
            return
        out = cuda.local.array(room, int32)
        chance = cuda.local.array(1, uint64)
        picks = cuda.local.array(1, uint64)
        events = silence[:0]
        s = states[thread]
        for i in range(thread, games, states.shape[0]):
            seed = first_seed + i
            clear(bytes_, thread)
            start(chance, seed, 0)
            deal(s, seats, variant, chance, events)
            start(picks, seed, picks_stream)
            ply = play_on(s, seed, 0, out, chance, picks, events)
            plies[i] = ply
            for seat in range(seats):
                totals[i, seat] = score(s, seat, out)
            places(s, ranks[i])

    return kernel
