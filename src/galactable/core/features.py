"""What an observation consists of: short rows of whole numbers, and what each may be.

``sim.expand`` turns such rows into a network's input.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from math import frexp, prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from galactable.core.compile import rule
from galactable.core.record import Record

__all__ = [
    "BITS",
    "HEAD",
    "PHASE_AT",
    "WORD",
    "Feature",
    "Numbers",
    "Seen",
    "Values",
    "again",
    "among",
    "aside",
    "bits",
    "card",
    "cards",
    "choice",
    "count",
    "head",
    "observe_head",
    "observe_open",
    "of",
    "pile",
    "seat",
    "seats",
]

BITS = 16  # of a mask, in each number of an observation
HEAD = 7  # numbers that every observation begins with
PHASE_AT = 3  # which of them is the phase
WORD = 64 // BITS  # numbers of a mask of 64 bits

Seen = NDArray[np.int16]
Numbers = Any  # an array of NumPy, PyTorch, JAX or CuPy


@dataclass(frozen=True)
class Values:
    """What the numbers of a feature may be, and how they are expanded.

    ``count``: divided by ``scale``. ``choice``: one of ``size`` things from 0 on, or none
    (below 0); one-hot. ``pile``: several choices in any order; their one-hots are added up.
    ``card``: a choice, as the row of the game's table ``table``. ``cards``: several of them in
    any order; their rows are added up and divided by ``scale``. ``seat``: a seat (or none);
    one-hot, counted from the seat that observes. ``bits``: ``size`` bits, lowest first, in
    ``words`` numbers of 16. ``among``: such bits, one for each card of ``table``; the rows of
    those that are set are added up and divided by ``scale``. ``seats``: the bits of seats,
    counted from the observer. ``aside``: not an input; it says how to read other features.
    """

    kind: str
    low: int
    high: int
    size: int = 1
    scale: float = 1.0
    words: int = 1
    table: str = ""


def count(high: int, low: int = 0, scale: float | None = None) -> Values:
    """A number from ``low`` to ``high``; as input divided by ``scale`` (if not given: high)."""
    return Values("count", low, int(high), scale=float(scale or high))


def choice(size: int, none: bool = False) -> Values:
    """One of ``size`` things, counted from 0; -1 if there may be none."""
    return Values("choice", -1 if none else 0, int(size) - 1, int(size))


def pile(size: int, none: bool = False) -> Values:
    """Some of ``size`` things, in an order that does not matter."""
    return Values("pile", -1 if none else 0, int(size) - 1, int(size))


def card(table: str, size: int, none: bool = True) -> Values:
    """One of ``size`` cards that the game's table of that name describes."""
    return Values("card", -1 if none else 0, int(size) - 1, int(size), table=table)


def cards(table: str, size: int, none: bool = True, scale: float = 1.0) -> Values:
    """Some of ``size`` cards that the game's table of that name describes, in any order."""
    return Values("cards", -1 if none else 0, int(size) - 1, int(size), _exact(scale), table=table)


def among(table: str, size: int, words: int, scale: float = 1.0) -> Values:
    """Which cards of a table, as masks of ``size`` bits in ``words`` numbers each."""
    mask = bits(size, words)
    return Values("among", mask.low, mask.high, mask.size, _exact(scale), words, table)


def _exact(scale: float) -> float:
    """Rows of cards are added up in any order, so every sum must be exact."""
    if frexp(scale)[0] != 0.5:
        raise ValueError(f"what is added up is divided by a power of two, not by {scale}")
    return float(scale)


def aside(high: int, low: int = 0) -> Values:
    """A number that is not an input itself."""
    return Values("aside", low, int(high), 0)


def seat(size: int, none: bool = False) -> Values:
    """A seat, out of at most ``size``."""
    return Values("seat", -1 if none else 0, int(size) - 1, int(size))


def seats(size: int) -> Values:
    """A bit mask of seats, out of at most ``size``."""
    return Values("seats", 0, (1 << size) - 1, int(size))


def bits(size: int, words: int = 1) -> Values:
    """``size`` bits in ``words`` numbers, the lowest first."""
    full = words > 1 or size >= BITS
    low, high = (-(1 << BITS - 1), (1 << BITS - 1) - 1) if full else (0, (1 << size) - 1)
    return Values("bits", low, high, int(size), words=words)


@dataclass(frozen=True)
class Feature:
    """One stretch of the observation: how many numbers, what they mean and may be.

    ``by_seat`` says for how many seats the stretch has an equal part, in the order of seats;
    ``used`` names the feature that says how many (of each part) are in use, from the first on.
    The input may be less than that: ``mine`` keeps the observer's part alone, ``first`` the
    first few of each part. ``cut`` names the feature that says where in a part each of the
    ``first`` groups begins (and the last ends), so that cards are added up by group. ``again``
    names a feature whose numbers are used once more; the stretch then has none of its own.
    """

    name: str
    length: int
    meaning: str
    values: Values
    by_seat: int = 0
    used: str = ""
    mine: bool = False
    first: int = 0
    cut: str = ""
    again: str = ""


def again(name: str, other: str, meaning: str, values: Values, **how: Any) -> Feature:
    """The numbers of another feature, as another input."""
    return Feature(name, 0, meaning, values, again=other, **how)


def of(
    state: type[Record],
    name: str,
    values: Values,
    by_seat: int = 0,
    used: str = "",
    mine: bool = False,
    first: int = 0,
) -> Feature:
    """A field of the record, as it is; a mask of 64 bits as four numbers."""
    own = state.fields[name]
    wide = state.dtype[name].base.itemsize // 2 or 1
    length = prod(own.shape) * wide
    if by_seat and own.shape[:1] != (by_seat,):
        raise TypeError(f"{name!r} has no part for each of {by_seat} seats")
    if wide != (values.words if values.kind in ("bits", "among") else 1):
        raise TypeError(f"{name!r} takes {wide} numbers each")
    return Feature(name, length, own.meaning, values, by_seat, used, mine, first)


def head(
    state: type[Record], phases: type[IntEnum], most: int, variants: int, last: int
) -> tuple[Feature, ...]:
    """What every observation begins with, written by ``observe_head``."""
    return (
        Feature("me", 1, "the seat that observes", seat(most)),
        of(state, "seats", count(most)),
        of(state, "variant", choice(max(2, variants))),
        of(state, "phase", choice(len(phases))),
        of(state, "seat", seat(most, none=True)),
        of(state, "waiting", seats(most)),
        of(state, "turn", count(last)),
    )


@rule
def observe_head(s: Any, me: int, out: Seen) -> None:
    """Writes the first seven numbers of every observation."""
    out[0] = me
    out[1] = s.seats
    out[2] = s.variant
    out[PHASE_AT] = s.phase
    out[4] = s.seat
    out[5] = s.waiting
    out[6] = s.turn


@rule
def observe_open(s: Any, me: int, out: Seen) -> None:
    """Writes the head, then copies the spans ``wide`` and ``small`` of the record."""
    observe_head(s, me, out)
    for i in range(len(s.wide)):
        out[HEAD + i] = s.wide[i]
    for i in range(len(s.small)):
        out[HEAD + len(s.wide) + i] = s.small[i]
