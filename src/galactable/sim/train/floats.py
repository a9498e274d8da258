"""Observations as floats, made on the learner's device: ``expand`` as a recorded graph has it.

What cards show lies on the device before: a recorded graph may copy nothing from the host.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import Tensor

from galactable.core.game import Game
from galactable.sim.arrays import Expansion

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

    def table(self, name: str) -> Any:
        """What cards show, as it lies on the device."""
        return self.cards[name]
