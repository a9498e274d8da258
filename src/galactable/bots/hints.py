"""A hint: what the strongest level would do, as a plan, with what speaks for it.

The plan goes on while the seat's turn lasts and nothing new comes to light, so that all of it
can be shown, carried out and taken back. It says no more than the seat may know: the bot decides
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
from galactable.bots.settings import settings_for
from galactable.core.game import Game
from galactable.core.table import Table

__all__ = ["Hint", "hint"]

LONGEST = 40  # moves of a plan: nine tiles are laid in twenty
TRIES = 200  # of a throw, for how often it brings what is hoped for
LIKELY = 0.05  # what chance brings less often than this is not worth a word
SURE = 0.25  # what it brings as often says enough; else the turn is played on
TURNS = 60  # played on to their end, for what is hoped for later
DEALS = 2  # that must agree on what a plan brings, where nothing is left to chance


@dataclass(frozen=True)
class Hint:
    """A plan and its reasons."""

    moves: list[int]
    gains: dict[str, int]
    """By category, the points that the plan is certain to bring."""
    figures: dict[str, int]
    """What else it is certain to change, by the names in the game's words."""
    forms: dict[str, int]
    """By category, the points that would be scored for what lies there after the plan."""
    hopes: list[tuple[str, float]]
    """What chance may bring at the plan's end, likeliest first, with its share of all cases."""
    later: bool
    """Whether these are for the end of the turn, as the same player plays on."""
    opinions: list[Opinion]
    """What the same player thinks of the first move and others; empty where it cannot say."""
    forecast: bool
    """Whether the points of the opinions are those of the game's end."""


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
        if now.plies[-1].reveals or seat not in now.waiting or _turn_over(now):
            break
    chancy = now.plies[-1].reveals
    deals = TRIES if chancy else DEALS
    gains, figures, forms = _changes(table, before, seat, moves[-1], key, deals)
    opinions, forecast = _opinions(game, table, seat, key)
    hopes = _hopes(before, seat, moves[-1], key) if chancy else _sure(table, now, seat)
    later = chancy and forecast and hopes is not None and max([0.0, *dict(hopes).values()]) < SURE
    if later:
        hopes = _later(before, seat, moves[-1], key, player)
    return Hint(moves, gains, figures, forms, hopes or [], later, opinions, forecast)


def _turn_over(table: Table) -> bool:
    """Whether the latest ply ended a turn: people are told so by a heading."""
    headings = table.game.words.story.headings
    return any(event.kind.name in headings for event in table.plies[-1].events)


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
    table: Table, before: Table, seat: int, last: int, key: int, deals: int
) -> tuple[dict[str, int], dict[str, int], dict[str, int]]:
    """What is the same however the rest is dealt and the dice fall: points and figures that
    change, and what lies there to be scored, where the plan changed it and did not score it.

    ``before`` is the table before the plan's last move, the only one left to chance.
    """
    was = _points(table, seat), _figures(table, seat), _forms(table, seat)
    found: list[dict[str, int]] | None = None
    for deal in range(deals):
        copy = _dealt(before, seat, salted(key + deal))
        copy.play(last, seat)
        points = _less(_points(copy, seat), was[0])
        formed = _forms(copy, seat)
        changes = [
            points,
            _less(_figures(copy, seat), was[1]),
            formed if formed != was[2] and not any(points.values()) else {},
        ]
        found = [_common(*pair) for pair in zip(found or changes, changes, strict=True)]
        if not any(found):
            break
    assert found is not None
    return found[0], found[1], found[2]


def _points(table: Table, seat: int) -> dict[str, int]:
    scores = table.scores()[seat]
    return {name: points for name, points in scores.items() if name != "total"}


def _figures(table: Table, seat: int) -> dict[str, int]:
    figures = table.game.words.figures
    return figures(table.state, seat) if figures else {}


def _forms(table: Table, seat: int) -> dict[str, int]:
    """Points by category of what lies there and is yet to be scored."""
    forming = table.game.outlook.forming
    parts = forming(table.state, seat) if forming else {}
    return {name: sum(part["points"] for part in some) for name, some in parts.items()}


def _less(after: dict[str, int], before: dict[str, int]) -> dict[str, int]:
    """What has changed of what was there before."""
    return {name: after[name] - before[name] for name in before if name in after}


def _common(one: dict[str, int], other: dict[str, int]) -> dict[str, int]:
    return {name: change for name, change in one.items() if change and other.get(name) == change}


def _sure(table: Table, now: Table, seat: int) -> list[tuple[str, float]] | None:
    """What was hoped for and is there once a plan without chance is carried out."""
    hoped = table.game.words.hopes
    if hoped is None:
        return None
    had = hoped(table.state, seat, [])
    return [(name, 1.0) for name in hoped(now.state, seat, now.plies[-1].events) if name not in had]


def _hopes(before: Table, seat: int, code: int, key: int) -> list[tuple[str, float]] | None:
    """How often a move left to chance brings what the game's words call a hope.

    None where nothing is hoped for.
    """
    hoped = before.game.words.hopes
    if hoped is None:
        return None
    counts: Counter[str] = Counter()
    for i in range(TRIES):
        copy = _dealt(before, seat, salted(key + i))
        copy.play(code, seat)
        counts.update(hoped(copy.state, seat, copy.plies[-1].events))
    return _likely(counts, TRIES)


def _later(before: Table, seat: int, code: int, key: int, player: Bot) -> list[tuple[str, float]]:
    """The same at the end of the turn, which the player plays on."""
    hoped = before.game.words.hopes
    assert hoped is not None
    counts: Counter[str] = Counter()
    for i in range(TURNS):
        copy = _dealt(before, seat, salted(key + i))
        copy.play(code, seat)
        brought: list[str] = []
        while seat in copy.waiting and not _turn_over(copy):
            brought = hoped(copy.state, seat, copy.plies[-1].events)
            copy.play(int(player.choose(copy.game, copy.state, seat, key + i)), seat)
        ended = hoped(copy.state, seat, copy.plies[-1].events)  # a card's success ends the turn
        counts.update(ended or brought)
    return _likely(counts, TURNS)


def _likely(counts: Counter[str], tries: int) -> list[tuple[str, float]]:
    """As shares; what came every time may yet fail to."""
    shares = [(name, min(count, tries - 1) / tries) for name, count in counts.most_common()]
    return [one for one in shares if one[1] >= LIKELY]


def _opinions(game: Game, table: Table, seat: int, key: int) -> tuple[list[Opinion], bool]:
    """Opinions of the same player, and whether they look to the end of the game.

    A planner that has some does; a search's end at its horizon.
    """
    state: Any = table.state
    planner = planner_for(game, bots.strongest())
    if planner is not None and planner.mute:
        return [], False
    playouts = settings_for(game).playouts[bots.strongest()]
    found = opinion(game, state, seat, salted(key), playouts)  # as it searches for its move
    return found, all(one.visits == 0 for one in found)
