"""Fairness: what a bot's seat cannot know makes no difference to its move."""

from __future__ import annotations

import random

import numpy as np

from galactable.bots import get_bot
from galactable.core.game import Game
from galactable.core.table import Table

__all__ = ["fairness_problems"]

POSITIONS = 4  # of every game
TWINS = 2  # tables that differ in what is hidden, at every position


def fairness_problems(
    game: Game, variant: str, seats: int, bot_name: str, games: int = 2
) -> list[str]:
    """Where a bot's move changes with what its seat cannot know, or is not legal.

    At positions of random games the bot decides with the same key at the real table and at
    tables where ``hide`` has dealt anew everything that its seat cannot know.
    """
    bot = get_bot(bot_name)
    found = []
    rng = np.zeros(1, np.uint64)
    for seed in range(games):
        dice = random.Random(seed)
        table = Table(game, seats, variant, seed)
        chance = 2.0 * POSITIONS / max(1, _length(table, seed))
        while not table.over:
            seat = dice.choice(table.waiting)
            codes = table.codes(seat)
            if len(codes) > 1 and dice.random() < chance:
                key = dice.getrandbits(31)
                where = f"seed {seed}, ply {table.ply}, seat {seat}"
                move = bot.choose(game, table.state, seat, key)
                if move not in codes:
                    found.append(f"{where}: {bot_name} plays {move}, which is not legal")
                for _ in range(TWINS):
                    twin = table.clone()
                    game.compiled.hide(twin.states, 0, seat, dice.getrandbits(31), 0, rng)
                    other = bot.choose(game, twin.state, seat, key)
                    if other != move:
                        found.append(
                            f"{where}: {bot_name} plays {move}, but {other} where only what "
                            "its seat cannot know is different"
                        )
            table.play(dice.choice(codes), seat)
    return found


def _length(table: Table, seed: int) -> int:
    """How many plies a random game of this set-up has."""
    table, dice = table.clone(), random.Random(seed)
    while not table.over:
        seat = dice.choice(table.waiting)
        table.play(dice.choice(table.codes(seat)), seat)
    return table.ply
