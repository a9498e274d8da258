"""What people at a table are shown, as it goes over the wire: more structs of docs/api.md."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from galactable.table.messages import Text

__all__ = [
    "Asked",
    "ClockInfo",
    "ClockSeat",
    "Explained",
    "Guide",
    "GuideStep",
    "Hint",
    "HintMove",
    "HintStep",
    "LogEntry",
    "LogEvent",
    "LogLine",
    "MoveInfo",
    "Progress",
    "SeatInfo",
    "Update",
]


class MoveInfo(Struct):
    """A move as people see it."""

    move: int
    kind: str
    args: dict[str, Any]
    words: str
    text: Text
    gain: int | None = None
    """What it certainly adds to the seat's own total at once; null: that is not certain."""
    final: bool | None = None
    """Whether it reveals something or ends the game, so that nobody could take it back; null:
    that depends on what the seat cannot know."""
    next: list[dict[str, Any]] | None = None
    """The arguments of what may follow, where a move only begins something."""
    ask: str | None = None
    """The message that asks a person whether to make the move."""


class SeatInfo(Struct):
    """A seat as everybody at the table sees it."""

    seat: int
    name: str
    kind: str
    bot: str | None
    present: bool
    left: bool
    stand_in: bool
    joined: bool
    resigned: bool


class Asked(Struct):
    """Somebody asks the others to take something back; ``yes`` are those who agree already."""

    seat: int
    yes: list[int]


class ClockSeat(Struct):
    """A seat's time: when it runs out (seconds since 1970, UTC), or what is in its bank."""

    seat: int
    deadline: float | None
    bank: float | None
    done: bool


class ClockInfo(Struct):
    """The table's clock."""

    kind: str
    seconds: float
    at_zero: str
    seats: list[ClockSeat]


class LogEvent(Struct):
    """An event as a viewer may know it; null stands for what it may not."""

    kind: str
    args: dict[str, Any]


class LogLine(Struct):
    """A line of the log. A heading opens a turn or a round; the lines after it belong to it.

    On a line of the same thread just before, `more` goes on instead of a new line.
    """

    text: Text
    heading: bool
    thread: str
    more: Text


class LogEntry(Struct):
    """A ply as a viewer may know it, by the viewer's own count; 0 is the deal."""

    ply: int
    seat: int | None
    by: str
    words: list[str]
    lines: list[LogLine]
    events: list[LogEvent]


class Progress(Struct):
    """What the table waits for before it can begin."""

    words: str
    share: float


Explained = dict[str, list[dict[str, Any]]]
"""By category: parts with their points, words and what they are made of."""


class GuideStep(Struct):
    """One thing that a guided first game says, and where on the board."""

    at: str
    words: str


class Guide(Struct):
    """What a guided first game says now: steps to read, of which the last asks for a move."""

    done: int
    """Steps before these."""
    of: int
    steps: list[GuideStep]
    accepts: list[int] | None
    """The moves that are asked for; null: the steps are the last ones, and ask for nothing."""
    wants: list[dict[str, Any]]
    """What all of it is to end in, by kind and arguments: what leads to it may go no other way."""


class Update(Struct, tag_field="type", tag="update"):
    """All that a client may see of its table."""

    table: str
    version: int
    time: float
    ply: int
    over: bool
    game: str
    variant: str
    seats: list[SeatInfo]
    you: list[int]
    views: dict[str, dict[str, Any]]
    forming: list[Explained] | None
    legal: dict[str, list[MoveInfo]]
    ask: dict[str, Text]
    """By seat that is waited for, what it is asked, told to whoever reads this."""
    answers: dict[str, int]
    undo: dict[str, bool]
    log_from: int
    log: list[LogEntry]
    clock: ClockInfo | None
    practice: bool
    seeded: bool
    takeover: bool
    thinking: list[int]
    progress: Progress | None
    rematch: str | None
    public: bool
    hints: bool
    """Whether you may ask for hints."""
    with_hints: bool
    """Whether the table was made so that people may ask for hints among people."""
    watchers: int
    asked: Asked | None
    askable: dict[str, bool]
    """By seat of yours, whether it may ask the others to take something back."""
    guide: Guide | None = None


class HintMove(Struct):
    """A candidate."""

    move: int
    words: str
    text: Text
    visits: int | None = None
    points: float | None = None
    win: float | None = None


class HintStep(Struct):
    """One thing to do, which may be a chain of moves."""

    moves: list[int]
    words: str
    text: Text


class Hint(Struct):
    """What the strongest bot would do; ``plan`` is all of it, until something new comes up."""

    move: int
    words: str
    text: Text
    reason: str
    plan: list[HintStep]
    moves: list[HintMove]
