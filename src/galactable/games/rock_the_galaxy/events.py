"""What can happen, and who may know it (section 6 of the specification)."""

from __future__ import annotations

from enum import IntEnum

from galactable.core.events import EventKind, Events


class Happening(IntEnum):
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
        Happening.BAND: EventKind("band", ("seat", "band")),
        Happening.DRAW: EventKind("draw", ("seat", "card"), secret=("card",), reveals=True),
        Happening.STEAL: EventKind(
            "steal", ("seat", "from", "card"), secret=("card",), reveals=True
        ),
        Happening.RESHUFFLE: EventKind("reshuffle", ("cards",)),
        Happening.PLAY: EventKind("play", ("seat", "card")),
        Happening.SIDE: EventKind("side", ("seat", "side")),
        Happening.DISCARD: EventKind("discard", ("seat", "card")),
        Happening.LAY_ASIDE: EventKind("lay-aside", ("seat", "card"), secret=("card",)),
        Happening.RECEIVE: EventKind(
            "receive", ("seat", "from", "card"), secret=("card",), reveals=True
        ),
        Happening.SHOW: EventKind("show", ("seat", "card"), reveals=True),
        Happening.YOINK_ONE: EventKind("yoink", ("seat", "from")),
        Happening.SET: EventKind("set", ("seat", "theme", "size")),
        Happening.SET_CARD: EventKind("set-card", ("seat", "card", "count")),
        Happening.RETURN: EventKind("return", ("seat", "fans")),
        Happening.SINGLES: EventKind("singles", ("seat", "singles")),
        Happening.FANS: EventKind("fans", ("seat", "supply", "box", "yoinked", "from")),
        Happening.END_TURN: EventKind("end-turn", ("seat",)),
        Happening.LAST_ROUND: EventKind("last-round", ("round",)),
        Happening.OVER: EventKind("over"),
    }
)
