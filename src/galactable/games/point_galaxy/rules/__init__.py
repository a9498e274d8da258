"""The rules: what a seat may do, and what follows from it."""

from galactable.games.point_galaxy.rules.legal import legal
from galactable.games.point_galaxy.rules.play import play

__all__ = ["legal", "play"]
