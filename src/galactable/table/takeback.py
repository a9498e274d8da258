"""Undo: the ply to which a seat's last decision can be taken back.

A person takes back their own last decision, as far as the last revelation. In practice
against bots everything can be taken back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from galactable.core.errors import NothingToUndoError

if TYPE_CHECKING:
    from galactable.table.tables import LiveTable

__all__ = ["can_take_back", "ply_before_decision"]


def can_take_back(live: LiveTable, seat: int) -> bool:
    """Whether the seat may take back its last decision."""
    try:
        ply_before_decision(live, seat)
    except NothingToUndoError:
        return False
    return True


def ply_before_decision(live: LiveTable, seat: int) -> int:
    """The ply before the seat's last decision, if it may be taken back."""
    plies, made, practice = live.table.plies, live.made, live.row.practice
    if not plies:
        raise NothingToUndoError("nothing has been played yet")
    if live.table.over and not practice:
        raise NothingToUndoError("the game is over")
    at = len(plies)
    if practice:
        while at and not (plies[at - 1].seat == seat and made[at - 1].by == "player"):
            at -= 1
        if not at:
            raise NothingToUndoError("this seat has no decision to take back")
    else:
        at = _before_unseen(live, at, seat)
        while at and made[at - 1].by == "table" and plies[at - 1].seat == seat:
            at = _one_back(live, at, seat)
    at = _one_back(live, at, seat)
    while made[at].link > 0 and at and plies[at - 1].seat == seat:  # the whole chain
        if plies[at - 1].reveals and not practice:
            break
        at -= 1
    return at


def _before_unseen(live: LiveTable, at: int, seat: int) -> int:
    """Skips others' decisions that the seat was told nothing of; they are taken back with its own.

    Otherwise a refusal would tell the seat that somebody has moved.
    """
    plies = live.table.plies
    while at and plies[at - 1].seat != seat:
        if any(event.is_told_to(seat) for event in plies[at - 1].events):
            break
        at -= 1
    return at


def _one_back(live: LiveTable, at: int, seat: int) -> int:
    if not at:
        raise NothingToUndoError("nothing has been played yet")
    if live.row.practice:
        return at - 1
    last = live.table.plies[at - 1]
    if last.seat != seat:
        raise NothingToUndoError("the last decision was another seat's")
    if live.made[at - 1].by not in ("player", "table"):
        raise NothingToUndoError("the last decision was not yours")
    if last.reveals:
        raise NothingToUndoError("the last decision revealed something; it stands")
    return at - 1
