"""The record of a game of Galactzy."""

from __future__ import annotations

from enum import IntEnum

from galactable.core.record import I8, I16, I64, I8s, I16s, TableRecord, field, span
from galactable.games.galactzy.components import (
    CODE_SIZE,
    MAX_SEATS,
    MOST_ON_CARD,
    N_DICE,
    N_EVENTS,
    N_FACES,
    N_LINES,
    N_NUMBERS,
)


class Phase(IntEnum):
    """What is being decided."""

    COLOUR = 0
    LUCKY = 1
    START = 2
    SEQUENCE = 3
    ASSIGN = 4
    CANCEL = 5
    ESCAPE = 6
    GAIN_CHOICE = 7
    LOSS_CHOICE = 8
    MOVE = 9
    PULL = 10
    HIT = 11
    OVER = 12


class Mode(IntEnum):
    """What a sequence of throws is for."""

    NONE = 0
    TURN = 1
    FIGHT = 2
    CONVERGENCE = 3
    TIE = 4
    CARD = 5


class Line(IntEnum):
    """The status of a line of the scorecard."""

    OPEN = 0
    SCORED = 1
    CANCELLED = 2
    START = 3


class Stage(IntEnum):
    """What follows a move, one step after another, until a seat must decide."""

    DECIDE = 0
    TAKE_SCORE = 1
    NEXT_FIGHTER = 2
    END_TURN = 3
    NEXT_IN_EVENT = 4
    END_EVENT = 5
    NEXT_ERA = 6


NONE = -1


class State(TableRecord):
    """Dice are counted by face: 4:1-4, 6:1-6, 8:1-8.

    Wide fields come first, so that fields of the same width lie side by side.
    """

    phantom_code: I64 = field("the Phantom Code, packed; 0 until all six are known")
    vp: I16s = field("VP by seat: lines, fights and events together", MAX_SEATS)
    won: I16s = field("VP from fights, by seat", MAX_SEATS)
    fate: I16s = field("net VP from events, by seat", MAX_SEATS)
    fight_score: I16s = field("fight scores by seat; -1 if none", MAX_SEATS)
    unseen: I16 = field("bit mask of the events in the deck above it")

    first: I8 = field("seat with the First Player marker")
    turns_taken: I8 = field("turns taken this Era; seats that have chosen, during set-up")
    supply: I8 = field("Eons in the supply")
    colour: I8s = field("colour by seat; -1 before it is chosen", MAX_SEATS)
    lucky: I8s = field("Lucky Number by seat; 0 before it is chosen", MAX_SEATS)
    galaxy: I8s = field("where the pawn is, by seat; -1 before it is chosen", MAX_SEATS)
    eons: I8s = field("Eons by seat", MAX_SEATS)
    lines: I8s = field("what has become of the lines, by seat", MAX_SEATS, N_LINES)
    points: I8s = field("points of the lines, by seat", MAX_SEATS, N_LINES)
    phantom_count: I8 = field("numbers of the Phantom Code that are known")
    phantom_numbers: I8s = field("these numbers, in the order rolled", CODE_SIZE)
    face_up: I8 = field("event of the Era; -1 if none")
    bottom: I8 = field("1 if the Phantom Storm lies under the deck")
    discard_count: I8 = field("events discarded")
    discard: I8s = field("events discarded, in order; -1 beyond", N_EVENTS)
    order_count: I8 = field("seats in a fight or concerned by the event; 0 if neither")
    order_at: I8 = field("which of them plays now")
    order: I8s = field("these seats, in the order they play; -1 beyond", MAX_SEATS)
    tie_fights: I8 = field("rounds of the tie-break begun")
    winners: I8 = field("bit mask of the seats that are not beaten in the tie-break")
    mode: I8 = field("the Mode of the present sequence")
    throws: I8 = field("throws made")
    hand: I8 = field("dice to be thrown")
    effect_used: I8 = field("1 once the galaxy's effect was used")
    rerolled: I8 = field("face that an Eon re-roll gave, if it was the latest move; else -1")
    lift_from: I8 = field("the lowest face that may be lifted")
    shown: I8s = field("free dice", N_FACES)
    fresh: I8s = field("of these, those that an Eon may re-roll", N_FACES)
    lifted: I8s = field("dice taken up for the coming throw", N_FACES)
    need: I8s = field("numbers of the card's Code not covered, by number", N_NUMBERS + 1)
    need_count: I8 = field("how many these are")
    own_on_card: I8 = field("dice of this sequence on the card")
    on_card: I8s = field("dice on the card, by type", N_DICE)
    card_count: I8 = field("dice on the card")
    card_seat: I8s = field("whose they are, in the order placed", MOST_ON_CARD)
    card_face: I8s = field("their faces, likewise", MOST_ON_CARD)

    wide: I16s = span("vp", "unseen")
    small: I8s = span("first", "card_face")
