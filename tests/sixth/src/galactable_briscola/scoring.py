"""Points by category, places: BR-3, BR-11."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from galactable.core.compile import rule
from galactable_briscola.components import N_CARDS, POINTS, SUIT
from galactable_briscola.state import Place, State

CATEGORIES = ("trumps", "others")


@rule
def score(s: State, seat: int, out: NDArray[np.int32]) -> int:
    """Writes the points of trumps and of other cards taken; returns their sum."""
    out[0] = 0
    for card in range(N_CARDS):
        if s.place[card] == Place.TAKEN + seat and SUIT[card] == SUIT[s.trump]:
            out[0] += POINTS[card]
    out[1] = s.points[seat] - out[0]
    return s.points[seat]


@rule
def places(s: State, out: NDArray[np.int32]) -> None:
    """1 + the number of seats with more points."""
    for seat in range(s.seats):
        out[seat] = 1
        for other in range(s.seats):
            if s.points[other] > s.points[seat]:
                out[seat] += 1
