"""What a client sends over the live connection: more structs of docs/api.md."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from galactable.table.messages import Chain, Lang, MessageId, SeatNumber, Secret

__all__ = [
    "Hello",
    "HintMessage",
    "LangMessage",
    "LeaveMessage",
    "Message",
    "MoveMessage",
    "Ping",
    "ReadyMessage",
    "ReturnMessage",
    "SayMessage",
    "Sync",
    "UndoMessage",
    "decode_message",
    "message_id",
]


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
