"""What can happen; everything is public (section 6 of the specification)."""

from __future__ import annotations

from enum import IntEnum

from galactable.core.events import EventKind, Events
from galactable.games.tiny_galaxies.components import FACES


class Told(IntEnum):
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
        Told.DRAW: EventKind("draw", ("slot", "planet"), reveals=True),
        Told.TURN: EventKind("turn", ("seat", "round")),
        Told.ROLL: EventKind("roll", FACES, reveals=True),
        Told.ACTIVATE: EventKind("activate", ("seat", "face", "slot")),
        Told.CONVERT: EventKind("convert", ("seat", "pay", "old", "new")),
        Told.REROLL: EventKind("reroll", ("seat", "dice")),
        Told.TAKE: EventKind("take", ("seat", "place", "planet")),
        Told.MOVE: EventKind("move", ("seat", "from", "to", "planet")),
        Told.FOLLOW: EventKind("follow", ("seat", "face")),
        Told.DECLINE: EventKind("decline", ("seat", "phase", "planet")),
        Told.GAIN: EventKind("gain", ("seat", "resource", "amount")),
        Told.PAY: EventKind("pay", ("seat", "resource", "amount")),
        Told.USE: EventKind("use", ("seat", "planet")),
        Told.LOSE: EventKind("lose", ("seat", "face")),
        Told.BACK: EventKind("back", ("seat", "slot", "planet", "space")),
        Told.ADVANCE: EventKind("advance", ("seat", "slot", "planet", "from", "to")),
        Told.COLONIZE: EventKind("colonize", ("seat", "slot", "planet")),
        Told.SENT_HOME: EventKind("sent-home", ("seat", "slot", "ships")),
        Told.UPGRADE: EventKind("upgrade", ("seat", "level")),
        Told.END_TURN: EventKind("end-turn", ("seat",)),
        Told.LAST_ROUND: EventKind("last-round", ("seat", "points")),
        Told.OVER: EventKind("over"),
    }
)
