"""What goes over the wire: the structs of docs/api.md."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from galactable.core.rematch import Rematch

__all__ = [
    "AskRematch",
    "BotInfo",
    "Clock",
    "Created",
    "CreatedSeat",
    "ErrorMessage",
    "GameInfo",
    "Hello",
    "Hint",
    "HintMessage",
    "LangMessage",
    "Message",
    "Mine",
    "MoveMessage",
    "Moves",
    "NamedMove",
    "NewSeat",
    "NewTable",
    "Notice",
    "Ping",
    "ReadyMessage",
    "SeatOnly",
    "Sync",
    "TableLine",
    "UndoMessage",
    "Update",
    "Uploaded",
    "decode_message",
]

Name = Annotated[str, Meta(max_length=40)]
Word = Annotated[str, Meta(max_length=64)]
Secret = Annotated[str, Meta(max_length=128)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Code = Annotated[int, Meta(ge=0, le=2**31 - 1)]
MessageId = Annotated[int, Meta(ge=0, le=2**53)]
Lang = Annotated[str, Meta(max_length=35)]
"""A tag like ``de`` or ``fr-CA``; a language that there is not is English."""


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


class Moves(Struct):
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


class MinuteInfo(Struct):
    """The kinds of moves of a game that has a minute: what a clock of kind ``build`` times."""

    ready: str
    """Played by everybody before the minute begins."""
    done: str
    """A flag while the clock runs."""
    late: list[str]
    """Left for the end of the minute."""


class FirstInfo(Struct):
    """A guided first game: the table to make for it. The newcomer has the first seat."""

    seed: int
    variant: str
    bot: str
    others: list[str]
    """What the others are called."""


class GameInfo(Struct):
    """A game on the shelf."""

    slug: str
    title: str
    about: str
    minutes: str
    credit: str
    seats: list[int]
    variants: dict[str, list[int]]
    variant_words: dict[str, str]
    """The variants' names in the reader's language, where the game's catalogue has them."""
    variant_about: dict[str, str]
    """What is special about each, in a sentence."""
    categories: list[str]
    moves: int
    hides: bool
    ready: bool
    build_clock: bool
    minute: MinuteInfo | None
    rematch: Rematch
    """Who goes first when the same people play again."""
    first: FirstInfo | None = None


class BotInfo(Struct):
    """A bot, weakest first."""

    name: str
    title: str
    about: str


class Rules(Struct):
    """A players' page: how to play, or the rules clause by clause."""

    markdown: str
    lang: str = "en"
    """The page's language, which is English where nobody has translated it."""
    reference: bool = False
    """Whether the rules can be read clause by clause too."""


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


class Uploaded(Struct):
    """Where an uploaded record can be replayed; ``owner`` is the secret that may delete it."""

    table: str
    owner: str


class Notice(Struct):
    """What the host tells everybody now; null: nothing."""

    text: str | None


class Hello(Struct, tag_field="type", tag="hello"):
    """The first message of a client."""

    secrets: Annotated[list[Secret], Meta(max_length=8)] = []
    have: int | None = None
    lang: Lang | None = None


class LangMessage(Struct, tag_field="type", tag="lang"):
    """Tell me everything in this language from now on."""

    lang: Lang


class MoveMessage(Struct, tag_field="type", tag="move"):
    """A chain of moves."""

    id: MessageId
    seat: SeatNumber
    answers: Annotated[int, Meta(ge=0, le=2**53)]
    moves: Chain


class UndoMessage(Struct, tag_field="type", tag="undo"):
    """Take back the last decision."""

    id: MessageId
    seat: SeatNumber


class ReadyMessage(Struct, tag_field="type", tag="ready"):
    """'Done' as a flag."""

    id: MessageId
    seat: SeatNumber
    done: bool = True


class HintMessage(Struct, tag_field="type", tag="hint"):
    """Ask for a hint."""

    id: MessageId
    seat: SeatNumber


class LeaveMessage(Struct, tag_field="type", tag="leave"):
    """Leave the seat."""

    id: MessageId
    seat: SeatNumber


class ReturnMessage(Struct, tag_field="type", tag="return"):
    """Take the seat again."""

    id: MessageId
    seat: SeatNumber


class SayMessage(Struct, tag_field="type", tag="say"):
    """Says something to the people at the table."""

    id: MessageId
    seat: SeatNumber
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Sync(Struct, tag_field="type", tag="sync"):
    """Send me everything."""


class Ping(Struct, tag_field="type", tag="ping"):
    """Are you there?"""


Message = (
    Hello
    | MoveMessage
    | UndoMessage
    | ReadyMessage
    | HintMessage
    | LeaveMessage
    | ReturnMessage
    | LangMessage
    | SayMessage
    | Sync
    | Ping
)

_decoder = msgspec.json.Decoder(Message)


def decode_message(text: str | bytes) -> Message:
    """A client's message; raises ``msgspec.DecodeError`` with one clear line."""
    return _decoder.decode(text)


class _Numbered(Struct):
    id: int | UnsetType = UNSET


def message_id(text: str | bytes) -> int | None:
    """The number of a message that is otherwise malformed, if it has one."""
    try:
        found = msgspec.json.decode(text, type=_Numbered).id
    except msgspec.DecodeError:
        return None
    return None if found is UNSET else found  # type: ignore[return-value]
