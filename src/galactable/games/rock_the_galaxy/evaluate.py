"""How good the table looks for a seat: what ``greedy`` looks at."""

from __future__ import annotations

import numpy as np

from galactable.core.compile import rule
from galactable.games.rock_the_galaxy.components import (
    BAND_COLOUR,
    CARD_HAS_COLOUR,
    CARD_SYMBOLS,
    FIRST_ACTION,
    FIRST_NOTE,
    HAND,
    MAX_SET,
    MIN_SET,
    N_CARDS,
    N_COLOURS,
    N_SET_CARDS,
    N_THEMES,
    SINGLE_POINTS,
    THEME_COLOUR,
    THEME_FIRST,
)
from galactable.games.rock_the_galaxy.scoring import total
from galactable.games.rock_the_galaxy.state import NONE, State

POINT = 1000
WORTH = np.array([0, 80, 300, 650, 900, 1100], np.int64)  # a theme in hand, by its symbols
FRESH_CARD = 220  # a card still to be drawn: better than one that fits nothing
ACTION_IN_HAND = -20  # to be played
SURPLUS_CARD = 30  # a hand of more than five draws nothing

# What a note adds to the symbols of each colour, eight bits a colour: one pass over the notes
# serves all themes.
COLOUR_BITS = 8
NOTE_SYMBOLS = (CARD_HAS_COLOUR.astype(np.int64) << COLOUR_BITS * np.arange(N_COLOURS)).sum(1)
NOTE_SYMBOLS *= CARD_SYMBOLS


@rule
def evaluate(s: State, seat: int) -> int:
    """In thousandths of a point: points against the best rival's, then the hand."""
    best_rival = 0
    for other in range(s.seats):
        if other != seat:
            best_rival = max(best_rival, total(s, other))
    value = POINT * total(s, seat) - POINT // 2 * best_rival
    if s.active == seat and s.set_theme != NONE:
        value += _set_under_way(s, seat)
    return value + _hand(s, seat)


@rule
def _set_under_way(s: State, seat: int) -> int:
    """What the set that is being composed, or waits for its yoink, will bring."""
    gain = int(s.set_size) - MIN_SET + 1
    colour = THEME_COLOUR[s.set_theme]
    if colour == BAND_COLOUR[s.band[seat]]:
        return POINT * SINGLE_POINTS * min(gain, s.supply_singles[colour])
    return POINT * gain


@rule
def _hand(s: State, seat: int) -> int:
    """What the hand may bring: its best theme, a little of the others, actions, fresh cards."""
    value = FRESH_CARD * max(0, HAND - s.hand_count[seat])
    value -= SURPLUS_CARD * max(0, s.hand_count[seat] - HAND)
    for card in range(FIRST_ACTION, N_CARDS):
        value += ACTION_IN_HAND * s.hand[seat, card]
    if s.band[seat] == NONE:
        return value
    own = BAND_COLOUR[s.band[seat]]
    notes = 0
    for note in range(FIRST_NOTE, N_SET_CARDS):
        notes += s.hand[seat, note] * NOTE_SYMBOLS[note]
    best = 0
    for theme in range(N_THEMES):
        colour = THEME_COLOUR[theme]
        first = THEME_FIRST[theme]
        symbols = s.hand[seat, first] + 2 * s.hand[seat, first + 1]
        if symbols == 0:
            continue
        symbols += notes >> COLOUR_BITS * colour & (1 << COLOUR_BITS) - 1
        worth = WORTH[min(symbols, MAX_SET)]
        if colour == own:
            worth = worth * 3 // 2 if s.supply_singles[colour] > 0 else 0
        best = max(best, worth)
        value += worth // 8
    return value + best
