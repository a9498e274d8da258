"""What plays a seat: given a table and a seat, a move.

A bot never sees the table itself. ``Desk.sit`` copies the state and ``hide`` re-deals
everything that the seat cannot know, by the bot's own random key; what a bot reads
after that is a table that the seat believes possible.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from threading import local
from typing import Any

import numpy as np
from numpy.typing import NDArray

from galactable.core.events import buffer
from galactable.core.game import Game

__all__ = ["Bot", "Desk"]


class Desk:
    """Records and buffers of a bot at work on one game, used again for every decision."""

    def __init__(self, game: Game, records: int = 3) -> None:
        self.game = game
        self.engine = game.compiled
        self.states = game.State.array(records)
        self.bytes = self.states.view(np.uint8).reshape(records, -1)
        self.out = np.zeros(max(game.moves.count, len(game.categories), 16) + 1, np.int32)
        self.rng = np.zeros(1, np.uint64)
        self.silence = buffer(-1)

    def sit(self, state: NDArray[Any], seat: int, key: int) -> None:
        """Copies a table into record 0, with all that the seat cannot know dealt anew."""
        self.bytes[0] = np.frombuffer(state.tobytes(), np.uint8)
        self.engine.hide(self.states, 0, seat, key, 0, self.rng)


class Bot(ABC):
    """A player. The same table, seat and key give the same move."""

    name: str
    title: str
    about: str
    light = True
    """Whether it can play while the rules are not compiled: it looks at few tables."""

    def __init__(self) -> None:
        self._threads = local()  # a desk is used by one thread at a time

    def choose(self, game: Game, state: Any, seat: int, key: int, mode: str = "compiled") -> int:
        """The move for the seat; ``state`` is a record of the game.

        ``mode`` is how the rules are run, which changes nothing but the time it takes.
        """
        desk = self.sit(game, state, seat, key, mode)
        return self.decide(desk, seat, key)

    def sit(self, game: Game, state: Any, seat: int, key: int, mode: str = "compiled") -> Desk:
        """This thread's desk for the game, with the table as the seat may know it."""
        desks: dict[str, Desk] = self._threads.__dict__.setdefault("desks", {})
        desk = desks.get(game.slug)
        if desk is None:
            desk = desks[game.slug] = self.desk(game)
        desk.engine = game.engine(mode)
        desk.sit(state, seat, key)
        return desk

    def desk(self, game: Game) -> Desk:
        """The space the bot needs."""
        return Desk(game)

    @abstractmethod
    def decide(self, desk: Desk, seat: int, key: int) -> int:
        """The move at the table in record 0 of the desk."""
