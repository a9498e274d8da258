"""What a worker does for a bot: rebuilds the table from its bytes and chooses.

The worker's table has a seed of its own, so a bot that looks ahead sees no future.
"""

from __future__ import annotations

import os
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from galactable.core.first import GUIDE, first_game, named
from galactable.core.table import Table
from galactable.table.advice import unworded
from galactable.table.workers import Advise, Think

if TYPE_CHECKING:
    from galactable.bots import Bot

__all__ = ["bot_called", "bot_lines", "bot_names", "guests", "opinion", "think"]

CHAIN = 40
GUESTS = "GALACTABLE_BOTS"


def think(job: Think) -> list[int]:
    """The seat's moves: one, and more as long as nobody else is told of them."""
    table = _table(job)
    bot = bot_called(job.bot)
    moves: list[int] = []
    while len(moves) < CHAIN:
        code = _scripted(job, table, len(moves)) if job.bot == GUIDE else None
        if code is None:
            key = job.key + len(moves)
            code = int(bot.choose(table.game, table.state, job.seat, key, job.mode))
        moves.append(code)
        if job.once or not table.game.hides:
            break
        table.play(code, job.seat)
        if table.plies[-1].public or job.seat not in table.waiting:
            break
    return moves


def _scripted(job: Think, table: Table, more: int) -> int | None:
    """What the first game's script has for the seat now, if that is possible."""
    first = first_game(table.game)
    wanted = first and first.scripted(job.seat, job.made + more)
    if not wanted:
        return None
    codes = table.codes(job.seat)
    fitting = (c for c in codes if named(table.game, table.state, job.seat, c).fits([wanted]))
    return next(fitting, None)


def opinion(job: Advise) -> dict[str, Any]:
    """What the strongest bot would do, with what it says about the candidates."""
    from galactable.bots.hints import hint

    return unworded(hint(_table(job), job.seat, job.key))


def bot_names() -> list[str]:
    """Every bot that can be asked for: ours, and those the operator named at the start."""
    from galactable import bots

    return [*bots.names(), GUIDE, *guests()]


def guests() -> list[str]:
    """The bots that the operator named: ``serve --bot module:Class``."""
    return [name for name in os.environ.get(GUESTS, "").split(",") if name]


def bot_lines() -> list[dict[str, str]]:
    """Name, title and description of the levels that people choose from, weakest first."""
    from galactable import bots

    guest_bots = [bots.get_bot(name) for name in guests()]
    known = [*bots.levels(), *(bots.Level(b.name, b.title, b.about) for b in guest_bots)]
    return [{"name": b.name, "title": b.title, "about": b.about} for b in known]


def _table(job: Think | Advise) -> Table:
    table = Table(job.game, job.seats, job.variant, job.key, job.mode)
    table.states.view(np.uint8)[:] = np.frombuffer(job.state, np.uint8)
    return table


def bot_called(name: str | None) -> Bot:
    """The bot of this name, or the one that takes over."""
    from galactable import bots

    known = bot_names()
    if name == GUIDE:  # a beginner, where no script says what to do
        name = bots.names()[1]
    if name not in known:  # a level of another version, or a stand-in
        name = "captain" if "captain" in known else bots.strongest()
    return _entered(name)


@cache
def _entered(name: str) -> Bot:
    """A net stays the one that its file held at first, whatever is written there meanwhile."""
    from galactable import bots

    return bots.get_bot(name)
