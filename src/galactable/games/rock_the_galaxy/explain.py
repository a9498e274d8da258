"""Where the points come from."""

from __future__ import annotations

from typing import Any

from galactable.core.text import Said
from galactable.games.rock_the_galaxy.components import FAN_POINTS, SINGLE_POINTS
from galactable.games.rock_the_galaxy.state import State


def explain(s: State, seat: int) -> dict[str, list[dict[str, Any]]]:
    """Where the points come from."""
    singles, fans = int(s.singles[seat]), int(s.fans[seat])
    return {
        "singles": [_part(singles, SINGLE_POINTS, "single")] if singles else [],
        "fans": [_part(fans, FAN_POINTS, "fan")] if fans else [],
    }


def _part(count: int, each: int, noun: str) -> dict[str, Any]:
    said = Said(f"part-{noun}", {"count": count, "each": each})
    return {"points": count * each, "said": said, "of": [noun] * count}
