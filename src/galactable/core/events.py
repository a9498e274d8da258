"""What happened is told, not guessed: rules write events into a buffer of rows.

A row is ``kind, knows, a, b, c, d, e, f``: the kind of the event, a bit mask of the
seats that may know all of it, and up to six numbers. Row 0 holds the count. A buffer
of length zero takes nothing and costs nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from galactable.core.compile import rule
from galactable.core.viewers import ALL

__all__ = ["EVERYONE", "WIDTH", "Event", "EventKind", "EventRows", "Events", "buffer", "tell"]

EventRows = NDArray[np.int32]
WIDTH = 8
EVERYONE = -1
UNTOLD = -1


@rule
def tell(
    events: EventRows,
    kind: int,
    knows: int,
    a: int = -1,
    b: int = -1,
    c: int = -1,
    d: int = -1,
    e: int = -1,
    f: int = -1,
) -> None:
    """Adds an event that the seats of the mask ``knows`` may know in full."""
    if events.shape[0] == 0:
        return
    row = events[0, 0] + 1
    if row >= events.shape[0]:
        events[0, 1] = 1  # overflow: the caller's buffer was too short
        return
    events[0, 0] = row
    events[row, 0] = kind
    events[row, 1] = knows
    events[row, 2] = a
    events[row, 3] = b
    events[row, 4] = c
    events[row, 5] = d
    events[row, 6] = e
    events[row, 7] = f


def buffer(rows: int = 1023) -> EventRows:
    """An empty buffer; ``buffer(-1)`` is the one of length zero."""
    return np.zeros((rows + 1, WIDTH), np.int32)


@dataclass(frozen=True)
class EventKind:
    """A kind of event. ``secret`` names what is told only to those who may know it.

    A ``silent`` event is not told to the others at all. ``reveals`` says that it shows
    something that was hidden or not yet decided by chance: no undo goes back beyond it.
    """

    name: str
    args: tuple[str, ...] = ()
    secret: tuple[str, ...] = ()
    reveals: bool = False
    silent: bool = False


class Event(NamedTuple):
    """One event as the host holds it: everything that happened, and who may know it."""

    kind: EventKind
    knows: int
    args: dict[str, int]

    def known_to(self, seat: int) -> bool:
        """Whether the seat (or SPECTATOR, or ALL) may know all of it."""
        return self.knows == EVERYONE or seat == ALL or (seat >= 0 and bool(self.knows >> seat & 1))

    def told_to(self, seat: int) -> Event | None:
        """What the seat is told: all, all but the secrets (-1 for those), or nothing."""
        if self.known_to(seat):
            return self
        if self.kind.silent:
            return None
        hidden = dict.fromkeys(self.kind.secret, UNTOLD)
        return self._replace(args={**self.args, **hidden})


class Events:
    """The kinds of events of a game, by the numbers that its rules tell."""

    def __init__(self, kinds: dict[IntEnum, EventKind]) -> None:
        if [int(k) for k in kinds] != list(range(len(kinds))):
            raise ValueError("every event needs its kind, in order from 0")
        self.kinds = list(kinds.values())

    def read(self, rows: EventRows) -> list[Event]:
        """The buffer's events as objects."""
        count, overflow = rows[0, :2].tolist()
        if overflow:
            raise RuntimeError(f"more than {len(rows) - 1} events in one ply")
        return [self._event(row) for row in rows[1 : count + 1].tolist()]

    def _event(self, row: list[Any]) -> Event:
        kind = self.kinds[row[0]]
        return Event(kind, row[1], dict(zip(kind.args, row[2:], strict=False)))
