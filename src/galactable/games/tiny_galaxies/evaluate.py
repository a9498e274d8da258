"""How good the table looks for a seat: what ``greedy`` looks at.

An action is a chain of small decisions, so a table in the middle of one is judged by the
best that the chain can still bring, and the active player's inactive dice by a share of
what each of them could do now. All figures are thousandths of a point.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from galactable.core.compile import rule
from galactable.games.tiny_galaxies.components import (
    ADVANCE_BY,
    ADVANCE_TRACK,
    COST,
    COST_AMOUNT,
    COUNT,
    GAIN,
    HOME,
    LEVEL_COST,
    LEVEL_POINTS,
    LIMIT,
    MAX_LEVEL,
    N_FACES,
    N_RESOURCES,
    ORBIT,
    OTHERS,
    PLANET_BIT,
    PLANET_LENGTH,
    PLANET_POINTS,
    PLANET_RESOURCE,
    ROW,
    Cost,
    Face,
    Others,
    Resource,
    Track,
)
from galactable.games.tiny_galaxies.rules.possible import (
    can_act,
    fitting,
    income,
    off_start,
    payable_now,
    pending_steps,
    pending_track,
)
from galactable.games.tiny_galaxies.rules.ships import slot_of
from galactable.games.tiny_galaxies.scoring import total
from galactable.games.tiny_galaxies.state import NONE, Phase, State

POINT = 1000
NEVER = -1_000_000
PROGRESS = 850  # a planet's point, for the part of its track behind the ship
BEHIND = 550  # the same while a rival is closer to the end
SHIP_ON_CULTURE = 130
SHIP_ON_ENERGY = 90
SHIP_HOME = 60
RIVAL_GIFT = 60  # a resource or an advance given to every rival
DIE_SHARE = 2  # an unused die counts for half of what it could do
STOCK = np.array([[0, 170, 330, 480, 610, 720, 800, 840], [0, 200, 390, 560, 700, 810, 880, 910]])
LEVEL_FUTURE = np.array([0, 0, 900, 1900, 2600, 3200, 3200])  # dice and ships to come
PRODUCE = np.where(PLANET_RESOURCE == Resource.CULTURE, SHIP_ON_CULTURE, SHIP_ON_ENERGY)


def _on_track() -> NDArray[np.int64]:
    """What a ship on a track is worth: its share of the planet's points, all at the end.

    Indexed by whether a rival is ahead, planet and space; an advance may go beyond the end.
    """
    length, points = PLANET_LENGTH.astype(np.int64)[:, None], PLANET_POINTS.astype(np.int64)
    space = np.arange(length.max() + ADVANCE_BY.max() + 1)
    rate = np.array([PROGRESS, BEHIND])[:, None, None]
    share = rate * points[:, None] * (2 * space + 1) // (2 * length + 1) + PRODUCE[:, None]
    return np.where(space < length, share, POINT * points[:, None] + SHIP_HOME)


def _more_of() -> NDArray[np.int64]:
    """What a change of a resource is worth, by resource, stock and LIMIT + change."""
    held, change = np.arange(LIMIT + 1), np.arange(-LIMIT, 2 * LIMIT + 1)
    after = np.clip(held[:, None] + change, 0, LIMIT)
    return STOCK[:, after] - STOCK[:, :, None]


def _change() -> NDArray[np.int64]:
    """What an ability brings and costs of each resource, by planet."""
    paid = COST[:, None] == Cost.ENERGY + np.arange(N_RESOURCES)
    return GAIN.astype(np.int64) - COST_AMOUNT.astype(np.int64)[:, None] * paid


def _aside() -> NDArray[np.int64]:
    """What an ability gives to rivals, and the die that it costs, by planet."""
    gift = np.where(OTHERS >= Others.ADVANCE_LIFE, 4 * RIVAL_GIFT, RIVAL_GIFT)
    return -np.where(OTHERS == Others.NONE, 0, gift) - POINT // 5 * (COST == Cost.DIE)


ON_TRACK, MORE, CHANGE, ASIDE = _on_track(), _more_of(), _change(), _aside()


@rule
def evaluate(s: State, seat: int) -> int:
    """The seat's standing, minus half of the best rival's, plus what the moment promises."""
    best_rival = NEVER
    for other in range(s.seats):
        if other != seat:
            best_rival = max(best_rival, _standing(s, other))
    return _standing(s, seat) - best_rival // 2 + _promise(s, seat)


@rule
def _standing(s: State, seat: int) -> int:
    """Points, and what leads to points while there is time."""
    points = POINT * int(total(s, seat))
    value = int(LEVEL_FUTURE[s.level[seat]]) + SHIP_HOME * int(s.home[seat])
    for resource in range(N_RESOURCES):
        value += STOCK[resource, s.stock[seat, resource]]
    surface = s.surface[seat]
    value += SHIP_ON_CULTURE * int(COUNT[surface & s.resource_slots[Resource.CULTURE]])
    value += SHIP_ON_ENERGY * int(COUNT[surface & s.resource_slots[Resource.ENERGY]])
    for slot in range(ROW):
        if s.orbit[seat] >> slot & 1 == 1:
            value += _orbit(s, seat, slot, s.space[seat, slot])
    if s.ending == 1:
        value //= 8
    return points + value


@rule
def _orbit(s: State, seat: int, slot: int, space: int) -> int:
    """A ship on a track, worth less while a rival is ahead."""
    behind = 0
    for other in range(s.seats):
        if other != seat and s.orbit[other] >> slot & 1 == 1 and s.space[other, slot] > space:
            behind = 1
    return ON_TRACK[behind, s.row[slot], space]


@rule
def _promise(s: State, seat: int) -> int:
    """What the seat can still make of this turn."""
    if s.waiting == 0:
        return 0
    value = _chain(s, seat) if s.seat == seat else 0
    if s.active == seat:
        for face in range(N_FACES):
            count = int(s.inactive[face])
            if count > 0:
                worth = _face(s, seat, face)
                while count > 0 and worth > 0:
                    worth //= DIE_SHARE
                    value += worth
                    count -= 1
    return value


@rule
def _chain(s: State, seat: int) -> int:
    """The best that the rest of a chain can bring."""
    phase = s.phase
    if phase == Phase.SHIP:
        return _move(s, seat, NONE)
    if phase == Phase.GO:
        return _move(s, seat, s.source)
    if phase == Phase.LAND:
        return max(_ability(s, seat, s.card), 0)
    if phase == Phase.UTILIZE:
        return _utilize(s, seat)
    if phase == Phase.LOSE or phase == Phase.BACK:
        return _ability(s, seat, s.card)
    if phase == Phase.ADVANCE or phase == Phase.OFFER:
        return max(_advance(s, seat, pending_track(s), pending_steps(s)), 0)
    return 0


@rule
def _face(s: State, seat: int, face: int) -> int:
    """What a die of this face could do now."""
    energy = s.stock[seat, Resource.ENERGY]
    if not can_act(s, seat, face, energy, s.stock[seat, Resource.CULTURE], s.inactive_count - 1):
        return 0
    if face == Face.MOVE:
        return _move(s, seat, NONE)
    if face == Face.UTILIZE:
        return _utilize(s, seat)
    if face >= Face.LIFE:
        return _advance(s, seat, face - Face.LIFE, 1)
    resource = face - Face.ENERGY
    return _more(s, seat, resource, income(s, seat, resource))


@rule
def _more(s: State, seat: int, resource: int, amount: int) -> int:
    """What gaining or losing some of a resource is worth."""
    return MORE[resource, s.stock[seat, resource], LIMIT + amount]


@rule
def _advance(s: State, seat: int, track: int, steps: int) -> int:
    """The best advance of one ship."""
    best = 0
    slots = fitting(s, seat, track)
    for slot in range(ROW):
        if slots >> slot & 1 == 1:
            space = int(s.space[seat, slot])
            gained = _orbit(s, seat, slot, space + steps) - _orbit(s, seat, slot, space)
            best = max(best, gained)
    return best


@rule
def _ability(s: State, seat: int, planet: int) -> int:
    """A planet's ability, its cost included."""
    value = int(ASIDE[planet])
    for resource in range(N_RESOURCES):
        value += _more(s, seat, resource, CHANGE[planet, resource])
    if ADVANCE_BY[planet] > 0:
        value += _advance(s, seat, ADVANCE_TRACK[planet], ADVANCE_BY[planet])
    if Cost.BACK_LIFE <= COST[planet] < Cost.DIE:
        value -= _cheapest_back(s, seat, COST[planet] - Cost.BACK_LIFE)
    return value


@rule
def _cheapest_back(s: State, seat: int, track: int) -> int:
    least = POINT
    slots = off_start(s, seat, track)
    for slot in range(ROW):
        if slots >> slot & 1 == 1:
            space = int(s.space[seat, slot])
            least = min(least, _orbit(s, seat, slot, space) - _orbit(s, seat, slot, space - 1))
    return least


@rule
def _utilize(s: State, seat: int) -> int:
    """The better of an upgrade and the best ability."""
    best = 0
    level = int(s.level[seat])
    if level < MAX_LEVEL:
        price = int(LEVEL_COST[level + 1])
        gained = POINT * int(LEVEL_POINTS[level + 1] - LEVEL_POINTS[level])
        gained += int(LEVEL_FUTURE[level + 1] - LEVEL_FUTURE[level])
        for resource in range(N_RESOURCES):
            if s.stock[seat, resource] >= price:
                best = max(best, gained + _more(s, seat, resource, -price))
    planets = s.colonies[seat]
    if planets != 0:
        planets &= payable_now(s, seat)
        planet = 0
        while planets != 0:
            if planets & 1 == 1:
                best = max(best, _ability(s, seat, planet))
            planets >>= 1
            planet += 1
    return best


@rule
def _at(s: State, seat: int, place: int) -> int:
    """What a ship is worth where it is."""
    if place == HOME:
        return SHIP_HOME
    if place < ORBIT:
        return PRODUCE[s.row[slot_of(place)]]
    return _orbit(s, seat, slot_of(place), s.space[seat, slot_of(place)])


@rule
def _move(s: State, seat: int, source: int) -> int:
    """The best move of a ship, of the one at ``source`` if that is settled."""
    cheapest = -NEVER
    cheapest_slot = NONE
    second = -NEVER  # at another planet than the cheapest
    for place in range(ORBIT + ROW):
        if source != NONE and place != source:
            continue
        slot = slot_of(place)
        if place == HOME:
            here = s.home[seat] > 0
        elif place < ORBIT:
            here = s.surface[seat] >> slot & 1 == 1
        else:
            here = s.orbit[seat] >> slot & 1 == 1
        if here:
            worth = _at(s, seat, place)
            if worth < cheapest:
                if slot != cheapest_slot:
                    second = cheapest
                cheapest = worth
                cheapest_slot = slot
            elif slot != cheapest_slot:
                second = min(second, worth)
    best = NEVER
    if cheapest_slot != NONE:
        best = SHIP_HOME - cheapest
    elif second < -NEVER:
        best = SHIP_HOME - second
    can_pay = payable_now(s, seat)
    for slot in range(ROW):
        if s.track_slots[Track.EITHER] >> slot & 1 == 0:
            continue
        leave = second if slot == cheapest_slot else cheapest
        if leave == -NEVER:
            continue
        if s.orbit[seat] >> slot & 1 == 0:
            best = max(best, _orbit(s, seat, slot, 0) - leave)
        if s.surface[seat] >> slot & 1 == 0:
            arrive = PRODUCE[s.row[slot]]
            if can_pay & PLANET_BIT[s.row[slot]] != 0:
                arrive += max(_ability(s, seat, s.row[slot]), 0)
            best = max(best, arrive - leave)
    return best
