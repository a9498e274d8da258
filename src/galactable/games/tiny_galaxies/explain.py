"""Where the points come from."""

from __future__ import annotations

from typing import Any

from galactable.core.text import Said, Thing
from galactable.games.tiny_galaxies.components import LEVEL_POINTS, PLANETS
from galactable.games.tiny_galaxies.state import State
from galactable.games.tiny_galaxies.view import colonies


def explain(s: State, seat: int) -> dict[str, list[dict[str, Any]]]:
    """Where the points come from."""
    level = int(s.level[seat])
    points = int(LEVEL_POINTS[level])
    galaxy = {
        "points": points,
        "said": Said("part-galaxy", {"level": level}),
        "of": [f"level {level}"],
    }
    return {
        "planets": [_planet(PLANETS[planet]) for planet in colonies(s, seat)],
        "galaxy": [galaxy] if points else [],
    }


def _planet(row: dict[str, str]) -> dict[str, Any]:
    said = Said("part-planet", {"planet": Thing("planet", row["id"])})
    return {"points": int(row["points"]), "said": said, "of": [row["id"]]}
