"""A net that looks ahead: a tree of one seat's decisions, each begun with what the net thinks.

A node is a decision of the seat that searches, known by what the seat sees there: different
dice are different nodes. Between two of its decisions the table is played on, the others by the
net's policy, so the net is only ever asked for the value of whoever decides, as it was trained.

- **Prior**: how likely the net is to play a move says how much the tree looks at it (PUCT).
- **Leaf**: the value that the net expects, or the result where the game is over.
- **Root**: the likeliest moves meet the same luck, and the worse half is left out again and again.
"""

from __future__ import annotations

from math import exp, log, sqrt
from threading import local
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from galactable.bots.bot import Desk
from galactable.bots.net import Policy, likeliest
from galactable.bots.own import Planner
from galactable.bots.records import F64, NONE, NOW, ROOT
from galactable.core.compile import door, rule
from galactable.core.events import EventRows
from galactable.core.features import Seen
from galactable.core.generic import Ints, hide, legal, observe, places, play
from galactable.core.record import I32, I64, Record, field
from galactable.core.rng import Rng, start
from galactable.core.rows import copy_row
from galactable.sim.net import Net, Space, Weights, forward
from galactable.sim.plan import Plan
from galactable.sim.rewards import reward

__all__ = ["Lookahead"]

WIDTH = 6  # moves that are compared at the root
DOUBTFUL = 0.003  # a move that the net is less likely to play is not among them
FAITH = 1.0  # payoffs that a move must bring more where the net is e times less likely to play it
CURIOSITY = 0.5  # how much is explored, in payoffs

_SEED = np.uint64(0x9E3779B97F4A7C15)
_PRIME = np.uint64(0x100000001B3)
_SHIFT = np.uint64(29)
_ONE = np.uint64(1)


class Moment(Record):
    """A decision of the seat that searches."""

    seen: I64 = field("a digest of what it sees")
    first: I32 = field("its first option; the others follow")
    options: I32 = field("how many it has")
    sibling: I32 = field("the next moment that the same option may lead to")
    value: F64 = field("the payoff that the net expects")


class Option(Record):
    """A move that it may play."""

    move: I32 = field("its code")
    child: I32 = field("the first moment that it led to")
    visits: I32 = field("how often it was taken")
    prior: F64 = field("how likely the net is to play it")
    total: F64 = field("sum of the payoffs")


class Workroom(NamedTuple):
    """What a search works with: tables, the tree, the net."""

    states: NDArray[Any]
    bytes: NDArray[np.uint8]
    moments: NDArray[Any]
    options: NDArray[Any]
    used: NDArray[np.int64]
    """Moments and options so far."""
    path: NDArray[np.int64]
    alive: NDArray[np.int64]
    out: Ints
    rng: Rng
    events: EventRows
    plan: Plan
    weights: Weights
    space: Space

    @staticmethod
    def at(desk: Desk, net: Net, playouts: int) -> Workroom:
        """Room at a desk for so many playouts."""
        most = playouts + WIDTH * WIDTH  # every move is played out once in a round at least
        return Workroom(
            desk.states,
            desk.bytes,
            Moment.array(most),
            Option.array(most * desk.game.moves.count),
            np.zeros(2, np.int64),
            np.zeros(most, np.int64),
            np.zeros(WIDTH, np.int64),
            desk.out,
            desk.rng,
            desk.silence,
            net.plan,
            net.weights,
            Space.of(net),
        )


@rule
def _digest(row: Seen) -> int:
    found = _SEED
    for i in range(len(row)):
        found = (found ^ np.uint64(int(row[i]) & 0xFFFF)) * _PRIME
        found ^= found >> _SHIFT
    return np.int64(found >> _ONE)  # type: ignore[return-value]


@rule
def _play_on(w: Workroom, seat: int, move: int) -> int:
    """Plays the move, and on until the seat has a choice; how many moves, 0 if the game is over."""
    s = w.states[NOW]
    mover = seat
    while True:
        play(s, mover, move, w.rng, w.events)
        if s.waiting == 0:
            return 0
        mover = s.seat
        n = legal(s, mover, w.out)
        if n > 1 and mover == seat:
            return n
        move = w.out[0]
        if n > 1:
            observe(s, mover, w.space.row)
            forward(w.space.row, w.plan, w.weights, w.space)
            move = likeliest(w.space.answers, w.out, n)


@rule
def _result(w: Workroom, seat: int) -> float:
    s = w.states[NOW]
    places(s, w.out)
    return reward(w.out, s.seats, seat, 0, False)


@rule
def _meet(w: Workroom, n: int, seen: int, sibling: int) -> int:
    """A new moment: its n moves stand in ``out``, what is seen in the row of the net's space."""
    at = w.used[0]
    moment = w.moments[at]
    moment.seen = seen
    moment.first = w.used[1]
    moment.options = n
    moment.sibling = sibling
    moment.value = forward(w.space.row, w.plan, w.weights, w.space)
    answers = w.space.answers
    most = answers[likeliest(answers, w.out, n)]
    total = 0.0
    for k in range(n):
        option = w.options[moment.first + k]
        option.move = w.out[k]
        option.child = NONE
        option.visits = 0
        option.total = 0.0
        option.prior = exp(answers[w.out[k]] - most)
        total += option.prior
    for k in range(n):
        w.options[moment.first + k].prior /= total
    w.used[0] += 1
    w.used[1] += n
    return int(at)


@rule
def _select(w: Workroom, at: int) -> int:
    """The option with the best mixture of promise and neglect."""
    moment = w.moments[at]
    visits = 1
    total = moment.value
    for k in range(moment.first, moment.first + moment.options):
        visits += w.options[k].visits
        total += w.options[k].total
    push = CURIOSITY * sqrt(float(visits))
    found = NONE
    best = 0.0
    for k in range(moment.first, moment.first + moment.options):
        option = w.options[k]
        promise = option.total / option.visits if option.visits > 0 else total / visits
        value = promise + push * option.prior / (1.0 + option.visits)
        if found == NONE or value > best:
            found = k
            best = value
    return found


@rule
def _play_out(w: Workroom, seat: int, key: int, lap: int, option: int) -> None:
    """From an option at the root to a moment that is new, or to the end of the game."""
    copy_row(w.bytes, ROOT, NOW)
    s = w.states[NOW]
    start(w.rng, key, lap)
    hide(s, seat, w.rng)
    depth = 0
    while True:
        w.path[depth] = option
        depth += 1
        n = _play_on(w, seat, w.options[option].move)
        if n == 0:
            payoff = _result(w, seat)
            break
        observe(s, seat, w.space.row)
        seen = _digest(w.space.row)
        at = w.options[option].child
        while at != NONE and w.moments[at].seen != seen:
            at = w.moments[at].sibling
        if at == NONE:
            at = _meet(w, n, seen, w.options[option].child)
            w.options[option].child = at
            payoff = w.moments[at].value
            break
        option = _select(w, at)
    for d in range(depth):
        w.options[w.path[d]].visits += 1
        w.options[w.path[d]].total += payoff


@rule
def _enter(w: Workroom, n: int) -> int:
    """The moves that are compared, likeliest first; returns how many."""
    count = 0
    while count < min(WIDTH, n):
        best = NONE
        for k in range(n):
            fresh = True
            for j in range(count):
                fresh = fresh and w.alive[j] != k
            if fresh and (best == NONE or w.options[k].prior > w.options[best].prior):
                best = k
        if count > 0 and w.options[best].prior < DOUBTFUL:
            break
        w.alive[count] = best
        count += 1
    return count


@rule
def _leave_out(w: Workroom, count: int) -> None:
    """Puts the worst of the moves last; all had as many visits."""
    worst = 0
    least = 0.0
    for j in range(count):
        option = w.options[w.alive[j]]
        score = option.total + FAITH * log(option.prior)
        if j == 0 or score < least:
            worst = j
            least = score
    w.alive[worst] = w.alive[count - 1]


@door
def foresee(w: Workroom, seat: int, key: int, playouts: int) -> int:
    """The best move of the seat at the table in record 0."""
    s = w.states[ROOT]
    n = legal(s, seat, w.out)
    if n == 1:
        return int(w.out[0])
    w.used[:] = 0
    observe(s, seat, w.space.row)
    _meet(w, n, 0, NONE)
    count = _enter(w, n)
    rounds = 0
    while 1 << rounds < count:
        rounds += 1
    lap = 0
    while count > 1:
        for _ in range(max(1, playouts // (rounds * count))):
            lap += 1
            for j in range(count):
                _play_out(w, seat, key, lap, w.alive[j])
        for left in range(count, (count + 1) // 2, -1):
            _leave_out(w, left)
        count = (count + 1) // 2
    return int(w.options[w.alive[0]].move)


class Lookahead(Planner):
    """What a net plays once it has looked ahead for so many playouts."""

    def __init__(self, policy: Policy, playouts: int) -> None:
        self.policy, self.playouts = policy, playouts
        self._threads = local()  # a tree is used by one thread at a time, at one desk

    def decide(self, desk: Desk, seat: int, key: int) -> int:
        """The move that turned out best."""
        mine = self._threads.__dict__
        if mine.get("desk") is not desk:
            mine.update(desk=desk, work=Workroom.at(desk, self.policy.net, self.playouts))
        return int(foresee(mine["work"], seat, key, self.playouts))
