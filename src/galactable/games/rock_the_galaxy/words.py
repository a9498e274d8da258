"""Moves and events in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from galactable.core.events import Event
from galactable.core.game import Words
from galactable.games.rock_the_galaxy.components import (
    BANDS,
    CARD_IDS,
    CARDS,
    THEMES,
)
from galactable.games.rock_the_galaxy.moves import MOVES
from galactable.games.rock_the_galaxy.state import Phase, Side, State

CARD_NAMES = {row["id"]: row["name"] for row in CARDS}
THEME_NAMES = {row["id"]: row["name"] for row in THEMES}
BAND_NAMES = {row["id"]: row["name"] for row in BANDS}


def move_words(s: State, seat: int, code: int) -> str:
    """A choice as an imperative."""
    kind, args = MOVES.kind(code).name, MOVES.args(code)
    if kind == "band":
        return f"Pick {BAND_NAMES[args['band']]}"
    if kind == "play":
        return f"Play {CARD_NAMES[args['card']]}"
    if kind == "set":
        return f"Play a set of {args['size']} {THEME_NAMES[args['theme']].lower()}"
    if kind == "use":
        return f"Use {CARD_NAMES[args['card']]}"
    if kind == "discard":
        return f"Discard {CARD_NAMES[args['card']]}"
    if kind == "pass":
        return f"Pass {CARD_NAMES[args['card']]}"
    if kind == "direction":
        return f"To the {args['direction']}"
    if kind == "victim":
        return f"Yoink a fan from seat {args['seat']}"
    if kind == "yoink":
        return f"Yoink {_count(args['fans'], 'fan')}" if args["fans"] else "Yoink no fan"
    return "Stop discarding and draw" if s.phase == Phase.DISCARDING else "End the turn and draw"


def event_words(event: Event, names: Sequence[str]) -> str | None:
    """What happened, in the past tense."""
    a = event.args
    who = names[a["seat"]] if "seat" in a else ""
    card = _card(a.get("card", -1))
    match event.kind.name:
        case "band":
            return f"{who} picked {BANDS[a['band']]['name']}."
        case "draw":
            return f"{who} drew {card}."
        case "steal":
            return f"{who} stole {card} from {names[a['from']]}."
        case "reshuffle":
            return f"The discard pile ({_count(a['cards'], 'card')}) was shuffled into a new deck."
        case "play":
            return f"{who} played {card}."
        case "side":
            return f"{who} named the {Side(a['side']).name.lower()} side."
        case "discard":
            return f"{who} discarded {card}."
        case "lay-aside":
            return f"{who} laid {card} aside."
        case "receive":
            return f"{who} got {card} from {names[a['from']]}."
        case "show":
            return f"{who} discarded {card}."
        case "yoink":
            return f"{who} yoinked a fan from {names[a['from']]}."
        case "set":
            return f"{who} played a set of {a['size']} {THEMES[a['theme']]['name'].lower()}:"
        case "set-card":
            return f"  {a['count']} x {card}"
        case "return":
            return f"{who} returned {_count(a['fans'], 'fan')} to the supply."
        case "singles":
            return f"{who} recorded {_count(a['singles'], 'single')}."
        case "fans":
            return _fans(a, who, names)
        case "end-turn":
            return f"{who} ended the turn."
        case "last-round":
            return f"Round {a['round']} is the last."
    return "The game is over."


def _fans(a: dict[str, int], who: str, names: Sequence[str]) -> str:
    parts = []
    if a["supply"]:
        parts.append(f"{a['supply']} from the supply")
    if a["box"]:
        parts.append(f"{a['box']} from the box")
    if a["yoinked"]:
        parts.append(f"{a['yoinked']} yoinked from {names[a['from']]}")
    gained = a["supply"] + a["box"] + a["yoinked"]
    return f"{who} gained {_count(gained, 'fan')}: {', '.join(parts)}."


def _card(card: int) -> str:
    return "a card" if card < 0 else CARDS[card]["name"]


def _count(n: int, noun: str) -> str:
    return f"{n} {noun}" if n == 1 else f"{n} {noun}s"


def chance(events: list[Event]) -> list[dict[str, Any]]:
    """Cards drawn and stolen, as a record file lists them."""
    found: list[dict[str, Any]] = []
    for event in events:
        a = event.args
        if event.kind.name == "draw":
            found.append({"draw": CARD_IDS[a["card"]], "seat": a["seat"]})
        elif event.kind.name == "steal":
            found.append({"steal": CARD_IDS[a["card"]], "seat": a["seat"], "from": a["from"]})
    return found


WORDS = Words(move=move_words, event=event_words, chance=chance)
