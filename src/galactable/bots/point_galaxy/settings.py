"""How bots are set for Point Galaxy: what differs from the defaults."""

from __future__ import annotations

from typing import Any

__all__ = ["SETTINGS"]

# The evaluation sees far: playouts through the seat's next two turns correct it; what
# rivals take meanwhile matters little.
SETTINGS: dict[str, Any] = {
    "fog": {"cadet": 0.72, "pilot": 0.38},
    "playouts": {"navigator": 30, "captain": 160, "admiral": 1000, "legend": 1400},
    "width": 8,
    "trust": 15.0,
    "depth": 1,
    "turns": 3,
    "solo_turns": 1,
    "horizon": 80,
    "others": 2,
    "scale": 8.0,
}
