"""Setting the table, and the stock."""

from __future__ import annotations

from galactable.core.compile import rule
from galactable.core.events import EVERYONE, EventRows, tell
from galactable.core.rng import Rng, below
from galactable_briscola.components import HAND, LEFT_OUT, MAX_SEATS, N_CARDS
from galactable_briscola.events import Happening
from galactable_briscola.state import NONE, Phase, Place, State


@rule
def deal(s: State, seats: int, variant: int, rng: Rng, events: EventRows) -> None:
    """Three cards to everybody, one turned up; seat 0 leads (BR-4, BR-5, BR-6)."""
    s.seats = seats
    s.variant = variant
    s.turn = 1
    s.phase = Phase.PLAY
    s.stock = N_CARDS
    for card in range(N_CARDS):
        s.place[card] = Place.STOCK
    if LEFT_OUT[seats] != NONE:
        s.place[LEFT_OUT[seats]] = Place.OUT
        s.stock -= 1
    for seat in range(MAX_SEATS):
        s.trick[seat] = NONE
    for seat in range(seats):
        for _ in range(HAND):
            draw(s, seat, rng, events)
    s.trump = from_stock(s, Place.TURNED, rng)
    tell(events, Happening.TURN_UP, EVERYONE, s.trump)
    s.seat = 0
    s.waiting = 1


@rule
def from_stock(s: State, place: int, rng: Rng) -> int:
    """Any card of the stock, put to a place: nobody knows their order before."""
    left = below(rng, s.stock)
    card = 0
    while s.place[card] != Place.STOCK or left > 0:
        if s.place[card] == Place.STOCK:
            left -= 1
        card += 1
    s.place[card] = place
    s.stock -= 1
    return card


@rule
def draw(s: State, seat: int, rng: Rng, events: EventRows) -> None:
    """One card to the hand; at last the turned one, for all to see (BR-8)."""
    if s.stock > 0:
        card = from_stock(s, Place.HAND + seat, rng)
        tell(events, Happening.DRAW, 1 << seat, seat, card)
    else:
        s.place[s.trump] = Place.HAND + seat
        tell(events, Happening.DRAW, EVERYONE, seat, s.trump)
    s.hand_count[seat] += 1
