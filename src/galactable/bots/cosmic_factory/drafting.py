"""What to keep in the draft of Cosmic Factory: the tiles that make the best galaxies.

Every choice of three from a packet is completed to nine with tiles that may come, and nine
tiles are worth what annealing makes of them. The threes that look best are tried most.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from galactable.bots.bot import Desk
from galactable.bots.cosmic_factory.annealing import anneal
from galactable.core.compile import door, rule
from galactable.core.rng import Rng, below, start
from galactable.core.rows import copy_row
from galactable.games.cosmic_factory.components import EACH, N_COLOURS, N_TILES, Kaos
from galactable.games.cosmic_factory.evaluate import QUALITY, SPOKES
from galactable.games.cosmic_factory.state import State

__all__ = ["best_three"]

THREE = 3
STEPS = 300  # arrangements of nine tiles: enough to tell good ones from bad ones
FINALISTS = 12  # threes that are looked at again
Ints = NDArray[np.int64]


@rule
def _quality(s: State, seat: int, tile: int) -> int:
    """What a tile is worth at first sight, as ``evaluate`` has it."""
    weakest = 0
    found = SPOKES[tile]
    for colour in range(N_COLOURS):
        found += QUALITY[tile, colour]
        if s.track[seat, colour] < s.track[seat, weakest]:
            weakest = colour
    return found + QUALITY[tile, weakest]


@rule
def _packet(s: State, seat: int, unseen: int, heap: Ints, rng: Rng) -> None:
    """Nine random tiles of those unseen, the best at first sight first."""
    n = 0
    for tile in range(N_TILES):
        if unseen >> tile & 1:
            heap[n] = tile
            n += 1
    for k in range(EACH):
        other = k + below(rng, n - k)
        tile = heap[other]
        heap[other] = heap[k]
        heap[k] = tile
    _sort(s, seat, heap, EACH)


@rule
def _sort(s: State, seat: int, heap: Ints, n: int) -> None:
    for k in range(1, n):
        tile = heap[k]
        j = k
        while j > 0 and _quality(s, seat, heap[j - 1]) < _quality(s, seat, tile):
            heap[j] = heap[j - 1]
            j -= 1
        heap[j] = tile


@rule
def _completed(s: State, seat: int, seen: int, kept: int, before: int, heap: Ints, rng: Rng) -> int:
    """Nine tiles: those kept, and what may come.

    Neighbours keep what is best at first sight. In the first stage the best three of the six
    that a neighbour leaves will be kept; the last three were left by two.
    """
    unseen = (1 << N_TILES) - 1 & ~(seen | before)
    nine = kept | before
    if before == 0:
        _packet(s, seat, unseen, heap, rng)
        for k in range(THREE, 2 * THREE):
            nine |= 1 << heap[k]
            unseen &= ~(1 << heap[k])
    if before == 0 and s.seats == 2:  # the last three are of those passed on now
        n = 0
        for tile in range(N_TILES):
            if (seen & ~kept) >> tile & 1:
                heap[n] = tile
                n += 1
        _sort(s, seat, heap, n)
        for k in range(THREE, 2 * THREE):
            nine |= 1 << heap[k]
    else:
        _packet(s, seat, unseen, heap, rng)
        for k in range(2 * THREE, EACH):
            nine |= 1 << heap[k]
    return nine


@door
def foresee(
    states: NDArray[Any],
    bytes_: NDArray[np.uint8],
    seat: int,
    key: int,
    seen: int,
    before: int,
    threes: Ints,
    first: int,
    last: int,
    steps: int,
    worths: Ints,
    heap: Ints,
    rng: Rng,
) -> None:
    """Adds up what galaxies with each three are worth, on samples ``first`` to ``last``.

    All threes are tried on the same luck.
    """
    for sample in range(first, last):
        for k in range(len(threes)):
            copy_row(bytes_, 0, 1)
            s = states[1]
            start(rng, key, 2 * sample)
            nine = _completed(s, seat, seen, threes[k], before, heap, rng)
            rank = 0
            for tile in range(N_TILES):
                if nine >> tile & 1:
                    s.tiles[seat, rank] = tile
                    rank += 1
            start(rng, key, 2 * sample + 1)
            worths[k] += anneal(states, bytes_, seat, steps, rng)


def best_three(desk: Desk, seat: int, key: int, arrangements: int) -> int:
    """The tiles to keep in this stage, as a bit mask, after so many arrangements."""
    s = desk.states[0]
    stage = int(s.stage)
    seen = int(s.packet[seat] | s.picked[seat, stage])
    before = int(s.picked[seat, 0]) if stage else 0
    tiles = [tile for tile in range(N_TILES) if seen >> tile & 1]
    threes = np.array([sum(1 << t for t in three) for three in combinations(tiles, THREE)])
    sign = -1 if s.kaos == Kaos.SPACE_PIRATE else 1  # others will build with these
    heap = np.zeros(N_TILES, np.int64)
    worths = np.zeros(len(threes), np.int64)
    done = 0
    while len(threes) > 1:
        share = arrangements // 2 if len(threes) > FINALISTS else arrangements - arrangements // 2
        samples = max(1, share // (STEPS * len(threes)))
        foresee(
            desk.states, desk.bytes, seat, key, seen, before, threes,
            done, done + samples, STEPS, worths, heap, desk.rng,
        )  # fmt: skip
        done += samples
        kept = FINALISTS if len(threes) > FINALISTS else 1
        best = np.argsort(-sign * worths, kind="stable")[:kept]
        threes, worths = threes[best], worths[best]
    return int(threes[0])
