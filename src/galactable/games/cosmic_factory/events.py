"""What can happen, and who may know it (section 6 of the specification)."""

from __future__ import annotations

from enum import IntEnum

from galactable.core.events import EventKind, Events


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


# A set of tiles: bits 0 to 26 in `low`, 27 to 53 in `high`.
_TILES = ("low", "high")

EVENTS = Events(
    {
        Happening.KAOS: EventKind("kaos", ("round", "card"), reveals=True),
        Happening.DEAL: EventKind("deal", ("seat", *_TILES), secret=_TILES, reveals=True),
        Happening.KEEP: EventKind("keep", ("seat", "tile"), secret=("tile",)),
        Happening.RECEIVE: EventKind(
            "receive", ("seat", "from", *_TILES), secret=_TILES, reveals=True
        ),
        Happening.LAST_THREE: EventKind("last-three", ("seat", "from")),
        Happening.READY: EventKind("ready", ("seat",)),
        Happening.SHOW: EventKind("show", ("seat", "from", *_TILES), reveals=True),
        Happening.HOLD: EventKind("hold", ("seat", "tile", "rot")),
        Happening.PUT: EventKind("put", ("seat", "tile", "row", "col", "rot", "other")),
        Happening.RELEASE: EventKind("release", ("seat", "tile")),
        Happening.TAKE: EventKind("take", ("seat", "tile")),
        Happening.TURN: EventKind("turn", ("seat", "tile", "quarters", "rot")),
        Happening.FLIP: EventKind("flip", ("seat", "tile", "down")),
        Happening.GRAB: EventKind("grab", ("seat", "colours")),
        Happening.DONE: EventKind("done", ("seat",)),
        Happening.TIME_UP: EventKind("time-up", ("seat",)),
        Happening.FALL: EventKind("fall", ("seat", "tile", "row", "col", "rot"), reveals=True),
        Happening.DISCARD: EventKind("discard", ("seat", "tile")),
        Happening.DARKEN: EventKind("darken", ("seat", "owner", "tile")),
        Happening.REMOVE: EventKind("remove", ("seat", "owner", "tile")),
        Happening.POUR: EventKind("pour", ("seat", "colour")),
        Happening.ZONES: EventKind("zones", ("seat", "green", "blue", "orange", "galaxy")),
        Happening.PATH: EventKind("path", ("seat", "length", "points", "track", "galaxy")),
        Happening.BONUS: EventKind("bonus", ("seat", "colour", "points")),
        Happening.EXTRA: EventKind("extra", ("seat", "track", "points")),
        Happening.OFFER: EventKind("offer", ("seat", "colour")),
        Happening.DECLINE: EventKind("decline", ("seat",)),
        Happening.TRACKS: EventKind("tracks", ("seat", "green", "blue", "orange", "star")),
        Happening.OVER: EventKind("over"),
    }
)
