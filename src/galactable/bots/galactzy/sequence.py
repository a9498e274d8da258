"""A sequence of Galactzy solved: what every throw, every die kept and every Eon is worth.

The dice are told apart by number alone, of which there are some ten thousand multisets, and
solved backwards from what stopping is worth: ``value[t, m, e]`` after ``t`` throws with the
multiset ``m`` on the table and ``e`` Eons left, ``means[t, r, e]`` before throw ``t + 1`` of a
mix of dice (``MIX_ROW``), ``thrown[t, d, m, e]`` with the best mix when ``m`` is kept and there
are ``6 + d`` dice in all. Types of dice on the table count only for what Eons may turn or throw
again; that is exact at the table where the seat decides (``weighing``) and left out of
the throws to come.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from galactable.bots.galactzy.multisets import (
    COUNT,
    FIRST,
    MEANS,
    MIX_LESS,
    MIX_ROW,
    MIX_SIDES,
    SIZES,
    Web,
)
from galactable.core.compile import door, rule
from galactable.games.galactzy.components import (
    FIRST_HAND,
    MOST_DICE,
    MOST_THROWS,
    N_NUMBERS,
    THROW_FIRST,
)

__all__ = ["LEVELS", "Solution", "solve"]

LEVELS = 8  # Eons 0 to 7; who has more counts from the number it has
LOW = np.float32(-1e9)
Floats = NDArray[np.float32]


NO_TURNS = np.zeros((0, 2), np.int64)


class Links(NamedTuple):
    """How multisets are joined: see ``Web``."""

    plus: NDArray[np.int32]
    minus: NDArray[np.int32]
    near: NDArray[np.int32]


class Effect(NamedTuple):
    """What the galaxy's effect allows (GZ-71)."""

    turns: NDArray[np.int64] = NO_TURNS
    """Numbers of a die: from, to."""
    to_shown: bool = False
    """Whether another die must show the number already."""
    free_die: bool = False


class Room(NamedTuple):
    """The arrays of a solution: see ``Solution``."""

    stop: Floats
    go: Floats
    value: Floats
    means: Floats
    thrown: Floats
    kept: Floats


class Limits(NamedTuple):
    """At most so many Eons, at least ``6 + least`` dice, of which ``paid`` cost no Eon any more."""

    eons: int
    least: int
    paid: int


class Solution:
    """Room for a solved sequence."""

    def __init__(self) -> None:
        self.show = np.zeros((MOST_THROWS + 1, COUNT, LEVELS), np.float32)
        """What the dice are worth as they lie, after so many throws."""
        self.stop = self.show
        """What it is worth to stop so: with a Lucky Number's power it may be more."""
        self.go = np.zeros_like(self.stop)
        """Stopping or throwing on, whichever is better, without turning dice for Eons."""
        self.value = np.zeros_like(self.stop)
        self.means = np.zeros((MOST_THROWS, MEANS, LEVELS), np.float32)
        self.thrown = np.zeros((MOST_THROWS, SIZES, COUNT, LEVELS), np.float32)
        self.kept = np.zeros_like(self.thrown)
        """The best of ``thrown`` over all that may be kept of a multiset."""

    def solve(
        self, net: Web, eons: int = LEVELS - 1, least: int = 0, paid: int = 0,
        turns: NDArray[np.int64] = NO_TURNS, to_shown: bool = False, free_die: bool = False,
        used: Solution | None = None,
    ) -> None:  # fmt: skip
        """Fills everything from what stopping is worth."""
        used = used or self
        links = Links(net.plus, net.minus, net.near)
        effect = Effect(turns, to_shown, free_die)
        solve(links, effect, self._room(), used._room(), Limits(eons, least, paid))

    def _room(self) -> Room:
        return Room(self.stop, self.go, self.value, self.means, self.thrown, self.kept)

    def opening(self) -> Floats:
        """What the sequence is worth before its first throw, by Eons."""
        best = self.thrown[0, 0, 0].copy()
        for d in range(1, SIZES):
            np.maximum(best[d:], self.thrown[0, d, 0, :-d], out=best[d:])
        return best


@rule
def _mean(plus: Any, value: Floats, means: Floats, d: int, levels: int) -> None:
    """The mean value after every throw that leads to so many dice, die by die."""
    dice = FIRST_HAND + d
    row = MIX_ROW[d, 0]
    for m in range(FIRST[dice], FIRST[dice + 1]):
        for e in range(levels):
            means[row + m - FIRST[dice], e] = value[m, e]
    for mix in range(1, THROW_FIRST[dice + 1] + 1):
        hand = 1
        while THROW_FIRST[hand + 1] < mix:
            hand += 1
        first = FIRST[dice - hand]
        less = MIX_ROW[d, MIX_LESS[mix]] - FIRST[dice - hand + 1]
        sides = MIX_SIDES[mix]
        share = np.float32(1.0) / np.float32(sides)
        for m in range(first, FIRST[dice - hand + 1]):
            row = MIX_ROW[d, mix] + m - first
            for e in range(levels):
                means[row, e] = means[less + plus[m, 0], e]
            for n in range(1, sides):
                after = less + plus[m, n]
                for e in range(levels):
                    means[row, e] += means[after, e]
            for e in range(levels):
                means[row, e] *= share


@rule
def _best_mix(means: Floats, thrown: Floats, d: int, levels: int) -> None:
    """The best mix of dice for every multiset that may be kept."""
    dice = FIRST_HAND + d
    for hand in range(1, dice + 1):
        first = FIRST[dice - hand]
        for m in range(first, FIRST[dice - hand + 1]):
            for e in range(levels):
                thrown[m, e] = LOW
            for mix in range(THROW_FIRST[hand] + 1, THROW_FIRST[hand + 1] + 1):
                row = MIX_ROW[d, mix] + m - first
                for e in range(levels):
                    thrown[m, e] = max(thrown[m, e], means[row, e])


@rule
def _best_kept(minus: Any, thrown: Floats, kept: Floats, d: int, levels: int) -> None:
    """The best that may be kept of every multiset."""
    dice = FIRST_HAND + d
    for m in range(FIRST[dice + 1]):
        for e in range(levels):
            kept[m, e] = thrown[m, e] if m < FIRST[dice] else LOW
        for n in range(N_NUMBERS):
            less = minus[m, n]
            if less >= 0:
                for e in range(levels):
                    kept[m, e] = max(kept[m, e], kept[less, e])


@rule
def _levels(limits: Limits, d: int) -> int:
    """How many different numbers of Eons may be left with ``6 + d`` dice."""
    return max(0, min(LEVELS, limits.eons + 1) - max(0, d - limits.paid))


@rule
def _onward(stop: Floats, kept: Floats, go: Floats, more: bool, limits: Limits) -> None:
    """Dice on the table: stop, or throw on, with extra dice too."""
    for d in range(limits.least, SIZES):
        dice = FIRST_HAND + d
        for m in range(FIRST[dice], FIRST[dice + 1]):
            for e in range(_levels(limits, d)):
                best = stop[m, e]
                if more:
                    for extra in range(min(e, MOST_DICE - dice) + 1):
                        best = max(best, kept[d + extra, m, e - extra])
                go[m, e] = best


@rule
def _affected(
    links: Links, effect: Effect, go: Floats, used: Floats, kept: Floats, more: bool, limits: Limits
) -> None:
    """The galaxy's effect, after which the sequence goes on as ``used`` (GZ-71)."""
    plus, minus, turns = links.plus, links.minus, effect.turns
    for d in range(limits.least, SIZES):
        dice = FIRST_HAND + d
        levels = _levels(limits, d)
        for m in range(FIRST[dice], FIRST[dice + 1]):
            for k in range(len(turns)):
                less = minus[m, turns[k, 0]]
                if less < 0 or (effect.to_shown and minus[less, turns[k, 1]] < 0):
                    continue
                other = plus[less, turns[k, 1]]
                for e in range(levels):
                    go[m, e] = max(go[m, e], used[other, e])
            if effect.free_die and more and dice < MOST_DICE:
                for e in range(levels):
                    for extra in range(min(e, MOST_DICE - dice - 1) + 1):
                        go[m, e] = max(go[m, e], kept[d + 1 + extra, m, e - extra])


@rule
def _turned(near: Any, go: Floats, value: Floats, limits: Limits) -> None:
    """Dice on the table that Eons may turn."""
    for d in range(limits.least, SIZES):
        dice = FIRST_HAND + d
        for e in range(_levels(limits, d)):
            for m in range(FIRST[dice], FIRST[dice + 1]):
                best = go[m, e]
                if e > 0:
                    for k in range(near.shape[1]):
                        other = near[m, k]
                        if other < 0:
                            break
                        best = max(best, value[other, e - 1])
                value[m, e] = best


@door
def solve(links: Links, effect: Effect, room: Room, used: Room, limits: Limits) -> None:
    """Solves a sequence; ``used`` is the same one solved without the galaxy's effect."""
    for t in range(MOST_THROWS, 0, -1):
        more = t < MOST_THROWS
        after = t if more else 0
        go, value, means = room.go[t], room.value[t], room.means[t - 1]
        _onward(room.stop[t], room.kept[after], go, more, limits)
        if effect.free_die or len(effect.turns) > 0:
            _affected(links, effect, go, used.value[t], used.kept[after], more, limits)
        _turned(links.near, go, value, limits)
        for d in range(limits.least, SIZES):
            levels = _levels(limits, d)
            if levels > 0:
                thrown = room.thrown[t - 1, d]
                _mean(links.plus, value, means, d, levels)
                _best_mix(means, thrown, d, levels)
                _best_kept(links.minus, thrown, room.kept[t - 1, d], d, levels)
