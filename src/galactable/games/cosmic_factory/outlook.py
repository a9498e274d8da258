"""What people are told of moves before they make one."""

from __future__ import annotations

from collections.abc import Collection

from galactable.core.outlook import Outlook
from galactable.games.cosmic_factory.components import SHAPE_OF, Shape
from galactable.games.cosmic_factory.forming import forming
from galactable.games.cosmic_factory.state import Phase, State

__all__ = ["OUTLOOK"]


def begins(s: State) -> Collection[str]:
    """Where tiles may form any shape, the cells depend on the tile that is held."""
    return ("hold",) if s.phase == Phase.BUILD and SHAPE_OF[s.kaos] == Shape.ANY else ()


OUTLOOK = Outlook(begins=begins, asks={"done": "ask-done"}, forming=forming)
