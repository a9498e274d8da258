"""Cosmic Factory."""

from galactable.core.game import Game
from galactable.core.minute import Minute
from galactable.games.cosmic_factory.components import VARIANTS

__all__ = ["GAME"]


def bound(seats: int, variant: str) -> int:
    """Section 1: 1255 decisions a seat, 1210 in `beginner`."""
    return seats * (5 * (6 + 1 + 244) if variant == "standard" else 5 * (1 + 241))


GAME = Game(
    __name__,
    slug="cosmic-factory",
    title="Cosmic Factory",
    credit=(
        "Designed by Kane Klenko, published by Gigamic (2018). Unofficial; the game belongs to "
        "its designer and publisher. The tiles are a reconstruction."
    ),
    about="One minute, nine tiles: build a galaxy whose weakest colour is still strong.",
    minutes="20-30",
    variants=dict.fromkeys(VARIANTS, (2, 3, 4, 5, 6)),
    bound=bound,
    minute=Minute(ready="ready", done="done", late=("grab",)),
)
