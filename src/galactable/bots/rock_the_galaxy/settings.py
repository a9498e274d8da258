"""How bots are set for Rock the Galaxy: what differs from the defaults."""

from __future__ import annotations

from typing import Any

__all__ = ["SETTINGS"]

# Hands are hidden and turns short: a tree over both players' plans. Legend has a net.
SETTINGS: dict[str, Any] = {
    "waste": {"end": "set", "discard": "set"},
    "fog": {"cadet": 2.2, "pilot": 0.65},
    "playouts": {"navigator": 16, "captain": 80, "admiral": 1000, "legend": 1000},
    "curiosity": 4.0,
    "horizon": 12,
    "tries": 3,
    "stray": 0.1,
    "scale": 4.0,
}
