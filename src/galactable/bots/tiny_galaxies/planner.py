"""Legend plays by a net that taught itself (docs/training.md); other levels search."""

from __future__ import annotations

from galactable.bots.net import Policy, shipped
from galactable.bots.settings import Settings

__all__ = ["planner"]


def planner(settings: Settings, level: str) -> Policy | None:
    """The net's policy for legend."""
    return shipped(__package__) if level == "legend" else None
