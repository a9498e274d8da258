"""What only code can say: what a card is called, how events become lines, what chance gave."""

from __future__ import annotations

from functools import cache
from typing import Any

from galactable.core.events import Event, EventKind
from galactable.core.text import Said, Thing
from galactable.core.words import Gather, Story, Words
from galactable.games.point_galaxy.components import (
    FACE_IDS,
    FACES,
    KIND,
    RESEARCH,
    ROCKETS,
    Card,
)
from galactable.games.point_galaxy.events import CARD
from galactable.games.point_galaxy.moves import MOVES
from galactable.games.point_galaxy.state import NONE, Phase, State


def card(face: int) -> Thing:
    """A face as a text names it."""
    return Thing("card", FACE_IDS[face])


@cache
def called(name: str) -> Said:
    """A face by what it shows."""
    row = FACES[FACE_IDS.index(name)]
    kind = Card(KIND[FACE_IDS.index(name)])
    if kind == Card.PLANET:
        if not row["colours"]:
            return Said("card-wild", {"name": row["name"]})
        colours = Thing("set", row["colours"].replace("+", "/"))
        return Said(
            "card-planet", {"name": row["name"], "number": row["number"], "colours": colours}
        )
    if kind in (Card.SUN, Card.MOON):
        shown = {"colours": Thing("set", row["condition"]), "points": int(row["points"])}
        return Said(f"card-{kind.name.lower()}", shown)
    return Said(f"card-{kind.name.lower()}")


def colours_of(condition: str) -> Said:
    """Colours that stand together, or for each other."""
    sign = "/" if "/" in condition else "+"
    colours = [Thing("colour", name) for name in condition.split(sign)]
    name = "either" if sign == "/" else ("one", "two", "three")[len(colours) - 1]
    return Said(f"set-{name}", dict(zip("abc", colours, strict=False)))


# What people see: cards come out of the market and into it, wherever they lay.
_WORDED = {name: EventKind(name, (CARD,)) for name in ("market", "top", "planet", "ai-take")}
_QUIET = ("ai-column", "pointer")


def edit(events: list[Event]) -> list[Event]:
    """A card under a drafted one is told with it; all other new cards once a turn is over."""
    drafting = any(event.kind.name == "draft" for event in events)
    found: list[Event] = []
    new: list[Event] = []
    for event in events:
        name = event.kind.name
        if name in _QUIET:
            continue
        if name in ("top", "planet") and not drafting:
            new.append(_only_card(event, "planet"))
            continue
        if name in ("ai-turn", "turn", "over"):
            found += new
            new = []
        found.append(_only_card(event, name) if name in _WORDED else event)
    return found + new


def _only_card(event: Event, kind: str) -> Event:
    return Event(_WORDED[kind], event.knows, {"card": event.args["card"]})


STORY = Story(
    headings=("turn", "ai-turn"),
    gathers=(
        Gather("market", "card"),
        Gather("supply", "token"),
        Gather("planet", "card"),
        Gather("ai-take", "card"),
    ),
    follows={
        "draft": ("top",),
        "place": ("lapse",),
        "found": ("lapse",),
        "ai-take": ("ai-token",),
    },
    edit=edit,
)


def args(s: State, seat: int, code: int) -> dict[str, Any]:
    """Arguments as the specification names them: a card in hand by its face."""
    found = MOVES.args(code)
    if "card" in found:
        face = s.drafted[found["card"]]
        found["card"] = None if face == NONE else FACE_IDS[face]
    return found


def move(s: State, seat: int, code: int) -> Said | None:
    """A drafted card with its symbols; of two cards that look the same, which one."""
    kind, found = MOVES.kind(code).name, MOVES.args(code)
    if kind == "draft":
        face = s.market[found["row"] - 1, found["column"] - 1]
        if face == NONE:
            return Said("move-draft-empty", found)
        return Said("move-draft", {**found, "card": card(face), **symbols(face)})
    if kind == "token":
        return None
    face, other = s.drafted[found["card"]], s.drafted[1 - found["card"]]
    if face == NONE:
        return Said("move-no-card")
    where = {"where": Thing("where", found["where"])} if kind == "place" else {}
    again = found["card"] == 1 and other != NONE and _alike(face, other)
    return Said(
        f"move-{kind}-second" if again else f"move-{kind}", {**found, "card": card(face), **where}
    )


def _alike(face: int, other: int) -> bool:
    return called(FACE_IDS[face]) == called(FACE_IDS[other])


def symbols(face: int) -> dict[str, Any]:
    """The rockets and the research letter printed on a face."""
    letter = FACES[face].get("research") if RESEARCH[face] >= 0 else None
    return {"rockets": int(ROCKETS[face]), "research": letter}


def ask(s: State, seat: int) -> Said:
    """What the seat is asked: the first card, or the second."""
    if s.phase == Phase.DRAFT and s.drafted[0] != NONE:
        return Said("ask-draft-second")
    return Said(f"ask-{Phase(s.phase).name.lower()}")


def refusal(s: State, seat: int, code: int) -> Said | None:
    """Why an asteroid cannot be drafted (PG-R7), or a planet not be placed."""
    kind, found = MOVES.kind(code).name, MOVES.args(code)
    if kind == "draft" and s.phase == Phase.DRAFT:
        face = s.market[found["row"] - 1, found["column"] - 1]
        if face == NONE:
            return Said("refusal-empty", found)
        shown = [f for f in s.market[0] if f != NONE and KIND[f] == Card.SUN]
        if shown and s.drafted[0] == NONE:
            return Said("refusal-sun-first", {"card": card(shown[0])})
        return Said("refusal-no-sun")
    if kind == "place" and s.phase == Phase.PLACE:
        face = s.drafted[found["card"]]
        if face == NONE:
            return Said("refusal-no-card")
        if found["system"] > s.systems[seat]:
            return Said("refusal-no-system", {"system": found["system"]})
        where = Thing("where", found["where"])
        return Said("refusal-there", {**found, "card": card(face), "where": where})
    return None


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
                market[a["row"] - 1].append(a["card"])
            case "supply":
                tokens.append(a["token"])
            case "start" | "ai-start":
                starts.append(a["card"])
            case "first":
                found.append({"first": a["seat"]})
            case "top":
                found.append({"top": [a["column"], a["card"]]})
            case "planet":
                found.append({"planet": [a["row"], a["column"], a["card"]]})
    if tokens:
        found = [{"market": market}, {"tokens": tokens}, {"start": starts}, *found]
    return found


WORDS = Words(
    chance=chance,
    story=STORY,
    args=args,
    names={"card": called, "set": colours_of},
    move=move,
    refusal=refusal,
    ask=ask,
)
