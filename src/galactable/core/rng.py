"""Chance, passed in: a stream of random numbers made from (seed, ply).

``rng`` is one uint64 that ``below`` advances (SplitMix64). There is a new stream for
every ply, so the state of a game holds no future.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from galactable.core.compile import door, rule

__all__ = ["KEYS", "Rng", "below", "below_from", "key_of", "pick", "start", "start_from"]

Rng = NDArray[np.uint64]

# Numba turns uint64 with int64 into a float: so the constants are typed.
_GAMMA = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
_SHIFT_30 = np.uint64(30)
_SHIFT_27 = np.uint64(27)
_SHIFT_31 = np.uint64(31)
_SHIFT_32 = np.uint64(32)
_LOW_32 = np.uint64(0xFFFFFFFF)
_TWO_32 = np.uint64(1 << 32)

KEYS = 1 << 41  # the stream of the bots' keys: no ply of chance has this number


@rule
def _mix(z: np.uint64) -> np.uint64:
    z = (z ^ (z >> _SHIFT_30)) * _MIX_1
    z = (z ^ (z >> _SHIFT_27)) * _MIX_2
    return z ^ (z >> _SHIFT_31)


@rule
def start(rng: Rng, seed: int, ply: int) -> None:
    """Sets the stream of this ply."""
    rng[0] = _mix(_mix(np.uint64(seed) + _GAMMA) + np.uint64(ply) * _MIX_2)


@rule
def _bits_32(rng: Rng) -> np.uint64:
    rng[0] += _GAMMA
    return _mix(rng[0]) >> _SHIFT_32


@rule
def below(rng: Rng, n: int) -> int:
    """A whole number from 0 to n-1, every one equally likely (n at most 2**32)."""
    bound = np.uint64(n)
    product = _bits_32(rng) * bound
    low = product & _LOW_32
    if low < bound:  # Lemire's rejection: without it small results are a little likelier
        least = (_TWO_32 - bound) % bound
        while low < least:
            product = _bits_32(rng) * bound
            low = product & _LOW_32
    return np.int64(product >> _SHIFT_32)  # type: ignore[return-value]


@rule
def pick(rng: Rng, counts: NDArray[np.int8], total: int) -> int:
    """The index of one item out of a pool of counts that add up to ``total``."""
    left = below(rng, total)
    index = 0
    while left >= counts[index]:
        left -= counts[index]
        index += 1
    return index


@door
def start_from(rng: Rng, seed: int, ply: int) -> None:
    """``start``, for use from Python."""
    start(rng, seed, ply)


@door
def below_from(rng: Rng, seed: int, ply: int, n: int) -> int:
    """One draw below n from the stream of (seed, ply), for use from Python."""
    start(rng, seed, ply)
    return below(rng, n)


def key_of(seed: int, ply: int) -> int:
    """A key for a bot's own chance at a ply, unrelated to the table's chance."""
    rng = np.zeros(1, np.uint64)
    return int(below_from(rng, seed, ply + KEYS, 1 << 31))
