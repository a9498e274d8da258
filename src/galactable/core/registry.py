"""Which games there are: every folder of ``galactable.games``, loaded when asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from galactable.core.errors import NoSuchGameError

if TYPE_CHECKING:
    from galactable.core.game import Game

__all__ = ["game", "games", "slugs"]


@cache
def slugs() -> tuple[str, ...]:
    """The games by slug, in alphabetical order; nothing heavy is imported."""
    folder = Path(__file__).resolve().parents[1] / "games"
    return tuple(sorted(p.parent.name.replace("_", "-") for p in folder.glob("*/__init__.py")))


@cache
def game(slug: str) -> Game:
    """The game of this name."""
    if slug not in slugs():
        raise NoSuchGameError(f"no game is called {slug!r}; there are {', '.join(slugs())}")
    module = import_module(f"galactable.games.{slug.replace('-', '_')}")
    found: Game = module.GAME
    return found


def games() -> list[Game]:
    """All games."""
    return [game(slug) for slug in slugs()]
