"""What happened is told, not guessed: rules write events into a buffer of rows.

A row is ``kind, knows, a, b, c, d, e, f``: the kind of the event, a bit mask of the
seats that may know all of it, and up to six numbers. Row 0 holds the count. A buffer
of length zero takes nothing and costs nothing.

An event kind declares what these numbers are: a seat, a component, a member of an enum, ...
They are decoded here and nowhere else. What leaves the engine has names and ids.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import partial
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from galactable.core.compile import rule
from galactable.core.viewers import ALL

__all__ = [
    "EVERYONE",
    "WIDTH",
    "Argument",
    "Event",
    "EventKind",
    "EventRows",
    "Events",
    "buffer",
    "flag",
    "member",
    "number",
    "seat",
    "seats",
    "tell",
    "thing",
    "things",
]

EventRows = NDArray[np.int32]
WIDTH = 8
EVERYONE = -1


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
class Argument:
    """A named argument of an event: what it is, and how it is read from the row's numbers.

    ``kind`` is ``"seat"``, ``"number"`` or the table of components that its ids belong to.
    None means that there is none, or that the viewer may not know.
    """

    name: str
    kind: str
    read: Callable[..., Any]
    width: int = 1
    """How many numbers of the row it takes."""


def seat(name: str = "seat") -> Argument:
    """A seat; -1 is nobody."""
    return Argument(name, "seat", _seat)


def seats(name: str = "seats") -> Argument:
    """Several seats, told as a bit mask."""
    return Argument(name, "seat", _bits)


def number(name: str) -> Argument:
    """A count, points, a round: a number that stays one."""
    return Argument(name, "number", _same)


def flag(name: str) -> Argument:
    """Yes or no."""
    return Argument(name, "flag", bool)


def thing(kind: str, ids: Sequence[str], name: str | None = None) -> Argument:
    """A component of the table ``kind``, told by its index; -1 is none."""
    return Argument(name or kind, kind, partial(_one_of, tuple(ids)))


def things(kind: str, ids: Sequence[str], name: str, bits: int = 27, width: int = 2) -> Argument:
    """A set of components, told as bit masks of ``bits`` bits each, the lowest first."""
    return Argument(name, kind, partial(_set_of, tuple(ids), bits), width)


def member(enum: type[IntEnum], name: str, kind: str | None = None) -> Argument:
    """A member of an enum, by its name as specifications write it; -1 is none."""
    known = {int(one): one.name.lower().replace("_", "-") for one in enum}
    return Argument(name, kind or name, known.get)


# How arguments are read: plain functions, so that tables with their past can be pickled.


def _seat(number: int) -> int | None:
    return None if number < 0 else number


def _same(number: int) -> int:
    return number


def _one_of(known: tuple[str, ...], number: int) -> str | None:
    return None if number < 0 else known[number]


def _set_of(known: tuple[str, ...], bits: int, *masks: int) -> list[str] | None:
    if masks[0] < 0:
        return None
    return [known[i * bits + bit] for i, mask in enumerate(masks) for bit in _bits(mask)]


def _bits(mask: int) -> list[int]:
    return [bit for bit in range(32) if mask >> bit & 1]


def _several(argument: Argument, at: int, numbers: list[int]) -> Any:
    """Reads an argument that takes more than one number of a row."""
    return argument.read(*numbers[at : at + argument.width])


class EventKind:
    """A kind of event. ``secret`` names what is told only to those who may know it.

    A ``silent`` event is not told to the others at all. ``reveals`` says that it shows
    something that was hidden or left to chance: undo stops there.
    """

    def __init__(
        self,
        name: str,
        args: Sequence[Argument] = (),
        secret: Sequence[str] = (),
        reveals: bool = False,
        silent: bool = False,
    ) -> None:
        self.name = name
        self.arguments = list(args)
        self.args = tuple(argument.name for argument in self.arguments)
        self.seats = tuple(one.name for one in self.arguments if one.kind == "seat")
        self.secret = tuple(secret)
        self.reveals = reveals
        self.silent = silent
        self._hidden = dict.fromkeys(self.secret)
        self._readers: list[tuple[str, Callable[..., Any], int | None]] = []
        """By argument its name, what reads it, and which number of a row (None: of all)."""
        at = 0
        for one in self.arguments:
            wide = one.width > 1
            read, place = (partial(_several, one, at), None) if wide else (one.read, at)
            self._readers.append((one.name, read, place))
            at += one.width

    def _told(self) -> tuple[Any, ...]:
        """What one kind tells apart from another; how arguments are read follows from it."""
        arguments = tuple((one.name, one.kind, one.width) for one in self.arguments)
        return self.name, arguments, self.secret, self.reveals, self.silent

    def __eq__(self, other: object) -> bool:
        """A kind that went through a pickle is the same kind."""
        return isinstance(other, EventKind) and self._told() == other._told()

    def __hash__(self) -> int:
        return hash(self.name)

    def decode(self, numbers: list[int]) -> dict[str, Any]:
        """The row's numbers as named arguments: done for every ply that Python plays."""
        found = {}
        for name, read, at in self._readers:
            found[name] = read(numbers if at is None else numbers[at])
        return found

    def without_secrets(self, args: dict[str, Any]) -> dict[str, Any]:
        """The arguments as told to somebody who may not know the secrets."""
        return {**args, **self._hidden}


class Event(NamedTuple):
    """One event as the host holds it: everything that happened, and who may know it."""

    kind: EventKind
    knows: int
    args: dict[str, Any]

    def known_to(self, seat: int) -> bool:
        """Whether the seat (or SPECTATOR, or ALL) may know all of it."""
        return self.knows == EVERYONE or seat == ALL or (seat >= 0 and bool(self.knows >> seat & 1))

    def known_to_any(self, seats: Sequence[int]) -> bool:
        """Whether one of the seats may know all of it; without seats, whether everybody may."""
        if self.knows == EVERYONE:
            return True
        return any(self.knows >> seat & 1 for seat in seats)

    @property
    def seats(self) -> list[int]:
        """The seats that it mentions."""
        found: list[int] = []
        for name in self.kind.seats:
            value = self.args[name]
            if isinstance(value, list):
                found += value
            elif value is not None:
                found.append(value)
        return found

    def is_told_to(self, seat: int) -> bool:
        """Whether the seat is told anything about it."""
        return not self.kind.silent or self.known_to(seat)

    def told_to(self, seat: int) -> Event | None:
        """What the seat is told: all, all but the secrets (None for those), or nothing."""
        if self.known_to(seat):
            return self
        if self.kind.silent:
            return None
        return self._replace(args=self.kind.without_secrets(self.args))


class Events:
    """The kinds of events of a game, by the numbers that its rules tell."""

    def __init__(self, kinds: dict[IntEnum, EventKind]) -> None:
        if [int(k) for k in kinds] != list(range(len(kinds))):
            raise ValueError("every event needs its kind, in order from 0")
        self.kinds = list(kinds.values())
        self.reveals = np.array([kind.reveals for kind in self.kinds], np.bool_)
        """By number, whether a kind reveals something."""

    def read(self, rows: EventRows) -> list[Event]:
        """The buffer's events as objects."""
        count, overflow = rows[0, :2].tolist()
        if overflow:
            raise RuntimeError(f"more than {len(rows) - 1} events in one ply")
        return [self._event(row) for row in rows[1 : count + 1].tolist()]

    def _event(self, row: list[Any]) -> Event:
        kind = self.kinds[row[0]]
        return Event(kind, row[1], kind.decode(row[2:]))
