"""Who sits beside whom."""

from __future__ import annotations

from galactable.core.compile import rule
from galactable.games.cosmic_factory.state import State


@rule
def left_of(s: State, seat: int) -> int:
    """The left neighbour."""
    return (seat + 1) % int(s.seats)


@rule
def right_of(s: State, seat: int) -> int:
    """The right neighbour."""
    return (seat + int(s.seats) - 1) % int(s.seats)
