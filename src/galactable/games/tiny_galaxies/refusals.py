"""Why something cannot be done now: names of messages ``refusal-<name>``."""

from __future__ import annotations

from galactable.core.plain import plain
from galactable.core.text import Said, Thing
from galactable.games.tiny_galaxies.components import (
    FACES,
    HOME,
    LEVEL_COST,
    MAX_LEVEL,
    ORBIT,
    PLACES,
    PLANET_IDS,
    REROLL_PRICE,
    RESOURCES,
    SURFACE,
    Face,
    Resource,
)
from galactable.games.tiny_galaxies.moves import MOVES
from galactable.games.tiny_galaxies.rules import possible
from galactable.games.tiny_galaxies.state import NONE, Phase, State

can_act = plain(possible.can_act)


def blocked(s: State, seat: int, face: int) -> str | None:
    """Why an inactive die of a face cannot be activated now (TG-R1); None if it can."""
    energy, culture = (int(held) for held in s.stock[seat])
    if can_act(s, seat, face, energy, culture, s.inactive_count - 1):
        return None
    if face == Face.UTILIZE and s.level[seat] == MAX_LEVEL:
        return "utilize-top"
    return FACES[face]


def refusal(s: State, seat: int, code: int) -> Said | None:
    """Why a move is refused, where there is more to say than that it is not possible."""
    kind, args = MOVES.kind(code).name, MOVES.args(code)
    if s.phase == Phase.MAIN:
        return _in_main(s, seat, kind, args)
    if kind == "ship" and s.phase == Phase.SHIP:
        return Said("refusal-ship")
    if kind == "go" and s.phase == Phase.GO:
        return _going(s, args["place"])
    if kind == "upgrade" and s.phase == Phase.UTILIZE:
        return _upgrading(s, seat, args["pay"])
    if kind == "colony" and s.phase == Phase.UTILIZE:
        return _using(s, seat, args["planet"])
    if kind == "lose" and s.phase == Phase.LOSE:
        return Said("refusal-no-die", {"face": Thing("face", args["face"])})
    if kind in ("advance", "back") and s.phase in (Phase.ADVANCE, Phase.OFFER, Phase.BACK):
        return Said(f"refusal-{'back' if s.phase == Phase.BACK else 'advance'}")
    return None


def _in_main(s: State, seat: int, kind: str, args: dict[str, str]) -> Said | None:
    if kind == "activate":
        face = FACES.index(args["face"])
        if s.inactive[face] == 0:
            return Said("refusal-no-die", {"face": Thing("face", args["face"])})
        return Said(f"refusal-{blocked(s, seat, face)}")
    if kind == "reroll":
        poor = s.stock[seat, Resource.ENERGY] < REROLL_PRICE
        return Said("refusal-reroll-energy" if poor else "refusal-no-dice")
    if kind == "convert":
        return _converting(s, seat, args)
    return Said("refusal-die-first")


def _converting(s: State, seat: int, args: dict[str, str]) -> Said:
    pay, old, new = args["pay"], args["old"], args["new"]
    if s.converter != NONE:
        return Said("refusal-converted")
    if s.stock[seat, RESOURCES.index(pay)] == 0:
        return Said("refusal-no-resource", {"resource": Thing("resource", pay)})
    if s.inactive[FACES.index(old)] == 0:
        return Said("refusal-no-die", {"face": Thing("face", old)})
    if old == new:
        return Said("refusal-same-face")
    return Said("refusal-convert", {"face": Thing("face", new)})


def _going(s: State, place: str) -> Said:
    """Why a ship cannot go there: it is there, the slot is empty, or taken (TG-31, TG-34)."""
    at = PLACES.index(place)
    if at == HOME:
        return Said("refusal-at-home")
    slot = at - (SURFACE if at < ORBIT else ORBIT)
    if s.row[slot] == NONE:
        return Said("refusal-no-planet")
    planet = Thing("planet", PLANET_IDS[s.row[slot]])
    if s.source in (slot + SURFACE, slot + ORBIT):
        return Said("refusal-same-planet", {"planet": planet})
    return Said("refusal-own-ship", {"planet": planet})


def _upgrading(s: State, seat: int, pay: str) -> Said:
    level = int(s.level[seat])
    if level == MAX_LEVEL:
        return Said("refusal-top-level")
    price = int(LEVEL_COST[level + 1])
    resource = Thing("resource", pay)
    return Said("refusal-price", {"level": level + 1, "count": price, "resource": resource})


def _using(s: State, seat: int, planet: str) -> Said:
    owned = int(s.colonies[seat]) >> PLANET_IDS.index(planet) & 1
    thing = {"planet": Thing("planet", planet)}
    return Said("refusal-ability", thing) if owned else Said("refusal-not-yours", thing)
