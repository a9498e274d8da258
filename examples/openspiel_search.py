"""OpenSpiel's information-set search against ours, at the same number of simulations.

Both search from what the seat knows: ``resample_from_infostate`` deals anew what it cannot.

    python examples/openspiel_search.py --simulations 60 --games 20
"""

from __future__ import annotations

import argparse
import os
import time

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

from galactable.bots.search import Searcher
from galactable.envs import openspiel

SMALL = os.environ.get("GALACTABLE_EXAMPLE") == "small"


def sampled(state, dice: np.random.RandomState) -> None:
    """Past all chance."""
    while state.is_chance_node():
        actions, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(dice.choice(actions, p=odds)))


def play(loaded, ours, theirs, our_seat: int, seed: int, spent: dict[str, float]) -> float:
    """One game; what it was worth to ours, from -1 to 1."""
    dice = np.random.RandomState(seed)
    state = loaded.new_initial_state()
    sampled(state, dice)
    while not state.is_terminal():
        seat, began = state.current_player(), time.perf_counter()
        if seat == our_seat:
            who = "ours"
            record = np.frombuffer(state.bytes, loaded.game.State.dtype)[0]
            move = ours.choose(loaded.game, record, seat, key=len(state.history()))
        else:
            who, move = "theirs", theirs.step(state)
        spent[who] += time.perf_counter() - began
        state.apply_action(int(move))
        sampled(state, dice)
    return state.returns()[our_seat]


def main() -> None:
    """A duel with seats swapped."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--simulations", type=int, default=2 if SMALL else 60)
    parser.add_argument("--games", type=int, default=2 if SMALL else 20)
    given = parser.parse_args()
    loaded = openspiel.load("rock-the-galaxy", "first", 2, seed=1)
    dice = np.random.RandomState(1)
    theirs = ismcts.ISMCTSBot(
        game=loaded,
        evaluator=mcts.RandomRolloutEvaluator(1, dice),
        uct_c=1.4,
        max_simulations=given.simulations,
        random_state=dice,
    )
    budget = {"ours": given.simulations}
    ours = Searcher("ours", "Ours", "As many playouts.", playouts=budget)
    spent = {"ours": 0.0, "theirs": 0.0}
    results = [
        play(loaded, ours, theirs, game % 2, game // 2, spent) for game in range(given.games)
    ]
    print(f"seconds: ours {spent['ours']:.1f}, OpenSpiel's {spent['theirs']:.1f}")
    print(f"share of wins of ours: {np.mean(np.array(results) + 1) / 2:.0%} of {given.games} games")


if __name__ == "__main__":
    main()
