"""``greedy``: looks one decision ahead with the game's own evaluation."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from galactable.bots.bot import Bot, Desk
from galactable.bots.settings import settings_for
from galactable.core.compile import door
from galactable.core.events import EventRows
from galactable.core.generic import Ints, evaluate, hide, legal, play
from galactable.core.rng import Rng, below, start

__all__ = ["Greedy", "Novice"]

SAMPLES = 4  # tables and chances that every move is tried on


@door
def appraise(
    states: NDArray[Any],
    bytes_: NDArray[np.uint8],
    seat: int,
    key: int,
    samples: int,
    out: Ints,
    values: NDArray[np.int64],
    rng: Rng,
    events: EventRows,
) -> int:
    """Adds up the evaluations after every legal move of record 0; returns how many moves.

    All moves are tried on the same tables and chances.
    """
    n = legal(states[0], seat, out)
    for k in range(n):
        values[k] = 0
    if n == 1:
        return n
    for sample in range(samples):
        bytes_[1] = bytes_[0]
        start(rng, key, 2 * sample + 1)
        hide(states[1], seat, rng)
        for k in range(n):
            bytes_[2] = bytes_[1]
            start(rng, key, 2 * sample + 2)
            play(states[2], seat, int(out[k]), rng, events)
            values[k] += evaluate(states[2], seat)
    return n


@door
def best_of(values: NDArray[np.int64], n: int, key: int, rng: Rng) -> int:
    """The index of the greatest of the first n values, one of them at random if several."""
    start(rng, key, 0)
    best = 0
    ties = 1
    for k in range(1, n):
        if values[k] > values[best]:
            best = k
            ties = 1
        elif values[k] == values[best]:
            ties += 1
            if below(rng, ties) == 0:
                best = k
    return best


def appraised(desk: Desk, seat: int, key: int, samples: int = SAMPLES) -> NDArray[np.int64]:
    """The evaluations after every legal move at the desk's table; ``desk.out`` has the moves."""
    values = np.zeros(len(desk.out), np.int64)
    n = desk.engine.door(appraise)(
        desk.states, desk.bytes, seat, key, samples, desk.out, values, desk.rng, desk.silence
    )
    return values[:n]


class Greedy(Bot):
    """The move after which the table looks best, on average over a few samples."""

    name = "greedy"
    title = "Greedy"
    about = "Takes what looks best right now."

    def decide(self, desk: Desk, seat: int, key: int) -> int:
        """The best-looking move."""
        values = appraised(desk, seat, key)
        best = desk.engine.door(best_of)(values, len(values), key, desk.rng)
        return int(desk.out[best])


class Novice(Bot):
    """Sees what greedy sees, through a fog: the worse the eye, the thicker."""

    def __init__(self, name: str, title: str, about: str) -> None:
        self.name, self.title, self.about = name, title, about

    def decide(self, desk: Desk, seat: int, key: int) -> int:
        """The move that looks best through the fog."""
        values = appraised(desk, seat, key, samples=1)
        if len(values) == 1:
            return int(desk.out[0])
        depth = settings_for(desk.game).fog[self.name] * values.std()
        fog = np.random.Generator(np.random.PCG64(key)).gumbel(size=len(values))
        return int(desk.out[np.argmax(values + depth * fog)])
