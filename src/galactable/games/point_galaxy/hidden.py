"""Nothing is hidden (section 6); and what lies on the table, as numbers for learning."""

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
from galactable.games.point_galaxy.components import (
    CARDS_EACH,
    COLOUR,
    COLOUR_NAMES,
    FACES,
    KIND,
    MAX_NUMBER,
    MAX_SEATS,
    MAX_SUPPLY,
    MAX_SYSTEMS,
    MAX_TOKENS,
    N_COLOURS,
    N_FACES,
    N_LETTERS,
    N_TOKENS,
    NO_LETTER,
    NUMBER,
    PILES,
    POINTS,
    RESEARCH,
    ROCKETS,
    TURNS,
    VARIANTS,
    Card,
    X,
)
from galactable.games.point_galaxy.state import SEEN_BITS, Phase, State


def _condition(row: dict[str, str]) -> list[float]:
    """How many planets of each colour; and whether either will do."""
    parts = row.get("condition", "").replace("/", "+").split("+")
    return [*(float(parts.count(c)) for c in COLOUR_NAMES), float("/" in row.get("condition", ""))]


def _card(face: int) -> list[float]:
    """A face: kind, number, colours, condition, points, rockets, research."""

    def one_hot(value: int, n: int) -> list[float]:
        return [float(i == value) for i in range(n)]

    return [
        *one_hot(int(KIND[face]), len(Card)),
        *one_hot(int(NUMBER[face]) - 1, X),
        *(float(COLOUR[face] >> c & 1) for c in range(N_COLOURS)),
        *_condition(FACES[face]),
        float(POINTS[face]) / 5,
        float(ROCKETS[face]),
        *one_hot(int(RESEARCH[face]) if RESEARCH[face] != NO_LETTER else -1, N_LETTERS),
    ]


TABLES = {"faces": np.array([_card(face) for face in range(N_FACES)], np.float32)}


@rule
def hide(s: State, me: int, rng: Rng) -> None:
    """Nothing to deal again: the state holds no reverse and no order of a pile."""


FACE = card("faces", N_FACES)
TOKEN = pile(N_TOKENS)
SEEN = bits(SEEN_BITS, WORD)

FEATURES = (
    *head(State, Phase, MAX_SEATS, len(VARIANTS), TURNS),
    of(State, "seen_planets", SEEN),
    of(State, "seen_spaces", SEEN),
    of(State, "turns_taken", count(TURNS * MAX_SEATS)),
    of(State, "drafted", FACE),
    of(State, "market", FACE),
    of(State, "sun", FACE, MAX_SEATS, "systems"),
    of(State, "asteroid", FACE, MAX_SEATS, "systems"),
    of(State, "line", FACE, MAX_SEATS),
    of(State, "ai_sun", FACE),
    of(State, "ai_faces", FACE, used="ai_count"),
    of(State, "first", seat(MAX_SEATS)),
    of(State, "tokens_owed", count(2, scale=1)),
    of(State, "pile", count(int(PILES.max()))),
    of(State, "supply", TOKEN, used="supply_count"),
    of(State, "supply_count", count(MAX_SUPPLY)),
    of(State, "systems", count(MAX_SYSTEMS, scale=10), MAX_SEATS),
    of(State, "start", count(CARDS_EACH), MAX_SEATS),
    of(State, "fits_top", bits(MAX_NUMBER), MAX_SEATS, "systems"),
    of(State, "fits_bottom", bits(MAX_NUMBER), MAX_SEATS, "systems"),
    of(State, "suns", count(CARDS_EACH + 1, scale=5), MAX_SEATS),
    of(State, "asteroids", count(CARDS_EACH, scale=5), MAX_SEATS),
    of(State, "rockets", count(2 * CARDS_EACH, scale=5), MAX_SEATS),
    of(State, "credited", count(MAX_TOKENS, scale=1), MAX_SEATS),
    of(State, "research", count(CARDS_EACH, scale=1), MAX_SEATS),
    of(State, "tokens", TOKEN, MAX_SEATS, "token_count"),
    of(State, "token_count", count(MAX_TOKENS, scale=5), MAX_SEATS),
    of(State, "ai_column", choice(CARDS_EACH, none=True), used="ai_count"),
    of(State, "ai_count", count(CARDS_EACH)),
    of(State, "ai_took", count(2, scale=1)),
)


@rule
def observe(s: State, me: int, out: Seen) -> None:
    """Writes the features above, in their order: a copy of the record."""
    observe_open(s, me, out)
