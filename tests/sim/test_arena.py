"""The arena: balance, intervals, Elo, the same result for the same seed."""

import json
import math

import numpy as np
import pytest

from galactable import Table
from galactable.bots import Bot, get_bot
from galactable.core.errors import GalactableError
from galactable.core.registry import slugs
from galactable.sim import arena as arena_module
from galactable.sim.arena import Arena, audit, lineups
from galactable.sim.standings import Played, Standing, by_deal, elo_of, standings, wilson


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


def test_a_bot_that_wins_400_of_400_may_be_far_stronger_still():
    (low, a, high), (_, b, _) = elo_of([match(i, 0) for i in range(400)], 2)
    assert 2 * low < a - b < 2 * high
    # Of a share drawn from what 400 wins of 400 leave possible, 2.5% lie below and above these.
    wanted = [400 * math.log10(share / (1 - share)) / 2 for share in (0.99374, 0.9999988)]
    assert low == pytest.approx(wanted[0], rel=0.1)
    assert high == pytest.approx(wanted[1], rel=0.25)


@pytest.mark.parametrize(
    ("wins", "low", "high"),
    [
        ([1, 1, 1, 1] * 25, 0.431, 0.569),  # no deal decides: as wide as 200 games make it
        ([2, 0, 2, 0] * 25, 0.404, 0.596),  # deals decide all: as wide as 100 games
        ([2, 2, 2, 2] * 25, 0.981, 1.0),
    ],
)
def test_an_interval_by_deal(wins, low, high):
    found = by_deal(np.array(wins, float), np.full(len(wins), 2.0))
    assert found[0] == pytest.approx(low, abs=2e-3)
    assert found[1] == sum(wins) / 200
    assert found[2] == pytest.approx(high, abs=2e-3)


def test_deals_of_one_bot_are_as_wide_as_they_waver():
    """The interval is as wide as means over drawn deals really spread."""
    rng = np.random.default_rng(3)
    shares, inside = [], 0
    for _ in range(400):
        luck = rng.random(60) < 0.4  # a lucky deal is won twice, another every second time
        wins = np.where(luck, 2.0, rng.binomial(2, 0.5, 60))
        low, mid, high = by_deal(wins, np.full(60, 2.0))
        shares.append(mid)
        inside += low <= 0.7 <= high
    assert 0.92 < inside / 400 < 0.98


@pytest.mark.parametrize(
    ("slug", "name", "seats"),
    [
        ("rock-the-galaxy", "greedy", 4),
        ("rock-the-galaxy", "navigator", 2),
        ("tiny-galaxies", "cadet", 3),
        ("cosmic-factory", "random", 2),
        ("point-galaxy", "greedy", 2),
        ("galactzy", "random", 2),
    ],
)
def test_a_bot_among_its_copies_wins_exactly_its_share(slug, name, seats):
    assert audit(slug, name, seats=seats) == []


class Moody(Bot):
    """Its mood lasts from one game to the next."""

    def __init__(self):
        self.mood = 0

    def decide(self, desk, seat, key):
        self.mood += 1
        legal = desk.legal(seat)
        return legal[self.mood % len(legal)]


def test_a_bot_with_a_mood_fails_the_audit():
    assert "is another game" in audit("rock-the-galaxy", Moody)[0]


def test_bots_of_ones_own_enter_as_classes_and_instances():
    arena = Arena("rock-the-galaxy", [Moody, Moody(), get_bot("random")], seats=2)
    assert arena.names[2] == "random"
    assert arena.names[1] == f"{arena.names[0]} 2"
    assert sum(one.wins for one in arena.standings(arena.play(6, 2))) == 6


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


def test_keys_follow_from_the_deal_and_the_ply(monkeypatch):
    """So that whoever sits in a seat meets the same luck in every game of the block."""
    asked: list[tuple[bytes, int, int, int]] = []
    monkeypatch.setattr(arena_module, "get_bot", lambda name: Watched(get_bot(name), asked))
    arena = Arena("rock-the-galaxy", ["random", "greedy"], seed=5)
    plies = [one.plies for one in arena.play(4, 1)]
    keys = [[asked.pop(0)[2] for _ in range(count)] for count in plies]
    both = min(plies[:2])
    assert keys[0][:both] == keys[1][:both]
    assert not set(keys[0]) & set(keys[2]), "another deal has others"


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


def test_what_a_bot_made_of_its_games():
    """Games, wins and points by hand: two deals of two games, one of them shared."""
    played = [
        Played(0, 0, (0, 1), (30, 20), (1, 2), 9),
        Played(1, 0, (1, 0), (40, 10), (1, 2), 9),
        Played(2, 1, (0, 1), (25, 25), (1, 1), 9),
        Played(3, 1, (1, 0), (12, 15), (2, 1), 9),
    ]
    one, two = standings(played, ["one", "two"], 2)
    assert (one.games, one.wins, one.points) == (4, 2.5, (30 + 10 + 25 + 15) / 4)
    assert (two.games, two.wins, two.points) == (4, 1.5, (20 + 40 + 25 + 12) / 4)
    assert [share[1] for share in one.by_seat] == [0.75, 0.5]
    assert (one.share[1], two.share[1]) == (0.625, 0.375)
    (none,) = standings([], ["nobody"], 2)
    assert (none.games, none.wins, none.points, none.share) == (0, 0.0, 0.0, (0.0, 0.0, 1.0))


def test_standings_are_rounded_where_they_are_printed():
    share = (0.123456, 0.456789, 0.789123)
    printed = Standing("x", 7, 3.33333, share, 41.23456, share, [share, share]).as_json()
    assert printed == {
        "name": "x",
        "games": 7,
        "wins": 3.333,
        "share": [0.1235, 0.4568, 0.7891],
        "points": 41.235,
        "elo": [0.1, 0.5, 0.8],
        "by_seat": [[0.1235, 0.4568, 0.7891]] * 2,
    }


class Stopper(Bot):
    """Fails as ``next`` does with nothing left."""

    def decide(self, desk, seat, key):
        return next(iter(()))


@pytest.mark.parametrize("processes", [1, 2])
def test_a_bot_that_fails_ends_the_arena_loudly(processes):
    """With a StopIteration the arena once played fewer games, and said nothing."""
    with pytest.raises(RuntimeError):
        Arena("rock-the-galaxy", [Stopper, "random"]).play(4, processes)


def test_a_worker_ends_its_game_on_ctrl_c_and_begins_no_other(monkeypatch):
    """Between games it waits for the end without a word; in one it leaves it."""
    for name in ("_taken", "_playing", "_ended"):
        monkeypatch.setattr(arena_module, name, [])
    played = []

    def game(number):
        played.append(number)
        if number == 2:
            arena_module._end()
        return number

    arena_module._taken.append(game)
    assert arena_module._play_taken(1) == 1
    with pytest.raises(KeyboardInterrupt):
        arena_module._play_taken(2)
    with pytest.raises(KeyboardInterrupt):
        arena_module._play_taken(3)
    assert played == [1, 2]
    arena_module._end()
