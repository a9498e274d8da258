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
What playouts say there corrects what the evaluation says, the more the more there are.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Annotated, Any

import numpy as np
from numpy.typing import NDArray

from galactable.core.compile import door, rule
from galactable.core.events import EventRows
from galactable.core.generic import Ints, evaluate, hide, legal, places, play, score
from galactable.core.record import I8, I32, I64, Record, field
from galactable.core.rng import Rng, below, start

__all__ = ["MAX_DEPTH", "RECORDS", "Counters", "Edge", "Knobs", "Node", "choice", "grow"]

F64 = Annotated[float, np.float64]

NONE = -1
MAX_DEPTH = 200
POINT = 1000.0
# The records of a search: the table as the seat knows it, the one played on, a trial.
ROOT, NOW, TRIAL, RECORDS = 0, 1, 2, 3
_OUTCOMES = 1 << 12
SAMPLES = 4  # of what is hidden and of chance, for the evaluation of moves at the root
_STREAM = 1 << 24  # streams of one iteration; those of outcomes lie beyond all iterations
_FIXED = 1 << 60


class Knobs(Record):
    """How to search: the same for all decisions of a level in a game."""

    closed: I8 = field("1 if nothing is hidden: chance outcomes get nodes of their own")
    ordered: I8 = field("1 if the game's evaluation gives moves their weights")
    curiosity: F64 = field("how much is explored, in standard deviations of the payoff")
    heat: F64 = field("points of evaluation that make a move e times as heavy as another")
    blend: F64 = field("share of all moves in the weights, whatever their evaluation")
    chance_width: F64 = field("outcomes of a chance move: this times the root of its visits")
    budget: I32 = field("playouts to come, shared out at the root by halving; 0 if not known")
    width: I32 = field("moves at the root that halving begins with; 0: no halving")
    trust: F64 = field("playouts of a move that its evaluation is worth")
    depth: I32 = field("moves of an iteration that the tree decides, at most")
    turns: I32 = field("turns after which an iteration ends, tree and playout together; 0: any")
    horizon: I32 = field("decisions of a playout; then the evaluation stands for the end")
    tries: I32 = field("moves that a playout's player compares; 1 is random play")
    stray: F64 = field("share of a playout's decisions that are random all the same")
    scale: F64 = field("points of margin that make winning e times as likely as losing")
    glory: F64 = field("share of the place in the payoff of a finished game; the rest is margin")


class Node(Record):
    """A decision in the tree."""

    seat: I8 = field("who decides")
    known: I8 = field("1 once all its edges are there (closed trees only)")
    first: I32 = field("first edge; edges are in the order of their moves")
    sibling: I32 = field("next child of the same edge")
    outcome: I32 = field("which outcome of chance leads here")
    visits: I32 = field("iterations that came through")
    total: F64 = field("payoffs of the seat that decides, added up")
    anchor: F64 = field("the evaluation that has weight 1")


class Edge(Record):
    """A move in the tree."""

    move: I32 = field("its code")
    next: I32 = field("next edge of the node")
    child: I32 = field("first child")
    hint: F64 = field("at the root: what the evaluation says, as a payoff up to a constant")
    alive: I8 = field("1 at the root while halving has not left it out")
    visits: I32 = field("how often it was taken")
    available: I32 = field("how often it could have been taken")
    weight: F64 = field("the move's weight by the game's evaluation")
    total: F64 = field("payoffs of the seat that decides, added up")
    points: F64 = field("its points, added up")
    wins: F64 = field("its chances to win, added up")


class Counters(Record):
    """What grows with the tree."""

    nodes: I32 = field("nodes in use")
    edges: I32 = field("edges in use")
    alive: I32 = field("moves at the root that are still compared")
    rounds: I32 = field("rounds of halving")
    quota: I32 = field("visits of each of them before the next halving")
    iterations: I64 = field("iterations so far")
    plies: I64 = field("decisions played in all iterations")
    total: F64 = field("payoffs of the searching seat, added up")
    squares: F64 = field("their squares, added up")


@rule
def _new_node(nodes: NDArray[Any], counters: Any, seat: int, outcome: int, sibling: int) -> int:
    i = counters.nodes
    counters.nodes += 1
    node = nodes[i]
    node.seat = seat
    node.known = 0
    node.first = NONE
    node.sibling = sibling
    node.outcome = outcome
    node.visits = 0
    node.total = 0.0
    node.anchor = 0.0
    return i


@rule
def _new_edge(edges: NDArray[Any], counters: Any, move: int, following: int) -> int:
    i = counters.edges
    counters.edges += 1
    edge = edges[i]
    edge.move = move
    edge.next = following
    edge.child = NONE
    edge.alive = 0
    edge.hint = 0.0
    edge.visits = 0
    edge.available = 0
    edge.weight = 1.0
    edge.total = 0.0
    edge.points = 0.0
    edge.wins = 0.0
    return i


@rule
def _try(
    states: NDArray[Any],
    bytes_: NDArray[np.uint8],
    seat: int,
    move: int,
    rng: Rng,
    events: EventRows,
) -> float:
    """The evaluation, in points, after a move on a copy of the table."""
    bytes_[TRIAL] = bytes_[NOW]
    play(states[TRIAL], seat, move, rng, events)
    return evaluate(states[TRIAL], seat) / POINT


@rule
def _meet(
    states: NDArray[Any],
    bytes_: NDArray[np.uint8],
    nodes: NDArray[Any],
    edges: NDArray[Any],
    counters: Any,
    knobs: Any,
    at: int,
    seat: int,
    key: int,
    stream: int,
    out: Ints,
    values: NDArray[np.float64],
    rng: Rng,
    events: EventRows,
) -> bool:
    """Sees to it that every legal move has its edge; False when the tree is full."""
    node = nodes[at]
    n = legal(states[NOW], seat, out)
    if counters.edges + n > edges.shape[0]:
        return False
    fresh = node.first == NONE
    if knobs.ordered == 1 and fresh and n > 1:
        best = 0.0
        for k in range(n):
            start(rng, key, stream)
            values[k] = _try(states, bytes_, seat, out[k], rng, events)
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
            edge = _new_edge(edges, counters, move, edge)
            if before == NONE:
                node.first = edge
            else:
                edges[before].next = edge
            if knobs.ordered == 1 and n > 1:
                if fresh:
                    value = values[k]
                else:
                    start(rng, key, stream)
                    value = _try(states, bytes_, seat, move, rng, events)
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
def _select(
    states: NDArray[Any],
    nodes: NDArray[Any],
    edges: NDArray[Any],
    counters: Any,
    knobs: Any,
    at: int,
    seat: int,
    out: Ints,
) -> int:
    """The available edge with the best mixture of promise and neglect."""
    node = nodes[at]
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
def _enter(
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
        start(rng, key, _STREAM - 2 - 2 * sample)
        hide(states[NOW], seat, rng)
        edge = nodes[0].first
        while edge != NONE:
            start(rng, key, _STREAM - 3 - 2 * sample)
            value = _try(states, bytes_, seat, edges[edge].move, rng, events)
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
def _halving(nodes: NDArray[Any], edges: NDArray[Any], counters: Any, knobs: Any) -> int:
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


@rule
def _policy(
    states: NDArray[Any],
    bytes_: NDArray[np.uint8],
    knobs: Any,
    seat: int,
    n: int,
    key: int,
    stream: int,
    out: Ints,
    rng: Rng,
    picks: Rng,
    events: EventRows,
) -> int:
    """A playout's move: the best of a few, by the game's evaluation."""
    if n == 1:
        return out[0]
    tries = knobs.tries
    if tries <= 1 or (knobs.stray > 0.0 and below(picks, 1024) < knobs.stray * 1024.0):
        return out[below(picks, n)]
    best = 0
    best_value = 0.0
    for k in range(min(tries, n)):
        if n > tries:  # a random one of those not yet tried
            other = k + below(picks, n - k)
            move = out[other]
            out[other] = out[k]
            out[k] = move
        start(rng, key, stream)
        value = _try(states, bytes_, seat, out[k], rng, events)
        if k == 0 or value > best_value:
            best = k
            best_value = value
    return out[best]


@rule
def _play_out(
    states: NDArray[Any],
    bytes_: NDArray[np.uint8],
    knobs: Any,
    key: int,
    stream: int,
    turns: int,
    out: Ints,
    rng: Rng,
    picks: Rng,
    events: EventRows,
) -> int:
    """Plays on by the policy up to the horizon; returns how many decisions it was."""
    s = states[NOW]
    plies = 0
    while s.waiting != 0 and plies < knobs.horizon and (knobs.turns == 0 or turns < knobs.turns):
        seat = s.seat
        turn = s.turn
        n = legal(s, seat, out)
        # Tried on one chance and played on another: the policy must not see dice coming.
        move = _policy(
            states, bytes_, knobs, seat, n, key, stream + 2 * plies, out, rng, picks, events
        )
        start(rng, key, stream + 2 * plies + 1)
        play(s, seat, move, rng, events)
        turns += s.seat != seat or s.turn != turn
        plies += 1
    return plies


@rule
def _squash(x: float) -> float:
    return 1.0 / (1.0 + exp(-x))


@rule
def _pay(
    s: Any,
    knobs: Any,
    out: Ints,
    payoffs: NDArray[np.float64],
    points: NDArray[np.float64],
    wins: NDArray[np.float64],
) -> None:
    """What the table is worth to every seat: chance of a win, by place and by margin."""
    over = s.waiting == 0
    for seat in range(s.seats):
        points[seat] = score(s, seat, out)
        # Alone, the evaluation stays the measure: it knows an automatic opponent.
        if over and s.seats > 1:
            payoffs[seat] = points[seat]
        else:
            payoffs[seat] = evaluate(s, seat) / POINT
    for seat in range(s.seats):
        best = 0.0
        first = True
        for other in range(s.seats):
            if other != seat and (first or payoffs[other] > best):
                best = payoffs[other]
                first = False
        # wins[] holds the margin until all are known
        wins[seat] = payoffs[seat] - best
    if over:
        places(s, out)
        winners = 0
        for seat in range(s.seats):
            winners += out[seat] == 1
    for seat in range(s.seats):
        if s.seats == 1:
            payoffs[seat] = wins[seat] / knobs.scale
            wins[seat] = 1.0
            if over:
                wins[seat] = 1.0 if out[seat] == 1 else 0.0
                payoffs[seat] += knobs.glory * wins[seat]
        else:
            payoffs[seat] = _squash(wins[seat] / knobs.scale)
            wins[seat] = payoffs[seat]
            if over:
                wins[seat] = 1.0 / winners if out[seat] == 1 else 0.0
                payoffs[seat] = knobs.glory * wins[seat] + (1.0 - knobs.glory) * payoffs[seat]


@rule
def _iterate(
    states: NDArray[Any],
    bytes_: NDArray[np.uint8],
    nodes: NDArray[Any],
    edges: NDArray[Any],
    counters: Any,
    knobs: Any,
    seat: int,
    key: int,
    out: Ints,
    values: NDArray[np.float64],
    path: NDArray[np.int32],
    trail: NDArray[np.int32],
    payoffs: NDArray[np.float64],
    points: NDArray[np.float64],
    wins: NDArray[np.float64],
    rng: Rng,
    picks: Rng,
    events: EventRows,
) -> bool:
    """One iteration; False when the tree is full."""
    bytes_[NOW] = bytes_[ROOT]
    s = states[NOW]
    stream = (counters.iterations + 1) * _STREAM
    root_edge = NONE
    if knobs.budget > 0 and knobs.width > 0:
        if nodes[0].known == 0:
            if not _meet(
                states,
                bytes_,
                nodes,
                edges,
                counters,
                knobs,
                0,
                seat,
                key,
                _STREAM - 1,
                out,
                values,
                rng,
                events,
            ):
                return False
            _enter(states, bytes_, nodes, edges, counters, knobs, seat, key, rng, events)
        root_edge = _halving(nodes, edges, counters, knobs)
        # The nth visit of every move at the root meets the same cards and chances.
        stream = (edges[root_edge].visits + 1) * _STREAM
    start(picks, key, stream)
    if knobs.closed == 0:
        start(rng, key, stream + 1)
        hide(s, seat, rng)
    at = 0
    depth = 0
    turns = 0
    leaf = False
    while (
        not leaf
        and s.waiting != 0
        and depth < min(knobs.depth, MAX_DEPTH)
        and (knobs.turns == 0 or turns < knobs.turns)
    ):
        mover = nodes[at].seat
        turn = s.turn
        if nodes[at].known == 0 or (knobs.closed == 0 and (depth > 0 or root_edge == NONE)):
            full = not _meet(
                states,
                bytes_,
                nodes,
                edges,
                counters,
                knobs,
                at,
                mover,
                key,
                stream + 2 + 2 * depth,
                out,
                values,
                rng,
                events,
            )
            if full:
                if depth == 0:
                    return False
                break
        edge = root_edge
        if depth > 0 or root_edge == NONE:
            edge = _select(states, nodes, edges, counters, knobs, at, mover, out)
        path[depth] = edge
        trail[depth] = at
        depth += 1
        outcome = 0
        if knobs.closed == 1:
            visits = edges[edge].visits
            widest = int(min(knobs.chance_width * sqrt(visits + 1.0), _OUTCOMES - 1.0)) + 1
            outcome = visits % widest
            start(rng, key, _FIXED + depth * _OUTCOMES + outcome)
        else:
            start(rng, key, stream + 3 + 2 * depth)
        before = rng[0]
        play(s, mover, edges[edge].move, rng, events)
        if rng[0] == before:
            outcome = 0  # no chance in it
        turns += s.seat != mover or s.turn != turn
        child = edges[edge].child
        while child != NONE and (nodes[child].outcome != outcome or nodes[child].seat != s.seat):
            child = nodes[child].sibling
        if child == NONE:
            leaf = True
            if counters.nodes < nodes.shape[0]:
                child = _new_node(nodes, counters, s.seat, outcome, edges[edge].child)
                edges[edge].child = child
        at = child
    # Streams of the playout begin beyond those of the longest path.
    plies = _play_out(
        states, bytes_, knobs, key, stream + 4 * MAX_DEPTH, turns, out, rng, picks, events
    )
    _pay(s, knobs, out, payoffs, points, wins)
    for d in range(depth):
        node = nodes[trail[d]]
        e = edges[path[d]]
        node.visits += 1
        node.total += payoffs[node.seat]
        e.visits += 1
        e.total += payoffs[node.seat]
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
    """Lets the tree of the table in record 0 grow; an empty tree begins. Returns iterations."""
    count = counters[0]
    if count.nodes == 0:
        _new_node(nodes, count, seat, 0, NONE)
    done = 0
    while done < iterations and _iterate(
        states,
        bytes_,
        nodes,
        edges,
        count,
        knobs[0],
        seat,
        key,
        out,
        values,
        path,
        trail,
        payoffs[0],
        payoffs[1],
        payoffs[2],
        rng,
        picks,
        events,
    ):
        done += 1
    return done
