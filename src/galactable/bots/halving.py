"""Sequential halving at the root, where the budget is known.

All moves are played out on the same hidden cards, the same chances and the same choices;
the worse half is left out, and so on. Playouts correct the evaluation, and weigh
more as they grow in number. Since luck is shared, a few laps often show that a move
is behind: a hasty search leaves such moves out at once, and ends when one is left.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from galactable.bots.playout import attempt
from galactable.bots.records import MAX_WIDTH, NONE, NOW, ROOT, STREAM
from galactable.core.compile import door, rule
from galactable.core.events import EventRows
from galactable.core.generic import hide
from galactable.core.rng import Rng, start
from galactable.core.rows import copy_row

__all__ = ["choice", "decided", "enter", "halve"]

SAMPLES = 4  # of what is hidden and of chance, for the evaluation of moves at the root
FIRST_LOOK = 16  # laps before a move may be left behind
LOOK = 8  # laps between two looks
DOUBT = 3.0  # standard errors of a difference that leave no doubt about it


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
        copy_row(bytes_, ROOT, NOW)
        start(rng, key, STREAM - 2 - 2 * sample)
        hide(states[NOW], seat, rng)
        edge = nodes[0].first
        while edge != NONE:
            start(rng, key, STREAM - 3 - 2 * sample)
            value = attempt(states, bytes_, seat, edges[edge].move, rng, events)
            edges[edge].hint += point * value / SAMPLES
            edge = edges[edge].next
    copy_row(bytes_, ROOT, NOW)
    width = min(width, knobs.width, MAX_WIDTH, max(2, knobs.budget // 6))
    for place in range(width):
        heaviest = NONE
        edge = nodes[0].first
        while edge != NONE:
            if edges[edge].alive == 0 and (
                heaviest == NONE or edges[edge].hint > edges[heaviest].hint
            ):
                heaviest = edge
            edge = edges[edge].next
        edges[heaviest].alive = 1
        edges[heaviest].place = place
    counters.alive = width
    counters.laps = 0
    counters.apart[:] = 0.0
    counters.rounds = 1
    left = width
    while left > 2:
        left = _half(left)
        counters.rounds += 1
    counters.quota = _share(counters, knobs, width)
    counters.most = counters.quota
    left = width
    while left > 2:
        left = _half(left)
        counters.most += _share(counters, knobs, left)


@rule
def _half(moves: int) -> int:
    return (moves + 1) // 2


@rule
def _share(counters: Any, knobs: Any, moves: int) -> int:
    """Visits of each of so many moves in a round."""
    return max(1, knobs.budget // (counters.rounds * moves))


@rule
def decided(counters: Any) -> bool:
    """Whether a hasty search may end: one move is left, or the rest were compared enough."""
    return counters.alive == 1 or counters.laps >= counters.most


@rule
def halve(nodes: NDArray[Any], edges: NDArray[Any], counters: Any, knobs: Any) -> int:
    """The living move with the fewest visits; when all have theirs, half of them go."""
    found = _least_visited(nodes, edges)
    if knobs.hasty == 1 and edges[found].visits > counters.laps:
        counters.laps += 1
        _compare(nodes, edges, counters)
        if counters.laps >= FIRST_LOOK and counters.laps % LOOK == 0:
            _leave_behind(nodes, edges, counters, knobs)
            found = _least_visited(nodes, edges)
    if edges[found].visits >= counters.quota and counters.alive > 2:
        keep = _half(counters.alive)
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
        counters.quota += _share(counters, knobs, keep)
        found = _least_visited(nodes, edges)
    return found


@rule
def _compare(nodes: NDArray[Any], edges: NDArray[Any], counters: Any) -> None:
    """Notes how far apart the living moves were on the luck that they just shared."""
    one = nodes[0].first
    while one != NONE:
        a = edges[one]
        other = a.next if a.alive == 1 else NONE
        while other != NONE:
            b = edges[other]
            if b.alive == 1:
                difference = a.latest - b.latest
                counters.apart[a.place, b.place] += difference * difference
                counters.apart[b.place, a.place] += difference * difference
            other = b.next
        one = a.next


@rule
def _leave_behind(nodes: NDArray[Any], edges: NDArray[Any], counters: Any, knobs: Any) -> None:
    """Leaves out the living moves that are clearly behind the best one."""
    leader = edges[_leader(nodes, edges, knobs)]
    offset = _offset(nodes, edges)
    best = _judged(leader, offset, knobs)
    laps = counters.laps
    edge = nodes[0].first
    while edge != NONE:
        e = edges[edge]
        if e.alive == 1 and e.place != leader.place:
            mean = (leader.total - e.total) / laps
            spread = max(counters.apart[leader.place, e.place] / laps - mean * mean, 0.0)
            doubt = DOUBT * sqrt(spread / laps) * laps / (laps + knobs.trust)
            if best - _judged(e, offset, knobs) >= doubt:
                e.alive = 0
                counters.alive -= 1
        edge = e.next


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
    found = _leader(nodes, edges, knobs[0]) if halved else _most_visited(nodes, edges)
    return edges[found].move


@rule
def _leader(nodes: NDArray[Any], edges: NDArray[Any], knobs: Any) -> int:
    """The best of the living moves."""
    offset = _offset(nodes, edges)
    found = NONE
    best = 0.0
    edge = nodes[0].first
    while edge != NONE:
        value = _judged(edges[edge], offset, knobs)
        if edges[edge].alive == 1 and (found == NONE or value > best):
            found = edge
            best = value
        edge = edges[edge].next
    return found


@rule
def _most_visited(nodes: NDArray[Any], edges: NDArray[Any]) -> int:
    found = NONE
    edge = nodes[0].first
    while edge != NONE:
        if found == NONE or edges[edge].visits > edges[found].visits:
            found = edge
        edge = edges[edge].next
    return found


@rule
def _least_visited(nodes: NDArray[Any], edges: NDArray[Any]) -> int:
    found = NONE
    edge = nodes[0].first
    while edge != NONE:
        if edges[edge].alive == 1 and (found == NONE or edges[edge].visits < edges[found].visits):
            found = edge
        edge = edges[edge].next
    return found
