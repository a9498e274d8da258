"""``greedy``: looks one decision ahead with the game's own evaluation."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from galactable.bots.bot import Bot, Desk
from galactable.core.compile import door
from galactable.core.events import EventRows
from galactable.core.generic import Ints, evaluate, hide, legal, play
from galactable.core.rng import Rng, below, start

__all__ = ["Greedy"]

SAMPLES = 4  # tables and chances that every move is tried on


@door
def greedy_at(
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
    """The move of record 0 with the best mean evaluation, all tried on the same chances."""
    n = legal(states[0], seat, out)
    if n == 1:
        return out[0]
    for k in range(n):
        values[k] = 0
    for sample in range(samples):
        bytes_[1] = bytes_[0]
        start(rng, key, 2 * sample + 1)
        hide(states[1], seat, rng)
        for k in range(n):
            bytes_[2] = bytes_[1]
            start(rng, key, 2 * sample + 2)
            play(states[2], seat, out[k], rng, events)
            values[k] += evaluate(states[2], seat)
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
    return out[best]


class Greedy(Bot):
    """The move after which the table looks best, on average over a few samples."""

    name = "greedy"
    title = "Greedy"
    about = "Takes what looks best right now."

    def decide(self, desk: Desk, seat: int, key: int) -> int:
        """The best-looking move."""
        values = np.zeros(len(desk.out), np.int64)
        return int(
            greedy_at(
                desk.states,
                desk.bytes,
                seat,
                key,
                SAMPLES,
                desk.out,
                values,
                desk.rng,
                desk.silence,
            )
        )
