"""How good the table looks for a seat: what ``greedy`` looks at."""

from __future__ import annotations

from galactable.core.compile import rule
from galactable.games.galactzy.scoring import total
from galactable.games.galactzy.state import State

POINT = 1000


@rule
def evaluate(s: State, seat: int) -> int:
    """A thousandth of a point is the unit."""
    return POINT * total(s, seat)
