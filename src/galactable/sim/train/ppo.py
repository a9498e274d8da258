"""Self-play by PPO (proximal policy optimisation), top to bottom.

An iteration plays ``steps`` decisions at every table (``collect``), works out what each
decision led to (``look_back``) and makes the good ones likelier (``improve``). On a GPU nothing
leaves the device in between, and what is launched is recorded once and then replayed.

Seats take turns, so a decision is followed by the decisions of others. What follows *for a
seat* is its own next decision, or the end of the game: advantages are worked out by seat. A
decision whose seat does not decide again within the steps teaches nothing; it is only what
the one before is measured by.

At every second table one seat learns and the others are played by a net of the learner's own
past, drawn anew from a pool for every iteration; so it cannot run in circles.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import asdict, dataclass
from time import perf_counter
from typing import Any

import torch
from torch import Tensor

from galactable.core.game import Game
from galactable.sim.net import Net
from galactable.sim.train.floats import Floats
from galactable.sim.train.model import Model
from galactable.sim.train.tables import MixedTables

__all__ = ["Recipe", "Trainer"]

FORBIDDEN = -1e9  # the logit of a move that is not legal


@dataclass(frozen=True)
class Recipe:
    """Everything that a training depends on, besides its length."""

    tables: int = 32_768
    steps: int = 64
    epochs: int = 2
    batch: int = 32_768
    rate: tuple[float, float] = (1e-3, 3e-5)
    """Adam's rate at the beginning and at the end, falling like a cosine."""
    entropy: tuple[float, float] = (0.02, 0.002)
    """What variety is worth, likewise."""
    trace: float = 0.97
    """Lambda: how far returns look before they trust the value."""
    clip: float = 0.2
    value: float = 0.5
    norm: float = 0.5
    """Longer gradients are cut to this."""
    width: int = 384
    layers: int = 2
    """Layers after the first."""
    past: int = 12
    """How many of its former selves it plays against."""
    keep: int = 20
    """Iterations between two of them."""
    seed: int = 1

    def header(self) -> dict[str, Any]:
        """As it is written into the net's file."""
        return asdict(self)


def between(ends: tuple[float, float], done: float) -> float:
    """From the first to the second as ``done`` goes from 0 to 1, slow at both ends."""
    first, last = ends
    return last + (first - last) * 0.5 * (1 + math.cos(math.pi * min(done, 1.0)))


class Replayed:
    """Work on the device: done twice, then recorded as a CUDA graph and replayed.

    Its results lie where they lay when it was recorded. Without a GPU it is simply done.
    """

    def __init__(self, work: Callable[[], Any], recorded: bool) -> None:
        self.work, self.recorded, self.calls = work, recorded, 0
        self.graph: Any = None
        self.result: Any = None

    def __call__(self) -> Any:
        """The work's results."""
        self.calls += 1
        if not self.recorded:
            return self.work()
        if self.calls <= 2:  # compiles, and lets libraries take what memory they need
            aside, now = torch.cuda.Stream(), torch.cuda.current_stream()
            aside.wait_stream(now)
            with torch.cuda.stream(aside):
                self.result = self.work()
            now.wait_stream(aside)
            return self.result
        if self.graph is None:
            torch.cuda.synchronize()
            self.graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(self.graph, capture_error_mode="relaxed"):
                self.result = self.work()
        self.graph.replay()
        return self.result


class Trainer:
    """A model, its tables, its past; ``iterate`` makes it better."""

    def __init__(self, game: Game, recipe: Recipe, device: str) -> None:
        torch.manual_seed(recipe.seed)
        torch.set_float32_matmul_precision("high")
        self.game, self.recipe, self.device = game, recipe, device
        self.on_gpu = device == "cuda"
        self.half = torch.bfloat16 if self.on_gpu else torch.float32
        self.tables = MixedTables(game, recipe.tables, recipe.seed << 50, device)
        self.model = Model(game, recipe.width, recipe.layers, half=self.half).to(device)
        self.rival = Model(game, recipe.width, recipe.layers, half=self.half).to(device)
        self.expand = Floats(game, device)
        self.rate = torch.tensor(recipe.rate[0], device=device)
        self.variety = torch.tensor(recipe.entropy[0], device=device)
        self.optimizer = torch.optim.Adam(
            self.model.parameters(), self.rate, eps=1e-5, fused=self.on_gpu, capturable=self.on_gpu
        )
        self.pool = [self._weights()]
        self.iteration = 0
        self.decisions = 0  # those learnt from, each counted once
        self.parts: dict[str, float] = {}
        self._seat_tables()
        self._make_room()
        self._floats, self._choose, self._loss = self._expanded, self._chosen, self._lost
        if self.on_gpu:
            self._floats, self._choose, self._loss = (
                torch.compile(part, dynamic=False)
                for part in (self._expanded, self._chosen, self._lost)
            )
        self._play = Replayed(self._played, self.on_gpu)
        self._learn = Replayed(self._learnt, self.on_gpu)

    def iterate(self, done: float) -> dict[str, float]:
        """One iteration; ``done`` says how much of the training is over (0 to 1)."""
        recipe = self.recipe
        self.rate.fill_(between(recipe.rate, done))
        self.variety.fill_(between(recipe.entropy, done))
        for group in self.optimizer.param_groups:
            group["lr"] = self.rate if self.on_gpu else float(self.rate)
        began = self._time()
        past = self.pool[int(torch.randint(len(self.pool), ()))]
        self.rival.load_state_dict(past)
        self._play()
        played = self._time()
        figures = self.improve()
        self.parts = {"play": played - began, "improve": self._time() - played}
        self.iteration += 1
        if self.iteration % recipe.keep == 0:
            self._remember()
        return figures

    # What is played.

    def _seat_tables(self) -> None:
        """Who learns where: everyone at even tables, one seat at odd ones."""
        seats, many = self.tables.seats, self.tables.count
        number = torch.arange(many, device=self.device)
        chairs = torch.arange(self.tables.most_seats, device=self.device)
        chosen = (number // 2) % seats
        self.learns = (number % 2 == 0)[:, None] | (chairs == chosen[:, None])

    def _make_room(self) -> None:
        steps, many = self.recipe.steps, self.tables.count

        def room(*shape: int, dtype: Any = torch.float32) -> Tensor:
            return torch.zeros(steps, many, *shape, dtype=dtype, device=self.device)

        self.floats = room(len(self.model.first), dtype=self.half)
        self.masks = room(self.game.moves.count, dtype=torch.uint8)
        self.moves, self.movers = room(dtype=torch.int64), room(dtype=torch.int64)
        self.chances, self.values = room(), room()
        self.dones, self.rewards = room(dtype=torch.uint8), room(self.tables.most_seats)
        self.advantages, self.goals, self.lessons = room(), room(), room(dtype=torch.bool)
        self.batch = torch.zeros(self.recipe.batch, dtype=torch.int64, device=self.device)

    def _played(self) -> None:
        with torch.no_grad():
            self.collect()
            self.look_back()

    def collect(self) -> None:
        """Plays ``steps`` decisions at every table."""
        tables = self.tables
        for t in range(self.recipe.steps):
            floats = self._floats(tables.rows)
            moves, chances, values = self._choose(self.model, floats, tables.masks)
            theirs, _, _ = self._choose(self.rival, floats[1::2], tables.masks[1::2])
            mine = self.learns.gather(1, tables.movers[:, None])[1::2, 0]
            moves[1::2] = torch.where(mine, moves[1::2], theirs)
            self.floats[t], self.masks[t] = floats, tables.masks
            self.moves[t], self.movers[t] = moves, tables.movers
            self.chances[t], self.values[t] = chances, values
            tables.step(moves.int())
            self.dones[t], self.rewards[t] = tables.dones, tables.rewards
        *_, self.last = self._choose(self.model, self._floats(tables.rows), tables.masks)

    def _expanded(self, rows: Tensor) -> Tensor:
        return self.model.padded(self.expand(rows))

    def _chosen(self, model: Model, floats: Tensor, masks: Tensor) -> tuple[Tensor, ...]:
        """Moves drawn by their chances; the chances' logarithms; what the tables are worth."""
        logits, values = model(floats)
        logits = logits.masked_fill(masks == 0, FORBIDDEN)
        luck = -torch.log(-torch.log(torch.rand_like(logits).clamp(1e-9, 1 - 1e-7)))
        moves = (logits + luck).argmax(1)
        chances = torch.log_softmax(logits, 1).gather(1, moves[:, None])[:, 0]
        return moves, chances, values

    # What it led to.

    def look_back(self) -> None:
        """Of every decision: its advantage, the return its value should foresee, and whether
        it is a lesson (a learner's, whose outcome is known)."""
        trace = self.recipe.trace
        # What awaits each seat from here on, and whether that is known.
        ahead = torch.zeros_like(self.rewards[0])
        known = torch.zeros_like(self.rewards[0], dtype=torch.bool)
        mover = self.tables.movers[:, None]
        ahead.scatter_(1, mover, self.last[:, None])
        known.scatter_(1, mover, True)
        for t in reversed(range(self.recipe.steps)):
            over = (self.dones[t] != 0)[:, None]
            ahead = torch.where(over, self.rewards[t], ahead)
            known = known | over
            mover = self.movers[t][:, None]
            goal, sure = ahead.gather(1, mover), known.gather(1, mover)
            value = self.values[t][:, None]
            self.goals[t] = goal[:, 0]
            self.lessons[t] = (sure & self.learns.gather(1, mover))[:, 0]
            before = torch.where(sure, (1 - trace) * value + trace * goal, value)
            ahead.scatter_(1, mover, before)
            known.scatter_(1, mover, True)
        self.advantages.copy_(self.goals - self.values)

    # What is learnt.

    def improve(self) -> dict[str, float]:
        """Some epochs over the lessons, in batches of random ones."""
        lesson = self.lessons.flatten().nonzero()[:, 0]
        spread, mean = torch.std_mean(self.advantages.flatten()[lesson])
        self.advantages.sub_(mean).div_(spread + 1e-8)
        size, rounds = len(self.batch), 0
        sums = torch.zeros(5, device=self.device)
        for _ in range(self.recipe.epochs):
            order = lesson[torch.randperm(len(lesson), device=self.device)]
            for at in range(0, len(order) - size + 1, size):
                self.batch.copy_(order[at : at + size])
                sums += self._learn()
                rounds += 1
        self.decisions += len(lesson)
        names = ("policy", "value", "entropy", "change", "clipped")
        return dict(zip(names, (sums / max(rounds, 1)).tolist(), strict=True))

    def _learnt(self) -> Tensor:
        """One step of the optimizer on the decisions that ``batch`` names."""
        parts = (self.floats, self.masks, self.moves, self.chances, self.advantages, self.goals)
        batch = [part.flatten(0, 1)[self.batch] for part in parts]
        loss, figures = self._loss(self.model, self.variety, *batch)
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.model.parameters(), self.recipe.norm, foreach=True)
        self.optimizer.step()
        found: Tensor = figures
        return found

    def _lost(
        self,
        model: Model,
        variety: Tensor,
        floats: Tensor,
        masks: Tensor,
        moves: Tensor,
        chances: Tensor,
        advantages: Tensor,
        goals: Tensor,
    ) -> tuple[Tensor, Tensor]:
        recipe = self.recipe
        logits, values = model(floats)
        logs = torch.log_softmax(logits.masked_fill(masks == 0, FORBIDDEN), 1)
        now = logs.gather(1, moves[:, None])[:, 0]
        ratio = (now - chances).exp()
        within = ratio.clamp(1 - recipe.clip, 1 + recipe.clip)
        policy = -torch.minimum(ratio * advantages, within * advantages).mean()
        value = 0.5 * (values - goals).square().mean()
        entropy = -(logs.exp() * logs).sum(1).mean()
        change = (chances - now).mean()
        clipped = (ratio != within).float().mean()
        loss = policy + recipe.value * value - variety * entropy
        return loss, torch.stack([policy, value, entropy, change, clipped]).detach()

    # What it was.

    def _weights(self) -> dict[str, Tensor]:
        return {name: tensor.clone() for name, tensor in self.model.state_dict().items()}

    def _remember(self) -> None:
        """Adds the present self to the pool; a full one forgets a random one of its past."""
        if len(self.pool) >= self.recipe.past:
            del self.pool[int(torch.randint(len(self.pool), ()))]
        self.pool.append(self._weights())

    def begin_from(self, net: Net) -> None:
        """Takes a net's weights for its own, and for all its past."""
        self.model.load_net(net)
        self.pool = [self._weights()]

    def state(self) -> dict[str, Any]:
        """All that ``restore`` needs to go on, but for the games on the tables."""
        return {
            "recipe": self.recipe.header(),
            "model": self.model.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "pool": self.pool,
            "iteration": self.iteration,
            "decisions": self.decisions,
            "chance": torch.get_rng_state(),
        }

    def restore(self, state: dict[str, Any]) -> None:
        """Goes on from there, with games dealt anew."""
        self.model.load_state_dict(state["model"])
        self.optimizer.load_state_dict(state["optimizer"])
        self.pool = [{k: v.to(self.device) for k, v in past.items()} for past in state["pool"]]
        self.iteration, self.decisions = state["iteration"], state["decisions"]
        torch.set_rng_state(state["chance"].cpu())

    def _time(self) -> float:
        if self.on_gpu:
            torch.cuda.synchronize()
        return perf_counter()
