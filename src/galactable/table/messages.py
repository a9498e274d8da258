"""What goes over the wire about tables: the structs of docs/api.md.

Games, updates and the live connection have files of their own.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

__all__ = [
    "AskRematch",
    "Chain",
    "Clock",
    "Code",
    "Created",
    "CreatedSeat",
    "ErrorMessage",
    "Lang",
    "MessageId",
    "Mine",
    "MyTables",
    "Name",
    "NamedMove",
    "NewSeat",
    "NewTable",
    "Notice",
    "Ready",
    "SeatLine",
    "SeatMoves",
    "SeatNumber",
    "SeatOnly",
    "Secret",
    "TableLine",
    "Text",
    "Thing",
    "Uploaded",
    "Word",
]

Name = Annotated[str, Meta(max_length=40)]
Word = Annotated[str, Meta(max_length=64)]
Secret = Annotated[str, Meta(max_length=128)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Code = Annotated[int, Meta(ge=0, le=2**31 - 1)]
MessageId = Annotated[int, Meta(ge=0, le=2**53)]
Lang = Annotated[str, Meta(max_length=35)]
"""A tag like ``de`` or ``fr-CA``; an unknown one means English."""


class Thing(Struct):
    """A seat or a component that a text speaks of."""

    kind: str
    id: int | str
    text: str


Text = list[str | Thing]
"""Words, and the things they speak of; ``words`` beside a ``text`` is the same as one string."""


class NamedMove(Struct, forbid_unknown_fields=True):
    """A move that is not listed yet, further down a chain: its kind and arguments."""

    kind: Word
    args: Annotated[dict[Word, int | str], Meta(max_length=8)]


Chain = Annotated[list[Code | NamedMove], Meta(min_length=1, max_length=64)]


class ErrorMessage(Struct):
    """Every error's body."""

    error: str
    code: str


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """A limit a decision, a bank of time a player, or a building minute."""

    kind: Literal["decision", "bank", "build"]
    seconds: Annotated[float, Meta(ge=1, le=7 * 24 * 3600)]
    at_zero: Literal["bot", "default"] = "bot"


class NewSeat(Struct):
    """Who will sit there."""

    kind: Literal["me", "link", "open", "bot"]
    """``open``: anyone may take the seat."""
    name: Name | None = None
    bot: Word | None = None


class NewTable(Struct):
    """A table to create."""

    game: Word
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    variant: Word | None = None
    clock: Clock | None = None
    practice: bool = False
    takeover: bool = True
    public: bool = False
    hints: bool = False
    """Whether people may ask for hints among people."""
    seed: Annotated[int, Meta(ge=0, le=2**63 - 1)] | None = None


class CreatedSeat(Struct):
    """A seat, with its secret where somebody needs it."""

    seat: int
    kind: str
    name: str
    bot: str | None
    secret: str | None


class Created(Struct):
    """A new table; ``owner`` is the secret that may delete it."""

    table: str
    seats: list[CreatedSeat]
    owner: str


class AskRematch(Struct):
    """Nothing to say so far."""


class SeatMoves(Struct):
    """A chain of moves of one seat."""

    seat: SeatNumber
    answers: Annotated[int, Meta(ge=0, le=2**53)]
    moves: Chain
    id: MessageId | None = None


class SeatOnly(Struct):
    """Which seat."""

    seat: SeatNumber


class Ready(Struct):
    """'Done' as a flag at a table with a building minute."""

    seat: SeatNumber
    done: bool = True


class MyTables(Struct):
    """Secrets by table."""

    tables: Annotated[dict[Word, Annotated[list[Secret], Meta(max_length=8)]], Meta(max_length=200)]


class SeatLine(Struct):
    """Who sits there."""

    seat: int
    kind: str
    name: str
    bot: str | None
    left: bool
    stand_in: bool
    joined: bool
    resigned: bool


class TableLine(Struct):
    """A table that anyone may watch; ``ply`` counts what anyone has seen."""

    table: str
    game: str
    variant: str
    seats: list[SeatLine]
    ply: int
    over: bool
    created: float
    practice: bool
    """Somebody could know the future: everything can be taken back, or the seed was chosen."""


class Mine(Struct):
    """What became of one of my tables."""

    table: str
    game: str
    variant: str
    ply: int
    over: bool
    seats: list[SeatLine]
    yours: list[int]
    waiting: list[int]
    scores: list[dict[str, int]] | None
    places: list[int] | None
    created: float
    updated: float
    practice: bool
    rematch: str | None
    """The table where the same people play again, while that game runs."""
    seconds: float | None
    """What is left of my time, while I am waited for and a clock runs."""


class Uploaded(Struct):
    """Where an uploaded record can be replayed; ``owner`` is the secret that may delete it."""

    table: str
    owner: str


class Notice(Struct):
    """What the host tells everybody now; null: nothing."""

    text: str | None
