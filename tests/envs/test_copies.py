"""A copy, a deep copy and a pickle go on exactly as the original would."""

import copy
import pickle

import numpy as np
import pytest

from galactable import Table
from galactable.bots import get_bot, names
from galactable.core.errors import SetupError
from galactable.core.game import Game
from galactable.core.registry import games
from galactable.sim.arena import Arena
from galactable.sim.playouts import Playouts
from galactable.sim.vector import Vector

GAMES = [pytest.param(game, id=game.slug) for game in games()]
WAYS = {
    "copy": copy.deepcopy,
    "pickle": lambda one: pickle.loads(pickle.dumps(one)),
}
STEPS = 120


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_copied_as_itself(game: Game) -> None:
    for way in (copy.copy, *WAYS.values()):
        assert way(game) is game


def of_table(game: Game):
    table = Table(game, seed=5)

    def go_on(table):
        dice = np.random.default_rng(1)
        for _ in range(STEPS):
            if table.over:
                break
            table.play(int(dice.choice(table.codes())))
        return table.save(), table.log(-2), table.ply, table.scores()

    return table, go_on


def of_vector(game: Game):
    vector = Vector(game, tables=3, threads=2)
    vector.reset(9)

    def go_on(vector):
        for _ in range(STEPS):
            vector.step(vector.sample())
        arrays = ("observations", "masks", "rewards", "totals", "seeds", "plies")
        return vector.states.tobytes(), [getattr(vector, name).tobytes() for name in arrays]

    return vector, go_on


def of_seat(game: Game):
    from galactable.envs.gymnasium import SeatEnv

    env = SeatEnv(game, bots="greedy")
    env.reset(seed=3)

    def go_on(env):
        dice, seen = np.random.default_rng(1), []
        for _ in range(STEPS // 4):
            legal = np.flatnonzero(env.action_masks())
            row, reward, over, _, _ = env.step(dice.choice(legal))
            seen.append((row.tobytes(), reward, over))
            if over:
                env.reset()
        return seen

    return env, go_on


def of_vector_env(game: Game):
    from galactable.envs.gymnasium import VectorTables

    env = VectorTables(game, num_envs=3)
    env.reset(seed=3)

    def go_on(env):
        dice, seen = np.random.default_rng(1), []
        for _ in range(STEPS):
            legal = [dice.choice(np.flatnonzero(row)) for row in env.action_masks()]
            row, reward, over, _, info = env.step(np.array(legal))
            seen.append((row.tobytes(), reward.tobytes(), over.tobytes(), info["seat"].tobytes()))
        return seen, env.reset()[0].tobytes()

    return env, go_on


def of_aec(game: Game):
    from galactable.envs.pettingzoo import env as make

    env = make(game)
    env.reset(seed=3)

    def go_on(env):
        dice, seen = np.random.default_rng(1), []
        for _ in range(STEPS):
            row, reward, over, _, _ = env.last()
            if over:
                break
            seen.append((row["observation"].tobytes(), reward, env.agent_selection))
            env.step(int(dice.choice(np.flatnonzero(row["action_mask"]))))
        return seen

    return env, go_on


def of_playouts(game: Game):
    playouts = Playouts(game)

    def go_on(playouts):
        return playouts.run(3, first_seed=5)

    return playouts, go_on


def of_arena(game: Game):
    arena = Arena(game, ["random", "random"], seed=3)
    return arena, lambda arena: arena.play(2, processes=1)


THINGS = [of_table, of_vector, of_seat, of_vector_env, of_aec, of_playouts, of_arena]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("thing", THINGS, ids=lambda f: f.__name__[3:])
def test_a_copy_goes_on_as_the_original_would(thing, game: Game) -> None:
    if thing in (of_seat, of_vector_env, of_aec):
        pytest.importorskip("pettingzoo")
    original, go_on = thing(game)
    go_on(original)  # somewhere in the middle, buffers used
    if thing is of_table and original.over:
        original = thing(game)[0]
    if thing is of_aec:
        original.reset(seed=4)
    copies = [way(original) for way in WAYS.values()]
    expected = go_on(original)
    for one in copies:
        assert go_on(one) == expected


@pytest.mark.parametrize("game", GAMES)
def test_what_is_done_to_a_copy_does_not_touch_the_original(game: Game) -> None:
    for thing in (of_table, of_vector):
        original, go_on = thing(game)
        before = original.save()
        go_on(copy.deepcopy(original))
        assert original.save() == before


def test_a_copied_table_can_still_take_back() -> None:
    table = Table("tiny-galaxies", seed=1)
    table.play(table.codes()[0])
    twin = pickle.loads(pickle.dumps(table))
    assert twin.rewind().move == table.rewind().move
    assert twin.save() == table.save()


@pytest.mark.parametrize("name", names())
def test_a_copied_bot_chooses_the_same(name: str) -> None:
    table = Table("rock-the-galaxy", seed=1)
    bot = get_bot(name)
    move = bot.choose(table.game, table.state, table.seat, 7)
    for way in WAYS.values():
        assert way(bot).choose(table.game, table.state, table.seat, 7) == move


def test_a_vector_is_saved_and_restored() -> None:
    vector, go_on = of_vector(Table("rock-the-galaxy").game)
    saved = vector.save()
    first = go_on(vector)
    vector.restore(saved)
    assert go_on(vector) == first
    other = Vector(Table("rock-the-galaxy").game, tables=4)
    with pytest.raises(SetupError, match="this holds 3 tables of rock-the-galaxy"):
        other.restore(saved)
    for wrong in (b"", b"nonsense", saved[:100]):
        with pytest.raises(SetupError, match=r"not what Vector.save gave"):
            vector.restore(wrong)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_can_be_kept_and_compared(game: Game) -> None:
    """A move, an event, a ply, a prospect, an outcome: equal to its copy, to no other."""
    table = Table(game, seed=2)
    for _ in range(20):
        table.play(table.codes()[-1])
    arena = Arena(game, ["random"])
    played = arena.play(1, processes=1)
    outcome = Playouts(game).run(2)
    told = [table.legal(), table.plies, table.outlook(), table.tried(table.seat), outcome]
    told += [[ply.events for ply in table.plies], table.dealt, played, arena.standings(played)]
    for one in told:
        for way in WAYS.values():
            assert way(one) == one
    assert len({*table.plies, *copy.deepcopy(table.plies)}) == 20
    assert len({*table.legal(), *copy.deepcopy(table.legal())}) == len(table.legal())
    assert table.plies[0] != table.plies[1]
    assert outcome != Playouts(game).run(2, first_seed=9)


def test_rules_are_copied_as_the_game_s_own() -> None:
    game = Table("rock-the-galaxy").game
    for engine in (game.compiled, game.interpreted):
        for way in (copy.copy, *WAYS.values()):
            assert way(engine) is engine
