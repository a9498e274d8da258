"""Nothing is hidden; and what a seat sees, as numbers for learning."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from galactable.core.compile import rule
from galactable.core.game import Feature
from galactable.core.rng import Rng
from galactable.games.tiny_galaxies.components import (
    BAY,
    LIMIT,
    MAX_LEVEL,
    MAX_ROUND,
    MAX_SEATS,
    N_DICE,
    N_FACES,
    N_PLACES,
    N_PLANETS,
    PLANET_BIT,
    PLANET_LENGTH,
    ROW,
    SHIPS_EACH,
    Resource,
)
from galactable.games.tiny_galaxies.state import NONE, Answer, Phase, State

N_PHASES = len(Phase)
N_ANSWERS = len(Answer)
MAT = BAY + 1


@rule
def hide(s: State, seat: int, rng: Rng) -> None:
    """Everything lies open; the order of the pool does not exist."""


PER_SEAT = 3 * ROW + 2 + MAX_LEVEL + 1 + N_PLANETS + N_ANSWERS + 4

FEATURES = (
    Feature("phase", N_PHASES, "one-hot"),
    Feature("round", 1, "round / 40"),
    Feature("last round", 1, "1 once somebody has 21 points"),
    Feature("inactive", N_FACES, "inactive dice by face / 6"),
    Feature("bay", BAY * N_FACES, "one-hot face of each bay slot"),
    Feature("converter", N_FACES, "one-hot face"),
    Feature("lost", N_FACES, "dice lost by face / 6"),
    Feature("face", N_FACES, "one-hot: the present die"),
    Feature("slot", MAT, "one-hot: where it lies, bay slots and the converter"),
    Feature("source", N_PLACES, "one-hot: the ship chosen to move, by place"),
    Feature("card", N_PLANETS, "one-hot: the planet whose ability is used"),
    Feature("row", ROW * N_PLANETS, "one-hot planet of each row slot"),
    Feature("pool", N_PLANETS, "1 for each planet that may still come"),
    Feature(
        "seats",
        MAX_SEATS * PER_SEAT,
        "for each seat, own first, then clockwise: ship on the surface, ship on the track, "
        "space / length for each row slot; energy / 7, culture / 7, level one-hot, ships home / 4, "
        "colonized planets, answer one-hot, active, actor, waited for, present",
    ),
)


@rule
def observe(s: State, seat: int, out: NDArray[np.float32]) -> None:
    """Writes the features above, in their order."""
    for i in range(len(out)):
        out[i] = 0.0
    at = 0
    out[at + int(s.phase)] = 1.0
    at += N_PHASES
    out[at] = s.turn / MAX_ROUND
    out[at + 1] = s.ending
    at += 2
    for face in range(N_FACES):
        out[at + face] = s.inactive[face] / N_DICE
    at += N_FACES
    for i in range(s.bay_count):
        out[at + i * N_FACES + int(s.bay[i])] = 1.0
    at += BAY * N_FACES
    if s.converter != NONE:
        out[at + int(s.converter)] = 1.0
    at += N_FACES
    for i in range(s.lost_count):
        out[at + int(s.lost[i])] += np.float32(1 / N_DICE)
    at += N_FACES
    if s.face != NONE:
        out[at + int(s.face)] = 1.0
        out[at + N_FACES + int(s.slot)] = 1.0
    at += N_FACES + MAT
    if s.source != NONE:
        out[at + int(s.source)] = 1.0
    at += N_PLACES
    if s.card != NONE:
        out[at + int(s.card)] = 1.0
    at += N_PLANETS
    for slot in range(ROW):
        if s.row[slot] != NONE:
            out[at + slot * N_PLANETS + int(s.row[slot])] = 1.0
    at += ROW * N_PLANETS
    for planet in range(N_PLANETS):
        out[at + planet] = 1.0 if s.pool & PLANET_BIT[planet] != 0 else 0.0
    at += N_PLANETS
    for i in range(s.seats):
        _observe_seat(s, (seat + i) % s.seats, at, out)
        at += PER_SEAT


@rule
def _observe_seat(s: State, seat: int, at: int, out: NDArray[np.float32]) -> None:
    for slot in range(ROW):
        out[at + slot] = s.surface[seat] >> slot & 1
        out[at + ROW + slot] = s.orbit[seat] >> slot & 1
        if s.space[seat, slot] > 0:
            out[at + 2 * ROW + slot] = s.space[seat, slot] / PLANET_LENGTH[s.row[slot]]
    at += 3 * ROW
    out[at] = s.stock[seat, Resource.ENERGY] / LIMIT
    out[at + 1] = s.stock[seat, Resource.CULTURE] / LIMIT
    at += 2
    out[at + int(s.level[seat]) - 1] = 1.0
    at += MAX_LEVEL
    out[at] = s.home[seat] / SHIPS_EACH
    at += 1
    for planet in range(N_PLANETS):
        out[at + planet] = 1.0 if s.colonies[seat] & PLANET_BIT[planet] != 0 else 0.0
    at += N_PLANETS
    out[at + int(s.answers[seat])] = 1.0
    at += N_ANSWERS
    out[at] = 1.0 if seat == s.active else 0.0
    out[at + 1] = 1.0 if seat == s.actor else 0.0
    out[at + 2] = 1.0 if seat == s.seat else 0.0
    out[at + 3] = 1.0
