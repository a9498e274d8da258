"""Points by category, places: TG-82, TG-83."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from galactable.core.bits import ones
from galactable.core.compile import rule
from galactable.games.tiny_galaxies.components import LEVEL_POINTS, LIMIT, MAX_LEVEL, N_PLANETS
from galactable.games.tiny_galaxies.state import State

CATEGORIES = ("planets", "galaxy")
Ints = NDArray[np.int32]

_COLONIES = N_PLANETS + 1
_LEVELS = MAX_LEVEL + 1
_RESOURCES = 2 * LIMIT + 1


@rule
def score(s: State, seat: int, out: Ints) -> int:
    """Writes the points of planets and level; returns their sum (TG-1)."""
    out[0] = s.planet_points[seat]
    out[1] = LEVEL_POINTS[s.level[seat]]
    return out[0] + out[1]


@rule
def total(s: State, seat: int) -> int:
    """The seat's points."""
    return s.planet_points[seat] + LEVEL_POINTS[s.level[seat]]


@rule
def _rank(s: State, seat: int) -> int:
    """A number that orders the seats: total, colonized planets, level, resources."""
    rank = int(total(s, seat))
    rank = rank * _COLONIES + ones(s.colonies[seat])
    rank = rank * _LEVELS + int(s.level[seat])
    return rank * _RESOURCES + int(s.stock[seat, 0] + s.stock[seat, 1])


@rule
def places(s: State, out: Ints) -> None:
    """1 + the number of seats that rank higher."""
    for seat in range(s.seats):
        out[seat] = 1
        for other in range(s.seats):
            if _rank(s, other) > _rank(s, seat):
                out[seat] += 1
