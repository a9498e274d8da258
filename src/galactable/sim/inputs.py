"""Rows of an observation as input of a network: 32-bit floats, the observer's seat first.

Written with operations that NumPy, PyTorch, JAX and CuPy share, so it runs where the rows
are: on the learner's device.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from galactable.core.features import BITS, Feature, Numbers
from galactable.core.game import Game

__all__ = ["expand", "expanded_size", "width"]


def width(game: Game, feature: Feature) -> int:
    """How many floats a feature becomes."""
    values = feature.values
    if values.kind == "pile":
        return max(1, feature.by_seat) * values.size
    each = game.tables[values.table].shape[1] if values.kind == "card" else values.size
    return feature.length // values.words * each


def expanded_size(game: Game) -> int:
    """How many floats a row becomes."""
    return sum(width(game, feature) for feature in game.features)


def expand(game: Game, rows: Numbers) -> Numbers:
    """Observations (any number of them, the last axis is a row) as floats.

    Features come in their order. Counts are scaled, choices one-hot (none: all zero), cards
    what the game's table says of them, masks bits. What is by seat comes in turn order from
    the observer on, empty chairs as zeros; so do seats that are named.
    """
    return Expansion(game, rows).result()


class Expansion:
    """The work of one call: the rows, and the library that they are of."""

    def __init__(self, game: Game, rows: Numbers) -> None:
        self.game = game
        self.xp: Any = sys.modules[type(rows).__module__.partition(".")[0]]
        if hasattr(rows, "__array_namespace__"):
            self.xp = rows.__array_namespace__()
        self.torch = self.xp if self.xp.__name__ == "torch" else None
        self.leading = tuple(rows.shape[:-1])
        flat = rows.reshape((-1, game.observation_size))
        self.rows = flat.to(self.torch.int64) if self.torch else flat.astype(np.int32)
        self.at: dict[str, slice] = {}
        at = 0
        for feature in game.features:
            self.at[feature.name] = slice(at, at + feature.length)
            at += feature.length
        self.me, self.seats = self.rows[:, 0:1], self.rows[:, 1:2]

    def const(self, array: Any) -> Any:
        """A NumPy array as one of this library, where the rows are."""
        if self.torch:
            return self.torch.as_tensor(array, device=self.rows.device)
        return self.xp.asarray(array)

    def floats(self, array: Any) -> Any:
        """The same numbers as floats."""
        return array.to(self.torch.float32) if self.torch else array.astype(np.float32)

    def result(self) -> Any:
        """All features side by side."""
        parts = [self.part(feature) for feature in self.game.features]
        flat = self.xp.concatenate(parts, axis=1)
        return flat.reshape((*self.leading, flat.shape[1]))

    def part(self, feature: Feature) -> Any:
        """One feature: rows x groups x numbers, and then in turn order."""
        values, many = feature.values, self.rows.shape[0]
        numbers = self.rows[:, self.at[feature.name]]
        if feature.used:
            numbers = self.blanked(numbers, feature)
        if values.kind == "count":
            found = self.floats(numbers)[:, :, None] / values.scale
        elif values.kind == "card":
            table = self.game.tables[values.table]
            blank = np.zeros((1, table.shape[1]), np.float32)
            known = self.const(np.concatenate([table, blank]))
            found = known[self.xp.where(numbers < 0, len(table), numbers)]
        elif values.kind in ("bits", "seats"):
            found = self.bits(numbers, feature)
        else:
            if values.kind == "seat":
                numbers = self.from_me(numbers)
            things = self.const(np.arange(values.size))
            found = self.floats(numbers[:, :, None] == things)
        if feature.by_seat:
            found = self.in_turn_order(found.reshape((many, feature.by_seat, -1, found.shape[2])))
            if values.kind == "pile":
                found = found.sum(2)
        elif values.kind == "pile":
            found = found.sum(1)
        return found.reshape((many, -1))

    def blanked(self, numbers: Any, feature: Feature) -> Any:
        """-1 (none) for what is beyond those in use."""
        many, parts = self.rows.shape[0], max(1, feature.by_seat)
        used = self.rows[:, self.at[feature.used]][:, :, None]
        split = numbers.reshape((many, parts, -1))
        places = self.const(np.arange(split.shape[2]))
        none = 0 if feature.values.kind in ("bits", "count") else -1
        return self.xp.where(places < used, split, none).reshape((many, -1))

    def bits(self, numbers: Any, feature: Feature) -> Any:
        """The bits of masks, lowest first; those of seats from the observer on."""
        values, many = feature.values, self.rows.shape[0]
        shifts = self.const(np.arange(BITS))
        all_bits = (numbers[:, :, None] >> shifts) & 1
        masks = all_bits.reshape((many, -1, values.words * BITS))[:, :, : values.size]
        if values.kind == "seats":
            masks = self.in_turn_order(masks.reshape((many, values.size, 1, 1)))
            masks = masks.reshape((many, 1, values.size))
        return self.floats(masks)

    def from_me(self, seats: Any) -> Any:
        """Seats counted from the observer on; none stays below 0."""
        return self.xp.where(seats < 0, -1, (seats - self.me) % self.seats)

    def in_turn_order(self, found: Any) -> Any:
        """The parts of seats, the observer's first; empty chairs are zero."""
        most = found.shape[1]
        steps = self.const(np.arange(most))[None, :]
        order = self.xp.where(steps < self.seats, (self.me + steps) % self.seats, steps)
        each = self.const(np.arange(found.shape[0]))[:, None]
        there = (steps < self.seats)[:, :, None, None]
        return self.xp.where(there, found[each, order], 0)
