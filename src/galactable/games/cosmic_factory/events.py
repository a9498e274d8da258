"""What can happen, and who may know it (section 6 of the specification)."""

from __future__ import annotations

from enum import IntEnum

from galactable.core.events import EventKind, Events, flag, member, number, seat, thing, things
from galactable.games.cosmic_factory.components import COLOURS, HALF, TILE_IDS, TRACKS, Kaos


class Happening(IntEnum):
    """The events that the rules tell."""

    KAOS = 0
    DEAL = 1
    KEEP = 2
    RECEIVE = 3
    LAST_THREE = 4
    READY = 5
    SHOW = 6
    HOLD = 7
    PUT = 8
    RELEASE = 9
    TAKE = 10
    TURN = 11
    FLIP = 12
    GRAB = 13
    DONE = 14
    TIME_UP = 15
    FALL = 16
    DISCARD = 17
    DARKEN = 18
    REMOVE = 19
    POUR = 20
    ZONES = 21
    PATH = 22
    BONUS = 23
    EXTRA = 24
    OFFER = 25
    DECLINE = 26
    TRACKS = 27
    OVER = 28
    ROUND = 29


class Way(IntEnum):
    """Which number was looked up in the path table (CF-31, CF-45, CF-51)."""

    PATH = 0
    NETWORK = 1
    NETWORKS = 2


SEAT = seat()
FROM = seat("from")
OWNER = seat("owner")
GALAXY = seat("galaxy")
TILE = thing("tile", TILE_IDS)
TILES = things("tile", TILE_IDS, "tiles", HALF, 2)
COLOUR = thing("track", COLOURS, "colour")
TRACK = thing("track", TRACKS)
CARD = member(Kaos, "card", "kaos")
ROW, COL, ROT = number("row"), number("col"), number("rot")
POINTS = number("points")
GREEN, BLUE, ORANGE, STAR = (number(track) for track in TRACKS)

EVENTS = Events(
    {
        Happening.KAOS: EventKind("kaos", (number("round"), CARD), reveals=True),
        Happening.DEAL: EventKind("deal", (SEAT, TILES), secret=("tiles",), reveals=True),
        Happening.KEEP: EventKind("keep", (SEAT, TILE), secret=("tile",)),
        Happening.RECEIVE: EventKind(
            "receive", (SEAT, FROM, TILES), secret=("tiles",), reveals=True
        ),
        Happening.LAST_THREE: EventKind("last-three", (SEAT, FROM)),
        Happening.READY: EventKind("ready", (SEAT,)),
        Happening.SHOW: EventKind("show", (SEAT, FROM, TILES), reveals=True),
        Happening.HOLD: EventKind("hold", (SEAT, TILE, ROT)),
        Happening.PUT: EventKind(
            "put", (SEAT, TILE, ROW, COL, ROT, thing("tile", TILE_IDS, "other"))
        ),
        Happening.RELEASE: EventKind("release", (SEAT, TILE)),
        Happening.TAKE: EventKind("take", (SEAT, TILE)),
        Happening.TURN: EventKind("turn", (SEAT, TILE, number("quarters"), ROT)),
        Happening.FLIP: EventKind("flip", (SEAT, TILE, flag("down"))),
        Happening.GRAB: EventKind(
            "grab", (SEAT, things("token", COLOURS, "colours", len(COLOURS), 1))
        ),
        Happening.DONE: EventKind("done", (SEAT,)),
        Happening.TIME_UP: EventKind("time-up", (SEAT,)),
        Happening.FALL: EventKind("fall", (SEAT, TILE, ROW, COL, ROT), reveals=True),
        Happening.DISCARD: EventKind("discard", (SEAT, TILE)),
        Happening.DARKEN: EventKind("darken", (SEAT, OWNER, TILE)),
        Happening.REMOVE: EventKind("remove", (SEAT, OWNER, TILE)),
        Happening.POUR: EventKind("pour", (SEAT, COLOUR)),
        Happening.ZONES: EventKind("zones", (SEAT, GREEN, BLUE, ORANGE, GALAXY)),
        Happening.PATH: EventKind(
            "path", (SEAT, number("length"), POINTS, TRACK, GALAXY, member(Way, "way"))
        ),
        Happening.BONUS: EventKind("bonus", (SEAT, COLOUR, POINTS)),
        Happening.EXTRA: EventKind("extra", (SEAT, TRACK, POINTS, CARD)),
        Happening.OFFER: EventKind("offer", (SEAT, COLOUR)),
        Happening.DECLINE: EventKind("decline", (SEAT,)),
        Happening.TRACKS: EventKind("tracks", (SEAT, GREEN, BLUE, ORANGE, STAR)),
        Happening.OVER: EventKind("over"),
        Happening.ROUND: EventKind("round", (number("round"),)),
    }
)
