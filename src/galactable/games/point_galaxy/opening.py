"""Setting the table: PG-7 to PG-13, PG-74."""

from __future__ import annotations

from galactable.core.compile import rule
from galactable.core.events import EVERYONE, EventRows, tell
from galactable.core.rng import Rng, below
from galactable.games.point_galaxy.components import (
    CARDS_EACH,
    COLUMNS,
    FIRST_SPACE,
    FIRST_START,
    MAX_SEATS,
    N_STARTS,
    N_TOKENS,
    PILES,
    SUPPLY,
)
from galactable.games.point_galaxy.events import Happening
from galactable.games.point_galaxy.rules.galaxy import begin_system
from galactable.games.point_galaxy.rules.market import unseen
from galactable.games.point_galaxy.state import NONE, Phase, State


@rule
def deal(s: State, seats: int, variant: int, rng: Rng, events: EventRows) -> None:
    """Lays out the market, the supply and the starting suns; a random seat begins."""
    s.seats = seats
    s.variant = variant
    s.turn = 1
    s.drafted[0] = NONE
    s.drafted[1] = NONE
    for player in range(MAX_SEATS):
        for i in range(CARDS_EACH):
            s.line[player, i] = NONE
    _lay_market(s, rng, events)
    _lay_supply(s, rng, events)
    _deal_suns(s, rng, events)
    if seats > 1:
        s.first = below(rng, seats)
        tell(events, Happening.FIRST, EVERYONE, s.first)
    s.phase = Phase.DRAFT
    s.seat = s.first
    s.waiting = 1 << s.first
    tell(events, Happening.TURN, EVERYONE, s.first, s.turn)


@rule
def _lay_market(s: State, rng: Rng, events: EventRows) -> None:
    """PG-8, PG-9. Faces that nobody saw stay in their pools (PG-R2, PG-R3)."""
    for column in range(COLUMNS):
        s.pile[column] = PILES[s.seats, column]
    for row in range(3):
        for column in range(COLUMNS):
            if row == 0:
                face = FIRST_SPACE + unseen(s.seen_spaces, rng)
            else:
                face = unseen(s.seen_planets, rng)
            s.market[row, column] = face
            tell(events, Happening.MARKET, EVERYONE, row, column, face)


@rule
def _lay_supply(s: State, rng: Rng, events: EventRows) -> None:
    """PG-10: each token is drawn evenly from those not laid out yet."""
    out = 0
    while s.supply_count < SUPPLY[s.seats]:
        token = below(rng, N_TOKENS)
        if out >> token & 1 == 0:
            out |= 1 << token
            s.supply[s.supply_count] = token
            s.supply_count += 1
            tell(events, Happening.SUPPLY, EVERYONE, token)


@rule
def _deal_suns(s: State, rng: Rng, events: EventRows) -> None:
    """PG-11, PG-R4: a random face of a random card for each; in solo for the AI too (PG-12)."""
    dealt = 0
    player = 0
    while player < max(s.seats, 2):
        side = below(rng, N_STARTS)
        card = side // 2
        if dealt >> card & 1 == 0:
            dealt |= 1 << card
            face = FIRST_START + side
            if player < s.seats:
                begin_system(s, player, face)
                tell(events, Happening.START, EVERYONE, player, face)
            else:
                s.ai_sun = face
                s.suns[player] += 1
                tell(events, Happening.AI_START, EVERYONE, face)
            player += 1
