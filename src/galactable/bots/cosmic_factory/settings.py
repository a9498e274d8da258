"""How bots are set for Cosmic Factory: what differs from the defaults."""

from __future__ import annotations

from typing import Any

__all__ = ["SETTINGS"]

# Built by planning: the search gives opinions alone.
SETTINGS: dict[str, Any] = {
    "fog": {"cadet": 0.45, "pilot": 0.25},
    "early": {"grab": "done"},  # the tiles that do not lie yet would fall unseen
    "arrangements": {"navigator": 400, "captain": 900, "admiral": 20_000, "legend": 200_000},
    "drafts": {"legend": 150_000},
}
