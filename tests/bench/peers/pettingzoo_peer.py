"""PettingZoo's classic games, in the loop that its documentation shows."""

from __future__ import annotations

from importlib import import_module
from itertools import count
from typing import Any

from tests.bench.peers.clock import Lines, speed

GAMES = (
    "tictactoe_v3",
    "connect_four_v3",
    "leduc_holdem_v4",
    "texas_holdem_v4",
    "hanabi_v5",
    "chess_v6",
)
_seeds = count()


def documented_loop(env: Any) -> int:
    """One random game."""
    env.reset(seed=next(_seeds))
    decisions = 0
    for agent in env.agent_iter():
        observation, _, termination, truncation, _ = env.last()
        if termination or truncation:
            env.step(None)
        else:
            env.step(env.action_space(agent).sample(observation["action_mask"]))
            decisions += 1
    env.close()
    return decisions


def measure(seconds: float) -> Lines:
    for name in GAMES:
        try:
            env = import_module(f"pettingzoo.classic.{name}").env()
        except Exception as error:
            print(f"PettingZoo's {name} is left out: {error}")
            continue
        yield name, "documented loop", speed(lambda e=env: documented_loop(e), seconds)
