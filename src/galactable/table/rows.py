"""The rows of the database as structs, and what is read and written in one go."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Sequence
from typing import Any

import msgspec

__all__ = [
    "SEAT_CHANGES",
    "TABLE_CHANGES",
    "Change",
    "ChangeNotice",
    "Loaded",
    "PlyRow",
    "SeatRow",
    "Snapshot",
    "TableRow",
    "from_text",
    "part",
]

TABLE_CHANGES = (
    "updated", "epoch", "ply", "seen", "waiting", "over", "scores", "places", "wake", "rematch",
    "open", "asked",
)  # fmt: skip
"""The columns of ``tables`` that change after a table was created."""
SEAT_CHANGES = (
    "kind", "name", "bot", "secret_hash", "joined", "left", "stand_in", "acts", "bank", "since",
    "deadline", "done", "resigned",
)  # fmt: skip
"""The columns of ``seats`` that change."""


class TableRow(msgspec.Struct):
    """A row of ``tables``."""

    id: str
    game: str
    variant: str
    seed: int
    layout: str
    clock: dict[str, Any] | None
    practice: bool
    takeover: bool
    public: bool
    seeded: bool
    uploaded: bool
    owner_hash: bytes
    client: str
    rematch: str | None
    created: float
    updated: float
    version: int
    epoch: int
    """Grows whenever plies are taken back."""
    ply: int
    seen: int
    """Plies that a spectator was told of."""
    waiting: int
    over: bool
    scores: list[dict[str, int]] | None
    places: list[int] | None
    wake: float | None
    """When some process must tend the table again."""
    open: bool = False
    """Whether anyone may take a seat."""
    hints: bool = False
    """Whether people may ask for hints among people."""
    asked: dict[str, Any] | None = None
    """Who asks the others to take something back."""
    closed: bool = False
    """Whether the host has closed it."""

    @property
    def is_practice(self) -> bool:
        """Whether somebody knew the future: everything can be taken back, or the seed was chosen.

        An uploaded game is what its record says.
        """
        return self.practice or (self.seeded and not self.uploaded)


class SeatRow(msgspec.Struct):
    """A row of ``seats``."""

    table_id: str
    seat: int
    kind: str
    name: str
    bot: str | None
    secret_hash: bytes | None
    joined: bool = False
    left: bool = False
    stand_in: bool = False
    """Whether a bot plays for the person."""
    acts: int = 0
    """How often the seat has moved; taking back counts too."""
    bank: float | None = None
    since: float | None = None
    deadline: float | None = None
    done: bool = False
    resigned: bool = False
    """Whether the person has given up for good."""

    @property
    def free(self) -> bool:
        """Whether anyone may take the seat."""
        return self.kind == "open" and self.secret_hash is None

    @property
    def recorded(self) -> bool:
        """Whether it comes from a record file, which names bots by their level."""
        return self.kind == "link" and self.secret_hash is None

    @property
    def clock(self) -> tuple[Any, ...]:
        """Everything that the clocks may change."""
        return self.bank, self.since, self.deadline, self.done, self.stand_in


class PlyRow(msgspec.Struct):
    """A row of ``plies``."""

    table_id: str
    ply: int
    seat: int
    move: int
    made_by: str
    act: int
    link: int
    """The move's place in the chain that it was sent in."""
    made: float
    events: bytes


class Snapshot(msgspec.Struct):
    """A row of ``snapshots``: the state's bytes after a ply, and the layout they have."""

    table_id: str
    ply: int
    layout: str
    state: bytes


class Change(msgspec.Struct):
    """One change of one table, written whole or not at all."""

    row: TableRow
    """With the new values, and the version that was read."""
    seats: list[SeatRow]
    """Those that changed."""
    plies: list[PlyRow]
    back_to: int | None = None
    """All plies after this one are taken back first."""
    snapshot: Snapshot | None = None


class ChangeNotice(msgspec.Struct):
    """A change as the other processes hear of it: new values by name."""

    row: dict[str, Any]
    seats: list[dict[str, Any]]
    plies: list[PlyRow]


class Loaded(msgspec.Struct):
    """A table as the database has it, with the plies after a given one."""

    row: TableRow
    seats: list[SeatRow]
    plies: list[PlyRow]
    snapshot: Snapshot | None


def from_text(told: str | None) -> bytes | None:
    """Bytes as a notice tells them."""
    return None if told is None else b64decode(told)


def part(row: Any, names: Sequence[str]) -> dict[str, Any]:
    """Some of a row's values, by name."""
    return {name: getattr(row, name) for name in names}
