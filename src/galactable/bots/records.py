"""The records of a search: its tree (nodes, edges), its counters, and its knobs."""

from __future__ import annotations

from typing import Annotated, Any

import numpy as np
from numpy.typing import NDArray

from galactable.core.compile import rule
from galactable.core.record import I8, I32, I64, Record, field

__all__ = [
    "MAX_DEPTH",
    "MAX_WIDTH",
    "NONE",
    "NOW",
    "POINT",
    "RECORDS",
    "ROOT",
    "STREAM",
    "TRIAL",
    "Counters",
    "Edge",
    "Knobs",
    "Node",
    "new_edge",
    "new_node",
]

F64 = Annotated[float, np.float64]
F64s = Annotated[NDArray[np.float64], np.float64]

NONE = -1
MAX_DEPTH = 200
MAX_WIDTH = 8
POINT = 1000.0
# The tables of a search: as the seat knows it, the one that is played on, a trial.
ROOT, NOW, TRIAL, RECORDS = 0, 1, 2, 3
STREAM = 1 << 24
"""An iteration has so many streams of chance; those of outcomes come after all iterations."""


class Knobs(Record):
    """How to search: the same for all decisions of a level in a game."""

    closed: I8 = field("1 if nothing is hidden: each outcome of chance gets a node of its own")
    ordered: I8 = field("1 if the game's evaluation gives moves their weights")
    curiosity: F64 = field("how much is explored, in standard deviations of the payoff")
    heat: F64 = field("points of evaluation that multiply a move's weight by e")
    blend: F64 = field("share of the weights that all moves get equally, whatever their evaluation")
    chance_width: F64 = field("outcomes of a chance move: this times the root of its visits")
    budget: I32 = field(
        "playouts that halving shares out among the moves at the root; 0 if not known"
    )
    hasty: I8 = field("1 if the search may stop once the choice is hardly in doubt")
    width: I32 = field("moves that halving begins with, MAX_WIDTH at most; 0: no halving")
    trust: F64 = field("how many playouts of a move its evaluation counts for")
    depth: I32 = field("most moves of an iteration that the tree decides")
    turns: I32 = field("the searcher's turns after which an iteration ends; 0: any")
    solo_turns: I32 = field("turns to add to `turns` where a seat plays alone")
    horizon: I32 = field("decisions of a playout, after which the evaluation stands for the result")
    tries: I32 = field("moves that a player compares in a playout; 1 is random play")
    others: I32 = field("the same for all seats but the searching one; 0: as many as `tries`")
    stray: F64 = field("share of a playout's decisions that are random nevertheless")
    scale: F64 = field("points of margin that make winning e times as likely as losing")
    glory: F64 = field("how much of a finished game's payoff is the place; the rest is the margin")


class Node(Record):
    """A decision in the tree."""

    seat: I8 = field("who decides")
    known: I8 = field("1 once all its edges are there (closed trees only)")
    first: I32 = field("its first edge; edges are ordered by their moves")
    sibling: I32 = field("the next child of the same edge")
    outcome: I32 = field("which outcome of chance leads here")
    visits: I32 = field("iterations that came through")
    total: F64 = field("sum of the deciding seat's payoffs")
    anchor: F64 = field("the evaluation whose weight is 1")


class Edge(Record):
    """A move in the tree."""

    move: I32 = field("its code")
    next: I32 = field("next edge of the node")
    child: I32 = field("first child")
    hint: F64 = field("at the root: the evaluation as a payoff, up to a constant")
    alive: I8 = field("at the root: 1 until halving drops it")
    place: I8 = field("at the root: its number among the compared moves")
    latest: F64 = field("payoff of the last visit")
    visits: I32 = field("how often it was taken")
    available: I32 = field("how often it was legal")
    weight: F64 = field("the move's weight by the game's evaluation")
    total: F64 = field("sum of the deciding seat's payoffs")
    points: F64 = field("sum of its points")
    wins: F64 = field("sum of its chances to win")


class Counters(Record):
    """What grows with the tree."""

    nodes: I32 = field("nodes in use")
    edges: I32 = field("edges in use")
    alive: I32 = field("moves at the root that halving still compares")
    rounds: I32 = field("rounds of halving")
    quota: I32 = field("visits that each of them gets before the next halving")
    most: I32 = field("visits that each of the last two gets in all")
    laps: I32 = field("visits that each of them has had")
    apart: F64s = field(
        "for two moves: sum of the squared differences of their payoffs", MAX_WIDTH, MAX_WIDTH
    )
    iterations: I64 = field("iterations so far")
    plies: I64 = field("decisions played in all iterations")
    total: F64 = field("sum of the searching seat's payoffs")
    squares: F64 = field("sum of their squares")


@rule
def new_node(nodes: NDArray[Any], counters: Any, seat: int, outcome: int, sibling: int) -> int:
    """Takes a fresh node; returns its number."""
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
def new_edge(edges: NDArray[Any], counters: Any, move: int, following: int) -> int:
    """Takes a fresh edge; returns its number."""
    i = counters.edges
    counters.edges += 1
    edge = edges[i]
    edge.move = move
    edge.next = following
    edge.child = NONE
    edge.alive = 0
    edge.place = 0
    edge.latest = 0.0
    edge.hint = 0.0
    edge.visits = 0
    edge.available = 0
    edge.weight = 1.0
    edge.total = 0.0
    edge.points = 0.0
    edge.wins = 0.0
    return i
