"""A toy of a game, so small that everything a search should find can be worked out by hand.

In turn every seat takes one of the moves that lie there, ``left`` times in all. ``DULL`` is worth
1, ``FAIR`` and ``LIKE`` 3; ``DICE`` and ``TWIN`` are worth 6 or nothing on the same throw; after
``AGAIN``, worth nothing, the seat moves once more. ``TREAT``, worth 9, is seat 1's own, and the
others do not know whether it is there (``secret``). ``GUESS`` is worth 8 if it is, else nothing.
"""

from __future__ import annotations

from enum import IntEnum
from types import SimpleNamespace
from typing import Any

import numpy as np

from galactable.bots import halving, records, tree
from galactable.bots.records import Knobs
from galactable.bots.search import Tree
from galactable.bots.settings import DEFAULTS
from galactable.core import generic
from galactable.core.compile import Twins
from galactable.core.plain import plain
from galactable.core.record import I8, I32, I32s, Record, field
from galactable.core.rng import below, start

SEATS = 4


class Take(IntEnum):
    """The moves."""

    DULL = 0
    FAIR = 1
    LIKE = 2
    DICE = 3
    TWIN = 4
    AGAIN = 5
    TREAT = 6
    GUESS = 7


PRIZE = (1, 3, 3, 0, 0, 0, 9, 0)


class Toy(Record):
    """A table of the toy."""

    seats: I8 = field("how many there are")
    seat: I8 = field("who moves; -1 at the end")
    waiting: I8 = field("that seat as a mask")
    turn: I32 = field("moves that ended a turn")
    left: I8 = field("moves to come")
    secret: I8 = field("1 if there is a treat")
    offer: I32 = field("the moves that lie there, as a mask")
    purse: I32s = field("points", SEATS)
    hope: I32s = field("thousandths of a point that the evaluation adds", SEATS)


def legal(s: Any, seat: int, out: Any) -> int:
    n = 0
    for move in range(len(Take)):
        if s.offer >> move & 1 and (move != Take.TREAT or (seat == 1 and s.secret)):
            out[n] = move
            n += 1
    return n


def play(s: Any, seat: int, move: int, rng: Any, events: Any) -> None:
    assert seat == s.seat
    assert s.offer >> move & 1
    assert move != Take.TREAT or (seat == 1 and s.secret), "played where it is not legal"
    s.purse[seat] += PRIZE[move]
    if move in (Take.DICE, Take.TWIN):
        s.purse[seat] += 6 * plain(below)(rng, 2)
    if move == Take.GUESS:
        s.purse[seat] += 8 * s.secret
    if move != Take.AGAIN:
        s.seat = (seat + 1) % s.seats
        s.turn += 1
    s.left -= 1
    if s.left == 0:
        s.seat = -1
    s.waiting = 1 << s.seat if s.left else 0


def hide(s: Any, seat: int, rng: Any) -> None:
    if seat != 1:
        s.secret = plain(below)(rng, 2)


def score(s: Any, seat: int, out: Any) -> int:
    return int(s.purse[seat])


def evaluate(s: Any, seat: int) -> int:
    return int(1000 * s.purse[seat] + s.hope[seat])


def places(s: Any, out: Any) -> None:
    """By points; alone one needs ten to win."""
    for seat in range(s.seats):
        out[seat] = 1 + sum(int(s.purse[other] > s.purse[seat]) for other in range(s.seats))
    if s.seats == 1:
        out[0] = 1 if s.purse[0] >= 10 else 2


RULES = {getattr(generic, f.__name__): f for f in (legal, play, hide, score, evaluate, places)}
TWINS = Twins(instead=RULES)
"""The code of the search with the toy's rules in it, as plain Python."""

GAME: Any = SimpleNamespace(
    slug="toy",
    State=Toy,
    moves=SimpleNamespace(count=len(Take)),
    categories=("points",),
    seats=range(1, SEATS + 1),
    hides=True,
    compiled=SimpleNamespace(hide=lambda *args: None),
)


def toy(*offer: Take, seats: int = 2, left: int = 4, secret: int = 0, seat: int = 0) -> Any:
    """A table at its start."""
    s = Toy.one()
    s.seats, s.left, s.secret = seats, left, secret
    s.seat, s.waiting, s.offer = seat, 1 << seat, sum(1 << move for move in offer)
    return s


def knobs(**changes: Any) -> Any:
    """How to search; what is not said is the default."""
    found = Knobs.array(1)
    for name in Knobs.fields:
        found[name] = getattr(DEFAULTS, name, 0)
    for name, value in changes.items():
        found[name] = value
    return found


class Grown(Tree):
    """A tree of the toy, grown in plain Python."""

    def __init__(self, table: Any, playouts: int, **changes: Any) -> None:
        super().__init__(GAME, playouts)
        self.knobs = knobs(**changes)
        self.lay(table)

    def lay(self, table: Any) -> None:
        """Puts a table on the desk."""
        self.seat = int(table.seat)
        self.bytes[0] = np.frombuffer(table.tobytes(), np.uint8)

    @property
    def work(self) -> tree.Work:
        """What the rules of the search take."""
        return tree.Work(
            self.states, self.bytes, self.nodes, self.edges, self.counters, self.knobs, self.out,
            self.values, self.path, self.trail, self.payoffs, self.rng, self.picks, self.silence,
        )  # fmt: skip

    def search(self, playouts: int, key: int = 1, twins: Twins = TWINS) -> int:
        """Grows the tree; returns by how many playouts."""
        w = self.work
        with np.errstate(over="ignore"):
            done = twins.of(tree.grow)(*w[:6], self.seat, key, playouts, *w[6:])
        return int(done)

    def edges_of(self, node: int = 0) -> dict[Take, Any]:
        """The moves of a node, in the order in which the tree has them."""
        found, at = {}, int(self.nodes[node].first) if self.counters[0].nodes else records.NONE
        while at != records.NONE:
            found[Take(int(self.edges[at].move))] = self.edges[at]
            at = int(self.edges[at].next)
        return found

    def children(self, edge: Any) -> list[Any]:
        """The nodes that a move led to."""
        found, at = [], int(edge.child)
        while at != records.NONE:
            found.append(self.nodes[at])
            at = int(self.nodes[at].sibling)
        return found

    def choice(self) -> Take:
        """The move that it would play."""
        return Take(int(TWINS.of(halving.choice)(self.nodes, self.edges, self.knobs)))


def run(rule: Any, *args: Any) -> Any:
    """A rule of the search on the toy, in plain Python."""
    with np.errstate(over="ignore"):
        return TWINS.of(rule)(*args)


def thrown(key: int, stream: int) -> int:
    """What the dice of a stream are worth."""
    rng = np.zeros(1, np.uint64)
    with np.errstate(over="ignore"):
        plain(start)(rng, key, stream)
        return 6 * int(plain(below)(rng, 2))
