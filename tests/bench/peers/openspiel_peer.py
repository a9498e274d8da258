"""OpenSpiel: its Python loop, and rollouts inside its C++."""

from __future__ import annotations

import random

import pyspiel
from tests.bench.peers.clock import Lines, speed

GAMES = ("hearts", "crazy_eights", "dou_dizhu", "yacht", "gin_rummy", "backgammon")
ROLLOUTS = 100


def measure(seconds: float) -> Lines:
    for name in GAMES:
        game, dice = pyspiel.load_game(name), random.Random(1)
        lengths: list[int] = []

        def loop(game=game, dice=dice, lengths=lengths) -> int:
            lengths.append(python_game(game, dice))
            return lengths[-1]

        yield name, "Python loop", speed(loop, seconds)
        mean = sum(lengths) / len(lengths)
        # One simulation of its tree search is so many rollouts from the root, and little else.
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 10, False, 1, False)
        start = first_decision(game, dice)

        def rollouts(bot=bot, start=start, mean=mean) -> int:
            bot.step(start)
            return round(ROLLOUTS * mean)

        yield name, "C++ rollouts", speed(rollouts, seconds)


def first_decision(game: pyspiel.Game, dice: random.Random) -> pyspiel.State:
    """The table when the first player decides."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(dice.choice([outcome for outcome, _ in state.chance_outcomes()]))
    return state


def python_game(game: pyspiel.Game, dice: random.Random) -> int:
    """One random game; the players' decisions are counted, not chance."""
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(outcomes, odds)[0])
        else:
            state.apply_action(dice.choice(state.legal_actions()))
            decisions += 1
    return decisions
