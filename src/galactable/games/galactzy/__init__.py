"""Galactzy."""

from galactable.core.game import Game
from galactable.games.galactzy.components import ERAS, VARIANTS
from galactable.games.galactzy.evaluate import evaluate
from galactable.games.galactzy.events import EVENTS
from galactable.games.galactzy.hidden import FEATURES, hide, observe
from galactable.games.galactzy.invariants import problems
from galactable.games.galactzy.moves import MOVES
from galactable.games.galactzy.opening import deal
from galactable.games.galactzy.rules import legal, play
from galactable.games.galactzy.scoring import CATEGORIES, places, score
from galactable.games.galactzy.state import Phase, State
from galactable.games.galactzy.view import explain, own_view, static
from galactable.games.galactzy.words import WORDS

__all__ = ["GAME"]


def bound(seats: int, variant: str) -> int:
    """Section 1: three choices a seat, then at most 48 decisions a sequence (GZ-R40)."""
    turns = seats * int(ERAS[VARIANTS.index(variant)])
    fights = turns * seats if seats > 1 else 0
    events = turns if variant == "advanced" else 0
    tie_breaks = 3 * seats if seats > 1 else 0
    return 3 * seats + 48 * (turns + fights + events + tie_breaks)


GAME = Game(
    slug="galactzy",
    title="Galactzy",
    credit=(
        "A game by Giandomenico Martorelli. Unofficial; the game belongs to its author. "
        "The effects of the galaxies are a reconstruction."
    ),
    about="Throw dice of three kinds, fill a scorecard, travel between galaxies and fight there.",
    minutes="20-30 a player",
    variants=dict.fromkeys(VARIANTS, (1, 2, 3, 4)),
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
    hides=False,
    max_legal=200,
)
