"""The table as JSON (section 7 of the specification): the same for every viewer."""

from __future__ import annotations

from typing import Any

from galactable.core.plain import plain
from galactable.games.tiny_galaxies.components import (
    DICE,
    FACES,
    FOLLOWABLE,
    GOAL,
    LEVEL_DICE,
    LEVEL_SHIPS,
    LEVELS,
    LIMIT,
    MAT,
    MAT_SLOTS,
    N_PLANETS,
    PLACES,
    PLANET_BIT,
    PLANET_IDS,
    PLANETS,
    TRACKS,
    Resource,
)
from galactable.games.tiny_galaxies.refusals import blocked
from galactable.games.tiny_galaxies.rules import possible
from galactable.games.tiny_galaxies.state import NONE, Answer, Phase, State

View = dict[str, Any]

pending_steps = plain(possible.pending_steps)
pending_track = plain(possible.pending_track)

_ANSWERS = {
    Answer.NONE: None,
    Answer.FOLLOWED: "followed",
    Answer.PASSED: "passed",
    Answer.NOT_ASKED: "not asked",
}
_OF_A_CARD = (Phase.LAND, Phase.LOSE, Phase.BACK, Phase.ADVANCE, Phase.OFFER)


def own_view(s: State, viewer: int) -> View:
    """The game's own keys; nothing is hidden."""
    return {
        "active": int(s.active),
        "last_round": bool(s.ending),
        "dice": {
            "inactive": [face for i, face in enumerate(FACES) for _ in range(s.inactive[i])],
            "bay": [FACES[i] for i in s.bay[: s.bay_count]],
            "converter": None if s.converter == NONE else FACES[s.converter],
            "lost": [FACES[i] for i in s.lost[: s.lost_count]],
        },
        "action": _action(s),
        "row": [_row_slot(s, slot) for slot in range(s.seats + 2)],
        "pool": [PLANET_IDS[i] for i in range(N_PLANETS) if s.pool & PLANET_BIT[i]],
        "players": [_player(s, seat) for seat in range(s.seats)],
        "blocked": _blocked(s) if s.phase == Phase.MAIN else {},
    }


def card(planet: int) -> View:
    """What is printed on a planet's card."""
    row = PLANETS[planet]
    return {
        "id": row["id"],
        "name": row["name"],
        "resource": row["resource"],
        "track": row["track"],
        "length": int(row["length"]),
        "points": int(row["points"]),
        "ability": {
            "cost": row["cost_kind"],
            "amount": int(row["cost_amount"]),
            "energy": int(row["gain_energy"]),
            "culture": int(row["gain_culture"]),
            "advance": int(row["advance"]),
            "advance_track": row["advance_track"],
            "others": row["others"],
        },
    }


def _blocked(s: State) -> dict[str, str]:
    """By face, why an unused die cannot be activated now: the name of its refusal."""
    shown = [face for face in range(len(FACES)) if s.inactive[face]]
    whys = {FACES[face]: blocked(s, s.active, face) for face in shown}
    return {face: why for face, why in whys.items() if why}


def _action(s: State) -> View | None:
    if s.phase in (Phase.MAIN, Phase.OVER):
        return None
    advances = s.phase in (Phase.ADVANCE, Phase.OFFER)
    of_a_card = s.phase in _OF_A_CARD and s.card != NONE
    return {
        "actor": int(s.actor),
        "face": FACES[s.face],
        "slot": MAT_SLOTS[s.slot],
        "followable": bool(FOLLOWABLE[s.slot]),
        "answers": [_ANSWERS[Answer(s.answers[seat])] for seat in range(s.seats)],
        "source": None if s.source == NONE else PLACES[s.source],
        "card": PLANET_IDS[s.card] if of_a_card else None,
        "steps": int(pending_steps(s)) if advances else 0,
        "track": TRACKS[pending_track(s)] if advances else None,
    }


def _row_slot(s: State, slot: int) -> View | None:
    if s.row[slot] == NONE:
        return None
    seats = range(s.seats)
    return {
        **card(s.row[slot]),
        "surface": [seat for seat in seats if s.surface[seat] >> slot & 1],
        "orbit": [
            int(s.space[seat, slot]) if s.orbit[seat] >> slot & 1 else None for seat in seats
        ],
    }


def colonies(s: State, seat: int) -> list[int]:
    """The seat's planets in the order colonized."""
    return [int(p) for p in s.settled[: s.settled_count] if s.colonies[seat] & PLANET_BIT[p]]


def _player(s: State, seat: int) -> View:
    level = s.level[seat]
    return {
        "energy": int(s.stock[seat, Resource.ENERGY]),
        "culture": int(s.stock[seat, Resource.CULTURE]),
        "level": int(level),
        "dice": int(LEVEL_DICE[level]),
        "ships": int(LEVEL_SHIPS[level]),
        "home": int(s.home[seat]),
        "colonies": [card(planet) for planet in colonies(s, seat)],
    }


def static() -> dict[str, Any]:
    """What is printed on the components."""
    tables = (("planets", PLANETS), ("galaxy_track", LEVELS), ("dice", DICE), ("mat", MAT))
    printed = {
        name: [{k: v for k, v in row.items() if k != "provenance"} for row in table]
        for name, table in tables
    }
    return {**printed, "limits": [{"goal": GOAL, "held": LIMIT}]}
