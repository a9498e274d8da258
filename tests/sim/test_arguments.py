"""A wrong argument gets one clear line that says what would be right."""

import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from galactable import GalactableError, Table, game
from galactable.bots import get_bot
from galactable.envs.gymnasium import SeatEnv, many_seats
from galactable.sim.arena import Arena
from galactable.sim.inputs import expand
from galactable.sim.playouts import Playouts
from galactable.sim.vector import Vector

ROCK, TINY = game("rock-the-galaxy"), game("tiny-galaxies")
TABLE = Table(ROCK, seats=2, variant="first", seed=7)
OTHER = 1 - (TABLE.seat or 0)
ROWS = np.zeros((2, ROCK.observation_size), np.int16)


def ask(**other: Any) -> Callable[[], Any]:
    """Asks greedy for a move, with one argument wrong."""
    right = {"game": ROCK, "state": TABLE.state, "seat": TABLE.seat, "key": 1}
    return lambda: get_bot("greedy").choose(**{**right, **other})


WRONG: dict[str, tuple[Callable[[], Any], str]] = {
    "nobody": (ask(seat=None), "for a seat by its number"),
    "a seat's name": (ask(seat="0"), "for a seat by its number"),
    "half a seat": (ask(seat=0.0), "for a seat by its number"),
    "a truth": (ask(seat=True), "for a seat by its number"),
    "no such seat": (ask(seat=99), "for a seat by its number"),
    "a seat below": (ask(seat=-1), "for a seat by its number"),
    "another seat": (ask(seat=OTHER), f"seat {OTHER} has nothing to decide now"),
    "an empty chair": (ask(seat=3), "seat 3 has nothing to decide now"),
    "half a key": (ask(key=1.5), "a whole number as key"),
    "another game": (ask(game=TINY), "at a record of Tiny Galaxies"),
    "a table": (ask(state=TABLE), "at a record of Rock the Galaxy"),
    "a way to run": (ask(mode="gpu"), "compiled or interpreted, not 'gpu'"),
    "games below 0": (lambda: Playouts(ROCK).run(-1), "from 0 on, not -1"),
    "half a game": (lambda: Playouts(ROCK).run(1.5), "from 0 on, not 1.5"),
    "an unknown game": (lambda: Playouts("rock"), "no game is called 'rock'"),
    "short rows": (lambda: expand(ROCK, ROWS[:, :5]), "has 199 numbers, not 5"),
    "scaled rows": (lambda: expand(ROCK, ROWS * 0.5), "whole numbers, not float64"),
    "a pool of others": (lambda: Vector(ROCK, opponents="gredy"), "no bot is called 'gredy'"),
    "no games": (lambda: Arena(ROCK, ["random", "greedy"]).play(0), "counted from 1, not 0"),
    "no processes": (lambda: Arena(ROCK, ["random"]).play(1, 0), "processes are counted from 1"),
    "a number's name": (lambda: Arena(ROCK, ["random"]).play(1, "2"), "from 1, not '2'"),
    "one bot alone": (lambda: Arena(ROCK, "greedy"), "bots are a list of them, not 'greedy'"),
    "a set of bots": (lambda: Arena(ROCK, {"random"}), "bots are a list of them, not {'random'}"),
    "bots as they come": (lambda: Arena(ROCK, iter(["random"])), "bots are a list of them, not"),
    "some tables": (
        lambda: many_seats(ROCK, num_envs=2).reset(options={"reset_mask": np.array([True, False])}),
        "all are reset, or none",
    ),
    "seats in words": (lambda: Table(ROCK, seats="2"), "is for 2, 3, 4 seats, not '2'"),
    "nothing to rewind": (lambda: Table(ROCK, seed=1).rewind(), "nothing has been played yet"),
    "no rows": (lambda: expand(ROCK, None), "observations are an array, not None"),
    "one number": (lambda: expand(ROCK, np.int16(5)), "observations are rows of numbers"),
    "a list to write to": (lambda: expand(ROCK, ROWS, out=[1]), "floats are an array, not [1]"),
    "wide rows": (lambda: expand(ROCK, ROWS.astype(int) + 70_000), "their numbers have 16 bits"),
    "no saved tables": (lambda: Vector(ROCK, tables=1).restore("x"), "not what Vector.save gave"),
    "none for another": (
        lambda: SeatEnv(ROCK, seats=2, seat=1, bots=[None, "random"]),
        "seat 1 is yours, so seat 0 needs a bot, not None",
    ),
    "none for another, at many tables": (
        lambda: many_seats(ROCK, seats=2, bots=[None, None], num_envs=1),
        "seat 0 is yours, so seat 1 needs a bot, not None",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_argument_gets_one_line(name: str) -> None:
    call, words = WRONG[name]
    with pytest.raises(GalactableError, match=re.escape(words)) as found:
        call()
    assert "\n" not in str(found.value)


def test_bots_by_seat_may_be_an_array() -> None:
    """An array of NumPy has a method `choose`, as bots have: it must not be taken for one."""
    bots = np.array([None, "greedy"])
    vector, env = Vector(ROCK, seats=2, tables=1, opponents=bots), SeatEnv(ROCK, seats=2, bots=bots)
    vector.step(vector.sample())
    assert vector.seats_to_move.tolist() == [0]
    assert env.reset(seed=1)[1]["action_mask"].any()
    with pytest.raises(GalactableError, match="is no bot"):
        get_bot(bots)


def test_a_game_is_named_wherever_one_is_given() -> None:
    assert Playouts("rock-the-galaxy").run(2).decisions == Playouts(ROCK).run(2).decisions
    rows = ROWS.copy()
    for row in rows:
        ROCK.compiled.observe(TABLE.states, 0, 0, row)
    assert np.array_equal(expand("rock-the-galaxy", rows), expand(ROCK, rows))
    assert np.array_equal(expand(ROCK, rows.tolist()), expand(ROCK, rows))
