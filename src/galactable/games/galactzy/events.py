"""What can happen. Nothing is secret (section 6 of the specification)."""

from __future__ import annotations

from enum import IntEnum

from galactable.core.events import EventKind, Events


class Told(IntEnum):
    """The events that the rules tell."""

    ROLL_OFF = 0
    FIRST = 1
    COLOUR = 2
    LUCKY = 3
    START = 4
    ERA = 5
    EVENT = 6
    UNDER = 7
    TURN = 8
    THROW = 9
    LIFT = 10
    EXTRA = 11
    REROLL = 12
    MODIFY = 13
    EFFECT_TURN = 14
    EFFECT_REROLL = 15
    EFFECT_EXTRA = 16
    POWER_TURN = 17
    POWER_ROLL = 18
    STOP = 19
    COVER = 20
    SCORE = 21
    CANCEL = 22
    ARRIVE = 23
    EON = 24
    NO_EON = 25
    PHANTOM = 26
    FIGHT = 27
    ESCAPE = 28
    FIGHT_SCORE = 29
    FIGHT_WON = 30
    FIGHT_DRAWN = 31
    FIGHT_OFF = 32
    RESOLVE = 33
    SUCCESS = 34
    DEFEAT = 35
    VP = 36
    STAY = 37
    PULL = 38
    HIT = 39
    TIE = 40
    TAKE = 41
    OVER = 42


_TURN = ("seat", "die", "number", "new")
_DICE = ("d4", "d6", "d8")  # dice of a type as the digits of one number, ascending: 2 2 4 is 224

EVENTS = Events(
    {
        Told.ROLL_OFF: EventKind("roll-off", ("seat", "number", "round"), reveals=True),
        Told.FIRST: EventKind("first", ("seat",)),
        Told.COLOUR: EventKind("colour", ("seat", "colour")),
        Told.LUCKY: EventKind("lucky", ("seat", "number")),
        Told.START: EventKind("start", ("seat", "galaxy")),
        Told.ERA: EventKind("era", ("era", "first")),
        Told.EVENT: EventKind("event", ("card",), reveals=True),
        Told.UNDER: EventKind("under", ("card",)),
        Told.TURN: EventKind("turn", ("seat",)),
        Told.THROW: EventKind("throw", ("seat", *_DICE, "throw"), reveals=True),
        Told.LIFT: EventKind("lift", ("seat", "die", "number")),
        Told.EXTRA: EventKind("extra", ("seat",)),
        Told.REROLL: EventKind("reroll", _TURN, reveals=True),
        Told.MODIFY: EventKind("modify", _TURN),
        Told.EFFECT_TURN: EventKind("effect-turn", _TURN),
        Told.EFFECT_REROLL: EventKind("effect-reroll", ("seat", *_DICE, "number"), reveals=True),
        Told.EFFECT_EXTRA: EventKind("effect-extra", ("seat",)),
        Told.POWER_TURN: EventKind("power-turn", _TURN),
        Told.POWER_ROLL: EventKind("power-roll", ("seat", "die", "number"), reveals=True),
        Told.STOP: EventKind("stop", ("seat",)),
        Told.COVER: EventKind("cover", ("seat", "die", "number")),
        Told.SCORE: EventKind("score", ("seat", "line", "points")),
        Told.CANCEL: EventKind("cancel", ("seat", "line")),
        Told.ARRIVE: EventKind("arrive", ("seat", "galaxy")),
        Told.EON: EventKind("eon", ("seat", "eons")),
        Told.NO_EON: EventKind("no-eon", ("seat",)),
        Told.PHANTOM: EventKind("phantom", ("number", "count"), reveals=True),
        Told.FIGHT: EventKind("fight", ("seat", "galaxy")),
        Told.ESCAPE: EventKind("escape", ("seat", "galaxy")),
        Told.FIGHT_SCORE: EventKind("fight-score", ("seat", "points")),
        Told.FIGHT_WON: EventKind("fight-won", ("seat", "points")),
        Told.FIGHT_DRAWN: EventKind("fight-drawn"),
        Told.FIGHT_OFF: EventKind("fight-off"),
        Told.RESOLVE: EventKind("resolve", ("card", "seats")),
        Told.SUCCESS: EventKind("success", ("seat", "card")),
        Told.DEFEAT: EventKind("defeat", ("seat", "card")),
        Told.VP: EventKind("vp", ("seat", "points")),
        Told.STAY: EventKind("stay", ("seat",)),
        Told.PULL: EventKind("pull", ("seat", "other")),
        Told.HIT: EventKind("hit", ("seat", "other")),
        Told.TIE: EventKind("tie", ("round", "seats")),
        Told.TAKE: EventKind("take", ("seat", "from")),
        Told.OVER: EventKind("over"),
    }
)
