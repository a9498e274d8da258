"""What only code can say: what a move would do, what a seat is asked, what chance gave."""

from __future__ import annotations

from typing import Any

from galactable.core.events import Event
from galactable.core.plain import plain
from galactable.core.text import Said, Seat, Thing
from galactable.core.words import Words
from galactable.games.tiny_galaxies import effects
from galactable.games.tiny_galaxies.components import (
    FACES,
    FOLLOW_PRICE,
    HOME,
    LEVEL_COST,
    LIMIT,
    ORBIT,
    PLACES,
    PLANET_IDS,
    PLANET_LENGTH,
    PLANET_POINTS,
    RESOURCES,
    ROW,
    SURFACE,
    TRACKS,
    Face,
    Resource,
)
from galactable.games.tiny_galaxies.effects import ability, amount
from galactable.games.tiny_galaxies.moves import MOVES
from galactable.games.tiny_galaxies.refusals import blocked, refusal
from galactable.games.tiny_galaxies.rules import possible
from galactable.games.tiny_galaxies.state import NONE, Phase, State
from galactable.games.tiny_galaxies.story import STORY

_income = plain(possible.income)
_fitting = plain(possible.fitting)
_steps = plain(possible.pending_steps)
_track = plain(possible.pending_track)


def _planet(planet: int) -> Thing:
    return Thing("planet", PLANET_IDS[planet])


def move(s: State, seat: int, code: int) -> Said | None:
    """A choice with what it would do."""
    kind, args = MOVES.kind(code).name, MOVES.args(code)
    match kind:
        case "activate":
            return _activating(s, seat, FACES.index(args["face"]))
        case "reroll":
            return Said("move-reroll", {"count": int(s.inactive_count)})
        case "ship" | "go":
            return _flying(s, kind, PLACES.index(args["place"]))
        case "use":
            return Said("move-use", {"planet": _planet(s.card), **ability(s.card)})
        case "colony":
            planet = PLANET_IDS.index(args["planet"])
            return Said("move-use", {"planet": _planet(planet), **ability(planet)})
        case "follow":
            return _following(s, seat)
        case "pass":
            return Said(f"move-pass-{Phase(s.phase).name.lower()}")
        case "upgrade":
            level = int(s.level[seat]) + 1
            price = amount(args["pay"], int(LEVEL_COST[level]))
            return Said("move-upgrade", {"level": level, "cost": price})
        case "back":
            return _stepping(s, seat, args["slot"], -1)
        case "advance":
            return _stepping(s, seat, args["slot"], int(_steps(s)))
    return None


def _activating(s: State, seat: int, face: int) -> Said:
    """Energy and Culture say what they bring."""
    shown = {"face": Thing("face", FACES[face])}
    if face not in (Face.ENERGY, Face.CULTURE):
        return Said("move-activate", shown)
    resource = face - Face.ENERGY
    got = min(int(_income(s, seat, resource)), LIMIT - int(s.stock[seat, resource]))
    return Said("move-activate-gain", {**shown, "gains": amount(RESOURCES[resource], got)})


def _flying(s: State, kind: str, place: int) -> Said:
    if place == HOME:
        return Said(f"move-{kind}-home")
    where, first = ("surface", SURFACE) if place < ORBIT else ("orbit", ORBIT)
    planet = int(s.row[place - first])
    if planet == NONE:
        return Said("move-no-planet")
    return Said(f"move-{kind}-{where}", {"planet": _planet(planet)})


def _following(s: State, seat: int) -> Said:
    """What following would bring, or begin (TG-23)."""
    if s.face in (Face.ENERGY, Face.CULTURE):
        resource = int(s.face) - Face.ENERGY
        held = int(s.stock[seat, resource]) - FOLLOW_PRICE * (resource == Resource.CULTURE)
        got = min(int(_income(s, seat, resource)), LIMIT - held)
        return Said("move-follow-gain", {"gains": amount(RESOURCES[resource], got)})
    if s.face in (Face.LIFE, Face.TECH):
        return _following_a_track(s, seat)
    return Said("move-follow-move" if s.face == Face.MOVE else "move-follow-utilize")


def _following_a_track(s: State, seat: int) -> Said:
    slots = int(_fitting(s, seat, int(s.face) - Face.LIFE))
    found = [slot for slot in range(ROW) if slots >> slot & 1]
    for slot in found:
        planet = int(s.row[slot])
        if s.space[seat, slot] + 1 >= PLANET_LENGTH[planet]:
            points = int(PLANET_POINTS[planet])
            return Said("move-follow-colonize", {"planet": _planet(planet), "points": points})
    planets = tuple(_planet(s.row[slot]) for slot in found)
    return Said("move-follow-advance", {"planets": planets})


def _stepping(s: State, seat: int, slot: int, steps: int) -> Said:
    planet = int(s.row[slot])
    if planet == NONE:
        return Said("move-no-planet")
    length, space = int(PLANET_LENGTH[planet]), int(s.space[seat, slot]) + steps
    if steps > 0 and space >= length:
        points = int(PLANET_POINTS[planet])
        return Said("move-colonize", {"planet": _planet(planet), "points": points})
    args = {"planet": _planet(planet), "space": space, "length": length}
    return Said("move-advance" if steps > 0 else "move-back", args)


def figures(s: State, seat: int) -> dict[str, int]:
    """What lies there, and how far the ships on tracks are."""
    found = {name: int(s.stock[seat, resource]) for resource, name in enumerate(RESOURCES)}
    for slot in range(ROW):
        if s.row[slot] != NONE:
            at = int(s.space[seat, slot]) if s.orbit[seat] >> slot & 1 else 0
            found[f"space planet-{PLANET_IDS[s.row[slot]]}"] = at
    return found


def ask(s: State, seat: int) -> Said:
    """What the seat is asked, and about which die or planet."""
    phase = Phase(s.phase)
    match phase:
        case Phase.MAIN:
            faces = [face for face in range(len(FACES)) if s.inactive[face]]
            usable = any(blocked(s, seat, face) is None for face in faces)
            how = "" if usable else "-stuck" if faces else "-done"
            return Said(f"ask-main{how}")
        case Phase.LAND | Phase.LOSE | Phase.BACK:
            return Said(f"ask-{phase.name.lower()}", {"planet": _planet(s.card)})
        case Phase.FOLLOW:
            args = {"face": Thing("face", FACES[s.face]), "from": Seat(int(s.active))}
            return Said("ask-follow", args)
        case Phase.ADVANCE | Phase.OFFER:
            track = Thing("track", TRACKS[_track(s)])
            return Said(f"ask-{phase.name.lower()}", {"count": int(_steps(s)), "track": track})
    return Said(f"ask-{phase.name.lower()}")


def chance(events: list[Event]) -> list[dict[str, Any]]:
    """Planets drawn and dice rolled, as a record file lists them."""
    found: list[dict[str, Any]] = []
    for event in events:
        if event.kind.name == "draw":
            found.append({"draw": event.args["planet"]})
        elif event.kind.name == "roll":
            found.append({"roll": event.args["dice"]})
    return found


WORDS = Words(
    chance=chance,
    story=STORY,
    kinds={"pay": "resource", "old": "face", "new": "face"},
    names={effects.KIND: effects.called},
    move=move,
    refusal=refusal,
    ask=ask,
    figures=figures,
)
