"""What a seat may do now: the one source of legal moves."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from galactable.core.bits import ones
from galactable.core.compile import rule
from galactable.games.cosmic_factory.components import (
    ALL_TOKENS,
    EACH,
    HALF_CELLS,
    HOLES,
    MAX_TOUCHES,
    N_COLOURS,
    N_PLACES,
    N_TILES,
    OFFER_COST,
    SHAPE_OF,
    Kaos,
    Shape,
)
from galactable.games.cosmic_factory.moves import (
    DARKEN,
    DECLINE,
    DONE,
    FLIP,
    GRAB,
    HOLD,
    KEEP,
    OFFER,
    POUR,
    PUT,
    READY,
    RELEASE,
    REMOVE,
    TAKE,
    TIME_UP,
    TURN,
)
from galactable.games.cosmic_factory.neighbours import left_of, right_of
from galactable.games.cosmic_factory.rules.building import (
    downs,
    in_one_piece,
    laid,
    spots,
)
from galactable.games.cosmic_factory.state import NONE, Phase, State

Ints = NDArray[np.int32]


@rule
def legal(s: State, seat: int, out: Ints) -> int:
    """Writes the seat's legal moves in increasing order; returns how many."""
    if s.waiting >> seat & 1 == 0:
        return 0
    phase = s.phase
    if phase == Phase.BUILD:
        return _puts(s, seat, out) if s.held[seat] != NONE else _touches(s, seat, out)
    if phase == Phase.DRAFT:
        packet = s.packet[seat]
        n = 0
        for tile in range(N_TILES):
            out[n] = KEEP + tile
            n += packet >> tile & 1
        return n
    if phase == Phase.READY:
        out[0] = READY
        return 1
    if phase == Phase.HOLES:
        owner = right_of(s, seat)
        return _ranks(laid(s, owner) & ~s.down[owner], DARKEN, out, 0)
    if phase == Phase.SABOTAGE:
        return _ranks(laid(s, left_of(s, seat)), REMOVE, out, 0)
    if phase == Phase.POUR:
        for colour in range(N_COLOURS):
            out[colour] = POUR + colour
        return N_COLOURS
    n = 0
    for colour in range(N_COLOURS):
        if s.track[seat, colour] >= OFFER_COST:  # CF-R25
            out[n] = OFFER + colour
            n += 1
    out[n] = DECLINE
    return n + 1


@rule
def host_legal(s: State, seat: int, out: Ints) -> int:
    """The clock ends the minute of a seat that is still building (CF-R11)."""
    if s.phase != Phase.BUILD or s.waiting >> seat & 1 == 0:
        return 0
    out[0] = TIME_UP
    return 1


@rule
def _ranks(ranks: int, first: int, out: Ints, n: int) -> int:
    """A move for each rank of the mask."""
    for rank in range(EACH):
        out[n] = first + rank
        n += ranks >> rank & 1
    return n


@rule
def _puts(s: State, seat: int, out: Ints) -> int:
    low, high = spots(s, seat)
    n = 0
    for cell in range(HALF_CELLS):
        out[n] = PUT + cell
        n += low >> cell & 1
    if high:
        for cell in range(HALF_CELLS):
            out[n] = PUT + HALF_CELLS + cell
            n += high >> cell & 1
    out[n] = RELEASE
    return n + 1


@rule
def _touches(s: State, seat: int, out: Ints) -> int:
    """Moves with no tile held: touches, while any are left; tokens; the end (CF-R12).

    Keeps CF-17, CF-R10, CF-R23.
    """
    n = 0
    lying = laid(s, seat)
    down = int(s.down[seat])
    if s.touches[seat] < MAX_TOUCHES:
        for rank in range(EACH):
            if down >> rank & 1 == 0:
                for rot in range(4):
                    out[n + rot] = HOLD + 4 * rank + rot
                n += 4
        up = lying & ~down
        takes = _can_leave(s, seat, up) if SHAPE_OF[s.kaos] == Shape.ANY else up
        n = _ranks(takes, TAKE, out, n)
        for rank in range(EACH):
            if up >> rank & 1:
                for quarter in range(3):
                    out[n + quarter] = TURN + 3 * rank + quarter
                n += 3
        if s.kaos == Kaos.BLACK_HOLE:
            n = _ranks(lying if downs(s, seat) < HOLES else down, FLIP, out, n)
    for mask in range(1, ALL_TOKENS + 1):
        out[n] = GRAB + mask - 1
        n += mask & ~s.tokens == 0
    if ones(lying) == N_PLACES[SHAPE_OF[s.kaos]] and (
        s.kaos != Kaos.BLACK_HOLE or downs(s, seat) == HOLES
    ):
        out[n] = DONE
        n += 1
    if n == 0:
        out[n] = TIME_UP
        n += 1
    return n


@rule
def _can_leave(s: State, seat: int, lying: int) -> int:
    """`any`: the ranks without which the rest is connected or empty (CF-R17)."""
    found = 0
    for rank in range(EACH):
        bit = 1 << rank
        if lying & bit and in_one_piece(s, seat, lying & ~bit):
            found |= bit
    return found
