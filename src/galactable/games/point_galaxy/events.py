"""What can happen. Everything lies open: all seats may know all of it (section 6)."""

from __future__ import annotations

from enum import IntEnum

from galactable.core.events import Argument, EventKind, Events, member, number, seat, thing
from galactable.games.point_galaxy.components import FACE_IDS, TOKEN_IDS
from galactable.games.point_galaxy.state import Where


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
    TURN = 17
    AI_TURN = 18
    AI_START = 19


def ordinal(name: str) -> Argument:
    """A row, a column, a system: the rules count from 0, people from 1."""
    return Argument(name, "number", _from_one)


def _from_one(number: int) -> int:
    return number + 1


SEAT = seat()
CARD = thing("card", FACE_IDS)
TOKEN = thing("token", TOKEN_IDS)
ROW = ordinal("row")
COLUMN = ordinal("column")
SYSTEM = ordinal("system")
POINTS = number("points")
ROUND = number("round")

EVENTS = Events(
    {
        Happening.MARKET: EventKind("market", (ROW, COLUMN, CARD), reveals=True),
        Happening.SUPPLY: EventKind("supply", (TOKEN,), reveals=True),
        Happening.START: EventKind("start", (SEAT, CARD), reveals=True),
        Happening.FIRST: EventKind("first", (SEAT,), reveals=True),
        Happening.DRAFT: EventKind("draft", (SEAT, ROW, COLUMN, CARD)),
        Happening.TOP: EventKind("top", (COLUMN, CARD), reveals=True),
        Happening.PLANET: EventKind("planet", (ROW, COLUMN, CARD), reveals=True),
        Happening.SPLIT: EventKind("split", (COLUMN, ordinal("from"), number("cards"))),
        Happening.PLACE: EventKind("place", (SEAT, CARD, SYSTEM, member(Where, "where"), POINTS)),
        Happening.FOUND: EventKind("found", (SEAT, CARD, SYSTEM, POINTS)),
        Happening.TOKEN: EventKind("token", (SEAT, TOKEN, POINTS)),
        Happening.LAPSE: EventKind("lapse", (SEAT, number("tokens"))),
        Happening.AI_TAKE: EventKind("ai-take", (ROW, COLUMN, CARD)),
        Happening.AI_COLUMN: EventKind("ai-column", (CARD, ordinal("number"))),
        Happening.AI_TOKEN: EventKind("ai-token", (TOKEN,)),
        Happening.POINTER: EventKind("pointer", (ordinal("position"),)),
        Happening.OVER: EventKind("over"),
        Happening.TURN: EventKind("turn", (SEAT, ROUND)),
        Happening.AI_TURN: EventKind("ai-turn", (ROUND,)),
        Happening.AI_START: EventKind("ai-start", (CARD,), reveals=True),
    }
)
