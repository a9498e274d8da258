"""What can happen. Everything lies open: all seats may know all of it (section 6)."""

from __future__ import annotations

from enum import IntEnum

from galactable.core.events import EventKind, Events


class Told(IntEnum):
    """The events that the rules tell."""

    MARKET = 0
    SUPPLY = 1
    START = 2
    FIRST = 3
    DRAFT = 4
    TOP = 5
    PLANET = 6
    SPLIT = 7
    PLACE = 8
    FOUND = 9
    TOKEN = 10
    LAPSE = 11
    AI_TAKE = 12
    AI_COLUMN = 13
    AI_TOKEN = 14
    POINTER = 15
    OVER = 16


EVENTS = Events(
    {
        Told.MARKET: EventKind("market", ("row", "column", "face"), reveals=True),
        Told.SUPPLY: EventKind("supply", ("token",), reveals=True),
        Told.START: EventKind("start", ("seat", "face"), reveals=True),
        Told.FIRST: EventKind("first", ("seat",), reveals=True),
        Told.DRAFT: EventKind("draft", ("seat", "row", "column", "face")),
        Told.TOP: EventKind("top", ("column", "face"), reveals=True),
        Told.PLANET: EventKind("planet", ("row", "column", "face"), reveals=True),
        Told.SPLIT: EventKind("split", ("column", "from", "cards")),
        Told.PLACE: EventKind("place", ("seat", "face", "system", "where")),
        Told.FOUND: EventKind("found", ("seat", "face", "system")),
        Told.TOKEN: EventKind("token", ("seat", "token")),
        Told.LAPSE: EventKind("lapse", ("seat", "tokens")),
        Told.AI_TAKE: EventKind("ai-take", ("row", "column", "face")),
        Told.AI_COLUMN: EventKind("ai-column", ("face", "number")),
        Told.AI_TOKEN: EventKind("ai-token", ("token",)),
        Told.POINTER: EventKind("pointer", ("position",)),
        Told.OVER: EventKind("over"),
    }
)
