"""What a seat may do now: the one source of legal moves."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from galactable.core.compile import rule
from galactable.games.tiny_galaxies.components import (
    COST,
    HOME,
    N_FACES,
    N_PLANETS,
    N_RESOURCES,
    ORBIT,
    PLANET_BIT,
    REROLL_PRICE,
    ROW,
    SURFACE,
    Cost,
    Face,
    Resource,
    Track,
)
from galactable.games.tiny_galaxies.moves import (
    ACTIVATE,
    ADVANCE,
    BACK,
    COLONY,
    CONVERT,
    CONVERT_PAY,
    END,
    FOLLOW,
    GO,
    LOSE,
    PASS,
    REROLL,
    SHIP,
    UPGRADE,
    USE,
)
from galactable.games.tiny_galaxies.rules.possible import (
    can_act,
    can_leave,
    can_upgrade,
    can_utilize,
    fitting,
    off_start,
    payable_now,
    pending_track,
)
from galactable.games.tiny_galaxies.rules.ships import slot_of
from galactable.games.tiny_galaxies.state import NONE, Phase, State

Ints = NDArray[np.int32]


@rule
def legal(s: State, seat: int, out: Ints) -> int:
    """Writes the seat's legal moves in increasing order; returns how many."""
    if s.waiting >> seat & 1 == 0:
        return 0
    phase = s.phase
    if phase == Phase.MAIN:
        return _main(s, seat, out)
    if phase == Phase.SHIP:
        return _ships(s, seat, out)
    if phase == Phase.GO:
        return _places(s, seat, out)
    if phase == Phase.LAND or phase == Phase.FOLLOW:
        out[0] = USE if phase == Phase.LAND else FOLLOW
        out[1] = PASS
        return 2
    if phase == Phase.UTILIZE:
        return _utilize(s, seat, out)
    if phase == Phase.LOSE:
        return _faces(s, out)
    if phase == Phase.BACK:
        return _slots(off_start(s, seat, COST[s.card] - Cost.BACK_LIFE), BACK, out, 0)
    if phase == Phase.OFFER:
        out[0] = PASS
        return _slots(fitting(s, seat, pending_track(s)), ADVANCE, out, 1)
    return _slots(fitting(s, seat, pending_track(s)), ADVANCE, out, 0)


@rule
def _main(s: State, seat: int, out: Ints) -> int:
    """Activate, convert, reroll, end (TG-11 to TG-15).

    Keeps TG-R14, TG-R26.
    """
    energy = s.stock[seat, Resource.ENERGY]
    culture = s.stock[seat, Resource.CULTURE]
    dice = s.inactive_count - 1  # besides the one that is used
    n = 0
    if dice >= 0:
        can = 0
        for face in range(N_FACES - 1):  # all but Utilize, the last
            if can_act(s, seat, face, energy, culture, dice):
                can |= 1 << face
        for face in range(N_FACES - 1):
            out[n] = ACTIVATE + face
            n += s.inactive[face] > 0 and can >> face & 1 == 1
        if s.inactive[Face.UTILIZE] > 0 and can_utilize(s, seat, energy, culture, dice):
            out[n] = ACTIVATE + Face.UTILIZE
            n += 1
        if s.converter == NONE:
            if energy > 0:
                after = can
                if can_utilize(s, seat, energy - 1, culture, dice):
                    after |= 1 << Face.UTILIZE
                n = _convert(s, Resource.ENERGY, after, out, n)
            if culture > 0:
                after = can
                if can_utilize(s, seat, energy, culture - 1, dice):
                    after |= 1 << Face.UTILIZE
                n = _convert(s, Resource.CULTURE, after, out, n)
        if energy >= REROLL_PRICE:
            out[n] = REROLL
            n += 1
    out[n] = END
    return n + 1


@rule
def _convert(s: State, pay: int, can: int, out: Ints, n: int) -> int:
    """An inactive die to another face that can be done after paying (TG-R15, TG-R16)."""
    for old in range(N_FACES):
        if s.inactive[old] > 0:
            first = CONVERT + pay * CONVERT_PAY + old * N_FACES
            new_faces = can & ~(1 << old)
            for new in range(N_FACES):
                out[n] = first + new
                n += new_faces >> new & 1
    return n


@rule
def _ships(s: State, seat: int, out: Ints) -> int:
    n = 0
    if s.home[seat] > 0 and can_leave(s, seat, True):
        out[0] = SHIP + HOME
        n = 1
    n = _slots(s.surface[seat], SHIP + SURFACE, out, n)
    return _slots(s.orbit[seat], SHIP + ORBIT, out, n)


@rule
def _places(s: State, seat: int, out: Ints) -> int:
    """Another planet's surface or track without an own ship, or home (TG-30, TG-31, TG-34).

    Keeps TG-35, TG-36, TG-R18.
    """
    n = 0
    planets = int(s.track_slots[Track.EITHER])
    if s.source != HOME:
        out[0] = GO + HOME
        n = 1
        planets &= ~(1 << slot_of(s.source))
    n = _slots(planets & ~s.surface[seat], GO + SURFACE, out, n)
    return _slots(planets & ~s.orbit[seat], GO + ORBIT, out, n)


@rule
def _utilize(s: State, seat: int, out: Ints) -> int:
    n = 0
    for pay in range(N_RESOURCES):
        if can_upgrade(s, seat, s.stock[seat, pay]):
            out[n] = UPGRADE + pay
            n += 1
    planets = s.colonies[seat]
    if planets != 0:
        planets &= payable_now(s, seat)
        for planet in range(N_PLANETS):
            if planets & PLANET_BIT[planet] != 0:
                out[n] = COLONY + planet
                n += 1
    return n


@rule
def _faces(s: State, out: Ints) -> int:
    """Inactive dice, one of which is lost (TG-74)."""
    n = 0
    for face in range(N_FACES):
        out[n] = LOSE + face
        n += s.inactive[face] > 0
    return n


@rule
def _slots(slots: int, first: int, out: Ints, n: int) -> int:
    """A move for each row slot of a mask."""
    for slot in range(ROW):
        out[n] = first + slot
        n += slots >> slot & 1
    return n
