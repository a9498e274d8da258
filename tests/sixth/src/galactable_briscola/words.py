"""Moves and events in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from galactable.core.events import Event
from galactable.core.game import Words
from galactable_briscola.components import CARD_IDS, CARDS
from galactable_briscola.moves import PLAY
from galactable_briscola.state import State


def move_words(s: State, seat: int, code: int) -> str:
    """A choice as an imperative."""
    return f"Play the {CARDS[code - PLAY]['name']}"


def event_words(event: Event, names: Sequence[str]) -> str | None:
    """What happened, in the past tense."""
    a = event.args
    who = names[a["seat"]] if "seat" in a else ""
    known = a.get("card", -1) >= 0
    card = f"the {CARDS[a['card']]['name']}" if known else "a card"
    match event.kind.name:
        case "draw":
            return f"{who} drew {card}."
        case "turn-up":
            return (
                f"{CARDS[a['card']]['name']} was turned up: {CARDS[a['card']]['suit']} are trumps."
            )
        case "play":
            return f"{who} played {card}."
        case "take":
            return f"{who} took the trick, {a['points']} points."
    return "The game is over."


def chance(events: list[Event]) -> list[dict[str, Any]]:
    """Cards drawn, in order."""
    found = []
    for event in events:
        if event.kind.name in ("draw", "turn-up"):
            kind, card = event.kind.name, CARD_IDS[event.args["card"]]
            found.append({kind: {**event.args, "card": card}})
    return found


def refusal(s: State, seat: int, code: int) -> str:
    """Why an illegal move is refused."""
    return f"the {CARDS[code - PLAY]['name']} is not in your hand"


WORDS = Words(move_words, event_words, chance, refusal=refusal)
