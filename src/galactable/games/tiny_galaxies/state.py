"""The record of a game of Tiny Galaxies."""

from __future__ import annotations

from enum import IntEnum

from galactable.core.record import I8, I64, I8s, I16s, I64s, TableRecord, field, span
from galactable.games.tiny_galaxies.components import (
    BAY,
    MAX_SEATS,
    N_FACES,
    N_PLANETS,
    N_RESOURCES,
    N_TRACKS,
    ROW,
)


class Phase(IntEnum):
    """What is being decided."""

    MAIN = 0
    SHIP = 1
    GO = 2
    LAND = 3
    FOLLOW = 4
    UTILIZE = 5
    LOSE = 6
    BACK = 7
    ADVANCE = 8
    OFFER = 9
    OVER = 10


class Task(IntEnum):
    """Pending work: what is still to be done before the active player decides again."""

    FOLLOW = 0
    GAINS = 1
    ADVANCE = 2
    GIFT = 3
    OFFER = 4


class Answer(IntEnum):
    """What a seat did about the present die."""

    NONE = 0
    FOLLOWED = 1
    PASSED = 2
    NOT_ASKED = 3


NONE = -1
# A follow for each other seat, then one ability: gains, an advance, an offer for each other seat.
AGENDA = 2 * (MAX_SEATS - 1) + 2


class State(TableRecord):
    """Row slots are bits of small masks, planets bits of masks of 40.

    Wide fields come first, so that no byte of a record is padding.
    """

    pool: I64 = field("planets not yet laid out, a mask")
    colonies: I64s = field("colonized planets, a mask by seat", MAX_SEATS)
    planet_points: I16s = field("points of the colonized planets, by seat", MAX_SEATS)

    active: I8 = field("whose turn it is; in a finished game the last seat")
    ending: I8 = field("1 once somebody has 21 points")

    level: I8s = field("galaxy level, by seat", MAX_SEATS)
    stock: I8s = field("energy and culture, by seat", MAX_SEATS, N_RESOURCES)
    home: I8s = field("ships in the home galaxy, by seat", MAX_SEATS)
    surface: I8s = field("row slots with a ship on the surface, a mask by seat", MAX_SEATS)
    orbit: I8s = field("row slots with a ship on the track, a mask by seat", MAX_SEATS)
    space: I8s = field("space of the ship on the track, by seat and row slot", MAX_SEATS, ROW)
    settled: I8s = field("colonized planets in the order colonized; then -1", N_PLANETS)
    settled_count: I8 = field("how many planets are colonized")

    pool_count: I8 = field("planets in the pool")
    row: I8s = field("planet by row slot; -1 for an empty one", ROW)
    track_slots: I8s = field("row slots by kind of track (life, tech, either), masks", N_TRACKS)
    resource_slots: I8s = field("row slots by resource, masks", N_RESOURCES)

    rolled: I8 = field("dice rolled this turn")
    inactive: I8s = field("inactive dice, by face", N_FACES)
    inactive_count: I8 = field("inactive dice")
    bay: I8s = field("faces in the bay, in slot order; then -1", BAY)
    bay_count: I8 = field("dice in the bay")
    converter: I8 = field("face in the converter; -1 if unused this turn")
    lost: I8s = field("faces of dice lost as a cost, in order; then -1", BAY)
    lost_count: I8 = field("dice lost")

    face: I8 = field("face of the present die; -1 in main")
    slot: I8 = field("where it lies: bay slot from 0, or the converter; -1 in main")
    actor: I8 = field("who does its action, or is asked to follow; -1 in main")
    answers: I8s = field("Answer of each seat about it", MAX_SEATS)
    source: I8 = field("place of the ship that is moved; -1 if none")
    card: I8 = field("planet whose ability is used or offered; -1 if none")
    agenda_count: I8 = field("pending tasks")
    agenda_task: I8s = field("pending tasks, the next one last", AGENDA)
    agenda_seat: I8s = field("whom each of them concerns", AGENDA)

    wide: I16s = span("pool", "planet_points")
    small: I8s = span("active", "agenda_seat")
