"""Points by category, places: GZ-34, GZ-49 to GZ-51, GZ-R22."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from galactable.core.compile import rule
from galactable.games.galactzy.components import CHANCE, EON_POINTS, FIRST_CODE, N_FIGURES
from galactable.games.galactzy.state import Line, State

CATEGORIES = ("figures", "codes", "chance", "fights", "events", "eons")
Ints = NDArray[np.int32]

_CODES_BASE = 64  # the tie-break is less than a Code, all Codes are less than a point
_TOTAL_BASE = 1024
_PLACE_BASE = 8  # more than there are places


@rule
def score(s: State, seat: int, out: Ints) -> int:
    """Writes the categories; returns their sum."""
    for category in range(2):
        out[category] = 0
    for line in range(CHANCE):
        out[0 if line < N_FIGURES else 1] += s.points[seat, line]
    out[2] = s.points[seat, CHANCE]
    out[3] = s.won[seat]
    out[4] = s.fate[seat]
    out[5] = EON_POINTS * s.eons[seat]
    return total(s, seat)


@rule
def total(s: State, seat: int) -> int:
    """VP and 5 for each Eon (GZ-49)."""
    return int(s.vp[seat]) + EON_POINTS * int(s.eons[seat])


@rule
def codes_acquired(s: State, seat: int) -> int:
    """Code lines that are scored (GZ-50, GZ-R3)."""
    codes = 0
    for line in range(FIRST_CODE, CHANCE):
        codes += s.lines[seat, line] == Line.SCORED
    return codes


@rule
def standing(s: State, seat: int) -> int:
    """Total, then Codes, then the tie-break, as one number to compare."""
    beaten = s.winners >> seat & 1 == 0
    return total(s, seat) * _TOTAL_BASE + codes_acquired(s, seat) * _CODES_BASE - beaten


@rule
def places(s: State, out: Ints) -> None:
    """1 + the number of seats that stand higher."""
    for seat in range(s.seats):
        out[seat] = standing(s, seat) * _PLACE_BASE
    for seat in range(s.seats):
        for other in range(s.seats):
            out[seat] += out[other] // _PLACE_BASE > out[seat] // _PLACE_BASE
    for seat in range(s.seats):
        out[seat] = 1 + out[seat] % _PLACE_BASE
