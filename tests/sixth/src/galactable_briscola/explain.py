"""Where the points come from."""

from __future__ import annotations

from typing import Any

from galactable.core.text import Said, Thing
from galactable_briscola.components import CARD_IDS, N_CARDS, POINTS, SUIT
from galactable_briscola.state import Place, State


def explain(s: State, seat: int) -> dict[str, list[dict[str, Any]]]:
    """Every card taken that is worth something."""
    found: dict[str, list[dict[str, Any]]] = {"trumps": [], "others": []}
    for card in range(N_CARDS):
        if s.place[card] == Place.TAKEN + seat and POINTS[card]:
            category = "trumps" if SUIT[card] == SUIT[s.trump] else "others"
            said = Said("part-card", {"card": Thing("card", CARD_IDS[card])})
            part = {"points": int(POINTS[card]), "said": said, "of": [CARD_IDS[card]]}
            found[category].append(part)
    return found
