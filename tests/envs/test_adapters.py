"""The ecosystem's own tests pass on the adapters, for every game and variant."""

import copy
import subprocess
import sys
import warnings
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from galactable import GalactableError, Table
from galactable.bots import Bot, get_bot
from galactable.core.errors import IllegalMoveError
from galactable.core.game import Game
from galactable.core.registry import games
from galactable.sim.light import LightTable
from galactable.sim.rewards import rewards_of

gymnasium = pytest.importorskip("gymnasium")
pettingzoo = pytest.importorskip("pettingzoo")

from gymnasium.utils.env_checker import check_env  # noqa: E402
from pettingzoo.test import api_test, parallel_api_test, seed_test  # noqa: E402

from galactable.envs.gymnasium import SeatEnv, VectorTables, many_seats, register  # noqa: E402
from galactable.envs.pettingzoo import env, parallel_env  # noqa: E402

SETUPS = [
    pytest.param(game, variant, seats, id=f"{game.slug}-{variant}-{seats}")
    for game in games()
    for variant, seats in game.setups()
    if seats in (min(game.variants[variant]), max(game.variants[variant]))
]
GAMES = [pytest.param(game, id=game.slug) for game in games()]


@pytest.mark.parametrize(("game", "variant", "seats"), SETUPS)
def test_pettingzoo_api(game: Game, variant: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(env(game, variant, seats), num_cycles=150)
        seed_test(lambda: env(game, variant, seats), num_cycles=50)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_the_documented_loop(game: Game) -> None:
    table = env(game, render_mode="ansi")
    table.reset(seed=3)
    rewards: dict[str, float] = {}
    for agent in table.agent_iter():
        seen, reward, over, cut, _ = table.last()
        if over or cut:
            rewards[agent] = reward
            table.step(None)
            continue
        assert table.observation_space(agent).contains(seen)
        table.step(table.action_space(agent).sample(seen["action_mask"]))
    assert table.render()
    assert set(rewards) == set(table.possible_agents)
    if len(rewards) > 1:
        assert abs(sum(rewards.values())) < 1e-6


def test_an_illegal_move_is_refused() -> None:
    table = env("rock-the-galaxy")
    table.reset(seed=1)
    with pytest.raises(ValueError, match="not legal for seat_0"):
        table.step(163)


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium(game: Game) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(SeatEnv(game), skip_render_check=True)
    one = SeatEnv(game, bots="random")
    seen, info = one.reset(seed=5)
    dice, reward, over = np.random.default_rng(0), 0.0, False
    while not over:
        legal = np.flatnonzero(info["action_mask"])
        seen, reward, over, _, info = one.step(dice.choice(legal))
        assert one.observation_space.contains(seen)
    assert -1 <= reward <= 1 or one.table.seats == 1


def test_the_games_are_registered() -> None:
    names = register()
    assert "galactable/RockTheGalaxy-v0" in names
    for name in names:
        made = gymnasium.make(name)
        made.reset(seed=1)
        made.close()


def test_after_an_install_alone_they_are_found() -> None:
    """In a process that never imports galactable, for one table and for many."""
    home = Path(gymnasium.__file__).parents[1]
    if not (home / "galactable_register.pth").exists():
        pytest.skip("not installed since galactable_register.pth came: pip install -e .")
    code = (
        "import gymnasium; name = 'galactable/RockTheGalaxy-v0';"
        "one = gymnasium.make(name, bots='random'); one.reset(seed=1);"
        "many = gymnasium.make_vec(name, num_envs=3); seen, _ = many.reset(seed=1);"
        "assert seen.shape == (3, *one.observation_space.shape), seen.shape; print('found')"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stdout.strip() == "found", done.stderr


def test_a_seat_that_is_not_there_is_refused() -> None:
    for seat in (5, 2, -1, 0.5, True, "0", None):
        for make in (SeatEnv, many_seats):
            with pytest.raises(GalactableError, match=f"there are seats 0 to 1, no seat {seat!r}"):
                make("rock-the-galaxy", seats=2, seat=seat)


def test_make_and_make_vec_set_the_same_task() -> None:
    """The same arguments, the same seat against the same bots, the same games."""
    asked = {"game": "rock-the-galaxy", "variant": "standard", "seats": 3, "seat": 1}
    many = many_seats(**asked, bots="greedy", num_envs=4)
    seen, info = many.reset(seed=7)
    for table in range(4):
        one = SeatEnv(**asked, bots="greedy")
        one.table.deal(int(many.vector.seeds[table]))
        one._play_bots()
        assert (one._seen() == seen[table]).all()
        assert (one.action_masks() == info["action_mask"][table]).all()
    for _ in range(300):
        _, _, _, _, info = many.step(many.vector.sample())
        assert (info["seat"] == 1).all()


def test_make_vec_takes_what_make_takes() -> None:
    register()
    for bots in ("random", ["greedy", "random"], [None, "greedy"]):
        many = gymnasium.make_vec("galactable/TinyGalaxies-v0", num_envs=2, seats=2, bots=bots)
        assert many.reset(seed=1)[0].shape[0] == 2
    alone = gymnasium.make_vec("galactable/Galactzy-v0", num_envs=2, seats=1)
    assert (alone.reset(seed=1)[1]["seat"] == 0).all()
    for bots, wrong in (
        (["random"], "2 seats need 2 bots, not 1"),
        (["random", None], "seat 0 is yours, so seat 1 needs a bot, not None"),
    ):
        with pytest.raises(GalactableError, match=wrong):
            gymnasium.make_vec("galactable/TinyGalaxies-v0", num_envs=2, seats=2, bots=bots)


@pytest.mark.parametrize("action", [0.5, 1.0, "0", None])
def test_what_is_no_whole_number_is_no_move(action: object) -> None:
    """It must not become another move by rounding."""
    seat, aec = SeatEnv("rock-the-galaxy", seats=2), env("rock-the-galaxy", seats=2)
    both = parallel_env("cosmic-factory", seats=2)
    seat.reset(seed=1)
    aec.reset(seed=1)
    both.reset(seed=1)
    with pytest.raises(IllegalMoveError, match="a move is a whole number, not"):
        seat.step(action)
    with pytest.raises(ValueError, match="is not legal for seat_0"):
        aec.step(action)
    with pytest.raises(ValueError, match="is not legal for seat_"):
        both.step(dict.fromkeys(both.agents, action))


def test_agents_need_a_game() -> None:
    aec, both = env("tiny-galaxies", seats=2), parallel_env("tiny-galaxies", seats=2)
    for one, action in ((aec, 0), (both, {"seat_0": 0})):
        with pytest.raises(gymnasium.error.ResetNeeded, match="no game was dealt yet"):
            one.step(action)
    seen, _ = both.reset(seed=1)
    while both.agents:
        seen, *_ = both.step({agent: one["action_mask"].argmax() for agent, one in seen.items()})
    aec.reset(seed=1)
    for _ in aec.agent_iter():
        one, _, over, _, _ = aec.last()
        aec.step(None if over else int(one["action_mask"].argmax()))
    for one, action in ((aec, 0), (aec, None), (both, {})):
        with pytest.raises(gymnasium.error.ResetNeeded, match="the game is over"):
            one.step(action)


def test_a_step_needs_a_game() -> None:
    env = SeatEnv("rock-the-galaxy", bots="random")
    with pytest.raises(gymnasium.error.ResetNeeded, match="no game was dealt yet"):
        env.step(0)
    env.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, _ = env.step(int(np.flatnonzero(env.action_masks())[0]))
    before = env.table.states.tobytes()
    with pytest.raises(gymnasium.error.ResetNeeded, match="the game is over: call reset"):
        env.step(0)
    assert env.table.states.tobytes() == before


@pytest.mark.parametrize("variant", ["solo-easy", "solo-medium", "solo-hard"])
def test_alone_beating_the_rival_is_rewarded(variant: str) -> None:
    env = SeatEnv("point-galaxy", variant, 1)
    found = set()
    for seed in range(6):
        env.reset(seed=seed)
        over, reward = False, 0.0
        dice = np.random.default_rng(seed)
        while not over:
            legal = np.flatnonzero(env.action_masks())
            if variant == "solo-easy":
                legal = [get_bot("greedy").choose(env.table.game, env.table.states[0], 0, seed)]
            _, reward, over, _, _ = env.step(dice.choice(legal))
        rank = np.zeros(1, np.int32)
        env.table.game.compiled.places(env.table.states, 0, rank)
        assert reward == (1.0 if rank[0] == 1 else -1.0)
        found.add(reward)
    assert found == ({1.0} if variant == "solo-easy" else {-1.0})


def test_alone_without_a_rival_points_are_rewarded() -> None:
    env = SeatEnv("galactzy", "basic", 1)
    env.reset(seed=1)
    over, reward = False, 0.0
    while not over:
        _, reward, over, _, _ = env.step(int(np.flatnonzero(env.action_masks())[0]))
    points = env.table.game.scores(env.table.states[0])[0]["total"]
    assert reward == points / 100


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_vector(game: Game) -> None:
    tables = VectorTables(game, num_envs=8)
    seen, info = tables.reset(seed=1)
    assert seen.shape == (8, game.observation_size)
    dice, ended = np.random.default_rng(0), 0
    for _ in range(1500):
        legal = [dice.choice(np.flatnonzero(mask)) for mask in info["action_mask"]]
        seen, _, over, _, info = tables.step(np.array(legal))
        ended += over.sum()
    assert tables.observation_space.contains(seen)
    assert ended or game.bound(*reversed(game.setups()[0])) > 500


@pytest.mark.parametrize("game", GAMES)
def test_what_a_vector_hands_out_stays_as_it_was(game: Game) -> None:
    """Every stored mask still allows the move that was made under it, and so on."""
    tables = VectorTables(game, num_envs=4)
    seen, info = tables.reset(seed=1)
    dice, kept = np.random.default_rng(0), []
    for _ in range(300):
        moves = np.array([dice.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])
        kept.append((seen, info, moves, seen.copy(), copy.deepcopy(info)))
        seen, _, _, _, info = tables.step(moves)
    for seen, info, moves, was, info_was in kept:
        assert info["action_mask"][np.arange(4), moves].all()
        assert (seen == was).all()
        for name in ("seat", "action_mask", "rewards"):
            assert (info[name] == info_was[name]).all()


@pytest.mark.parametrize("game", GAMES)
def test_what_a_vector_says_of_finished_games(game: Game) -> None:
    """Rewards of every seat, and what everyone knew at the end, as tables played alone say."""
    variant, seats = game.setups()[0]
    tables = VectorTables(game, variant, seats, num_envs=2)
    seeds, ended = [40, 90], 0
    _, info = tables.reset(seed=seeds)
    alone = [Table(game, seats, variant, seed) for seed in seeds]
    dice = np.random.default_rng(0)
    for _ in range(2 * game.bound(seats, variant)):
        movers = info["seat"]
        moves = np.array([dice.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])
        _, mine, over, _, info = tables.step(moves)
        assert over.any() == ("final_obs" in info)
        for i, table in enumerate(alone):
            table.play(int(moves[i]))
            assert table.over == over[i]
            if not over[i]:
                assert not info["rewards"][i].any()
                continue
            totals = [points["total"] for points in table.scores()]
            expected = rewards_of(game, variant, table.places(), totals)
            final = info["final_info"]
            assert final["rewards"][i] == pytest.approx(expected)
            assert info["rewards"][i] == pytest.approx(expected)
            assert mine[i] == pytest.approx(expected[movers[i]])
            assert final["totals"][i].tolist() == totals
            assert final["seat"][i] == movers[i]
            for seat in range(seats):
                row = np.zeros(game.observation_size, np.int16)
                game.compiled.observe(table.states, 0, seat, row)
                assert (final["observations"][i][seat] == row).all()
            assert (info["final_obs"][i] == final["observations"][i][movers[i]]).all()
            assert info["_final_obs"].tolist() == over.tolist()
            alone[i] = Table(game, seats, variant, table.seed + 2)
            ended += 1
        if ended > 1:
            break
    assert ended > 1


def test_a_vector_is_dealt_anew_when_it_is_reset_without_a_seed() -> None:
    tables = VectorTables("tiny-galaxies", num_envs=3)

    def deals(seed: int | list[int] | None = None) -> bytes:
        tables.reset(seed=seed)
        return tables.vector.states.tobytes()

    first = deals(7)
    second, third = deals(), deals()
    assert len({first, second, third}) == 3
    assert deals(7) == first
    assert deals() == second, "the stream goes on that the seed began"
    named = deals([7, 8, 9])
    assert tables.vector.seeds.tolist() == [7, 8, 9]
    assert deals([7, 8, 9]) == named
    assert deals([7, 8, 10]) != named
    with pytest.raises(GalactableError, match="3 tables need 3 seeds, not 2"):
        tables.reset(seed=[1, 2])


def games_of_seat(seed: int) -> set[int]:
    one, found = SeatEnv("rock-the-galaxy", "first", 2, bots="random"), set()
    for number in range(5):
        one.reset(seed=None if number else seed)
        found.add(one.table.seed)
    return found


def games_of_tables(seed: int) -> set[int]:
    many, found = VectorTables("rock-the-galaxy", "first", 2, num_envs=20), set()
    _, info = many.reset(seed=seed)
    for _ in range(120):
        found.update(many.vector.seeds.tolist())
        _, _, _, _, info = many.step(info["action_mask"].argmax(1))
    return found


def games_of_zoo(make: Callable[..., Any], seed: int) -> set[int]:
    zoo, found = make("rock-the-galaxy", "first", 2), set()
    for number in range(5):
        zoo.reset(seed=None if number else seed)
        found.add(zoo.table.seed)
    return found


@pytest.mark.parametrize(
    "games_of",
    [
        games_of_seat,
        games_of_tables,
        partial(games_of_zoo, env),
        partial(games_of_zoo, parallel_env),
    ],
    ids=["seat", "tables", "aec", "parallel"],
)
def test_near_seeds_have_no_games_in_common(games_of: Callable[[int], set[int]]) -> None:
    """Else runs numbered 0, 1, 2 are one run, and what is evaluated was trained on."""
    found = [games_of(seed) for seed in (0, 1, 2, 100, 2**40)]
    assert min(map(len, found)) >= 5
    assert len(set().union(*found)) == sum(map(len, found))
    assert games_of(1) == found[1], "a seed plays the same games again"


def test_bots_of_ones_own_play_the_other_seats() -> None:
    class First(Bot):
        """Takes the first move."""

        def decide(self, desk, seat, key):
            return desk.legal(seat)[0]

    seen = []
    for bots in (First, First(), [None, First, "random", First()]):
        env = SeatEnv("rock-the-galaxy", seats=4, bots=bots)
        seen.append(env.reset(seed=1)[0])
    assert all(env.observation_space.contains(row) for row in seen)
    with pytest.raises(GalactableError, match="4 seats need 4 bots, not 2"):
        SeatEnv("rock-the-galaxy", seats=4, bots=["random", First])


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_parallel_api(game: Game) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        parallel_api_test(parallel_env(game), num_cycles=60)


def test_all_seats_build_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cosmic Factory: a step is a decision of every seat that is waited for."""
    table = parallel_env("cosmic-factory", "beginner", 4)
    seen, infos = table.reset(seed=2)
    order: list[int] = []
    play = LightTable.play

    def noted(light: LightTable, move: int, seat: int) -> None:
        order.append(seat)
        play(light, move, seat)

    monkeypatch.setattr(LightTable, "play", noted)
    dice, most, rewards, late = np.random.default_rng(2), 0, {}, 0
    while table.agents:
        asked = [agent for agent in table.agents if seen[agent]["action_mask"].any()]
        most = max(most, len(asked))
        moves = {a: int(dice.choice(np.flatnonzero(seen[a]["action_mask"]))) for a in asked}
        before = table.table.ply
        order.clear()
        seen, rewards, over, _, infos = table.step(moves)
        assert order == sorted(order, key=lambda seat: (seat - before) % 4), "all begin in turn"
        too_late = {agent for agent, info in infos.items() if info["late"]}
        assert too_late == set(asked) - {f"seat_{seat}" for seat in order}
        late += len(too_late)
    assert most == 4
    assert all(over.values())
    assert sum(rewards.values()) == pytest.approx(0)


def test_a_parallel_step_refuses_what_is_not_legal() -> None:
    table = parallel_env("cosmic-factory", "beginner", 2)
    seen, _ = table.reset(seed=2)
    legal = {a: int(np.flatnonzero(s["action_mask"])[0]) for a, s in seen.items()}
    before = table.table.states.tobytes()
    for wrong in ({**legal, "seat_1": 10**6}, {"seat_0": legal["seat_0"]}):
        with pytest.raises(ValueError, match="is not legal for seat_1"):
            table.step(wrong)
        assert table.table.states.tobytes() == before
