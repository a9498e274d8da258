"""Setting the table: TG-2 to TG-7."""

from __future__ import annotations

from galactable.core.compile import rule
from galactable.core.events import EventRows
from galactable.core.rng import Rng
from galactable.games.tiny_galaxies.components import (
    EXTRA_PLANETS,
    LEVEL_SHIPS,
    N_PLANETS,
    ROW,
    START_CULTURE,
    START_ENERGY,
    Resource,
)
from galactable.games.tiny_galaxies.rules.ships import lay_planet
from galactable.games.tiny_galaxies.rules.turn import begin_turn, clear_mat
from galactable.games.tiny_galaxies.state import NONE, State

ALL_PLANETS = (1 << N_PLANETS) - 1


@rule
def deal(s: State, seats: int, variant: int, rng: Rng, events: EventRows) -> None:
    """Galaxies at level 1, seats + 2 planets in the row, seat 0's dice rolled (TG-4)."""
    s.seats = seats
    s.variant = variant
    s.turn = 1
    s.source = NONE
    for seat in range(seats):
        s.level[seat] = 1
        s.home[seat] = LEVEL_SHIPS[1]
        s.stock[seat, Resource.ENERGY] = START_ENERGY
        s.stock[seat, Resource.CULTURE] = START_CULTURE
    for i in range(N_PLANETS):
        s.settled[i] = NONE
    s.pool = ALL_PLANETS
    s.pool_count = N_PLANETS
    for slot in range(ROW):
        s.row[slot] = NONE
    for slot in range(seats + EXTRA_PLANETS):
        lay_planet(s, slot, rng, events)
    clear_mat(s)
    begin_turn(s, rng, events)
