"""What can happen, and who may know it (section 6 of the specification)."""

from __future__ import annotations

from enum import IntEnum

from galactable.core.events import EventKind, Events, flag, member, number, seat, thing
from galactable.games.rock_the_galaxy.components import BAND_IDS, CARD_IDS, THEME_IDS
from galactable.games.rock_the_galaxy.state import Side


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
    TURN = 19
    NO_CARDS = 20


SEAT = seat()
FROM = seat("from")
CARD = thing("card", CARD_IDS)

EVENTS = Events(
    {
        Happening.BAND: EventKind("band", (SEAT, thing("band", BAND_IDS))),
        Happening.DRAW: EventKind("draw", (SEAT, CARD), secret=("card",), reveals=True),
        Happening.STEAL: EventKind("steal", (SEAT, FROM, CARD), secret=("card",), reveals=True),
        Happening.RESHUFFLE: EventKind("reshuffle", (number("cards"),)),
        Happening.PLAY: EventKind("play", (SEAT, CARD)),
        Happening.SIDE: EventKind("side", (SEAT, member(Side, "side"))),
        Happening.DISCARD: EventKind("discard", (SEAT, CARD, flag("due"))),
        Happening.LAY_ASIDE: EventKind("lay-aside", (SEAT, CARD), secret=("card",)),
        Happening.RECEIVE: EventKind("receive", (SEAT, FROM, CARD), secret=("card",), reveals=True),
        Happening.SHOW: EventKind("show", (SEAT, CARD), reveals=True),
        Happening.YOINK_ONE: EventKind("yoink", (SEAT, FROM)),
        Happening.SET: EventKind("set", (SEAT, thing("theme", THEME_IDS), number("size"))),
        Happening.SET_CARD: EventKind("set-card", (SEAT, CARD, number("count"))),
        Happening.RETURN: EventKind("return", (SEAT, number("fans"))),
        Happening.SINGLES: EventKind("singles", (SEAT, number("singles"))),
        Happening.FANS: EventKind(
            "fans", (SEAT, number("supply"), number("box"), number("yoinked"), FROM)
        ),
        Happening.END_TURN: EventKind("end-turn", (SEAT,)),
        Happening.LAST_ROUND: EventKind("last-round", (number("round"),)),
        Happening.OVER: EventKind("over"),
        Happening.TURN: EventKind("turn", (SEAT, number("round"))),
        Happening.NO_CARDS: EventKind("no-cards", (SEAT,)),
    }
)
