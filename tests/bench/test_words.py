"""Wording a move for everybody at a four-seat table of Rock the Galaxy: at most 100 µs.

In processor time: whatever else the machine does is not counted. Words that were said before
are kept; a game that nobody has worded yet says some for the first time.
"""

from __future__ import annotations

import random
import time
from pathlib import Path
from typing import Any

import pytest

from galactable.core import recordfile
from galactable.core.game import SPECTATOR
from galactable.core.language import languages
from galactable.core.table import Table

RECORD = Path(__file__).parents[1] / "golden/rock-the-galaxy/standard-4.jsonl"


def played() -> Table:
    return recordfile.replay(recordfile.load(RECORD))


def word(table: Table, lang: str) -> int:
    """Every ply for four seats and a watcher; returns the number of lines."""
    viewers = (*range(table.seats), SPECTATOR)
    plies = [ply.events for ply in table.plies]
    return sum(len(table.story(events, v, lang)) for events in plies for v in viewers)


@pytest.mark.benchmark(timer=time.process_time)
@pytest.mark.parametrize("lang", languages())
def test_wording_a_move_for_all_viewers(benchmark: Any, lang: str) -> None:
    table = played()
    word(table, lang)
    benchmark(word, table, lang)
    a_move = benchmark.stats.stats.median / table.ply
    benchmark.extra_info["us_a_move"] = a_move * 1e6
    assert a_move <= 100e-6


def unheard(seed: int) -> Table:
    """A game at random, as far as 250 plies."""
    table, chance = Table("rock-the-galaxy", 4, "standard", seed=seed), random.Random(seed)
    while not table.over and table.ply < 250:
        seat = table.waiting[0]
        table.play(chance.choice(table.codes(seat)), seat)
    return table


GAMES = 12


@pytest.mark.benchmark(timer=time.process_time)
@pytest.mark.parametrize("lang", languages())
def test_wording_a_game_that_nobody_has_worded(benchmark: Any, lang: str) -> None:
    games = [unheard(seed) for seed in range(GAMES + 3)]
    for _ in range(3):
        word(games.pop(), lang)
    plies = sum(table.ply for table in games) / GAMES
    benchmark.pedantic(word, setup=lambda: ((games.pop(), lang), {}), rounds=GAMES)
    a_move = benchmark.stats.stats.median / plies
    benchmark.extra_info["us_a_move"] = a_move * 1e6
    assert a_move <= 100e-6
