"""How bots are set for Tiny Galaxies: what differs from the defaults."""

from __future__ import annotations

from typing import Any

__all__ = ["SETTINGS"]

# Dice decide much: short playouts, many of them.
SETTINGS: dict[str, Any] = {
    "waste": {"end": "activate"},
    "fog": {"cadet": 0.85, "pilot": 0.4},
    "playouts": {"navigator": 16, "captain": 120, "admiral": 2000, "legend": 2000},
    "foresight": {"legend": 200},
    "horizon": 8,
    "tries": 3,
    "stray": 0.1,
    "scale": 5.0,
}
