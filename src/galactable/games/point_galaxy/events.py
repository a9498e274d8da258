"""What can happen. Everything lies open: all seats may know all of it (section 6)."""

from __future__ import annotations

from enum import IntEnum

from galactable.core.events import EventKind, Events


class Happening(IntEnum):
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
        Happening.MARKET: EventKind("market", ("row", "column", "face"), reveals=True),
        Happening.SUPPLY: EventKind("supply", ("token",), reveals=True),
        Happening.START: EventKind("start", ("seat", "face"), reveals=True),
        Happening.FIRST: EventKind("first", ("seat",), reveals=True),
        Happening.DRAFT: EventKind("draft", ("seat", "row", "column", "face")),
        Happening.TOP: EventKind("top", ("column", "face"), reveals=True),
        Happening.PLANET: EventKind("planet", ("row", "column", "face"), reveals=True),
        Happening.SPLIT: EventKind("split", ("column", "from", "cards")),
        Happening.PLACE: EventKind("place", ("seat", "face", "system", "where")),
        Happening.FOUND: EventKind("found", ("seat", "face", "system")),
        Happening.TOKEN: EventKind("token", ("seat", "token")),
        Happening.LAPSE: EventKind("lapse", ("seat", "tokens")),
        Happening.AI_TAKE: EventKind("ai-take", ("row", "column", "face")),
        Happening.AI_COLUMN: EventKind("ai-column", ("face", "number")),
        Happening.AI_TOKEN: EventKind("ai-token", ("token",)),
        Happening.POINTER: EventKind("pointer", ("position",)),
        Happening.OVER: EventKind("over"),
    }
)
