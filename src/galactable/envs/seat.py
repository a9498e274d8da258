"""What the adapters share: one table without a history, cheap to step."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from galactable.core.events import buffer
from galactable.core.game import Game

__all__ = ["Desk", "rewards_of"]


class Desk:
    """A table as an environment needs it: numbers in, numbers out."""

    def __init__(self, game: Game, variant: str | None, seats: int | None) -> None:
        self.game = game
        self.variant, self.seats = game.check_setup(variant, seats)
        self.states = game.State.array(1)
        self._bytes = self.states.view(np.uint8)
        self._seat, self._waiting = self.states["seat"], self.states["waiting"]
        self._out = np.zeros(game.moves.count + 1, np.int32)
        self._rng = np.zeros(1, np.uint64)
        self._silence = buffer(-1)
        self._index = game.variant_names.index(self.variant)
        self.seed, self.ply = 0, 0

    def deal(self, seed: int) -> None:
        """A new game."""
        self._bytes[:] = 0
        self.seed, self.ply = seed, 0
        self.game.compiled.deal(
            self.states, 0, self.seats, self._index, seed, self._rng, self._silence
        )

    @property
    def seat(self) -> int:
        """Who decides next."""
        return int(self._seat[0])

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self._waiting[0] == 0)

    def legal(self) -> NDArray[np.int32]:
        """The legal moves of the seat that decides next."""
        n = self.game.compiled.legal(self.states, 0, self.seat, self._out)
        return self._out[:n]

    def mask(self) -> NDArray[np.int8]:
        """The same as a mask."""
        mask = np.zeros(self.game.moves.count, np.int8)
        mask[self.legal()] = 1
        return mask

    def play(self, move: int) -> None:
        """A legal move of the seat that decides next."""
        self.ply += 1
        self.game.compiled.play(
            self.states, 0, self.seat, move, self.seed, self.ply, self._rng, self._silence
        )

    def observe(self, seat: int) -> NDArray[np.int16]:
        """What the seat knows."""
        out = np.zeros(self.game.observation_size, np.int16)
        self.game.compiled.observe(self.states, 0, seat, out)
        return out

    def rewards(self) -> list[float]:
        """Of a finished game, by seat: see ``rewards_of``."""
        places = np.zeros(self.seats, np.int32)
        self.game.compiled.places(self.states, 0, places)
        totals = [
            int(self.game.compiled.score(self.states, 0, seat, self._out))
            for seat in range(self.seats)
        ]
        return rewards_of(places.tolist(), totals)


def rewards_of(places: list[int], totals: list[int]) -> list[float]:
    """From -1 (last) to 1 (first), ties in between, adding up to 0; alone, points / 100."""
    seats = len(places)
    if seats == 1:
        return [totals[0] / 100]
    found = []
    for mine in places:
        beaten = sum(other > mine for other in places)
        tied = sum(other == mine for other in places) - 1
        found.append((2 * beaten + tied) / (seats - 1) - 1)
    return found
