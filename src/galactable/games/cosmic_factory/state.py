"""The record of a game of Cosmic Factory."""

from __future__ import annotations

from enum import IntEnum

from galactable.core.record import I8, I8s, I16s, I64s, TableRecord, field, span
from galactable.games.cosmic_factory.components import (
    EACH,
    MAX_SEATS,
    N_COLOURS,
    N_TRACKS,
    ROUNDS,
    STAGES,
)


class Phase(IntEnum):
    """What is being decided."""

    DRAFT = 0
    READY = 1
    BUILD = 2
    HOLES = 3
    SABOTAGE = 4
    POUR = 5
    OFFERING = 6
    OVER = 7


NONE = -1
# Where a tile is that does not lie on a cell.
TRAY = -1
GONE = -2
DISCARDED = -3


class State(TableRecord):
    """Tiles are counted from 0 (id - 1); sets of tiles are bit masks.

    From building on, a seat's nine tiles are numbered by rank, 0 to 8 by ascending id. In
    `draft` and `ready` those fields still hold the previous round (in round 1: nothing).
    Fields of the same width lie side by side.
    """

    packet: I64s = field("tiles to choose from, by seat", MAX_SEATS)
    picked: I64s = field("tiles kept, by seat and stage", MAX_SEATS, STAGES)
    last: I64s = field("tiles received last and unseen; in `beginner` all nine", MAX_SEATS)

    past: I16s = field(
        "galaxies scored, by round, seat and rank: id + 64 x cell + 8192 x rot; 0: does not count",
        ROUNDS,
        MAX_SEATS,
        EACH,
    )
    down: I16s = field("ranks that lie face down, a bit mask by seat", MAX_SEATS)

    kaos: I8 = field("id of this round's Kaos card; 0 in `beginner`")
    stage: I8 = field("stage of the draft: 0, 1")
    tokens: I8 = field("colours whose bonus token lies in the middle, a bit mask")
    cards: I8s = field("Kaos cards by round, 0 if not yet turned up", ROUNDS)
    tiles: I8s = field("the nine tiles, by seat and rank", MAX_SEATS, EACH)
    place: I8s = field("cell, or TRAY, GONE, DISCARDED, by seat and rank", MAX_SEATS, EACH)
    rot: I8s = field("quarter turns clockwise; 0 in the tray", MAX_SEATS, EACH)
    held: I8s = field("rank of the held tile by seat; -1 if none", MAX_SEATS)
    held_rot: I8s = field("the rotation named for it; 0 if none", MAX_SEATS)
    touches: I8s = field("touches this round, by seat", MAX_SEATS)
    fell: I8s = field("tiles that fell when building last ended, by seat", MAX_SEATS)
    took: I8s = field("colours of the tokens taken, a bit mask by seat", MAX_SEATS)
    pour: I8s = field("colour chosen for the path (Stellar Swap); -1 if none", MAX_SEATS)
    offer: I8s = field("colour given up (Offering); -1 if none", MAX_SEATS)
    track: I8s = field("score tokens, by seat: green, blue, orange, star", MAX_SEATS, N_TRACKS)

    zones: I8s = field("a galaxy's zone points by colour; 0 until counted", MAX_SEATS, N_COLOURS)
    best: I8s = field("planets of its best zone by colour, likewise", MAX_SEATS, N_COLOURS)
    path: I8s = field("what the path table is asked for: tiles or networks, likewise", MAX_SEATS)
    extra: I8s = field("its Kaos extras by track, likewise", MAX_SEATS, N_TRACKS)
    past_took: I8s = field("tokens taken, by round and seat", ROUNDS, MAX_SEATS)
    past_pour: I8s = field(
        "`pour`, by round and seat; 0 if none, else colour + 1", ROUNDS, MAX_SEATS
    )
    past_offer: I8s = field("`offer`, likewise", ROUNDS, MAX_SEATS)

    packet_bits: I16s = span("packet", "packet")
    picked_bits: I16s = span("picked", "picked")
    small: I8s = span("kaos", "track")
