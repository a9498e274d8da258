"""Bots inside the compiled step play what they play at a table, one by one."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path

import numpy as np
import pytest

from galactable import Table
from galactable.bots import get_bot
from galactable.bots.bot import Bot, BotError, salted
from galactable.core.compile import door
from galactable.core.errors import SetupError
from galactable.core.game import Game
from galactable.core.registry import game as game_of
from galactable.core.registry import games
from galactable.core.rng import key_of
from galactable.sim.inputs import expand
from galactable.sim.net import NetError
from galactable.sim.rewards import rewards_of
from galactable.sim.stepping import bot_key
from galactable.sim.vector import Vector
from tests.sim.test_net import random_net

ROCK = game_of("rock-the-galaxy")


class Last(Bot):
    """Takes the last legal move: a bot that compiled code does not know."""

    def decide(self, desk, seat, key):
        return desk.legal(seat)[-1]


class Wrong(Bot):
    """Plays what is never legal."""

    def decide(self, desk, seat, key):
        return -1


def setup(game: Game) -> tuple[str, int]:
    """The first set-up with two seats or more."""
    return next((v, n) for v, n in game.setups() if n > 1)


class Slow:
    """The obvious version: a ``Table``, and bots that are asked move by move."""

    def __init__(self, game: Game, variant: str, bots: list, seed: int, step: int) -> None:
        self.game, self.variant, self.step = game, variant, step
        self.bots = [None if bot is None else get_bot(bot) for bot in bots]
        self.open(seed)
        self.go_on()

    def open(self, seed: int) -> None:
        self.table = Table(self.game, len(self.bots), self.variant, seed)
        self.ended: Table | None = None

    def play(self, move: int) -> None:
        self.ended = None
        self.table.play(move)
        self.go_on()

    def go_on(self) -> None:
        """Bots play until a seat of one's own decides; what ends is dealt anew."""
        while True:
            table = self.table
            if table.over:
                self.open(table.seed + self.step)
                self.ended = table
                continue
            bot = self.bots[table.seat]
            if bot is None:
                return
            key = key_of(table.seed, table.ply)
            table.play(bot.choose(self.game, table.state, table.seat, key))


def compare(game: Game, bots: list, tables: int = 3) -> None:
    """Plays both side by side until a game has ended; everything must be the same."""
    variant, seats = setup(game)
    vector = Vector(
        game, variant, seats, tables, observe="all", opponents=bots, expanded=True, finals=True
    )
    vector.reset(seed=70)
    slow = [Slow(game, variant, bots, 70 + i, tables) for i in range(tables)]
    row, ended = np.zeros(game.observation_size, np.int16), 0
    while not ended or vector.plies.max() < 12:
        for i, one in enumerate(slow):
            table = one.table
            assert vector.states[i].tobytes() == table.save()
            assert (vector.seats_to_move[i], vector.plies[i]) == (table.seat, table.ply)
            assert bots[table.seat] is None
            assert np.flatnonzero(vector.masks[i]).tolist() == table.codes()
            for seat in range(seats):
                game.compiled.observe(table.states, 0, seat, row)
                assert (vector.observations[i, seat] == row).all()
        assert np.array_equal(vector.floats, expand(game, vector.observations))
        moves = vector.sample()
        vector.step(moves)
        for i, one in enumerate(slow):
            one.play(int(moves[i]))
            assert vector.dones[i] == (one.ended is not None)
            if one.ended is None:
                assert not vector.rewards[i].any()
                continue
            ended += 1
            totals = [points["total"] for points in one.ended.scores()]
            assert vector.totals[i].tolist() == totals
            gained = rewards_of(game, variant, one.ended.places(), totals)
            assert vector.rewards[i] == pytest.approx(gained)
            for seat in range(seats):
                game.compiled.observe(one.ended.states, 0, seat, row)
                assert (vector.last_observations[i, seat] == row).all()


QUICK = ("rock-the-galaxy", "tiny-galaxies")  # others have much to compile
MET = [
    pytest.param(g, id=g.slug, marks=() if g.slug in QUICK else pytest.mark.soak) for g in games()
]


@pytest.mark.parametrize("game", MET)
def test_greedy_plays_in_the_step_what_it_plays_at_a_table(game: Game) -> None:
    _, seats = setup(game)
    compare(game, [None, *["greedy"] * (seats - 1)], 2)


@pytest.mark.parametrize(
    "bots",
    [
        pytest.param(["random", None], id="random"),
        pytest.param(["greedy", None], id="greedy first"),
        pytest.param([None, Last], id="own class"),
        pytest.param(["cadet", None], id="level"),
    ],
)
def test_any_bot_plays_what_it_plays_at_a_table(bots: list) -> None:
    compare(ROCK, bots)


def test_nets_play_what_they_play_at_a_table(tmp_path: Path) -> None:
    path = random_net(ROCK, 16, 1).save(tmp_path / "a.npz")
    compare(ROCK, [f"net:{path}", None])
    tiny = game_of("tiny-galaxies")
    with pytest.raises(NetError, match="plays Rock the Galaxy, not Tiny Galaxies"):
        Vector(tiny, opponents=[None, f"net:{path}"])


def test_several_kinds_of_bots_sit_at_one_table() -> None:
    """Four seats: one's own, one compiled, one asked, one random; on two threads."""
    bots = [Last, "greedy", None, "random"]
    made = {"seats": 4, "tables": 140, "opponents": bots}
    alone, shared = (Vector(ROCK, "standard", **made, threads=n) for n in (1, 2))
    for _ in range(25):
        assert (alone.seats_to_move == 2).all()
        alone.step(alone.sample())
        shared.step(shared.sample())
    assert len(shared._ranges) == 2
    assert alone.save() == shared.save()


@door
def keys(rng, seeds, plies, out):
    for i in range(len(seeds)):
        out[i] = bot_key(rng, seeds[i], plies[i])


def test_bots_have_the_keys_that_they_have_at_a_table() -> None:
    seeds = np.array([0, 1, 5, 2**40, 2**62 - 1], np.int64)
    plies, out = np.arange(5), np.zeros(5, np.int64)
    keys(np.zeros(1, np.uint64), seeds, plies, out)
    right = [salted(key_of(*both)) for both in zip(seeds.tolist(), plies.tolist(), strict=True)]
    assert out.tolist() == right


@pytest.mark.parametrize("way", [copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))])
def test_a_copy_goes_on_with_its_opponents(way) -> None:
    vector = Vector(ROCK, tables=3, observe=[1, 0], opponents="greedy", expanded=True)
    for _ in range(10):
        vector.step(vector.sample())
    other = way(vector)
    for _ in range(20):
        vector.step(vector.sample())
        other.step(other.sample())
    assert other.save() == vector.save()
    assert np.array_equal(other.floats, vector.floats)


def test_observations_of_a_seat_of_some_and_of_none() -> None:
    every = Vector(ROCK, tables=4, observe="all", opponents=[None, "greedy"])
    mover, one, two, none = (
        Vector(ROCK, tables=4, observe=eyes, opponents=[None, "greedy"])
        for eyes in (True, 1, [1, 0], False)
    )
    for _ in range(30):
        assert np.array_equal(mover.observations, every.observations[:, 0])
        assert np.array_equal(one.observations, every.observations[:, 1])
        assert np.array_equal(two.observations, every.observations[:, ::-1])
        assert none.observations.shape == (4, 0)
        assert np.array_equal(every.action_masks(), every.masks == 1)
        moves = every.sample()
        for vector in (every, mover, one, two, none):
            vector.step(moves)


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(SetupError, match="2 seats need 2 opponents"):
        Vector(ROCK, seats=2, opponents=["greedy", None, None])
    with pytest.raises(SetupError, match="one seat must be your own"):
        Vector(ROCK, seats=2, opponents=["greedy", "random"])
    with pytest.raises(SetupError, match=r"a seat \(0 to 1\)"):
        Vector(ROCK, seats=2, observe=2)
    with pytest.raises(SetupError, match="observe is True, False"):
        Vector(ROCK, seats=2, observe="both")


def steps(vector: Vector, many: int) -> None:
    for _ in range(many):
        vector.step(vector.sample())


def test_tables_of_other_opponents_are_not_restored() -> None:
    """Else the learner would be asked for a bot's moves."""
    all_seats = Vector("rock-the-galaxy", "standard", 2, 4)
    while not all_seats.seats_to_move.any():
        all_seats.step(all_seats.sample())
    mine = Vector("rock-the-galaxy", "standard", 2, 4, opponents=[None, "random"])
    before = mine.states.tobytes()
    with pytest.raises(SetupError, match="other opponents"):
        mine.restore(all_seats.save())
    assert mine.states.tobytes() == before


def test_a_bot_that_errs_is_an_error_and_the_tables_go_back() -> None:
    with pytest.raises(BotError, match="not legal"):
        Vector(ROCK, tables=2, opponents=[Wrong, None])
    vector = Vector(ROCK, tables=2, opponents=[None, Last])
    saved = vector.save()
    vector._bots.bots[1] = Wrong()
    with pytest.raises(BotError, match="not legal"):
        steps(vector, 60)
    with pytest.raises(SetupError, match="reset"):
        vector.step(vector.sample())
    vector._bots.bots[1] = Last()
    vector.restore(saved)
    vector.step(vector.sample())
