"""What must hold after every move."""

from __future__ import annotations

from galactable.games.cosmic_factory.components import (
    ALL_TOKENS,
    CELLS,
    EACH,
    HOLES,
    MAX_TOUCHES,
    N_TILES,
    SHAPE_OF,
    STANDARD,
    TOP,
    WINDOW,
    Kaos,
    Shape,
)
from galactable.games.cosmic_factory.state import DISCARDED, GONE, NONE, TRAY, Phase, State


def problems(s: State) -> list[str]:
    """The invariants that do not hold."""
    found = _whereabouts(s) + _common(s)
    if s.phase >= Phase.BUILD:
        for seat in range(s.seats):
            found += [f"seat {seat}: {problem}" for problem in _galaxy(s, seat)]
    return found


def _common(s: State) -> list[str]:
    found = []
    if (s.waiting == 0) != (s.phase == Phase.OVER):
        found.append("nobody is waited for, yet the game is not over")
    if s.waiting and not s.waiting >> s.seat & 1:
        found.append("the seat that goes next is not waited for")
    if not 1 <= s.turn <= 5:
        found.append("no such round")
    taken = 0
    for seat in range(s.seats):
        if taken & s.took[seat]:
            found.append("a token was taken twice")
        taken |= int(s.took[seat])
    if taken & s.tokens or taken | s.tokens != ALL_TOKENS:
        found.append("a token is lost or doubled")
    if (s.track < 0).any() or (s.track > TOP).any():
        found.append("a track is out of range")
    turned = [int(card) for card in s.cards[: s.turn]]
    if s.variant == STANDARD:
        if len(set(turned)) != s.turn or not all(turned) or turned[-1] != s.kaos:
            found.append("a Kaos card is missing or came twice")
    elif any(turned) or s.kaos:
        found.append("a Kaos card without Kaos cards")
    return found


def _whereabouts(s: State) -> list[str]:
    """Every tile is in the bag or in one place, and the sizes are right."""
    found, seen = [], 0
    hidden = zip(s.packet.tolist(), s.picked.tolist(), s.last.tolist(), strict=True)
    shown = s.phase >= Phase.BUILD
    for seat, (packet, picked, last) in enumerate(hidden):
        if seat == s.seats:
            break
        piles = [packet, *picked, last]
        if shown:
            if any(piles):
                found.append("a packet is left over")
            tiles = s.tiles[seat].tolist()
            piles = [1 << tile for tile in tiles]
            if tiles != sorted(tiles):
                found.append("tiles are not in the order of their ranks")
        for pile in piles:
            if pile & seen or pile >> N_TILES:
                found.append("a tile is in two places")
            seen |= pile
        if sum(pile.bit_count() for pile in piles) != EACH and s.phase != Phase.DRAFT:
            found.append(f"seat {seat} has not nine tiles")
    if seen.bit_count() != EACH * s.seats:
        found.append("a tile is lost")
    return found


def _galaxy(s: State, seat: int) -> list[str]:
    found = []
    places, rots, faces = s.place[seat].tolist(), s.rot[seat].tolist(), int(s.down[seat])
    cells = [place for place in places if place >= 0]
    shape = Shape(SHAPE_OF[s.kaos])
    if len(set(cells)) != len(cells):
        found.append("two tiles on one cell")
    if shape == Shape.ANY:
        if cells and (min(c // WINDOW for c in cells), min(c % WINDOW for c in cells)) != (1, 1):
            found.append("not shifted to row 1, column 1")
        if not _connected(set(cells)):
            found.append("not connected")
    elif not set(cells) <= set(CELLS[shape]):
        found.append("a tile outside the shape")
    if any(place < DISCARDED for place in places):
        found.append("a tile nowhere")
    if any(r and place < 0 for r, place in zip(rots, places, strict=True)):
        found.append("a turned tile that is not laid")
    down = [rank for rank in range(EACH) if faces >> rank & 1]
    if len(down) > HOLES or (down and s.kaos != Kaos.BLACK_HOLE):
        found.append("too many tiles face down")
    if any(places[rank] < 0 for rank in down):
        found.append("a face-down tile that is not laid")
    if not 0 <= s.touches[seat] <= MAX_TOUCHES:
        found.append("touches out of range")
    if s.held[seat] != NONE and not (s.phase == Phase.BUILD and s.waiting >> seat & 1):
        found.append("a tile held by a seat that is not building")
    if s.phase > Phase.BUILD:
        if TRAY in places:
            found.append("a tray after building")
        if places.count(DISCARDED) != (shape == Shape.TWIN):
            found.append("discards are wrong")
        if places.count(GONE) > (s.kaos == Kaos.SABOTAGE):
            found.append("removed tiles are wrong")
    return found


def _connected(cells: set[int]) -> bool:
    front = [min(cells)] if cells else []
    seen = set(front)
    while front:
        cell = front.pop()
        for near in (cell - WINDOW, cell + WINDOW, cell - 1, cell + 1):
            if near in cells - seen:
                seen.add(near)
                front.append(near)
    return seen == cells
