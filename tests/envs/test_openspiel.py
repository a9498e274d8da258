"""OpenSpiel's own tests pass on its adapter, and its search runs on it."""

import json

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


@pytest.mark.parametrize("game", GAMES)
def test_chance_decides_where_the_rules_draw_and_only_there(game: Game) -> None:
    """A chance node follows a move (or the deal) if and only if its outcome is left to chance.

    The same move from the same table with other seeds: the engine says whether that matters.
    """
    variant, seats = game.setups()[0]
    loaded = openspiel.load(game.slug, variant, seats)
    state = loaded.new_initial_state()
    assert state.is_chance_node(), "the deal is chance"
    dice = np.random.default_rng(5)
    seen = {True: 0, False: 0}
    differed = 0
    while not state.is_terminal():
        if state.is_chance_node():
            odds = state.chance_outcomes()
            assert sum(p for _, p in odds) == pytest.approx(1)
            tables = set()
            for outcome, _ in odds[:12]:
                tables.add(str(state.child(outcome)))
            differed += len(tables) > 1
            seen[True] += 1
            state.apply_action(int(dice.integers(openspiel.OUTCOMES)))
            assert not state.is_chance_node(), "one draw settles a move"
            continue
        before = str(state)
        state.apply_action(int(dice.choice(state.legal_actions())))
        if not state.is_chance_node():
            seen[False] += 1
            assert str(state) != before
    # Drawing the last card of its kind is chance with one outcome; most draws have several.
    assert differed > seen[True] / 2, f"{differed} of {seen[True]} chance nodes decide anything"
    assert seen[False] > 0, "some moves leave nothing to chance"


@pytest.mark.parametrize("game", GAMES)
def test_returns_are_the_rewards_of_the_places(game: Game) -> None:
    variant, seats = game.setups()[-1]
    state = openspiel.load(game.slug, variant, seats).new_initial_state()
    dice = np.random.default_rng(6)
    while not state.is_terminal():
        assert state.returns() == [0.0] * seats
        if state.is_chance_node():
            state.apply_action(int(dice.integers(openspiel.OUTCOMES)))
        else:
            state.apply_action(int(dice.choice(state.legal_actions())))
    view = json.loads(str(state)[str(state).index("{") :])
    if seats == 1:
        assert state.returns() == [view["scores"][0]["total"] / 100]
        return
    steps = np.linspace(1, -1, seats)
    for place, reward in zip(view["places"], state.returns(), strict=True):
        ties = view["places"].count(place)
        assert reward == pytest.approx(float(np.mean(steps[place - 1 : place - 1 + ties])))
