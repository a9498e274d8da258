"""Rock the Galaxy."""

from galactable.core.game import Game
from galactable.core.rematch import Rematch
from galactable.games.rock_the_galaxy.components import VARIANTS

__all__ = ["GAME"]


def bound(seats: int, variant: str) -> int:
    """Section 5: band choices, then 40 rounds of at most 154 or 351 decisions a turn."""
    choices = 3 if seats == 4 else 2
    return choices + 40 * seats * (351 if variant == "standard" else 154)


GAME = Game(
    __name__,
    slug="rock-the-galaxy",
    title="Rock the Galaxy",
    credit=(
        "Unofficial; the game belongs to its designer and publisher. "
        "All of the deck but its totals and a few known cards is a reconstruction."
    ),
    about="Alien bands gather song themes, record singles and yoink each other's fans.",
    minutes="10-15",
    variants=dict.fromkeys(VARIANTS, (2, 3, 4)),
    bound=bound,
    rematch=Rematch.WINNER,  # RG-R7
)
