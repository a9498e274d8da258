"""Cosmic Factory planned: arrangements counted once, and tiles kept for the galaxies they make."""

from itertools import combinations
from typing import Any

import numpy as np
import pytest

from galactable import Table, game
from galactable.bots.bot import Desk
from galactable.bots.cosmic_factory.drafting import best_three
from galactable.bots.cosmic_factory.planner import Builder
from galactable.core.engine import interpreted
from galactable.games.cosmic_factory.components import ALL_TOKENS, CELLS, EACH, Kaos, Shape
from galactable.games.cosmic_factory.evaluate import QUALITY, SPOKES, built, evaluate
from galactable.games.cosmic_factory.moves import KEEP
from galactable.games.cosmic_factory.state import Phase

CF = game("cosmic-factory")
FIRST_LOOK = QUALITY.sum(axis=1) + SPOKES


@pytest.mark.parametrize("seats", [2, 3])
def test_an_arrangement_is_worth_the_better_of_all_tokens_and_none(seats: int) -> None:
    rules, rng = interpreted(CF), np.random.default_rng(seats)
    s = Table(CF, seats, seed=5).state
    s.phase = Phase.BUILD
    for kaos in Kaos:
        s.kaos = kaos
        s.track[:] = rng.integers(0, 12, s.track.shape)
        s.tiles[0] = rng.permutation(FIRST_LOOK.size)[:EACH]
        s.place[0] = rng.permutation(CELLS[Shape.SQUARE])
        s.rot[0] = rng.integers(0, 4, EACH)
        s.down[0] = 0b11 if kaos == Kaos.BLACK_HOLE else 0
        each = []
        for tokens in (0, ALL_TOKENS):
            s.took[0] = tokens
            each.append(rules.of(evaluate)(s, 0))
        s.took[0] = 0
        assert rules.of(built)(s, 0) == max(each), kaos.name


def drafting(seed: int = 3, **changes: Any) -> Desk:
    """A desk at the first pick of seat 0."""
    desk = Desk(CF)
    desk.sit(Table(CF, 2, seed=seed).state, 0, 1)
    for name, value in changes.items():
        desk.states[0][name] = value
    return desk


def test_rich_tiles_are_kept_and_given_to_a_pirate_are_not() -> None:
    order = np.argsort(FIRST_LOOK)
    rich, poor = order[-3:], order[:6]
    nine = sum(1 << int(tile) for tile in (*rich, *poor))
    kept = {}
    for kaos in (Kaos.HAPPY_HOUR, Kaos.SPACE_PIRATE):
        desk = drafting(kaos=kaos)
        desk.states[0].packet[0] = nine
        three = best_three(desk, 0, 7, 60_000)
        assert three.bit_count() == 3
        assert three & ~nine == 0
        kept[kaos] = sum(FIRST_LOOK[tile] for tile in order if three >> int(tile) & 1)
    every = [sum(FIRST_LOOK[list(three)]) for three in combinations((*rich, *poor), 3)]
    assert kept[Kaos.HAPPY_HOUR] >= np.quantile(every, 0.75)
    assert kept[Kaos.SPACE_PIRATE] <= np.quantile(every, 0.25)


def test_three_picks_follow_one_plan_whatever_is_hidden() -> None:
    table = Table(CF, 2, seed=11)
    keeper, picks = Builder(900, 60_000), []
    while table.state.phase == Phase.DRAFT and table.state.stage == 0:
        seat = table.seat
        moves = set()
        for key in (1, 2):  # the same table, with what is hidden dealt anew
            desk = Desk(CF)
            desk.sit(table.state, seat, key)
            moves.add(Builder(900, 60_000).decide(desk, seat, key))
        assert len(moves) == 1
        desk.sit(table.state, seat, 3)
        assert keeper.decide(desk, seat, 3) in moves
        if seat == 0:
            picks.append(moves.copy().pop() - KEEP)
        table.play(moves.pop())
    assert len(picks) == 3
