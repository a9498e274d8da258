"""Moves and events in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from galactable.core.events import Event
from galactable.core.game import Words
from galactable.games.galactzy.components import (
    COLOURS,
    DICE,
    EVENT_CARDS,
    EVENT_IDS,
    GALAXIES,
    LINE_IDS,
    LINES,
)
from galactable.games.galactzy.moves import MOVES
from galactable.games.galactzy.state import Phase, State
from galactable.games.galactzy.view import offers

LINE_NAMES = {row["slug"]: row["name"] for row in LINES}
GALAXY_NAMES = {row["slug"]: row["name"] for row in GALAXIES}
THROW_ORDER = ("first", "second", "third")


def move_words(s: State, seat: int, code: int) -> str:
    """A choice as an imperative."""
    kind, a = MOVES.kind(code).name, MOVES.args(code)
    galaxy = GALAXY_NAMES.get(a.get("galaxy", ""), "")
    match kind:
        case "colour":
            return f"Take the {a['colour']} pawn"
        case "lucky":
            return f"Choose {a['number']} as Lucky Number"
        case "start":
            return f"Start in the {galaxy}"
        case "throw":
            dice = [f"{a[f'd{die}']}d{die}" for die in DICE if a[f"d{die}"]]
            return f"Throw {' '.join(dice)}"
        case "extra":
            return "Pay an Eon for an extra die"
        case "lift":
            return f"Lift {_die(a)}"
        case "reroll":
            return f"Pay an Eon to roll {_die(a)} again"
        case "modify":
            return f"Pay an Eon to turn {_die(a)} to {a['new']}"
        case "effect_turn":
            return f"Galaxy's effect: turn {_die(a)} to {a['new']}"
        case "effect_reroll":
            return f"Galaxy's effect: roll every {a['number']} again"
        case "effect_extra":
            return "Galaxy's effect: an extra die"
        case "power_turn":
            return f"Lucky Number's power: turn {_die(a)} to {a['new']} and stop"
        case "power_roll":
            return f"Lucky Number's power: roll one more d{a['die']} and stop"
        case "stop":
            return "Stop"
        case "score":
            points = offers(s)[a["line"]]
            return f"Score {LINE_NAMES[a['line']]}: {_count(points, 'point')}"
        case "travel":
            return f"Travel to the {galaxy}"
        case "cancel":
            return f"Cancel {LINE_NAMES[a['line']]}"
        case "escape":
            return f"Escape to the {galaxy}"
        case "stand":
            return f"Stand and fight with {_count(offers(s)['fight'], 'point')}"
        case "choose":
            verb = "Gain" if s.phase == Phase.GAIN_CHOICE else "Lose"
            return f"{verb} {'1 Eon' if a['what'] == 'eon' else '10 VP'}"
        case "move":
            return f"Move to the {galaxy}"
        case "stay":
            return "Leave the pawns where they are" if s.phase == Phase.PULL else "Stay"
        case "pull":
            return f"Pull seat {a['seat']} to the Crystal Spiral"
    return f"Let seat {a['seat']} lose 15 VP"


def _die(a: dict[str, int]) -> str:
    return f"the {a['number']} on a d{a['die']}"


def _count(n: int, noun: str) -> str:
    return f"{n} {noun}" if n in (1, -1) else f"{n} {noun}s"


def event_words(event: Event, names: Sequence[str]) -> str | None:
    """What happened, in the past tense."""
    a = event.args
    who = names[a["seat"]] if "seat" in a else ""
    galaxy = GALAXIES[a["galaxy"]]["name"] if "galaxy" in a else ""
    card = EVENT_CARDS[a["card"]]["name"] if "card" in a else ""
    match event.kind.name:
        case "roll-off":
            return f"{who} threw {a['number']} for the First Player."
        case "first":
            return f"{who} took the First Player marker."
        case "colour":
            return f"{who} took the {COLOURS[a['colour']]} pawn."
        case "lucky":
            return f"{who} chose {a['number']} as Lucky Number."
        case "start":
            return f"{who} started in the {galaxy}."
        case "era":
            return f"Era {a['era']} began; First Player: {names[a['first']]}."
        case "event":
            return f"Event turned up: {card}."
        case "under":
            return f"{card} went under the deck: its Code is not known yet."
        case "turn":
            return None
        case "throw":
            return f"{who} threw {_thrown(a)} ({THROW_ORDER[a['throw'] - 1]} throw)."
        case "lift":
            return f"{who} lifted {_die(a)}."
        case "extra":
            return f"{who} paid an Eon for an extra die."
        case "reroll":
            return f"{who} paid an Eon and rolled {_die(a)} again: {a['new']}."
        case "modify":
            return f"{who} paid an Eon and turned {_die(a)} to {a['new']}."
        case "effect-turn":
            return f"{who} used the galaxy's effect and turned {_die(a)} to {a['new']}."
        case "effect-reroll":
            return f"{who} used the galaxy's effect on every {a['number']}: {_thrown(a)}."
        case "effect-extra":
            return f"{who} used the galaxy's effect for an extra die."
        case "power-turn":
            return f"{who} used the Lucky Number's power and turned {_die(a)} to {a['new']}."
        case "power-roll":
            return f"{who} used the Lucky Number's power: {a['number']} on a d{a['die']}."
        case "stop":
            return f"{who} stopped."
        case "cover":
            return f"  {a['number']} is covered by a d{a['die']}."
        case "score":
            return f"{who} scored {LINES[a['line']]['name']}: {_count(a['points'], 'point')}."
        case "cancel":
            return f"{who} cancelled {LINES[a['line']]['name']}."
        case "arrive":
            return f"{who} moved to the {galaxy}."
        case "eon":
            return f"{who} {'gained' if a['eons'] > 0 else 'lost'} 1 Eon."
        case "no-eon":
            return f"{who} gained no Eon: the supply is empty."
        case "phantom":
            return _phantom(a)
    return _conflict(event.kind.name, a, who, names, galaxy, card)


def _conflict(
    kind: str, a: dict[str, int], who: str, names: Sequence[str], galaxy: str, card: str
) -> str:
    """Fights, events and the end."""
    match kind:
        case "fight":
            return f"{who} met others in the {galaxy}: a fight began."
        case "escape":
            return f"{who} escaped to the {galaxy}."
        case "fight-score":
            return f"{who} fought with {_count(a['points'], 'point')}."
        case "fight-won":
            return f"{who} won the fight: {a['points']} VP."
        case "take":
            return f"{who} took 1 Eon from {names[a['from']]}."
        case "fight-drawn":
            return "Nobody won the fight."
        case "fight-off":
            return "The fight stopped: only one was left."
        case "resolve":
            return f"{card} was resolved" + (", and nobody was there." if not a["seats"] else ".")
        case "success":
            return f"{who} covered the Code of {card}."
        case "defeat":
            return f"{card} defeated {'you' if who == 'You' else who}."
        case "vp":
            return f"{who} {'lost' if a['points'] < 0 else 'gained'} {abs(a['points'])} VP."
        case "stay":
            return f"{who} left it at that."
        case "pull":
            return f"{who} pulled {names[a['other']]} to the Crystal Spiral."
        case "hit":
            return f"{who} turned the storm on {names[a['other']]}."
        case "tie":
            return f"A tie: {a['seats']} seats fought for the win, round {a['round']}."
    return "The game is over."


def _phantom(a: dict[str, int]) -> str:
    text = f"{a['number']} joined the Phantom Code"
    return f"{text}, which is complete." if a["count"] == 6 else f"{text} ({a['count']} of 6)."


def _thrown(a: dict[str, int]) -> str:
    """Dice as a line: d4 2 2, d8 6."""
    parts = [f"d{die}: {' '.join(str(a[f'd{die}']))}" for die in DICE if a[f"d{die}"]]
    return ", ".join(parts)


def _pairs(a: dict[str, int]) -> list[list[int]]:
    """Dice as [die, number], sorted."""
    return [[die, int(digit)] for die in DICE if a[f"d{die}"] for digit in str(a[f"d{die}"])]


def chance(events: list[Event]) -> list[dict[str, Any]]:
    """What dice and deck gave, as a record file lists it."""
    found: list[dict[str, Any]] = []
    rounds: dict[int, list[list[int]]] = {}
    for event in events:
        a = event.args
        match event.kind.name:
            case "roll-off":
                if a["round"] not in rounds:
                    rounds[a["round"]] = []
                    found.append({"roll_off": rounds[a["round"]]})
                rounds[a["round"]].append([a["seat"], a["number"]])
            case "event":
                found.append({"event": EVENT_IDS[a["card"]]})
            case "throw":
                found.append({"throw": _pairs(a)})
            case "reroll":
                found.append({"reroll": [[a["die"], a["new"]]]})
            case "effect-reroll":
                found.append({"effect": _pairs(a)})
            case "power-roll":
                found.append({"power": [[a["die"], a["number"]]]})
            case "phantom":
                found.append({"phantom": a["number"]})
    return found


def refusal(s: State, seat: int, code: int) -> str:
    """Why a move is refused, where more can be said than that it is."""
    kind, a = MOVES.kind(code).name, MOVES.args(code)
    if s.phase == Phase.SEQUENCE and s.hand > 0:
        if kind == "stop":
            return "dice in hand must be thrown before you can stop"
        if kind == "throw" and sum(a.values()) != s.hand:
            return f"there are {s.hand} dice in hand, not {sum(a.values())}"
        if kind == "throw":
            return "there are only seven dice of a type, those on the table and on a card included"
        if kind == "lift" and code - MOVES.first("lift") < s.lift_from:
            return "dice are lifted in ascending order"
    if kind == "cancel" and s.phase == Phase.ASSIGN:
        return "the dice show a Code that you have: score a line, or travel before you cancel one"
    if kind == "score" and s.phase == Phase.ASSIGN:
        line = LINE_IDS.index(a["line"])
        state = "already marked" if s.lines[seat, line] else "not what the dice show"
        return f"{LINE_NAMES[a['line']]} is {state}"
    return ""


WORDS = Words(move=move_words, event=event_words, chance=chance, refusal=refusal)
