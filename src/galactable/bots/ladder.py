"""The six levels, the same in all games; each game's settings decide how strong they are."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from galactable.bots.bot import Bot
from galactable.bots.greedy import Novice
from galactable.bots.search import Searcher

__all__ = ["LEVELS"]

LEVELS: dict[str, Callable[[], Bot]] = {
    "cadet": partial(
        Novice,
        "cadet",
        "Cadet",
        "New at the table: sees a good move more often than not, and then forgets it.",
    ),
    "pilot": partial(
        Novice,
        "pilot",
        "Pilot",
        "Knows the rules well, looks at the next move only, and slips now and then.",
    ),
    "navigator": partial(Searcher, "navigator", "Navigator", "Thinks a little ahead."),
    "captain": partial(Searcher, "captain", "Captain", "Thinks ahead, and seldom errs."),
    "admiral": partial(Searcher, "admiral", "Admiral", "Thinks longest, and errs least."),
    "legend": partial(
        Searcher,
        "legend",
        "Legend",
        "Learnt from millions of games, or thinks harder still: the strongest there is.",
    ),
}
