"""The table as JSON for a seat."""

from __future__ import annotations

from typing import Any

from galactable.core.viewers import ALL
from galactable_briscola.components import CARD_IDS, CARDS, N_CARDS
from galactable_briscola.state import NONE, Place, State

View = dict[str, Any]


def own_view(s: State, viewer: int) -> View:
    """The game's own keys; hands are shown to their seats alone."""
    return {
        "trump": CARDS[s.trump]["suit"],
        "turned": CARD_IDS[s.trump] if s.place[s.trump] == Place.TURNED else None,
        "stock": int(s.stock),
        "lead": int(s.lead),
        "trick": [None if card == NONE else CARD_IDS[card] for card in s.trick[: s.seats]],
        "players": [_player(s, seat, viewer) for seat in range(s.seats)],
    }


def _player(s: State, seat: int, viewer: int) -> View:
    return {
        "hand": _cards(s, Place.HAND + seat) if viewer in (ALL, seat) else None,
        "hand_count": int(s.hand_count[seat]),
        "taken": _cards(s, Place.TAKEN + seat),
    }


def _cards(s: State, place: int) -> list[str]:
    return [CARD_IDS[card] for card in range(N_CARDS) if s.place[card] == place]


def static() -> View:
    """What is printed on the cards."""
    numbers = ("strength", "points")
    return {"cards": [{k: int(v) if k in numbers else v for k, v in row.items()} for row in CARDS]}
