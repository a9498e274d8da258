"""Briscola."""

from galactable.core.game import Game
from galactable_briscola.components import MAX_SEATS, N_CARDS

__all__ = ["GAME"]


def bound(seats: int, variant: str) -> int:
    """Every card is played once."""
    return N_CARDS


GAME = Game(
    __name__,
    slug="briscola",
    title="Briscola",
    credit="An old Italian game, nobody's property.",
    about="Three cards in hand, tricks without following suit, and a trump under the stock.",
    minutes="10",
    variants={"standard": tuple(range(2, MAX_SEATS + 1))},
    bound=bound,
)
