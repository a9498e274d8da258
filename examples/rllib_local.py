"""RLlib's PPO with masked moves, on a Ray cluster of this machine.

python examples/rllib_local.py --iterations 50
"""

from __future__ import annotations

import argparse
import os

import gymnasium
import numpy as np
import ray
from gymnasium.spaces import Box, Dict
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

from galactable.envs.gymnasium import SeatEnv
from galactable.sim.inputs import expand, expanded_size

SMALL = os.environ.get("GALACTABLE_EXAMPLE") == "small"


class Masked(gymnasium.Wrapper):
    """The mask inside the observation, as RLlib's module wants it."""

    def __init__(self, config: dict) -> None:
        super().__init__(SeatEnv(**config))
        self.game = self.env.table.game
        self.observation_space = Dict(
            observations=Box(-1, 1e3, (expanded_size(self.game),), np.float32),
            action_mask=Box(0, 1, (self.game.moves.count,), np.float32),
        )

    def _seen(self, row: np.ndarray) -> dict[str, np.ndarray]:
        mask = self.env.action_masks().astype(np.float32)
        if not mask.any():
            mask[:] = 1  # after the end nothing is chosen, but the module asks
        return {"observations": expand(self.game, row), "action_mask": mask}

    def reset(self, **options):
        row, info = self.env.reset(**options)
        return self._seen(row), info

    def step(self, action):
        row, reward, over, cut, info = self.env.step(action)
        return self._seen(row), reward, over, cut, info


def main() -> None:
    """Trains on workers of a local cluster."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--iterations", type=int, default=1 if SMALL else 50)
    parser.add_argument("--workers", type=int, default=1 if SMALL else 2)
    given = parser.parse_args()
    ray.init(num_cpus=given.workers + 1, include_dashboard=False, log_to_driver=False)
    register_env("galactable", lambda config: Masked(config))
    config = (
        PPOConfig()
        .environment("galactable", env_config={"game": "rock-the-galaxy", "bots": "random"})
        .env_runners(num_env_runners=given.workers, rollout_fragment_length="auto")
        .training(train_batch_size_per_learner=512 if SMALL else 4000, num_epochs=2)
        .rl_module(
            rl_module_spec=RLModuleSpec(
                module_class=ActionMaskingTorchRLModule,
                model_config={"head_fcnet_hiddens": [128], "fcnet_hiddens": [128]},
            )
        )
    )
    algorithm = config.build_algo()
    reward = float("nan")
    for number in range(given.iterations):
        found = algorithm.train()["env_runners"]
        reward = found.get("episode_return_mean", float("nan"))
        print(f"iteration {number + 1}: mean reward {reward:.3f}")
    algorithm.stop()
    ray.shutdown()
    print(f"mean reward against random: {reward:.3f}")


if __name__ == "__main__":
    main()
