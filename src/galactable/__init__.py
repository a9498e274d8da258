"""Galactable: a table for five galaxy games, for people, bots and researchers.

Everything is loaded when it is first asked for: ``import galactable`` itself is light.
``galactable.games`` is the package of the games; ``core.registry.games()`` lists them.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from galactable.version import __version__

if TYPE_CHECKING:
    from galactable.core.errors import GalactableError as GalactableError
    from galactable.core.errors import IllegalMoveError as IllegalMoveError
    from galactable.core.game import ALL as ALL
    from galactable.core.game import SPECTATOR as SPECTATOR
    from galactable.core.game import Game as Game
    from galactable.core.moves import Move as Move
    from galactable.core.registry import game as game
    from galactable.core.table import Table as Table

_HOMES = {
    "ALL": "core.game",
    "SPECTATOR": "core.game",
    "Game": "core.game",
    "GalactableError": "core.errors",
    "IllegalMoveError": "core.errors",
    "Move": "core.moves",
    "Table": "core.table",
    "game": "core.registry",
}

__all__ = [
    "ALL",
    "SPECTATOR",
    "GalactableError",
    "Game",
    "IllegalMoveError",
    "Move",
    "Table",
    "__version__",
    "game",
]


def __getattr__(name: str) -> Any:
    if name in _HOMES:
        return getattr(import_module(f"galactable.{_HOMES[name]}"), name)
    raise AttributeError(f"module 'galactable' has no attribute {name!r}")
