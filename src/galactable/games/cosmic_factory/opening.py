"""Setting the table: CF-1 to CF-5."""

from __future__ import annotations

from galactable.core.compile import rule
from galactable.core.events import EventRows
from galactable.core.rng import Rng
from galactable.games.cosmic_factory.components import EACH, MAX_SEATS
from galactable.games.cosmic_factory.rules.rounds import begin_round
from galactable.games.cosmic_factory.state import TRAY, State


@rule
def deal(s: State, seats: int, variant: int, rng: Rng, events: EventRows) -> None:
    """All tracks at 0, no galaxy yet; then the first round begins."""
    s.seats = seats
    s.variant = variant
    for seat in range(MAX_SEATS):
        for rank in range(EACH):
            s.place[seat, rank] = TRAY
    begin_round(s, rng, events)
