"""The bots by name."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from galactable.bots.bot import Bot
from galactable.core.errors import GalactableError

if TYPE_CHECKING:
    from galactable.bots.search import Opinion
    from galactable.core.game import Game

__all__ = [
    "Bot",
    "Level",
    "NoSuchBotError",
    "get_bot",
    "levels",
    "names",
    "opinion",
    "strongest",
]

_LEVELS = ("cadet", "pilot", "navigator", "captain", "admiral")
_NAMES = ("random", "cadet", "greedy", *_LEVELS[1:])


class NoSuchBotError(GalactableError):
    """No bot goes by this name."""


@dataclass(frozen=True)
class Level:
    """A level that people choose: its name, title, and what it is like."""

    name: str
    title: str
    about: str


def names() -> list[str]:
    """All bots, weakest first."""
    return list(_NAMES)


def levels() -> list[Level]:
    """The five levels, weakest first."""
    bots = map(get_bot, _LEVELS)
    return [Level(bot.name, bot.title, bot.about) for bot in bots]


def strongest() -> str:
    """The name of the strongest level."""
    return _LEVELS[-1]


@cache
def get_bot(name: str) -> Bot:
    """The bot of this name."""
    if name not in _NAMES:
        raise NoSuchBotError(f"no bot is called {name!r}; there are {', '.join(_NAMES)}")
    if name == "random":
        from galactable.bots.random import Random

        return Random()
    if name == "greedy":
        from galactable.bots.greedy import Greedy

        return Greedy()
    from galactable.bots.ladder import LEVELS

    return LEVELS[name]()


def opinion(game: Game, state: Any, seat: int, key: int, **how: Any) -> list[Opinion]:
    """What the search thinks of every legal move of the seat, best first."""
    from galactable.bots import search

    return search.opinion(game, state, seat, key, **how)
