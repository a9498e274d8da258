"""What a move does."""

from __future__ import annotations

from galactable.core.compile import rule
from galactable.core.events import EVERYONE, EventRows, tell
from galactable.core.rng import Rng
from galactable.core.waiting import wait_for
from galactable.games.tiny_galaxies.components import (
    CONVERT_PRICE,
    CONVERTER,
    FOLLOW_PRICE,
    LEVEL_COST,
    LEVEL_SHIPS,
    N_FACES,
    ORBIT,
    PLANET_BIT,
    REROLL_PRICE,
    SURFACE,
    Resource,
)
from galactable.games.tiny_galaxies.events import Happening
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
from galactable.games.tiny_galaxies.rules.agenda import act, begin_die, go_on, use_ability
from galactable.games.tiny_galaxies.rules.possible import payable_now, pending_steps
from galactable.games.tiny_galaxies.rules.ships import (
    advance,
    move_back,
    move_ship,
    planet_at,
    watch_the_goal,
)
from galactable.games.tiny_galaxies.rules.turn import end_turn, pay, roll
from galactable.games.tiny_galaxies.state import NONE, Answer, Phase, State


@rule
def play(s: State, seat: int, move: int, rng: Rng, events: EventRows) -> None:
    """Carries out one legal move and everything that follows until the next decision."""
    if move < CONVERT:
        _activate(s, seat, move - ACTIVATE, events)
    elif move < REROLL:
        _convert(s, seat, move - CONVERT, events)
    elif move == REROLL:
        tell(events, Happening.REROLL, EVERYONE, seat, s.inactive_count)
        s.stock[seat, Resource.ENERGY] -= REROLL_PRICE
        roll(s, s.inactive_count, rng, events)
    elif move == END:
        end_turn(s, rng, events)
    elif move < GO:
        s.source = move - SHIP
        tell(events, Happening.TAKE, EVERYONE, seat, s.source, planet_at(s, s.source))
        wait_for(s, seat, Phase.GO)
    elif move < USE:
        _go(s, seat, move - GO, events)
    elif move == USE:
        use_ability(s, s.card, events)
    elif move == FOLLOW:
        s.answers[seat] = Answer.FOLLOWED
        s.stock[seat, Resource.CULTURE] -= FOLLOW_PRICE
        tell(events, Happening.FOLLOW, EVERYONE, seat, s.face, s.active)
        act(s, seat, events)
    elif move == PASS:
        if s.phase == Phase.FOLLOW:
            s.answers[seat] = Answer.PASSED
        tell(events, Happening.DECLINE, EVERYONE, seat, s.phase, s.card)
        go_on(s, events)
    elif move < COLONY:
        _upgrade(s, seat, move - UPGRADE, events)
    elif move < LOSE:
        use_ability(s, move - COLONY, events)
    elif move < BACK:
        _lose(s, seat, move - LOSE, events)
    elif move < ADVANCE:
        move_back(s, seat, move - BACK, events)
        go_on(s, events)
    else:
        advance(s, seat, move - ADVANCE, pending_steps(s), rng, events)
        go_on(s, events)


@rule
def _take_die(s: State, face: int) -> None:
    s.inactive[face] -= 1
    s.inactive_count -= 1


@rule
def _activate(s: State, seat: int, face: int, events: EventRows) -> None:
    """The die goes to the next free bay slot (TG-12, TG-R17)."""
    slot = s.bay_count
    _take_die(s, face)
    s.bay[slot] = face
    s.bay_count += 1
    tell(events, Happening.ACTIVATE, EVERYONE, seat, face, slot)
    begin_die(s, face, slot, events)


@rule
def _convert(s: State, seat: int, choice: int, events: EventRows) -> None:
    """A die is turned and placed in the converter (TG-14)."""
    resource = choice // CONVERT_PAY
    old = choice % CONVERT_PAY // N_FACES
    new = choice % N_FACES
    s.stock[seat, resource] -= CONVERT_PRICE
    _take_die(s, old)
    s.converter = new
    tell(events, Happening.CONVERT, EVERYONE, seat, resource, old, new)
    begin_die(s, new, CONVERTER, events)


@rule
def _go(s: State, seat: int, place: int, events: EventRows) -> None:
    """The ship arrives; a landing lets its owner use the planet (TG-33)."""
    move_ship(s, seat, s.source, place, events)
    s.source = NONE
    if SURFACE <= place < ORBIT:
        planet = planet_at(s, place)
        if payable_now(s, seat) & PLANET_BIT[planet] != 0:
            s.card = planet
            wait_for(s, seat, Phase.LAND)
            return
    go_on(s, events)


@rule
def _upgrade(s: State, seat: int, resource: int, events: EventRows) -> None:
    """One level up; a ship that it brings is home at once (TG-61, TG-62)."""
    level = s.level[seat] + 1
    pay(s, seat, resource, LEVEL_COST[level], events)
    s.home[seat] += LEVEL_SHIPS[level] - LEVEL_SHIPS[level - 1]
    s.level[seat] = level
    tell(events, Happening.UPGRADE, EVERYONE, seat, level)
    watch_the_goal(s, seat, events)
    go_on(s, events)


@rule
def _lose(s: State, seat: int, face: int, events: EventRows) -> None:
    """An inactive die is set aside as a cost (TG-74)."""
    _take_die(s, face)
    s.lost[s.lost_count] = face
    s.lost_count += 1
    tell(events, Happening.LOSE, EVERYONE, seat, face)
    go_on(s, events)
