"""Moves and events in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from galactable.core.events import Event
from galactable.core.game import Words
from galactable.games.tiny_galaxies.components import (
    ADVANCE_BY,
    ADVANCE_TRACK,
    COST,
    COST_AMOUNT,
    FACES,
    FOLLOWABLE,
    GAIN,
    HOME,
    LEVEL_COST,
    LEVEL_SHIPS,
    MAT_SLOTS,
    ORBIT,
    OTHERS,
    PLACES,
    PLANET_IDS,
    PLANET_LENGTH,
    PLANET_POINTS,
    PLANETS,
    RESOURCES,
    SURFACE,
    TRACKS,
    Cost,
    Others,
)
from galactable.games.tiny_galaxies.moves import MOVES
from galactable.games.tiny_galaxies.state import Phase, State
from galactable.games.tiny_galaxies.view import pending_steps

NAMES = tuple(row["name"] for row in PLANETS)
_EITHER = {"life": "a life track", "tech": "a tech track", "either": "a life or tech track"}


def ability(planet: int) -> str:
    """A planet's ability in a few words."""
    cost, parts = "", []
    kind, amount = Cost(COST[planet]), int(COST_AMOUNT[planet])
    if kind in (Cost.ENERGY, Cost.CULTURE):
        cost = f"pay {amount} {RESOURCES[kind - Cost.ENERGY]}: "
    elif kind == Cost.DIE:
        cost = "lose an inactive die: "
    elif kind != Cost.NONE:
        cost = f"go back 1 on {_EITHER[TRACKS[kind - Cost.BACK_LIFE]]}: "
    for resource, name in enumerate(RESOURCES):
        if GAIN[planet, resource]:
            parts.append(f"gain {GAIN[planet, resource]} {name}")
    if ADVANCE_BY[planet]:
        parts.append(f"advance {ADVANCE_BY[planet]} on {_EITHER[TRACKS[ADVANCE_TRACK[planet]]]}")
    others = Others(OTHERS[planet])
    if others >= Others.ADVANCE_LIFE:
        track = _EITHER[TRACKS[others - Others.ADVANCE_LIFE]]
        parts.append(f"each other player may advance 1 on {track}")
    elif others != Others.NONE:
        parts.append(f"each other player gains 1 {RESOURCES[others - Others.ENERGY]}")
    return cost + ", ".join(parts)


def move_words(s: State, seat: int, code: int) -> str:
    """A choice as an imperative."""
    kind, args = MOVES.kind(code).name, MOVES.args(code)
    match kind:
        case "activate":
            return f"Activate {args['face'].title()}"
        case "convert":
            faces = f"{args['old'].title()} to {args['new'].title()}"
            return f"Convert {faces} for 1 {args['pay']}"
        case "reroll":
            return f"Reroll {_count(s.inactive_count, 'die', 'dice')} for 1 energy"
        case "end":
            return "End the turn"
        case "ship":
            return _from(s.row, PLACES.index(args["place"]))
        case "go":
            return _to(s.row, PLACES.index(args["place"]))
        case "use":
            return f"Use {NAMES[s.card]}: {ability(s.card)}"
        case "follow":
            return f"Follow {FACES[s.face].title()} for 1 culture"
        case "pass":
            return _PASSES[Phase(s.phase)]
        case "upgrade":
            level = s.level[seat] + 1
            return f"Upgrade the galaxy to level {level} for {LEVEL_COST[level]} {args['pay']}"
        case "colony":
            planet = PLANET_IDS.index(args["planet"])
            return f"Use {NAMES[planet]}: {ability(planet)}"
        case "lose":
            return f"Lose {args['face'].title()}"
    slot = args["slot"]
    planet, space = s.row[slot], int(s.space[seat, slot])
    length = int(PLANET_LENGTH[planet])
    if kind == "back":
        return f"Go back at {NAMES[planet]}, to space {space - 1} of {length}"
    space = space + int(pending_steps(s))
    if space >= length:
        return f"Colonize {NAMES[planet]} ({_count(PLANET_POINTS[planet], 'point')})"
    return f"Advance at {NAMES[planet]}, to space {space} of {length}"


_PASSES = {
    Phase.LAND: "Leave the planet unused",
    Phase.FOLLOW: "Do not follow",
    Phase.OFFER: "Do not advance",
}


def _from(row: Sequence[int] | Any, place: int) -> str:
    if place == HOME:
        return "Take a ship from home"
    if place < ORBIT:
        return f"Take the ship on {NAMES[row[place - SURFACE]]}"
    return f"Take the ship orbiting {NAMES[row[place - ORBIT]]}"


def _to(row: Sequence[int] | Any, place: int) -> str:
    if place == HOME:
        return "Return home"
    if place < ORBIT:
        return f"Land on {NAMES[row[place - SURFACE]]}"
    return f"Orbit {NAMES[row[place - ORBIT]]}"


def event_words(event: Event, names: Sequence[str]) -> str | None:
    """What happened, in the past tense."""
    a = event.args
    who = names[a["seat"]] if "seat" in a else ""
    planet = NAMES[a["planet"]] if a.get("planet", -1) >= 0 else ""
    match event.kind.name:
        case "draw":
            return f"{planet} ({PLANET_IDS[a['planet']]}) was laid out."
        case "turn":
            return f"Round {a['round']}: {who} began a turn."
        case "roll":
            dice = [_dice(a[face], face) for face in FACES if a[face]]
            return f"The dice show {', '.join(dice)}."
        case "activate":
            yellow = "" if FOLLOWABLE[a["slot"]] else ", which nobody may follow"
            return f"{who} activated {FACES[a['face']].title()} in {MAT_SLOTS[a['slot']]}{yellow}."
        case "convert":
            faces = f"{FACES[a['old']].title()} to {FACES[a['new']].title()}"
            return f"{who} paid 1 {RESOURCES[a['pay']]} and converted {faces}."
        case "reroll":
            return f"{who} paid 1 energy and rerolled {_count(a['dice'], 'die', 'dice')}."
        case "move":
            return f"{who} {_moved(a['to'], planet)}."
        case "follow":
            return f"{who} paid 1 culture and followed {FACES[a['face']].title()}."
        case "decline":
            return f"{who} {_DECLINED[Phase(a['phase'])]}."
        case "gain":
            if a["amount"] == 0:
                return f"{who} had 7 {RESOURCES[a['resource']]} already."
            return f"{who} gained {a['amount']} {RESOURCES[a['resource']]}."
        case "pay":
            return f"{who} paid {a['amount']} {RESOURCES[a['resource']]}."
        case "use":
            return f"{who} used {planet}."
        case "lose":
            return f"{who} lost a die showing {FACES[a['face']].title()}."
        case "back":
            return f"{who} went back to space {a['space']} at {planet}."
        case "advance":
            return f"{who} advanced to space {a['to']} at {planet}."
        case "colonize":
            return f"{who} colonized {planet} for {_count(PLANET_POINTS[a['planet']], 'point')}."
        case "sent-home":
            return f"{who} took {_count(a['ships'], 'ship')} home."
        case "upgrade":
            level = a["level"]
            ship = LEVEL_SHIPS[level] > LEVEL_SHIPS[level - 1]
            return f"{who} reached level {level}{' and gained a ship' if ship else ''}."
        case "end-turn":
            return f"{who} ended the turn."
        case "last-round":
            return f"{who} reached {a['points']} points: this round is the last."
        case "over":
            return "The game is over."
    return None


_DECLINED = {
    Phase.LAND: "left the planet unused",
    Phase.FOLLOW: "did not follow",
    Phase.OFFER: "did not advance",
}


def _moved(place: int, planet: str) -> str:
    if place == HOME:
        return "sent a ship home"
    return f"landed on {planet}" if place < ORBIT else f"went into orbit at {planet}"


def _dice(count: int, face: str) -> str:
    return face.title() if count == 1 else f"{count} x {face.title()}"


def _count(n: int, noun: str, plural: str = "") -> str:
    return f"{n} {noun}" if n == 1 else f"{n} {plural or noun + 's'}"


def chance(events: list[Event]) -> list[dict[str, Any]]:
    """Planets drawn and dice rolled, as a record file lists them."""
    found: list[dict[str, Any]] = []
    for event in events:
        if event.kind.name == "draw":
            found.append({"draw": PLANET_IDS[event.args["planet"]]})
        elif event.kind.name == "roll":
            found.append({"roll": [face for face in FACES for _ in range(event.args[face])]})
    return found


WORDS = Words(move=move_words, event=event_words, chance=chance)
