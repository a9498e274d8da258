"""Point Galaxy's strongest level: the search with an appraisal that learnt from play."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from threading import local
from typing import Any

import numpy as np
from numpy.typing import NDArray

from galactable.bots.bot import Desk
from galactable.bots.halving import choice
from galactable.bots.own import Planner
from galactable.bots.records import RECORDS
from galactable.bots.search import Tree
from galactable.bots.settings import Settings
from galactable.core.game import Game

__all__ = ["FILE", "Foresight", "planner"]

FILE = "weights.npz"
LEVEL = "legend"


def planner(settings: Settings, level: str) -> Foresight | None:
    """The strongest level has one; the others search with the game's own evaluation."""
    return Foresight(settings, level) if level == LEVEL else None


@cache
def learnt() -> NDArray[np.int16]:
    """The weights by the size of the table, turns left and fact."""
    with files(__package__).joinpath(FILE).open("rb") as file, np.load(file) as found:
        return np.asarray(found["weights"], np.int16)


class Foresight(Planner):
    """Searches as the levels below do, and appraises by what came of such galaxies."""

    def __init__(
        self, settings: Settings, level: str, weights: NDArray[np.int16] | None = None
    ) -> None:
        self.settings = settings
        self.budget = settings.playouts[level]
        self.weights = learnt() if weights is None else weights
        self._threads = local()

    def decide(self, desk: Desk, seat: int, key: int) -> int:
        """The best move after halving."""
        trees: Any = self._threads.__dict__
        if "tree" not in trees:
            trees["tree"] = self.tree(desk.game, self.budget)
            trees["knobs"] = self.settings.knobs(desk.game, self.budget, hasty=True)
        tree, knobs = trees["tree"], trees["knobs"]
        tree.take(desk)
        tree.clear()
        tree.grow(knobs, seat, key, self.budget)
        return int(choice(tree.nodes, tree.edges, knobs))

    def tree(self, game: Game, playouts: int) -> Weighted:
        """A tree that appraises by the weights."""
        return Weighted(game, playouts, self.weights)


class Weighted(Tree):
    """A tree whose records carry weights."""

    def __init__(self, game: Game, playouts: int, weights: NDArray[np.int16]) -> None:
        from galactable.bots.point_galaxy.appraisal import Appraised

        super().__init__(game, playouts)
        self.states = Appraised.array(RECORDS)
        self.bytes = self.states.view(np.uint8).reshape(RECORDS, -1)
        self.weights = weights

    def sit(self, state: Any, seat: int, key: int) -> None:
        """Copies a table into record 0, with all that the seat cannot know dealt anew."""
        desk = Desk(self.game, records=1)
        desk.sit(state, seat, key)
        self.take(desk)

    def take(self, desk: Desk) -> None:
        """The table of a desk, with the weights for its seats."""
        record = desk.bytes[0]
        self.bytes[0, : len(record)] = record
        self.states[0].weights[:] = self.weights[0 if desk.states[0].seats <= 2 else 1]
