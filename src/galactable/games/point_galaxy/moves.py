"""Kinds of moves <-> ints. A card to place is named by its place in hand: 0 or 1."""

from __future__ import annotations

from galactable.core.moves import Arg, Kind, Moves
from galactable.games.point_galaxy.components import CARDS_EACH, COLUMNS, TOKEN_IDS
from galactable.games.point_galaxy.state import Where

HAND = 2
WHERE = tuple(where.name.lower() for where in Where)

MOVES = Moves(
    Kind("draft", Arg("row", range(1, 4)), Arg("column", range(1, COLUMNS + 1))),
    Kind(
        "place",
        Arg("card", range(HAND)),
        Arg("system", range(1, CARDS_EACH + 1)),
        Arg("where", WHERE),
    ),
    Kind("found", Arg("card", range(HAND))),
    Kind("token", Arg("token", TOKEN_IDS)),
)

DRAFT = MOVES.first("draft")
PLACE = MOVES.first("place")
FOUND = MOVES.first("found")
TOKEN = MOVES.first("token")
A_SYSTEM = len(WHERE)
A_CARD = CARDS_EACH * A_SYSTEM
