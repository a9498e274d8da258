"""What the dice show: Figures, Codes, Chance and their points (GZ-15 to GZ-24, GZ-36, GZ-37)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from galactable.core.compile import rule
from galactable.games.galactzy.components import (
    BITS,
    CHANCE,
    EARLY,
    FACE_NUMBER,
    FACE_UNIT,
    FIRST_CODE,
    GUARD,
    N_FACES,
    N_FIGURES,
    NUMBER_MASK,
    PHANTOM,
    PHANTOM_LINE,
    WAY_FIRST,
    WAY_NEED,
    WAY_POINTS,
)
from galactable.games.galactzy.state import State

NOT_SHOWN = -1


@rule
def count_dice(dice: NDArray[np.int8]) -> int:
    """Dice by number, packed (see ``components.pack``)."""
    counts = 0
    for face in range(N_FACES):
        counts += dice[face] * FACE_UNIT[face]
    return counts


@rule
def contains(counts: int, need: int) -> bool:
    """Whether every number of ``need``, with repeats, is among the dice."""
    return (counts | GUARD) - need & GUARD == GUARD


@rule
def shows_code(s: State, counts: int, galaxy: int) -> bool:
    """Whether the dice show the Code of a galaxy (GZ-22, GZ-R13)."""
    code = s.phantom_code if galaxy == PHANTOM else WAY_NEED[WAY_FIRST[FIRST_CODE + galaxy]]
    return code != 0 and contains(counts, code)


@rule
def worth(s: State, seat: int, line: int, counts: int) -> int:
    """What the dice would score on a line: twice the points, odd with the Lucky Number.

    The way with the most points counts; of equal ones, the one with the Lucky Number
    (GZ-R11). NOT_SHOWN if the dice do not show the line.

    Keeps GZ-58, GZ-R12, GZ-R38.
    """
    if line == CHANCE:
        return 2 * sum_of(counts)
    lucky = s.lucky[seat]
    best = NOT_SHOWN
    for way in range(WAY_FIRST[line], WAY_FIRST[line + 1]):
        need = WAY_NEED[way]
        if line == PHANTOM_LINE:
            need = s.phantom_code
            if need == 0:
                return NOT_SHOWN
        elif need == s.phantom_code:  # GZ-74
            continue
        if contains(counts, need):
            value = 2 * (WAY_POINTS[way] + EARLY[s.throws])
            if (counts - need) >> BITS * (lucky - 1) & NUMBER_MASK > 0:
                value += 2 * lucky + 1
            best = max(best, value)
    return best


@rule
def sum_of(counts: int) -> int:
    """The sum of all dice (GZ-24, GZ-R14)."""
    total = 0
    for face in range(N_FACES - 8, N_FACES):  # the faces of a d8: every number once
        number = FACE_NUMBER[face]
        total += number * (counts >> BITS * (number - 1) & NUMBER_MASK)
    return total


@rule
def fight_worth(s: State, seat: int, counts: int) -> int:
    """The best Figure, as ``worth`` gives it; 0 without one (GZ-45)."""
    best = 0
    for line in range(N_FIGURES):
        best = max(best, worth(s, seat, line, counts))
    return best
