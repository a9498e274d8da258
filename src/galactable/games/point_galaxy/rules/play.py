"""What a move does."""

from __future__ import annotations

from galactable.core.compile import rule
from galactable.core.events import EVERYONE, EventRows, tell
from galactable.core.rng import Rng
from galactable.games.point_galaxy.components import COLUMNS, TURNS
from galactable.games.point_galaxy.events import Happening
from galactable.games.point_galaxy.moves import A_CARD, A_SYSTEM, DRAFT, FOUND, PLACE, TOKEN
from galactable.games.point_galaxy.rules.galaxy import begin_system, join
from galactable.games.point_galaxy.rules.market import refill, take
from galactable.games.point_galaxy.rules.solo import ai_turn
from galactable.games.point_galaxy.rules.tokens import new_multiples, take_token
from galactable.games.point_galaxy.scoring import total
from galactable.games.point_galaxy.state import NONE, Phase, State


@rule
def play(s: State, seat: int, move: int, rng: Rng, events: EventRows) -> None:
    """Carries out one legal move and everything that follows until the next decision.

    Keeps PG-14, PG-R6.
    """
    if move >= TOKEN:
        before = _told_points(s, seat, events)
        add_to_galaxy(s, seat, move)
        points = _told_points(s, seat, events) - before
        tell(events, Happening.TOKEN, EVERYONE, seat, move - TOKEN, points)
        s.tokens_owed -= 1
        if s.tokens_owed == 0:
            _end_turn(s, rng, events)
    elif move >= FOUND:
        card = move - FOUND
        face = s.drafted[card]
        before = _told_points(s, seat, events)
        add_to_galaxy(s, seat, move)
        points = _told_points(s, seat, events) - before
        tell(events, Happening.FOUND, EVERYONE, seat, face, s.systems[seat] - 1, points)
        _placed(s, seat, card, rng, events)
    elif move >= PLACE:
        card = (move - PLACE) // A_CARD
        system = (move - PLACE) % A_CARD // A_SYSTEM
        where = (move - PLACE) % A_SYSTEM
        face = s.drafted[card]
        before = _told_points(s, seat, events)
        add_to_galaxy(s, seat, move)
        points = _told_points(s, seat, events) - before
        tell(events, Happening.PLACE, EVERYONE, seat, face, system, where, points)
        _placed(s, seat, card, rng, events)
    else:
        _draft(s, seat, (move - DRAFT) // COLUMNS, (move - DRAFT) % COLUMNS, rng, events)


@rule
def _told_points(s: State, seat: int, events: EventRows) -> int:
    """What the seat's galaxy is worth, counted only where somebody is told."""
    if events.shape[0] == 0:
        return 0
    return total(s, seat)


@rule
def add_to_galaxy(s: State, seat: int, move: int) -> None:
    """Adds a card or a token to the seat's galaxy; the turn does not go on yet."""
    if move >= TOKEN:
        take_token(s, seat, move - TOKEN)
    elif move >= FOUND:
        begin_system(s, seat, s.drafted[move - FOUND])
    elif move >= PLACE:
        card = (move - PLACE) // A_CARD
        system = (move - PLACE) % A_CARD // A_SYSTEM
        join(s, seat, s.drafted[card], system, (move - PLACE) % A_SYSTEM)


@rule
def _draft(s: State, seat: int, row: int, column: int, rng: Rng, events: EventRows) -> None:
    """PG-16 to PG-19: after the second card both are placed.

    Keeps PG-R5.
    """
    tell(events, Happening.DRAFT, EVERYONE, seat, row, column, s.market[row, column])
    face = take(s, row, column, rng, events)
    if s.drafted[0] == NONE:
        s.drafted[0] = face
    else:
        s.drafted[1] = face
        s.phase = Phase.PLACE


@rule
def _placed(s: State, seat: int, card: int, rng: Rng, events: EventRows) -> None:
    """After the second card the rockets are checked (PG-38)."""
    s.drafted[card] = NONE
    if s.drafted[1 - card] != NONE:
        return
    due = new_multiples(s, seat)
    s.tokens_owed = min(due, s.supply_count)
    if due > s.tokens_owed:
        tell(events, Happening.LAPSE, EVERYONE, seat, due - s.tokens_owed)  # PG-R17
    if s.tokens_owed > 0:
        s.phase = Phase.TOKEN
    else:
        _end_turn(s, rng, events)


@rule
def _end_turn(s: State, rng: Rng, events: EventRows) -> None:
    """PG-41 to PG-44; in solo the AI's turn follows at once (PG-76, PG-82, PG-43)."""
    players = max(s.seats, 2)
    s.turns_taken += 1
    if s.seats == 1:
        refill(s, rng, events)
        tell(events, Happening.AI_TURN, EVERYONE, s.turn)
        ai_turn(s, rng, events)
        s.turns_taken += 1
    s.turn = min(TURNS, s.turns_taken // players + 1)
    if s.turns_taken == TURNS * players:
        s.phase = Phase.OVER
        s.seat = NONE
        s.waiting = 0
        tell(events, Happening.OVER, EVERYONE)
        return
    refill(s, rng, events)
    s.phase = Phase.DRAFT
    s.seat = (s.seat + 1) % s.seats
    s.waiting = 1 << s.seat
    tell(events, Happening.TURN, EVERYONE, s.seat, s.turn)
