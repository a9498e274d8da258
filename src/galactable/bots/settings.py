"""How the search is set for each game; a game without a line of its own gets the defaults."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from galactable.bots.records import MAX_DEPTH, Knobs
from galactable.core.game import Game

__all__ = ["RANDOM_PLAYOUTS", "Settings", "settings_for"]


@dataclass(frozen=True)
class Settings:
    """The knobs of the search (see ``records.Knobs``), and how far a level's budget goes."""

    effort: float = 1.0
    """Playouts for each playout of the level's budget: where they are dear, fewer."""
    ordered: bool = True
    curiosity: float = 2.0
    heat: float = 1.0
    blend: float = 0.25
    chance_width: float = 1.0
    width: int = 0
    trust: float = 30.0
    depth: int = MAX_DEPTH
    turns: int = 0
    alone: int = 0
    horizon: int = 8
    tries: int = 64
    others: int = 0
    stray: float = 0.0
    scale: float = 4.0
    glory: float = 0.7

    def knobs(self, game: Game, budget: int = 0, hasty: bool = False) -> Any:
        """As the compiled code reads them; with a budget the root is searched by halving."""
        knobs = Knobs.array(1)
        for name, value in vars(self).items():
            if name != "effort":
                knobs[name] = value
        knobs["closed"] = not game.hides
        knobs["budget"] = budget
        knobs["hasty"] = hasty
        return knobs


DEFAULTS = Settings()

_BY_GAME: dict[str, dict[str, float]] = {
    # Hands are hidden and turns short: a tree over both players' plans.
    "rock-the-galaxy": {"curiosity": 4.0, "horizon": 12, "tries": 3, "stray": 0.1, "scale": 4.0},
    # The evaluation sees far: playouts through the seat's own next turn correct it, and it
    # takes many of them; what rivals take meanwhile matters little.
    "point-galaxy": {
        "effort": 2.0,
        "width": 8,
        "trust": 15.0,
        "depth": 1,
        "turns": 2,
        "alone": 1,
        "horizon": 40,
        "others": 2,
        "scale": 8.0,
    },
    # The evaluation of dice is comparable only between turns: every sequence is played out.
    "galactzy": {
        "width": 8,
        "trust": 150.0,
        "depth": 1,
        "turns": 1,
        "horizon": 40,
        "scale": 40.0,
    },
    "tiny-galaxies": {"effort": 2.0, "horizon": 8, "tries": 3, "stray": 0.1, "scale": 5.0},
}


def settings_for(game: Game, **changes: Any) -> Settings:
    """The game's settings, with changes."""
    return replace(DEFAULTS, **(_BY_GAME.get(game.slug, {}) | changes))


RANDOM_PLAYOUTS: dict[str, Any] = {
    "ordered": False,
    "width": 0,
    "depth": MAX_DEPTH,
    "turns": 0,
    "tries": 1,
    "others": 0,
    "horizon": 1 << 30,
}
"""The changes that make plain search of it: random playouts to the end of the game."""
