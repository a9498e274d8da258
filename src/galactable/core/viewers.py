"""Who looks at a table besides its seats, which are numbered from 0."""

from __future__ import annotations

__all__ = ["ALL", "SPECTATOR"]

SPECTATOR = -1
"""Sees what anyone may see."""
ALL = -2
"""Sees everything: for finished games."""
