"""Setting the table: RG-1 to RG-12. Choosing bands is a move; the cards are dealt after it."""

from __future__ import annotations

from galactable.core.compile import rule
from galactable.core.events import EventRows
from galactable.core.rng import Rng
from galactable.games.rock_the_galaxy.components import (
    DECK,
    DECK_SIZE,
    MAX_SEATS,
    N_CARDS,
    N_COLOURS,
    SUPPLY_FANS,
)
from galactable.games.rock_the_galaxy.state import NONE, Phase, State


@rule
def deal(s: State, seats: int, variant: int, rng: Rng, events: EventRows) -> None:
    """Sets out the supply's fans and the deck; the first seat then chooses its band."""
    s.seats = seats
    s.variant = variant
    s.turn = 1
    s.phase = Phase.BANDS
    s.supply_fans = SUPPLY_FANS[variant, seats]
    s.deck_count = DECK_SIZE[variant]
    for card in range(N_CARDS):
        s.deck[card] = DECK[variant, card]
    for seat in range(MAX_SEATS):
        s.band[seat] = NONE
    for colour in range(N_COLOURS):
        s.rival[colour] = NONE
    s.action_card = NONE
    s.set_theme = NONE
    s.set_last = NONE
    s.active = 0
    s.seat = 0
    s.waiting = 1
