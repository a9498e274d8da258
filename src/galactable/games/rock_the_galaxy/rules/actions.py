"""Action cards: RG-51 to RG-64. A card's actions run in order, each until it needs a decision."""

from __future__ import annotations

from galactable.core.compile import rule
from galactable.core.events import EVERYONE, EventRows, tell
from galactable.core.rng import Rng, pick
from galactable.core.waiting import wait_for
from galactable.games.rock_the_galaxy.components import CARD_ACTION, CARD_VALUE, N_CARDS, Action
from galactable.games.rock_the_galaxy.events import Happening
from galactable.games.rock_the_galaxy.rules.cards import (
    back_to_turn,
    discard,
    discard_from_hand,
    discard_hand,
    draw,
    draw_until,
    end_turn,
)
from galactable.games.rock_the_galaxy.state import NONE, Phase, Side, State


@rule
def play_action(s: State, seat: int, card: int, rng: Rng, events: EventRows) -> None:
    """The card leaves the hand, lies in play, and its actions begin (RG-15, RG-17)."""
    s.hand[seat, card] -= 1
    s.hand_count[seat] -= 1
    s.action_card = card
    s.action_step = 0
    s.actions_played += 1
    tell(events, Happening.PLAY, EVERYONE, seat, card)
    run_actions(s, rng, events)


@rule
def run_actions(s: State, rng: Rng, events: EventRows) -> None:
    """Carries on with the card in play until it waits for a decision or is done."""
    card = s.action_card
    while s.action_step < 2:
        action = CARD_ACTION[card, s.action_step]
        if _needs_side(s, action):
            wait_for(s, s.active, Phase.DIRECTION)
            return
        if _begin(s, action, CARD_VALUE[card, s.action_step], rng, events):
            return
        next_action(s)
    discard(s, card, 1)
    s.action_card = NONE
    if CARD_ACTION[card, 0] == Action.DRAW_TO:  # RG-62: the turn ends at once
        end_turn(s, False, rng, events)
    else:
        back_to_turn(s, rng, events)


@rule
def next_action(s: State) -> None:
    """The card's present action is completed."""
    s.action_step += 1
    s.direction = Side.NONE


@rule
def _needs_side(s: State, action: int) -> bool:
    """Whether a side must be named first; with two seats it is left, without asking (RG-R15)."""
    if s.direction != Side.NONE or (action != Action.STEAL and action != Action.PASS):
        return False
    if s.seats > 2:
        return True
    s.direction = Side.LEFT
    return False


@rule
def _begin(s: State, action: int, value: int, rng: Rng, events: EventRows) -> bool:
    """Carries out an action; True if it waits for a decision first (RG-55)."""
    seat = s.active
    if action == Action.DRAW:
        for _ in range(value):
            if not draw(s, seat, rng, events):
                break
    elif action == Action.DRAW_TO:
        draw_until(s, seat, value, rng, events)
    elif action == Action.DISCARD_ALL:
        discard_hand(s, seat, events)
    elif action == Action.DISCARD:
        if s.hand_count[seat] > value:
            s.owed[seat] = value
            wait_for(s, seat, Phase.ACT_DISCARD)
            return True
        discard_hand(s, seat, events)  # RG-R13
    elif action == Action.YOINK:
        return _begin_yoink(s, events)
    elif action == Action.STEAL:
        steal_all(s, rng, events)
    elif action == Action.PASS or action == Action.RIVALS:
        return _begin_give(s, action, value, events)
    return False


@rule
def act_discard(s: State, seat: int, card: int, rng: Rng, events: EventRows) -> None:
    """Discards one of the cards that the card in play asks for (RG-53, RG-54)."""
    discard_from_hand(s, seat, card, True, events)
    s.owed[seat] -= 1
    if s.owed[seat] == 0:
        next_action(s)
        run_actions(s, rng, events)


@rule
def _begin_yoink(s: State, events: EventRows) -> bool:
    """RG-57, RG-58, RG-R17: asked only when there is a choice."""
    victims = 0
    only = NONE
    for seat in range(s.seats):
        if seat != s.active and s.fans[seat] > 0:
            victims += 1
            only = seat
    if victims > 1:
        wait_for(s, s.active, Phase.VICTIM)
        return True
    if victims == 1:
        take_from(s, only, events)
    return False


@rule
def take_from(s: State, victim: int, events: EventRows) -> None:
    """Yoinks one fan for the active seat."""
    s.fans[victim] -= 1
    s.fans[s.active] += 1
    tell(events, Happening.YOINK_ONE, EVERYONE, s.active, victim)


@rule
def neighbour(s: State, seat: int) -> int:
    """The neighbour on the side named (RG-R14)."""
    if s.direction == Side.LEFT:
        return (seat + 1) % s.seats
    return (seat + s.seats - 1) % s.seats


@rule
def steal_all(s: State, rng: Rng, events: EventRows) -> None:
    """Every seat steals one card unseen; no stolen card is stolen again (RG-52)."""
    for i in range(s.seats):
        thief = (s.active + i) % s.seats
        victim = neighbour(s, thief)
        if s.hand_count[victim] == 0:  # RG-R16
            continue
        card = pick(rng, s.hand[victim], s.hand_count[victim])
        s.hand[victim, card] -= 1
        s.hand_count[victim] -= 1
        s.aside[thief, card] += 1
        tell(events, Happening.STEAL, 1 << thief | 1 << victim, thief, victim, card)
    for thief in range(s.seats):
        _collect(s, thief, thief)


@rule
def _collect(s: State, giver: int, receiver: int) -> None:
    """Cards laid aside join a hand."""
    for card in range(N_CARDS):
        count = s.aside[giver, card]
        if count > 0:
            s.aside[giver, card] = 0
            s.hand[receiver, card] += count
            s.hand_count[receiver] += count
    s.aside_count[giver] = 0


@rule
def _begin_give(s: State, action: int, value: int, events: EventRows) -> bool:
    """Seats with a choice owe cards; the others' hands are laid aside at once (RG-R13).

    Keeps RG-60, RG-R32.
    """
    s.waiting = 0
    for i in range(s.seats):
        seat = (s.active + i) % s.seats
        if action == Action.RIVALS and i == 0:
            continue
        if s.hand_count[seat] > value:
            s.owed[seat] = value
            s.waiting |= 1 << seat
        else:
            for card in range(N_CARDS):
                while s.hand[seat, card] > 0:
                    lay_aside(s, seat, card, events)
    if s.waiting == 0:
        _end_give(s, action, events)
        return False
    s.phase = Phase.GIVE
    s.seat = _next_to_give(s)
    return True


@rule
def _next_to_give(s: State) -> int:
    """The first seat clockwise from the active one that still owes."""
    for i in range(s.seats):
        seat = (s.active + i) % s.seats
        if s.owed[seat] > 0:
            return seat
    return NONE


@rule
def lay_aside(s: State, seat: int, card: int, events: EventRows) -> None:
    """A card chosen, face down until all have chosen (RG-R12)."""
    s.hand[seat, card] -= 1
    s.hand_count[seat] -= 1
    s.aside[seat, card] += 1
    s.aside_count[seat] += 1
    tell(events, Happening.LAY_ASIDE, 1 << seat, seat, card)


@rule
def give(s: State, seat: int, card: int, rng: Rng, events: EventRows) -> None:
    """A seat chooses one of the cards it owes; when the last has chosen, all move together."""
    lay_aside(s, seat, card, events)
    s.owed[seat] -= 1
    if s.owed[seat] == 0:
        s.waiting &= ~(1 << seat)
    if s.waiting != 0:
        s.seat = _next_to_give(s)
        return
    _end_give(s, CARD_ACTION[s.action_card, s.action_step], events)
    next_action(s)
    run_actions(s, rng, events)


@rule
def _end_give(s: State, action: int, events: EventRows) -> None:
    """Cards laid aside go to the neighbours (RG-59) or to the discard pile (RG-56)."""
    for i in range(s.seats):
        seat = (s.active + i) % s.seats
        for card in range(N_CARDS):
            for _ in range(s.aside[seat, card]):
                if action == Action.PASS:
                    receiver = neighbour(s, seat)
                    tell(events, Happening.RECEIVE, 1 << seat | 1 << receiver, receiver, seat, card)
                else:
                    tell(events, Happening.SHOW, EVERYONE, seat, card)
    for seat in range(s.seats):
        if action == Action.PASS:
            _collect(s, seat, neighbour(s, seat))
        else:
            for card in range(N_CARDS):
                discard(s, card, s.aside[seat, card])
                s.aside[seat, card] = 0
            s.aside_count[seat] = 0
