"""``expand`` by the operations that array libraries share, one feature after another.

Slower than the compiled kernel of ``inputs``, and obvious: tests compare the two. It runs
where no kernel of ours does: in JAX, and in what PyTorch records as a graph.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from galactable.core.features import BITS, Feature, Numbers
from galactable.core.game import Game
from galactable.sim.plan import source

__all__ = ["Expansion"]


class Expansion:
    """The work of one call: the rows, and the library they belong to."""

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

    def table(self, name: str) -> Any:
        """What the cards of a table show, and last a row of zeros for none."""
        table = self.game.tables[name]
        return self.const(np.concatenate([table, np.zeros_like(table[:1])]))

    def result(self) -> Any:
        """All features side by side."""
        parts = [self.part(f) for f in self.game.features if f.values.kind != "aside"]
        flat = self.xp.concatenate(parts, axis=1)
        return flat.reshape((*self.leading, flat.shape[1]))

    def part(self, feature: Feature) -> Any:
        """One feature: rows x chairs x things x floats, and then side by side."""
        many, parts = self.rows.shape[0], max(1, feature.by_seat)
        numbers = self.rows[:, self.at[source(self.game, feature).name]]
        if feature.used and not feature.cut:
            numbers = self.blanked(numbers, feature)
        found = self.things(numbers, feature)
        found = found.reshape((many, parts, -1, found.shape[-1]))
        if feature.cut:
            found = self.cut(found, feature)
        elif feature.first:
            found = found[:, :, : feature.first]
        if feature.values.kind in ("pile", "cards", "among") and not feature.cut:
            found = found.sum(2)[:, :, None]
        if feature.values.kind in ("cards", "among"):
            found = found / feature.values.scale
        if feature.by_seat:
            found = self.in_turn_order(found)
        if feature.mine:
            found = found[:, :1]
        return found.reshape((many, -1))

    def things(self, numbers: Any, feature: Feature) -> Any:
        """What each number (or mask) of a feature becomes."""
        values = feature.values
        if values.kind == "count":
            return self.floats(numbers)[:, :, None] / values.scale
        if values.kind in ("card", "cards"):
            known = self.table(values.table)
            return known[self.xp.where(numbers < 0, len(known) - 1, numbers)]
        if values.kind in ("bits", "seats"):
            return self.bits(numbers, feature)
        if values.kind == "among":
            there = self.bits(numbers, feature).reshape((len(numbers), -1))
            known = self.table(values.table)
            there = there[:, : len(known) - 1]
            return there[:, :, None] * known[: there.shape[1]]
        if values.kind == "seat":
            numbers = self.from_me(numbers)
        one_of = self.const(np.arange(values.size))
        return self.floats(numbers[:, :, None] == one_of)

    def blanked(self, numbers: Any, feature: Feature) -> Any:
        """-1 (none) for what is beyond those in use."""
        many, parts = self.rows.shape[0], max(1, feature.by_seat)
        used = self.rows[:, self.at[feature.used]][:, :, None]
        split = numbers.reshape((many, parts, -1))
        places = self.const(np.arange(split.shape[2]))
        none = 0 if feature.values.kind in ("bits", "count") else -1
        return self.xp.where(places < used, split, none).reshape((many, -1))

    def cut(self, found: Any, feature: Feature) -> Any:
        """Groups of a part's things, added up: where they begin is said by another feature."""
        many, parts, each = found.shape[:3]
        edges = self.rows[:, self.at[feature.cut]].reshape((many, parts, -1))
        low, high = edges[:, :, : feature.first], edges[:, :, 1 : feature.first + 1]
        places = self.const(np.arange(each))
        inside = (low[..., None] <= places) & (places < high[..., None])
        if feature.used:
            used = self.rows[:, self.at[feature.used]][:, :, None, None]
            inside = inside & (self.const(np.arange(feature.first))[:, None] < used)
        return (self.floats(inside)[..., None] * found[:, :, None]).sum(3)

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
