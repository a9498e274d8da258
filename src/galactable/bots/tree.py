"""The search tree, and the compiled code that grows it: information-set Monte Carlo tree search.

Written once for all games. Every iteration starts from the searcher's own idea of the
table (``hide`` deals anew what its seat cannot know), walks down the tree, adds one
node, plays on for a while, and hands the result back up, each seat its own payoff.

Two ways with chance:

- A game that hides something gets one child a move, whatever chance gave (open loop);
  the moves that are legal differ from iteration to iteration, so every edge counts how
  often it was *available*.
- A game that hides nothing gets children for the different outcomes of a move. Their
  number grows with the square root of the visits (progressive widening), and the outcome
  ``j`` of an edge is drawn from a stream of its own, so that it is the same every time;
  edges of the same depth share these streams, so that they are compared on equal luck.

Wide decisions are kept narrow by the game's evaluation: a move's share of attention is
its weight among the moves, as in PUCT. At the root, where the budget is known, the
heaviest moves are compared by sequential halving instead: all are played out on the same
hidden cards, the same chances and the same choices, the worse half is left out, and so on.
Playouts correct the evaluation there, and weigh more as they grow in number.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from galactable.bots.halving import decided, enter, halve
from galactable.bots.playout import attempt, most_turns, pay, play_out
from galactable.bots.records import MAX_DEPTH, NONE, NOW, ROOT, STREAM, new_edge, new_node
from galactable.core.compile import door, rule
from galactable.core.events import EventRows
from galactable.core.generic import Ints, hide, legal, play
from galactable.core.rng import Rng, start
from galactable.core.rows import copy_row

__all__ = ["grow"]


class Work(NamedTuple):
    """What a search works with; made once for each call of ``grow``."""

    states: NDArray[Any]
    bytes: NDArray[np.uint8]
    nodes: NDArray[Any]
    edges: NDArray[Any]
    counters: NDArray[Any]
    knobs: NDArray[Any]
    out: Ints
    values: NDArray[np.float64]
    path: NDArray[np.int32]
    trail: NDArray[np.int32]
    payoffs: NDArray[np.float64]
    rng: Rng
    picks: Rng
    events: EventRows


_OUTCOMES = 1 << 12
_FIXED = 1 << 60
_LOOK = 16  # iterations between two looks at what is settled


@rule
def _meet(w: Work, at: int, seat: int, key: int, stream: int) -> bool:
    """Gives every legal move an edge; False when the tree is full."""
    states, bytes_, edges, out, values = w.states, w.bytes, w.edges, w.out, w.values
    rng, events = w.rng, w.events
    counters, knobs = w.counters[0], w.knobs[0]
    node = w.nodes[at]
    n = legal(states[NOW], seat, out)
    if counters.edges + n > edges.shape[0]:
        return False
    fresh = node.first == NONE
    if knobs.ordered == 1 and fresh and n > 1:
        best = 0.0
        for k in range(n):
            start(rng, key, stream)
            values[k] = attempt(states, bytes_, seat, out[k], rng, events)
            if k == 0 or values[k] > best:
                best = values[k]
        node.anchor = best
    before = NONE
    edge = node.first
    for k in range(n):
        move = out[k]
        while edge != NONE and edges[edge].move < move:
            before = edge
            edge = edges[edge].next
        if edge == NONE or edges[edge].move != move:
            edge = new_edge(edges, counters, move, edge)
            if before == NONE:
                node.first = edge
            else:
                edges[before].next = edge
            if knobs.ordered == 1 and n > 1:
                if fresh:
                    value = values[k]
                else:
                    start(rng, key, stream)
                    value = attempt(states, bytes_, seat, move, rng, events)
                edges[edge].weight = exp(min((value - node.anchor) / knobs.heat, 3.0))
        edges[edge].available += 1
        before = edge
        edge = edges[edge].next
    node.known = 1
    return True


@rule
def _spread(counters: Any) -> float:
    """The standard deviation of the payoffs so far."""
    n = counters.iterations
    if n < 2:
        return 1.0
    mean = counters.total / n
    return sqrt(max(counters.squares / n - mean * mean, 1e-8))


@rule
def _select(w: Work, at: int, seat: int) -> int:
    """The available edge with the best mixture of promise and neglect."""
    states, edges, out = w.states, w.edges, w.out
    counters, knobs = w.counters[0], w.knobs[0]
    node = w.nodes[at]
    n = 0
    if knobs.closed == 0:
        n = legal(states[NOW], seat, out)
    weights = 0.0
    count = 0
    k = 0
    edge = node.first
    while edge != NONE:
        if knobs.closed == 1:
            count += 1
            weights += edges[edge].weight
        elif k < n and out[k] == edges[edge].move:
            k += 1
            count += 1
            weights += edges[edge].weight
        edge = edges[edge].next
    mean = node.total / node.visits if node.visits > 0 else 0.5
    push = knobs.curiosity * _spread(counters)
    found = NONE
    best = 0.0
    k = 0
    edge = node.first
    while edge != NONE:
        e = edges[edge]
        here = True
        available = node.visits + 1
        if knobs.closed == 0:
            here = k < n and out[k] == e.move
            available = e.available
            if here:
                k += 1
        if here:
            share = (1.0 - knobs.blend) * e.weight / weights + knobs.blend / count
            promise = e.total / e.visits if e.visits > 0 else mean
            value = promise + push * share * sqrt(float(available)) / (1.0 + e.visits)
            if found == NONE or value > best:
                found = edge
                best = value
        edge = e.next
    return found


@rule
def _iterate(w: Work, seat: int, key: int) -> bool:
    """One iteration; False when the tree is full."""
    states, bytes_, nodes, edges, out = w.states, w.bytes, w.nodes, w.edges, w.out
    path, trail, rng, picks, events = w.path, w.trail, w.rng, w.picks, w.events
    payoffs, points, wins = w.payoffs[0], w.payoffs[1], w.payoffs[2]
    counters, knobs = w.counters[0], w.knobs[0]
    copy_row(bytes_, ROOT, NOW)
    s = states[NOW]
    stream = (counters.iterations + 1) * STREAM
    root_edge = NONE
    if knobs.budget > 0 and knobs.width > 0:
        if nodes[0].known == 0:
            if not _meet(w, 0, seat, key, STREAM - 1):
                return False
            enter(states, bytes_, nodes, edges, counters, knobs, seat, key, rng, events)
        root_edge = halve(nodes, edges, counters, knobs)
        # The nth visit of every move at the root meets the same cards and chances.
        stream = (edges[root_edge].visits + 1) * STREAM
    start(picks, key, stream)
    if knobs.closed == 0:
        start(rng, key, stream + 1)
        hide(s, seat, rng)
    at = 0
    depth = 0
    turns = 0
    most = most_turns(s, knobs)
    leaf = False
    while not leaf and s.waiting != 0 and depth < min(knobs.depth, MAX_DEPTH) and turns < most:
        mover = nodes[at].seat
        turn = s.turn
        if nodes[at].known == 0 or (knobs.closed == 0 and (depth > 0 or root_edge == NONE)):
            full = not _meet(w, at, mover, key, stream + 2 + 2 * depth)
            if full:
                if depth == 0:
                    return False
                break
        edge = root_edge
        if depth > 0 or root_edge == NONE:
            edge = _select(w, at, mover)
        path[depth] = edge
        trail[depth] = at
        depth += 1
        outcome = 0
        if knobs.closed == 1:
            visits = int(edges[edge].visits)
            widest = int(min(knobs.chance_width * sqrt(visits + 1.0), _OUTCOMES - 1.0)) + 1
            outcome = visits % widest
            start(rng, key, _FIXED + depth * _OUTCOMES + outcome)
        else:
            start(rng, key, stream + 3 + 2 * depth)
        before = rng[0]
        play(s, mover, edges[edge].move, rng, events)
        if rng[0] == before:
            outcome = 0  # no chance in it
        turns += mover == seat and (s.seat != mover or s.turn != turn)
        child = edges[edge].child
        while child != NONE and (nodes[child].outcome != outcome or nodes[child].seat != s.seat):
            child = nodes[child].sibling
        if child == NONE:
            leaf = True
            if counters.nodes < nodes.shape[0]:
                child = new_node(nodes, counters, s.seat, outcome, edges[edge].child)
                edges[edge].child = child
        at = child
    # Streams of the playout begin beyond those of the longest path.
    plies = play_out(
        states,
        bytes_,
        knobs,
        seat,
        key,
        stream + 4 * MAX_DEPTH,
        turns,
        out,
        rng,
        picks,
        events,
    )
    pay(s, knobs, out, payoffs, points, wins)
    for d in range(depth):
        node = nodes[trail[d]]
        e = edges[path[d]]
        node.visits += 1
        node.total += payoffs[node.seat]
        e.visits += 1
        e.total += payoffs[node.seat]
        e.latest = payoffs[node.seat]
        e.points += points[node.seat]
        e.wins += wins[node.seat]
    if leaf and at != NONE:
        nodes[at].visits += 1
        if nodes[at].seat >= 0:
            nodes[at].total += payoffs[nodes[at].seat]
    counters.plies += depth + plies
    counters.iterations += 1
    counters.total += payoffs[seat]
    counters.squares += payoffs[seat] * payoffs[seat]
    return True


@rule
def _settled(nodes: NDArray[Any], edges: NDArray[Any], left: int) -> bool:
    """Whether the most visited move stays ahead, whatever the iterations left may bring."""
    most = 0
    second = 0
    edge = nodes[0].first
    while edge != NONE:
        visits = edges[edge].visits
        if visits > most:
            second = most
            most = visits
        else:
            second = max(second, visits)
        edge = edges[edge].next
    return most > second + left


@door
def grow(
    states: NDArray[Any],
    bytes_: NDArray[np.uint8],
    nodes: NDArray[Any],
    edges: NDArray[Any],
    counters: NDArray[Any],
    knobs: NDArray[Any],
    seat: int,
    key: int,
    iterations: int,
    out: Ints,
    values: NDArray[np.float64],
    path: NDArray[np.int32],
    trail: NDArray[np.int32],
    payoffs: NDArray[np.float64],
    rng: Rng,
    picks: Rng,
    events: EventRows,
) -> int:
    """Grows the tree of the table in record 0, from nothing if need be. Returns iterations."""
    count = counters[0]
    if count.nodes == 0:
        new_node(nodes, count, seat, 0, NONE)
    hasty = knobs[0].hasty == 1
    halved = knobs[0].budget > 0 and knobs[0].width > 0
    done = 0
    w = Work(
        states, bytes_, nodes, edges, counters, knobs, out, values, path, trail, payoffs, rng,
        picks, events,
    )  # fmt: skip
    while done < iterations and _iterate(w, seat, key):
        done += 1
        if hasty and halved:
            if decided(count):
                break
        elif hasty and done % _LOOK == 0 and _settled(nodes, edges, iterations - done):
            break
    return done
