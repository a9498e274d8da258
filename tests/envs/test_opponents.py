"""Bots in the other seats, and observations as floats: the same in every adapter."""

import warnings

import numpy as np
import pytest

from galactable.core.registry import game
from galactable.sim.inputs import expand

pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, parallel_api_test

from galactable.envs.gymnasium import SeatEnv, VectorTables
from galactable.envs.pettingzoo import env, parallel_env

ROCK = game("rock-the-galaxy")


@pytest.mark.parametrize("seat", [0, 1])
def test_all_adapters_play_the_same_game(seat: int) -> None:
    """One seat against greedy, the same deals and moves: the same floats, masks and rewards."""
    bots = ["greedy", "greedy"]
    bots[seat] = None
    alone = SeatEnv(ROCK, seat=seat, bots="greedy", expanded=True)
    seen, info = alone.reset(seed=4)
    seed = alone.table.seed
    many = VectorTables(ROCK, num_envs=2, opponents=bots, expanded=True)
    rows, infos = many.reset(seed=[seed, seed])
    zoo = env(ROCK, opponents=bots, expanded=True)
    zoo.reset(seed=seed)
    par = parallel_env(ROCK, opponents=bots, expanded=True)
    told, _ = par.reset(seed=seed)
    agent = f"seat_{seat}"
    assert zoo.possible_agents == par.possible_agents == [agent]
    for space in (alone.observation_space, many.single_observation_space):
        assert space.contains(seen)
    assert many.observation_space.contains(rows)
    over = False
    while not over:
        said = zoo.observe(agent)
        for mask in (info["action_mask"], infos["action_mask"][1], said["action_mask"]):
            assert np.array_equal(mask, told[agent]["action_mask"])
        assert np.array_equal(many.action_masks()[0], alone.action_masks())
        for row in (rows[0], rows[1], said["observation"], told[agent]["observation"]):
            assert row.dtype == np.float32
            assert np.array_equal(row, seen)
        legal = np.flatnonzero(info["action_mask"])
        move = int(legal[alone.table.ply % len(legal)])
        seen, reward, over, _, info = alone.step(move)
        rows, gained, overs, _, infos = many.step(np.array([move, move]))
        zoo.step(move)
        told, by_agent, all_over, _, _ = par.step({agent: move})
        assert (overs == over).all()
        assert all_over[agent] == zoo.terminations[agent] == over
        if over:
            assert reward == gained[0] == by_agent[agent] == zoo.rewards[agent]
            assert np.array_equal(infos["final_obs"][1], seen)
            last = infos["final_info"]["observations"][0][seat]
            assert np.array_equal(expand(ROCK, last), seen)


def test_pettingzoos_own_tests_pass_with_opponents() -> None:
    bots = [None, "greedy", None, "random"]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(env(ROCK, seats=4, opponents=bots, expanded=True), num_cycles=60)
        parallel_api_test(parallel_env(ROCK, seats=4, opponents=bots), num_cycles=60)
