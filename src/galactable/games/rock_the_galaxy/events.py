"""What can happen, and who may know it (section 6 of the specification)."""

from __future__ import annotations

from enum import IntEnum

from galactable.core.events import EventKind, Events


class Told(IntEnum):
    """The events that the rules tell."""

    BAND = 0
    DRAW = 1
    STEAL = 2
    RESHUFFLE = 3
    PLAY = 4
    SIDE = 5
    DISCARD = 6
    LAY_ASIDE = 7
    RECEIVE = 8
    SHOW = 9
    YOINK_ONE = 10
    SET = 11
    SET_CARD = 12
    RETURN = 13
    SINGLES = 14
    FANS = 15
    END_TURN = 16
    LAST_ROUND = 17
    OVER = 18


EVENTS = Events(
    {
        Told.BAND: EventKind("band", ("seat", "band")),
        Told.DRAW: EventKind("draw", ("seat", "card"), secret=("card",), reveals=True),
        Told.STEAL: EventKind("steal", ("seat", "from", "card"), secret=("card",), reveals=True),
        Told.RESHUFFLE: EventKind("reshuffle", ("cards",)),
        Told.PLAY: EventKind("play", ("seat", "card")),
        Told.SIDE: EventKind("side", ("seat", "side")),
        Told.DISCARD: EventKind("discard", ("seat", "card")),
        Told.LAY_ASIDE: EventKind("lay-aside", ("seat", "card"), secret=("card",)),
        Told.RECEIVE: EventKind(
            "receive", ("seat", "from", "card"), secret=("card",), reveals=True
        ),
        Told.SHOW: EventKind("show", ("seat", "card"), reveals=True),
        Told.YOINK_ONE: EventKind("yoink", ("seat", "from")),
        Told.SET: EventKind("set", ("seat", "theme", "size")),
        Told.SET_CARD: EventKind("set-card", ("seat", "card", "count")),
        Told.RETURN: EventKind("return", ("seat", "fans")),
        Told.SINGLES: EventKind("singles", ("seat", "singles")),
        Told.FANS: EventKind("fans", ("seat", "supply", "box", "yoinked", "from")),
        Told.END_TURN: EventKind("end-turn", ("seat",)),
        Told.LAST_ROUND: EventKind("last-round", ("round",)),
        Told.OVER: EventKind("over"),
    }
)
