"""Kinds of moves <-> ints."""

from __future__ import annotations

from galactable.core.moves import Arg, Kind, Moves
from galactable.games.tiny_galaxies.components import (
    FACES,
    N_FACES,
    PLACES,
    PLANET_IDS,
    RESOURCES,
    ROW,
)

MOVES = Moves(
    Kind("activate", Arg("face", FACES)),
    Kind("convert", Arg("pay", RESOURCES), Arg("old", FACES), Arg("new", FACES)),
    Kind("reroll"),
    Kind("end"),
    Kind("ship", Arg("place", PLACES)),
    Kind("go", Arg("place", PLACES)),
    Kind("use"),
    Kind("follow"),
    Kind("pass"),
    Kind("upgrade", Arg("pay", RESOURCES)),
    Kind("colony", Arg("planet", PLANET_IDS)),
    Kind("lose", Arg("face", FACES)),
    Kind("back", Arg("slot", range(ROW))),
    Kind("advance", Arg("slot", range(ROW))),
)

ACTIVATE = MOVES.first("activate")
CONVERT = MOVES.first("convert")
REROLL = MOVES.first("reroll")
END = MOVES.first("end")
SHIP = MOVES.first("ship")
GO = MOVES.first("go")
USE = MOVES.first("use")
FOLLOW = MOVES.first("follow")
PASS = MOVES.first("pass")
UPGRADE = MOVES.first("upgrade")
COLONY = MOVES.first("colony")
LOSE = MOVES.first("lose")
BACK = MOVES.first("back")
ADVANCE = MOVES.first("advance")
CONVERT_PAY = N_FACES * N_FACES  # codes of `convert` for one payment
