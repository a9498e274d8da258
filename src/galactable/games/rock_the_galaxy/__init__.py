"""Rock the Galaxy."""

from galactable.core.game import Game
from galactable.core.rematch import Rematch
from galactable.games.rock_the_galaxy.components import VARIANTS
from galactable.games.rock_the_galaxy.evaluate import evaluate
from galactable.games.rock_the_galaxy.events import EVENTS
from galactable.games.rock_the_galaxy.hidden import FEATURES, hide, observe
from galactable.games.rock_the_galaxy.invariants import problems
from galactable.games.rock_the_galaxy.moves import MOVES
from galactable.games.rock_the_galaxy.opening import deal
from galactable.games.rock_the_galaxy.rules import legal, play
from galactable.games.rock_the_galaxy.scoring import CATEGORIES, places, score
from galactable.games.rock_the_galaxy.state import Phase, State
from galactable.games.rock_the_galaxy.view import explain, own_view, static
from galactable.games.rock_the_galaxy.words import WORDS

__all__ = ["GAME"]


def bound(seats: int, variant: str) -> int:
    """Section 5: band choices, then 40 rounds of at most 154 or 351 decisions a turn."""
    choices = 3 if seats == 4 else 2
    return choices + 40 * seats * (351 if variant == "standard" else 154)


GAME = Game(
    slug="rock-the-galaxy",
    title="Rock the Galaxy",
    credit=(
        "Unofficial; the game belongs to its designer and publisher. "
        "All of the deck but its totals and a few known cards is a reconstruction."
    ),
    about="Alien bands gather song themes, record singles and yoink each other's fans.",
    minutes="10-15",
    variants=dict.fromkeys(VARIANTS, (2, 3, 4)),
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
    bound=bound,
    problems=problems,
    rematch=Rematch.WINNER,  # RG-R7
)
