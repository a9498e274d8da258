"""Tiny Galaxies."""

from galactable.core.game import Game
from galactable.core.rematch import Rematch
from galactable.games.tiny_galaxies.components import MAX_ROUND

__all__ = ["GAME"]


def bound(seats: int, variant: str) -> int:
    """Section 5: 40 rounds of at most 106, 152 or 206 decisions a turn."""
    others = seats - 1
    chain = seats + 5
    turn = 1 + 31 + 4 * others + 6 * chain + 4 * others * chain
    return MAX_ROUND * seats * turn


GAME = Game(
    __name__,
    slug="tiny-galaxies",
    title="Tiny Galaxies",
    credit=(
        "Unofficial; after a design by Scott Almes, published by Gamelyn Games. "
        "The planets and part of the galaxy track are a reconstruction."
    ),
    about="Roll dice, fly to planets, colonize them, and follow what the others do.",
    minutes="30-45",
    variants={"standard": (2, 3, 4)},
    bound=bound,
    rematch=Rematch.NEXT,  # TG-R21
    hides=False,
)
