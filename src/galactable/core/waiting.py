"""Who has to decide."""

from __future__ import annotations

from galactable.core.compile import rule
from galactable.core.record import TableRecord

__all__ = ["wait_for"]


@rule
def wait_for(s: TableRecord, seat: int, phase: int) -> None:
    """One seat must decide, in this phase."""
    s.phase = phase
    s.seat = seat
    s.waiting = 1 << seat
