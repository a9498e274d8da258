"""``net:FILE``: a net's bare policy. It plays the move that the net likes best.

The net reads an observation of the table on the bot's desk, which was dealt anew for the
seat: what the seat cannot know does not reach it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from galactable.bots.bot import Bot, Desk
from galactable.core.compile import door, rule
from galactable.core.features import Seen
from galactable.core.game import Game
from galactable.core.generic import Ints, legal, observe
from galactable.sim import net as nets
from galactable.sim.net import Net, NetError, Space, forward
from galactable.sim.sparse import Floats

__all__ = ["NetBot", "NetDesk", "best_move", "likeliest", "load"]


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
    """The net's move for the seat at the table in record 0."""
    n = legal(states[0], seat, out)
    if n == 1:
        return int(out[0])
    observe(states[0], seat, row)
    forward(
        row,
        steps,
        scales,
        tables,
        first,
        layers,
        norms,
        head,
        bias,
        where,
        what,
        state,
        sums,
        answers,
    )
    return likeliest(answers, out, n)


class NetDesk(Desk):
    """A desk with room for a net's forward pass."""

    def __init__(self, game: Game, net: Net, records: int = 1) -> None:
        super().__init__(game, records)
        self.net = net
        self.space = Space.of(net)


class NetBot(Bot):
    """Plays the move that a net likes best."""

    light = False

    def __init__(self, net: Net, name: str) -> None:
        super().__init__()
        self.net = net
        self.name = name
        self.title = f"Net {net.name}"
        self.about = f"A net of {net.game.title}: plays what it likes best, without search."

    def desk(self, game: Game) -> NetDesk:
        """Room for a forward pass; a net plays the game that it was made for."""
        if game.slug != self.net.game.slug:
            raise NetError(f"{self.name} plays {self.net.game.title}, not {game.title}")
        return NetDesk(game, self.net)

    def decide(self, desk: Desk, seat: int, key: int) -> int:
        """The net's first choice."""
        assert isinstance(desk, NetDesk)
        plan, space = self.net.plan, desk.space
        return int(best_move(desk.states, seat, desk.out, *plan[:3], *self.net.weights, *space))


def load(file: str) -> Bot:
    """The bot of a file; what is no net, or one for something else, is refused in one line."""
    net = nets.load(Path(file))
    if net.outputs == 1:
        raise NetError(f"{file} says what a table is worth, and no moves: it cannot play")
    return NetBot(net, f"net:{file}")
