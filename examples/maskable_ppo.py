"""MaskablePPO of sb3-contrib: one seat learns against a bot.

python examples/maskable_ppo.py --bots random --decisions 200000
"""

from __future__ import annotations

import argparse
import os

from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

from galactable.envs.gymnasium import SeatEnv

SMALL = os.environ.get("GALACTABLE_EXAMPLE") == "small"


def main() -> None:
    """Trains, then plays games that it never saw."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="rock-the-galaxy")
    parser.add_argument("--bots", default="random")
    parser.add_argument("--decisions", type=int, default=2_000 if SMALL else 200_000)
    parser.add_argument("--games", type=int, default=20 if SMALL else 200)
    given = parser.parse_args()

    def make() -> SeatEnv:
        return SeatEnv(given.game, bots=given.bots, expanded=True)

    tables = make_vec_env(make, n_envs=4, seed=1)
    model = MaskablePPO("MlpPolicy", tables, n_steps=256, batch_size=256, seed=1, device="cpu")
    model.learn(given.decisions)

    table, wins = make(), 0.0
    for seed in range(given.games):
        seen, _ = table.reset(seed=10**6 + seed)
        over, reward = False, 0.0
        while not over:
            move, _ = model.predict(seen, action_masks=table.action_masks(), deterministic=True)
            seen, reward, over, _, _ = table.step(int(move))
        wins += (reward + 1) / 2
    print(f"{given.decisions:,} decisions against {given.bots}")
    print(f"share of wins in seat 0: {wins / given.games:.1%} of {given.games} games")


if __name__ == "__main__":
    main()
