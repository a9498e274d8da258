"""The arena: balance, intervals, Elo, the same result for the same seed."""

import json
import math

import pytest

from galactable import Table
from galactable.bots import Bot, get_bot
from galactable.core.errors import GalactableError
from galactable.core.registry import slugs
from galactable.sim import arena as arena_module
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


class Watched(Bot):
    """Another bot, and what it was asked."""

    name, title, about = "watched", "Watched", ""

    def __init__(self, bot: Bot, asked: list[tuple[bytes, int, int, int]]) -> None:
        super().__init__()
        self.bot, self.asked = bot, asked

    def choose(self, game, state, seat, key, mode="compiled"):
        move = self.bot.choose(game, state, seat, key, mode)
        self.asked.append((state.tobytes(), seat, key, move))
        return move

    def decide(self, desk, seat, key):
        raise NotImplementedError


@pytest.mark.parametrize("slug", slugs())
def test_a_game_of_the_arena_is_the_game_of_a_table(slug, monkeypatch):
    """The same seed and moves give the same states, ply by ply, and the same result.

    Every ply has chances of its own, and a bot thinks with another key at every decision.
    """
    asked: list[tuple[bytes, int, int, int]] = []
    monkeypatch.setattr(arena_module, "get_bot", lambda name: Watched(get_bot(name), asked))
    arena = Arena(slug, ["random", "greedy"], seed=31)
    games = arena.play(2 * len(arena.lineups), 1)
    for one in games:
        table = Table(arena.game, arena.seats, arena.variant, seed=arena.seed + one.block)
        keys = set()
        for _ in range(one.plies):
            state, seat, key, move = asked.pop(0)
            assert (state, seat) == (table.save(), table.seat), f"ply {table.ply}"
            keys.add(key)
            table.play(move, seat)
        assert table.over
        assert len(keys) == one.plies
        assert list(one.points) == [points["total"] for points in table.scores()]
        assert list(one.places) == table.places()
    assert not asked


def test_bots_of_a_block_do_not_think_alike(monkeypatch):
    asked: list[tuple[bytes, int, int, int]] = []
    monkeypatch.setattr(arena_module, "get_bot", lambda name: Watched(get_bot(name), asked))
    arena = Arena("rock-the-galaxy", ["random", "greedy"], seed=5)
    plies = [one.plies for one in arena.play(2, 1)]
    first, second = asked[: plies[0]], asked[plies[0] :]
    assert first[0][0] == second[0][0], "the deal is the same"
    assert not {key for _, _, key, _ in first} & {key for _, _, key, _ in second}


def shared(places: tuple[int, ...], lineup: tuple[int, ...]) -> Played:
    return Played(0, 0, lineup, (10,) * len(places), places, 1)


def test_a_shared_win_is_shared():
    arena = Arena("rock-the-galaxy", ["greedy", "random"], seats=3)
    greedy, random = arena.standings([shared((1, 1, 3), (0, 1, 1)), shared((1, 1, 1), (1, 0, 1))])
    assert greedy.wins == pytest.approx(1 / 2 + 1 / 3)
    assert random.wins == pytest.approx(1 / 2 + 2 / 3)
    assert [share[1] for share in greedy.by_seat] == pytest.approx([1 / 2, 1 / 3, 0])


def test_a_draw_is_half_a_win_in_elo():
    drawn = [Played(i, i, (0, 1), (5, 5), (1, 1), 1) for i in range(40)]
    (_, a, _), (_, b, _) = elo_of(drawn, 2)
    assert a == pytest.approx(b, abs=1e-6)
