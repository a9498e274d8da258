"""The bots by name."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from galactable.bots.bot import Bot, BotError, Guest
from galactable.core.errors import GalactableError, SetupError

if TYPE_CHECKING:
    from galactable.bots.search import Opinion
    from galactable.core.game import Game

__all__ = [
    "Bot",
    "BotError",
    "Level",
    "NoSuchBotError",
    "Player",
    "get_bot",
    "levels",
    "names",
    "opinion",
    "seated",
    "strongest",
]

Player = Any
"""Wherever a bot is named: its name, a class, an instance."""

_LEVELS = ("cadet", "pilot", "navigator", "captain", "admiral", "legend")
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
    """The levels, weakest first."""
    bots = map(get_bot, _LEVELS)
    return [Level(bot.name, bot.title, bot.about) for bot in bots]


def strongest() -> str:
    """The name of the strongest level."""
    return _LEVELS[-1]


def get_bot(who: Player) -> Bot:
    """The bot of this name: a level, ``module:Class`` or ``net:FILE``.

    A class or an instance is taken as it is: a ``Bot``, or anything with
    ``choose(game, state, seat, key)``, which is handed a copy dealt anew for its seat.
    """
    if isinstance(who, str):
        return _named(who)
    player = _made(who) if isinstance(who, type) else who
    if isinstance(player, Bot) and type(player).choose is Bot.choose:
        return player
    if not callable(getattr(player, "choose", None)):
        raise NoSuchBotError(f"{who!r} is no bot: it has no choose(game, state, seat, key)")
    return Guest(player)


def seated(bots: Player | Sequence[Player], seats: int) -> list[Bot]:
    """A bot for each seat: one for all of them, or a list by seat."""
    if isinstance(bots, str) or not isinstance(bots, Sequence):
        return [get_bot(bots)] * seats
    if len(bots) != seats:
        raise SetupError(f"{seats} seats need {seats} bots, not {len(bots)}")
    return [get_bot(bot) for bot in bots]


@cache
def _named(name: str) -> Bot:
    if name == "random":
        from galactable.bots.random import Random

        return Random()
    if name == "greedy":
        from galactable.bots.greedy import Greedy

        return Greedy()
    if name in _LEVELS:
        from galactable.bots.ladder import LEVELS

        return LEVELS[name]()
    module, colon, rest = name.partition(":")
    if not colon:
        known = ", ".join(_NAMES)
        raise NoSuchBotError(
            f"no bot is called {name!r}; there are {known}, module:Class and net:FILE"
        )
    if module == "net":
        from galactable.bots.net import load

        return load(rest)
    return _imported(module, rest, name)


def _imported(module: str, attribute: str, name: str) -> Bot:
    """A bot of your own: from an installed package, or from the current folder."""
    here = os.getcwd()
    known = here in sys.path or "" in sys.path
    if not known:
        sys.path.insert(0, here)
    try:
        found = import_module(module)
        for part in attribute.split("."):
            found = getattr(found, part)
    except (ImportError, AttributeError, ValueError) as error:
        raise NoSuchBotError(f"no bot {name!r}: {error}") from None
    finally:
        if not known:
            sys.path.remove(here)
    bot = copy(get_bot(found))
    bot.name = name  # by which it can be found again
    return bot


def _made(kind: type) -> Any:
    try:
        return kind()
    except TypeError as error:
        raise NoSuchBotError(f"{kind.__name__} is made without arguments: {error}") from None


def opinion(game: Game, state: Any, seat: int, key: int, **how: Any) -> list[Opinion]:
    """What the search thinks of every legal move of the seat, best first."""
    from galactable.bots import search

    return search.opinion(game, state, seat, key, **how)
