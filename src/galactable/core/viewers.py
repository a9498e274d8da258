"""Who looks at a table: a seat, or one of these two."""

from __future__ import annotations

__all__ = ["ALL", "SPECTATOR", "viewer_name"]

SPECTATOR = -1
"""Someone without a seat, who may see what everybody may see."""
ALL = -2
"""The host and the records of finished games: nothing is hidden."""


def viewer_name(viewer: int) -> int | str:
    """A viewer as a view names it."""
    return {SPECTATOR: "spectator", ALL: "all"}.get(viewer, viewer)
