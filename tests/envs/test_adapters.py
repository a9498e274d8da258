"""The ecosystem's own tests pass on the adapters, for every game and variant."""

import warnings

import numpy as np
import pytest

from galactable.core.game import Game
from galactable.core.registry import games

gymnasium = pytest.importorskip("gymnasium")
pettingzoo = pytest.importorskip("pettingzoo")

from gymnasium.utils.env_checker import check_env  # noqa: E402
from pettingzoo.test import api_test, seed_test  # noqa: E402

from galactable.envs.gymnasium import SeatEnv, VectorTables, register  # noqa: E402
from galactable.envs.pettingzoo import env  # noqa: E402

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
    assert -1 <= reward <= 1 or one.desk.seats == 1


def test_the_games_are_registered() -> None:
    for name in register():
        made = gymnasium.make(name)
        made.reset(seed=1)
        made.close()


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
