"""How bots are set: the defaults, and what ``bots/<game>/settings.py`` changes in them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from galactable.bots.own import part_of
from galactable.bots.records import MAX_DEPTH, Knobs
from galactable.core.game import Game

__all__ = ["RANDOM_PLAYOUTS", "Settings", "settings_for"]

_NO_KNOBS = ("playouts", "arrangements", "drafts", "fog", "waste", "early")


@dataclass(frozen=True)
class Settings:
    """The knobs of the search (see ``records.Knobs``), and what makes a level's strength."""

    playouts: Mapping[str, int] = field(
        default_factory=lambda: {"navigator": 60, "captain": 250, "admiral": 1000, "legend": 1400}
    )
    """Playouts of a decision, by level."""
    arrangements: Mapping[str, int] = field(default_factory=dict)
    """Arrangements of a galaxy that a builder tries, by level."""
    drafts: Mapping[str, int] = field(default_factory=dict)
    """Arrangements that it tries for a stage of a draft, by level; else it appraises."""
    fog: Mapping[str, float] = field(default_factory=lambda: {"cadet": 1.0, "pilot": 0.25})
    """How well a level sees what moves are worth: the depth of the fog in standard deviations of
    that worth; in points for bots that plan."""
    waste: Mapping[str, str] = field(default_factory=dict)
    """Kinds of moves that throw away what a move of another kind would take: a beginner sees
    badly what is better, but not that something lies there."""
    early: Mapping[str, str] = field(default_factory=dict)
    """Kinds of moves that no beginner makes before a move of another kind is possible."""
    ordered: bool = True
    curiosity: float = 2.0
    heat: float = 1.0
    blend: float = 0.25
    chance_width: float = 1.0
    width: int = 0
    trust: float = 30.0
    depth: int = MAX_DEPTH
    turns: int = 0
    solo_turns: int = 0
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
            if name not in _NO_KNOBS:
                knobs[name] = value
        knobs["closed"] = not game.hides
        knobs["budget"] = budget
        knobs["hasty"] = hasty
        return knobs


DEFAULTS = Settings()


def settings_for(game: Game, **changes: Any) -> Settings:
    """The game's settings, with changes."""
    own = part_of(game, "settings")
    return replace(DEFAULTS, **((own.SETTINGS if own else {}) | changes))


RANDOM_PLAYOUTS: dict[str, Any] = {
    "ordered": False,
    "width": 0,
    "depth": MAX_DEPTH,
    "turns": 0,
    "tries": 1,
    "others": 0,
    "horizon": 1 << 30,
}
"""The changes for plain search: random playouts to the end of the game."""
