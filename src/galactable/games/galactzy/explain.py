"""Where the points come from."""

from __future__ import annotations

from typing import Any

from galactable.games.galactzy.components import (
    CHANCE,
    EON_POINTS,
    FIRST_CODE,
    LINE_IDS,
    LINES,
    N_FIGURES,
)
from galactable.games.galactzy.state import State


def explain(s: State, seat: int) -> dict[str, list[dict[str, Any]]]:
    """Where the points come from."""
    figures_, codes = range(N_FIGURES), range(FIRST_CODE, CHANCE)
    eons = int(s.eons[seat])
    words = f"{eons} Eon{'' if eons == 1 else 's'} x {EON_POINTS}"
    return {
        "figures": [_line(s, seat, line) for line in figures_ if s.points[seat, line]],
        "codes": [_line(s, seat, line) for line in codes if s.points[seat, line]],
        "chance": [_line(s, seat, CHANCE)] if s.points[seat, CHANCE] else [],
        "fights": _sum(int(s.won[seat]), "fights won"),
        "events": _sum(int(s.fate[seat]), "won and lost by events"),
        "eons": [{"points": EON_POINTS * eons, "words": words, "of": ["eon"] * eons}]
        if eons
        else [],
    }


def _line(s: State, seat: int, line: int) -> dict[str, Any]:
    words = LINES[line]["name"]
    return {"points": int(s.points[seat, line]), "words": words, "of": [LINE_IDS[line]]}


def _sum(points: int, words: str) -> list[dict[str, Any]]:
    return [{"points": points, "words": words, "of": []}] if points else []
