"""The rules of whichever game a record belongs to.

Code that is written once for all games calls these functions. Compiled, Numba picks
the game's own rule by the type of the record (``overload``), so the compiled code can
be cached; interpreted and on a GPU, ``Twins`` puts the game's rule in their place.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numba
import numpy as np
from numba.extending import overload
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
    "score",
]

Ints = NDArray[np.int32]
_rules_by_type: dict[Any, dict[str, Callable[..., Any]]] = {}


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
    record = numba.from_dtype(dtype)
    if record in _rules_by_type:
        raise ValueError("two games have records of the same layout")
    _rules_by_type[record] = rules


def _own(record: Any, name: str) -> Callable[..., Any] | None:
    rules = _rules_by_type.get(record)
    return rules[name] if rules else None


@overload(deal)
def _deal(s, seats, variant, rng, events):  # type: ignore[no-untyped-def]
    if (own := _own(s, "deal")) is not None:
        return lambda s, seats, variant, rng, events: own(s, seats, variant, rng, events)
    return None


@overload(legal)
def _legal(s, seat, out):  # type: ignore[no-untyped-def]
    if (own := _own(s, "legal")) is not None:
        return lambda s, seat, out: own(s, seat, out)
    return None


@overload(host_legal)
def _host_legal(s, seat, out):  # type: ignore[no-untyped-def]
    if (own := _own(s, "host_legal")) is not None:
        return lambda s, seat, out: own(s, seat, out)
    return None


@overload(play)
def _play(s, seat, move, rng, events):  # type: ignore[no-untyped-def]
    if (own := _own(s, "play")) is not None:
        return lambda s, seat, move, rng, events: own(s, seat, move, rng, events)
    return None


@overload(attempt)
def _attempt(s, seat, move):  # type: ignore[no-untyped-def]
    if (own := _own(s, "attempt")) is not None:
        return lambda s, seat, move: own(s, seat, move)
    return None


@overload(score)
def _score(s, seat, out):  # type: ignore[no-untyped-def]
    if (own := _own(s, "score")) is not None:
        return lambda s, seat, out: own(s, seat, out)
    return None


@overload(places)
def _places(s, out):  # type: ignore[no-untyped-def]
    if (own := _own(s, "places")) is not None:
        return lambda s, out: own(s, out)
    return None


@overload(hide)
def _hide(s, seat, rng):  # type: ignore[no-untyped-def]
    if (own := _own(s, "hide")) is not None:
        return lambda s, seat, rng: own(s, seat, rng)
    return None


@overload(observe)
def _observe(s, seat, out):  # type: ignore[no-untyped-def]
    if (own := _own(s, "observe")) is not None:
        return lambda s, seat, out: own(s, seat, out)
    return None


@overload(evaluate)
def _evaluate(s, seat):  # type: ignore[no-untyped-def]
    if (own := _own(s, "evaluate")) is not None:
        return lambda s, seat: own(s, seat)
    return None
