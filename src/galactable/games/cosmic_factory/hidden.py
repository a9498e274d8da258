"""Deals again what a seat cannot know; writes what it knows, as numbers for learning."""

from __future__ import annotations

import numpy as np

from galactable.core.bits import ones
from galactable.core.compile import rule
from galactable.core.features import (
    HEAD,
    WORD,
    Feature,
    Seen,
    bits,
    card,
    choice,
    count,
    head,
    observe_head,
    of,
    pile,
)
from galactable.core.rng import Rng
from galactable.games.cosmic_factory.components import (
    ALL_TILES,
    EACH,
    KINDS,
    MAX_SEATS,
    MAX_TOUCHES,
    N_CELLS,
    N_COLOURS,
    N_KAOS,
    N_TILES,
    ROUNDS,
    STAGES,
    TOP,
    VARIANTS,
    printed,
    spokes,
)
from galactable.games.cosmic_factory.rules.rounds import draw_tiles
from galactable.games.cosmic_factory.state import DISCARDED, Phase, State


@rule
def hide(s: State, me: int, rng: Rng) -> None:
    """Before building starts, deals again every tile that the seat has neither picked nor holds.

    Once building starts, everything is open.

    Keeps CF-R31.
    """
    if s.phase != Phase.DRAFT and s.phase != Phase.READY:
        return
    pool = ALL_TILES
    if me >= 0:
        pool &= ~(s.packet[me] | s.picked[me, 0] | s.picked[me, 1])
    size = ones(pool)
    for other in range(s.seats):
        for heap in range(STAGES + 2):
            if heap == STAGES:
                tiles = s.last[other]
            elif other == me:
                continue
            elif heap < STAGES:
                tiles = s.picked[other, heap]
            else:
                tiles = s.packet[other]
            drawn = draw_tiles(pool, size, ones(tiles), rng)
            pool ^= drawn
            size -= ones(drawn)
            if heap == STAGES:
                s.last[other] = drawn
            elif heap < STAGES:
                s.picked[other, heap] = drawn
            else:
                s.packet[other] = drawn


FEATURES = (
    *head(State, Phase, MAX_SEATS, len(VARIANTS), ROUNDS),
    of(State, "down", bits(EACH), MAX_SEATS),
    of(State, "kaos", choice(N_KAOS + 1)),
    of(State, "stage", count(1)),
    of(State, "tokens", bits(N_COLOURS)),
    of(State, "cards", pile(N_KAOS + 1)),
    of(State, "tiles", card("tiles", N_TILES, none=False), MAX_SEATS),
    of(State, "place", count(N_CELLS - 1, DISCARDED), MAX_SEATS),
    of(State, "rot", choice(4), MAX_SEATS),
    of(State, "held", choice(EACH, none=True), MAX_SEATS),
    of(State, "held_rot", choice(4), MAX_SEATS),
    of(State, "touches", count(MAX_TOUCHES), MAX_SEATS),
    of(State, "fell", count(EACH), MAX_SEATS),
    of(State, "took", bits(N_COLOURS), MAX_SEATS),
    of(State, "pour", choice(N_COLOURS, none=True), MAX_SEATS),
    of(State, "offer", choice(N_COLOURS, none=True), MAX_SEATS),
    of(State, "track", count(TOP), MAX_SEATS),
    Feature("packet", WORD, "own packet, a mask of tiles", bits(N_TILES, WORD)),
    Feature("picked", STAGES * WORD, "own tiles kept, masks by stage", bits(N_TILES, WORD)),
    Feature("packet_size", MAX_SEATS, "tiles to choose from, by seat", count(EACH), MAX_SEATS),
    Feature("kept_size", MAX_SEATS, "tiles kept face down, by seat", count(EACH), MAX_SEATS),
)
N_SMALL = State.dtype["small"].shape[0]
SMALL_AT = HEAD + MAX_SEATS
PACKET_AT = SMALL_AT + N_SMALL
PICKED_AT = PACKET_AT + WORD
SIZES_AT = PICKED_AT + STAGES * WORD


def _tile(tile: int) -> list[float]:
    """A tile as printed: for each space its kind and planets; then its spokes."""
    spaces = [
        number
        for kind, planets in printed(tile)
        for number in (*(float(kind == k) for k in KINDS), planets / 2)
    ]
    return [*spaces, *map(float, spokes(tile, 0))]


TABLES = {"tiles": np.array([_tile(tile) for tile in range(N_TILES)], np.float32)}


@rule
def observe(s: State, me: int, out: Seen) -> None:
    """Writes the features above in order: the open part of the record, then the seat's own."""
    observe_head(s, me, out)
    for other in range(MAX_SEATS):
        out[HEAD + other] = s.down[other]
    for i in range(N_SMALL):
        out[SMALL_AT + i] = s.small[i]
    for i in range(WORD):
        out[PACKET_AT + i] = s.packet_bits[WORD * me + i]
    for i in range(STAGES * WORD):
        out[PICKED_AT + i] = s.picked_bits[STAGES * WORD * me + i]
    for i in range(2 * MAX_SEATS):
        out[SIZES_AT + i] = 0
    if s.phase < Phase.BUILD:  # once building begins all tiles lie open
        for other in range(s.seats):
            kept = s.picked[other, 0] | s.picked[other, 1] | s.last[other]
            out[SIZES_AT + other] = ones(s.packet[other])
            out[SIZES_AT + MAX_SEATS + other] = ones(kept)
