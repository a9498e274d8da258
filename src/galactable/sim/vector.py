"""Many tables advanced by one compiled call.

Moves go in, and observations, legal masks, rewards and done flags come out as NumPy
arrays that are reused; a finished table is dealt anew. Work is split over threads that
do not hold the GIL; the split changes nothing in the results.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from io import BytesIO
from itertools import pairwise
from queue import SimpleQueue
from time import sleep
from typing import Any
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from galactable.bots import Player
from galactable.core import registry
from galactable.core.errors import IllegalMoveError, SetupError
from galactable.core.events import buffer
from galactable.core.game import Game
from galactable.core.numbers import checked_seed, whole
from galactable.sim.flags import flags
from galactable.sim.inputs import expand, expanded_size
from galactable.sim.opponents import Opponents, desk_of
from galactable.sim.playouts import room
from galactable.sim.stepping import (
    AWAKE,
    CALLED_OFF,
    CHECKED,
    KINDS,
    LEARNER,
    MAX_SEATS,
    MOVER,
    PLAYED,
    Reached,
    advance_together,
    answer,
)
from galactable.sim.threads import Threads, apart

__all__ = ["ROOM", "Eyes", "Vector", "eyes_of", "narrow"]

Eyes = bool | int | str | Sequence[int]
"""Whose observations: the mover's (True), nobody's (False), a seat's, "all" or a list of seats."""

SHARE = 1024  # tables that are worth a thread of their own
SHARE_WITH_BOTS = 64  # the same where bots think inside the step

WAITS, REFUSED, DONE, ALL_DONE = map(int, Reached)
NAP = 50e-6  # seconds between two looks for a thread that does not come: cores are busy

ROOM = 1 << 62  # seeds that are kept for the games to come

_SAVED = (
    "observations",
    "masks",
    "seats_to_move",
    "rewards",
    "totals",
    "dones",
    "seeds",
    "plies",
    "last_observations",
    "_suggested",
)


class Vector:
    """``tables`` tables of one set-up. The arrays are the same objects after every step.

    ``seats_to_move`` (int32) says who decides at each table; ``observations`` (int16) what
    that seat knows; ``masks`` (uint8) what it may do. After a step ``dones`` marks the tables
    whose game just ended (they are dealt anew), with ``rewards`` and ``totals`` by seat.
    It is copied and pickled as it stands: the copy goes on as the original would.

    ``opponents`` has a bot by seat, None for your own (one bot alone: all seats but the first);
    they play inside the step, so that a seat of your own always decides. ``observe`` says
    whose observations you want: the mover's (True), nobody's, a seat's (its number), those of
    several (a list; tables x seats x numbers) or of ``"all"``. With ``expanded``, ``floats``
    has them as ``inputs.expand`` makes them; with ``finals``, ``last_observations`` what every
    seat knew when the last game at a table ended.
    """

    def __init__(
        self,
        game: Game | str,
        variant: str | None = None,
        seats: int | None = None,
        tables: int = 1024,
        threads: int = 1,
        observe: Eyes = True,
        opponents: Player | Sequence[Player | None] = None,
        expanded: bool = False,
        finals: bool = False,
    ) -> None:
        self.game = game = registry.game(game) if isinstance(game, str) else game
        self.variant, self.seats = game.check_setup(variant, seats)
        self.tables = tables = _at_least_one(tables, "tables")
        self.threads = _at_least_one(threads, "threads")
        self.observe, self.opponents = observe, opponents
        eyes = eyes_of(observe, self.seats)
        self.states = game.State.array(tables)
        self._bytes = self.states.view(np.uint8).reshape(tables, -1)
        size = game.observation_size
        self._seen = np.zeros((tables, len(eyes), size), np.int16)
        self.observations: NDArray[np.int16] = self._seen
        if isinstance(observe, bool) or whole(observe) is not None:  # of one seat, or none
            self.observations = self._seen.reshape(tables, len(eyes) * size)
        self.last_observations = np.zeros((tables, self.seats if finals else 0, size), np.int16)
        self.masks = np.zeros((tables, game.moves.count), np.uint8)
        self.seats_to_move = np.zeros(tables, np.int32)
        self.rewards = np.zeros((tables, self.seats), np.float32)
        self.totals = np.zeros((tables, self.seats), np.int32)
        self.dones = np.zeros(tables, np.uint8)
        self.seeds = np.zeros(tables, np.int64)
        self.plies = np.zeros(tables, np.int64)
        self._suggested = np.zeros(tables, np.int32)
        self.floats: NDArray[np.float32] | None = None
        if expanded:
            shape = (*self.observations.shape[:-1], expanded_size(game))
            self.floats = np.zeros(shape if len(eyes) else (tables, 0), np.float32)
        self._bots = None if opponents is None else Opponents(game, opponents, self.seats)
        self._asked = np.full(tables, -1, np.int32)
        share = SHARE if self._bots is None else SHARE_WITH_BOTS
        parts = max(1, min(self.threads, self.tables // share))
        self._ranges = list(pairwise(np.linspace(0, tables, parts + 1).astype(int).tolist()))
        index, rival = game.variant_names.index(self.variant), self.variant in game.rivals
        arrays = (
            *(self.seats, index, rival, self.states, self._bytes, self.seeds, self.plies),
            *(self.masks, eyes, self._seen, self.last_observations, self.seats_to_move),
            *(self._suggested, self.rewards, self.totals, self.dones),
            np.zeros(MAX_SEATS, np.int8) if self._bots is None else self._bots.who,
        )
        self._args = [(*part, *arrays, *_space(game)) for part in self._ranges]
        self._desks = [desk_of(game) for _ in self._ranges if self._bots]
        self._flags, self._steps = flags(KINDS, parts), 0
        self._refused = np.full(parts, -1, np.int64)
        self._moves, self._state = np.zeros(tables, np.int32), WAITS
        self._at = [0] * parts
        self._stays = False
        self._workers: Threads | None = None  # first alone: whoever is first compiles
        self._whole = False
        self.reset(0)
        if parts > 1:
            self._workers = Threads(parts)
            self._stays = self._bots is None and self.floats is None

    def reset(self, seed: int | Sequence[int] | NDArray[np.integer[Any]] = 0) -> None:
        """Deals all tables: table i gets the seeds seed + i, seed + i + tables, ...

        With a seed for each table, table i gets seed[i], seed[i] + tables, ...
        """
        if np.ndim(seed) == 0:
            self.seeds[:] = checked_seed(seed, ROOM) + np.arange(self.tables)
        elif np.shape(seed) != (self.tables,):
            found = np.size(seed) if np.ndim(seed) == 1 else f"an array of {np.shape(seed)}"
            raise SetupError(f"{self.tables} tables need {self.tables} seeds, not {found}")
        else:
            self.seeds[:] = [checked_seed(one, ROOM) for one in seed]  # type: ignore[union-attr]
        self._whole = False
        for array in (self.plies, self.dones, self.rewards, self.totals, self.last_observations):
            array[:] = 0
        self._advance(True, self._suggested)

    def step(self, chosen: NDArray[np.integer[Any]]) -> None:
        """Plays one move at each table; an illegal one is refused and nothing is played."""
        moves = narrow(chosen, self.masks.shape[1])
        if moves.shape != (self.tables,):
            raise IllegalMoveError(f"{self.tables} tables need {self.tables} moves")
        self._check_whole()
        if (bad := self._advance(False, moves)) >= 0:
            raise IllegalMoveError(f"move {chosen[bad]} is not legal at table {bad}")

    def sample(self) -> NDArray[np.int32]:
        """A random legal move for each table: the same for the same seeds and plies."""
        return self._suggested.copy()

    def save(self) -> bytes:
        """Everything that ``restore`` needs to go on from here, here or in another process."""
        self._check_whole()
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
        except (ValueError, OSError, KeyError, EOFError, BadZipFile, TypeError):
            raise SetupError("this is not what Vector.save gave") from None
        mine = [self.game.slug, self.variant, self.seats, self.tables]
        if list(about.values()) != mine:
            game, variant, seats, tables = about.values()
            raise SetupError(
                f"this holds {tables} tables of {game} ({variant}, {seats} seats), "
                f"not {mine[3]} of {mine[0]} ({mine[1]}, {mine[2]} seats)"
            )
        targets = {"states": self._bytes} | {name: getattr(self, name) for name in _SAVED}
        for name, target in targets.items():
            if found[name].shape != target.shape:
                raise SetupError(f"{name} have another size: another version saved them")
        if self._bots and any(self._bots.who[found["seats_to_move"]] != LEARNER):
            raise SetupError("these tables were saved with other opponents: a bot's seat decides")
        self._whole = False
        for name, target in targets.items():
            target[:] = found[name]
        self._expand()
        self._whole = True

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal at every table, a row a table, as sb3-contrib asks for it: a copy."""
        return self.masks.astype(bool)

    def __getstate__(self) -> dict[str, Any]:
        names = ("game", "variant", "seats", "tables", "threads", "observe", "opponents")
        made = {name: getattr(self, name) for name in names}
        made |= {"expanded": self.floats is not None}
        made |= {"finals": self.last_observations.shape[1] > 0}
        return {**made, "saved": self.save()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        saved = state.pop("saved")
        Vector.__init__(self, **state)
        self.restore(saved)

    def _advance(self, fresh: bool, moves: NDArray[np.int32]) -> int:
        """Moves, then bots' moves; returns the first table whose move is not legal, or -1."""
        bots, parts = self._bots, range(len(self._ranges))
        self._whole = False
        self._moves[:], self._refused[:] = moves, -1
        self._fresh, self._waiting = fresh, [0 for _ in parts]
        if bots is not None:
            self._asked[:] = -1  # a bot that failed may have left moves of others
        self._steps += 1  # last: whoever reads it reads the rest as it is now
        awake = self._stays and not fresh
        self._share(self._work, [n for n in parts[1:] if not (awake and self._flags[AWAKE, n])])
        if self._state == REFUSED:
            self._whole = bool((self._refused >= 0).any())
            self._check_whole()  # else a thread broke off by itself
            return int(self._refused[self._refused >= 0].min())
        while bots is not None and any(self._waiting):
            bots.choose(self.states, self.seats_to_move, self.seeds, self.plies, self._asked)
            for part in parts:
                self._waiting[part] = self._answer(part)
        self._expand()
        self._whole = True
        return -1

    def _work(self, part: int) -> bool:
        """One thread's part of a step; whether all parts are known to be done."""
        self._at[part] = self._steps
        try:
            state = self._play(part)
            if self._bots is not None and state == DONE:
                self._waiting[part] = self._answer(part)
        except BaseException:
            self._call_off(self._at[part])
            raise
        if part == 0:
            self._state = state
        else:
            self._flags[AWAKE, part] = 0
        return state == ALL_DONE

    def _play(self, part: int) -> int:
        """A thread's moves: how far it got."""
        where, about = (part, self._flags, self._refused, self._stays), self._args[part]
        woken = part > 0 or not self._stays
        while True:
            self._at[part] = step = self._steps
            fresh = self._fresh  # in this order: see `_advance`
            state = int(advance_together(step, *where, fresh, self._moves, *about))
            if state != WAITS:
                return state
            if not woken:
                self._wake()
                woken = True
            sleep(NAP)

    def _wake(self) -> None:
        """Hands the step to threads that fell asleep just when it came; twice does no harm."""
        for part in range(1, len(self._ranges)):
            begun = self._flags[CHECKED, part], self._flags[PLAYED, part]
            if self._workers is not None and self._steps not in begun:
                self._workers.hand(part, self._work, SimpleQueue())

    def _call_off(self, step: int | None = None) -> None:
        """Lets the threads go that wait for one which cannot come to this step."""
        last = int(self._flags[CALLED_OFF, 0])
        self._flags[CALLED_OFF] = max(last, self._steps if step is None else step)

    def _check_whole(self) -> None:
        """Refuses tables of which some may have moved and others not."""
        if not self._whole:
            raise SetupError("the last step was broken off: reset() or restore() first")

    def _answer(self, part: int) -> int:
        return int(answer(self._asked, *self._args[part], *self._desks[part]))

    def _expand(self) -> None:
        if self.floats is not None and self.floats.size:
            seen, floats, game = self.observations, self.floats, self.game

            def work(part: int) -> None:
                low, high = self._ranges[part]
                expand(game, seen[low:high], out=floats[low:high])

            self._share(work)

    def _share(self, work: Any, asleep: Sequence[int] | None = None) -> None:
        """All parts of some work: by the threads, or one after another."""
        if self._workers is None:
            for part in range(len(self._ranges)):
                work(part)
        else:
            self._workers.run(work, self._call_off, asleep)


def narrow(chosen: Any, codes: int) -> NDArray[np.int32]:
    """Moves in 32 bits: none becomes legal by rounding, or by losing what is above them."""
    moves = np.asarray(chosen)
    if moves.dtype.kind not in "iu":
        raise IllegalMoveError(f"moves are whole numbers, not {moves.dtype}")
    if not np.can_cast(moves.dtype, np.int32):
        moves = moves.clip(-1 if moves.dtype.kind == "i" else 0, codes)
    return np.ascontiguousarray(moves, np.int32)


def _at_least_one(number: int, what: str) -> int:
    found = whole(number)
    if found is None or found < 1:
        raise SetupError(f"{what} are counted from 1, not {number!r}")
    return found


def eyes_of(observe: Eyes, seats: int) -> NDArray[np.int32]:
    """The seats that observe, ``MOVER`` for whoever decides."""
    if isinstance(observe, bool):
        return np.full(int(observe), MOVER, np.int32)
    if isinstance(observe, str) and observe == "all":
        return np.arange(seats, dtype=np.int32)
    several = isinstance(observe, Sequence | np.ndarray) and not isinstance(observe, str)
    wanted = [whole(seat) for seat in (observe if several else [observe])]  # type: ignore[union-attr]
    known = [seat for seat in wanted if seat is not None and 0 <= seat < seats]
    if len(known) < len(wanted):
        right = f'True, False, "all", a seat (0 to {seats - 1}) or a list of seats'
        raise SetupError(f"observe is {right}, not {observe!r}")
    return np.array(known, np.int32)


def _space(game: Game) -> tuple[Any, ...]:
    """What one thread needs for itself: moves, places, a stream of chance, no events."""
    moves, places = apart(room(game), np.int32), apart(MAX_SEATS, np.int32)
    return moves, places, apart(1, np.uint64), buffer(-1)
