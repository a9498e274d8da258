"""Many tables advanced by one call are so many tables played one by one."""

from typing import Any

import numpy as np
import pytest

from galactable import IllegalMoveError, Table
from galactable.core.errors import SetupError
from galactable.core.game import Game
from galactable.core.registry import games
from galactable.sim import vector as vectors
from galactable.sim.rewards import rewards_of
from galactable.sim.threads import LINE, apart
from galactable.sim.vector import Vector

GAMES = [pytest.param(game, id=game.slug) for game in games()]
ARRAYS = ("masks", "observations", "seats_to_move", "rewards", "totals", "dones", "seeds", "plies")


def everything(vector: Vector) -> dict[str, bytes]:
    """All that a step may change."""
    arrays = {name: getattr(vector, name).tobytes() for name in ARRAYS}
    return {**arrays, "states": vector.states.tobytes(), "sample": vector.sample().tobytes()}


@pytest.mark.parametrize("game", GAMES)
def test_it_plays_what_tables_play(game: Game) -> None:
    """Same seeds, same moves: the same bytes, masks, features, rewards, game after game."""
    variant, seats = game.setups()[0]
    vector = Vector(game, variant, seats, tables=3)
    vector.reset(seed=40)
    tables = [Table(game, seats, variant, seed=40 + i) for i in range(3)]
    features = np.zeros(game.observation_size, np.int16)
    ended = 0
    for _ in range(game.bound(seats, variant)):
        for i, table in enumerate(tables):
            assert vector.states[i].tobytes() == table.save()
            assert vector.seats_to_move[i] == table.seat
            assert np.flatnonzero(vector.masks[i]).tolist() == table.codes()
            game.compiled.observe(table.states, 0, table.seat, features)
            assert (vector.observations[i] == features).all()
        moves = vector.sample()
        vector.step(moves)
        for i, table in enumerate(tables):
            table.play(int(moves[i]))
            assert vector.dones[i] == table.over
            if table.over:
                totals = [points["total"] for points in table.scores()]
                assert vector.totals[i].tolist() == totals
                expected = rewards_of(game, variant, table.places(), totals)
                assert vector.rewards[i] == pytest.approx(expected)
                tables[i] = Table(game, seats, variant, seed=table.seed + 3)
                ended += 1
            else:
                assert not vector.rewards[i].any()
        if ended > 1:
            break
    assert ended, "a game ended, and the next was dealt"


@pytest.mark.parametrize("game", GAMES)
def test_the_number_of_threads_changes_nothing(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("galactable.sim.vector.SHARE", 3)  # so few tables are worth no thread
    results = []
    for threads in (1, 2, 3):
        vector = Vector(game, tables=10, threads=threads)
        assert len(vector._ranges) == threads
        vector.reset(seed=7)
        for _ in range(200):
            vector.step(vector.sample())
        results.append(everything(vector))
    assert results[0] == results[1] == results[2]


@pytest.mark.parametrize("threads", [2, 3])
def test_threads_agree_on_every_step(threads: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Refused, dealt anew or played, one after the other: nobody plays what others refuse."""
    monkeypatch.setattr(vectors, "SHARE", 2)
    shared = Vector("rock-the-galaxy", tables=6, threads=threads)
    alone = Vector("rock-the-galaxy", tables=6)
    dice = np.random.default_rng(threads)
    for step in range(300):
        if step % 3 == 0:
            moves, wrong = shared.sample(), sorted(dice.choice(6, dice.integers(1, 3), False))
            moves[wrong] = shared.masks[wrong].argmin(1)
            with pytest.raises(IllegalMoveError, match=f"at table {wrong[0]}"):
                shared.step(moves)
        if step % 40 == 39:
            shared.reset(step)
            alone.reset(step)
        shared.step(alone.sample())
        alone.step(alone.sample())
        assert everything(shared) == everything(alone)


def test_what_threads_write_all_the_time_lies_apart() -> None:
    """No line of a cache is written by two of them."""
    vector = Vector("rock-the-galaxy", tables=4096, threads=3, opponents=[None, "greedy"])
    owned = [
        [each for each in (*args, *desk) if isinstance(each, np.ndarray) and each.nbytes]
        for args, desk in zip(vector._args, vector._desks, strict=True)
    ]
    shared = {id(each) for each in owned[0]} & {id(each) for each in owned[1]}
    private = [[each for each in arrays if id(each) not in shared] for arrays in owned]
    assert min(map(len, private)) >= 6
    lines = [{line for each in arrays for line in lines_of(each)} for arrays in private]
    assert sum(map(len, lines)) == len(set().union(*lines))
    small = [apart(1, np.uint64) for _ in range(50)]
    found = [line for each in small for line in lines_of(each)]
    assert len(set(found)) == len(found) == 50


def lines_of(array: Any) -> range:
    return range(array.ctypes.data // LINE, (array.ctypes.data + array.nbytes - 1) // LINE + 1)


@pytest.mark.parametrize("threads", [1, 2, 4])
def test_an_illegal_move_is_refused_and_nothing_is_played(
    threads: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whichever thread finds it."""
    monkeypatch.setattr("galactable.sim.vector.SHARE", 1)
    vector = Vector(Table("rock-the-galaxy").game, tables=4, threads=threads)
    assert len(vector._ranges) == threads
    before = everything(vector)
    codes = vector.masks.shape[1]
    for wrong in (-1, codes, int(np.flatnonzero(vector.masks[2] == 0)[0])):
        moves = vector.sample()
        moves[2] = wrong
        with pytest.raises(IllegalMoveError, match=f"move {wrong} is not legal at table 2"):
            vector.step(moves)
        assert everything(vector) == before
    with pytest.raises(IllegalMoveError, match="is not legal at table 1"):
        vector.step(np.array([vector.sample()[0], -1, -1, -1]))
    with pytest.raises(IllegalMoveError, match="4 tables need 4 moves"):
        vector.step(vector.sample()[:3])
    vector.step(vector.sample())
    assert (vector.plies == 1).all()


def test_no_move_becomes_legal_on_its_way() -> None:
    """Neither by rounding nor by losing the bits above 32."""
    tables = Vector("rock-the-galaxy", tables=4)
    saved, before = tables.save(), everything(tables)
    right = tables.sample()
    for wrong in (
        right + 0.0,
        right.astype(np.int64) + 2**32,
        right.astype(np.uint64) + np.uint64(2**32),
        right.astype(np.int64) - 2**32,
        right > 0,
    ):
        with pytest.raises(IllegalMoveError, match=r"is not legal at table 0|are whole numbers"):
            tables.step(wrong)
        assert everything(tables) == before
    for fine in (right.astype(np.int64), right.astype(np.uint64), right.tolist()):
        tables.restore(saved)
        tables.step(fine)
        assert (tables.plies == 1).all()


@pytest.mark.parametrize(
    "wrong", [{"tables": 0}, {"tables": -1}, {"tables": 1.5}, {"threads": 0}, {"threads": None}]
)
def test_there_is_at_least_one_table_and_thread(wrong: dict) -> None:
    with pytest.raises(SetupError, match="counted from 1"):
        Vector("rock-the-galaxy", **wrong)


@pytest.mark.parametrize("seed", [1.5, [0.0, 1.0], "1", None])
def test_seeds_are_whole_numbers(seed: object) -> None:
    with pytest.raises(SetupError, match="a seed is a whole number"):
        Vector("rock-the-galaxy", tables=2).reset(seed)


def test_the_arrays_are_reused() -> None:
    vector = Vector(Table("rock-the-galaxy").game, tables=4)
    arrays = {name: getattr(vector, name) for name in ARRAYS}
    where = {name: array.ctypes.data for name, array in arrays.items()}
    vector.step(vector.sample())
    vector.reset(3)
    for name, array in arrays.items():
        assert getattr(vector, name) is array
        assert array.ctypes.data == where[name]


def test_what_is_written_into_the_arrays_does_not_last() -> None:
    """Whoever shapes rewards in place would else add to what was added before."""
    left, touched = (Vector("rock-the-galaxy", tables=4) for _ in range(2))
    for _ in range(60):
        touched.rewards -= 0.01
        touched.dones |= 1
        touched.observations[:] = 7
        moves = left.sample()
        left.step(moves)
        touched.step(moves)
        assert everything(touched) == everything(left)


def test_resetting_begins_anew() -> None:
    vector = Vector(Table("rock-the-galaxy").game, tables=4)
    vector.reset(5)
    fresh = everything(vector)
    for _ in range(300):
        vector.step(vector.sample())
    assert everything(vector) != fresh
    vector.reset(5)
    assert everything(vector) == fresh


def test_it_can_go_without_observations() -> None:
    game = Table("rock-the-galaxy").game
    blind, seeing = Vector(game, tables=4, observe=False), Vector(game, tables=4)
    for _ in range(50):
        blind.step(blind.sample())
        seeing.step(seeing.sample())
    assert blind.observations.shape == (4, 0)
    assert blind.states.tobytes() == seeing.states.tobytes()
