"""RLCard, with its own random agents and its own ``run``."""

from __future__ import annotations

import rlcard
from rlcard.agents import RandomAgent
from tests.bench.peers.clock import Lines, speed

GAMES = ("blackjack", "leduc-holdem", "limit-holdem", "doudizhu", "mahjong", "uno", "gin-rummy")


def measure(seconds: float) -> Lines:
    for name in GAMES:
        try:
            env = rlcard.make(name, config={"seed": 1})
        except Exception as error:
            print(f"RLCard's {name} is left out: {error}")
            continue
        env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

        def play(env=env) -> int:
            before = env.timestep
            env.run(is_training=False)
            return env.timestep - before

        yield name, "run", speed(play, seconds)
