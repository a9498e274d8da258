"""Pending work, and the interpreter of abilities.

Work left before the active player decides again is kept on a small stack: the others'
follows at the bottom, above them the rest of one ability. An ability in use never triggers
another, so the stack is bounded (``state.AGENDA``).
"""

from __future__ import annotations

from galactable.core.compile import rule
from galactable.core.events import EVERYONE, EventRows, tell
from galactable.core.waiting import wait_for
from galactable.games.tiny_galaxies.components import (
    ADVANCE_BY,
    ADVANCE_TRACK,
    COST,
    COST_AMOUNT,
    FOLLOWABLE,
    GAIN,
    N_RESOURCES,
    OTHERS,
    Cost,
    Face,
    Others,
    Resource,
)
from galactable.games.tiny_galaxies.events import Happening
from galactable.games.tiny_galaxies.rules.possible import (
    fitting,
    income,
    may_follow,
    others_track,
)
from galactable.games.tiny_galaxies.rules.turn import back_to_main, gain, pay
from galactable.games.tiny_galaxies.state import NONE, Answer, Phase, State, Task


@rule
def _push(s: State, task: int, seat: int) -> None:
    s.agenda_task[s.agenda_count] = task
    s.agenda_seat[s.agenda_count] = seat
    s.agenda_count += 1


@rule
def begin_die(s: State, face: int, slot: int, events: EventRows) -> None:
    """The active player does the action of a die on the mat; the others may follow."""
    s.face = face
    s.slot = slot
    if FOLLOWABLE[slot] == 1:
        for i in range(1, s.seats):  # the one on the left is asked first: pushed last
            _push(s, Task.FOLLOW, (s.active + s.seats - i) % s.seats)
    act(s, s.active, events)


@rule
def act(s: State, seat: int, events: EventRows) -> None:
    """The present die's action, by the active player or a follower (TG-23)."""
    s.actor = seat
    if s.face == Face.MOVE:
        wait_for(s, seat, Phase.SHIP)
    elif s.face == Face.UTILIZE:
        wait_for(s, seat, Phase.UTILIZE)
    elif s.face >= Face.LIFE:
        wait_for(s, seat, Phase.ADVANCE)
    else:
        resource = s.face - Face.ENERGY
        gain(s, seat, resource, income(s, seat, resource), events)
        go_on(s, events)


@rule
def use_ability(s: State, planet: int, events: EventRows) -> None:
    """The actor uses a planet: the ability's parts go on the agenda, last first (TG-70).

    Keeps TG-79, TG-R4, TG-R7, TG-R8.
    """
    seat = s.actor
    s.card = planet
    tell(events, Happening.USE, EVERYONE, seat, planet)
    if OTHERS[planet] >= Others.ADVANCE_LIFE:
        for i in range(s.seats):  # TG-R10: the active player comes last, so he is pushed first
            other = (s.active + s.seats - i) % s.seats
            if other != seat:
                _push(s, Task.OFFER, other)
    elif OTHERS[planet] != Others.NONE:
        _push(s, Task.GIFT, seat)
    if ADVANCE_BY[planet] > 0:
        _push(s, Task.ADVANCE, seat)
    if GAIN[planet, Resource.ENERGY] + GAIN[planet, Resource.CULTURE] > 0:
        _push(s, Task.GAINS, seat)
    cost = COST[planet]
    if cost == Cost.DIE:
        wait_for(s, seat, Phase.LOSE)
    elif cost >= Cost.BACK_LIFE:
        wait_for(s, seat, Phase.BACK)
    else:
        if cost != Cost.NONE:
            pay(s, seat, cost - Cost.ENERGY, COST_AMOUNT[planet], events)
        go_on(s, events)


@rule
def go_on(s: State, events: EventRows) -> None:
    """Works off the agenda until a seat has to decide.

    Keeps TG-R9, TG-R13.
    """
    while s.agenda_count > 0:
        s.agenda_count -= 1
        task = s.agenda_task[s.agenda_count]
        seat = s.agenda_seat[s.agenda_count]
        s.agenda_task[s.agenda_count] = 0
        s.agenda_seat[s.agenda_count] = 0
        if task == Task.FOLLOW:
            s.card = NONE
            if may_follow(s, seat):
                s.actor = seat
                wait_for(s, seat, Phase.FOLLOW)
                return
            s.answers[seat] = Answer.NOT_ASKED
        elif task == Task.ADVANCE:
            if fitting(s, seat, ADVANCE_TRACK[s.card]) != 0:
                wait_for(s, seat, Phase.ADVANCE)
                return
        elif task == Task.OFFER:
            if fitting(s, seat, others_track(s.card)) != 0:
                wait_for(s, seat, Phase.OFFER)
                return
        else:
            _resources(s, task, seat, events)
    back_to_main(s)


@rule
def _resources(s: State, task: int, user: int, events: EventRows) -> None:
    """An ability's resources: the user's own gains, or the gift to each other player.

    Keeps TG-75.
    """
    if task == Task.GAINS:
        for resource in range(N_RESOURCES):
            if GAIN[s.card, resource] > 0:
                gain(s, user, resource, GAIN[s.card, resource], events)
    else:
        for other in range(s.seats):
            if other != user:
                gain(s, other, OTHERS[s.card] - Others.ENERGY, 1, events)
