"""What a seat cannot know, dealt anew; and what it knows, as numbers for learning."""

from __future__ import annotations

from galactable.core.compile import rule
from galactable.core.features import (
    HEAD,
    Feature,
    Seen,
    choice,
    count,
    head,
    observe_head,
    of,
    seat,
)
from galactable.core.rng import Rng
from galactable_briscola.components import ALL_POINTS, HAND, LAST_TRICK, MAX_SEATS, N_CARDS
from galactable_briscola.opening import from_stock
from galactable_briscola.state import Phase, Place, State


@rule
def hide(s: State, me: int, rng: Rng) -> None:
    """Deals the stock and the others' hands anew.

    The turned card stays where it is: when it was drawn, everybody saw by whom (BR-8).
    """
    for card in range(N_CARDS):
        if s.place[card] != Place.STOCK and is_hidden(s, me, card):
            s.place[card] = Place.STOCK
            s.stock += 1
    for other in range(s.seats):
        if other != me:
            missing = int(s.hand_count[other])
            if s.place[s.trump] == Place.HAND + other:
                missing -= 1
            for _ in range(missing):
                from_stock(s, Place.HAND + other, rng)


@rule
def is_hidden(s: State, me: int, card: int) -> bool:
    """Whether the seat cannot know where the card is."""
    place = s.place[card]
    if place == Place.STOCK:
        return True
    return place < Place.TRICK and place != Place.HAND + me and card != s.trump


UNKNOWN = Place.OUT + 1
FEATURES = (
    *head(State, Phase, MAX_SEATS, 1, LAST_TRICK + 1),
    of(State, "points", count(ALL_POINTS), MAX_SEATS),
    of(State, "trick", choice(N_CARDS, none=True), MAX_SEATS),
    of(State, "hand_count", count(HAND), MAX_SEATS),
    of(State, "stock", count(N_CARDS)),
    of(State, "trump", choice(N_CARDS)),
    of(State, "lead", seat(MAX_SEATS)),
    Feature("place", N_CARDS, "where each card is; the last if hidden", choice(UNKNOWN + 1)),
)
TRICK_AT = HEAD + MAX_SEATS
HANDS_AT = TRICK_AT + MAX_SEATS
REST_AT = HANDS_AT + MAX_SEATS
PLACE_AT = REST_AT + 3


@rule
def observe(s: State, me: int, out: Seen) -> None:
    """Writes the features above, in their order."""
    observe_head(s, me, out)
    for one in range(MAX_SEATS):
        out[HEAD + one] = s.points[one]
        out[TRICK_AT + one] = s.trick[one]
        out[HANDS_AT + one] = s.hand_count[one]
    out[REST_AT] = s.stock
    out[REST_AT + 1] = s.trump
    out[REST_AT + 2] = s.lead
    for card in range(N_CARDS):
        out[PLACE_AT + card] = UNKNOWN if is_hidden(s, me, card) else s.place[card]
