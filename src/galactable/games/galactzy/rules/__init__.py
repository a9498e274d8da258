"""The rules: what a seat may do, and what follows from it."""

from galactable.games.galactzy.rules.legal import legal
from galactable.games.galactzy.rules.play import play

__all__ = ["legal", "play"]
