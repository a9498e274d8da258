"""The table drawn in a terminal, from a view alone."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text


def draw(view: dict[str, Any]) -> RenderableType:
    """To come."""
    return Text(str(view["phase"]))
