"""Where the points come from."""

from __future__ import annotations

from typing import Any

from galactable.core.text import Said, Thing
from galactable.games.galactzy.components import (
    CHANCE,
    EON_POINTS,
    FIRST_CODE,
    LINE_IDS,
    N_FIGURES,
)
from galactable.games.galactzy.state import State


def explain(s: State, seat: int) -> dict[str, list[dict[str, Any]]]:
    """Where the points come from."""
    figures_, codes = range(N_FIGURES), range(FIRST_CODE, CHANCE)
    eons = int(s.eons[seat])
    held = Said("part-eons", {"count": eons, "each": EON_POINTS})
    return {
        "figures": [_line(s, seat, line) for line in figures_ if s.points[seat, line]],
        "codes": [_line(s, seat, line) for line in codes if s.points[seat, line]],
        "chance": [_line(s, seat, CHANCE)] if s.points[seat, CHANCE] else [],
        "fights": _sum(int(s.won[seat]), "part-fights"),
        "events": _sum(int(s.fate[seat]), "part-events"),
        "eons": [{"points": EON_POINTS * eons, "said": held, "of": ["eon"] * eons}] if eons else [],
    }


def _line(s: State, seat: int, line: int) -> dict[str, Any]:
    said = Said("part-line", {"line": Thing("line", LINE_IDS[line])})
    return {"points": int(s.points[seat, line]), "said": said, "of": [LINE_IDS[line]]}


def _sum(points: int, name: str) -> list[dict[str, Any]]:
    return [{"points": points, "said": Said(name), "of": []}] if points else []
