"""Playing on from a leaf, and what the table is worth when it ends there."""

from __future__ import annotations

from math import exp
from typing import Any

import numpy as np
from numpy.typing import NDArray

from galactable.bots.records import NOW, POINT, TRIAL
from galactable.core.compile import rule
from galactable.core.events import EventRows
from galactable.core.generic import Ints, evaluate, legal, places, play, score
from galactable.core.rng import Rng, below, start
from galactable.core.rows import copy_row

__all__ = ["attempt", "greedy_move", "most_turns", "pay", "play_out"]


@rule
def attempt(
    states: NDArray[Any],
    bytes_: NDArray[np.uint8],
    seat: int,
    move: int,
    rng: Rng,
    events: EventRows,
) -> float:
    """The evaluation, in points, after a move on a copy of the table."""
    copy_row(bytes_, NOW, TRIAL)
    play(states[TRIAL], seat, move, rng, events)
    return evaluate(states[TRIAL], seat) / POINT


@rule
def greedy_move(
    states: NDArray[Any],
    bytes_: NDArray[np.uint8],
    knobs: Any,
    tries: int,
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
        value = attempt(states, bytes_, seat, out[k], rng, events)
        if k == 0 or value > best_value:
            best = k
            best_value = value
    return out[best]


@rule
def most_turns(s: Any, knobs: Any) -> int:
    """The searcher's turns after which an iteration ends."""
    if knobs.turns == 0:
        return 1 << 30
    return knobs.turns + knobs.solo_turns if s.seats == 1 else knobs.turns


@rule
def play_out(
    states: NDArray[Any],
    bytes_: NDArray[np.uint8],
    knobs: Any,
    searcher: int,
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
    most = most_turns(s, knobs)
    while s.waiting != 0 and plies < knobs.horizon and turns < most:
        seat = s.seat
        turn = s.turn
        n = legal(s, seat, out)
        tries = knobs.tries
        if seat != searcher and knobs.others > 0:
            tries = knobs.others
        # Tried on one chance and played on another: the policy must not see dice coming.
        move = greedy_move(
            states, bytes_, knobs, tries, seat, n, key, stream + 2 * plies, out, rng, picks, events
        )
        start(rng, key, stream + 2 * plies + 1)
        play(s, seat, move, rng, events)
        turns += seat == searcher and (s.seat != seat or s.turn != turn)
        plies += 1
    return plies


@rule
def _squash(x: float) -> float:
    return 1.0 / (1.0 + exp(-x))


@rule
def pay(
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
