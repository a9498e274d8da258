"""The record of a game of Briscola."""

from __future__ import annotations

from enum import IntEnum

from galactable.core.record import I8, I8s, I16s, TableRecord, field
from galactable_briscola.components import MAX_SEATS, N_CARDS


class Phase(IntEnum):
    """What is being decided."""

    PLAY = 0
    OVER = 1


class Place(IntEnum):
    """Where a card is; the first three are followed by a place for each other seat."""

    HAND = 0
    TRICK = MAX_SEATS
    TAKEN = 2 * MAX_SEATS
    STOCK = 3 * MAX_SEATS
    TURNED = 3 * MAX_SEATS + 1
    OUT = 3 * MAX_SEATS + 2


NONE = -1


class State(TableRecord):
    """Every card has one place, so none can be lost or doubled."""

    points: I16s = field("points taken, by seat", MAX_SEATS)
    place: I8s = field("where each card is: a Place, plus the seat", N_CARDS)
    trick: I8s = field("card in the trick, by seat; -1 if none", MAX_SEATS)
    hand_count: I8s = field("cards in hand, by seat", MAX_SEATS)
    stock: I8 = field("cards to draw, without the turned one")
    trump: I8 = field("the card that was turned up")
    lead: I8 = field("the seat that led to the trick")
