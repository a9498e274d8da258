"""What is broken off in its middle is not gone on with as if nothing had happened.

An error of a bot, Ctrl-C in a notebook, a fork between two steps, threads that share something:
none of them may leave an experiment that goes on with other tables than it believes.
"""

from __future__ import annotations

import copy
import multiprocessing
import pickle
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np
import pytest

from galactable import GalactableError, game
from galactable.bots import Bot
from galactable.sim import vector as vectors
from galactable.sim.arena import Arena
from galactable.sim.playouts import Playouts
from galactable.sim.threads import Threads
from galactable.sim.vector import Vector

ROCK = game("rock-the-galaxy")


class Moody(Bot):
    """Takes the first move, until ``mood`` says what to raise instead."""

    mood: BaseException | None = None

    def decide(self, desk: Any, seat: int, key: int) -> int:
        if self.mood is not None:
            raise self.mood
        return int(desk.legal(seat)[0])


class Adapter(NamedTuple):
    """One like the other: ``begin`` deals, ``go`` takes a step with the first legal move."""

    env: Any
    begin: Callable[[], Any]
    go: Callable[[], Any]


def seat(bot: Bot) -> Adapter:
    from galactable.envs.gymnasium import SeatEnv

    env = SeatEnv(ROCK, seats=2, bots=bot)

    def go() -> None:
        if env.step(int(env.action_masks().argmax()))[2]:
            env.reset()

    return Adapter(env, lambda: env.reset(seed=1), go)


def tables(bot: Bot) -> Adapter:
    from galactable.envs.gymnasium import many_seats

    env = many_seats(ROCK, seats=2, bots=bot, num_envs=2)
    return Adapter(env, lambda: env.reset(seed=1), lambda: env.step(env.action_masks().argmax(1)))


def aec(bot: Bot) -> Adapter:
    from galactable.envs.pettingzoo import env as make

    env = make(ROCK, seats=2, opponents=[None, bot])

    def go() -> None:
        seen, _, over, _, _ = env.last()
        if over:
            env.reset()
        else:
            env.step(int(seen["action_mask"].argmax()))

    return Adapter(env, lambda: env.reset(seed=1), go)


def parallel(bot: Bot) -> Adapter:
    from galactable.envs.pettingzoo import parallel_env

    env = parallel_env(ROCK, seats=2, opponents=[None, bot])

    def go() -> None:
        mask = env._seen()["seat_0"]["action_mask"]
        env.step({"seat_0": int(mask.argmax())})
        if not env.agents:
            env.reset()

    return Adapter(env, lambda: env.reset(seed=1), go)


@pytest.mark.parametrize("mood", [ValueError("tired"), KeyboardInterrupt()], ids=["error", "key"])
@pytest.mark.parametrize("make", [seat, tables, aec, parallel], ids=lambda one: one.__name__)
def test_after_a_bot_that_failed_nobody_plays_on(
    make: Callable[[Bot], Adapter], mood: BaseException
) -> None:
    """The learner least of all, for the bot's seat: neither the environment nor its copy."""
    pytest.importorskip("pettingzoo")
    bot = Moody()
    one = make(bot)
    one.begin()
    bot.mood = mood
    with pytest.raises(type(mood)):
        many(one.go)
    bot.mood = None
    for _ in range(2):
        with pytest.raises(Exception, match="broken off"):
            one.go()
    if make is seat:
        for twin in (copy.deepcopy(one.env), pickle.loads(pickle.dumps(one.env))):
            with pytest.raises(Exception, match="broken off"):
                twin.step(int(twin.action_masks().argmax()))
    one.begin()
    many(one.go)


def many(go: Callable[[], Any]) -> None:
    for _ in range(60):
        go()


@pytest.mark.parametrize("at", ["advance_together", "expand"])
def test_a_vector_that_was_interrupted_is_neither_stepped_nor_saved(
    at: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Wherever the interruption comes, and though no bot plays."""
    vector = Vector(ROCK, tables=4, expanded=True)
    saved, whole = vector.save(), getattr(vectors, at)

    def interrupted(*args: Any, **options: Any) -> None:
        whole(*args, **options)
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(vectors, at, interrupted)
        with pytest.raises(KeyboardInterrupt):
            vector.step(vector.sample())
    for use in (
        lambda: vector.step(vector.sample()),
        vector.save,
        lambda: pickle.dumps(vector),
        lambda: copy.deepcopy(vector),
    ):
        with pytest.raises(GalactableError, match="broken off"):
            use()
    vector.restore(saved)
    vector.step(vector.sample())
    assert (vector.plies == 1).all()


@pytest.mark.parametrize("broken", [0, 1, 2])
@pytest.mark.parametrize("before", [True, False], ids=["before", "after"])
def test_no_thread_waits_for_one_that_cannot_come(
    broken: int, before: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each checks its moves before any plays: an interruption may come first, in any of them."""
    monkeypatch.setattr(vectors, "SHARE", 2)
    vector, other = (Vector(ROCK, tables=6, threads=3) for _ in range(2))
    whole = Vector._play

    def interrupted(self: Vector, part: int, *args: Any) -> int:
        if part == broken and before:
            raise KeyboardInterrupt
        state = whole(self, part, *args)
        if part == broken:
            raise KeyboardInterrupt
        return state

    for _ in range(20):
        vector.reset(5)
        with monkeypatch.context() as patch:
            patch.setattr(Vector, "_play", interrupted)
            try:
                vector.step(vector.sample())
            except (KeyboardInterrupt, GalactableError):
                with pytest.raises(GalactableError, match="broken off"):
                    vector.step(vector.sample())
            else:
                assert broken > 0, "others may go on by themselves"
    other.reset(5)
    vector.reset(5)
    for _ in range(10):
        vector.step(vector.sample())
        other.step(other.sample())
    assert vector.states.tobytes() == other.states.tobytes()


def test_threads_are_waited_for_though_the_caller_is_interrupted() -> None:
    """Else what comes next begins while they still write, and is taken for done too early."""
    threads, done = Threads(2), []

    def work(part: int) -> None:
        if part == 0:
            raise KeyboardInterrupt
        done.append(part)

    for _ in range(50):
        done.clear()
        with pytest.raises(KeyboardInterrupt):
            threads.run(work)
        assert done == [1]


def test_a_fork_has_threads_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of the parent are not there in its child, which would wait for them for ever."""
    monkeypatch.setattr(vectors, "SHARE", 2)
    vector = Vector(ROCK, tables=4, threads=2)
    vector.step(vector.sample())

    def steps(answer: Any) -> None:
        for _ in range(5):
            vector.step(vector.sample())
        answer.put(vector.states.tobytes())

    context = multiprocessing.get_context("fork")
    answer = context.SimpleQueue()
    child = context.Process(target=steps, args=(answer,), daemon=True)
    child.start()
    child.join(60)
    waits = child.is_alive()
    child.kill()
    assert not waits, "the child waits for its parent's threads"
    steps(mine := context.SimpleQueue())
    assert answer.get() == mine.get()


def playouts() -> Callable[[int], Any]:
    shared = Playouts(ROCK)
    return lambda seed: shared.run(300, first_seed=1000 * seed)


def arena() -> Callable[[int], Any]:
    shared = Arena(ROCK, ["random", "greedy"])
    return lambda _: shared.play(12, processes=1)


def spiel() -> Callable[[int], Any]:
    pytest.importorskip("pyspiel")
    from galactable.envs.openspiel import load

    rules = load("tiny-galaxies", seats=2, chance="explicit")

    def go(seed: int) -> Any:
        state, dice = rules.new_initial_state(), np.random.default_rng(seed)
        for _ in range(25):
            state.apply_action(int(dice.choice(state.legal_actions())))
        return str(state), state.history()

    return go


@pytest.mark.parametrize("make", [playouts, arena, spiel], ids=lambda one: one.__name__)
def test_threads_may_share_what_they_run(make: Callable[[], Callable[[int], Any]]) -> None:
    """A pool of threads is what one takes for code that does not hold the GIL."""
    run = make()
    alone = [run(seed) for seed in range(8)]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(run, range(8))) == alone
