"""Kinds of moves <-> ints: 271 codes (section 5 of the specification)."""

from __future__ import annotations

from galactable.core.moves import Arg, Kind, Moves
from galactable.games.cosmic_factory.components import (
    ALL_TOKENS,
    COLOURS,
    EACH,
    N_TILES,
    WINDOW,
)


def colours_of(mask: int) -> list[str]:
    """The colours of a bit mask, in the order green, blue, orange."""
    return [colour for i, colour in enumerate(COLOURS) if int(mask) >> i & 1]


# Codes name a tile by its rank among nine; `words.args` says which tile that is.
_RANK = Arg("rank", range(EACH))

MOVES = Moves(
    Kind("keep", Arg("tile", range(1, N_TILES + 1))),
    Kind("ready"),
    Kind("hold", _RANK, Arg("rot", range(4))),
    Kind("put", Arg("row", range(WINDOW)), Arg("col", range(WINDOW))),
    Kind("release"),
    Kind("take", _RANK),
    Kind("turn", _RANK, Arg("quarters", (1, 2, 3))),
    Kind("flip", _RANK),
    Kind("grab", Arg("colours", [colours_of(m) for m in range(1, ALL_TOKENS + 1)])),
    Kind("done"),
    Kind("time-up"),
    Kind("darken", _RANK),
    Kind("remove", _RANK),
    Kind("pour", Arg("colour", COLOURS)),
    Kind("offer", Arg("colour", COLOURS)),
    Kind("decline"),
)

KEEP = MOVES.first("keep")
READY = MOVES.first("ready")
HOLD = MOVES.first("hold")
PUT = MOVES.first("put")
RELEASE = MOVES.first("release")
TAKE = MOVES.first("take")
TURN = MOVES.first("turn")
FLIP = MOVES.first("flip")
GRAB = MOVES.first("grab")
DONE = MOVES.first("done")
TIME_UP = MOVES.first("time-up")
DARKEN = MOVES.first("darken")
REMOVE = MOVES.first("remove")
POUR = MOVES.first("pour")
OFFER = MOVES.first("offer")
DECLINE = MOVES.first("decline")
MAX_LEGAL = 88
