"""Opponents that the game itself plays against a lone player; they have no seat.

A view shows one under ``ai``, with ``scores`` and, once the game is over, a ``place``; the
game's catalogue calls it ``rival-ai``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

__all__ = ["Rival", "rivals"]


class Rival(NamedTuple):
    """Who it is (a message's name), its points by category and in total, its place."""

    name: str
    scores: dict[str, int]
    place: int | None


def rivals(view: Mapping[str, Any]) -> list[Rival]:
    """The rivals that a view shows."""
    found = view.get("ai")
    return [Rival("rival-ai", found["scores"], found["place"])] if found else []
