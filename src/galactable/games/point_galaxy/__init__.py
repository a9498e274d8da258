"""Point Galaxy."""

from galactable.core.game import Game
from galactable.games.point_galaxy.components import MAX_SEATS, SUPPLY, TURNS, VARIANTS

__all__ = ["GAME"]

STANDARD, *SOLO_VARIANTS = VARIANTS


def bound(seats: int, variant: str) -> int:
    """Section 1: four decisions a turn, and one for each token of the supply."""
    return 4 * TURNS * seats + int(SUPPLY[seats])


GAME = Game(
    __name__,
    slug="point-galaxy",
    title="Point Galaxy",
    credit=(
        "Unofficial. Design: Molly Johnson, Robert Melvin, Shawn Stankewich. Illustration: "
        "Dylan Mangini. Published by Alderac Entertainment Group and Flatout Games. "
        "The faces of the cards and some of the tokens are a reconstruction."
    ),
    about="Draft planets and what lies between them, and line them up into solar systems.",
    minutes="20-30",
    variants={
        STANDARD: tuple(range(2, MAX_SEATS + 1)),
        **dict.fromkeys(SOLO_VARIANTS, (1,)),
    },
    bound=bound,
    rivals=SOLO_VARIANTS,
    device={"threads": 256, "narrow": False, "tables": 132 * 2048},
    hides=False,
)
