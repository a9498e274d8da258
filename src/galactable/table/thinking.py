"""What a worker does for a bot: rebuilds the table from its bytes and chooses.

The worker's table has a seed of its own, so a bot that looks ahead sees no future.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from galactable.core.table import Table
from galactable.table.workers import Opinion, Think

__all__ = ["bot_lines", "bot_names", "opinion", "think"]

CHAIN = 40


def think(job: Think) -> list[int]:
    """The seat's moves: one, and more as long as nobody else is told of them."""
    table = _table(job)
    bot = _bot(job.bot)
    moves: list[int] = []
    while len(moves) < CHAIN:
        code = _choose(bot, table, job.seat, job.key + len(moves))
        moves.append(code)
        if job.alone or not table.game.hides:
            break
        events = table.play(code, job.seat)
        told = any(event.told_to(-1) is not None for event in events)
        if told or job.seat not in table.waiting:
            break
    return moves


def opinion(job: Opinion) -> dict[str, Any]:
    """The strongest bot's choice, with what it says about the candidates."""
    table = _table(job)
    name = bot_names()[-1]
    bot = _bot(name)
    ask = getattr(bot, "opinion", None)
    if ask is not None:
        said = _call(ask, table, job.seat, job.key)
        if isinstance(said, dict):
            return said
    code = _choose(bot, table, job.seat, job.key)
    return {"move": code, "reason": f"{name} would play this.", "moves": []}


def bot_names() -> list[str]:
    """The bots there are, weakest first."""
    return [line["name"] for line in bot_lines()]


def bot_lines() -> list[dict[str, str]]:
    """Name, title and description of each bot, weakest first."""
    try:
        from galactable import bots
    except ImportError:
        return [{"name": "random", "title": "Random", "about": "Any legal move."}]
    listed = getattr(bots, "levels", None) or bots.names
    found = [bots.get_bot(one) if isinstance(one, str) else one for one in listed()]
    return [{"name": b.name, "title": b.title, "about": b.about} for b in found]


def _table(job: Think | Opinion) -> Table:
    table = Table(job.game, job.seats, job.variant, seed=job.key)
    table.states.view(np.uint8)[:] = np.frombuffer(job.state, np.uint8)
    return table


def _bot(name: str | None) -> Any:
    try:
        from galactable.bots import get_bot
    except ImportError:
        return None
    return get_bot(name or bot_names()[-1])


def _choose(bot: Any, table: Table, seat: int, key: int) -> int:
    if bot is None:
        codes = table.codes(seat)
        return codes[key % len(codes)]
    return int(_call(bot.choose, table, seat, key))


def _call(function: Any, table: Table, seat: int, key: int) -> Any:
    return function(table, seat, key)
