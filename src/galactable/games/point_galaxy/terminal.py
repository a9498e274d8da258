"""The table drawn in a terminal, from a view alone."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text


def draw(view: dict[str, Any]) -> RenderableType:
    """The market as a grid, the systems as columns."""
    return Group(Text(f"Round {view['round']}"))
