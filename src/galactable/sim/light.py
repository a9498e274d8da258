"""One table without a history, cheap to step: what adapters and self-play share."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from galactable.core.errors import SetupError
from galactable.core.events import buffer
from galactable.core.game import SPECTATOR, Game
from galactable.core.numbers import checked_seed
from galactable.sim.inputs import expand
from galactable.sim.rewards import rewards_of

__all__ = ["LightTable"]


class LightTable:
    """A table as an environment needs it: numbers in, numbers out.

    It is copied and pickled as what it is: a set-up, a seed, a ply and the bytes of a record.
    ``whole`` is False while an environment makes a step of several moves;
    where it stays so, the step was broken off.
    """

    def __init__(self, game: Game, variant: str | None, seats: int | None) -> None:
        self.game = game
        self.variant, self.seats = game.check_setup(variant, seats)
        self.seed, self.ply, self.whole = 0, 0, True
        self._open()

    def _open(self) -> None:
        game = self.game
        self.states = game.State.array(1)
        self._bytes = self.states.view(np.uint8)
        self._seat, self._waiting = self.states["seat"], self.states["waiting"]
        self._out = np.zeros(max(game.moves.count, len(game.categories)) + 1, np.int32)
        self._count = -1  # legal moves in _out; -1 if they are not known
        self._rng = np.zeros(1, np.uint64)
        self._silence = buffer(-1)
        self._index = game.variant_names.index(self.variant)

    def __getstate__(self) -> dict[str, Any]:
        names = ("game", "variant", "seats", "seed", "ply", "whole")
        return {**{name: vars(self)[name] for name in names}, "bytes": self.states.tobytes()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        content = state.pop("bytes")
        vars(self).update(state)
        self._open()
        if len(content) != len(self._bytes):
            raise SetupError(f"{self.game.title}: another version saved this")
        self._bytes[:] = np.frombuffer(content, np.uint8)

    def deal(self, seed: int) -> None:
        """A new game."""
        self.seed, self.ply, self._count = checked_seed(seed), 0, -1
        self._bytes[:] = 0
        self.game.compiled.deal(
            self.states, 0, self.seats, self._index, self.seed, self._rng, self._silence
        )

    @property
    def seat(self) -> int:
        """Who decides next."""
        return int(self._seat[0])

    @property
    def dealt(self) -> bool:
        """Whether there is a game at all."""
        return bool(self.states["seats"][0] > 0)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self._waiting[0] == 0)

    def legal(self) -> NDArray[np.int32]:
        """The legal moves of the seat that decides next."""
        if self._count < 0:
            self._count = self.game.compiled.legal(self.states, 0, self.seat, self._out)
        return self._out[: self._count]

    def legal_for(self, seat: int) -> NDArray[np.int32]:
        """The legal moves of any seat that is waited for."""
        self._count = -1
        return self._out[: self.game.compiled.legal(self.states, 0, seat, self._out)]

    def mask(self) -> NDArray[np.int8]:
        """The legal moves of the seat that decides next, as a mask; nothing when over."""
        mask = np.zeros(self.game.moves.count, np.int8)
        if not self.over:
            mask[self.legal()] = 1
        return mask

    def play(self, move: int, seat: int | None = None) -> None:
        """A legal move of the seat that decides next, or of another that is waited for."""
        self.ply += 1
        self._count = -1
        who = self.seat if seat is None else seat
        self.game.compiled.play(
            self.states, 0, who, move, self.seed, self.ply, self._rng, self._silence
        )

    def observe(self, seat: int, expanded: bool = False) -> NDArray[Any]:
        """What the seat knows; ``expanded``, as floats."""
        out = np.zeros(self.game.observation_size, np.int16)
        self.game.compiled.observe(self.states, 0, seat, out)
        return expand(self.game, out) if expanded else out

    def rewards(self) -> list[float]:
        """Of a finished game, by seat: see ``sim.rewards``."""
        places, points = np.zeros(self.seats, np.int32), np.zeros(64, np.int32)
        self.game.compiled.places(self.states, 0, places)
        score = self.game.compiled.score
        totals = [int(score(self.states, 0, seat, points)) for seat in range(self.seats)]
        return rewards_of(self.game, self.variant, places.tolist(), totals)

    def draw(self) -> str:
        """The table as anyone may see it, for a terminal."""
        from rich.console import Console

        console = Console(width=100)
        with console.capture() as text:
            console.print(self.game.draw(self.game.view(self.states[0], SPECTATOR)))
        return text.get()
