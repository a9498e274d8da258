"""The table as JSON for a seat (section 7 of the specification)."""

from __future__ import annotations

from typing import Any

from galactable.core.plain import plain
from galactable.core.record import I8s
from galactable.core.viewers import ALL
from galactable.games.rock_the_galaxy.components import (
    BAND_IDS,
    BANDS,
    CARD_ACTION,
    CARD_IDS,
    CARD_VALUE,
    CARDS,
    COLOURS,
    FANS_IN_BOX,
    MAX_ROUND,
    MAX_SET,
    MIN_SET,
    N_SET_CARDS,
    THEME_IDS,
    THEMES,
    action_name,
)
from galactable.games.rock_the_galaxy.rules.sets import usable
from galactable.games.rock_the_galaxy.state import NONE, Phase, Side, State

View = dict[str, Any]

_usable = plain(usable)


def own_view(s: State, viewer: int) -> View:
    """The game's own keys; while another seat composes, the phase that came before."""
    composing = s.phase == Phase.COMPOSE
    may_know = viewer in (ALL, s.active)
    view: View = {
        "active": None if s.phase == Phase.OVER else int(s.active),
        "ending": bool(s.ending or s.turn == MAX_ROUND),
        "actions_played": int(s.actions_played),
        "supply": _supply(s),
        "deck_count": int(s.deck_count),
        "deck": _counts(s.deck) if viewer == ALL else None,
        "discard": _counts(s.discard),
        "action": _action(s),
        "set": _set(s) if s.phase == Phase.YOINK else None,
        "composing": _set(s) if composing and may_know else None,
        "players": [_player(s, seat, viewer) for seat in range(s.seats)],
    }
    if composing and not may_know:
        view["phase"] = "turn"
    return view


def _counts(cards: I8s) -> dict[str, int]:
    return {CARD_IDS[i]: n for i, n in enumerate(cards.tolist()) if n}


def _supply(s: State) -> View:
    out = int(s.supply_fans) + sum(int(n) for n in s.fans[: s.seats])
    return {
        "fans": int(s.supply_fans),
        "singles": {colour: int(s.supply_singles[i]) for i, colour in enumerate(COLOURS)},
        "box_fans": max(0, FANS_IN_BOX - out),
    }


def _action(s: State) -> View | None:
    if s.action_card == NONE:
        return None
    return {
        "card": CARD_IDS[s.action_card],
        "step": int(s.action_step) + 1,
        "action": action_name(CARD_ACTION[s.action_card, s.action_step]),
        "value": int(CARD_VALUE[s.action_card, s.action_step]),
        "direction": None if s.direction == Side.NONE else Side(s.direction).name.lower(),
    }


def _set(s: State) -> View:
    return {
        "theme": THEME_IDS[s.set_theme],
        "size": int(s.set_size),
        "cards": _counts(s.set_cards),
    }


def _player(s: State, seat: int, viewer: int) -> View:
    """A seat's hand is shown to itself; what others could remember is not tracked (RG-R30)."""
    visible = viewer in (ALL, seat)
    return {
        "seat": seat,
        "band": None if s.band[seat] == NONE else BAND_IDS[s.band[seat]],
        "singles": int(s.singles[seat]),
        "fans": int(s.fans[seat]),
        "hand_count": int(s.hand_count[seat]),
        "hand": _counts(s.hand[seat]) if visible else None,
        "aside_count": int(s.aside_count[seat]),
        "aside": _counts(s.aside[seat]) if visible else None,
        "owed": int(s.owed[seat]),
    }


def static() -> dict[str, Any]:
    """What is printed on the components."""
    hide = ("provenance",)
    printed: dict[str, Any] = {
        name: [{k: v for k, v in row.items() if k not in hide} for row in table]
        for name, table in (("cards", CARDS), ("themes", THEMES), ("bands", BANDS))
    }
    for theme, row in enumerate(printed["themes"]):
        row["brings"] = {
            band["id"]: "single" if band["colour"] == row["colour"] else "fan" for band in BANDS
        }
        row["fits"] = [
            CARDS[card]["id"] for card in range(N_SET_CARDS) if _usable(card, theme, MAX_SET)
        ]
    sizes = range(MIN_SET, MAX_SET + 1)
    return {**printed, "sets": [{"size": n, "brings": n - MIN_SET + 1} for n in sizes]}
