"""How good the table looks for a seat: what ``greedy`` looks at."""

from __future__ import annotations

from galactable.core.compile import rule
from galactable.games.rock_the_galaxy.components import (
    BAND_COLOUR,
    CARD_HAS_COLOUR,
    CARD_SYMBOLS,
    FIRST_ACTION,
    FIRST_NOTE,
    N_CARDS,
    N_SET_CARDS,
    N_THEMES,
    THEME_COLOUR,
    THEME_FIRST,
)
from galactable.games.rock_the_galaxy.scoring import total
from galactable.games.rock_the_galaxy.state import NONE, State

POINT = 1000
ACTION_IN_HAND = 120
CARD_IN_HAND = 15


@rule
def evaluate(s: State, seat: int) -> int:
    """A thousandth of a point is the unit: points ahead of the best rival, then the hand."""
    best_rival = 0
    for other in range(s.seats):
        if other != seat:
            best_rival = max(best_rival, total(s, other))
    value = POINT * total(s, seat) - POINT // 2 * best_rival
    return value + _promise(s, seat)


@rule
def _promise(s: State, seat: int) -> int:
    """What the hand may bring: the symbols of its best themes, actions, plain cards."""
    value = CARD_IN_HAND * s.hand_count[seat]
    for card in range(FIRST_ACTION, N_CARDS):
        value += ACTION_IN_HAND * s.hand[seat, card]
    if s.band[seat] == NONE:
        return value
    own = BAND_COLOUR[s.band[seat]]
    best = 0
    for theme in range(N_THEMES):
        colour = THEME_COLOUR[theme]
        first = THEME_FIRST[theme]
        symbols = s.hand[seat, first] + 2 * s.hand[seat, first + 1]
        if symbols == 0:
            continue
        for note in range(FIRST_NOTE, N_SET_CARDS):
            if CARD_HAS_COLOUR[note, colour] == 1:
                symbols += s.hand[seat, note] * CARD_SYMBOLS[note]
        worth = min(symbols, 5) * min(symbols, 5) * 40
        if colour == own and s.supply_singles[colour] > 0:
            worth = worth * 3 // 2
        best = max(best, worth)
        value += worth // 8
    return value + best
