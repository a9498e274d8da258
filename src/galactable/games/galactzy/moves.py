"""Kinds of moves <-> ints."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from galactable.core.moves import Arg, Kind, Moves
from galactable.games.galactzy.components import (
    COLOURS,
    DICE,
    EFFECT_NUMBERS,
    FACES,
    GALAXY_IDS,
    LINE_IDS,
    MAX_SEATS,
    MODIFIES,
    N_CORNERS,
    N_LUCKY,
    THROWS,
    TURNS,
)


class Listed(Kind):
    """A kind whose moves are listed one by one: not every combination of arguments is one."""

    def __init__(self, name: str, names: Sequence[str], rows: Sequence[Sequence[int]]) -> None:
        columns = zip(*rows, strict=True)
        super().__init__(
            name, *(Arg(n, sorted(set(c))) for n, c in zip(names, columns, strict=True))
        )
        self.rows = [dict(zip(names, row, strict=True)) for row in rows]
        self.count = len(self.rows)

    def values(self, code: int) -> dict[str, Any]:
        """Argument names to values."""
        return dict(self.rows[code - self.first])


FACE = ("die", "number")
TURN = ("die", "number", "new")

MOVES = Moves(
    Kind("colour", Arg("colour", COLOURS)),
    Kind("lucky", Arg("number", range(1, N_LUCKY + 1))),
    Kind("start", Arg("galaxy", GALAXY_IDS[:N_CORNERS])),
    Listed("throw", [f"d{die}" for die in DICE], THROWS),
    Kind("extra"),
    Listed("lift", FACE, FACES),
    Listed("reroll", FACE, FACES),
    Listed("modify", TURN, [(*face, new) for face, new in MODIFIES]),
    Listed("effect_turn", TURN, [(*face, new) for face, new in TURNS]),
    Kind("effect_reroll", Arg("number", EFFECT_NUMBERS)),
    Kind("effect_extra"),
    Listed("power_turn", TURN, [(*face, new) for face, new in TURNS]),
    Kind("power_roll", Arg("die", DICE)),
    Kind("stop"),
    Kind("score", Arg("line", LINE_IDS)),
    Kind("travel", Arg("galaxy", GALAXY_IDS)),
    Kind("cancel", Arg("line", LINE_IDS)),
    Kind("escape", Arg("galaxy", GALAXY_IDS)),
    Kind("stand"),
    Kind("choose", Arg("what", ("eon", "vp"))),
    Kind("move", Arg("galaxy", GALAXY_IDS)),
    Kind("stay"),
    Kind("pull", Arg("seat", range(MAX_SEATS))),
    Kind("hit", Arg("seat", range(MAX_SEATS))),
)

COLOUR = MOVES.first("colour")
LUCKY = MOVES.first("lucky")
START = MOVES.first("start")
THROW = MOVES.first("throw")
EXTRA = MOVES.first("extra")
LIFT = MOVES.first("lift")
REROLL = MOVES.first("reroll")
MODIFY = MOVES.first("modify")
EFFECT_TURN = MOVES.first("effect_turn")
EFFECT_REROLL = MOVES.first("effect_reroll")
EFFECT_EXTRA = MOVES.first("effect_extra")
POWER_TURN = MOVES.first("power_turn")
POWER_ROLL = MOVES.first("power_roll")
STOP = MOVES.first("stop")
SCORE = MOVES.first("score")
TRAVEL = MOVES.first("travel")
CANCEL = MOVES.first("cancel")
ESCAPE = MOVES.first("escape")
STAND = MOVES.first("stand")
CHOOSE_EON = MOVES.first("choose")
CHOOSE_VP = CHOOSE_EON + 1
MOVE = MOVES.first("move")
STAY = MOVES.first("stay")
PULL = MOVES.first("pull")
HIT = MOVES.first("hit")

MAX_LEGAL = 200
