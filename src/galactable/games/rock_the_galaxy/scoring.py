"""Points by category, places: RG-48 to RG-50."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from galactable.core.compile import rule
from galactable.games.rock_the_galaxy.components import FAN_POINTS, SINGLE_POINTS
from galactable.games.rock_the_galaxy.state import State

CATEGORIES = ("singles", "fans")
Ints = NDArray[np.int32]


@rule
def score(s: State, seat: int, out: Ints) -> int:
    """Writes singles and fans; returns their sum (RG-49)."""
    out[0] = s.singles[seat] * SINGLE_POINTS
    out[1] = s.fans[seat] * FAN_POINTS
    return out[0] + out[1]


@rule
def total(s: State, seat: int) -> int:
    """The seat's points."""
    return s.singles[seat] * SINGLE_POINTS + s.fans[seat] * FAN_POINTS


@rule
def places(s: State, out: Ints) -> None:
    """1 + the number of seats with a higher total."""
    for seat in range(s.seats):
        out[seat] = 1
        for other in range(s.seats):
            if total(s, other) > total(s, seat):
                out[seat] += 1
