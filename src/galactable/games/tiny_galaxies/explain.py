"""Where the points come from."""

from __future__ import annotations

from typing import Any

from galactable.games.tiny_galaxies.components import LEVEL_POINTS, PLANETS
from galactable.games.tiny_galaxies.state import State
from galactable.games.tiny_galaxies.view import colonies


def explain(s: State, seat: int) -> dict[str, list[dict[str, Any]]]:
    """Where the points come from."""
    rows = [PLANETS[planet] for planet in colonies(s, seat)]
    planets = [{"points": int(r["points"]), "words": r["name"], "of": [r["id"]]} for r in rows]
    level = int(s.level[seat])
    points = int(LEVEL_POINTS[level])
    galaxy = [{"points": points, "words": f"galaxy of level {level}", "of": [f"level {level}"]}]
    return {"planets": planets, "galaxy": galaxy if points else []}
