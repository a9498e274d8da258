"""Sequential halving at the root, where the budget is known.

All moves are played out on the same hidden cards, the same chances and the same choices;
the worse half is left out, and so on. What playouts say corrects what the evaluation
says, the more the more there are.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from galactable.bots.playout import attempt
from galactable.bots.records import NONE, NOW, ROOT, STREAM
from galactable.core.compile import door, rule
from galactable.core.events import EventRows
from galactable.core.generic import hide
from galactable.core.rng import Rng, start

__all__ = ["choice", "enter", "halve"]

SAMPLES = 4  # of what is hidden and of chance, for the evaluation of moves at the root


@rule
def enter(
    states: NDArray[Any],
    bytes_: NDArray[np.uint8],
    nodes: NDArray[Any],
    edges: NDArray[Any],
    counters: Any,
    knobs: Any,
    seat: int,
    key: int,
    rng: Rng,
    events: EventRows,
) -> None:
    """Halving begins with the moves at the root that look best."""
    width = 0
    edge = nodes[0].first
    while edge != NONE:
        width += 1
        edge = edges[edge].next
    # A point of margin in payoff, where both sides are about equal.
    point = 1.0 / knobs.scale if states[ROOT].seats == 1 else 0.25 / knobs.scale
    for sample in range(SAMPLES):
        bytes_[NOW] = bytes_[ROOT]
        start(rng, key, STREAM - 2 - 2 * sample)
        hide(states[NOW], seat, rng)
        edge = nodes[0].first
        while edge != NONE:
            start(rng, key, STREAM - 3 - 2 * sample)
            value = attempt(states, bytes_, seat, edges[edge].move, rng, events)
            edges[edge].hint += point * value / SAMPLES
            edge = edges[edge].next
    bytes_[NOW] = bytes_[ROOT]
    width = min(width, knobs.width, max(2, knobs.budget // 6))
    for _ in range(width):
        heaviest = NONE
        edge = nodes[0].first
        while edge != NONE:
            if edges[edge].alive == 0 and (
                heaviest == NONE or edges[edge].hint > edges[heaviest].hint
            ):
                heaviest = edge
            edge = edges[edge].next
        edges[heaviest].alive = 1
    counters.alive = width
    counters.rounds = 1
    left = width
    while left > 2:
        left = (left + 1) // 2
        counters.rounds += 1
    counters.quota = max(1, knobs.budget // (counters.rounds * width))


@rule
def halve(nodes: NDArray[Any], edges: NDArray[Any], counters: Any, knobs: Any) -> int:
    """The living move with the fewest visits; when all have theirs, half of them go."""
    found = _least_visited(nodes, edges)
    if edges[found].visits >= counters.quota and counters.alive > 2:
        keep = (counters.alive + 1) // 2
        while counters.alive > keep:
            worst = NONE
            worst_value = 0.0
            offset = _offset(nodes, edges)
            edge = nodes[0].first
            while edge != NONE:
                e = edges[edge]
                value = _judged(e, offset, knobs)
                if e.alive == 1 and (worst == NONE or value < worst_value):
                    worst = edge
                    worst_value = value
                edge = e.next
            edges[worst].alive = 0
            counters.alive -= 1
        counters.quota += max(1, knobs.budget // (counters.rounds * keep))
        found = _least_visited(nodes, edges)
    return found


@rule
def _offset(nodes: NDArray[Any], edges: NDArray[Any]) -> float:
    """By how much playouts are above the evaluation, on average over the living moves."""
    total = 0.0
    count = 0
    edge = nodes[0].first
    while edge != NONE:
        e = edges[edge]
        if e.alive == 1 and e.visits > 0:
            total += e.total / e.visits - e.hint
            count += 1
        edge = e.next
    return total / count if count > 0 else 0.0


@rule
def _judged(e: Any, offset: float, knobs: Any) -> float:
    """A move's payoff: the evaluation's, corrected by its playouts."""
    if e.visits == 0:
        return e.hint + offset
    residue = e.total / e.visits - e.hint - offset
    return e.hint + offset + residue * e.visits / (e.visits + knobs.trust)


@door
def choice(nodes: NDArray[Any], edges: NDArray[Any], knobs: NDArray[Any]) -> int:
    """The move to play: after halving the best of those alive, else the most visited."""
    halved = knobs[0].budget > 0 and knobs[0].width > 0
    offset = _offset(nodes, edges)
    found = NONE
    best = 0.0
    edge = nodes[0].first
    while edge != NONE:
        e = edges[edge]
        value = _judged(e, offset, knobs[0]) if halved else float(e.visits)
        if (e.alive == 1 or not halved) and (found == NONE or value > best):
            found = edge
            best = value
        edge = e.next
    return edges[found].move


@rule
def _least_visited(nodes: NDArray[Any], edges: NDArray[Any]) -> int:
    found = NONE
    edge = nodes[0].first
    while edge != NONE:
        if edges[edge].alive == 1 and (found == NONE or edges[edge].visits < edges[found].visits):
            found = edge
        edge = edges[edge].next
    return found
