"""Nothing is hidden; what a seat sees, as numbers for learning."""

from __future__ import annotations

import numpy as np

from galactable.core.compile import rule
from galactable.core.features import (
    WORD,
    Seen,
    bits,
    card,
    choice,
    count,
    head,
    observe_open,
    of,
    pile,
    seat,
)
from galactable.core.rng import Rng
from galactable.games.tiny_galaxies.components import (
    ADVANCE_BY,
    ADVANCE_TRACK,
    BAY,
    COST,
    COST_AMOUNT,
    GAIN,
    LIMIT,
    MAX_LEVEL,
    MAX_ROUND,
    MAX_SEATS,
    N_DICE,
    N_FACES,
    N_PLACES,
    N_PLANETS,
    N_RESOURCES,
    N_TRACKS,
    OTHERS,
    PLANET_LENGTH,
    PLANET_POINTS,
    PLANET_RESOURCE,
    PLANET_TRACK,
    ROW,
    SHIPS_EACH,
    Cost,
    Others,
)
from galactable.games.tiny_galaxies.state import AGENDA, Answer, Phase, State, Task


@rule
def hide(s: State, me: int, rng: Rng) -> None:
    """Nothing is hidden: the pool has no order."""


MAT = BAY + 1
PLANET = card("planets", N_PLANETS)

FEATURES = (
    *head(State, Phase, MAX_SEATS, 1, MAX_ROUND),
    of(State, "pool", bits(N_PLANETS, WORD)),
    of(State, "colonies", bits(N_PLANETS, WORD), MAX_SEATS),
    of(State, "planet_points", count(int(PLANET_POINTS.sum()), scale=20), MAX_SEATS),
    of(State, "active", seat(MAX_SEATS)),
    of(State, "ending", count(1)),
    of(State, "level", count(MAX_LEVEL), MAX_SEATS),
    of(State, "stock", count(LIMIT), MAX_SEATS),
    of(State, "home", count(SHIPS_EACH), MAX_SEATS),
    of(State, "surface", bits(ROW), MAX_SEATS),
    of(State, "orbit", bits(ROW), MAX_SEATS),
    of(State, "space", count(int(PLANET_LENGTH.max()) - 1), MAX_SEATS),
    of(State, "settled", pile(N_PLANETS, none=True)),
    of(State, "settled_count", count(N_PLANETS)),
    of(State, "pool_count", count(N_PLANETS)),
    of(State, "row", PLANET),
    of(State, "track_slots", bits(ROW)),
    of(State, "resource_slots", bits(ROW)),
    of(State, "rolled", count(N_DICE)),
    of(State, "inactive", count(N_DICE)),
    of(State, "inactive_count", count(N_DICE)),
    of(State, "bay", choice(N_FACES, none=True)),
    of(State, "bay_count", count(BAY)),
    of(State, "converter", choice(N_FACES, none=True)),
    of(State, "lost", pile(N_FACES, none=True)),
    of(State, "lost_count", count(BAY)),
    of(State, "face", choice(N_FACES, none=True)),
    of(State, "slot", choice(MAT, none=True)),
    of(State, "actor", seat(MAX_SEATS, none=True)),
    of(State, "answers", choice(len(Answer)), MAX_SEATS),
    of(State, "source", choice(N_PLACES, none=True)),
    of(State, "card", PLANET),
    of(State, "agenda_count", count(AGENDA)),
    of(State, "agenda_task", choice(len(Task)), used="agenda_count"),
    of(State, "agenda_seat", seat(MAX_SEATS), used="agenda_count"),
)


def _planets() -> np.ndarray[tuple[int, int], np.dtype[np.float32]]:
    """A planet: resource, track, length, points; its ability's cost, gains, benefits."""

    def one_hot(values: np.ndarray, n: int) -> np.ndarray:
        return np.eye(n, dtype=np.float32)[values]

    columns = [
        one_hot(PLANET_RESOURCE, N_RESOURCES),
        one_hot(PLANET_TRACK, N_TRACKS - 1),
        PLANET_LENGTH[:, None] / PLANET_LENGTH.max(),
        PLANET_POINTS[:, None] / PLANET_POINTS.max(),
        one_hot(COST, len(Cost)),
        COST_AMOUNT[:, None] / LIMIT,
        GAIN / LIMIT,
        ADVANCE_BY[:, None] / 2,
        one_hot(ADVANCE_TRACK, N_TRACKS + 1),
        one_hot(OTHERS, len(Others)),
    ]
    return np.hstack(columns).astype(np.float32)


TABLES = {"planets": _planets()}


@rule
def observe(s: State, me: int, out: Seen) -> None:
    """Writes the features above, in their order: a copy of the record."""
    observe_open(s, me, out)
