"""Bit masks in rules."""

from __future__ import annotations

from galactable.core.compile import rule

__all__ = ["ones"]


@rule
def ones(mask: int) -> int:
    """How many bits are set."""
    n = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n
