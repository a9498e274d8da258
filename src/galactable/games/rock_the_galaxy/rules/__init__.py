"""The rules: what a seat may do, and what follows from it."""

from galactable.games.rock_the_galaxy.rules.legal import legal
from galactable.games.rock_the_galaxy.rules.play import play

__all__ = ["legal", "play"]
