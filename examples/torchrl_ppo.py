"""PPO of TorchRL: worker processes of a local Ray cluster play, this process learns.

    python examples/torchrl_ppo.py --bots random --decisions 200000 --workers 2

One seat learns against a bot. What is legal travels beside the observation, and the policy
is a categorical distribution that knows it. ``--here`` collects in this process, without Ray.
"""

from __future__ import annotations

import argparse
import os

import gymnasium
import numpy as np
import torch
from gymnasium.spaces import Box, Dict
from tensordict import TensorDict
from tensordict.nn import TensorDictModule
from torch import nn
from torchrl.collectors import Collector
from torchrl.envs import GymWrapper
from torchrl.modules import MaskedCategorical, ProbabilisticActor, ValueOperator
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE

import galactable
from galactable.envs.gymnasium import SeatEnv
from galactable.sim.inputs import expanded_size

SMALL = os.environ.get("GALACTABLE_EXAMPLE") == "small"


class Masked(gymnasium.ObservationWrapper):
    """The observation, and what is legal beside it."""

    def __init__(self, env: SeatEnv) -> None:
        super().__init__(env)
        mask = Box(0, 1, (int(env.action_space.n),), np.bool_)
        self.observation_space = Dict({"observation": env.observation_space, "mask": mask})

    def observation(self, seen: np.ndarray) -> dict[str, np.ndarray]:
        """Both; after the end nothing is legal, and a learner must not divide by that."""
        mask = self.env.action_masks()
        return {"observation": seen, "mask": mask if mask.any() else ~mask}


class Seat:
    """Makes the environment, in whichever process it is wanted."""

    def __init__(self, game: str, bots: str) -> None:
        self.game, self.bots = game, bots

    def __call__(self) -> GymWrapper:
        """One seat, as TorchRL wants it."""
        seat = Masked(SeatEnv(self.game, seats=2, bots=self.bots, expanded=True))
        return GymWrapper(seat, categorical_action_encoding=True)


def layers(inputs: int, outputs: int) -> nn.Sequential:
    """A small net."""
    return nn.Sequential(nn.Linear(inputs, 256), nn.ReLU(), nn.LazyLinear(outputs))


def collector(given: argparse.Namespace, actor: ProbabilisticActor):  # type: ignore[no-untyped-def]
    """Batches of decisions: from a Ray cluster on this machine, or from this process."""
    make, size = Seat(given.game, given.bots), given.batch
    if given.here:
        return Collector(make, actor, frames_per_batch=size, total_frames=given.decisions)
    from torchrl.collectors.distributed import RayCollector

    return RayCollector(
        [make] * given.workers,
        actor,
        frames_per_batch=size,
        total_frames=given.decisions,
        ray_init_config={"num_cpus": given.workers, "include_dashboard": False},
        remote_configs={"num_cpus": 1, "num_gpus": 0, "memory": 10**9},
        sync=True,
        update_after_each_batch=True,
    )


def main() -> None:
    """Trains, then plays games that it never saw."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="rock-the-galaxy")
    parser.add_argument("--bots", default="random")
    parser.add_argument("--decisions", type=int, default=2_000 if SMALL else 200_000)
    parser.add_argument("--batch", type=int, default=1_000 if SMALL else 4_000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--games", type=int, default=20 if SMALL else 200)
    parser.add_argument("--here", action="store_true")
    given = parser.parse_args()
    torch.manual_seed(1)
    torch.set_num_threads(1)

    game = galactable.game(given.game)
    inputs, moves = expanded_size(game), game.moves.count
    policy = TensorDictModule(layers(inputs, moves), ["observation"], ["logits"])
    actor = ProbabilisticActor(
        policy,
        in_keys=["logits", "mask"],
        out_keys=["action"],
        distribution_class=MaskedCategorical,
        return_log_prob=True,
    )
    critic = ValueOperator(layers(inputs, 1), in_keys=["observation"])
    make = Seat(given.game, given.bots)
    with torch.no_grad():  # lazy layers learn their sizes from one observation
        first = make().reset()
        actor(first.clone()), critic(first.clone())
    advantage = GAE(gamma=1.0, lmbda=0.95, value_network=critic)
    loss = ClipPPOLoss(actor, critic, entropy_coeff=0.01)
    optimizer = torch.optim.Adam(loss.parameters(), 5e-4)

    batches, seen = collector(given, actor), 0
    for batch in batches:
        seen += batch.numel()
        for _ in range(3):
            with torch.no_grad():
                advantage(batch)
            flat = batch.reshape(-1)
            for part in torch.randperm(len(flat)).split(500):
                told = loss(flat[part])
                total = told["loss_objective"] + told["loss_critic"] + told["loss_entropy"]
                optimizer.zero_grad()
                total.backward()
                nn.utils.clip_grad_norm_(loss.parameters(), 0.5)
                optimizer.step()
        ended = batch["next", "reward"][batch["next", "done"]]
        print(f"{seen:>8,} decisions, mean reward {ended.mean():+.2f} of {len(ended)} games")
    batches.shutdown()

    seat, wins = Masked(SeatEnv(given.game, seats=2, bots=given.bots, expanded=True)), 0.0
    for seed in range(given.games):
        found, _ = seat.reset(seed=10**6 + seed)
        over, reward = False, 0.0
        while not over:
            row = {name: torch.as_tensor(value) for name, value in found.items()}
            with torch.no_grad():
                logits = policy(TensorDict(row))["logits"]
            move = logits.masked_fill(~row["mask"], -torch.inf).argmax()
            found, reward, over, _, _ = seat.step(int(move))
        wins += (reward + 1) / 2
    print(f"share of wins in seat 0: {wins / given.games:.1%} of {given.games} games")


if __name__ == "__main__":
    main()
