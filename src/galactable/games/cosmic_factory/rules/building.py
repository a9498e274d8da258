"""Building: what lies where, what may be put where, and what falls (CF-16 to CF-20)."""

from __future__ import annotations

from galactable.core.bits import ones
from galactable.core.compile import rule
from galactable.core.events import EVERYONE, EventRows, tell
from galactable.core.rng import Rng, below
from galactable.games.cosmic_factory.components import (
    BIT_OF,
    EACH,
    FIRST_CELL,
    HALF_CELLS,
    N_CELLS,
    N_PLACES,
    PRIME,
    SHAPE_CELLS,
    SHAPE_OF,
    WINDOW,
    Shape,
)
from galactable.games.cosmic_factory.events import Happening
from galactable.games.cosmic_factory.state import DISCARDED, NONE, TRAY, State

ALL_HALF = (1 << HALF_CELLS) - 1


@rule
def laid(s: State, seat: int) -> int:
    """The ranks that lie on a cell, as a bit mask."""
    mask = 0
    for rank in range(EACH):
        if s.place[seat, rank] >= 0:
            mask |= 1 << rank
    return mask


@rule
def downs(s: State, seat: int) -> int:
    """How many of the seat's tiles lie face down."""
    return ones(int(s.down[seat]))


@rule
def complete(s: State, seat: int) -> bool:
    """Whether every place of the shape is filled (in `any`: nine tiles laid)."""
    return ones(laid(s, seat)) == N_PLACES[SHAPE_OF[s.kaos]]


@rule
def rank_at(s: State, seat: int, cell: int) -> int:
    """The rank of the tile on a cell; NONE if it is empty."""
    for rank in range(EACH):
        if s.place[seat, rank] == cell:
            return rank
    return NONE


@rule
def adjacent(a: int, b: int) -> bool:
    """Whether two cells share an edge."""
    if a // WINDOW == b // WINDOW:
        return a - b == 1 or b - a == 1
    return a - b == WINDOW or b - a == WINDOW


@rule
def piece(s: State, seat: int, ranks: int) -> int:
    """Those of the laid ``ranks`` that are connected with the first of them."""
    found = ranks & -ranks
    front = found
    while front:
        bit = front & -front
        front ^= bit
        at = int(s.place[seat, BIT_OF[bit % PRIME]])
        for rank in range(EACH):
            if (ranks & ~found) >> rank & 1 and adjacent(at, int(s.place[seat, rank])):
                found |= 1 << rank
                front |= 1 << rank
    return found


@rule
def in_one_piece(s: State, seat: int, ranks: int) -> bool:
    """Whether the laid ``ranks`` are connected (or there are none)."""
    return ranks == 0 or piece(s, seat, ranks) == ranks


@rule
def spots(s: State, seat: int) -> tuple[int, int]:
    """The cells where the held tile may be put: of the window's first and second half.

    Keeps CF-44, CF-48, CF-R33.
    """
    held = int(s.held[seat])
    own = int(s.place[seat, held])
    if SHAPE_OF[s.kaos] == Shape.ANY:
        return _free_spots(s, seat, held, own)
    low = int(SHAPE_CELLS[SHAPE_OF[s.kaos]])
    if own >= 0:
        low &= ~(1 << own)
    if s.down[seat]:
        for rank in range(EACH):  # CF-R15
            if s.down[seat] >> rank & 1:
                low &= ~(1 << int(s.place[seat, rank]))
    return low, 0


@rule
def _free_spots(s: State, seat: int, held: int, own: int) -> tuple[int, int]:
    """`any`: an empty cell must touch every piece of what else is laid (section 5)."""
    others = laid(s, seat) & ~(1 << held)
    if others == 0:
        return (1 << FIRST_CELL if own < 0 else 0), 0
    low = ALL_HALF
    high = ALL_HALF
    todo = others
    while todo:
        part = piece(s, seat, todo)
        todo ^= part
        near_low = 0
        near_high = 0
        for rank in range(EACH):
            if part >> rank & 1 == 0:
                continue
            at = int(s.place[seat, rank])
            for side in range(4):
                cell = _beside(at, side)
                if cell < 0:
                    continue
                if cell < HALF_CELLS:
                    near_low |= 1 << cell
                else:
                    near_high |= 1 << (cell - HALF_CELLS)
        low &= near_low
        high &= near_high
    if own >= 0:
        low, high = _without(low, high, own)
    for rank in range(EACH):
        if others >> rank & 1:
            cell = int(s.place[seat, rank])
            if cell < HALF_CELLS:
                low |= 1 << cell
            else:
                high |= 1 << (cell - HALF_CELLS)
    return low, high


@rule
def _without(low: int, high: int, cell: int) -> tuple[int, int]:
    if cell < HALF_CELLS:
        return low & ~(1 << cell), high
    return low, high & ~(1 << (cell - HALF_CELLS))


@rule
def _beside(cell: int, side: int) -> int:
    """The cell north, east, south or west; NONE outside the window."""
    if side == 0:
        return cell - WINDOW if cell >= WINDOW else NONE
    if side == 1:
        return cell + 1 if cell % WINDOW < WINDOW - 1 else NONE
    if side == 2:
        return cell + WINDOW if cell < N_CELLS - WINDOW else NONE
    return cell - 1 if cell % WINDOW > 0 else NONE


@rule
def shift(s: State, seat: int) -> None:
    """`any`: the least row and the least column in use become 1 (CF-R17)."""
    if SHAPE_OF[s.kaos] != Shape.ANY:
        return
    top = WINDOW
    first = WINDOW
    for rank in range(EACH):
        at = int(s.place[seat, rank])
        if at >= 0:
            top = min(top, at // WINDOW)
            first = min(first, at % WINDOW)
    by = WINDOW * (top - 1) + first - 1
    for rank in range(EACH):
        if s.place[seat, rank] >= 0:
            s.place[seat, rank] -= by


@rule
def put(s: State, seat: int, rank: int, rot: int, cell: int) -> int:
    """Lays a tile; one that lay there goes where it came from (CF-R14). Returns that one."""
    other = rank_at(s, seat, cell)
    if other != NONE:
        s.place[seat, other] = s.place[seat, rank]
        if s.place[seat, other] == TRAY:
            s.rot[seat, other] = 0
    s.place[seat, rank] = cell
    s.rot[seat, rank] = rot
    shift(s, seat)
    return other


@rule
def fall(s: State, seat: int, rng: Rng, events: EventRows) -> None:
    """The timer rule: what was not laid falls on the empty places (CF-19, CF-R6 to CF-R9)."""
    down = laid(s, seat)
    empty = int(N_PLACES[SHAPE_OF[s.kaos]]) - ones(down)
    left = EACH - ones(down)
    s.fell[seat] = empty
    for _ in range(empty):
        nth = below(rng, left)
        rank = 0
        while nth > 0 or down >> rank & 1:
            if down >> rank & 1 == 0:
                nth -= 1
            rank += 1
        rot = below(rng, 4)
        cell = _next_place(s, seat)
        s.place[seat, rank] = cell
        s.rot[seat, rank] = rot
        shift(s, seat)
        down |= 1 << rank
        left -= 1
        cell = int(s.place[seat, rank])
        tile = int(s.tiles[seat, rank])
        tell(events, Happening.FALL, EVERYONE, seat, tile, cell // WINDOW, cell % WINDOW, rot)


@rule
def _next_place(s: State, seat: int) -> int:
    """Where the next tile falls: the first empty place; in `any` the most enclosed one (CF-R7)."""
    shape = SHAPE_OF[s.kaos]
    best = FIRST_CELL
    most = 0
    for cell in range(N_CELLS):
        if shape != Shape.ANY:
            if SHAPE_CELLS[shape] >> cell & 1 and rank_at(s, seat, cell) == NONE:
                return cell
        elif rank_at(s, seat, cell) == NONE:
            touching = 0
            for rank in range(EACH):
                at = int(s.place[seat, rank])
                if at >= 0 and adjacent(at, cell):
                    touching += 1
            if touching > most:
                most = touching
                best = cell
    return best


@rule
def discard_ninth(s: State, seat: int, events: EventRows) -> None:
    """Parallel Universe: the tile left over is discarded (CF-52, CF-R8)."""
    for rank in range(EACH):
        if s.place[seat, rank] == TRAY:
            s.place[seat, rank] = DISCARDED
            tell(events, Happening.DISCARD, EVERYONE, seat, s.tiles[seat, rank])
