"""Who goes first when the same people play again."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

__all__ = ["Rematch"]


class Rematch(StrEnum):
    """Who sits in seat 0 of the next game."""

    SAME = "same"
    """Everybody stays: chance decides who goes first, or nobody does."""
    NEXT = "next"
    """The start goes round: seat 1 of this game moves up."""
    WINNER = "winner"
    """The winner; of several the one in the lowest seat."""

    def order(self, seats: int, places: Sequence[int] | None) -> list[int]:
        """The old seats in the order in which they sit in the next game."""
        first = 0
        if self is Rematch.NEXT:
            first = 1 % seats
        elif self is Rematch.WINNER and places:
            first = list(places).index(1)
        return [(first + i) % seats for i in range(seats)]
