"""The five levels, the same in all games; the budget is in playouts, not in time."""

from __future__ import annotations

from collections.abc import Callable

from galactable.bots.bot import Bot
from galactable.bots.greedy import Novice
from galactable.bots.search import Searcher

__all__ = ["LEVELS"]


def _cadet() -> Bot:
    return Novice(
        "cadet",
        "Cadet",
        "New at the table: sees a good move more often than not, and then forgets it.",
        fog=1.0,
    )


def _pilot() -> Bot:
    return Novice(
        "pilot",
        "Pilot",
        "Knows the rules well, looks at the next move only, and slips now and then.",
        fog=0.25,
    )


def _navigator() -> Bot:
    return Searcher(
        "navigator",
        "Navigator",
        "Thinks a little ahead: 60 playouts a decision.",
        playouts=60,
    )


def _captain() -> Bot:
    return Searcher(
        "captain",
        "Captain",
        "Thinks ahead: 250 playouts a decision.",
        playouts=250,
    )


def _admiral() -> Bot:
    return Searcher(
        "admiral",
        "Admiral",
        "The strongest: 1000 playouts a decision.",
        playouts=1000,
    )


LEVELS: dict[str, Callable[[], Bot]] = {
    "cadet": _cadet,
    "pilot": _pilot,
    "navigator": _navigator,
    "captain": _captain,
    "admiral": _admiral,
}
