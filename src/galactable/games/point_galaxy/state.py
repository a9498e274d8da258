"""The record of a game of Point Galaxy."""

from __future__ import annotations

from enum import IntEnum

from galactable.core.record import I8, I16, I8s, I16s, I64s, TableRecord, field, span
from galactable.games.point_galaxy.components import (
    CARDS_EACH,
    COLUMNS,
    MAX_SEATS,
    MAX_SUPPLY,
    MAX_SYSTEMS,
    MAX_TOKENS,
    N_LETTERS,
    N_PLANETS,
    N_SPACES,
)


class Phase(IntEnum):
    """What is being decided."""

    DRAFT = 0
    PLACE = 1
    TOKEN = 2
    OVER = 3


class Where(IntEnum):
    """Where in a system a card goes."""

    TOP = 0
    BOTTOM = 1
    ABOVE = 2


NONE = -1
AI = 1  # the AI's row in the fields by seat; in solo no seat has this number
SEEN_SHIFT, SEEN_BITS = 5, 32


class State(TableRecord):
    """Faces are indices of ``components.FACES``; systems and columns are numbered from 0.

    Wide fields come first, so that fields of the same width lie side by side.
    """

    seen_planets: I64s = field(
        "bits, 32 a word: planet faces that have come to light", -(-N_PLANETS // SEEN_BITS)
    )
    seen_spaces: I64s = field(
        "bits, 32 a word: space faces that have come to light", -(-N_SPACES // SEEN_BITS)
    )
    turns_taken: I16 = field("finished turns, the AI's included")
    drafted: I16s = field("first and second drafted face; -1 before drafting, after placing", 2)
    market: I16s = field("row 1: tops of the piles; rows 2, 3: planets; -1 if empty", 3, COLUMNS)
    sun: I16s = field("sun of a system; -1 if none", MAX_SEATS, MAX_SYSTEMS)
    asteroid: I16s = field("asteroid of a system; -1 if none", MAX_SEATS, MAX_SYSTEMS)
    line: I16s = field(
        "the lines, top to bottom, system after system; -1 beyond", MAX_SEATS, CARDS_EACH
    )
    ai_sun: I16 = field("the AI's starting sun")
    ai_faces: I16s = field("faces in the order that the AI took them", CARDS_EACH)

    first: I8 = field("seat of the first player")
    tokens_owed: I8 = field("tokens still to take in this turn")
    pile: I8s = field("cards of each pile, its top included", COLUMNS)
    supply: I8s = field("tokens laid out, left to right", MAX_SUPPLY)
    supply_count: I8 = field("how many tokens are laid out")
    systems: I8s = field("systems, by seat; the AI's: its columns", MAX_SEATS)
    start: I8s = field("where in `line` a system begins (and the last ends)", MAX_SEATS, 28)
    fits_top: I8s = field(
        "numbers (1 is bit 0) that fit on top of a line; X fits if any does", MAX_SEATS, MAX_SYSTEMS
    )
    fits_bottom: I8s = field("likewise, at its bottom", MAX_SEATS, MAX_SYSTEMS)
    suns: I8s = field("sun cards", MAX_SEATS)
    asteroids: I8s = field("asteroid cards", MAX_SEATS)
    rockets: I8s = field("rocket symbols", MAX_SEATS)
    credited: I8s = field("multiples of five rocket symbols already credited", MAX_SEATS)
    research: I8s = field("research symbols, by letter", MAX_SEATS, N_LETTERS)
    tokens: I8s = field("tokens in the order taken", MAX_SEATS, MAX_TOKENS)
    token_count: I8s = field("how many tokens", MAX_SEATS)
    ai_column: I8s = field("in which of its columns each lies; -1 for those aside", CARDS_EACH)
    ai_count: I8 = field("how many faces the AI has taken")
    ai_took: I8 = field("tokens that the AI took in its last turn")

    wide: I16s = span("seen_planets", "ai_faces")
    small: I8s = span("first", "ai_took")
