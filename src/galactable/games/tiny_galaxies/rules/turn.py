"""A turn's frame: who decides, resources, rolling, ending."""

from __future__ import annotations

from galactable.core.compile import rule
from galactable.core.events import EVERYONE, EventRows, tell
from galactable.core.rng import Rng, below
from galactable.core.waiting import wait_for
from galactable.games.tiny_galaxies.components import (
    BAY,
    LEVEL_DICE,
    LIMIT,
    MAX_ROUND,
    N_FACES,
    Face,
)
from galactable.games.tiny_galaxies.events import Happening
from galactable.games.tiny_galaxies.state import NONE, Phase, State


@rule
def gain(s: State, seat: int, resource: int, amount: int, events: EventRows) -> None:
    """Up to 7 of a resource; the rest is lost (TG-43)."""
    got = min(amount, LIMIT - s.stock[seat, resource])
    s.stock[seat, resource] += got
    tell(events, Happening.GAIN, EVERYONE, seat, resource, got)


@rule
def pay(s: State, seat: int, resource: int, amount: int, events: EventRows) -> None:
    """Pays a price; the seat has enough."""
    s.stock[seat, resource] -= amount
    tell(events, Happening.PAY, EVERYONE, seat, resource, amount)


@rule
def roll(s: State, dice: int, rng: Rng, events: EventRows) -> None:
    """Rolls all inactive dice again."""
    for face in range(N_FACES):
        s.inactive[face] = 0
    for _ in range(dice):
        s.inactive[below(rng, N_FACES)] += 1
    s.inactive_count = dice
    tell(
        events,
        Happening.ROLL,
        EVERYONE,
        s.inactive[Face.MOVE],
        s.inactive[Face.ENERGY],
        s.inactive[Face.CULTURE],
        s.inactive[Face.LIFE],
        s.inactive[Face.TECH],
        s.inactive[Face.UTILIZE],
    )


@rule
def back_to_main(s: State) -> None:
    """The active player decides again: no die is being carried out."""
    s.face = NONE
    s.slot = NONE
    s.actor = NONE
    s.card = NONE
    for seat in range(s.seats):
        s.answers[seat] = 0
    wait_for(s, s.active, Phase.MAIN)


@rule
def begin_turn(s: State, rng: Rng, events: EventRows) -> None:
    """The active player rolls the dice of his level (TG-10, TG-63)."""
    tell(events, Happening.TURN, EVERYONE, s.active, s.turn)
    s.rolled = LEVEL_DICE[s.level[s.active]]
    roll(s, s.rolled, rng, events)
    back_to_main(s)


@rule
def clear_mat(s: State) -> None:
    """All dice leave the mat (TG-15)."""
    for i in range(BAY):
        s.bay[i] = NONE
        s.lost[i] = NONE
    s.bay_count = 0
    s.lost_count = 0
    s.converter = NONE


@rule
def end_turn(s: State, rng: Rng, events: EventRows) -> None:
    """The next player's turn, or the end after the last seat's (TG-81, TG-R22, TG-R23, TG-R24)."""
    tell(events, Happening.END_TURN, EVERYONE, s.active)
    clear_mat(s)
    if s.active < s.seats - 1:
        s.active += 1
        begin_turn(s, rng, events)
    elif s.ending == 1 or s.turn == MAX_ROUND:
        _finish(s, events)
    else:
        s.active = 0
        s.turn += 1
        begin_turn(s, rng, events)


@rule
def _finish(s: State, events: EventRows) -> None:
    s.rolled = 0
    s.inactive_count = 0
    for face in range(N_FACES):
        s.inactive[face] = 0
    s.phase = Phase.OVER
    s.seat = NONE
    s.waiting = 0
    tell(events, Happening.OVER, EVERYONE)
