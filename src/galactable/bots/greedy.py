"""``greedy``: looks one decision ahead with the game's own evaluation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from galactable.bots.bot import Bot, Desk
from galactable.bots.settings import settings_for
from galactable.core.compile import door, rule
from galactable.core.events import EventRows
from galactable.core.game import Game
from galactable.core.generic import Ints, evaluate, hide, legal, play
from galactable.core.rng import Rng, below, start

__all__ = ["Greedy", "Novice", "greedy_move"]

SAMPLES = 4  # tables and chances that every move is tried on


@rule
def weigh(
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

    All moves are tried on the same tables and chances. A move that involves neither chance nor
    anything hidden has the same result every time, and is tried once. The second half of
    ``values`` remembers which moves these are.
    """
    n = legal(states[0], seat, out)
    for k in range(n):
        values[k] = 0
    if n == 1:
        return n
    half = len(values) // 2
    size = bytes_.shape[1]
    certain = 0
    for sample in range(samples):
        if certain < n:
            for b in range(size):
                bytes_[1, b] = bytes_[0, b]
            start(rng, key, 2 * sample + 1)
            before = rng[0]
            hide(states[1], seat, rng)
            known = sample == 0 and rng[0] == before
            for k in range(n):
                if sample == 0 or values[half + k] == 0:
                    for b in range(size):
                        bytes_[2, b] = bytes_[1, b]
                    start(rng, key, 2 * sample + 2)
                    before = rng[0]
                    play(states[2], seat, int(out[k]), rng, events)
                    worth = evaluate(states[2], seat)
                    values[k] += worth
                    if sample == 0:
                        values[half + k] = 0
                        if known and rng[0] == before:
                            values[half + k] = 1
                            values[k] += (samples - 1) * worth
                            certain += 1
    return n


@rule
def greatest(values: NDArray[np.int64], n: int, key: int, rng: Rng) -> int:
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


@rule
def greedy_move(
    states: NDArray[Any],
    bytes_: NDArray[np.uint8],
    seat: int,
    key: int,
    out: Ints,
    values: NDArray[np.int64],
    rng: Rng,
    events: EventRows,
) -> int:
    """What ``Greedy`` decides at the table in record 0, for compiled code."""
    n = weigh(states, bytes_, seat, key, SAMPLES, out, values, rng, events)
    return int(out[greatest(values, n, key, rng)])


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
    """``weigh``, for use from Python."""
    return weigh(states, bytes_, seat, key, samples, out, values, rng, events)


@door
def best_of(values: NDArray[np.int64], n: int, key: int, rng: Rng) -> int:
    """``greatest``, for use from Python."""
    return greatest(values, n, key, rng)


def appraised(desk: Desk, seat: int, key: int, samples: int = SAMPLES) -> NDArray[np.int64]:
    """The evaluations after every legal move at the desk's table; ``desk.out`` has the moves."""
    values = np.zeros(2 * len(desk.out), np.int64)
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
    """Judges moves as greedy does, but through a fog: the weaker the level, the thicker."""

    def __init__(self, name: str, title: str, about: str) -> None:
        self.name, self.title, self.about = name, title, about

    def decide(self, desk: Desk, seat: int, key: int) -> int:
        """The move that looks best through the fog."""
        settings = settings_for(desk.game)
        values = appraised(desk, seat, key, samples=1)
        kept = sensible(desk.game, desk.out[: len(values)].tolist(), settings.waste, settings.early)
        if len(kept) == 1:
            return int(desk.out[kept[0]])
        depth = settings.fog[self.name] * values[kept].std()
        fog = np.random.Generator(np.random.PCG64(key)).gumbel(size=len(kept))
        return int(desk.out[kept[int(np.argmax(values[kept] + depth * fog))]])


def sensible(
    game: Game, moves: list[int], waste: Mapping[str, str], early: Mapping[str, str]
) -> list[int]:
    """Indices of the moves that neither throw away what another would take nor come too early."""
    kinds = [game.moves.kind(move).name for move in moves]
    found = [
        i
        for i, kind in enumerate(kinds)
        if waste.get(kind) not in kinds and early.get(kind, kind) in kinds
    ]
    return found or list(range(len(moves)))
