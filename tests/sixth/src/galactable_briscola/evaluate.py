"""How good the table looks for a seat: what ``greedy`` looks at."""

from __future__ import annotations

from galactable.core.compile import rule
from galactable_briscola.components import N_CARDS, POINTS, STRENGTH, SUIT
from galactable_briscola.rules import ahead
from galactable_briscola.state import NONE, Place, State

POINT = 1000
A_TRUMP = 1500  # in hand, besides its strength
STRONGER = 150  # a step of strength of a trump in hand
RISK = 400  # for each point in the trick, to be ahead or behind before it ends


@rule
def evaluate(s: State, seat: int) -> int:
    """Points against the best rival's, then the trick as it lies and the hand's trumps."""
    best_rival = 0
    for other in range(s.seats):
        if other != seat:
            best_rival = max(best_rival, int(s.points[other]))
    value = POINT * int(s.points[seat]) - POINT // 2 * best_rival
    for card in range(N_CARDS):
        if s.place[card] == Place.HAND + seat and SUIT[card] == SUIT[s.trump]:
            value += A_TRUMP + STRONGER * STRENGTH[card]
    if s.trick[s.lead] != NONE:
        stake = 0
        for other in range(s.seats):
            if s.trick[other] != NONE:
                stake += POINTS[s.trick[other]]
        value += RISK * stake if ahead(s) == seat else -RISK * stake
    return value
