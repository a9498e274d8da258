"""What must hold after every move."""

from __future__ import annotations

import numpy as np

from galactable.games.tiny_galaxies.components import (
    GOAL,
    LEVEL_POINTS,
    LEVEL_SHIPS,
    LIMIT,
    MAX_LEVEL,
    MAX_ROUND,
    N_DICE,
    N_PLANETS,
    N_TRACKS,
    PLANET_LENGTH,
    PLANET_POINTS,
    PLANET_RESOURCE,
    PLANET_TRACK,
    ROW,
    Track,
)
from galactable.games.tiny_galaxies.state import AGENDA, NONE, Phase, State


def problems(s: State) -> list[str]:
    """The invariants that do not hold."""
    return [*_planets(s), *_players(s), *_ships(s), *_dice(s), *_pending(s)]


def _members(planets: int) -> list[int]:
    return [i for i in range(64) if int(planets) >> i & 1]


def _planets(s: State) -> list[str]:
    found = []
    row = [int(p) for p in s.row if p != NONE]
    colonies = [planet for seat in range(s.seats) for planet in _members(s.colonies[seat])]
    if sorted([*row, *colonies, *_members(s.pool)]) != list(range(N_PLANETS)):
        found.append("a planet is lost or doubled")
    if len(_members(s.pool)) != s.pool_count:
        found.append("the pool is miscounted")
    if s.pool_count and len(row) != s.seats + 2:
        found.append("a row slot is empty though the pool is not")
    settled = s.settled[: s.settled_count].tolist()
    if sorted(settled) != sorted(colonies) or (s.settled[s.settled_count :] != NONE).any():
        found.append("the order of colonizing does not name the colonized planets")
    for track in range(N_TRACKS):
        fits = [track in (PLANET_TRACK[p], Track.EITHER) for p in s.row]
        if s.track_slots[track] != _mask(s, fits):
            found.append(f"row slots with tracks of kind {track} are wrong")
    for resource, slots in enumerate(s.resource_slots):
        if slots != _mask(s, [PLANET_RESOURCE[p] == resource for p in s.row]):
            found.append(f"row slots with resource {resource} are wrong")
    return found


def _mask(s: State, fits: list[bool]) -> int:
    return sum(1 << i for i in range(ROW) if s.row[i] != NONE and fits[i])


def _players(s: State) -> list[str]:
    found = []
    if (s.stock < 0).any() or (s.stock > LIMIT).any():
        found.append("a resource is below 0 or above 7")
    highest = 0
    for seat in range(s.seats):
        if not 1 <= s.level[seat] <= MAX_LEVEL:
            found.append(f"seat {seat} is at level {s.level[seat]}")
            continue
        planets = int(PLANET_POINTS[_members(s.colonies[seat])].sum())
        if planets != s.planet_points[seat]:
            found.append(f"seat {seat} has {planets} points of planets, not the kept ones")
        highest = max(highest, planets + int(LEVEL_POINTS[s.level[seat]]))
    if bool(s.ending) != (highest >= GOAL):
        found.append("the end is triggered without 21 points, or the other way round")
    if not 1 <= s.turn <= MAX_ROUND:
        found.append(f"round {s.turn}")
    return found


def _ships(s: State) -> list[str]:
    found = []
    planets = int(s.track_slots[Track.EITHER])
    for seat in range(s.seats):
        surface, orbit = int(s.surface[seat]), int(s.orbit[seat])
        ships = int(s.home[seat]) + surface.bit_count() + orbit.bit_count()
        if ships != LEVEL_SHIPS[s.level[seat]] or s.home[seat] < 0:
            found.append(f"seat {seat} has {ships} ships in play")
        if (surface | orbit) & ~planets:
            found.append(f"seat {seat} has a ship at no planet")
        for slot in range(ROW):
            space = s.space[seat, slot]
            most = PLANET_LENGTH[s.row[slot]] - 1 if orbit >> slot & 1 else 0
            if not 0 <= space <= most:
                found.append(f"seat {seat} is on space {space} at row slot {slot}")
    for name in ("level", "home", "surface", "orbit", "colonies", "answers"):
        if np.any(getattr(s, name)[s.seats :]):
            found.append(f"{name} of a seat that nobody has")
    return found


def _dice(s: State) -> list[str]:
    found = []
    if s.inactive.sum() != s.inactive_count or (s.inactive < 0).any():
        found.append("inactive dice are miscounted")
    dice = s.inactive_count + s.bay_count + s.lost_count + (s.converter != NONE)
    if dice != s.rolled or dice > N_DICE:
        found.append(f"{dice} dice are on the table, {s.rolled} were rolled")
    for name, faces, count in (("bay", s.bay, s.bay_count), ("lost", s.lost, s.lost_count)):
        if (faces[:count] == NONE).any() or (faces[count:] != NONE).any():
            found.append(f"{name}: a gap between dice")
    if s.phase == Phase.OVER and s.rolled:
        found.append("dice lie on the table after the game")
    return found


def _pending(s: State) -> list[str]:
    """Between activations, and so between turns, nothing is pending."""
    found = []
    if not 0 <= s.agenda_count <= AGENDA:
        found.append(f"{s.agenda_count} tasks are pending")
    resting = s.phase in (Phase.MAIN, Phase.OVER)
    if resting and s.agenda_count:
        found.append("work is pending though the active player decides")
    if resting and ((s.face, s.slot, s.actor, s.card) != (NONE,) * 4 or s.answers.any()):
        found.append("a die is being carried out though the active player decides")
    if not resting and NONE in (s.face, s.slot, s.actor):
        found.append("no die is being carried out though its decision is waited for")
    if (s.source != NONE) != (s.phase == Phase.GO):
        found.append("a ship is chosen out of turn")
    if s.agenda_task[s.agenda_count :].any() or s.agenda_seat[s.agenda_count :].any():
        found.append("finished work is still written down")
    if (s.waiting == 0) != (s.phase == Phase.OVER):
        found.append("nobody is waited for, yet the game is not over")
    elif s.waiting and s.waiting != 1 << int(s.seat):
        found.append("not exactly one seat is waited for")
    return found
