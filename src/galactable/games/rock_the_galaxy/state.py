"""The record of a game of Rock the Galaxy."""

from __future__ import annotations

from enum import IntEnum

from galactable.core.record import I8, I16, I8s, I16s, TableRecord, field, span
from galactable.games.rock_the_galaxy.components import MAX_SEATS, N_CARDS, N_COLOURS, N_SET_CARDS


class Phase(IntEnum):
    """What is being decided."""

    BANDS = 0
    TURN = 1
    COMPOSE = 2
    DISCARDING = 3
    ACT_DISCARD = 4
    DIRECTION = 5
    GIVE = 6
    VICTIM = 7
    YOINK = 8
    OVER = 9


class Side(IntEnum):
    """From whom cards are stolen, to whom they are passed (RG-R14)."""

    NONE = 0
    LEFT = 1
    RIGHT = 2


NONE = -1


class State(TableRecord):
    """Cards are counted by kind, in card order.

    Fields of the same width lie side by side; the hidden cards come last.
    """

    fans: I16s = field("fans by seat", MAX_SEATS)
    supply_fans: I16 = field("fans in the supply")
    deck_count: I16 = field("cards in the deck")
    discard_count: I16 = field("cards in the discard pile")
    hand_count: I16s = field("cards in hand, by seat", MAX_SEATS)
    aside_count: I16s = field("cards laid aside, by seat", MAX_SEATS)

    active: I8 = field("seat on turn; in `bands` the seat that chooses; -1 when over")
    ending: I8 = field("1 once the last fan of the supply was taken")
    actions_played: I8 = field("action cards played this turn")
    band: I8s = field("band by seat; -1 before it is chosen", MAX_SEATS)
    rival: I8s = field("the seat whose band has the colour; -1 if nobody", N_COLOURS)
    singles: I8s = field("singles by seat", MAX_SEATS)
    supply_singles: I8s = field("singles in the supply, by colour", N_COLOURS)
    owed: I8s = field("cards still to choose, by seat", MAX_SEATS)
    discard: I8s = field("the discard pile", N_CARDS)
    action_card: I8 = field("action card in play; -1 if none")
    action_step: I8 = field("which of its actions is carried out: 0, 1; 2 when done")
    direction: I8 = field("the Side named for it")
    set_theme: I8 = field("theme of the set being composed or on the table; -1 if none")
    set_size: I8 = field("its size in symbols")
    set_last: I8 = field("the last card settled; -1 if none")
    set_cards: I8s = field(
        "cards settled (still in hand while composing) or on the table", N_SET_CARDS
    )

    deck: I8s = field("the deck", N_CARDS)
    hand: I8s = field("hands, by seat", MAX_SEATS, N_CARDS)
    aside: I8s = field("cards laid aside, by seat", MAX_SEATS, N_CARDS)

    wide: I16s = span("fans", "aside_count")
    small: I8s = span("active", "set_cards")
