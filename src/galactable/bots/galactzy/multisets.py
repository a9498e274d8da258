"""Dice by number: all multisets of at most eight numbers, counted, and how they are joined.

Multisets are counted by size, then in the order of their numbers; the empty one is 0.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement
from math import comb
from typing import Any

import numpy as np
from numpy.typing import NDArray

from galactable.games.galactzy.components import (
    DICE,
    FIRST_HAND,
    MOST_DICE,
    N_NUMBERS,
    THROWS,
    pack,
)

__all__ = ["COUNT", "FIRST", "MEANS", "MIX_LESS", "MIX_ROW", "MIX_SIDES", "SIZES", "Web", "web"]

COUNT = comb(N_NUMBERS + MOST_DICE, MOST_DICE)
FIRST = np.array([comb(N_NUMBERS + size - 1, size - 1) if size else 0 for size in range(10)])
SIZES = MOST_DICE - FIRST_HAND + 1  # a sequence has six, seven or eight dice

# Mixes of dice: none, then those of THROWS. A mix is one die more than another.
_MIXES = [(0, 0, 0), *THROWS]
_KIND = [next((k for k, n in enumerate(mix) if n), 0) for mix in _MIXES]
MIX_SIDES = np.array([DICE[kind] for kind in _KIND], np.int64)
MIX_LESS = np.array(
    [0]
    + [
        _MIXES.index(tuple(n - (k == kind) for k, n in enumerate(mix)))  # type: ignore[arg-type]
        for mix, kind in zip(_MIXES[1:], _KIND[1:], strict=True)
    ],
    np.int64,
)
# Where the means of a mix begin, by dice in all beyond six: a row a multiset that is kept.
MIX_ROW = np.zeros((SIZES, len(_MIXES)), np.int64)
MEANS = 0
for _dice in range(FIRST_HAND, MOST_DICE + 1):
    for _i, _mix in enumerate(_MIXES):
        _kept = _dice - sum(_mix)
        if _kept >= 0:
            MIX_ROW[_dice - FIRST_HAND, _i] = MEANS
            MEANS += int(FIRST[_kept + 1] - FIRST[_kept])


# Turned dice whose type is not known are taken for the smallest that shows the number.
TOPS = ((4, 5), (6, 7))


@dataclass(frozen=True)
class Web:
    """The multisets, and those that they become with a number more or less, or another one."""

    packed: NDArray[np.int64]
    plus: NDArray[np.int32]
    """With a number more; -1 beyond eight."""
    minus: NDArray[np.int32]
    """Without a number; -1 where it is not in it."""
    near: NDArray[np.int32]
    """One number turned to the next, up or down; filled up with -1."""

    def of(self, numbers: Any) -> int:
        """The index of some numbers."""
        index = 0
        for number in numbers:
            index = int(self.plus[index, number - 1])
        return index


@cache
def web() -> Web:
    """Made once, when the first sequence is planned."""
    found = [
        numbers
        for size in range(MOST_DICE + 1)
        for numbers in combinations_with_replacement(range(1, N_NUMBERS + 1), size)
    ]
    index = {numbers: i for i, numbers in enumerate(found)}
    plus = np.full((COUNT, N_NUMBERS), -1, np.int32)
    minus = np.full((COUNT, N_NUMBERS), -1, np.int32)
    for i, numbers in enumerate(found):
        for number in set(numbers):
            at = numbers.index(number)
            less = index[numbers[:at] + numbers[at + 1 :]]
            minus[i, number - 1] = less
            plus[less, number - 1] = i
    near = np.full((COUNT, 2 * N_NUMBERS), -1, np.int32)
    for number in range(N_NUMBERS):
        for way, new in enumerate((number - 1, number + 1)):
            if 0 <= new < N_NUMBERS and (number + 1, new + 1) not in TOPS:
                has = minus[:, number] >= 0
                near[has, 2 * number + way] = plus[minus[has, number], new]
    near = -np.sort(-near, axis=1)  # the -1 last
    packed = np.array([pack(numbers) for numbers in found], np.int64)
    return Web(packed, plus, minus, np.ascontiguousarray(near))
