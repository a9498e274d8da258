"""What can happen, and who may know it."""

from __future__ import annotations

from enum import IntEnum

from galactable.core.events import EventKind, Events


class Happening(IntEnum):
    """The events that the rules tell."""

    DRAW = 0
    TURN_UP = 1
    PLAY = 2
    TAKE = 3
    OVER = 4


EVENTS = Events(
    {
        Happening.DRAW: EventKind("draw", ("seat", "card"), secret=("card",), reveals=True),
        Happening.TURN_UP: EventKind("turn-up", ("card",), reveals=True),
        Happening.PLAY: EventKind("play", ("seat", "card"), reveals=True),
        Happening.TAKE: EventKind("take", ("seat", "points")),
        Happening.OVER: EventKind("over"),
    }
)
