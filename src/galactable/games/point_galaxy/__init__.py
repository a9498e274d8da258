"""Point Galaxy."""

from galactable.core.game import Game
from galactable.games.point_galaxy.components import MAX_SEATS, SUPPLY, TURNS, VARIANTS
from galactable.games.point_galaxy.evaluate import evaluate
from galactable.games.point_galaxy.events import EVENTS
from galactable.games.point_galaxy.hidden import FEATURES, TABLES, hide, observe
from galactable.games.point_galaxy.invariants import problems
from galactable.games.point_galaxy.moves import MOVES
from galactable.games.point_galaxy.opening import deal
from galactable.games.point_galaxy.rules import attempt, legal, play
from galactable.games.point_galaxy.scoring import CATEGORIES, places, score
from galactable.games.point_galaxy.state import Phase, State
from galactable.games.point_galaxy.view import explain, own_view, static
from galactable.games.point_galaxy.words import WORDS

__all__ = ["GAME"]

STANDARD, *SOLO_VARIANTS = VARIANTS


def bound(seats: int, variant: str) -> int:
    """Section 1: four decisions a turn, and one for each token of the supply."""
    return 4 * TURNS * seats + int(SUPPLY[seats])


GAME = Game(
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
    State=State,
    phases=Phase,
    moves=MOVES,
    events=EVENTS,
    categories=CATEGORIES,
    deal=deal,
    legal=legal,
    play=play,
    score=score,
    places=places,
    hide=hide,
    observe=observe,
    evaluate=evaluate,
    features=FEATURES,
    own_view=own_view,
    explain=explain,
    words=WORDS,
    static=static,
    tables=TABLES,
    bound=bound,
    problems=problems,
    hides=False,
    gains=("place", "found", "token"),
    attempt=attempt,
    last=("place", "found", "token"),
)
