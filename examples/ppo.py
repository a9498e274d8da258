"""PPO with legal moves masked, by self-play, in one file: read it from top to bottom.

All seats of a game are played by one net. Tables are advanced by ``Vector``, many at a time.
A seat's advantage runs from its own decision to its own next one, whoever decides between, so
the same lines serve two seats and four. The same seed gives the same curve.

    python examples/ppo.py rock-the-galaxy --decisions 2000000 --out rock.npz
    galactable arena rock-the-galaxy --bots net:rock.npz,greedy

What it writes is a net as all of Galactable takes one: ``net:FILE`` wherever a bot is named.
"""

from __future__ import annotations

import argparse
import os
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

import galactable
from galactable.bots.net import NetBot
from galactable.core.game import Game
from galactable.sim import net as nets
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
    decisions: int = 20_000 if SMALL else 2_000_000
    """Of all seats together: what is learnt from."""
    tables: int = 64
    steps: int = 32
    """Decisions at each table between two updates."""
    width: int = 256
    epochs: int = 4
    minibatches: int = 8
    rate: float = 5e-4
    clip: float = 0.2
    decay: float = 0.97
    """GAE's lambda; games are short and end, so nothing is discounted."""
    entropy: float = 0.01
    seed: int = 1
    check_games: int = 4 if SMALL else 200
    out: str = ""
    """Where the net is written."""


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


# The net: two layers, then a policy over all codes of the game and a value.


class Net(nn.Module):
    """What a seat knows in; what to play, and how it will end, out."""

    def __init__(self, game: Game, width: int) -> None:
        super().__init__()
        self.game = game
        self.first, self.first_norm = nn.Linear(expanded_size(game), width), nn.LayerNorm(width)
        self.second, self.second_norm = nn.Linear(width, width), nn.LayerNorm(width)
        self.head = nn.Linear(width, game.moves.count + 1)  # the moves and, last, the value
        nn.init.orthogonal_(self.head.weight, 0.01)

    def forward(self, rows: torch.Tensor, masks: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        """The odds of every legal move, and the value to the seat that decides."""
        state = self.first_norm(self.first(expand(self.game, rows))).relu()
        state = state + self.second_norm(self.second(state)).relu()
        answers = self.head(state)
        logits = answers[:, :-1].masked_fill(~masks, float("-inf"))
        return Categorical(logits=logits, validate_args=False), answers[:, -1]

    def compiled(self) -> nets.Net:
        """The same net without PyTorch, run by compiled code: plays, and is written to files."""

        def array(found: torch.Tensor) -> np.ndarray:
            return np.ascontiguousarray(found.detach().numpy(), np.float32)

        pairs = ((self.first, self.first_norm), (self.second, self.second_norm))
        norms = [torch.stack((linear.bias, norm.weight, norm.bias)) for linear, norm in pairs]
        weights = nets.Weights(
            first=array(self.first.weight.T),
            layers=array(self.second.weight.T[None]),
            norms=array(torch.stack(norms)),
            head=array(self.head.weight.T),
            bias=array(self.head.bias),
        )
        return nets.Net(self.game, weights, {"recipe": "examples/ppo.py"})


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


def learn(net: Net, optimizer: torch.optim.Optimizer, rollout: Rollout, recipe: Recipe) -> None:
    """Some passes over the rollout."""
    advantages, known = rollout.advantages(recipe.decay)
    index = known.flatten().nonzero().squeeze(-1)
    flat = {
        name: getattr(rollout, name).flatten(0, 1)[index]
        for name in ("rows", "masks", "moves", "odds", "values")
    }
    gains = advantages.flatten()[index]
    targets = flat["values"] + gains
    for _ in range(recipe.epochs):
        for part in torch.randperm(len(index)).chunk(recipe.minibatches):
            odds, values = net(flat["rows"][part], flat["masks"][part])
            ratio = (odds.log_prob(flat["moves"][part]) - flat["odds"][part]).exp()
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


def share(net: Net, recipe: Recipe, variant: str, opponent: str) -> tuple[float, float, float]:
    """The net's share of wins, seats balanced, with an interval by deal."""
    player = NetBot(net.compiled(), "net")
    arena = Arena(recipe.game, [player, opponent], recipe.seats, variant, seed=10**6)
    games = recipe.check_games // len(arena.lineups) * len(arena.lineups)
    return arena.standings(arena.play(games, processes=1))[0].share


def train(recipe: Recipe, tell=print) -> tuple[Net, list[tuple[float, int, float]]]:
    """The whole of it; returns the net and its curve: minutes, decisions, share of wins."""
    torch.manual_seed(recipe.seed)
    torch.set_num_threads(1)
    game = galactable.game(recipe.game)
    vector = Vector(game, recipe.variant, recipe.seats, recipe.tables)
    vector.reset(recipe.seed * 10**12)  # far from the deals of other seeds, and from those checked
    net = Net(game, recipe.width)
    optimizer = torch.optim.Adam(net.parameters(), recipe.rate, eps=1e-5)
    rollout = Rollout(vector, recipe.steps)
    began, decisions, curve, due = time.monotonic(), 0, [], 0.0
    while decisions < recipe.decisions:
        if decisions >= due:
            due += recipe.decisions / 5
            low, mid, high = share(net, recipe, vector.variant, "random")
            curve.append(((time.monotonic() - began) / 60, decisions, mid))
            tell(
                f"{curve[-1][0]:5.2f} min  {decisions:>9,} decisions  "
                f"against random {mid:.0%} ({low:.0%} to {high:.0%})"
            )
        for group in optimizer.param_groups:
            group["lr"] = recipe.rate * max(0.05, 1 - decisions / recipe.decisions)
        rollout.fill(vector, net)
        learn(net, optimizer, rollout, recipe)
        decisions += rollout.moves.numel()
    minutes = (time.monotonic() - began) / 60
    low, mid, high = share(net, recipe, vector.variant, "random")
    curve.append((minutes, decisions, mid))
    tell(f"{decisions:,} decisions, {decisions / 60 / minutes:,.0f} a second")
    if recipe.out:
        tell(f"written: net:{net.compiled().save(Path(recipe.out))}")
    for opponent in ("random", "greedy"):
        low, mid, high = share(net, recipe, vector.variant, opponent)
        tell(f"share of wins against {opponent}: {mid:.1%} ({low:.1%} to {high:.1%})")
    return net, curve


if __name__ == "__main__":
    train(parsed())
