"""Fairness: what a bot's seat cannot know makes no difference to its move."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import numpy as np

from galactable.bots import Bot, get_bot
from galactable.core.game import Game
from galactable.core.table import Table

__all__ = ["fairness_problems"]

POSITIONS = 4  # of every game, about
TWINS = 2  # tables that differ in what is hidden, at every position


def fairness_problems(
    game: Game,
    variant: str,
    seats: int,
    bots: Sequence[str | Bot],
    games: int = 2,
    positions: int = POSITIONS,
) -> list[str]:
    """Where a bot's move changes with what its seat cannot know, or is not legal.

    At positions of random games the bots decide with the same key at the real table and at
    tables where ``hide`` has dealt anew everything that their seat cannot know.
    """
    players = [get_bot(bot) if isinstance(bot, str) else bot for bot in bots]
    found = []
    for seed in range(games):
        dice, keys = random.Random(seed), random.Random(seed + 1)
        table = Table(game, seats, variant, seed)
        chosen = _some_plies(table, seed, positions)
        while not table.over:
            seat = dice.choice(table.waiting)
            if table.ply in chosen:
                twins = [_twin(table, seat, keys.getrandbits(31)) for _ in range(TWINS)]
                for bot in players:
                    for problem in _differences(bot, table, twins, seat, keys.getrandbits(31)):
                        found.append(f"seed {seed}, ply {table.ply}, seat {seat}: {problem}")
            table.play(dice.choice(table.codes(seat)), seat)
    return found


def _differences(bot: Bot, table: Table, twins: list[Any], seat: int, key: int) -> list[str]:
    move = bot.choose(table.game, table.state, seat, key)
    found = []
    if move not in table.codes(seat):
        found.append(f"{bot.name} plays {move}, which is not legal")
    for twin in twins:
        other = bot.choose(table.game, twin, seat, key)
        if other != move:
            found.append(
                f"{bot.name} plays {move}, but {other} where only what its seat cannot know "
                "is different"
            )
    return found


def _twin(table: Table, seat: int, key: int) -> Any:
    """The same state to the seat, with all that it cannot know dealt anew."""
    states = table.game.State.array(1)
    states.view(np.uint8)[:] = np.frombuffer(table.save(), np.uint8)
    table.game.compiled.hide(states, 0, seat, key, 0, np.zeros(1, np.uint64))
    return states[0]


def _some_plies(table: Table, seed: int, count: int) -> set[int]:
    """Plies of the random game of this seed that leave a choice, and hide something."""
    table, dice = table.clone(), random.Random(seed)
    choices = []
    while not table.over:
        seat = dice.choice(table.waiting)
        codes = table.codes(seat)
        hidden = table.game.hides and _twin(table, seat, table.ply).tobytes() != table.save()
        if len(codes) > 1 and (hidden or not table.game.hides):
            choices.append(table.ply)
        table.play(dice.choice(codes), seat)
    return set(random.Random(seed).sample(choices, min(count, len(choices))))
