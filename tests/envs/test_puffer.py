"""The native PufferLib environment, alone and (where it is installed) in PufferLib's vectors."""

import numpy as np
import pytest

from galactable.core.errors import IllegalMoveError, SetupError
from galactable.core.numbers import scattered
from galactable.core.registry import game
from galactable.sim.vector import Vector
from tests.envs.puffer_stand_in import install

pytest.importorskip("gymnasium")
install()

from galactable.envs.puffer import Tables  # noqa: E402

ROCK = game("rock-the-galaxy")


def test_it_plays_what_a_vector_plays() -> None:
    env = Tables(ROCK, tables=4, opponents=["greedy", None], illegal_reward=-0.5)
    plain = Vector(ROCK, tables=4, opponents=["greedy", None], expanded=True)
    plain.reset(scattered(9))
    seen, infos = env.reset(seed=9)
    ended = 0
    for step in range(200):
        size = plain.floats.shape[1]
        assert np.array_equal(seen[:, :size], plain.floats)
        assert np.array_equal(seen[:, size:], plain.masks)
        moves = plain.sample()
        wrong = np.zeros(4, bool)
        if step % 5 == 0:  # an illegal move costs, and a random one is played for it
            wrong[1] = True
        no_move = (np.argmin(plain.masks, axis=1), -1, ROCK.moves.count, 2**40)[step % 4]
        played = np.where(wrong, no_move, moves.astype(np.int64))
        seen, rewards, over, cut, infos = env.step(played)
        plain.step(moves)
        assert np.array_equal(rewards, plain.rewards[:, 1] - np.float32(0.5) * wrong)
        assert np.array_equal(over, plain.dones == 1)
        assert not cut.any()
        assert bool(infos) == over.any()
        ended += over.sum()
    assert ended
    with pytest.raises(IllegalMoveError, match="moves are whole numbers"):
        env.step(np.full(4, 0.5))


def test_it_writes_where_a_worker_reads() -> None:
    """PufferLib's processes hand over arrays in shared memory."""
    alone = Tables(ROCK, tables=3)
    names = ("observations", "rewards", "terminals", "truncations", "masks", "actions")
    shared = {name: np.zeros_like(getattr(alone, name, alone.rewards)) for name in names}
    env = Tables(ROCK, tables=3, buf=shared)
    env.reset(seed=2)
    alone.reset(seed=2)
    for _ in range(120):
        moves = alone.vector.sample()
        alone.step(moves)
        env.step(moves)
        for name in ("observations", "rewards", "terminals", "truncations"):
            assert np.array_equal(shared[name], getattr(alone, name))


def test_workers_numbered_side_by_side_play_other_games() -> None:
    seeds = []
    for seed in range(4):
        env = Tables(ROCK, tables=8)
        env.reset(seed=seed)
        seeds += env.vector.seeds.tolist()
    assert len(set(seeds)) == 32


def test_pufferlibs_own_vector_takes_it() -> None:
    vector = pytest.importorskip("pufferlib.vector", reason="PufferLib is not installed")
    many = vector.make(
        Tables,
        env_kwargs={"game": "rock-the-galaxy", "tables": 3},
        backend=vector.Serial,
        num_envs=2,
        seed=5,
    )
    seen, _ = many.reset(seed=5)
    assert seen.shape[0] == 6
    floats = seen.shape[1] - ROCK.moves.count
    for _ in range(30):
        moves = seen[:, floats:].argmax(1)
        seen, rewards, *_ = many.step(moves)
        assert rewards.shape == (6,)


def test_one_seat_learns() -> None:
    with pytest.raises(SetupError, match="one seat learns, not 2"):
        Tables(ROCK, seats=3, opponents=[None, None, "greedy"])
