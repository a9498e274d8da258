"""Chance draw by draw: a rule is played with given draws, up to the first that is not given.

The rules draw by ``core.rng.below`` alone, every outcome equally likely. So a twin of the
interpreted rules in which ``below`` reads a list shows all of a game's chance as a tree of
draws with exact probabilities, without a word in the rules themselves.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from threading import Lock
from typing import Any

import numpy as np

from galactable.core.compile import Twins
from galactable.core.events import buffer
from galactable.core.game import Game
from galactable.core.generic import instead_of_rows
from galactable.core.rng import below

__all__ = ["DEAL", "Scripted", "UndrawnError", "scripted"]

DEAL = -1


class UndrawnError(Exception):
    """A rule asks for a draw that was not given, with so many outcomes."""

    def __init__(self, outcomes: int) -> None:
        super().__init__(outcomes)
        self.outcomes = outcomes


class Scripted:
    """A game whose draws are given."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._draws: list[int] = []
        self._next: Callable[[int], int | None] = lambda outcomes: None
        self._at = 0
        self._lock = Lock()  # one game at a time: states of many threads share these draws

        def drawn(rng: Any, n: int) -> int:
            if self._at == len(self._draws):
                found = self._next(int(n))
                if found is None:
                    raise UndrawnError(int(n))
                self._draws.append(found)
            self._at += 1
            return self._draws[self._at - 1]

        instead = {**instead_of_rows(game.rules), below: drawn}
        twins = Twins(instead=instead)
        self._deal, self._play = twins.of(game.rules["deal"]), twins.of(game.rules["play"])
        self._events = buffer()

    def run(
        self,
        state: bytes,
        seats: int,
        variant: int,
        move: int,
        draws: list[int],
        more: Callable[[int], int | None] | None = None,
    ) -> tuple[bytes, Any]:
        """The table after a move (or the deal) with these draws, and what happened.

        ``more`` may give the draws that are missing; they are added to ``draws``. Where it
        gives none, ``UndrawnError`` says how many outcomes the next draw has.
        """
        states = self.game.State.array(1)
        if state:
            states.view(np.uint8)[:] = np.frombuffer(state, np.uint8)
        rng, s = np.zeros(1, np.uint64), states[0]
        with self._lock, np.errstate(over="ignore"):
            self._draws, self._at, self._next = draws, 0, more or (lambda outcomes: None)
            self._events[0] = 0
            if move == DEAL:
                self._deal(s, seats, variant, rng, self._events)
            else:
                self._play(s, int(s.seat), move, rng, self._events)
            return states.tobytes(), self.game.events.read(self._events)


@cache
def scripted(game: Game) -> Scripted:
    """The game with given draws."""
    return Scripted(game)
