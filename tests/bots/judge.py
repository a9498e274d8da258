"""Judges a way to decide without asking it: by the games that are won after it.

A position's plan is played at tables dealt anew for its seat, and a plain bot plays everybody's
game on to the end, where the game's own places say who won. Plans are compared on the same
deals and the same chances.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from galactable import bots
from galactable.bots.bot import Desk
from galactable.bots.own import planner_for
from galactable.bots.search import opinion
from galactable.bots.settings import settings_for
from galactable.core.table import Table

LONGEST = 40  # moves of a plan

Decide = Callable[[Table, int, int], int]
"""A table, a seat and a key to a move."""


def as_bot(name: str) -> Decide:
    bot = bots.get_bot(name)
    return lambda table, seat, key: int(bot.choose(table.game, table.state, seat, key))


def ten_times(table: Table, seat: int, key: int) -> int:
    """What ten times the strongest level's budget finds: a search, or more arrangements."""
    game = table.game
    settings = settings_for(game)
    if settings.arrangements:
        builder = _builder(table)
        desk = Desk(game)
        desk.sit(table.state, seat, key)
        return int(builder.decide(desk, seat, key))
    playouts = 10 * settings.playouts[bots.strongest()]
    planner = planner_for(game, bots.strongest())
    searches = planner is None or planner.tree(game, 1) is not None
    # Named, so that it is the search that answers, not a net or a plan.
    changes = {} if searches else {"curiosity": settings.curiosity}
    found = opinion(game, table.state, seat, key, playouts, **changes)
    return found[0].move


_builders: dict[str, Any] = {}


def _builder(table: Table) -> Any:
    from galactable.bots.cosmic_factory.planner import Builder

    settings, best = settings_for(table.game), bots.strongest()
    return _builders.setdefault(
        table.game.slug, Builder(10 * settings.arrangements[best], 10 * settings.drafts[best])
    )


def plan(table: Table, seat: int, decide: Decide, key: int) -> list[int]:
    """Its moves until another decides or something new comes to light."""
    copy, moves = dealt(table, seat, key), []
    while len(moves) < LONGEST:
        codes = copy.codes(seat)
        moves.append(decide(copy, seat, key) if len(codes) > 1 else codes[0])
        copy.play(moves[-1], seat)
        if copy.over or copy.plies[-1].reveals or seat not in copy.waiting:
            break
    return moves


def dealt(table: Table, seat: int, key: int) -> Table:
    """The table with all that the seat cannot know dealt anew, and another future."""
    copy = Table(table.game, table.seats, table.variant, key)
    copy.states.view(np.uint8)[:] = table.states.view(np.uint8)
    copy.engine.hide(copy.states, 0, seat, key, 0, np.zeros(1, np.uint64))
    return copy


def wins(table: Table, seat: int, moves: list[int], others: str, deals: int) -> np.ndarray:
    """The seat's share of the win in each of so many games played on after a plan."""
    player, found = bots.get_bot(others), np.zeros(deals)
    for deal in range(deals):
        copy = dealt(table, seat, 7_000_001 + deal)
        for code in moves:
            copy.play(code, seat)
        while not copy.over:
            now = int(copy.state.seat)
            copy.play(int(player.choose(copy.game, copy.state, now, copy.ply)), now)
        places = copy.places()
        found[deal] = (places[seat] == 1) / places.count(1)
    return found
