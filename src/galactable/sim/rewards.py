"""What a finished game was worth to a seat: the one measure of all interfaces."""

from __future__ import annotations

from typing import Any

from galactable.core.compile import rule
from galactable.core.game import Game
from galactable.core.generic import Ints

__all__ = ["SOLO_POINTS", "reward", "rewards_of"]

SOLO_POINTS = 100.0  # alone and without a rival, a reward is the total in hundreds


@rule
def reward(ranks: Ints, seats: int, seat: int, total: int, rival: bool) -> float:
    """From -1 (last) to 1 (first) by place, ties in between, adding up to 0.

    Alone against an automatic rival, 1 for a win (a shared one too) and -1 for a loss; alone
    without one, the points in hundreds.
    """
    if seats == 1:
        if not rival:
            return total / SOLO_POINTS
        return 1.0 if ranks[seat] == 1 else -1.0
    beaten = 0
    tied = 0
    for other in range(seats):
        if ranks[other] > ranks[seat]:
            beaten += 1
        elif ranks[other] == ranks[seat] and other != seat:
            tied += 1
    return (2.0 * beaten + tied) / (seats - 1) - 1.0


def rewards_of(game: Game, variant: str, places: list[int], totals: list[int]) -> list[float]:
    """``reward`` of every seat, for use from Python."""
    plain: Any = getattr(reward, "py_func", reward)
    seats = len(places)
    rival = variant in game.rivals
    return [plain(places, seats, seat, totals[seat], rival) for seat in range(seats)]
