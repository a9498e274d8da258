"""Tiny Galaxies."""

from galactable.core.game import Game
from galactable.core.rematch import Rematch
from galactable.games.tiny_galaxies.components import MAX_ROUND
from galactable.games.tiny_galaxies.evaluate import evaluate
from galactable.games.tiny_galaxies.events import EVENTS
from galactable.games.tiny_galaxies.hidden import FEATURES, TABLES, hide, observe
from galactable.games.tiny_galaxies.invariants import problems
from galactable.games.tiny_galaxies.moves import MOVES
from galactable.games.tiny_galaxies.opening import deal
from galactable.games.tiny_galaxies.rules import legal, play
from galactable.games.tiny_galaxies.scoring import CATEGORIES, places, score
from galactable.games.tiny_galaxies.state import Phase, State
from galactable.games.tiny_galaxies.view import explain, own_view, static
from galactable.games.tiny_galaxies.words import WORDS

__all__ = ["GAME"]


def bound(seats: int, variant: str) -> int:
    """Section 5: 40 rounds of at most 106, 152 or 206 decisions a turn."""
    others = seats - 1
    chain = seats + 5
    turn = 1 + 31 + 4 * others + 6 * chain + 4 * others * chain
    return MAX_ROUND * seats * turn


GAME = Game(
    slug="tiny-galaxies",
    title="Tiny Galaxies",
    credit=(
        "Unofficial; after a design by Scott Almes, published by Gamelyn Games. "
        "The planets and part of the galaxy track are a reconstruction."
    ),
    about="Roll dice, fly to planets, colonize them, and follow what the others do.",
    minutes="30-45",
    variants={"standard": (2, 3, 4)},
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
    rematch=Rematch.NEXT,  # TG-R21
    hides=False,
)
