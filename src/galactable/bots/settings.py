"""How the search is set for each game; a game without a line of its own gets the defaults."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from galactable.bots.tree import Knobs
from galactable.core.game import Game

__all__ = ["RANDOM_PLAYOUTS", "Settings", "settings_for"]


@dataclass(frozen=True)
class Settings:
    """The knobs of the search (see ``tree.Knobs``)."""

    ordered: bool = True
    curiosity: float = 2.0
    heat: float = 1.0
    blend: float = 0.25
    chance_width: float = 1.0
    horizon: int = 12
    tries: int = 3
    stray: float = 0.1
    scale: float = 4.0
    glory: float = 0.7

    def knobs(self, game: Game) -> Any:
        """As the compiled code reads them."""
        knobs = Knobs.array(1)
        for name, value in vars(self).items():
            knobs[name] = value
        knobs["closed"] = not game.hides
        return knobs


DEFAULTS = Settings()

_BY_GAME: dict[str, dict[str, float]] = {
    # Points are few, and a turn is a handful of decisions.
    "rock-the-galaxy": {"curiosity": 4.0, "scale": 4.0},
    # A turn is four decisions for each seat; the market changes with every one of them.
    "point-galaxy": {"horizon": 12, "scale": 8.0},
    # The evaluation of dice sees to the end of a sequence: playing it out adds only noise.
    "galactzy": {"horizon": 0, "scale": 40.0, "chance_width": 4.0},
    "tiny-galaxies": {"horizon": 8, "scale": 5.0},
}


def settings_for(game: Game, **changes: Any) -> Settings:
    """The game's settings, with changes."""
    return replace(DEFAULTS, **(_BY_GAME.get(game.slug, {}) | changes))


RANDOM_PLAYOUTS: dict[str, Any] = {"ordered": False, "tries": 1, "horizon": 1 << 30}
"""The changes that make plain search of it: random playouts to the end of the game."""
