"""What a move does."""

from __future__ import annotations

from galactable.core.bits import ones
from galactable.core.compile import rule
from galactable.core.events import EVERYONE, EventRows, tell
from galactable.core.rng import Rng
from galactable.games.cosmic_factory.components import (
    HOLES,
    N_COLOURS,
    OFFER_COST,
    OFFER_STARS,
    PICKS,
    ROUNDS,
    WINDOW,
    Kaos,
    Track,
)
from galactable.games.cosmic_factory.events import Happening
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
    RELEASE,
    REMOVE,
    TAKE,
    TIME_UP,
    TURN,
)
from galactable.games.cosmic_factory.neighbours import left_of, right_of
from galactable.games.cosmic_factory.rules.building import (
    discard_ninth,
    downs,
    fall,
    put,
    shift,
)
from galactable.games.cosmic_factory.rules.rounds import (
    begin_building,
    begin_phase,
    begin_round,
    next_waited,
    pass_packets,
    wait_for_all,
)
from galactable.games.cosmic_factory.scoring import gain, path_points, score_round, survey
from galactable.games.cosmic_factory.state import GONE, NONE, TRAY, Phase, State


@rule
def play(s: State, seat: int, move: int, rng: Rng, events: EventRows) -> None:
    """Carries out one legal move and everything that follows until the next decision."""
    phase = s.phase
    if phase == Phase.BUILD:
        _build(s, seat, move, events)
    elif phase == Phase.DRAFT:
        _keep(s, seat, move - KEEP, events)
    elif phase == Phase.READY:
        tell(events, Happening.READY, EVERYONE, seat)
        _finish(s, seat)
    elif phase == Phase.HOLES:
        _darken(s, seat, move - DARKEN, events)
    elif phase == Phase.SABOTAGE:
        _remove(s, seat, move - REMOVE, events)
    elif phase == Phase.POUR:
        s.pour[seat] = move - POUR
        tell(events, Happening.POUR, EVERYONE, seat, move - POUR)
        _finish(s, seat)
    else:
        _answer(s, seat, move, events)
    if s.waiting:
        s.seat = next_waited(s, seat + 1)
    else:
        _end_phase(s, rng, events)


@rule
def _finish(s: State, seat: int) -> None:
    """The table stops waiting for the seat."""
    s.waiting &= ~(1 << seat)


@rule
def _keep(s: State, seat: int, tile: int, events: EventRows) -> None:
    """A tile of the packet goes face down (CF-9, CF-11, CF-R30)."""
    bit = 1 << tile
    s.packet[seat] &= ~bit
    s.picked[seat, s.stage] |= bit
    tell(events, Happening.KEEP, 1 << seat, seat, tile)
    if ones(s.picked[seat, s.stage]) == PICKS:
        _finish(s, seat)


@rule
def _build(s: State, seat: int, move: int, events: EventRows) -> None:
    if move >= GRAB:
        _end_building_of(s, seat, move, events)
    elif move >= TAKE:
        _touch(s, seat, move, events)
    elif move == RELEASE:
        tell(events, Happening.RELEASE, EVERYONE, seat, s.tiles[seat, s.held[seat]])
        _let_go(s, seat)
    elif move >= PUT:
        rank = int(s.held[seat])
        rot = int(s.held_rot[seat])
        _let_go(s, seat)
        other = put(s, seat, rank, rot, move - PUT)
        if other != NONE:
            other = int(s.tiles[seat, other])
        at = int(s.place[seat, rank])
        tile = int(s.tiles[seat, rank])
        tell(events, Happening.PUT, EVERYONE, seat, tile, at // WINDOW, at % WINDOW, rot, other)
    else:
        rank = (move - HOLD) // 4
        s.held[seat] = rank
        s.held_rot[seat] = (move - HOLD) % 4
        s.touches[seat] += 1
        tell(events, Happening.HOLD, EVERYONE, seat, s.tiles[seat, rank], (move - HOLD) % 4)


@rule
def _let_go(s: State, seat: int) -> None:
    """The held tile stays where it lay (CF-R13)."""
    s.held[seat] = NONE
    s.held_rot[seat] = 0


@rule
def _touch(s: State, seat: int, move: int, events: EventRows) -> None:
    """`take`, `turn`, `flip`: one decision each."""
    s.touches[seat] += 1
    if move >= FLIP:
        rank = move - FLIP
        s.down[seat] ^= 1 << rank
        now = int(s.down[seat]) >> rank & 1
        tell(events, Happening.FLIP, EVERYONE, seat, s.tiles[seat, rank], now)
    elif move >= TURN:
        rank = (move - TURN) // 3
        quarters = (move - TURN) % 3 + 1
        s.rot[seat, rank] = (int(s.rot[seat, rank]) + quarters) % 4
        tile = int(s.tiles[seat, rank])
        tell(events, Happening.TURN, EVERYONE, seat, tile, quarters, s.rot[seat, rank])
    else:
        rank = move - TAKE
        s.place[seat, rank] = TRAY
        s.rot[seat, rank] = 0
        shift(s, seat)
        tell(events, Happening.TAKE, EVERYONE, seat, s.tiles[seat, rank])


@rule
def _end_building_of(s: State, seat: int, move: int, events: EventRows) -> None:
    """`grab`, `done`, `time-up`; in Optimization a `grab` does not finish (CF-59).

    Keeps CF-17, CF-18, CF-R23.
    """
    if move == DONE:
        tell(events, Happening.DONE, EVERYONE, seat)
        _finish(s, seat)
    elif move == TIME_UP:
        _let_go(s, seat)
        tell(events, Happening.TIME_UP, EVERYONE, seat)
        _finish(s, seat)
    else:
        colours = move - GRAB + 1
        s.tokens &= ~colours
        s.took[seat] |= colours
        tell(events, Happening.GRAB, EVERYONE, seat, colours)
        if s.kaos != Kaos.OPTIMIZATION:
            _finish(s, seat)


@rule
def _darken(s: State, seat: int, rank: int, events: EventRows) -> None:
    """CF-42: the left neighbour turns a missing tile down (CF-R16)."""
    owner = right_of(s, seat)
    s.down[owner] |= 1 << rank
    tell(events, Happening.DARKEN, EVERYONE, seat, owner, s.tiles[owner, rank])
    if downs(s, owner) == HOLES:
        _finish(s, seat)


@rule
def _remove(s: State, seat: int, rank: int, events: EventRows) -> None:
    """CF-54: a tile of the left neighbour's galaxy goes (CF-R19)."""
    owner = left_of(s, seat)
    s.place[owner, rank] = GONE
    s.rot[owner, rank] = 0
    tell(events, Happening.REMOVE, EVERYONE, seat, owner, s.tiles[owner, rank])
    _finish(s, seat)


@rule
def _answer(s: State, seat: int, move: int, events: EventRows) -> None:
    """CF-61: 5 points of a colour for 2 stars, or not."""
    if move == DECLINE:
        tell(events, Happening.DECLINE, EVERYONE, seat)
    else:
        colour = move - OFFER
        s.offer[seat] = colour
        s.past_offer[s.turn - 1, seat] = colour + 1
        gain(s, seat, colour, -OFFER_COST)
        gain(s, seat, Track.STAR, OFFER_STARS)
        tell(events, Happening.OFFER, EVERYONE, seat, colour)
    _finish(s, seat)


@rule
def _end_phase(s: State, rng: Rng, events: EventRows) -> None:
    """Goes on to the next phase once every seat has decided."""
    if s.phase == Phase.DRAFT:
        pass_packets(s, events)
        return
    if s.phase == Phase.READY:
        begin_building(s, events)
        return
    if s.phase == Phase.BUILD:
        _end_building(s, rng, events)
        if s.waiting:
            return
    if s.phase < Phase.POUR:
        for seat in range(s.seats):
            survey(s, seat)
        if s.kaos == Kaos.STELLAR_SWAP and _ask(s, Phase.POUR):
            return
    if s.phase < Phase.OFFERING:
        score_round(s, events)
        if s.kaos == Kaos.OFFERING and _ask(s, Phase.OFFERING):
            return
    if s.turn < ROUNDS:
        begin_round(s, rng, events)
    else:
        s.phase = Phase.OVER
        s.seat = NONE
        tell(events, Happening.OVER, EVERYONE)


@rule
def _end_building(s: State, rng: Rng, events: EventRows) -> None:
    """The fall, the discards, then what the Kaos card brings (CF-20, CF-42, CF-54)."""
    for seat in range(s.seats):
        fall(s, seat, rng, events)
    if s.kaos == Kaos.PARALLEL_UNIVERSE:
        for seat in range(s.seats):
            discard_ninth(s, seat, events)
    elif s.kaos == Kaos.BLACK_HOLE:
        _ask(s, Phase.HOLES)
    elif s.kaos == Kaos.SABOTAGE:
        wait_for_all(s, Phase.SABOTAGE)


@rule
def _ask(s: State, phase: int) -> bool:
    """Begins a phase in which only some seats decide; False if none has to."""
    waiting = 0
    for seat in range(s.seats):
        if phase == Phase.HOLES:
            asked = downs(s, right_of(s, seat)) < HOLES
        elif phase == Phase.POUR:
            asked = path_points(s, seat) > 0  # CF-R24
        else:
            asked = False
            for colour in range(N_COLOURS):
                if s.track[seat, colour] >= OFFER_COST:  # CF-R25
                    asked = True
        if asked:
            waiting |= 1 << seat
    if waiting == 0:
        return False
    begin_phase(s, phase, waiting)
    return True
