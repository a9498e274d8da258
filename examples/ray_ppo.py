"""The PPO of ``ppo.py`` with its tables on a Ray cluster: workers play, one learner learns.

Without an address it starts a cluster of this machine's own.

    python examples/ray_ppo.py --workers 4 --updates 200
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

import ray
import torch

import galactable
from galactable.sim.vector import Vector

HERE = str(Path(__file__).resolve().parent)
sys.path.insert(0, HERE)

from ppo import Net, Recipe, Rollout, learn, share  # noqa: E402

SMALL = os.environ.get("GALACTABLE_EXAMPLE") == "small"


@ray.remote(num_cpus=1)
class Worker:
    """Some tables, and a copy of the net that plays all their seats."""

    def __init__(self, recipe: Recipe, number: int) -> None:
        torch.manual_seed(1000 + number)
        torch.set_num_threads(1)
        game = galactable.game(recipe.game)
        self.vector = Vector(game, recipe.variant, recipe.seats, recipe.tables)
        self.vector.reset(number << 32)  # deals that no other worker has
        self.net = Net(game, recipe.width)
        self.steps = recipe.steps

    def play(self, weights: dict[str, torch.Tensor]) -> Rollout:
        """A rollout with these weights."""
        self.net.load_state_dict(weights)
        rollout = Rollout(self.vector, self.steps)
        rollout.fill(self.vector, self.net)
        return rollout


def main() -> None:
    """Rollouts come in from all workers; the net learns from each."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--address", help="a cluster that runs already")
    parser.add_argument("--workers", type=int, default=1 if SMALL else 2)
    parser.add_argument("--updates", type=int, default=2 if SMALL else 200)
    given = parser.parse_args()
    own = {} if given.address else {"num_cpus": given.workers, "include_dashboard": False}
    paths = {"env_vars": {"PYTHONPATH": HERE}}
    ray.init(given.address, log_to_driver=False, runtime_env=paths, **own)
    recipe = Recipe(tables=32 if SMALL else 128)
    torch.manual_seed(recipe.seed)
    net = Net(galactable.game(recipe.game), recipe.width)
    optimizer = torch.optim.Adam(net.parameters(), recipe.rate, eps=1e-5)
    workers = [Worker.remote(recipe, number) for number in range(1, given.workers + 1)]
    decisions = 0
    for update in range(given.updates):
        weights = ray.put(net.state_dict())
        for rollout in ray.get([worker.play.remote(weights) for worker in workers]):
            moved = learn(net, optimizer, rollout, recipe)
            decisions += rollout.moves.numel()
        if (update + 1) % max(1, given.updates // 5) == 0:
            print(f"update {update + 1}: {decisions:,} decisions, KL {moved:.4f}", flush=True)
    ray.shutdown()
    low, mid, high = share(net, recipe, "standard", "random")
    print(f"share of wins against random: {mid:.1%} ({low:.1%} to {high:.1%})")


if __name__ == "__main__":
    main()
