"""What people are told of moves before they make one."""

from __future__ import annotations

from typing import Any

from numpy.typing import NDArray

from galactable.core.compile import door
from galactable.core.generic import Ints
from galactable.core.outlook import Outlook, score_at
from galactable.games.point_galaxy.rules.play import add_to_galaxy

__all__ = ["OUTLOOK"]

KINDS = ("place", "found", "token")


@door
def gain(states: NDArray[Any], i: int, seat: int, move: int, points: Ints) -> int:
    """What a card or a token brings. In solo the AI's turn follows in the same ply (PG-76)."""
    before = score_at(states, i, seat, points)
    add_to_galaxy(states[i], seat, move)
    return score_at(states, i, seat, points) - before


OUTLOOK = Outlook(certain=KINDS, gain=gain, asks=dict.fromkeys(KINDS, "ask-end-turn"))
