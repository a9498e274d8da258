"""Nothing in the state is hidden from a seat; what it knows, as numbers for learning."""

from __future__ import annotations

from galactable.core.compile import rule
from galactable.core.features import (
    Seen,
    bits,
    choice,
    count,
    head,
    observe_open,
    of,
    pile,
    seat,
    seats,
)
from galactable.core.rng import Rng
from galactable.games.galactzy.components import (
    CODE_SIZE,
    EONS_IN_BOX,
    ERAS,
    MAX_SEATS,
    MAX_TIE_FIGHTS,
    MOST_DICE,
    MOST_ON_CARD,
    MOST_THROWS,
    N_COLOURS,
    N_EVENTS,
    N_FACES,
    N_GALAXIES,
    N_LUCKY,
    OF_A_TYPE,
    VARIANTS,
)
from galactable.games.galactzy.state import Line, Mode, Phase, State

MOST_POINTS = 100  # no line and no fight brings more
MOST_VP = 2000


@rule
def hide(s: State, me: int, rng: Rng) -> None:
    """Events are drawn from a pool, so there is nothing to deal again."""


FEATURES = (
    *head(State, Phase, MAX_SEATS, len(VARIANTS), int(ERAS.max())),
    of(State, "vp", count(MOST_VP, scale=100), MAX_SEATS),
    of(State, "won", count(MOST_VP, scale=25), MAX_SEATS),
    of(State, "fate", count(MOST_VP, -MOST_VP, scale=25), MAX_SEATS),
    of(State, "fight_score", count(MOST_POINTS, -1, scale=25), MAX_SEATS),
    of(State, "unseen", bits(N_EVENTS)),
    of(State, "first", seat(MAX_SEATS)),
    of(State, "turns_taken", count(MAX_SEATS)),
    of(State, "supply", count(EONS_IN_BOX)),
    of(State, "colour", choice(N_COLOURS, none=True), MAX_SEATS),
    of(State, "lucky", choice(N_LUCKY + 1), MAX_SEATS),
    of(State, "galaxy", choice(N_GALAXIES, none=True), MAX_SEATS),
    of(State, "eons", count(EONS_IN_BOX, scale=5), MAX_SEATS),
    of(State, "lines", choice(len(Line)), MAX_SEATS),
    of(State, "points", count(MOST_POINTS, scale=25), MAX_SEATS),
    of(State, "phantom_count", count(CODE_SIZE)),
    of(State, "phantom_numbers", choice(7), used="phantom_count"),
    of(State, "face_up", choice(N_EVENTS, none=True)),
    of(State, "bottom", count(1)),
    of(State, "discard_count", count(N_EVENTS)),
    of(State, "discard", pile(N_EVENTS, none=True)),
    of(State, "order_count", count(MAX_SEATS)),
    of(State, "order_at", count(MAX_SEATS)),
    of(State, "order", seat(MAX_SEATS, none=True)),
    of(State, "tie_fights", count(MAX_TIE_FIGHTS)),
    of(State, "winners", seats(MAX_SEATS)),
    of(State, "mode", choice(len(Mode))),
    of(State, "throws", count(MOST_THROWS)),
    of(State, "hand", count(MOST_DICE)),
    of(State, "effect_used", count(1)),
    of(State, "rerolled", choice(N_FACES, none=True)),
    of(State, "lift_from", count(N_FACES)),
    of(State, "shown", count(OF_A_TYPE, scale=1)),
    of(State, "fresh", count(OF_A_TYPE, scale=1)),
    of(State, "lifted", count(OF_A_TYPE, scale=1)),
    of(State, "need", count(CODE_SIZE, scale=1)),
    of(State, "need_count", count(CODE_SIZE)),
    of(State, "own_on_card", count(CODE_SIZE)),
    of(State, "on_card", count(OF_A_TYPE)),
    of(State, "card_count", count(MOST_ON_CARD)),
    of(State, "card_seat", seat(MAX_SEATS), used="card_count"),
    of(State, "card_face", choice(N_FACES), used="card_count"),
)


@rule
def observe(s: State, me: int, out: Seen) -> None:
    """Writes the features above, in their order: a copy of the record."""
    observe_open(s, me, out)
