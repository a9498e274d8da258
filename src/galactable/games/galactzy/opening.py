"""Setting the table: GZ-1 to GZ-4, GZ-52. What the seats choose themselves is a move."""

from __future__ import annotations

from galactable.core.compile import rule
from galactable.core.events import EVERYONE, EventRows, tell
from galactable.core.rng import Rng, below
from galactable.core.waiting import wait_for
from galactable.games.galactzy.components import (
    ADVANCED,
    EONS_IN_BOX,
    FIRST_EONS,
    MAX_SEATS,
    N_EVENTS,
    N_NUMBERS,
    PHANTOM_LINE,
)
from galactable.games.galactzy.events import Happening
from galactable.games.galactzy.rules.course import turn_up
from galactable.games.galactzy.rules.sequence import clear_sequence
from galactable.games.galactzy.state import NONE, Line, Phase, State


@rule
def deal(s: State, seats: int, variant: int, rng: Rng, events: EventRows) -> None:
    """Eons, the throw for the First Player, the first event (GZ-3)."""
    s.seats = seats
    s.variant = variant
    s.face_up = NONE
    s.supply = EONS_IN_BOX - FIRST_EONS * seats
    for seat in range(MAX_SEATS):
        s.colour[seat] = NONE
        s.galaxy[seat] = NONE
        s.order[seat] = NONE
        s.fight_score[seat] = NONE
    for seat in range(seats):
        s.eons[seat] = FIRST_EONS
        if variant != ADVANCED:
            s.lines[seat, PHANTOM_LINE] = Line.START  # GZ-7
    for card in range(N_EVENTS):
        s.discard[card] = NONE
    clear_sequence(s)
    s.first = _throw_for_first(seats, rng, events)
    if seats > 1:
        tell(events, Happening.FIRST, EVERYONE, s.first)
    if variant == ADVANCED:
        s.unseen = (1 << N_EVENTS) - 1
        turn_up(s, rng, events)
    wait_for(s, s.first, Phase.COLOUR)


@rule
def _throw_for_first(seats: int, rng: Rng, events: EventRows) -> int:
    """GZ-4: the highest d8; those tied for highest throw again."""
    tied = (1 << seats) - 1
    thrown = 0
    while tied & (tied - 1) != 0:
        best = 0
        highest = 0
        thrown += 1
        for seat in range(seats):
            if tied >> seat & 1 == 1:
                number = 1 + below(rng, N_NUMBERS)
                tell(events, Happening.ROLL_OFF, EVERYONE, seat, number, thrown)
                if number > highest:
                    highest = number
                    best = 0
                if number == highest:
                    best |= 1 << seat
        tied = best
    first = 0
    while tied >> first & 1 == 0:
        first += 1
    return first
