"""The arena: balance, intervals, Elo, the same result for the same seed."""

import json
import math

import pytest

from galactable.core.errors import GalactableError
from galactable.sim.arena import Arena, Played, elo_of, lineups, wilson


def test_every_bot_sits_in_every_seat_equally_often():
    for bots, seats in [(2, 2), (3, 3), (4, 3), (5, 2), (2, 4), (1, 1), (3, 1)]:
        found = lineups(bots, seats)
        for bot in range(bots):
            counts = {sum(line[seat] == bot for line in found) for seat in range(seats)}
            assert len(counts) == 1, (bots, seats, bot)
            assert counts != {0}


def test_the_last_bot_named_fills_the_table():
    arena = Arena("rock-the-galaxy", ["greedy", "random"], seats=4)
    assert sorted(arena.lineups) == [(0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0)]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(8, 10, 0.490, 0.943), (0, 10, 0.0, 0.278), (10, 10, 0.722, 1.0), (350, 400, 0.839, 0.904)],
)
def test_wilson(wins, games, low, high):
    found = wilson(wins, games)
    assert found[0] == pytest.approx(low, abs=6e-4)
    assert found[1] == wins / games
    assert found[2] == pytest.approx(high, abs=6e-4)


def match(number: int, winner: int) -> Played:
    places = (1, 2) if winner == 0 else (2, 1)
    return Played(number, number // 2, (0, 1), (1, 1), places, 1)


def test_elo_of_three_wins_in_four_is_191():
    played = [match(i, 0 if i % 4 else 1) for i in range(400)]
    (low, a, high), (_, b, _) = elo_of(played, 2)
    wanted = 400 * math.log10(300.5 / 100.5)
    assert a - b == pytest.approx(wanted, abs=0.5)
    assert low < a < high
    assert high - low < 80


def test_elo_of_a_bot_that_never_loses_is_a_number():
    (low, a, high), _ = elo_of([match(i, 0) for i in range(20)], 2)
    assert a > 200
    assert math.isfinite(low)
    assert math.isfinite(high)


def test_the_same_seed_gives_the_same_result_on_any_number_of_processes():
    def result(processes: int) -> dict:
        arena = Arena("rock-the-galaxy", ["greedy", "random"], seed=7)
        return arena.as_json(arena.play(8, processes))

    one, two = result(1), result(2)
    assert json.dumps(one) == json.dumps(two)
    assert one["games"] == 8
    assert [bot["name"] for bot in one["bots"]] == ["greedy", "random"]
    assert sum(bot["wins"] for bot in one["bots"]) == 8
    for bot in one["bots"]:
        low, middle, high = bot["share"]
        assert low <= middle <= high
        low, middle, high = bot["elo"]
        assert low <= middle <= high


def test_another_seed_gives_other_games():
    points = set()
    for seed in (1, 2):
        arena = Arena("rock-the-galaxy", ["random"], seats=2, seed=seed)
        points.add(tuple(one.points for one in arena.play(6, 1)))
    assert len(points) == 2


def test_greedy_beats_random():
    arena = Arena("rock-the-galaxy", ["greedy", "random"])
    greedy, random = arena.standings(arena.play(40, 1))
    assert greedy.share[0] > 0.5 > random.share[2]
    assert greedy.elo[0] > random.elo[2]


def test_wrong_bots_and_seats_are_refused_in_words():
    with pytest.raises(GalactableError, match="no bot is called 'hal'"):
        Arena("rock-the-galaxy", ["hal"])
    with pytest.raises(GalactableError, match="seats"):
        Arena("rock-the-galaxy", ["random"], seats=9)
