"""What can happen. Nothing is secret (section 6 of the specification)."""

from __future__ import annotations

from enum import IntEnum

from galactable.core.events import Argument, EventKind, Events, flag, number, seat, seats, thing
from galactable.games.galactzy.components import COLOURS, DICE, EVENT_IDS, GALAXY_IDS, LINE_IDS


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
    ATTEMPT = 43


def _face(sides: int, number: int) -> str:
    return f"{sides}:{number}"


def _faces(*rows: int) -> list[str]:
    """Dice of a type are told as the digits of one number, ascending: 2 2 4 is 224."""
    return [_face(sides, n) for sides, row in zip(DICE, rows, strict=True) for n in _digits(row)]


def _digits(number: int) -> tuple[int, ...]:
    return tuple(int(digit) for digit in str(number)) if number > 0 else ()


def numbers(name: str) -> Argument:
    """Several numbers, told as the digits of one."""
    return Argument(name, "number", _digits)


SEAT = seat()
FROM = seat("from")
OTHER = seat("other")
DIE = Argument("die", "die", _face, 2)
ROLLED = Argument("dice", "die", _faces, len(DICE))
NEW = number("new")
NUMBER = number("number")
POINTS = number("points")
GALAXY = thing("galaxy", GALAXY_IDS)
LINE = thing("line", LINE_IDS)
CARD = thing("card", EVENT_IDS)

EVENTS = Events(
    {
        Happening.ROLL_OFF: EventKind("roll-off", (SEAT, NUMBER, number("round")), reveals=True),
        Happening.FIRST: EventKind("first", (SEAT,)),
        Happening.COLOUR: EventKind("colour", (SEAT, thing("colour", COLOURS))),
        Happening.LUCKY: EventKind("lucky", (SEAT, NUMBER)),
        Happening.START: EventKind("start", (SEAT, GALAXY)),
        Happening.ERA: EventKind("era", (number("era"), seat("first"))),
        Happening.EVENT: EventKind("event", (CARD,), reveals=True),
        Happening.UNDER: EventKind("under", (CARD,)),
        Happening.TURN: EventKind("turn", (SEAT, number("era"))),
        Happening.THROW: EventKind(
            "throw", (SEAT, ROLLED, number("throw"), numbers("kept")), reveals=True
        ),
        Happening.LIFT: EventKind("lift", (SEAT, DIE)),
        Happening.EXTRA: EventKind("extra", (SEAT,)),
        Happening.REROLL: EventKind("reroll", (SEAT, DIE, NEW), reveals=True),
        Happening.MODIFY: EventKind("modify", (SEAT, DIE, NEW)),
        Happening.EFFECT_TURN: EventKind("effect-turn", (SEAT, DIE, NEW, GALAXY)),
        Happening.EFFECT_REROLL: EventKind(
            "effect-reroll", (SEAT, ROLLED, NUMBER, GALAXY), reveals=True
        ),
        Happening.EFFECT_EXTRA: EventKind("effect-extra", (SEAT, GALAXY)),
        Happening.POWER_TURN: EventKind("power-turn", (SEAT, DIE, NEW, number("lucky"))),
        Happening.POWER_ROLL: EventKind("power-roll", (SEAT, DIE, number("lucky")), reveals=True),
        Happening.STOP: EventKind("stop", (SEAT,)),
        Happening.COVER: EventKind("cover", (SEAT, DIE)),
        Happening.SCORE: EventKind("score", (SEAT, LINE, POINTS)),
        Happening.CANCEL: EventKind("cancel", (SEAT, LINE)),
        Happening.ARRIVE: EventKind("arrive", (SEAT, GALAXY)),
        Happening.EON: EventKind("eon", (SEAT, number("eons"), FROM, flag("lucky"))),
        Happening.NO_EON: EventKind("no-eon", (SEAT,)),
        Happening.PHANTOM: EventKind("phantom", (NUMBER, number("count")), reveals=True),
        Happening.FIGHT: EventKind("fight", (SEAT, GALAXY, seats("others"))),
        Happening.ESCAPE: EventKind("escape", (SEAT, GALAXY)),
        Happening.FIGHT_SCORE: EventKind("fight-score", (SEAT, POINTS)),
        Happening.FIGHT_WON: EventKind("fight-won", (SEAT, POINTS)),
        Happening.FIGHT_DRAWN: EventKind("fight-drawn"),
        Happening.FIGHT_OFF: EventKind("fight-off"),
        Happening.RESOLVE: EventKind("resolve", (CARD, number("seats"))),
        Happening.SUCCESS: EventKind("success", (SEAT, CARD)),
        Happening.DEFEAT: EventKind("defeat", (SEAT, CARD)),
        Happening.VP: EventKind("vp", (SEAT, POINTS, FROM, CARD)),
        Happening.STAY: EventKind("stay", (SEAT, flag("pulling"))),
        Happening.PULL: EventKind("pull", (SEAT, OTHER)),
        Happening.HIT: EventKind("hit", (SEAT, OTHER)),
        Happening.TIE: EventKind("tie", (number("round"), seats("fighters"))),
        Happening.TAKE: EventKind("take", (SEAT, FROM)),
        Happening.OVER: EventKind("over"),
        Happening.ATTEMPT: EventKind("attempt", (SEAT, CARD, numbers("code"))),
    }
)
