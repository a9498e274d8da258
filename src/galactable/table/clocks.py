"""Clocks: each seat's deadline. Deadlines are kept in the seats' rows and survive a restart.

A seat's time runs while it is its turn and a person plays it. Decisions that others may
not know of change nothing here: the time for a decision runs on through them.
"""

from __future__ import annotations

from galactable.table import minute
from galactable.table.tables import LiveTable

__all__ = ["expired", "next_deadline", "seen_to_decide", "set_clocks"]


def set_clocks(live: LiveTable, now: float, fresh: set[int]) -> None:
    """After a change: starts, stops and renews the seats' time.

    ``fresh`` are the seats whose decisions everybody may know of: their limit starts again.
    """
    if live.clock is None or not all(live.seats[seat].joined for seat in live.humans):
        return  # time starts when everybody who was invited has come
    if live.clock.kind == "build":
        _set_building(live, now)
        return
    seconds = live.clock.seconds
    for row in live.seats:
        waited_for = row.seat in live.table.waiting and not live.deserted
        runs = waited_for and not live.is_bot(row.seat)
        if live.clock.kind == "bank":
            bank = seconds if row.bank is None else row.bank
            if runs and row.since is None:
                row.since, row.deadline = now, now + bank
            elif not runs and row.since is not None:
                bank = max(0.0, bank - (now - row.since))
                row.since = row.deadline = None
            row.bank = bank
        elif not runs:
            row.deadline = None
        elif row.deadline is None or row.seat in fresh:
            row.deadline = now + seconds


def _set_building(live: LiveTable, now: float) -> None:
    """Gives all builders one minute at once, or at a hot seat one after another."""
    assert live.clock is not None
    building = minute.building(live)
    for row in live.seats:
        if row.seat not in building:
            row.deadline, row.done = None, False
        elif live.deserted:
            row.deadline = None
        elif row.deadline is None and not minute.must_wait(live, row.seat):
            row.deadline = now + live.clock.seconds


def expired(live: LiveTable, now: float) -> list[int]:
    """Seats whose time has run out, in seat order."""
    return [row.seat for row in live.seats if row.deadline is not None and row.deadline <= now]


def next_deadline(live: LiveTable) -> float | None:
    """When the next seat's time runs out."""
    return min((row.deadline for row in live.seats if row.deadline is not None), default=None)


def seen_to_decide(live: LiveTable, since: int) -> set[int]:
    """The seats whose decisions after ply ``since`` everybody may know of."""
    plies = live.table.plies[since:]
    return {ply.seat for ply in plies if not live.game.hides or ply.public}
