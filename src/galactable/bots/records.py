"""The records of a search tree: nodes, edges, counters, and the knobs of the search."""

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
# The records of a search: the table as the seat knows it, the one played on, a trial.
ROOT, NOW, TRIAL, RECORDS = 0, 1, 2, 3
STREAM = 1 << 24
"""Streams of chance of one iteration; those of outcomes lie beyond all iterations."""


class Knobs(Record):
    """How to search: the same for all decisions of a level in a game."""

    closed: I8 = field("1 if nothing is hidden: chance outcomes get nodes of their own")
    ordered: I8 = field("1 if the game's evaluation gives moves their weights")
    curiosity: F64 = field("how much is explored, in standard deviations of the payoff")
    heat: F64 = field("points of evaluation that make a move e times as heavy as another")
    blend: F64 = field("share of all moves in the weights, whatever their evaluation")
    chance_width: F64 = field("outcomes of a chance move: this times the root of its visits")
    budget: I32 = field("playouts to come, shared out at the root by halving; 0 if not known")
    hasty: I8 = field("1 if the search may end once what to play is hardly in doubt")
    width: I32 = field("moves at the root that halving begins with, MAX_WIDTH at most; 0: none")
    trust: F64 = field("playouts of a move that its evaluation is worth")
    depth: I32 = field("moves of an iteration that the tree decides, at most")
    turns: I32 = field("the searcher's turns after which an iteration ends; 0: any")
    alone: I32 = field("as many turns more where a seat plays alone")
    horizon: I32 = field("decisions of a playout; then the evaluation stands for the end")
    tries: I32 = field("moves that a playout's player compares; 1 is random play")
    others: I32 = field("the same for seats other than the searching one; 0: just as many")
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
    place: I8 = field("at the root: which of the compared moves it is")
    latest: F64 = field("payoff of the last visit")
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
    most: I32 = field("visits that halving gives the last two")
    laps: I32 = field("visits that all of them have had")
    apart: F64s = field("squared differences of two moves' payoffs", MAX_WIDTH, MAX_WIDTH)
    iterations: I64 = field("iterations so far")
    plies: I64 = field("decisions played in all iterations")
    total: F64 = field("payoffs of the searching seat, added up")
    squares: F64 = field("their squares, added up")


@rule
def new_node(nodes: NDArray[Any], counters: Any, seat: int, outcome: int, sibling: int) -> int:
    """A fresh node; returns its number."""
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
    """A fresh edge; returns its number."""
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
