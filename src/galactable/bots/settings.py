"""How bots are set for each game; a game without a line of its own gets the defaults."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from galactable.bots.records import MAX_DEPTH, Knobs
from galactable.core.game import Game

__all__ = ["RANDOM_PLAYOUTS", "Settings", "settings_for"]

_BY_LEVEL = ("playouts", "arrangements", "fog")


@dataclass(frozen=True)
class Settings:
    """The knobs of the search (see ``records.Knobs``), and what makes a level's strength."""

    playouts: Mapping[str, int] = field(
        default_factory=lambda: {"navigator": 60, "captain": 250, "admiral": 1000}
    )
    """Playouts of a decision, by level."""
    arrangements: Mapping[str, int] = field(default_factory=dict)
    """Arrangements of a galaxy that a builder tries, by level."""
    fog: Mapping[str, float] = field(default_factory=lambda: {"cadet": 1.0, "pilot": 0.25})
    """How well a level sees what moves are worth: the fog's depth in standard deviations of
    their worth, and for those that plan in points."""
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
            if name not in _BY_LEVEL:
                knobs[name] = value
        knobs["closed"] = not game.hides
        knobs["budget"] = budget
        knobs["hasty"] = hasty
        return knobs


DEFAULTS = Settings()

_BY_GAME: dict[str, dict[str, Any]] = {
    # The evaluation sees far: playouts through the seat's next two turns correct it; what
    # rivals take meanwhile matters little.
    "point-galaxy": {
        "fog": {"cadet": 0.6, "pilot": 0.35},
        "playouts": {"navigator": 30, "captain": 160, "admiral": 1000},
        "width": 8,
        "trust": 15.0,
        "depth": 1,
        "turns": 3,
        "alone": 1,
        "horizon": 80,
        "others": 2,
        "scale": 8.0,
    },
    # Hands are hidden and turns short: a tree over both players' plans.
    "rock-the-galaxy": {
        "fog": {"cadet": 1.15, "pilot": 0.65},
        "playouts": {"navigator": 16, "captain": 80, "admiral": 1000},
        "curiosity": 4.0,
        "horizon": 12,
        "tries": 3,
        "stray": 0.1,
        "scale": 4.0,
    },
    # Built by planning: the search gives opinions alone.
    "cosmic-factory": {
        "fog": {"cadet": 0.55, "pilot": 0.34},
        "arrangements": {"navigator": 240, "captain": 900, "admiral": 20_000},
    },
    # Planned, but for what cards ask. The evaluation of dice is comparable only between
    # turns: every sequence is played out.
    "galactzy": {
        "fog": {"cadet": 0.6, "pilot": 0.45, "navigator": 1.2, "captain": 0.5, "admiral": 0.0},
        "width": 8,
        "trust": 150.0,
        "depth": 1,
        "turns": 1,
        "horizon": 40,
        "scale": 40.0,
    },
    "tiny-galaxies": {
        "fog": {"cadet": 0.85, "pilot": 0.4},
        "playouts": {"navigator": 16, "captain": 120, "admiral": 2000},
        "horizon": 8,
        "tries": 3,
        "stray": 0.1,
        "scale": 5.0,
    },
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
