"""What a seat cannot know, dealt anew; and what it knows, as numbers for learning."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from galactable.core.compile import rule
from galactable.core.game import Feature
from galactable.core.rng import Rng
from galactable.games.cosmic_factory.components import (
    ALL_TILES,
    EACH,
    FACE_KIND,
    FACE_PLANET,
    FACE_SECOND,
    FACE_SPOKES,
    KINDS,
    MAX_SEATS,
    MAX_TOUCHES,
    N_COLOURS,
    N_KAOS,
    N_TILES,
    N_TRACKS,
    ROUNDS,
    STAGES,
    TOP,
    WINDOW,
)
from galactable.games.cosmic_factory.rules.building import count
from galactable.games.cosmic_factory.rules.rounds import draw_tiles
from galactable.games.cosmic_factory.state import GONE, Phase, State

N_PHASES = len(Phase)
N_KINDS = len(KINDS)


@rule
def hide(s: State, seat: int, rng: Rng) -> None:
    """Deals anew what the seat has not picked or in its packet, before building starts.

    From building on everything lies open on the table.
    """
    if s.phase != Phase.DRAFT and s.phase != Phase.READY:
        return
    pool = ALL_TILES
    if seat >= 0:
        pool &= ~(s.packet[seat] | s.picked[seat, 0] | s.picked[seat, 1])
    size = count(pool)
    for other in range(s.seats):
        for pile in range(STAGES + 2):
            if pile == STAGES:
                tiles = s.last[other]
            elif other == seat:
                continue
            elif pile < STAGES:
                tiles = s.picked[other, pile]
            else:
                tiles = s.packet[other]
            drawn = draw_tiles(pool, size, count(tiles), rng)
            pool ^= drawn
            size -= count(drawn)
            if pile == STAGES:
                s.last[other] = drawn
            elif pile < STAGES:
                s.picked[other, pile] = drawn
            else:
                s.packet[other] = drawn


TILE_FEATURES = 4 * (N_KINDS + 1) + 4 + 7
SEAT_FEATURES = N_TRACKS + N_COLOURS + 4 + EACH * TILE_FEATURES

FEATURES = (
    Feature("phase", N_PHASES, "one-hot"),
    Feature("round", 1, "round / 5"),
    Feature("stage", 1, "1 in the second stage of the draft"),
    Feature("kaos", N_KAOS + 1, "one-hot: none, then the cards by id"),
    Feature("seen", N_KAOS, "1 for the cards of past rounds"),
    Feature("tokens", N_COLOURS, "1 for a token in the middle"),
    Feature("packet", N_TILES, "own packet, by tile"),
    Feature("kept", N_TILES, "own tiles kept in both stages, by tile"),
    Feature(
        "seats",
        MAX_SEATS * SEAT_FEATURES,
        "for each seat, own first, then to the left: tracks / 30, tokens taken, touches / 120, "
        "waited for, tiles kept / 9, present; then from building on for each of its nine tiles, "
        "as it lies (a held one as it is held): for each space NW, NE, SE, SW its kind one-hot and "
        "planets / 2, spokes N, E, S, W, laid, row / 10, col / 10, face down, held, gone, known",
    ),
)


@rule
def observe(s: State, seat: int, out: NDArray[np.float32]) -> None:
    """Writes the features above, in their order."""
    for i in range(len(out)):
        out[i] = 0.0
    at = 0
    out[at + s.phase] = 1.0
    at += N_PHASES
    out[at] = s.turn / ROUNDS
    out[at + 1] = s.stage
    at += 2
    out[at + s.kaos] = 1.0
    at += N_KAOS + 1
    for turn in range(s.turn - 1):
        if s.cards[turn] > 0:
            out[at + s.cards[turn] - 1] = 1.0
    at += N_KAOS
    for colour in range(N_COLOURS):
        out[at + colour] = s.tokens >> colour & 1
    at += N_COLOURS
    for tile in range(N_TILES):
        out[at + tile] = s.packet[seat] >> tile & 1
        out[at + N_TILES + tile] = (s.picked[seat, 0] | s.picked[seat, 1]) >> tile & 1
    at += 2 * N_TILES
    for i in range(s.seats):
        _observe_seat(s, (seat + i) % int(s.seats), out, at + i * SEAT_FEATURES)


@rule
def _observe_seat(s: State, seat: int, out: NDArray[np.float32], at: int) -> None:
    for track in range(N_TRACKS):
        out[at + track] = s.track[seat, track] / TOP
    at += N_TRACKS
    for colour in range(N_COLOURS):
        out[at + colour] = s.took[seat] >> colour & 1
    at += N_COLOURS
    out[at] = s.touches[seat] / MAX_TOUCHES
    out[at + 1] = s.waiting >> seat & 1
    kept = count(s.picked[seat, 0]) + count(s.picked[seat, 1]) + count(s.last[seat])
    out[at + 2] = kept / EACH
    out[at + 3] = 1.0
    at += 4
    if s.phase < Phase.BUILD:
        return
    for rank in range(EACH):
        _observe_tile(s, seat, rank, out, at + rank * TILE_FEATURES)


@rule
def _observe_tile(s: State, seat: int, rank: int, out: NDArray[np.float32], at: int) -> None:
    held = s.held[seat] == rank
    rot = int(s.held_rot[seat]) if held else int(s.rot[seat, rank])
    face = 4 * int(s.tiles[seat, rank]) + rot
    for corner in range(4):
        for kind in range(N_KINDS):
            out[at + kind] = FACE_KIND[face, kind] >> corner & 1
        planets = (FACE_PLANET[face] >> corner & 1) + (FACE_SECOND[face] >> corner & 1)
        out[at + N_KINDS] = planets / 2
        at += N_KINDS + 1
    for side in range(4):
        out[at + side] = FACE_SPOKES[face] >> side & 1
    at += 4
    place = int(s.place[seat, rank])
    if place >= 0:
        out[at] = 1.0
        out[at + 1] = place // WINDOW / 10
        out[at + 2] = place % WINDOW / 10
    out[at + 3] = s.down[seat] >> rank & 1
    out[at + 4] = 1.0 if held else 0.0
    out[at + 5] = 1.0 if place <= GONE else 0.0
    out[at + 6] = 1.0
