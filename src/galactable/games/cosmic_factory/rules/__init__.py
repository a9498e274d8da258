"""The rules: what a seat may do, and what follows from it."""

from galactable.games.cosmic_factory.rules.legal import host_legal, legal
from galactable.games.cosmic_factory.rules.play import play

__all__ = ["host_legal", "legal", "play"]
