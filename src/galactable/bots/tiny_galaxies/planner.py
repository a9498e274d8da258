"""Legend plays by a net that taught itself and looks ahead (docs/training.md); others search."""

from __future__ import annotations

from galactable.bots.foresight import Lookahead
from galactable.bots.net import shipped
from galactable.bots.settings import Settings

__all__ = ["planner"]


def planner(settings: Settings, level: str) -> Lookahead | None:
    """The net that looks ahead, for legend."""
    playouts = settings.foresight.get(level)
    return Lookahead(shipped(__package__), playouts) if playouts else None
