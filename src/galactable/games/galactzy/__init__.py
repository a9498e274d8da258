"""Galactzy."""

from galactable.core.game import Game
from galactable.games.galactzy.components import ERAS, VARIANTS

__all__ = ["GAME"]


def bound(seats: int, variant: str) -> int:
    """Section 1: three choices a seat, then at most 48 decisions a sequence (GZ-R40)."""
    turns = seats * int(ERAS[VARIANTS.index(variant)])
    fights = turns * seats if seats > 1 else 0
    events = turns if variant == "advanced" else 0
    tie_breaks = 3 * seats if seats > 1 else 0
    return 3 * seats + 48 * (turns + fights + events + tie_breaks)


GAME = Game(
    __name__,
    slug="galactzy",
    title="Galactzy",
    credit=(
        "A game by Giandomenico Martorelli. Unofficial; the game belongs to its author. "
        "The effects of the galaxies are a reconstruction."
    ),
    about="Throw dice of three kinds, fill a scorecard, travel between galaxies and fight there.",
    minutes="20-30 a player",
    variants=dict.fromkeys(VARIANTS, (1, 2, 3, 4)),
    bound=bound,
    hides=False,
)
