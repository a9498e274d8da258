"""The rules of whichever game a record belongs to.

Code that is written once for all games calls these functions. Compiled, Numba picks
the game's own rule by the type of the record, so the compiled code can
be cached; interpreted and on a GPU, ``Twins`` puts the game's rule in their place.
What Numba has to know of that is in ``overloads``: nothing here needs it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from galactable.core.events import EventRows
from galactable.core.rng import Rng

__all__ = [
    "RULES",
    "attempt",
    "deal",
    "evaluate",
    "hide",
    "host_legal",
    "legal",
    "observe",
    "places",
    "play",
    "register",
    "registered",
    "score",
]

Ints = NDArray[np.int32]
registered: dict[np.dtype[Any], dict[str, Callable[..., Any]]] = {}
"""The rules of every game by name, by the dtype of its record."""


def deal(s: Any, seats: int, variant: int, rng: Rng, events: EventRows) -> None:
    """Sets the table."""
    raise NotImplementedError


def legal(s: Any, seat: int, out: Ints) -> int:
    """Writes the seat's legal moves in increasing order; returns how many."""
    raise NotImplementedError


def host_legal(s: Any, seat: int, out: Ints) -> int:
    """Writes the moves that the host alone may play for the seat now."""
    raise NotImplementedError


def play(s: Any, seat: int, move: int, rng: Rng, events: EventRows) -> None:
    """Carries out one legal move and all that follows until the next decision."""
    raise NotImplementedError


def attempt(s: Any, seat: int, move: int) -> None:
    """Does of a move what is certain to count for the seat, and nothing that follows."""
    raise NotImplementedError


def score(s: Any, seat: int, out: Ints) -> int:
    """Writes the seat's points by category; returns the total."""
    raise NotImplementedError


def places(s: Any, out: Ints) -> None:
    """Writes the place of every seat, 1 for the winner(s)."""
    raise NotImplementedError


def hide(s: Any, seat: int, rng: Rng) -> None:
    """Re-deals everything that the seat cannot know."""
    raise NotImplementedError


def observe(s: Any, seat: int, out: NDArray[np.int16]) -> None:
    """Writes the features of what the seat knows."""
    raise NotImplementedError


def evaluate(s: Any, seat: int) -> int:
    """How good the table looks for the seat, for bots that look one decision ahead."""
    raise NotImplementedError


RULES = (deal, legal, host_legal, play, attempt, score, places, hide, observe, evaluate)


def register(dtype: np.dtype[Any], rules: dict[str, Callable[..., Any]]) -> None:
    """Makes a game's rules known to compiled code, by the type of its record."""
    if dtype in registered:
        raise ValueError("two games have records of the same layout")
    registered[dtype] = rules
