"""Playing to tricks: BR-6 to BR-10."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from galactable.core.compile import rule
from galactable.core.events import EVERYONE, EventRows, tell
from galactable.core.rng import Rng
from galactable_briscola.components import N_CARDS, POINTS, STRENGTH, SUIT
from galactable_briscola.events import Happening
from galactable_briscola.moves import PLAY
from galactable_briscola.opening import draw
from galactable_briscola.state import NONE, Phase, Place, State


@rule
def legal(s: State, seat: int, out: NDArray[np.int32]) -> int:
    """Any card from the hand (BR-6)."""
    n = 0
    for card in range(N_CARDS):
        if s.place[card] == Place.HAND + seat:
            out[n] = PLAY + card
            n += 1
    return n


@rule
def play(s: State, seat: int, move: int, rng: Rng, events: EventRows) -> None:
    """A card to the trick; the last one ends it."""
    card = move - PLAY
    s.place[card] = Place.TRICK + seat
    s.trick[seat] = card
    s.hand_count[seat] -= 1
    tell(events, Happening.PLAY, EVERYONE, seat, card)
    following = (seat + 1) % s.seats
    if following == s.lead:
        following = _end_trick(s, rng, events)
    s.seat = following
    s.waiting = 1 << following
    if s.hand_count[following] == 0:
        _end_game(s, events)


@rule
def _end_trick(s: State, rng: Rng, events: EventRows) -> int:
    """The trick is taken, and everybody draws; returns who leads to the next (BR-7 to BR-9)."""
    winner = ahead(s)
    points = 0
    for seat in range(s.seats):
        card = s.trick[seat]
        points += POINTS[card]
        s.place[card] = Place.TAKEN + winner
        s.trick[seat] = NONE
    s.points[winner] += points
    tell(events, Happening.TAKE, EVERYONE, winner, points)
    if s.place[s.trump] == Place.TURNED:
        for i in range(s.seats):
            draw(s, (winner + i) % s.seats, rng, events)
    s.lead = winner
    s.turn += 1
    return winner


@rule
def ahead(s: State) -> int:
    """Who would take the trick as it lies: the highest trump, or of the suit led (BR-7)."""
    best = int(s.lead)
    for i in range(1, s.seats):
        seat = (s.lead + i) % s.seats
        if s.trick[seat] != NONE and beats(s, int(s.trick[seat]), int(s.trick[best])):
            best = seat
    return best


@rule
def beats(s: State, card: int, other: int) -> bool:
    """Whether a card takes one that was played before it (BR-2, BR-7)."""
    if SUIT[card] == SUIT[other]:
        return STRENGTH[card] > STRENGTH[other]
    return SUIT[card] == SUIT[s.trump]


@rule
def _end_game(s: State, events: EventRows) -> None:
    """The hands are played out (BR-10)."""
    s.phase = Phase.OVER
    s.turn -= 1
    s.seat = NONE
    s.waiting = 0
    tell(events, Happening.OVER, EVERYONE)
