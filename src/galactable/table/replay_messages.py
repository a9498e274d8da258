"""What goes over the wire of a replay: more structs of docs/api.md."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from galactable.table.messages import Text
from galactable.table.update_messages import Explained, LogEvent, LogLine

__all__ = ["ReplayEntry", "ReplayMove", "ReplayPly", "ReplaySummary"]


class ReplayEntry(Struct):
    """A ply in words, nothing hidden."""

    ply: int
    seat: int | None
    words: list[str]
    lines: list[LogLine]


class ReplaySummary(Struct):
    """A finished game at a glance."""

    table: str
    game: str
    variant: str
    plies: int
    curve: list[list[int]]
    log: list[ReplayEntry]
    players: list[str]
    practice: bool
    places: list[int] | None
    rivals: list[str]
    """Opponents that the game itself plays; in the curve their points follow the seats'."""


class ReplayMove(Struct):
    """The move that led to a position."""

    seat: int
    move: int
    kind: str
    args: dict[str, Any]
    words: str
    text: Text


class ReplayPly(Struct):
    """The table of ``"all"`` after a ply."""

    ply: int
    view: dict[str, Any]
    forming: list[Explained] | None
    move: ReplayMove | None
    events: list[LogEvent]
    words: list[str]
    lines: list[LogLine]
