"""Players that are nets: ``net:FILE``, and what games ship for their level ``legend``.

A net plays the move that it likes best. It reads an observation of the table on the bot's
desk, which was dealt anew for the seat: what the seat cannot know does not reach it.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from threading import local
from typing import Any

from numpy.typing import NDArray

from galactable.bots.bot import Bot, Desk
from galactable.bots.own import Planner
from galactable.core.compile import door, rule
from galactable.core.game import Game
from galactable.core.generic import Ints, legal, observe
from galactable.sim import net as nets
from galactable.sim.net import Net, NetError, Space, Weights, forward
from galactable.sim.plan import Floats, Plan

__all__ = ["NetBot", "Policy", "best_move", "best_moves", "load", "shipped"]


@rule
def likeliest(answers: Floats, out: Ints, n: int) -> int:
    """The legal move with the highest logit, the first of equals."""
    best = 0
    for k in range(1, n):
        if answers[out[k]] > answers[out[best]]:
            best = k
    return int(out[best])


@door
def best_move(
    states: NDArray[Any],
    seat: int,
    out: Ints,
    plan: Plan,
    weights: Weights,
    space: Space,
) -> int:
    """The net's move for the seat at the table in record 0."""
    n = legal(states[0], seat, out)
    if n == 1:
        return int(out[0])
    observe(states[0], seat, space.row)
    forward(space.row, plan, weights, space)
    return likeliest(space.answers, out, n)


@door
def best_moves(
    states: NDArray[Any],
    seat_of: Ints,
    seat: int,
    chosen: Ints,
    out: Ints,
    plan: Plan,
    weights: Weights,
    space: Space,
) -> None:
    """The net's moves at all tables where this seat decides."""
    for i in range(len(states)):
        if seat_of[i] == seat:
            n = legal(states[i], seat, out)
            if n > 1:
                observe(states[i], seat, space.row)
                forward(space.row, plan, weights, space)
                chosen[i] = likeliest(space.answers, out, n)
            else:
                chosen[i] = out[0]


class Policy(Planner):
    """The bare policy of a net: no search, no chance."""

    def __init__(self, net: Net) -> None:
        if net.outputs == 1:
            raise NetError(f"net {net.name} says what a table is worth, and no moves")
        self.net = net
        self._threads = local()  # room for a forward pass is used by one thread at a time

    def __reduce__(self) -> tuple[Any, ...]:
        return Policy, (self.net,)

    def decide(self, desk: Desk, seat: int, key: int) -> int:
        """The move that the net likes best."""
        space = self._threads.__dict__.get("space")
        if space is None:
            space = self._threads.space = Space.of(self.net)
        net = self.net
        move = best_move(desk.states, seat, desk.out, net.plan, net.weights, space)
        return int(move)


class NetBot(Bot):
    """Plays the move that a net likes best, without search."""

    light = False

    def __init__(self, net: Net, name: str) -> None:
        self.name = name
        self.title = f"Net {net.name}"
        self.about = f"A net of {net.game.title}: plays what it likes best, without search."
        self.policy = Policy(net)

    def desk(self, game: Game) -> Desk:
        """A net plays the game that it was made for."""
        own = self.policy.net.game
        if game.slug != own.slug:
            raise NetError(f"{self.name} plays {own.title}, not {game.title}")
        return Desk(game, records=1)

    def decide(self, desk: Desk, seat: int, key: int) -> int:
        """The net's first choice."""
        return self.policy.decide(desk, seat, key)


def load(file: str) -> Bot:
    """The bot of a file; what is no net, or one for something else, is refused in one line."""
    return NetBot(nets.load(Path(file)), f"net:{file}")


@cache
def shipped(package: str) -> Policy:
    """The one net that a package ships, named after its game and content."""
    (file,) = (p for p in files(package).iterdir() if p.name.endswith(".npz"))
    with as_file(file) as path:
        return Policy(nets.load(path))
