"""Bit masks in rules."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import DTypeLike, NDArray

from galactable.core.compile import rule

__all__ = ["ones", "ones_of_all"]


@rule
def ones(mask: int) -> int:
    """How many bits are set."""
    n = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n


def ones_of_all(width: int, dtype: DTypeLike) -> NDArray[Any]:
    """How many bits are set in each mask of ``width`` bits: a lookup array for narrow masks."""
    return np.array([mask.bit_count() for mask in range(1 << width)], dtype)
