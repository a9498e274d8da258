"""Playing on from a leaf, and what a table is worth to its seats, in a toy of a game."""

from __future__ import annotations

from collections import Counter
from itertools import product
from math import exp
from typing import Any

import numpy as np
import pytest

from galactable.bots.playout import greedy_move, most_turns, pay, play_out
from galactable.core.events import buffer
from tests.bots.toy import Take, Toy, knobs, run, thrown, toy

DULL, FAIR, LIKE, DICE, TWIN, AGAIN, *_ = Take
SILENCE = buffer(-1)


def paid(table: Any, **how: Any) -> tuple[list[float], list[float], list[float]]:
    """Payoffs, points and chances to win by seat."""
    out, found = np.zeros(9, np.int32), np.full((3, 4), 99.0)
    run(pay, table, knobs(**how)[0], out, *found)
    payoffs, points, wins = (row[: table.seats].tolist() for row in found)
    return payoffs, points, wins


def owed(purse: list[int], hope: list[int], over: bool, scale: float, glory: float) -> Any:
    """The same, worked out the long way."""
    worth = [float(p) if over else p + h / 1000 for p, h in zip(purse, hope, strict=True)]
    payoffs, wins = [], []
    for seat, mine in enumerate(worth):
        margin = mine - max(worth[:seat] + worth[seat + 1 :])
        likely = 1 / (1 + exp(-margin / scale))
        if over:
            win = 1 / purse.count(max(purse)) if purse[seat] == max(purse) else 0.0
            likely, won = glory * win + (1 - glory) * likely, win
        else:
            won = likely
        payoffs.append(likely)
        wins.append(won)
    return payoffs, [float(p) for p in purse], wins


PURSES = [[4, 9], [7, 7], [-5, -2], [5, 5, 2], [1, 2, 3], [0, 6, 6, 6], [-3, -9, -4, -3]]


@pytest.mark.parametrize("over", [False, True])
@pytest.mark.parametrize("purse", PURSES, ids=str)
def test_among_several_the_margin_counts_and_at_the_end_the_place(
    purse: list[int], over: bool
) -> None:
    table = toy(FAIR, seats=len(purse))
    hope = [700, -1600, 0, 2500][: len(purse)]
    table.purse[: len(purse)], table.hope[: len(purse)] = purse, hope
    if over:
        table.waiting, table.seat = 0, -1
    for scale, glory in ((4.0, 0.7), (1.5, 0.0), (10.0, 1.0)):
        found, wanted = paid(table, scale=scale, glory=glory), owed(purse, hope, over, scale, glory)
        for ours, theirs in zip(found, wanted, strict=True):
            assert ours == pytest.approx(theirs)


@pytest.mark.parametrize(
    ("points", "over", "win"), [(4, False, 1.0), (4, True, 0.0), (10, True, 1.0)]
)
def test_alone_the_evaluation_counts_and_at_the_end_a_win(
    points: int, over: bool, win: float
) -> None:
    """The evaluation knows an automatic opponent, the points do not."""
    table = toy(FAIR, seats=1)
    table.purse[0], table.hope[0], table.waiting = points, 2000, 0 if over else 1
    payoffs, said, wins = paid(table, scale=8.0, glory=0.5)
    assert (said, wins) == ([points], [win])
    assert payoffs == pytest.approx([(points + 2) / 8 + (0.5 * win if over else 0)])


def picked(
    table: Any, key: int, tries: int = 9, stray: float = 0.0, order: list[Take] | None = None
) -> Take:
    """A playout's move."""
    states = Toy.array(3)
    states[1] = table
    rows = states.view(np.uint8).reshape(3, -1)
    offered = order or [move for move in Take if table.offer >> move & 1]
    out, rng, picks = np.zeros(9, np.int32), np.zeros(1, np.uint64), np.zeros(1, np.uint64)
    out[: len(offered)], picks[0] = offered, key
    how = knobs(stray=stray)[0]
    move = run(
        greedy_move, states, rows, how, tries, 0, len(offered), key, 7, out, rng, picks, SILENCE
    )
    assert sorted(out[: len(offered)]) == sorted(offered), "none is lost"
    assert states[1] == table, "it is tried on a copy"
    return Take(int(move))


def test_the_best_looking_move_is_played_and_the_first_of_several() -> None:
    assert picked(toy(DULL), 1) is DULL
    assert picked(toy(DULL, FAIR, LIKE), 1) is FAIR
    assert picked(toy(FAIR, LIKE), 1, order=[LIKE, FAIR]) is LIKE
    assert picked(toy(DULL, AGAIN), 1, order=[AGAIN, DULL]) is DULL


def test_all_moves_are_tried_on_the_same_luck() -> None:
    lucky = [key for key in range(20) if thrown(key, 7)]
    assert 4 < len(lucky) < 16
    for key in range(20):
        assert picked(toy(FAIR, DICE), key) is (DICE if key in lucky else FAIR)
        assert picked(toy(DICE, TWIN), key) is DICE, "the same, so the first"


def shares(tries: int, stray: float = 0.0, count: int = 600) -> dict[Take, float]:
    """How often each of DULL, FAIR and AGAIN is played, worth 1, 3 and 0."""
    table = toy(DULL, FAIR, AGAIN)
    found = Counter(picked(table, key, tries, stray) for key in range(count))
    return {move: n / count for move, n in found.items()}


@pytest.mark.parametrize("tries", [0, 1])
def test_who_tries_one_move_plays_any(tries: int) -> None:
    assert shares(tries) == pytest.approx({DULL: 1 / 3, FAIR: 1 / 3, AGAIN: 1 / 3}, abs=0.08)


def test_of_a_few_random_moves_the_best_is_played() -> None:
    """Two of the three: each pair as often as another."""
    assert shares(2) == pytest.approx({FAIR: 2 / 3, DULL: 1 / 3}, abs=0.08)
    assert shares(3, count=20) == {FAIR: 1.0}


def test_some_moves_stray() -> None:
    assert shares(9, stray=0.6) == pytest.approx({FAIR: 0.6, DULL: 0.2, AGAIN: 0.2}, abs=0.08)
    assert shares(9, stray=1.0) == pytest.approx({FAIR: 1 / 3, DULL: 1 / 3, AGAIN: 1 / 3}, abs=0.08)


def played_on(table: Any, before: int = 0, key: int = 3, **how: Any) -> tuple[int, Any]:
    """Seat 0 is the searcher; how many decisions were made, and the table after them."""
    states = Toy.array(3)
    states[1] = table
    rows = states.view(np.uint8).reshape(3, -1)
    out, rng, picks = np.zeros(9, np.int32), np.zeros(1, np.uint64), np.zeros(1, np.uint64)
    given = (states, rows, knobs(**how)[0], 0, key, 100, before, out, rng, picks, SILENCE)
    return run(play_out, *given), states[1]


def test_it_ends_at_the_horizon_or_with_the_game() -> None:
    for horizon, left in product((0, 1, 5), (1, 5, 6)):
        plies, table = played_on(toy(FAIR, left=left), horizon=horizon)
        assert plies == min(horizon, left)
        assert int(table.left) == left - plies


@pytest.mark.parametrize(
    ("seats", "before", "most", "plies"),
    [(2, 0, 1, 1), (2, 0, 3, 5), (2, 2, 3, 1), (2, 3, 3, 0), (4, 0, 2, 5), (1, 0, 3, 3)],
)
def test_it_ends_after_so_many_turns_of_the_searchers(
    seats: int, before: int, most: int, plies: int
) -> None:
    found, _ = played_on(toy(FAIR, seats=seats, left=20), before, turns=most, horizon=50)
    assert found == plies


def test_alone_some_turns_more_are_played() -> None:
    how = {"turns": 2, "solo_turns": 3, "horizon": 50}
    assert played_on(toy(FAIR, seats=1, left=20), **how)[0] == 5
    assert played_on(toy(FAIR, seats=2, left=20), **how)[0] == 3
    assert played_on(toy(FAIR, seats=1, left=20), **{**how, "turns": 0})[0] == 20, "any number"
    assert run(most_turns, toy(FAIR), knobs(turns=0, solo_turns=3)[0]) > 10**9


@pytest.mark.parametrize("seats", [1, 2])
def test_a_move_that_ends_no_turn_is_not_counted(seats: int) -> None:
    assert played_on(toy(AGAIN, seats=seats, left=20), turns=1, horizon=12)[0] == 12


def test_others_may_be_played_with_less_thought() -> None:
    table = toy(DULL, FAIR, left=40)
    _, after = played_on(table, horizon=40, tries=9)
    assert after.purse[:2].tolist() == [60, 60]
    _, after = played_on(table, horizon=40, tries=9, others=1)
    assert after.purse[0] == 60
    assert 20 < after.purse[1] < 60
    _, after = played_on(table, horizon=40, tries=1, others=9)
    assert after.purse[1] == 60
    assert 20 < after.purse[0] < 60


def test_a_playout_does_not_see_dice_coming() -> None:
    """It tries moves on one chance and plays them on another."""
    points = 0
    for ply in range(24):
        hoped, came = (thrown(3, 100 + 2 * ply + i) for i in (0, 1))
        points += came if hoped else 3
        _, after = played_on(toy(FAIR, DICE, seats=1, left=40), horizon=ply + 1)
        assert int(after.purse[0]) == points
