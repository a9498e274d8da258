"""Drawing, discarding, and whose turn is next."""

from __future__ import annotations

from galactable.core.compile import rule
from galactable.core.events import EVERYONE, EventRows, tell
from galactable.core.rng import Rng, pick
from galactable.core.waiting import wait_for
from galactable.games.rock_the_galaxy.components import HAND, MAX_ROUND, N_CARDS
from galactable.games.rock_the_galaxy.events import Happening
from galactable.games.rock_the_galaxy.state import NONE, Phase, State


@rule
def draw(s: State, seat: int, rng: Rng, events: EventRows) -> bool:
    """Draws a card; False if deck and discard pile are both empty (RG-43, RG-R11, RG-R10)."""
    if s.deck_count == 0:
        if s.discard_count == 0:
            return False
        tell(events, Happening.RESHUFFLE, EVERYONE, s.discard_count)
        for card in range(N_CARDS):
            s.deck[card] = s.discard[card]
            s.discard[card] = 0
        s.deck_count = s.discard_count
        s.discard_count = 0
    card = pick(rng, s.deck, s.deck_count)
    s.deck[card] -= 1
    s.deck_count -= 1
    s.hand[seat, card] += 1
    s.hand_count[seat] += 1
    tell(events, Happening.DRAW, 1 << seat, seat, card)
    return True


@rule
def draw_until(s: State, seat: int, size: int, rng: Rng, events: EventRows) -> None:
    """Draws until the hand has ``size`` cards (RG-41, RG-42, RG-62, RG-63, RG-R33)."""
    while s.hand_count[seat] < size and draw(s, seat, rng, events):
        pass


@rule
def discard(s: State, card: int, count: int) -> None:
    """Lays cards on the discard pile."""
    s.discard[card] += count
    s.discard_count += count


@rule
def discard_from_hand(s: State, seat: int, card: int, due: bool, events: EventRows) -> None:
    """The active player discards a card, seen by all; ``due``: the card in play asks for it."""
    s.hand[seat, card] -= 1
    s.hand_count[seat] -= 1
    discard(s, card, 1)
    tell(events, Happening.DISCARD, EVERYONE, seat, card, int(due))


@rule
def discard_hand(s: State, seat: int, events: EventRows) -> None:
    """The active player's whole hand goes (RG-61, RG-R13)."""
    for card in range(N_CARDS):
        while s.hand[seat, card] > 0:
            discard_from_hand(s, seat, card, False, events)


@rule
def end_turn(s: State, draws: bool, rng: Rng, events: EventRows) -> None:
    """The draw phase (unless the turn ended at once), then the next seat's turn.

    A seat whose hand is empty when it would decide goes on to its own draw phase (RG-R26).

    Keeps RG-13, RG-14, RG-R27, RG-R29.
    """
    while True:
        if draws:
            draw_until(s, s.active, HAND, rng, events)
        s.actions_played = 0
        if s.active == s.seats - 1:
            if s.ending == 1 or s.turn == MAX_ROUND:  # RG-45, RG-R24
                finish(s, events)
                return
            s.turn += 1
            s.active = 0
            if s.turn == MAX_ROUND:
                tell(events, Happening.LAST_ROUND, EVERYONE, s.turn)
        else:
            s.active += 1
        tell(events, Happening.TURN, EVERYONE, s.active, s.turn)
        if s.hand_count[s.active] > 0:
            wait_for(s, s.active, Phase.TURN)
            return
        tell(events, Happening.NO_CARDS, EVERYONE, s.active)
        draws = True


@rule
def finish(s: State, events: EventRows) -> None:
    """The game is over."""
    s.phase = Phase.OVER
    s.active = NONE
    s.seat = NONE
    s.waiting = 0
    tell(events, Happening.OVER, EVERYONE)


@rule
def back_to_turn(s: State, rng: Rng, events: EventRows) -> None:
    """The active seat decides again, unless its hand is empty (RG-R26)."""
    if s.hand_count[s.active] > 0:
        wait_for(s, s.active, Phase.TURN)
    else:
        tell(events, Happening.NO_CARDS, EVERYONE, s.active)
        end_turn(s, True, rng, events)
