"""What a seat may do now: the one source of legal moves."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from galactable.core.compile import rule
from galactable.games.rock_the_galaxy.components import (
    CARD_ACTION,
    CARD_HAS_COLOUR,
    CARD_MIN_SET,
    CARD_SYMBOLS,
    FIRST_ACTION,
    FIRST_NOTE,
    MAX_ACTIONS,
    MAX_SET,
    MIN_SET,
    N_BANDS,
    N_CARDS,
    N_SET_CARDS,
    N_THEMES,
    THEME_COLOUR,
    THEME_FIRST,
    Action,
)
from galactable.games.rock_the_galaxy.moves import (
    BAND,
    DIRECTION,
    DISCARD,
    END,
    PASS,
    PLAY,
    SET,
    SIZES,
    USE,
    VICTIM,
    YOINK,
)
from galactable.games.rock_the_galaxy.rules.bands import band_free
from galactable.games.rock_the_galaxy.rules.sets import (
    can_follow,
    missing_symbols,
    most_yoinks,
    reachable,
)
from galactable.games.rock_the_galaxy.state import Phase, State

Ints = NDArray[np.int32]


@rule
def legal(s: State, seat: int, out: Ints) -> int:
    """Writes the seat's legal moves in increasing order; returns how many."""
    if s.waiting >> seat & 1 == 0:
        return 0
    phase = s.phase
    if phase == Phase.TURN:
        n = _plays(s, seat, out)
        n = sets_in_hand(s, seat, out, n)
        return _end(out, _hand(s, seat, DISCARD, out, n))
    if phase == Phase.DISCARDING:
        return _end(out, _hand(s, seat, DISCARD, out, 0))
    if phase == Phase.ACT_DISCARD:
        return _hand(s, seat, DISCARD, out, 0)
    if phase == Phase.GIVE:
        passing = CARD_ACTION[s.action_card, s.action_step] == Action.PASS
        return _hand(s, seat, PASS if passing else DISCARD, out, 0)
    if phase == Phase.COMPOSE:
        return _uses(s, seat, out)
    if phase == Phase.BANDS:
        return _bands(s, out)
    if phase == Phase.DIRECTION:
        out[0] = DIRECTION
        out[1] = DIRECTION + 1
        return 2
    if phase == Phase.VICTIM:
        return _victims(s, seat, out)
    return _yoinks(s, out)


@rule
def _end(out: Ints, n: int) -> int:
    """The turn may end with no set, or after any discards (RG-40, RG-R25)."""
    out[n] = END
    return n + 1


@rule
def _hand(s: State, seat: int, first: int, out: Ints, n: int) -> int:
    """A move for each kind of card in hand."""
    hand = s.hand[seat]
    for card in range(N_CARDS):
        out[n] = first + card
        n += hand[card] > 0
    return n


@rule
def _plays(s: State, seat: int, out: Ints) -> int:
    """Action cards in hand, as long as the turn allows more (RG-R23).

    Keeps RG-16, RG-18, RG-19, RG-R25.
    """
    n = 0
    if s.actions_played < MAX_ACTIONS[s.variant]:
        hand = s.hand[seat]
        for card in range(FIRST_ACTION, N_CARDS):
            out[n] = PLAY + card - FIRST_ACTION
            n += hand[card] > 0
    return n


@rule
def sets_in_hand(s: State, seat: int, out: Ints, n: int) -> int:
    """Themes and sizes of which the hand can make a set, with at least one theme card (RG-R28)."""
    hand = s.hand[seat]
    for theme in range(N_THEMES):
        first = THEME_FIRST[theme]
        ones = hand[first]
        twos = hand[first + 1]
        if ones + twos == 0:
            continue
        colour = THEME_COLOUR[theme]
        for size in range(MIN_SET, MAX_SET + 1):
            one_notes = 0
            two_notes = 0
            for note in range(FIRST_NOTE, N_SET_CARDS):
                if CARD_HAS_COLOUR[note, colour] == 1 and CARD_MIN_SET[note] <= size:
                    if CARD_SYMBOLS[note] == 1:
                        one_notes += hand[note]
                    else:
                        two_notes += hand[note]
            if (ones > 0 and reachable(size - 1, ones - 1 + one_notes, twos + two_notes)) or (
                twos > 0 and reachable(size - 2, ones + one_notes, twos - 1 + two_notes)
            ):
                out[n] = SET + theme * SIZES + size - MIN_SET
                n += 1
    return n


@rule
def _uses(s: State, seat: int, out: Ints) -> int:
    n = 0
    missing = missing_symbols(s)
    for card in range(max(s.set_last, 0), N_SET_CARDS):
        if can_follow(s, seat, card, missing):
            out[n] = USE + card
            n += 1
    return n


@rule
def _bands(s: State, out: Ints) -> int:
    n = 0
    for band in range(N_BANDS):
        if band_free(s, band):
            out[n] = BAND + band
            n += 1
    return n


@rule
def _victims(s: State, seat: int, out: Ints) -> int:
    n = 0
    for other in range(s.seats):
        if other != seat and s.fans[other] > 0:
            out[n] = VICTIM + other
            n += 1
    return n


@rule
def _yoinks(s: State, out: Ints) -> int:
    """From no fan to as many as may be yoinked (RG-36, RG-R2)."""
    most = most_yoinks(s)
    for fans in range(most + 1):
        out[fans] = YOINK + fans
    return most + 1
