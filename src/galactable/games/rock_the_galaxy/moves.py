"""Kinds of moves <-> ints."""

from __future__ import annotations

from galactable.core.moves import Arg, Kind, Moves
from galactable.games.rock_the_galaxy.components import (
    BAND_IDS,
    CARD_IDS,
    FIRST_ACTION,
    MAX_SEATS,
    MAX_SET,
    MIN_SET,
    N_SET_CARDS,
    THEME_IDS,
)

MOVES = Moves(
    Kind("band", Arg("band", BAND_IDS)),
    Kind("play", Arg("card", CARD_IDS[FIRST_ACTION:])),
    Kind("set", Arg("theme", THEME_IDS), Arg("size", range(MIN_SET, MAX_SET + 1))),
    Kind("use", Arg("card", CARD_IDS[:N_SET_CARDS])),
    Kind("discard", Arg("card", CARD_IDS)),
    Kind("pass", Arg("card", CARD_IDS)),
    Kind("direction", Arg("direction", ("left", "right"))),
    Kind("victim", Arg("seat", range(MAX_SEATS))),
    Kind("yoink", Arg("fans", range(MAX_SET - MIN_SET + 1))),
    Kind("end"),
)

BAND = MOVES.first("band")
PLAY = MOVES.first("play")
SET = MOVES.first("set")
USE = MOVES.first("use")
DISCARD = MOVES.first("discard")
PASS = MOVES.first("pass")
DIRECTION = MOVES.first("direction")
VICTIM = MOVES.first("victim")
YOINK = MOVES.first("yoink")
END = MOVES.first("end")
SIZES = MAX_SET - MIN_SET + 1
