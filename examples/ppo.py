"""PPO with legal moves masked, by self-play, in one file: read it from top to bottom.

All seats of a game are played by one net. Tables are advanced by ``Vector``, many at a time.
A seat's advantage runs from its own decision to its own next one, whoever decides between, so
the same lines serve two seats and four. The same seed gives the same curve.

    python examples/ppo.py rock-the-galaxy --minutes 5
"""

from __future__ import annotations

import argparse
import os
import time
from dataclasses import dataclass

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

import galactable
from galactable.bots import Bot
from galactable.core.game import Game
from galactable.sim.arena import Arena
from galactable.sim.inputs import expand, expanded_size
from galactable.sim.vector import Vector

SMALL = os.environ.get("GALACTABLE_EXAMPLE") == "small"


@dataclass
class Recipe:
    """Everything that can be turned."""

    game: str = "rock-the-galaxy"
    variant: str | None = None
    seats: int = 2
    minutes: float = 0.1 if SMALL else 5.0
    tables: int = 64 if SMALL else 256
    steps: int = 32
    """Decisions at each table between two updates."""
    width: int = 256
    epochs: int = 2
    minibatches: int = 4
    rate: float = 5e-4
    clip: float = 0.2
    decay: float = 0.97
    """GAE's lambda; games are short and end, so nothing is discounted."""
    entropy: float = 0.01
    seed: int = 1
    check_games: int = 4 if SMALL else 200


def parsed() -> Recipe:
    """The recipe from the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default=Recipe.game)
    for name, default in vars(Recipe()).items():
        if name == "game":
            continue
        kind = str if default is None else type(default)
        parser.add_argument(f"--{name.replace('_', '-')}", type=kind, default=default)
    return Recipe(**vars(parser.parse_args()))


# The net: two layers, a policy over all codes of the game and a value.


class Net(nn.Module):
    """What a seat knows in; what to play, and how it will end, out."""

    def __init__(self, game: Game, width: int) -> None:
        super().__init__()
        self.game = game
        self.body = nn.Sequential(
            nn.Linear(expanded_size(game), width),
            nn.ReLU(),
            nn.Linear(width, width),
            nn.LayerNorm(width),
            nn.ReLU(),
        )
        self.policy = nn.Linear(width, game.moves.count)
        self.value = nn.Linear(width, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)

    def forward(self, rows: torch.Tensor, masks: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        """The odds of every legal move, and the value to the seat that decides."""
        found = self.body(expand(self.game, rows))
        logits = self.policy(found).masked_fill(~masks, float("-inf"))
        return Categorical(logits=logits, validate_args=False), self.value(found).squeeze(-1)


class NetBot(Bot):
    """The net at a table: plays the move it likes best."""

    name = "net"

    def __init__(self, net: Net) -> None:
        self.net = net

    def decide(self, desk, seat: int, key: int) -> int:
        """Reads the desk's table, on which all that is hidden was dealt anew."""
        row = np.zeros(desk.game.observation_size, np.int16)
        desk.engine.observe(desk.states, 0, seat, row)
        mask = torch.zeros(desk.game.moves.count, dtype=torch.bool)
        mask[desk.legal(seat)] = True
        with torch.no_grad():
            odds, _ = self.net(torch.from_numpy(row)[None], mask[None])
        return int(odds.logits.argmax())


# A rollout: what happened at every table in so many steps.


class Rollout:
    """Decisions by step and table, and what became of them."""

    def __init__(self, vector: Vector, steps: int) -> None:
        shape = (steps, vector.tables)
        self.rows = torch.zeros((*shape, vector.observations.shape[1]), dtype=torch.int16)
        self.masks = torch.zeros((*shape, vector.masks.shape[1]), dtype=torch.bool)
        self.seats = torch.zeros(shape, dtype=torch.int64)
        self.moves = torch.zeros(shape, dtype=torch.int64)
        self.odds = torch.zeros(shape)
        self.values = torch.zeros(shape)
        self.dones = torch.zeros(shape, dtype=torch.bool)
        self.rewards = torch.zeros((*shape, vector.seats))

    def fill(self, vector: Vector, net: Net) -> None:
        """Plays on at every table."""
        for step in range(len(self.rows)):
            # Vector's arrays are reused by the next step: these are copies.
            self.rows[step] = torch.from_numpy(vector.observations)
            self.masks[step] = torch.from_numpy(vector.masks).bool()
            self.seats[step] = torch.from_numpy(vector.seats_to_move)
            with torch.no_grad():
                odds, self.values[step] = net(self.rows[step], self.masks[step])
            self.moves[step] = odds.sample()
            self.odds[step] = odds.log_prob(self.moves[step])
            vector.step(self.moves[step].numpy())
            self.dones[step] = torch.from_numpy(vector.dones).bool()
            self.rewards[step] = torch.from_numpy(vector.rewards)

    def advantages(self, decay: float) -> tuple[torch.Tensor, torch.Tensor]:
        """Of every decision, and whether it is known: a seat's last one in a rollout is not.

        Backwards, each table remembers for each seat what its next decision was worth.
        """
        steps, tables, seats = self.rewards.shape
        value, advantage, gain = (torch.zeros((tables, seats)) for _ in range(3))
        seen = torch.zeros((tables, seats), dtype=torch.bool)
        found, known = torch.zeros((steps, tables)), torch.zeros((steps, tables), dtype=torch.bool)
        all_tables = torch.arange(tables)
        for step in reversed(range(steps)):
            over = self.dones[step]
            value[over], advantage[over] = 0.0, 0.0
            gain[over], seen[over] = self.rewards[step][over], True
            at = (all_tables, self.seats[step])
            delta = gain[at] + value[at] - self.values[step]
            found[step] = torch.where(seen[at], delta + decay * advantage[at], 0.0)
            known[step] = seen[at]
            value[at], advantage[at] = self.values[step], found[step]
            gain[at], seen[at] = 0.0, True
        return found, known


def learn(net: Net, optimizer: torch.optim.Optimizer, rollout: Rollout, recipe: Recipe) -> float:
    """Some passes over the rollout; returns how far the policy moved (an estimate of the KL)."""
    advantages, known = rollout.advantages(recipe.decay)
    index = known.flatten().nonzero().squeeze(-1)
    flat = {
        name: getattr(rollout, name).flatten(0, 1)[index]
        for name in ("rows", "masks", "moves", "odds", "values")
    }
    gains = advantages.flatten()[index]
    targets = flat["values"] + gains
    moved = 0.0
    for _ in range(recipe.epochs):
        for part in torch.randperm(len(index)).chunk(recipe.minibatches):
            odds, values = net(flat["rows"][part], flat["masks"][part])
            difference = odds.log_prob(flat["moves"][part]) - flat["odds"][part]
            ratio = difference.exp()
            mine = gains[part]
            mine = (mine - mine.mean()) / (mine.std() + 1e-8)
            clipped = ratio.clamp(1 - recipe.clip, 1 + recipe.clip)
            policy = -torch.min(mine * ratio, mine * clipped).mean()
            value = 0.5 * (values - targets[part]).square().mean()
            # The entropy of legal moves alone: log 0 times 0 is nothing.
            logs = odds.logits.masked_fill(~flat["masks"][part], 0.0)
            entropy = -(odds.probs * logs).sum(-1).mean()
            optimizer.zero_grad()
            (policy + value - recipe.entropy * entropy).backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()
            moved = float((ratio - 1 - difference).mean().detach())
    return moved


def share(net: Net, recipe: Recipe, variant: str, opponent: str) -> tuple[float, float, float]:
    """The net's share of wins, seats balanced, with an interval by deal."""
    arena = Arena(recipe.game, [NetBot(net), opponent], recipe.seats, variant, seed=10**6)
    games = recipe.check_games // len(arena.lineups) * len(arena.lineups)
    return arena.standings(arena.play(games, processes=1))[0].share


def train(recipe: Recipe, tell=print) -> tuple[Net, list[tuple[float, int, float]]]:
    """The whole of it; returns the net and its curve: minutes, decisions, share of wins."""
    torch.manual_seed(recipe.seed)
    torch.set_num_threads(1)
    game = galactable.game(recipe.game)
    vector = Vector(game, recipe.variant, recipe.seats, recipe.tables)
    vector.reset(recipe.seed)
    net = Net(game, recipe.width)
    optimizer = torch.optim.Adam(net.parameters(), recipe.rate, eps=1e-5)
    rollout = Rollout(vector, recipe.steps)
    began, decisions, curve, checked = time.monotonic(), 0, [], 0.0
    while (spent := (time.monotonic() - began) / 60) < recipe.minutes:
        for group in optimizer.param_groups:
            group["lr"] = recipe.rate * max(0.05, 1 - spent / recipe.minutes)
        rollout.fill(vector, net)
        moved = learn(net, optimizer, rollout, recipe)
        decisions += rollout.moves.numel()
        if spent - checked >= recipe.minutes / 5:
            checked = spent
            low, mid, high = share(net, recipe, vector.variant, "random")
            curve.append((spent, decisions, mid))
            tell(
                f"{spent:5.2f} min  {decisions:>9,} decisions  KL {moved:.4f}  "
                f"against random {mid:.0%} ({low:.0%} to {high:.0%})"
            )
    low, mid, high = share(net, recipe, vector.variant, "random")
    curve.append((recipe.minutes, decisions, mid))
    tell(f"{decisions:,} decisions, {decisions / 60 / recipe.minutes:,.0f} a second")
    for opponent in ("random", "greedy"):
        low, mid, high = share(net, recipe, vector.variant, opponent)
        tell(f"share of wins against {opponent}: {mid:.1%} ({low:.1%} to {high:.1%})")
    return net, curve


if __name__ == "__main__":
    train(parsed())
