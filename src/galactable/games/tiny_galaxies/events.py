"""What can happen; everything is public (section 6 of the specification)."""

from __future__ import annotations

from enum import IntEnum

from galactable.core.events import EventKind, Events
from galactable.games.tiny_galaxies.components import FACES


class Happening(IntEnum):
    """The events that the rules tell."""

    DRAW = 0
    TURN = 1
    ROLL = 2
    ACTIVATE = 3
    CONVERT = 4
    REROLL = 5
    TAKE = 6
    MOVE = 7
    FOLLOW = 8
    DECLINE = 9
    GAIN = 10
    PAY = 11
    USE = 12
    LOSE = 13
    BACK = 14
    ADVANCE = 15
    COLONIZE = 16
    SENT_HOME = 17
    UPGRADE = 18
    END_TURN = 19
    LAST_ROUND = 20
    OVER = 21


EVENTS = Events(
    {
        Happening.DRAW: EventKind("draw", ("slot", "planet"), reveals=True),
        Happening.TURN: EventKind("turn", ("seat", "round")),
        Happening.ROLL: EventKind("roll", FACES, reveals=True),
        Happening.ACTIVATE: EventKind("activate", ("seat", "face", "slot")),
        Happening.CONVERT: EventKind("convert", ("seat", "pay", "old", "new")),
        Happening.REROLL: EventKind("reroll", ("seat", "dice")),
        Happening.TAKE: EventKind("take", ("seat", "place", "planet")),
        Happening.MOVE: EventKind("move", ("seat", "from", "to", "planet")),
        Happening.FOLLOW: EventKind("follow", ("seat", "face")),
        Happening.DECLINE: EventKind("decline", ("seat", "phase", "planet")),
        Happening.GAIN: EventKind("gain", ("seat", "resource", "amount")),
        Happening.PAY: EventKind("pay", ("seat", "resource", "amount")),
        Happening.USE: EventKind("use", ("seat", "planet")),
        Happening.LOSE: EventKind("lose", ("seat", "face")),
        Happening.BACK: EventKind("back", ("seat", "slot", "planet", "space")),
        Happening.ADVANCE: EventKind("advance", ("seat", "slot", "planet", "from", "to")),
        Happening.COLONIZE: EventKind("colonize", ("seat", "slot", "planet")),
        Happening.SENT_HOME: EventKind("sent-home", ("seat", "slot", "ships")),
        Happening.UPGRADE: EventKind("upgrade", ("seat", "level")),
        Happening.END_TURN: EventKind("end-turn", ("seat",)),
        Happening.LAST_ROUND: EventKind("last-round", ("seat", "points")),
        Happening.OVER: EventKind("over"),
    }
)
