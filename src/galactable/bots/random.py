"""``random``: any legal move."""

from __future__ import annotations

from galactable.bots.bot import Bot, Desk
from galactable.core.rng import below_from

__all__ = ["Random"]


class Random(Bot):
    """Every legal move is equally likely."""

    name = "random"
    title = "Random"
    about = "Any legal move, without a thought."

    def decide(self, desk: Desk, seat: int, key: int) -> int:
        """Any legal move."""
        n = desk.engine.legal(desk.states, 0, seat, desk.out)
        return int(desk.out[desk.engine.door(below_from)(desk.rng, key, 1, n)])
