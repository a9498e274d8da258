"""What a game has for its bots alone: a planner, settings.

A game of this package has them in ``bots/<game>/``; one from outside may have them in a
package ``bots`` of its own. A game without any gets the defaults at all levels.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING

from galactable.bots.bot import Desk
from galactable.core.game import Game

if TYPE_CHECKING:
    from galactable.bots.search import Tree

__all__ = ["Planner", "Worth", "part_of", "planner_for"]

Worth = tuple[int, float, float, float]
"""A move, the points that it is worth, the chance to win with it, and its value."""


class Planner(ABC):
    """Decides in place of the tree search, everywhere or for some decisions.

    A planner's module has ``planner(settings, level)``, which gives one as strong as a level.
    """

    @abstractmethod
    def decide(self, desk: Desk, seat: int, key: int) -> int | None:
        """The move at the table in record 0 of the desk; None where it has no plan."""

    def opinions(self, desk: Desk, seat: int) -> list[Worth] | None:
        """What every legal move is worth; None if it cannot say."""
        return None

    def tree(self, game: Game, playouts: int) -> Tree | None:
        """A tree that appraises as the planner does; None if it does not search."""
        return None

    @property
    def mute(self) -> bool:
        """Whether it decides, and cannot say what other moves are worth."""
        kind = type(self)
        return kind.opinions is Planner.opinions and kind.tree is Planner.tree


@cache
def part_of(game: Game, name: str) -> ModuleType | None:
    """The module of this name among what a game has for its bots."""
    for home in (f"galactable.bots.{game.slug.replace('-', '_')}", f"{game.package}.bots"):
        if _is_there(home) and _is_there(f"{home}.{name}"):
            return import_module(f"{home}.{name}")
    return None


def planner_for(game: Game, level: str) -> Planner | None:
    """The game's planner, as strong as a level; None in most games."""
    from galactable.bots.settings import settings_for

    own = part_of(game, "planner")
    found: Planner | None = own.planner(settings_for(game), level) if own else None
    return found


def _is_there(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:
        return False
