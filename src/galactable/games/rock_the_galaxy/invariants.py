"""What must hold after every move."""

from __future__ import annotations

import numpy as np

from galactable.games.rock_the_galaxy.components import (
    BAND_SINGLES,
    DECK,
    N_SET_CARDS,
    SUPPLY_SINGLES,
)
from galactable.games.rock_the_galaxy.state import NONE, Phase, State


def problems(s: State) -> list[str]:
    """The invariants of section 7 that do not hold."""
    found = []
    cards = s.deck + s.discard + s.hand.sum(axis=0) + s.aside.sum(axis=0)
    if s.action_card != NONE:
        cards[s.action_card] += 1
    if s.phase == Phase.YOINK:
        cards[:N_SET_CARDS] += s.set_cards
    if not np.array_equal(cards, DECK[s.variant]):
        found.append("a card is lost or doubled")
    counted = (
        ("deck", s.deck_count, s.deck.sum()),
        ("discard pile", s.discard_count, s.discard.sum()),
        ("hands", s.hand_count.tolist(), s.hand.sum(axis=1).tolist()),
        ("cards aside", s.aside_count.tolist(), s.aside.sum(axis=1).tolist()),
    )
    found += [f"{name}: counted {is_}, kept {kept}" for name, kept, is_ in counted if kept != is_]
    for name in ("deck", "discard", "hand", "aside", "set_cards", "singles", "fans", "owed"):
        if (np.asarray(getattr(s, name)) < 0).any():
            found.append(f"{name} below zero")
    if s.phase != Phase.BANDS:
        for colour, seat in enumerate(s.rival):
            if seat == NONE:
                continue
            first = SUPPLY_SINGLES[s.variant, s.seats] + BAND_SINGLES[s.band[seat]]
            if s.supply_singles[colour] + s.singles[seat] != first:
                found.append(f"singles of colour {colour} are lost or doubled")
    if (s.waiting == 0) != (s.phase == Phase.OVER):
        found.append("nobody is waited for, yet the game is not over")
    return found
