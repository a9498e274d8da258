"""Whole numbers from outside: moves, seats, seeds, counts. Nothing is rounded or guessed."""

from __future__ import annotations

from hashlib import blake2b
from operator import index
from typing import SupportsIndex

from galactable.core.errors import SetupError

__all__ = ["MAX_SEED", "checked_seed", "scattered", "whole"]

MAX_SEED = 2**63 - 1


def whole(value: object) -> int | None:
    """The number as an int; None for what only looks like one (True, 2.0, "2")."""
    if type(value) is int:
        return value
    if isinstance(value, bool) or not isinstance(value, SupportsIndex):
        return None
    try:
        return index(value)
    except TypeError:  # an array of several, of floats or of bools
        return None


def checked_seed(value: object, games: int = 1) -> int:
    """The seed, checked; so many games count up from it, and their seeds must be valid too."""
    seed, most = whole(value), MAX_SEED + 1 - games
    if seed is None or not 0 <= seed <= most:
        some = f" (the first of {games:,} games)" if games > 1 else ""
        raise SetupError(f"a seed is a whole number from 0 to {most}{some}, not {value!r}")
    return seed


def scattered(seed: int) -> int:
    """Where the games of a seed begin, below 2**62: those of near seeds lie far from each other.

    People number their runs 0, 1, 2, and evaluate with 100: counted from there, all of these
    would soon play the same deals.
    """
    return int.from_bytes(blake2b(str(seed).encode(), digest_size=8).digest()) >> 2
