"""What can happen; everything is public (section 6 of the specification)."""

from __future__ import annotations

from enum import IntEnum

from galactable.core.events import Argument, EventKind, Events, member, number, seat, thing
from galactable.games.tiny_galaxies.components import (
    FACES,
    MAT_SLOTS,
    N_FACES,
    PLACES,
    PLANET_IDS,
    Resource,
)
from galactable.games.tiny_galaxies.state import Phase


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


def dice(*counts: int) -> list[str]:
    """Dice told by how many show each face."""
    return [face for face, count in zip(FACES, counts, strict=True) for _ in range(count)]


SEAT = seat()
PLANET = thing("planet", PLANET_IDS)
BY = thing("planet", PLANET_IDS, "by")  # the planet whose ability it is; none: a die
FACE = thing("face", FACES)
RESOURCE = member(Resource, "resource")
SLOT = number("slot")

EVENTS = Events(
    {
        Happening.DRAW: EventKind("draw", (SLOT, PLANET), reveals=True),
        Happening.TURN: EventKind("turn", (SEAT, number("round"))),
        Happening.ROLL: EventKind("roll", (Argument("dice", "face", dice, N_FACES),), reveals=True),
        Happening.ACTIVATE: EventKind("activate", (SEAT, FACE, thing("slot", MAT_SLOTS))),
        Happening.CONVERT: EventKind(
            "convert",
            (
                SEAT,
                member(Resource, "pay", "resource"),
                thing("face", FACES, "old"),
                thing("face", FACES, "new"),
            ),
        ),
        Happening.REROLL: EventKind("reroll", (SEAT, number("count"))),
        Happening.TAKE: EventKind("take", (SEAT, thing("place", PLACES), PLANET)),
        Happening.MOVE: EventKind(
            "move",
            (
                SEAT,
                thing("place", PLACES, "from"),
                thing("place", PLACES, "to"),
                PLANET,
                thing("planet", PLANET_IDS, "left"),
            ),
        ),
        Happening.FOLLOW: EventKind("follow", (SEAT, FACE, seat("from"))),
        Happening.DECLINE: EventKind("decline", (SEAT, member(Phase, "phase"), PLANET)),
        Happening.GAIN: EventKind("gain", (SEAT, RESOURCE, number("amount"))),
        Happening.PAY: EventKind("pay", (SEAT, RESOURCE, number("amount"))),
        Happening.USE: EventKind("use", (SEAT, PLANET)),
        Happening.LOSE: EventKind("lose", (SEAT, FACE)),
        Happening.BACK: EventKind("back", (SEAT, SLOT, PLANET, number("space"))),
        Happening.ADVANCE: EventKind(
            "advance", (SEAT, SLOT, PLANET, number("from"), number("to"), BY)
        ),
        Happening.COLONIZE: EventKind("colonize", (SEAT, SLOT, PLANET)),
        Happening.SENT_HOME: EventKind("sent-home", (SEAT, SLOT, number("ships"))),
        Happening.UPGRADE: EventKind("upgrade", (SEAT, number("level"))),
        Happening.END_TURN: EventKind("end-turn", (SEAT,)),
        Happening.LAST_ROUND: EventKind("last-round", (SEAT, number("points"))),
        Happening.OVER: EventKind("over"),
    }
)
