"""OpenSpiel's own tests pass on its adapter, and its search runs on it."""

import numpy as np
import pytest

from galactable.core.game import Game
from galactable.core.registry import games

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python.algorithms import mcts, outcome_sampling_mccfr  # noqa: E402

from galactable.envs import openspiel  # noqa: E402

GAMES = [pytest.param(game, id=game.slug) for game in games()]


@pytest.mark.parametrize("game", GAMES)
def test_random_simulation(game: Game) -> None:
    variant, seats = game.setups()[0]
    loaded = openspiel.load(game.slug, variant, seats)
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", GAMES)
def test_a_player_knows_what_the_seat_may_see(game: Game) -> None:
    loaded = openspiel.load(game.slug)
    state = loaded.new_initial_state()
    dice = np.random.default_rng(1)
    for _ in range(12):
        if state.is_chance_node():
            state.apply_action(int(dice.integers(openspiel.OUTCOMES)))
        elif not state.is_terminal():
            observer = loaded.make_py_observer()
            observer.set_from(state, state.current_player())
            assert observer.tensor.any()
            assert game.slug in observer.string_from(state, state.current_player())
            state.apply_action(int(dice.choice(state.legal_actions())))


def test_its_tree_search_plays() -> None:
    loaded = openspiel.load("rock-the-galaxy", "first", 2)
    dice = np.random.RandomState(1)
    bot = mcts.MCTSBot(loaded, 1.4, 4, mcts.RandomRolloutEvaluator(1, dice), random_state=dice)
    state = loaded.new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    assert bot.step(state) in state.legal_actions()


def test_its_sampling_cfr_runs() -> None:
    """The tabular tools that walk the whole tree have no end here; one that samples has."""
    loaded = openspiel.load("rock-the-galaxy", "first", 2)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(loaded)
    np.random.seed(1)
    solver.iteration()
    policy = solver.average_policy()
    state = loaded.new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    odds = policy.action_probabilities(state)
    assert set(odds) == set(state.legal_actions())
    assert sum(odds.values()) == pytest.approx(1)
