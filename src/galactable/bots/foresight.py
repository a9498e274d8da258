"""A net that looks before it moves: its first choices are played on, by itself, and compared.

Every promising move is tried at tables that the seat believes possible, all moves with the
same cards and chances. The net plays on for everyone until the seat's next turn, and says
what the table is worth then. What was liked at first counts too: a move must look better by
more than luck to be preferred.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log
from typing import Any

import numpy as np
from numpy.typing import NDArray

from galactable.bots.bot import Bot, Desk
from galactable.bots.net import NetDesk, likeliest
from galactable.core.compile import door, rule
from galactable.core.events import EventRows
from galactable.core.features import Seen
from galactable.core.game import Game
from galactable.core.generic import Ints, hide, legal, observe, places, play
from galactable.core.rng import Rng, below, start
from galactable.sim.net import Net, NetError, forward
from galactable.sim.sparse import Floats

__all__ = ["Foresight", "Sight", "look_ahead"]

ROOT, NOW = 0, 1
STREAM = 1 << 24  # streams of chance that one try may use
FINE = 1 << 30  # steps of a chance between 0 and 1


@dataclass(frozen=True)
class Sight:
    """How far it looks."""

    passes: int = 800
    """Forward passes for a decision: what it costs."""
    width: int = 4
    """Moves that are compared."""
    least: float = 0.02
    """A move must have this part of the best one's chance to be compared."""
    trust: float = 0.08
    """Reward that outweighs a move liked e times as much."""
    longest: int = 60
    """Decisions after which a try is judged at the seat's next one, whatever the turn."""


@rule
def _drawn(answers: Floats, out: Ints, n: int, rng: Rng) -> int:
    """A legal move by the net's chances."""
    most = answers[out[0]]
    for k in range(1, n):
        most = max(most, answers[out[k]])
    total = 0.0
    for k in range(n):
        total += exp(answers[out[k]] - most)
    left = total * below(rng, FINE) / FINE
    for k in range(n):
        left -= exp(answers[out[k]] - most)
        if left < 0.0:
            return int(out[k])
    return int(out[n - 1])


@rule
def _worth(s: Any, seat: int, ranks: Ints) -> float:
    """What a finished game was worth: from -1 (last) to 1 (first), ties in between."""
    places(s, ranks)
    beaten = 0
    tied = 0
    for other in range(s.seats):
        if ranks[other] > ranks[seat]:
            beaten += 1
        elif ranks[other] == ranks[seat] and other != seat:
            tied += 1
    return (2.0 * beaten + tied) / max(s.seats - 1, 1) - 1.0


@door
def look_ahead(
    states: NDArray[Any],
    bytes_: NDArray[np.uint8],
    seat: int,
    key: int,
    passes: int,
    width: int,
    least: float,
    trust: float,
    longest: int,
    out: Ints,
    ranks: Ints,
    moves: Ints,
    liked: NDArray[np.float64],
    found: NDArray[np.float64],
    rng: Rng,
    events: EventRows,
    steps: NDArray[np.int32],
    scales: Floats,
    tables: Floats,
    first: Floats,
    layers: Floats,
    norms: Floats,
    head: Floats,
    bias: Floats,
    row: Seen,
    where: NDArray[np.int32],
    what: Floats,
    state: Floats,
    sums: Floats,
    answers: Floats,
) -> int:
    """The move for the seat at the table in record 0."""
    n = legal(states[ROOT], seat, out)
    if n == 1:
        return int(out[0])
    observe(states[ROOT], seat, row)
    forward(
        row, steps, scales, tables, first, layers, norms, head, bias,
        where, what, state, sums, answers,
    )  # fmt: skip
    top = answers[likeliest(answers, out, n)]
    many = 0
    while many < min(width, n):  # the moves liked best, in the order of liking
        best = -1
        for k in range(n):
            if out[k] >= 0 and (best < 0 or answers[out[k]] > answers[out[best]]):
                best = k
        if answers[out[best]] - top < log(least):
            break
        moves[many] = out[best]
        liked[many] = answers[out[best]] - top
        found[many] = 0.0
        out[best] = -1
        many += 1
    if many == 1:
        return int(moves[0])
    s = states[NOW]
    spent = 1
    tries = 0
    while spent < passes:
        for k in range(many):
            stream = (tries + 1) * STREAM
            bytes_[NOW] = bytes_[ROOT]
            start(rng, key, stream)
            hide(s, seat, rng)
            start(rng, key, stream + 1)
            play(s, seat, int(moves[k]), rng, events)
            passed = s.seat != seat  # whether others had their turn
            depth = 0
            value = 0.0
            judged = False
            while not judged and s.waiting != 0:
                mover = int(s.seat)
                passed = passed or mover != seat
                depth += 1
                n = legal(s, mover, out)
                move = int(out[0])
                judged = mover == seat and (passed or depth > longest)
                if judged or n > 1:
                    observe(s, mover, row)
                    value = forward(
                        row, steps, scales, tables, first, layers, norms, head, bias,
                        where, what, state, sums, answers,
                    )  # fmt: skip
                    spent += 1
                if not judged:
                    if n > 1:
                        start(rng, key, stream + 2 * depth)
                        if mover == seat:
                            move = likeliest(answers, out, n)
                        else:
                            move = _drawn(answers, out, n, rng)
                    start(rng, key, stream + 2 * depth + 1)
                    play(s, mover, move, rng, events)
            if not judged:
                value = _worth(s, seat, ranks)
            found[k] += value
            spent += 1  # dealing costs too; and a try that ends the game asks nothing of the net
        tries += 1
    best = 0
    for k in range(1, many):
        if liked[k] + found[k] / (tries * trust) > liked[best] + found[best] / (tries * trust):
            best = k
    return int(moves[best])


class Table(NetDesk):
    """A desk with room to look ahead."""

    def __init__(self, game: Game, net: Net, width: int) -> None:
        super().__init__(game, net, records=2)
        self.ranks = np.zeros(16, np.int32)
        self.moves = np.zeros(width, np.int32)
        self.liked, self.found = np.zeros(width), np.zeros(width)


class Foresight(Bot):
    """A net that looks ahead to its next turn."""

    light = False

    def __init__(self, net: Net, name: str, sight: Sight | None = None) -> None:
        super().__init__()
        self.net, self.sight = net, sight or Sight()
        self.name = name
        self.title = f"Net {net.name}"
        self.about = f"A net of {net.game.title} that looks ahead to its next turn."

    def desk(self, game: Game) -> Table:
        """Room to look ahead in the game that the net was made for."""
        if game.slug != self.net.game.slug:
            raise NetError(f"{self.name} plays {self.net.game.title}, not {game.title}")
        return Table(game, self.net, self.sight.width)

    def decide(self, desk: Desk, seat: int, key: int) -> int:
        """The move that looks best, a turn later."""
        assert isinstance(desk, Table)
        sight = self.sight
        return int(
            look_ahead(
                desk.states,
                desk.bytes,
                seat,
                key,
                sight.passes,
                sight.width,
                sight.least,
                sight.trust,
                sight.longest,
                desk.out,
                desk.ranks,
                desk.moves,
                desk.liked,
                desk.found,
                desk.rng,
                desk.silence,
                *self.net.plan[:3],
                *self.net.weights,
                *desk.space,
            )
        )
