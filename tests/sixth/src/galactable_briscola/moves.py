"""Kinds of moves <-> ints."""

from __future__ import annotations

from galactable.core.moves import Arg, Kind, Moves
from galactable_briscola.components import CARD_IDS, HAND

MOVES = Moves(Kind("play", Arg("card", CARD_IDS)))

PLAY = MOVES.first("play")
MAX_LEGAL = HAND
