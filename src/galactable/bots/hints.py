"""A hint: what the strongest level would do, as a plan, with what speaks for it.

The plan goes on while the seat decides and nothing new comes to light, so that all of it can
be shown, carried out and taken back. It says no more than the seat may know: the bot decides
on tables dealt anew, and what the plan brings is tried on such tables too.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

import numpy as np

from galactable import bots
from galactable.bots.bot import Bot, salted
from galactable.bots.own import planner_for
from galactable.bots.search import Opinion, opinion
from galactable.core.game import Game
from galactable.core.table import Table

__all__ = ["Hint", "hint"]

LONGEST = 40  # moves of a plan: nine tiles are laid in twenty
TRIES = 200  # of a throw, for how often it brings what is hoped for
DEALS = 2  # that must agree on what a plan brings


@dataclass(frozen=True)
class Hint:
    """A plan and its reasons."""

    moves: list[int]
    gains: dict[str, int]
    """By category, the points that the plan is certain to bring."""
    figures: dict[str, int]
    """What else it is certain to change, by the names in the game's words."""
    hopes: list[tuple[str, float]]
    """What chance may bring at the plan's end, likeliest first, with its share of all cases."""
    opinions: list[Opinion]
    """What the same player thinks of the first move and others; empty where it cannot say."""


def hint(table: Table, seat: int, key: int, bot: Bot | None = None) -> Hint:
    """What the bot (the strongest, unless told) would do at a table in the seat's place."""
    player = bot or bots.get_bot(bots.strongest())
    game = table.game
    moves: list[int] = []
    now = _copy(table)
    while len(moves) < LONGEST:
        code = int(player.choose(game, now.state, seat, key))
        before = _copy(now)
        now.play(code, seat)
        moves.append(code)
        if now.plies[-1].reveals or seat not in now.waiting:
            break
    hopes = _hopes(before, seat, moves[-1], key)
    gains, figures = _changes(table, seat, moves, key)
    return Hint(moves, gains, figures, hopes, _opinions(game, table, seat, key))


def _copy(table: Table, seed: int = 1) -> Table:
    """The table as it stands, without its past, and with another future."""
    copy = Table(table.game, table.seats, table.variant, seed)
    copy.states.view(np.uint8)[:] = table.states.view(np.uint8)
    return copy


def _dealt(table: Table, seat: int, key: int) -> Table:
    """The same with all that the seat cannot know dealt anew."""
    copy = _copy(table, key)
    rng = np.zeros(1, np.uint64)
    copy.engine.hide(copy.states, 0, seat, key, 0, rng)
    return copy


def _changes(
    table: Table, seat: int, moves: list[int], key: int
) -> tuple[dict[str, int], dict[str, int]]:
    """Points and figures that change by the same however the rest is dealt."""
    points: list[dict[str, int]] = []
    figures: list[dict[str, int]] = []
    for deal in range(DEALS):
        copy = _dealt(table, seat, salted(key + deal))
        before = _points(copy, seat), _figures(copy, seat)
        for code in moves:
            copy.play(code, seat)
        points.append(_less(_points(copy, seat), before[0]))
        figures.append(_less(_figures(copy, seat), before[1]))
    return _common(points), _common(figures)


def _points(table: Table, seat: int) -> dict[str, int]:
    scores = table.scores()[seat]
    return {name: points for name, points in scores.items() if name != "total"}


def _figures(table: Table, seat: int) -> dict[str, int]:
    figures = table.game.words.figures
    return figures(table.state, seat) if figures else {}


def _less(after: dict[str, int], before: dict[str, int]) -> dict[str, int]:
    """What has changed of what was there before."""
    return {name: after[name] - before[name] for name in before if name in after}


def _common(found: list[dict[str, int]]) -> dict[str, int]:
    first, *others = found
    return {
        name: change
        for name, change in first.items()
        if change and all(other.get(name) == change for other in others)
    }


def _hopes(before: Table, seat: int, code: int, key: int) -> list[tuple[str, float]]:
    """How often a move left to chance brings what the game's words call a hope."""
    hoped = before.game.words.hopes
    if hoped is None:
        return []
    counts: Counter[str] = Counter()
    for i in range(TRIES):
        copy = _copy(before, salted(key + i))
        copy.play(code, seat)
        if not copy.plies[-1].reveals:
            return []
        counts.update(hoped(copy.state, seat))
    return [(name, count / TRIES) for name, count in counts.most_common()]


def _opinions(game: Game, table: Table, seat: int, key: int) -> list[Opinion]:
    """Opinions of the same player: a search's, or a planner's that has some."""
    state: Any = table.state
    planner = planner_for(game, bots.strongest())
    if planner is not None and planner.mute:
        return []
    return opinion(game, state, seat, key)
