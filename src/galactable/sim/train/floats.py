"""Observations as floats, made on the learner's device: the one use of ``inputs.expand``.

What cards show lies on the device before: a recorded graph may copy nothing from the host.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import Tensor

from galactable.core.features import Feature
from galactable.core.game import Game
from galactable.sim.inputs import Expansion

__all__ = ["Floats"]


class Floats:
    """``expand`` for one game on one device."""

    def __init__(self, game: Game, device: str) -> None:
        self.game = game
        self.cards = {
            name: torch.from_numpy(np.vstack([table, np.zeros_like(table[:1])])).to(device)
            for name, table in game.tables.items()
        }

    def __call__(self, rows: Tensor) -> Tensor:
        """The floats of rows."""
        floats: Tensor = _OnDevice(self.game, rows, self.cards).result()
        return floats


class _OnDevice(Expansion):
    def __init__(self, game: Game, rows: Tensor, cards: dict[str, Tensor]) -> None:
        super().__init__(game, rows)
        self.cards = cards

    def part(self, feature: Feature) -> Any:
        if feature.values.kind != "card":
            return super().part(feature)
        many = self.rows.shape[0]
        numbers = self.rows[:, self.at[feature.name]]
        if feature.used:
            numbers = self.blanked(numbers, feature)
        known = self.cards[feature.values.table]
        found = known[torch.where(numbers < 0, len(known) - 1, numbers)]
        if feature.by_seat:
            found = self.in_turn_order(found.reshape((many, feature.by_seat, -1, found.shape[2])))
        return found.reshape((many, -1))
