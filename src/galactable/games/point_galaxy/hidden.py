"""Nothing is hidden (section 6); what lies on the table, as numbers for learning."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from galactable.core.compile import rule
from galactable.core.features import (
    WORD,
    Seen,
    again,
    among,
    aside,
    bits,
    card,
    cards,
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
    FIRST_SPACE,
    FIRST_START,
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


def _one_hot(value: int, n: int) -> list[float]:
    return [float(i == value) for i in range(n)]


def _sun(face: int) -> list[float]:
    """What a sun (or a moon) wants, and its points."""
    return [*_condition(FACES[face]), float(POINTS[face]) / 8]


def _card(face: int) -> list[float]:
    """A face: kind, number, colours, condition, points, rockets, research."""
    return [
        *_one_hot(int(KIND[face]), len(Card)),
        *_one_hot(int(NUMBER[face]) - 1, X),
        *(float(COLOUR[face] >> c & 1) for c in range(N_COLOURS)),
        *_sun(face),
        float(ROCKETS[face]),
        *_one_hot(int(RESEARCH[face]) if RESEARCH[face] != NO_LETTER else -1, N_LETTERS),
    ]


def _in_line(face: int) -> list[float]:
    """What counts in a line: kind, number, colours, what a moon wants."""
    return [
        *(float(KIND[face] == kind) for kind in (Card.PLANET, Card.MOON, Card.WORMHOLE)),
        *_one_hot(int(NUMBER[face]) - 1, X),
        *(float(COLOUR[face] >> c & 1) for c in range(N_COLOURS)),
        *_condition(FACES[face])[:N_COLOURS],
    ]


def _all(tell: Callable[[int], list[float]]) -> NDArray[np.float32]:
    return np.array([tell(face) for face in range(N_FACES)], np.float32)


TABLES = {
    "faces": _all(_card),
    "planets": _all(_card)[:FIRST_SPACE],
    "spaces": _all(_card)[FIRST_SPACE:FIRST_START],
    "lines": _all(_in_line),
    "suns": _all(_sun),
    "there": np.ones((N_FACES, 1), np.float32),
}


@rule
def hide(s: State, me: int, rng: Rng) -> None:
    """Nothing to deal again: the state holds no reverse and no order of a pile."""


FACE = card("faces", N_FACES)
TOKEN = pile(N_TOKENS)
FIT = bits(MAX_NUMBER)
IN_DETAIL = 12
"""How many of one's own systems are listed singly; few have more, and sums cover all."""
MINE: dict[str, Any] = {"mine": True, "first": IN_DETAIL}

# An input for every card in every place would be 17,000 floats. So rivals' galaxies are summed
# up, one's own galaxy system by system; the faces seen so far are summed up too, which says what
# is still to come.
FEATURES = (
    *head(State, Phase, MAX_SEATS, len(VARIANTS), TURNS),
    of(State, "seen_planets", among("planets", SEEN_BITS, WORD, scale=16)),
    of(State, "seen_spaces", among("spaces", SEEN_BITS, WORD, scale=16)),
    of(State, "turns_taken", count(TURNS * MAX_SEATS)),
    of(State, "drafted", FACE),
    of(State, "market", FACE),
    of(State, "sun", cards("suns", N_FACES, scale=4), MAX_SEATS, "systems"),
    of(State, "asteroid", card("there", N_FACES), MAX_SEATS, "systems", **MINE),
    of(State, "line", cards("lines", N_FACES, scale=4), MAX_SEATS),
    of(State, "ai_sun", FACE),
    of(State, "ai_faces", cards("faces", N_FACES, scale=4), used="ai_count"),
    of(State, "first", seat(MAX_SEATS)),
    of(State, "tokens_owed", count(2, scale=1)),
    of(State, "pile", count(int(PILES.max()))),
    of(State, "supply", TOKEN, used="supply_count"),
    of(State, "supply_count", count(MAX_SUPPLY)),
    of(State, "systems", count(MAX_SYSTEMS, scale=10), MAX_SEATS),
    of(State, "start", aside(CARDS_EACH), MAX_SEATS),
    of(State, "fits_top", FIT, MAX_SEATS, "systems", **MINE),
    of(State, "fits_bottom", FIT, MAX_SEATS, "systems", **MINE),
    of(State, "suns", count(CARDS_EACH + 1, scale=5), MAX_SEATS),
    of(State, "asteroids", count(CARDS_EACH, scale=5), MAX_SEATS),
    of(State, "rockets", count(2 * CARDS_EACH, scale=5), MAX_SEATS),
    of(State, "credited", count(MAX_TOKENS, scale=1), MAX_SEATS),
    of(State, "research", count(CARDS_EACH, scale=1), MAX_SEATS),
    of(State, "tokens", TOKEN, MAX_SEATS, "token_count"),
    of(State, "token_count", count(MAX_TOKENS, scale=5), MAX_SEATS),
    of(State, "ai_column", pile(CARDS_EACH, none=True), used="ai_count"),
    of(State, "ai_count", count(CARDS_EACH)),
    of(State, "ai_took", count(2, scale=1)),
    again(
        "own_suns",
        "sun",
        "one's own suns, system by system",
        card("suns", N_FACES),
        by_seat=MAX_SEATS,
        used="systems",
        mine=True,
        first=IN_DETAIL,
    ),
    again(
        "own_lines",
        "line",
        "what lies in one's own lines, added up system by system",
        cards("lines", N_FACES, scale=2),
        by_seat=MAX_SEATS,
        used="systems",
        mine=True,
        first=IN_DETAIL,
        cut="start",
    ),
)


@rule
def observe(s: State, me: int, out: Seen) -> None:
    """Writes the features above, in their order: a copy of the record."""
    observe_open(s, me, out)
