"""Ships: moving, advancing, colonizing; and the row of planets."""

from __future__ import annotations

from galactable.core.compile import rule
from galactable.core.events import EVERYONE, EventRows, tell
from galactable.core.rng import Rng, below
from galactable.games.tiny_galaxies.components import (
    COUNT,
    GOAL,
    HOME,
    N_TRACKS,
    ORBIT,
    PLANET_BIT,
    PLANET_LENGTH,
    PLANET_POINTS,
    PLANET_RESOURCE,
    PLANET_TRACK,
    SURFACE,
    Track,
)
from galactable.games.tiny_galaxies.events import Happening
from galactable.games.tiny_galaxies.scoring import total
from galactable.games.tiny_galaxies.state import NONE, State


@rule
def slot_of(place: int) -> int:
    """The row slot of a place; -1 for home."""
    if place >= ORBIT:
        return place - ORBIT
    return place - SURFACE


@rule
def planet_at(s: State, place: int) -> int:
    """The planet of a place; -1 for home."""
    return NONE if place == HOME else s.row[slot_of(place)]


@rule
def move_ship(s: State, seat: int, source: int, place: int, events: EventRows) -> None:
    """From one place to another; a track is entered at its start (TG-32, TG-37)."""
    if source == HOME:
        s.home[seat] -= 1
    elif source < ORBIT:
        s.surface[seat] &= ~(1 << slot_of(source))
    else:
        s.orbit[seat] &= ~(1 << slot_of(source))
        s.space[seat, slot_of(source)] = 0
    if place == HOME:
        s.home[seat] += 1
    elif place < ORBIT:
        s.surface[seat] |= 1 << slot_of(place)
    else:
        s.orbit[seat] |= 1 << slot_of(place)
    left, planet = planet_at(s, source), planet_at(s, place)
    tell(events, Happening.MOVE, EVERYONE, seat, source, place, planet, left)


@rule
def move_back(s: State, seat: int, slot: int, events: EventRows) -> None:
    """One space back, as a cost (TG-73)."""
    s.space[seat, slot] -= 1
    tell(events, Happening.BACK, EVERYONE, seat, slot, s.row[slot], s.space[seat, slot])


@rule
def advance(s: State, seat: int, slot: int, steps: int, rng: Rng, events: EventRows) -> None:
    """Spaces forward; at the end of the track the planet is colonized (TG-51, TG-76, TG-R6)."""
    planet = s.row[slot]
    before = s.space[seat, slot]
    after = min(before + steps, PLANET_LENGTH[planet])
    tell(events, Happening.ADVANCE, EVERYONE, seat, slot, planet, before, after, s.card)
    if after < PLANET_LENGTH[planet]:
        s.space[seat, slot] = after
    else:
        _colonize(s, seat, slot, rng, events)


@rule
def _colonize(s: State, seat: int, slot: int, rng: Rng, events: EventRows) -> None:
    """All ships there go home, the planet to its colonizer, a new one into the row.

    Keeps TG-52, TG-53.
    """
    planet = s.row[slot]
    tell(events, Happening.COLONIZE, EVERYONE, seat, slot, planet)
    at = 1 << slot
    for other in range(s.seats):
        ships = COUNT[s.surface[other] & at] + COUNT[s.orbit[other] & at]
        if ships > 0:
            s.home[other] += ships
            s.surface[other] &= ~at
            s.orbit[other] &= ~at
            s.space[other, slot] = 0
            tell(events, Happening.SENT_HOME, EVERYONE, other, slot, ships)
    s.colonies[seat] |= PLANET_BIT[planet]
    s.planet_points[seat] += PLANET_POINTS[planet]
    s.settled[s.settled_count] = planet
    s.settled_count += 1
    lay_planet(s, slot, rng, events)
    watch_the_goal(s, seat, events)


@rule
def lay_planet(s: State, slot: int, rng: Rng, events: EventRows) -> None:
    """Draws a planet into a row slot; with the pool empty the slot stays empty (TG-54)."""
    others = ~(1 << slot)
    for track in range(N_TRACKS):
        s.track_slots[track] &= others
    s.resource_slots[0] &= others
    s.resource_slots[1] &= others
    s.row[slot] = NONE
    if s.pool_count == 0:
        return
    left = below(rng, s.pool_count)
    planet = 0
    while left > 0 or s.pool & PLANET_BIT[planet] == 0:
        if s.pool & PLANET_BIT[planet] != 0:
            left -= 1
        planet += 1
    s.pool &= ~PLANET_BIT[planet]
    s.pool_count -= 1
    s.row[slot] = planet
    s.track_slots[PLANET_TRACK[planet]] |= 1 << slot
    s.track_slots[Track.EITHER] |= 1 << slot
    s.resource_slots[PLANET_RESOURCE[planet]] |= 1 << slot
    tell(events, Happening.DRAW, EVERYONE, slot, planet)


@rule
def watch_the_goal(s: State, seat: int, events: EventRows) -> None:
    """21 points trigger the end (TG-80)."""
    if s.ending == 0 and total(s, seat) >= GOAL:
        s.ending = 1
        tell(events, Happening.LAST_ROUND, EVERYONE, seat, total(s, seat))
