"""Deals again what a seat cannot know; writes what it knows, as numbers for learning."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from galactable.core.compile import rule
from galactable.core.features import (
    HEAD,
    PHASE_AT,
    Feature,
    Seen,
    choice,
    count,
    head,
    observe_open,
    of,
    seat,
)
from galactable.core.rng import Rng, pick
from galactable.games.rock_the_galaxy.components import (
    DECK_SIZE,
    FANS_IN_BOX,
    MAX_ACTIONS,
    MAX_ROUND,
    MAX_SEATS,
    MAX_SET,
    N_BANDS,
    N_CARDS,
    N_SET_CARDS,
    N_THEMES,
    VARIANTS,
)
from galactable.games.rock_the_galaxy.state import NONE, Phase, Side, State

MOST_CARDS = int(DECK_SIZE.max())  # and more than there are singles


@rule
def hide(s: State, me: int, rng: Rng) -> None:
    """Deals again the deck, the others' hands and the cards they laid aside.

    A set that another seat is composing goes back to its hand first: it is secret (RG-R31).
    """
    if s.phase == Phase.COMPOSE and s.active != me:
        s.phase = Phase.TURN
        s.set_theme = NONE
        s.set_size = 0
        s.set_last = NONE
        for card in range(N_SET_CARDS):
            s.set_cards[card] = 0
    for other in range(s.seats):
        if other != me:
            for card in range(N_CARDS):
                s.deck[card] += s.hand[other, card] + s.aside[other, card]
                s.hand[other, card] = 0
                s.aside[other, card] = 0
            s.deck_count += s.hand_count[other] + s.aside_count[other]
    for other in range(s.seats):
        if other != me:
            _deal_to(s, s.hand[other], s.hand_count[other], rng)
            _deal_to(s, s.aside[other], s.aside_count[other], rng)


@rule
def _deal_to(s: State, pile: NDArray[np.int8], count: int, rng: Rng) -> None:
    for _ in range(count):
        card = pick(rng, s.deck, s.deck_count)
        s.deck[card] -= 1
        s.deck_count -= 1
        pile[card] += 1


FEATURES = (
    *head(State, Phase, MAX_SEATS, len(VARIANTS), MAX_ROUND),
    of(State, "fans", count(FANS_IN_BOX, scale=10), MAX_SEATS),
    of(State, "supply_fans", count(FANS_IN_BOX, scale=10)),
    of(State, "deck_count", count(MOST_CARDS)),
    of(State, "discard_count", count(MOST_CARDS)),
    of(State, "hand_count", count(MOST_CARDS, scale=10), MAX_SEATS),
    of(State, "aside_count", count(MOST_CARDS, scale=5), MAX_SEATS),
    of(State, "active", seat(MAX_SEATS, none=True)),
    of(State, "ending", count(1)),
    of(State, "actions_played", count(int(MAX_ACTIONS.max()))),
    of(State, "band", choice(N_BANDS, none=True), MAX_SEATS),
    of(State, "rival", seat(MAX_SEATS, none=True)),
    of(State, "singles", count(MOST_CARDS, scale=5), MAX_SEATS),
    of(State, "supply_singles", count(MOST_CARDS, scale=5)),
    of(State, "owed", count(MOST_CARDS, scale=3), MAX_SEATS),
    of(State, "discard", count(MOST_CARDS, scale=1)),
    of(State, "action_card", choice(N_CARDS, none=True)),
    of(State, "action_step", choice(3)),
    of(State, "direction", choice(len(Side))),
    of(State, "set_theme", choice(N_THEMES, none=True)),
    of(State, "set_size", count(MAX_SET)),
    of(State, "set_last", choice(N_SET_CARDS, none=True)),
    of(State, "set_cards", count(MAX_SET, scale=1)),
    Feature("hand", N_CARDS, "own cards, by kind", count(MOST_CARDS, scale=1)),
    Feature("aside", N_CARDS, "own cards laid aside, by kind", count(MOST_CARDS, scale=1)),
)
N_WIDE = State.dtype["wide"].shape[0]
N_SMALL = State.dtype["small"].shape[0]
HAND_AT = HEAD + N_WIDE + N_SMALL
ASIDE_AT = HAND_AT + N_CARDS
SET_AT = HAND_AT - N_SET_CARDS - 3


@rule
def observe(s: State, me: int, out: Seen) -> None:
    """Writes the features above in order: the open part of the record, then the seat's own.

    While another seat composes a set, the table is shown as before: it is secret (RG-R31).
    """
    observe_open(s, me, out)
    for card in range(N_CARDS):
        out[HAND_AT + card] = s.hand[me, card]
    for card in range(N_CARDS):
        out[ASIDE_AT + card] = s.aside[me, card]
    if s.phase == Phase.COMPOSE and s.active != me:
        out[PHASE_AT] = Phase.TURN
        out[SET_AT] = NONE
        out[SET_AT + 1] = 0
        out[SET_AT + 2] = NONE
        for card in range(N_SET_CARDS):
            out[SET_AT + 3 + card] = 0
