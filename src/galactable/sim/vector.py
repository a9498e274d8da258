"""Many tables advanced by one compiled call.

Moves go in, and observations, legal masks, rewards and done flags come out as NumPy
arrays that are reused; a finished table is dealt anew. Work is split over threads that
do not hold the GIL; the split changes nothing in the results.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from itertools import pairwise
from typing import Any
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from galactable.core.compile import door, rule
from galactable.core.errors import IllegalMoveError, SetupError
from galactable.core.events import EventRows, buffer
from galactable.core.game import Game
from galactable.core.generic import Ints, deal, legal, observe, places, play, score
from galactable.core.rng import Rng, below, start
from galactable.sim.playouts import PICKS, clear, room
from galactable.sim.rewards import reward

__all__ = ["Vector"]

MAX_SEATS = 16


@rule
def deal_anew(
    states: NDArray[Any],
    bytes_: NDArray[np.uint8],
    i: int,
    seats: int,
    variant: int,
    seed: int,
    rng: Rng,
    events: EventRows,
) -> None:
    """A fresh game in record i."""
    clear(bytes_, i)
    start(rng, seed, 0)
    deal(states[i], seats, variant, rng, events)


@rule
def settle(
    s: Any,
    i: int,
    seats: int,
    rival: bool,
    out: Ints,
    ranks: Ints,
    totals: NDArray[np.int32],
    rewards: NDArray[np.float32],
) -> None:
    """What a finished game came to, by seat."""
    places(s, ranks)
    for seat in range(seats):
        totals[i, seat] = score(s, seat, out)
        rewards[i, seat] = reward(ranks, seats, seat, totals[i, seat], rival)


@door
def advance(
    fresh: bool,
    low: int,
    high: int,
    seats: int,
    variant: int,
    rival: bool,
    states: NDArray[Any],
    bytes_: NDArray[np.uint8],
    chosen: NDArray[np.int32],
    seeds: NDArray[np.int64],
    plies: NDArray[np.int64],
    masks: NDArray[np.uint8],
    observations: NDArray[np.int16],
    seat_of: NDArray[np.int32],
    suggested: NDArray[np.int32],
    rewards: NDArray[np.float32],
    totals: NDArray[np.int32],
    done: NDArray[np.uint8],
    out: Ints,
    ranks: Ints,
    rng: Rng,
    events: EventRows,
) -> None:
    """Plays the chosen moves at tables low to high-1, or deals there if ``fresh``.

    One long loop: calls with so many arrays would cost as much as the rules.
    """
    watch = observations.shape[1] > 0
    for i in range(low, high):
        s = states[i]
        if fresh:
            deal_anew(states, bytes_, i, seats, variant, seeds[i], rng, events)
        else:
            if done[i] != 0:
                done[i] = 0
                for seat in range(seats):
                    rewards[i, seat] = 0.0
            plies[i] += 1
            start(rng, seeds[i], plies[i])
            play(s, int(s.seat), int(chosen[i]), rng, events)
            if s.waiting == 0:
                settle(s, i, seats, rival, out, ranks, totals, rewards)
                done[i] = 1
                seeds[i] += len(seeds)
                plies[i] = 0
                deal_anew(states, bytes_, i, seats, variant, seeds[i], rng, events)
        seat = int(s.seat)
        seat_of[i] = seat
        for move in range(masks.shape[1]):
            masks[i, move] = 0
        n = legal(s, seat, out)
        mask = masks[i]
        for k in range(n):
            mask[np.uint32(out[k])] = 1
        start(rng, seeds[i], PICKS + plies[i])
        suggested[i] = out[below(rng, n)]
        if watch:
            observe(s, seat, observations[i])


@door
def first_illegal(chosen: NDArray[np.int32], masks: NDArray[np.uint8]) -> int:
    """The first table whose move is not legal; -1 if all are."""
    for i in range(len(chosen)):
        if chosen[i] < 0 or chosen[i] >= masks.shape[1] or masks[i, chosen[i]] == 0:
            return i
    return -1


_SAVED = (
    "observations",
    "masks",
    "seats_to_move",
    "rewards",
    "totals",
    "dones",
    "seeds",
    "plies",
    "_suggested",
)


class Vector:
    """``tables`` tables of one set-up. The arrays are the same objects after every step.

    ``seats_to_move`` (int32) says who decides at each table; ``observations`` (int16) what
    that seat knows; ``masks`` (uint8) what it may do. After a step ``dones`` marks the tables
    whose game just ended (they are dealt anew), with ``rewards`` and ``totals`` by seat.
    It is copied and pickled as it stands: the copy goes on as the original would.
    """

    def __init__(
        self,
        game: Game,
        variant: str | None = None,
        seats: int | None = None,
        tables: int = 1024,
        threads: int = 1,
        observe: bool = True,
    ) -> None:
        self.game = game
        self.variant, self.seats = game.check_setup(variant, seats)
        self.tables = tables
        self._index = game.variant_names.index(self.variant)
        self._rival = self.variant in game.rivals
        self.states = game.State.array(tables)
        self._bytes = self.states.view(np.uint8).reshape(tables, -1)
        width = game.observation_size if observe else 0
        self.observations = np.zeros((tables, width), np.int16)
        self.masks = np.zeros((tables, game.moves.count), np.uint8)
        self.seats_to_move = np.zeros(tables, np.int32)
        self.rewards = np.zeros((tables, self.seats), np.float32)
        self.totals = np.zeros((tables, self.seats), np.int32)
        self.dones = np.zeros(tables, np.uint8)
        self.seeds = np.zeros(tables, np.int64)
        self.plies = np.zeros(tables, np.int64)
        self._suggested = np.zeros(tables, np.int32)
        edges = np.linspace(0, tables, threads + 1).astype(int).tolist()
        self._ranges = list(pairwise(edges))
        self._space = [_space(game) for _ in self._ranges]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self.reset(0)

    def reset(self, seed: int | Sequence[int] | NDArray[np.integer[Any]] = 0) -> None:
        """Deals all tables: table i gets the seeds seed + i, seed + i + tables, ...

        With a seed for each table, table i gets seed[i], seed[i] + tables, ...
        """
        if np.ndim(seed) == 0:
            self.seeds[:] = seed + np.arange(self.tables)
        elif np.shape(seed) != (self.tables,):
            raise SetupError(f"{self.tables} tables need {self.tables} seeds, not {np.size(seed)}")
        else:
            self.seeds[:] = seed
        self.plies[:] = 0
        self.dones[:] = 0
        self.rewards[:] = 0
        self.totals[:] = 0
        self._advance(True, self._suggested)

    def step(self, chosen: NDArray[np.integer[Any]]) -> None:
        """Plays one move at each table; an illegal one is refused and nothing is played."""
        moves = np.ascontiguousarray(chosen, np.int32)
        if moves.shape != (self.tables,):
            raise IllegalMoveError(f"{self.tables} tables need {self.tables} moves")
        if (bad := first_illegal(moves, self.masks)) >= 0:
            raise IllegalMoveError(f"move {moves[bad]} is not legal at table {bad}")
        self._advance(False, moves)

    def sample(self) -> NDArray[np.int32]:
        """A random legal move for each table: the same for the same seeds and plies."""
        return self._suggested.copy()

    def save(self) -> bytes:
        """Everything that ``restore`` needs to go on from here, here or in another process."""
        about = {name: getattr(self, name) for name in ("variant", "seats", "tables")}
        header = np.frombuffer(json.dumps({"game": self.game.slug, **about}).encode(), np.uint8)
        file = BytesIO()
        arrays = {name: getattr(self, name) for name in _SAVED}
        np.savez(file, header=header, states=self._bytes, **arrays)
        return file.getvalue()

    def restore(self, saved: bytes) -> None:
        """Goes back to what ``save`` gave; refuses what is of another set-up."""
        try:
            with np.load(BytesIO(saved), allow_pickle=False) as file:
                found = dict(file)
            about = json.loads(found.pop("header").tobytes())
        except (ValueError, OSError, KeyError, EOFError, BadZipFile):
            raise SetupError("this is not what Vector.save gave") from None
        mine = [self.game.slug, self.variant, self.seats, self.tables]
        if list(about.values()) != mine:
            game, variant, seats, tables = about.values()
            raise SetupError(
                f"saved were {tables} tables of {game} ({variant}, {seats} seats), "
                f"not {mine[3]} of {mine[0]} ({mine[1]}, {mine[2]} seats)"
            )
        targets = {"states": self._bytes} | {name: getattr(self, name) for name in _SAVED}
        for name, target in targets.items():
            if found[name].shape != target.shape:
                raise SetupError(f"{name} have another size: saved by another version")
        for name, target in targets.items():
            target[:] = found[name]

    def __getstate__(self) -> dict[str, Any]:
        made = {"game": self.game, "variant": self.variant, "seats": self.seats}
        made |= {"tables": self.tables, "threads": len(self._ranges)}
        return {**made, "observe": self.observations.shape[1] > 0, "saved": self.save()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        saved = state.pop("saved")
        Vector.__init__(self, **state)
        self.restore(saved)

    def _advance(self, fresh: bool, moves: NDArray[np.int32]) -> None:
        """Splits the tables over the threads; each writes its own rows alone."""

        def work(part: tuple[int, int], space: tuple[Any, ...]) -> None:
            advance(
                fresh,
                *part,
                self.seats,
                self._index,
                self._rival,
                self.states,
                self._bytes,
                moves,
                self.seeds,
                self.plies,
                self.masks,
                self.observations,
                self.seats_to_move,
                self._suggested,
                self.rewards,
                self.totals,
                self.dones,
                *space,
            )

        if self._pool is None:
            work(self._ranges[0], self._space[0])
        else:
            list(self._pool.map(work, self._ranges, self._space))


def _space(game: Game) -> tuple[Any, ...]:
    """What one thread needs for itself: moves, places, a stream of chance, no events."""
    moves, places = np.zeros(room(game), np.int32), np.zeros(MAX_SEATS, np.int32)
    return moves, places, np.zeros(1, np.uint64), buffer(-1)
