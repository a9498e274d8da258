"""The bots by name."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module

from galactable.bots.bot import Bot
from galactable.core.errors import GalactableError

__all__ = ["Bot", "NoSuchBotError", "get_bot", "names"]

_BOTS: dict[str, tuple[str, str]] = {
    "random": ("random", "Random"),
    "greedy": ("greedy", "Greedy"),
}


class NoSuchBotError(GalactableError):
    """No bot goes by this name."""


def names() -> list[str]:
    """All bots, weakest first."""
    return list(_BOTS)


@cache
def get_bot(name: str) -> Bot:
    """The bot of this name."""
    if name not in _BOTS:
        raise NoSuchBotError(f"no bot is called {name!r}; there are {', '.join(_BOTS)}")
    module, kind = _BOTS[name]
    make: Callable[[], Bot] = getattr(import_module(f"galactable.bots.{module}"), kind)
    return make()
