"""What can happen. Nothing is secret (section 6 of the specification)."""

from __future__ import annotations

from enum import IntEnum

from galactable.core.events import EventKind, Events


class Happening(IntEnum):
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
        Happening.ROLL_OFF: EventKind("roll-off", ("seat", "number", "round"), reveals=True),
        Happening.FIRST: EventKind("first", ("seat",)),
        Happening.COLOUR: EventKind("colour", ("seat", "colour")),
        Happening.LUCKY: EventKind("lucky", ("seat", "number")),
        Happening.START: EventKind("start", ("seat", "galaxy")),
        Happening.ERA: EventKind("era", ("era", "first")),
        Happening.EVENT: EventKind("event", ("card",), reveals=True),
        Happening.UNDER: EventKind("under", ("card",)),
        Happening.TURN: EventKind("turn", ("seat",)),
        Happening.THROW: EventKind("throw", ("seat", *_DICE, "throw"), reveals=True),
        Happening.LIFT: EventKind("lift", ("seat", "die", "number")),
        Happening.EXTRA: EventKind("extra", ("seat",)),
        Happening.REROLL: EventKind("reroll", _TURN, reveals=True),
        Happening.MODIFY: EventKind("modify", _TURN),
        Happening.EFFECT_TURN: EventKind("effect-turn", _TURN),
        Happening.EFFECT_REROLL: EventKind(
            "effect-reroll", ("seat", *_DICE, "number"), reveals=True
        ),
        Happening.EFFECT_EXTRA: EventKind("effect-extra", ("seat",)),
        Happening.POWER_TURN: EventKind("power-turn", _TURN),
        Happening.POWER_ROLL: EventKind("power-roll", ("seat", "die", "number"), reveals=True),
        Happening.STOP: EventKind("stop", ("seat",)),
        Happening.COVER: EventKind("cover", ("seat", "die", "number")),
        Happening.SCORE: EventKind("score", ("seat", "line", "points")),
        Happening.CANCEL: EventKind("cancel", ("seat", "line")),
        Happening.ARRIVE: EventKind("arrive", ("seat", "galaxy")),
        Happening.EON: EventKind("eon", ("seat", "eons")),
        Happening.NO_EON: EventKind("no-eon", ("seat",)),
        Happening.PHANTOM: EventKind("phantom", ("number", "count"), reveals=True),
        Happening.FIGHT: EventKind("fight", ("seat", "galaxy")),
        Happening.ESCAPE: EventKind("escape", ("seat", "galaxy")),
        Happening.FIGHT_SCORE: EventKind("fight-score", ("seat", "points")),
        Happening.FIGHT_WON: EventKind("fight-won", ("seat", "points")),
        Happening.FIGHT_DRAWN: EventKind("fight-drawn"),
        Happening.FIGHT_OFF: EventKind("fight-off"),
        Happening.RESOLVE: EventKind("resolve", ("card", "seats")),
        Happening.SUCCESS: EventKind("success", ("seat", "card")),
        Happening.DEFEAT: EventKind("defeat", ("seat", "card")),
        Happening.VP: EventKind("vp", ("seat", "points")),
        Happening.STAY: EventKind("stay", ("seat",)),
        Happening.PULL: EventKind("pull", ("seat", "other")),
        Happening.HIT: EventKind("hit", ("seat", "other")),
        Happening.TIE: EventKind("tie", ("round", "seats")),
        Happening.TAKE: EventKind("take", ("seat", "from")),
        Happening.OVER: EventKind("over"),
    }
)
