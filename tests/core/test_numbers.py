"""What only looks like a whole number is refused in one line, at every door."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from galactable import Table
from galactable.bots import Bot, BotError
from galactable.core.errors import GalactableError
from galactable.core.numbers import MAX_SEED, checked_seed, whole
from galactable.core.registry import game
from galactable.envs.gymnasium import SeatEnv, VectorTables, many_seats
from galactable.envs.pettingzoo import env, parallel_env
from galactable.sim.arena import Arena
from galactable.sim.playouts import Playouts
from galactable.sim.vector import Vector

ROCK = game("rock-the-galaxy")
NO_NUMBERS = [
    True,
    False,
    np.True_,
    1.0,
    0.5,
    float("nan"),
    np.float64(1),
    "1",
    None,
    [],
    [1],
    (1,),
]
NO_NUMBERS += [np.array([1]), np.array([0.0]), np.array(1.0), np.array(True), {}, 1j, b"1"]
NUMBERS = [0, 1, np.int8(1), np.int64(1), np.uint64(1), np.array(1)]
NO_SEEDS = [-1, MAX_SEED + 1, 2**64, 2**70, np.uint64(2**63), np.int64(-1)]
RANDOM = [None, "random"]


class Answers(Bot):
    """Plays whatever it is told to play."""

    answer: Any = None

    def decide(self, desk: Any, seat: int, key: int) -> Any:
        return self.answer


def table() -> Table:
    return Table(ROCK, 2, seed=3)


def seat_env() -> SeatEnv:
    made = SeatEnv(ROCK, bots="random")
    made.reset(seed=1)
    return made


def aec() -> Any:
    made = env(ROCK, seats=2)
    made.reset(1)
    return made


def both() -> Any:
    made = parallel_env("cosmic-factory", seats=2)
    made.reset(1)
    return made


def many(**options: Any) -> VectorTables:
    made = many_seats(ROCK, bots="random", num_envs=2, **options)
    made.reset(seed=1)
    return made


def answered(answer: Any) -> None:
    bot, at = Answers(), table()
    bot.answer = answer
    bot.choose(ROCK, at.state, 0, 1)


MOVES: dict[str, Callable[[Any], Any]] = {
    "Table": lambda move: table().play(move),
    "SeatEnv": lambda move: seat_env().step(move),
    "AEC": lambda move: aec().step(move),
    "parallel": lambda move: both().step(dict.fromkeys(("seat_0", "seat_1"), move)),
    "Vector": lambda move: Vector(ROCK, tables=2).step([move, move]),
    "VectorTables": lambda move: many().step([move, move]),
    "a bot": answered,
}
SEEDS: dict[str, Callable[[Any], Any]] = {
    "Table": lambda seed: Table(ROCK, 2, seed=seed),
    "AEC": lambda seed: aec().reset(seed),
    "parallel": lambda seed: both().reset(seed),
    "Vector": lambda seed: Vector(ROCK, tables=2).reset(seed),
    "Vector, by table": lambda seed: Vector(ROCK, tables=2).reset([1, seed]),
    "VectorTables": lambda seed: many().reset(seed=seed),
    "Arena": lambda seed: Arena(ROCK, ["random"], seed=seed),
    "Playouts": lambda seed: Playouts(ROCK).run(1, seed),
}
SEATS: dict[str, Callable[[Any], Any]] = {
    "Table": lambda seat: table().play(table().codes()[0], seat),
    "legal": lambda seat: table().legal(seat),
    "view": lambda seat: table().view(seat),
    "SeatEnv": lambda seat: SeatEnv(ROCK, seat=seat),
    "many": lambda seat: many(seat=seat),
    "observe": lambda seat: Vector(ROCK, tables=2, observe=[seat]),
}
COUNTS: dict[str, Callable[[Any], Any]] = {
    "seats": lambda count: Table(ROCK, count),
    "tables": lambda count: Vector(ROCK, tables=count),
    "threads": lambda count: Vector(ROCK, tables=2, threads=count),
    "games": lambda count: Arena(ROCK, ["random"]).play(count, processes=1),
}


def refused(door: Callable[[Any], Any], value: Any) -> str:
    """The line with which a door refuses; empty if it lets the value in."""
    try:
        door(value)
    except (GalactableError, ValueError) as error:
        return str(error)
    return ""


def shown(value: Any) -> str:
    return f"{type(value).__name__} {value!r}"


@pytest.mark.parametrize("value", NO_NUMBERS, ids=shown)
@pytest.mark.parametrize("kind", ["moves", "seeds", "seats", "counts"])
def test_what_only_looks_like_a_number_is_refused(kind: str, value: Any) -> None:
    assert whole(value) is None
    doors = {"moves": MOVES, "seeds": SEEDS, "seats": SEATS, "counts": COUNTS}[kind]
    for name, door in doors.items():
        left_open = kind in ("seeds", "seats") or name == "seats"  # None: whichever there is
        if value is None and left_open and name not in ("Arena", "Playouts", "Vector", "view"):
            continue
        assert refused(door, value), f"{name} takes {value!r}"


@pytest.mark.parametrize("value", NUMBERS, ids=shown)
def test_numbers_of_any_kind_are_taken_and_kept_as_ints(value: Any) -> None:
    assert type(whole(value)) is int
    assert type(Table(ROCK, np.int64(2), seed=value).seed) is int
    assert type(Table(ROCK, np.int64(2)).seats) is int
    codes = table().codes()
    at = table()
    at.play(np.int16(codes[0]), seat=np.int32(0))
    assert type(at.plies[0].move) is int
    for name, door in SEEDS.items():
        door(value)
        assert name


@pytest.mark.parametrize("seed", NO_SEEDS, ids=shown)
def test_no_game_gets_a_seed_that_a_table_refuses(seed: Any) -> None:
    for name, door in SEEDS.items():
        why = refused(door, seed)
        assert "a seed is a whole number from 0 to" in why, f"{name} takes {seed!r}"


def test_every_table_gets_its_own_seed_however_large() -> None:
    tables = Vector(ROCK, tables=4)
    for first in (2**53 + 1, np.uint64(2**60 + 1), 2**62, np.array(2**60 + 1, np.uint64)):
        tables.reset(first)
        assert tables.seeds.tolist() == [int(first) + i for i in range(4)]
    given = np.array([2**61 + 1, 2**61 + 2, 5, 6], np.uint64)
    tables.reset(given)
    assert tables.seeds.tolist() == given.tolist()
    with pytest.raises(GalactableError):
        tables.reset(2**62 + 1)  # games to come would run out of seeds
    assert checked_seed(MAX_SEED) == MAX_SEED
    with pytest.raises(GalactableError):
        checked_seed(MAX_SEED, games=2)


def test_a_bots_answer_is_a_move_of_the_list() -> None:
    for answer in (-1, 2**40, ROCK.moves.count):
        with pytest.raises(BotError, match="which is not legal"):
            answered(answer)


def test_views_names_and_modes() -> None:
    for viewer in (2, -3, 2**70, 0.0, None):
        for look in (table().view, table().log):
            why = refused(look, viewer)
            assert "views and logs are for seats 0 to 1" in why, f"{viewer!r}: {why}"
    for seat in (2, -1, 0.0):  # -1 would be the last chair's, by NumPy's way to count
        assert refused(table().explain, seat)
    for names in ("ab", [1, 2], ["a", None], ["a"]):
        with pytest.raises(GalactableError):
            Table(ROCK, 2, names=names)  # type: ignore[arg-type]
    with pytest.raises(GalactableError, match="compiled or interpreted"):
        Table(ROCK, 2, mode="compild")


def test_whose_observations_has_one_meaning() -> None:
    shapes = {}
    for seats in ([0, 1], (0, 1), np.array([0, 1]), "all"):
        shapes[str(seats)] = Vector(ROCK, tables=2, observe=seats).observations.shape
    assert set(shapes.values()) == {(2, 2, ROCK.observation_size)}
    for seat in (0, np.int64(0), True, False):
        assert Vector(ROCK, tables=2, observe=seat).observations.ndim == 2
    for wrong in ({0}, 0.0, None, "mine", [2], [-1], [0.0], [True], [[0, 1]]):
        with pytest.raises(GalactableError, match="observe is True, False"):
            Vector(ROCK, tables=2, observe=wrong)  # type: ignore[arg-type]


def test_vectors_begin_by_a_reset_and_go_on_by_the_last_seed() -> None:
    for seed in (7, np.int64(7), [7, 8], np.array([7, 8], np.uint64)):
        streams = []
        for _ in range(2):
            one = many_seats(ROCK, bots="random", num_envs=2)
            with pytest.raises(Exception, match="call reset"):
                one.step([0, 0])
            one.reset(seed=seed)
            one.reset()
            streams.append(one.vector.seeds.tolist())
        assert streams[0] == streams[1] != [7, 8]


def test_a_parallel_step_knows_its_agents() -> None:
    made = both()
    with pytest.raises(ValueError, match="no agent is called 'seat_9'"):
        made.step({"seat_9": 0})
    assert made.table.ply == 0


def test_environments_that_were_given_no_seed_play_other_games() -> None:
    """Sixteen workers that make an environment each must not all play the same."""
    makers: dict[str, Callable[[], Any]] = {
        "AEC": lambda: env(ROCK, seats=2),
        "parallel": lambda: parallel_env(ROCK, seats=2),
        "SeatEnv": lambda: SeatEnv(ROCK, bots="random"),
        "VectorTables": lambda: many_seats(ROCK, bots="random", num_envs=1),
    }
    for name, make in makers.items():
        found = set()
        for _ in range(3):
            made = make()
            for _ in range(2):
                made.reset()
                found.add(made.table.seed if hasattr(made, "table") else int(made.vector.seeds[0]))
        assert len(found) == 6, name
