"""Moves and events in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from galactable.core.events import Event
from galactable.core.game import Words
from galactable.games.point_galaxy.components import (
    FACE_IDS,
    FACES,
    FIRST_START,
    KIND,
    LETTERS,
    RESEARCH,
    ROCKETS,
    TOKEN_IDS,
    TOKENS,
    Card,
)
from galactable.games.point_galaxy.moves import MOVES, WHERE
from galactable.games.point_galaxy.state import NONE, Phase, State


def plural(n: int, noun: str) -> str:
    """A number of things."""
    return f"{n} {noun}" if n == 1 else f"{n} {noun}s"


def card(face: int) -> str:
    """A face in a few words, distinct from every other."""
    row, kind = FACES[face], Card(KIND[face])
    if kind == Card.PLANET:
        shows = f"{row['colours']} {row['number']}" if row["colours"] else "X"
        return f"{row['name']} ({shows})"
    if kind in (Card.ASTEROID, Card.WORMHOLE):
        return f"{kind.name.lower()} {row['id']}"
    start = "starting sun" if face >= FIRST_START else kind.name.lower()
    return f"{start} {row['id']} ({row['condition']}: {row['points']})"


def symbols(face: int) -> str:
    """The rockets and research printed on a face."""
    found = []
    if ROCKETS[face]:
        found.append(plural(int(ROCKETS[face]), "rocket"))
    if RESEARCH[face] >= 0:
        found.append(f"research {LETTERS[RESEARCH[face]]}")
    return f" with {' and '.join(found)}" if found else ""


def args(s: State, seat: int, code: int) -> dict[str, Any]:
    """Arguments as the specification names them: a card in hand by its face."""
    found = MOVES.args(code)
    if "card" in found:
        face = s.drafted[found["card"]]
        found["card"] = None if face == NONE else FACE_IDS[face]
    return found


def move_words(s: State, seat: int, code: int) -> str:
    """A choice as an imperative."""
    kind, found = MOVES.kind(code).name, MOVES.args(code)
    if kind == "token":
        return f"Take token {found['token']}: {_token(TOKEN_IDS.index(found['token']))}"
    if kind == "draft":
        row, column = found["row"], found["column"]
        face = s.market[row - 1, column - 1]
        what = "the card" if face == NONE else f"{card(face)}{symbols(face)}"
        return f"Draft {what} from row {row}, column {column}"
    face = s.drafted[found["card"]]
    what = f"card {found['card'] + 1}" if face == NONE else card(face)
    if kind == "found":
        return f"Begin a system with {what}"
    return f"Place {what} {_where(found['system'], found['where'])}"


def _where(system: int, where: str) -> str:
    if where == "above":
        return f"above system {system}"
    return f"at the {where} of system {system}"


def _token(token: int) -> str:
    return TOKENS[token]["text"]


def event_words(event: Event, names: Sequence[str]) -> str | None:
    """What happened, in the past tense."""
    a = event.args
    what = card(a["face"]) if "face" in a else ""
    who = ""
    if "seat" in a:
        who = names[a["seat"]] if a["seat"] < len(names) else "The AI"
    match event.kind.name:
        case "market":
            return f"Row {a['row'] + 1}, column {a['column'] + 1}: {what}."
        case "supply":
            return f"Token {TOKEN_IDS[a['token']]} was laid out: {_token(a['token'])}."
        case "start":
            return f"{who} began with {what}."
        case "first":
            return f"The first turn: {who}."
        case "draft":
            return f"{who} drafted {what} from row {a['row'] + 1}, column {a['column'] + 1}."
        case "top":
            return f"Pile {a['column'] + 1} now shows {what}."
        case "planet":
            return f"{what} came to light in row {a['row'] + 1}, column {a['column'] + 1}."
        case "split":
            cards = plural(a["cards"], "card")
            return f"{cards} of pile {a['from'] + 1} became the new pile {a['column'] + 1}."
        case "place":
            return f"{who} placed {what} {_where(a['system'] + 1, WHERE[a['where']])}."
        case "found":
            return f"{who} began system {a['system'] + 1} with {what}."
        case "token":
            return f"{who} took token {TOKEN_IDS[a['token']]}: {_token(a['token'])}."
        case "lapse":
            return f"No token was left for {who}."
        case "ai-take":
            return f"The AI took {what} from row {a['row'] + 1}, column {a['column'] + 1}."
        case "ai-column":
            return f"The AI laid {what} into its column {a['number'] + 1}."
        case "ai-token":
            return f"The AI took token {TOKEN_IDS[a['token']]}."
        case "pointer":
            return f"The pointer moved to position {a['position'] + 1}."
    return "The game is over."


def chance(events: list[Event]) -> list[dict[str, Any]]:
    """What the piles gave, and at the deal everything dealt (section 5)."""
    found: list[dict[str, Any]] = []
    market: list[list[str]] = [[], [], []]
    tokens: list[str] = []
    starts: list[str] = []
    for event in events:
        a = event.args
        match event.kind.name:
            case "market":
                market[a["row"]].append(FACE_IDS[a["face"]])
            case "supply":
                tokens.append(TOKEN_IDS[a["token"]])
            case "start":
                starts.append(FACE_IDS[a["face"]])
            case "first":
                found.append({"first": a["seat"]})
            case "top":
                found.append({"top": [a["column"] + 1, FACE_IDS[a["face"]]]})
            case "planet":
                found.append({"planet": [a["row"] + 1, a["column"] + 1, FACE_IDS[a["face"]]]})
    if tokens:
        found = [{"market": market}, {"tokens": tokens}, {"start": starts}, *found]
    return found


def refusal(s: State, seat: int, code: int) -> str:
    """Why an asteroid cannot be drafted (PG-R7), or a planet not be placed."""
    kind, found = MOVES.kind(code).name, MOVES.args(code)
    if kind == "draft" and s.phase == Phase.DRAFT:
        face = s.market[found["row"] - 1, found["column"] - 1]
        if face == NONE:
            return f"row {found['row']}, column {found['column']} of the market is empty"
        why = f"you have no sun without an asteroid for {card(face)}"
        shown = [f for f in s.market[0] if f != NONE and KIND[f] == Card.SUN]
        if shown and s.drafted[0] == NONE:
            return f"{why}; draft a sun first, for example {card(shown[0])}"
        return why
    if kind == "place" and s.phase == Phase.PLACE:
        face = s.drafted[found["card"]]
        if face == NONE:
            return f"you have no card {found['card'] + 1} in hand"
        if found["system"] > s.systems[seat]:
            return f"you have no system {found['system']}"
        return f"{card(face)} cannot go {_where(found['system'], found['where'])}"
    return ""


WORDS = Words(move=move_words, event=event_words, chance=chance, args=args, refusal=refusal)
