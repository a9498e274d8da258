"""How bots are set for Galactzy: what differs from the defaults."""

from __future__ import annotations

from typing import Any

__all__ = ["SETTINGS"]

# Planned, except for what cards ask. The evaluation of dice is comparable only between
# turns: every sequence is played out.
SETTINGS: dict[str, Any] = {
    "waste": {"cancel": "score"},
    "fog": {
        "cadet": 0.49,
        "pilot": 0.28,
        "navigator": 0.6,
        "captain": 0.4,
        "admiral": 0.0,
        "legend": 0.0,
    },
    "width": 8,
    "trust": 150.0,
    "depth": 1,
    "turns": 1,
    "horizon": 40,
    "scale": 40.0,
}
