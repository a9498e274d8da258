"""The course of a round up to building: Kaos card, deal, draft, ready (CF-6 to CF-15)."""

from __future__ import annotations

from galactable.core.compile import rule
from galactable.core.events import EVERYONE, EventRows, tell
from galactable.core.rng import Rng, below
from galactable.games.cosmic_factory.components import (
    ALL_TILES,
    ALL_TOKENS,
    EACH,
    HALF,
    HALF_MASK,
    N_KAOS,
    N_TILES,
    STAGES,
    STANDARD,
    Kaos,
)
from galactable.games.cosmic_factory.events import Happening
from galactable.games.cosmic_factory.neighbours import left_of, right_of
from galactable.games.cosmic_factory.scoring import forget
from galactable.games.cosmic_factory.state import NONE, TRAY, Phase, State


@rule
def passes_left(s: State) -> bool:
    """CF-10: odd rounds pass to the left."""
    return s.turn % 2 == 1


@rule
def next_waited(s: State, first: int) -> int:
    """The first seat that must decide, counting up from ``first`` and wrapping around."""
    seat = first % int(s.seats)
    while s.waiting >> seat & 1 == 0:
        seat = (seat + 1) % int(s.seats)
    return seat


@rule
def begin_phase(s: State, phase: int, waiting: int) -> None:
    """A phase (or a stage of the draft) begins (CF-R32)."""
    s.phase = phase
    s.waiting = waiting
    s.seat = next_waited(s, s.turn - 1)


@rule
def wait_for_all(s: State, phase: int) -> None:
    """Begins a phase in which every seat decides."""
    begin_phase(s, phase, (1 << int(s.seats)) - 1)


@rule
def draw_tiles(pool: int, size: int, count: int, rng: Rng) -> int:
    """``count`` tiles at random out of a pool of ``size``; every choice equally likely."""
    drawn = 0
    tile = 0
    while count > 0:
        bit = 1 << tile
        if pool & bit:
            if below(rng, size) < count:
                drawn |= bit
                count -= 1
            size -= 1
        tile += 1
    return drawn


@rule
def begin_round(s: State, rng: Rng, events: EventRows) -> None:
    """Tokens to the middle, the Kaos card, nine tiles each (CF-6, CF-8, CF-37).

    Keeps CF-2, CF-7, CF-R1.
    """
    s.turn += 1
    s.tokens = ALL_TOKENS
    tell(events, Happening.ROUND, EVERYONE, s.turn)
    if s.variant == STANDARD:
        _turn_up(s, rng, events)
    pool = ALL_TILES
    size = N_TILES
    for seat in range(s.seats):
        _clear(s, seat)
        dealt = draw_tiles(pool, size, EACH, rng)
        pool ^= dealt
        size -= EACH
        if s.variant == STANDARD:
            s.packet[seat] = dealt
            tell(events, Happening.DEAL, 1 << seat, seat, dealt & HALF_MASK, dealt >> HALF)
        else:  # CF-40: not looked at
            s.last[seat] = dealt
            tell(events, Happening.DEAL, 0, seat, dealt & HALF_MASK, dealt >> HALF)
    s.stage = 0
    wait_for_all(s, Phase.DRAFT if s.variant == STANDARD else Phase.READY)


@rule
def _turn_up(s: State, rng: Rng, events: EventRows) -> None:
    """One of the cards not yet seen, each equally likely (CF-4, CF-6)."""
    seen = 0
    for turn in range(s.turn - 1):
        seen |= 1 << int(s.cards[turn])
    left = below(rng, N_KAOS - s.turn + 1)
    card = 1
    while left > 0 or seen >> card & 1:
        if seen >> card & 1 == 0:
            left -= 1
        card += 1
    s.cards[s.turn - 1] = card
    s.kaos = card
    tell(events, Happening.KAOS, EVERYONE, s.turn, card)


@rule
def _clear(s: State, seat: int) -> None:
    """Clears what was held, taken, chosen and counted; the tiles stay visible."""
    s.held[seat] = NONE
    s.held_rot[seat] = 0
    s.touches[seat] = 0
    s.took[seat] = 0
    s.pour[seat] = NONE
    s.offer[seat] = NONE
    forget(s, seat)


@rule
def pass_packets(s: State, events: EventRows) -> None:
    """Every seat has kept its three: the rest goes to a neighbour (CF-9 to CF-14)."""
    to_left = passes_left(s)
    if to_left:
        carried = s.packet[s.seats - 1]
        for seat in range(s.seats - 1, 0, -1):
            s.packet[seat] = s.packet[seat - 1]
        s.packet[0] = carried
    else:
        carried = s.packet[0]
        for seat in range(s.seats - 1):
            s.packet[seat] = s.packet[seat + 1]
        s.packet[s.seats - 1] = carried
    s.stage += 1
    for seat in range(s.seats):
        giver = right_of(s, seat) if to_left else left_of(s, seat)
        if s.stage < STAGES:
            got = s.packet[seat]
            tell(events, Happening.RECEIVE, 1 << seat, seat, giver, got & HALF_MASK, got >> HALF)
        else:
            s.last[seat] = s.packet[seat]
            s.packet[seat] = 0
            tell(events, Happening.LAST_THREE, EVERYONE, seat, giver)
    if s.stage < STAGES:
        wait_for_all(s, Phase.DRAFT)
    else:
        s.stage = 0
        wait_for_all(s, Phase.READY)


@rule
def begin_building(s: State, events: EventRows) -> None:
    """The tiles are turned up; with Space Pirate they change hands first (CF-53, CF-R22).

    Keeps CF-12, CF-R35.
    """
    for seat in range(s.seats):
        owner = left_of(s, seat) if s.kaos == Kaos.SPACE_PIRATE else seat
        nine = s.picked[owner, 0] | s.picked[owner, 1] | s.last[owner]
        rank = 0
        for tile in range(N_TILES):
            if nine >> tile & 1:
                s.tiles[seat, rank] = tile
                s.place[seat, rank] = TRAY
                s.rot[seat, rank] = 0
                rank += 1
        s.down[seat] = 0
        tell(events, Happening.SHOW, EVERYONE, seat, owner, nine & HALF_MASK, nine >> HALF)
    for seat in range(s.seats):
        s.picked[seat, 0] = 0
        s.picked[seat, 1] = 0
        s.last[seat] = 0
    wait_for_all(s, Phase.BUILD)
