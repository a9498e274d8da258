"""The course of the game: turns, Eras, events turned up, the end (GZ-8 to GZ-10, GZ-49 to 53)."""

from __future__ import annotations

from galactable.core.compile import rule
from galactable.core.events import EVERYONE, EventRows, tell
from galactable.core.rng import Rng, below
from galactable.core.waiting import wait_for
from galactable.games.galactzy.components import (
    ADVANCED,
    CODE_SIZE,
    ERAS,
    EVENT_CODE,
    EVENT_GALAXY,
    MAX_SEATS,
    MAX_TIE_FIGHTS,
    MOST_ON_CARD,
    N_DICE,
    N_EVENTS,
    N_NUMBERS,
    Card,
)
from galactable.games.galactzy.events import Happening
from galactable.games.galactzy.rules.sequence import begin_sequence, clear_sequence
from galactable.games.galactzy.scoring import standing
from galactable.games.galactzy.state import NONE, Mode, Phase, Stage, State


@rule
def turn_up(s: State, rng: Rng, events: EventRows) -> None:
    """The event of the Era; the Phantom Storm goes under the deck before its Code (GZ-53).

    Keeps GZ-R25.
    """
    while True:
        card = Card.PHANTOM_STORM + 0
        if s.unseen == 0:
            s.bottom = 0
        else:
            left = below(rng, N_EVENTS - s.discard_count - s.bottom)
            card = 0
            while s.unseen >> card & 1 == 0 or left > 0:
                left -= s.unseen >> card & 1
                card += 1
            s.unseen &= ~(1 << card)
        tell(events, Happening.EVENT, EVERYONE, card)
        if card != Card.PHANTOM_STORM or s.phantom_count == CODE_SIZE or s.unseen == 0:
            s.face_up = card
            return
        s.bottom = 1
        tell(events, Happening.UNDER, EVERYONE, card)


@rule
def end_turn(s: State, events: EventRows) -> int:
    """The next seat's turn, or the end of the Era (GZ-35)."""
    s.turns_taken += 1
    if s.turns_taken < s.seats:
        seat = (s.first + s.turns_taken) % s.seats
        begin_sequence(s, seat, Mode.TURN)
        tell(events, Happening.TURN, EVERYONE, seat, s.turn)
        return Stage.DECIDE
    return _begin_event(s, events) if s.variant == ADVANCED else Stage.NEXT_ERA


@rule
def _begin_event(s: State, events: EventRows) -> int:
    """Queues those in the storm's galaxy, or all, in turn order (GZ-54, GZ-76, GZ-R24, GZ-R26)."""
    clear_sequence(s)
    galaxy = EVENT_GALAXY[s.face_up]
    for i in range(s.seats):
        seat = (s.first + i) % s.seats
        if galaxy == NONE or s.galaxy[seat] == galaxy:
            s.order[s.order_count] = seat
            s.order_count += 1
    tell(events, Happening.RESOLVE, EVERYONE, s.face_up, s.order_count)
    s.order_at = -1
    return Stage.NEXT_IN_EVENT


@rule
def next_in_event(s: State, events: EventRows) -> int:
    """The next seat in the queue meets the event; it ends after the last."""
    s.order_at += 1
    if s.order_at == s.order_count:
        return Stage.END_EVENT
    seat = s.order[s.order_at]
    if s.face_up == Card.PLANE_SHIFTING:
        wait_for(s, seat, Phase.MOVE)
    elif s.face_up == Card.COSMIC_CONVERGENCE:
        begin_sequence(s, seat, Mode.CONVERGENCE)
    else:
        begin_sequence(s, seat, Mode.CARD)
        for number in range(1, N_NUMBERS + 1):
            s.need[number] = EVENT_CODE[s.face_up, s.colour[seat], number]
            s.need_count += s.need[number]
        tell(events, Happening.ATTEMPT, EVERYONE, seat, s.face_up, needed_numbers(s))
    return Stage.DECIDE


@rule
def needed_numbers(s: State) -> int:
    """What the card's Code still asks for, as the digits of one number, ascending."""
    digits = 0
    for number in range(1, N_NUMBERS + 1):
        for _ in range(s.need[number]):
            digits = 10 * digits + number
    return digits


@rule
def clear_order(s: State) -> None:
    """Ends all fights and empties the event's queue."""
    s.order_count = 0
    s.order_at = 0
    for i in range(MAX_SEATS):
        s.order[i] = NONE
        s.fight_score[i] = NONE


@rule
def end_event(s: State) -> int:
    """The card is discarded, the dice on it go back to the box (GZ-52, GZ-56)."""
    clear_order(s)
    s.discard[s.discard_count] = s.face_up
    s.discard_count += 1
    s.face_up = NONE
    s.card_count = 0
    for die in range(N_DICE):
        s.on_card[die] = 0
    for i in range(MOST_ON_CARD):
        s.card_seat[i] = 0
        s.card_face[i] = 0
    return Stage.NEXT_ERA


@rule
def next_era(s: State, rng: Rng, events: EventRows) -> None:
    """The marker advances and an event is turned up, except in the first Era (GZ-9, GZ-52)."""
    if s.turn == ERAS[s.variant]:
        _end(s, events)
        return
    s.turn += 1
    s.turns_taken = 0
    if s.turn > 1:
        s.first = (s.first + 1) % s.seats
    tell(events, Happening.ERA, EVERYONE, s.turn, s.first if s.seats > 1 else NONE)
    if s.turn > 1 and s.variant == ADVANCED:
        turn_up(s, rng, events)
    begin_sequence(s, s.first, Mode.TURN)
    tell(events, Happening.TURN, EVERYONE, s.first, s.turn)


@rule
def _end(s: State, events: EventRows) -> None:
    """The end of the game, unless some are tied for first."""
    first = -2
    tied = 0
    for seat in range(s.seats):  # GZ-50, GZ-51
        stands = standing(s, seat)
        if stands > first:
            first = stands
            tied = 0
        if stands == first:
            tied |= 1 << seat
    fight_for_win(s, tied, events)


@rule
def fight_for_win(s: State, tied: int, events: EventRows) -> None:
    """Those tied for first fight, three rounds at most; with a single one the game is over."""
    clear_order(s)
    if s.tie_fights > 0 or tied & (tied - 1) != 0:
        s.winners = tied
    if tied & (tied - 1) == 0 or s.tie_fights == MAX_TIE_FIGHTS:
        clear_sequence(s)
        s.phase = Phase.OVER
        s.seat = NONE
        s.waiting = 0
        tell(events, Happening.OVER, EVERYONE)
        return
    s.tie_fights += 1
    for i in range(s.seats):
        seat = (s.first + i) % s.seats
        if tied >> seat & 1 == 1:
            s.order[s.order_count] = seat
            s.order_count += 1
    tell(events, Happening.TIE, EVERYONE, s.tie_fights, tied)
    begin_sequence(s, s.order[0], Mode.TIE)
