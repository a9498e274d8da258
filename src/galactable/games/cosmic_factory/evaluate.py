"""How good the table looks for a seat: what ``greedy`` looks at."""

from __future__ import annotations

from galactable.core.compile import rule
from galactable.games.cosmic_factory.components import Track
from galactable.games.cosmic_factory.scoring import weakest
from galactable.games.cosmic_factory.state import State

POINT = 1000


@rule
def evaluate(s: State, seat: int) -> int:
    """A thousandth of a point is the unit."""
    return POINT * (weakest(s, seat) + int(s.track[seat, Track.STAR]))
