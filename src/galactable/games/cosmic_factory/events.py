"""What can happen, and who may know it (section 6 of the specification)."""

from __future__ import annotations

from enum import IntEnum

from galactable.core.events import EventKind, Events


class Told(IntEnum):
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
        Told.KAOS: EventKind("kaos", ("round", "card"), reveals=True),
        Told.DEAL: EventKind("deal", ("seat", *_TILES), secret=_TILES, reveals=True),
        Told.KEEP: EventKind("keep", ("seat", "tile"), secret=("tile",)),
        Told.RECEIVE: EventKind("receive", ("seat", "from", *_TILES), secret=_TILES, reveals=True),
        Told.LAST_THREE: EventKind("last-three", ("seat", "from")),
        Told.READY: EventKind("ready", ("seat",)),
        Told.SHOW: EventKind("show", ("seat", "from", *_TILES), reveals=True),
        Told.HOLD: EventKind("hold", ("seat", "tile", "rot")),
        Told.PUT: EventKind("put", ("seat", "tile", "row", "col", "rot", "other")),
        Told.RELEASE: EventKind("release", ("seat", "tile")),
        Told.TAKE: EventKind("take", ("seat", "tile")),
        Told.TURN: EventKind("turn", ("seat", "tile", "quarters", "rot")),
        Told.FLIP: EventKind("flip", ("seat", "tile", "down")),
        Told.GRAB: EventKind("grab", ("seat", "colours")),
        Told.DONE: EventKind("done", ("seat",)),
        Told.TIME_UP: EventKind("time-up", ("seat",)),
        Told.FALL: EventKind("fall", ("seat", "tile", "row", "col", "rot"), reveals=True),
        Told.DISCARD: EventKind("discard", ("seat", "tile")),
        Told.DARKEN: EventKind("darken", ("seat", "owner", "tile")),
        Told.REMOVE: EventKind("remove", ("seat", "owner", "tile")),
        Told.POUR: EventKind("pour", ("seat", "colour")),
        Told.ZONES: EventKind("zones", ("seat", "green", "blue", "orange", "galaxy")),
        Told.PATH: EventKind("path", ("seat", "length", "points", "track", "galaxy")),
        Told.BONUS: EventKind("bonus", ("seat", "colour", "points")),
        Told.EXTRA: EventKind("extra", ("seat", "track", "points")),
        Told.OFFER: EventKind("offer", ("seat", "colour")),
        Told.DECLINE: EventKind("decline", ("seat",)),
        Told.TRACKS: EventKind("tracks", ("seat", "green", "blue", "orange", "star")),
        Told.OVER: EventKind("over"),
    }
)
