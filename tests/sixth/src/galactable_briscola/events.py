"""What can happen, and who may know it."""

from __future__ import annotations

from enum import IntEnum

from galactable.core.events import EventKind, Events, number, seat, thing
from galactable_briscola.components import CARD_IDS


class Happening(IntEnum):
    """The events that the rules tell."""

    DRAW = 0
    TURN_UP = 1
    PLAY = 2
    TAKE = 3
    OVER = 4


SEAT = seat()
CARD = thing("card", CARD_IDS)

EVENTS = Events(
    {
        Happening.DRAW: EventKind("draw", (SEAT, CARD), secret=("card",), reveals=True),
        Happening.TURN_UP: EventKind("turn-up", (CARD,), reveals=True),
        Happening.PLAY: EventKind("play", (SEAT, CARD), reveals=True),
        Happening.TAKE: EventKind("take", (SEAT, number("points"))),
        Happening.OVER: EventKind("over"),
    }
)
