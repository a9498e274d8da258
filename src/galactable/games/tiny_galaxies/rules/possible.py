"""What can be done: which ships fit, what can be paid, who may act or follow."""

from __future__ import annotations

from galactable.core.compile import rule
from galactable.games.tiny_galaxies.components import (
    ADVANCE_BY,
    ADVANCE_TRACK,
    COSTS_BACK,
    COSTS_DIE,
    COUNT,
    FOLLOW_PRICE,
    FREE,
    LEVEL_COST,
    LIMIT,
    MAX_LEVEL,
    N_TRACKS,
    NO_TRACK,
    OTHERS,
    PAYABLE_WITH_CULTURE,
    PAYABLE_WITH_ENERGY,
    ROW,
    Face,
    Others,
    Resource,
    Track,
)
from galactable.games.tiny_galaxies.state import NONE, Phase, State


@rule
def income(s: State, seat: int, resource: int) -> int:
    """What an Energy or Culture die brings before the limit (TG-40 to TG-42, TG-44).

    Keeps TG-41, TG-R19.
    """
    slots = s.resource_slots[resource]
    ships = COUNT[s.surface[seat] & slots] + COUNT[s.orbit[seat] & slots]
    if resource == Resource.ENERGY:
        ships += s.home[seat]
    return ships


@rule
def fitting(s: State, seat: int, track: int) -> int:
    """Row slots where the seat has a ship on a track of this kind, as a mask (TG-50)."""
    return s.orbit[seat] & s.track_slots[track]


@rule
def started(s: State, seat: int) -> int:
    """Row slots where the seat's ship has left the start of a track, as a mask."""
    slots = 0
    for slot in range(ROW):
        if s.space[seat, slot] > 0:
            slots |= 1 << slot
    return slots


@rule
def off_start(s: State, seat: int, track: int) -> int:
    """Row slots where a ship can go back on a track of this kind, as a mask (TG-R5)."""
    return started(s, seat) & s.track_slots[track]


@rule
def can_leave(s: State, seat: int, from_home: bool) -> bool:
    """Whether a ship has anywhere to go: one away can always go home (TG-30, TG-R20)."""
    if from_home:
        return s.track_slots[Track.EITHER] & ~(s.surface[seat] & s.orbit[seat]) != 0
    return True


@rule
def can_move(s: State, seat: int) -> bool:
    """Whether a Move has any ship to take."""
    if s.surface[seat] | s.orbit[seat] != 0:
        return True
    return can_leave(s, seat, True)


@rule
def payable(s: State, seat: int, energy: int, culture: int, dice: int) -> int:
    """Planets whose ability the seat could pay with these resources, as a mask (TG-71).

    Keeps TG-R2, TG-R3.
    """
    planets = FREE | PAYABLE_WITH_ENERGY[energy] | PAYABLE_WITH_CULTURE[culture]
    if dice > 0:
        planets |= COSTS_DIE
    slots = started(s, seat)
    for track in range(N_TRACKS):
        if slots & s.track_slots[track] != 0:
            planets |= COSTS_BACK[track]
    return planets


@rule
def payable_now(s: State, seat: int) -> int:
    """Planets whose ability the seat can pay now; a follower has no dice (TG-25)."""
    dice = s.inactive_count if seat == s.active else 0
    energy = s.stock[seat, Resource.ENERGY]
    return payable(s, seat, energy, s.stock[seat, Resource.CULTURE], dice)


@rule
def can_upgrade(s: State, seat: int, held: int) -> bool:
    """Whether there is a next level and this much of one resource pays for it (TG-61, TG-64)."""
    level = s.level[seat]
    return level < MAX_LEVEL and held >= LEVEL_COST[level + 1]


@rule
def can_utilize(s: State, seat: int, energy: int, culture: int, dice: int) -> bool:
    """Whether a Utilize die has an option with these resources (TG-60, TG-65)."""
    if can_upgrade(s, seat, max(energy, culture)):
        return True
    if s.colonies[seat] == 0:
        return False
    return payable(s, seat, energy, culture, dice) & s.colonies[seat] != 0


@rule
def can_act(s: State, seat: int, face: int, energy: int, culture: int, dice: int) -> bool:
    """Whether a face's action can be done (TG-R1); only Utilize depends on resources."""
    if face == Face.MOVE:
        return can_move(s, seat)
    if face == Face.UTILIZE:
        return can_utilize(s, seat, energy, culture, dice)
    if face >= Face.LIFE:
        return fitting(s, seat, face - Face.LIFE) != 0
    return income(s, seat, face - Face.ENERGY) > 0


@rule
def may_follow(s: State, seat: int) -> bool:
    """Whether the seat is asked to follow the present die (TG-R11).

    Keeps TG-22, TG-24, TG-R12, TG-R13.
    """
    energy = s.stock[seat, Resource.ENERGY]
    culture = s.stock[seat, Resource.CULTURE]
    if culture < FOLLOW_PRICE:
        return False
    if s.face == Face.ENERGY:
        return energy < LIMIT and income(s, seat, Resource.ENERGY) > 0
    if s.face == Face.CULTURE:
        after = culture - FOLLOW_PRICE + income(s, seat, Resource.CULTURE)
        return min(LIMIT, after) > culture
    return can_act(s, seat, s.face, energy, culture - FOLLOW_PRICE, 0)


@rule
def others_track(planet: int) -> int:
    """The kind of track that an ability offers to the others; NO_TRACK if none."""
    others = OTHERS[planet]
    if others >= Others.ADVANCE_LIFE:
        return others - Others.ADVANCE_LIFE
    return NO_TRACK


@rule
def pending_track(s: State) -> int:
    """The kind of track asked for in `advance` and `offer`."""
    if s.phase == Phase.OFFER:
        return others_track(s.card)
    if s.card != NONE:
        return ADVANCE_TRACK[s.card]
    return s.face - Face.LIFE


@rule
def pending_steps(s: State) -> int:
    """How many spaces are advanced in `advance` and `offer`."""
    if s.phase == Phase.OFFER or s.card == NONE:
        return 1
    return ADVANCE_BY[s.card]
