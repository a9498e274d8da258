"""The rules: what a seat may do, and what follows from it."""

from galactable.games.tiny_galaxies.rules.legal import legal
from galactable.games.tiny_galaxies.rules.play import play

__all__ = ["legal", "play"]
