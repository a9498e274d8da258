"""What a seat cannot know, dealt anew; and what it knows, as numbers for learning."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from galactable.core.compile import rule
from galactable.core.game import Feature
from galactable.core.rng import Rng, pick
from galactable.games.rock_the_galaxy.components import (
    MAX_ACTIONS,
    MAX_ROUND,
    MAX_SEATS,
    N_BANDS,
    N_CARDS,
    N_COLOURS,
    N_SET_CARDS,
    N_THEMES,
)
from galactable.games.rock_the_galaxy.state import NONE, Phase, Side, State

N_PHASES = len(Phase)
N_SIDES = len(Side)


@rule
def hide(s: State, seat: int, rng: Rng) -> None:
    """Deals anew the deck, the others' hands and what they laid aside.

    Another seat's composition is undone first: nobody knows of it (RG-R31).
    """
    if s.phase == Phase.COMPOSE and s.active != seat:
        s.phase = Phase.TURN
        s.set_theme = NONE
        s.set_size = 0
        s.set_last = NONE
        for card in range(N_SET_CARDS):
            s.set_cards[card] = 0
    for other in range(s.seats):
        if other != seat:
            for card in range(N_CARDS):
                s.deck[card] += s.hand[other, card] + s.aside[other, card]
                s.hand[other, card] = 0
                s.aside[other, card] = 0
            s.deck_count += s.hand_count[other] + s.aside_count[other]
    for other in range(s.seats):
        if other != seat:
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
    Feature("phase", N_PHASES, "one-hot; `turn` while another seat composes"),
    Feature("round", 1, "round / 40"),
    Feature("ending", 1, "1 if the round is the last by the supply"),
    Feature("actions played", 1, "action cards played this turn / most allowed"),
    Feature("hand", N_CARDS, "own cards, by kind"),
    Feature("aside", N_CARDS, "own cards laid aside, by kind"),
    Feature("discard", N_CARDS, "discard pile, by kind"),
    Feature("set", N_SET_CARDS, "cards of the set on the table, or of one's own composition"),
    Feature("set theme", N_THEMES, "one-hot, likewise"),
    Feature("set size", 1, "symbols / 5, likewise"),
    Feature("action", N_CARDS, "one-hot: action card in play"),
    Feature("action step", 1, "0 or 1"),
    Feature("side", N_SIDES, "one-hot: none, left, right"),
    Feature("supply", 1 + N_COLOURS, "fans / 10, then singles by colour / 5"),
    Feature("deck", 1, "cards in the deck / 100"),
    Feature(
        "seats",
        MAX_SEATS * (N_BANDS + 7),
        "for each seat, own first, then clockwise: band one-hot, singles / 5, fans / 10, "
        "hand / 10, aside / 5, owed / 3, active, present",
    ),
)


@rule
def observe(s: State, seat: int, out: NDArray[np.float32]) -> None:
    """Writes the features above, in their order."""
    for i in range(len(out)):
        out[i] = 0.0
    secret = s.phase == Phase.COMPOSE and s.active != seat
    at = 0
    if secret:
        out[at + Phase.TURN] = 1.0
    else:
        out[at + int(s.phase)] = 1.0
    at += N_PHASES
    out[at] = s.turn / MAX_ROUND
    out[at + 1] = s.ending
    out[at + 2] = s.actions_played / MAX_ACTIONS[s.variant]
    at += 3
    for card in range(N_CARDS):
        out[at + card] = s.hand[seat, card]
        out[at + N_CARDS + card] = s.aside[seat, card]
        out[at + 2 * N_CARDS + card] = s.discard[card]
    at += 3 * N_CARDS
    if s.set_theme != NONE and not secret:
        for card in range(N_SET_CARDS):
            out[at + card] = s.set_cards[card]
        out[at + N_SET_CARDS + int(s.set_theme)] = 1.0
        out[at + N_SET_CARDS + N_THEMES] = s.set_size / 5
    at += N_SET_CARDS + N_THEMES + 1
    if s.action_card != NONE:
        out[at + int(s.action_card)] = 1.0
        out[at + N_CARDS] = s.action_step
    at += N_CARDS + 1
    out[at + int(s.direction)] = 1.0
    at += N_SIDES
    out[at] = s.supply_fans / 10
    for colour in range(N_COLOURS):
        out[at + 1 + colour] = s.supply_singles[colour] / 5
    at += 1 + N_COLOURS
    out[at] = s.deck_count / 100
    at += 1
    for i in range(s.seats):
        other = (seat + i) % s.seats
        if s.band[other] != NONE:
            out[at + int(s.band[other])] = 1.0
        at += N_BANDS
        out[at] = s.singles[other] / 5
        out[at + 1] = s.fans[other] / 10
        out[at + 2] = s.hand_count[other] / 10
        out[at + 3] = s.aside_count[other] / 5
        out[at + 4] = s.owed[other] / 3
        out[at + 5] = 1.0 if other == s.active else 0.0
        out[at + 6] = 1.0
        at += 7
