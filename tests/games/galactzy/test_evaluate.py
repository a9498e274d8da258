"""The odds of what is missing, and what greedy makes of them."""

from __future__ import annotations

import random
from io import StringIO
from itertools import product
from statistics import mean

import pytest
from rich.console import Console
from tests.games.galactzy.tables import do, lay, moves, started, throw

from galactable import Table, game
from galactable.bots import get_bot
from galactable.core.plain import plain
from galactable.games.galactzy.components import THROWS, pack
from galactable.games.galactzy.odds import CERTAIN, ODDS, PLANS, make, multisets, rank

RANK = plain(rank)


def test_ranks_are_the_order_of_the_multisets() -> None:
    packed = [sum(n << 5 * i for i, n in enumerate(counts)) for counts in multisets()]
    assert [RANK(p) for p in packed] == list(range(3003))


def test_the_odds_that_are_kept_are_those_that_are_made() -> None:
    assert [table.tolist() for table in make()] == [ODDS.tolist(), PLANS.tolist()]


def slowly(missing: tuple[int, ...], spare: int, throws: int) -> float:
    """The best chance by trying every plan and every outcome."""
    if not missing or not throws:
        return float(not missing)
    best = 0.0
    for plan in THROWS:
        if sum(plan) != len(missing) + spare:
            continue
        dice = [die for die, n in zip((4, 6, 8), plan, strict=True) for _ in range(n)]
        outcomes = list(product(*(range(1, die + 1) for die in dice)))
        chance = 0.0
        for outcome in outcomes:
            left = list(missing)
            for number in outcome:
                if number in left:
                    left.remove(number)
            chance += slowly(tuple(left), spare, throws - 1)
        best = max(best, chance / len(outcomes))
    return best


@pytest.mark.parametrize(
    ("missing", "spare", "throws"),
    [((3,), 0, 2), ((7,), 1, 2), ((1, 5), 0, 2), ((4, 4), 1, 1), ((2, 3, 8), 0, 1)],
)
def test_odds_are_those_of_a_slow_count(missing: tuple[int, ...], spare: int, throws: int) -> None:
    index = RANK(pack(missing))
    chance = ODDS[spare, throws, index] / CERTAIN
    assert chance == pytest.approx(slowly(missing, spare, throws), abs=1e-4)
    assert sum(THROWS[PLANS[spare, throws, index]]) == len(missing) + spare


def best_moves(table: Table) -> list[str]:
    """The moves that look best to the evaluation, on one sample of chance."""
    values = {}
    for text in moves(table):
        trial = table.clone()
        do(trial, text)
        seat = table.seat or 0
        values[text] = trial.engine.evaluate(trial.states, 0, seat)
    return [text for text, value in values.items() if value == max(values.values())]


def test_greedy_stops_with_a_royal_flush() -> None:
    table = started("pearl", "1")
    lay(table, "3 4 5 6 7 8")
    assert best_moves(table) == ["stop"]
    do(table, "stop")
    assert best_moves(table) == ["score royal_flush"]


def test_greedy_lifts_what_it_does_not_need_and_throws_the_likely_die() -> None:
    table = started("pearl")
    lay(table, "4:3 4:3 4:3 6:3 8:3 8:7")
    table.state.lines[0, 4] = 2  # Five of a Kind is cancelled: a sixth 3 is wanted
    assert best_moves(table) == ["lift 8:7"]
    do(table, "lift 8:7")
    assert best_moves(table) == ["throw 1d4 0d6 0d8"]


def test_a_throw_is_valued_by_its_plan_not_by_its_luck() -> None:
    values = set()
    for dice in ("4:1 4:2 6:3 6:4 8:5 8:6", "4:1 4:1 6:2 6:4 8:8 8:7"):
        table = started("pearl")
        throw(table, dice)
        values.add(int(table.engine.evaluate(table.states, 0, 0)))
    assert len(values) == 1


def test_evaluation_leaves_the_table_as_it_is_and_is_the_same_compiled() -> None:
    rng = random.Random(2)
    plain = game("galactzy").engine("interpreted")
    for variant in ("basic", "advanced"):
        table = Table("galactzy", seats=2, variant=variant, seed=3)
        while not table.over:
            before = table.save()
            value = table.engine.evaluate(table.states, 0, table.seat)
            if rng.random() < 0.02:
                assert value == plain.evaluate(table.states, 0, table.seat)
            assert table.save() == before
            table.play(rng.choice(table.codes()))


def play_out(seats: int, seed: int, *bots: str) -> Table:
    table = Table("galactzy", seats=seats, seed=seed)
    while not table.over:
        seat = table.seat or 0
        key = seed * 10_007 + table.ply
        table.play(get_bot(bots[seat]).choose(table.game, table.state, seat, key))
    return table


def test_greedy_alone_scores_like_the_calibration() -> None:
    """Section 4: a simple greedy player makes 179 on average, standard deviation 29."""
    totals = [play_out(1, seed, "greedy").scores()[0]["total"] for seed in range(30)]
    assert 165 <= mean(totals) <= 205


def test_greedy_beats_random() -> None:
    wins = 0
    for seed in range(20):
        bots = ("greedy", "random") if seed % 2 else ("random", "greedy")
        places = play_out(2, seed, *bots).places() or []
        wins += places[bots.index("greedy")] == 1
    assert wins >= 19


def test_terminal_shows_dice_offers_and_what_an_eon_buys() -> None:
    table = started("distorted pearl", "5 3", "advanced", "gate_vault")
    throw(table, "4:1 4:2 6:3 6:4 8:4 8:7")
    console = Console(width=120, record=True, file=StringIO())
    console.print(table.game.draw(table.view()))
    text = console.export_text()
    assert "│ 3  │" in text
    assert "4 (d8) to 5 for Straight Flush: 25" in text
    assert "+21" in text
    assert "an extra die" in text
    rng = random.Random(1)
    for variant, seats in (("basic", 1), ("advanced", 3)):
        table = Table("galactzy", seats=seats, variant=variant, seed=2)
        while not table.over:
            if rng.random() < 0.15:
                console.print(table.game.draw(table.view()))
            table.play(rng.choice(table.codes()))
        console.print(table.game.draw(table.view()))
    assert "Grade" in console.export_text()
