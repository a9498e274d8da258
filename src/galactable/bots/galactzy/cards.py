"""What the cards of the advanced game of Galactzy change: their success, defeat and decisions."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from galactable.bots.galactzy.sequence import LEVELS, Floats
from galactable.games.galactzy.components import (
    BITS,
    CHANCE,
    CODE_SIZE,
    CRYSTAL,
    EVENT_CODE,
    EVENT_GALAXY,
    FIRST_HAND,
    MOST_THROWS,
    N_GALAXIES,
    N_NUMBERS,
    Card,
)
from galactable.games.galactzy.evaluate import CARD_GAIN, CARD_LOSS, POINT
from galactable.games.galactzy.moves import HIT, MOVE, PULL, STAY
from galactable.games.galactzy.odds import CERTAIN, MOST_SPARE, ODDS, multisets
from galactable.games.galactzy.rules.cards import (
    PHANTOM_VP,
    SPHERES_VP,
    STORM_VP,
    SWARM_VP,
    VAULT_VP,
    VORTEX_LESS,
    VORTEX_VP,
)
from galactable.games.galactzy.state import Line

if TYPE_CHECKING:
    from galactable.bots.galactzy.stakes import View

__all__ = ["card_code", "card_ends", "colour_points", "met"]

Numbers = NDArray[np.float64]


def card_code(card: int, colour: int) -> int:
    """The Code of a card, packed, as a colour has it."""
    counts = EVENT_CODE[card, colour]
    return sum(int(counts[n]) << BITS * (n - 1) for n in range(1, N_NUMBERS + 1))


@cache
def colour_points(colour: int) -> float:
    """What the challenges, all of which come, bring to a colour beyond defeat, without Eons."""
    points = 0.0
    for card in np.flatnonzero(EVENT_GALAXY < 0):
        counts = tuple(EVENT_CODE[card, colour, 1:].tolist())
        if any(counts):
            spare = min(FIRST_HAND - sum(counts), MOST_SPARE)
            chance = ODDS[spare, MOST_THROWS, multisets().index(counts)] / CERTAIN
            points += float(chance * (CARD_GAIN[card] + CARD_LOSS[card])) / POINT
    return points


def card_ends(view: View, eons: NDArray[np.int64]) -> Floats:
    """Utility at the end of a card's sequence, by numbers not covered and Eons left."""
    ends = np.zeros((CODE_SIZE + 1, LEVELS))
    ends[0] = view.useful(_success(view, eons))
    for missing in range(1, len(ends)):
        ends[missing] = view.useful(_defeat(view, eons, missing))
    return ends.astype(np.float32)


def _changed(view: View, points: float, eons: Any) -> Numbers:
    """What the seat may expect with so many points more, or less (GZ-R23)."""
    return max(0.0, float(view.s.vp[view.seat]) + points) + view.future(view.seat, view.open, eons)


def _success(view: View, eons: NDArray[np.int64]) -> Numbers:
    s, seat = view.s, view.seat
    card = s.face_up
    if card in (Card.ENTROPIC_STORM, Card.PEARLY_STORM):
        return _changed(view, 0, view.gained(eons))
    if card == Card.ASTRAL_SPHERES:
        eon = np.where(view.gained(eons) > eons, _changed(view, 0, eons + 1), 0.0)
        return np.maximum(eon, _changed(view, SPHERES_VP, eons))
    if card == Card.PORTALS_SWARM:
        moves = [_changed(view, 0, eons)]
        for galaxy in range(N_GALAXIES - (s.phantom_code == 0)):
            robbed = sum(view.eon_of(r) for r in view.rivals if s.galaxy[r] == galaxy)
            there = view.future(seat, view.open, eons, galaxy)
            moves.append(float(s.vp[seat]) + there + robbed / max(1, len(view.rivals)))
        return np.asarray(np.max(moves, axis=0))
    scored = s.lines[seat, CHANCE] == Line.SCORED
    points = {
        Card.STORM_OF_DISTORTION: int(s.lucky[seat]),
        Card.DIMENSIONAL_VORTEX: VORTEX_VP if scored else VORTEX_LESS,
        Card.GATE_VAULT: VAULT_VP,
        Card.PHANTOM_STORM: PHANTOM_VP / max(1, len(view.rivals)) if view.rivals else 0,
    }
    return _changed(view, points.get(card, 0), eons)


def _defeat(view: View, eons: NDArray[np.int64], missing: int) -> Numbers:
    s, seat = view.s, view.seat
    card = s.face_up
    if card in (Card.ASTRAL_SPHERES, Card.PORTALS_SWARM):
        eon = _changed(view, 0, np.maximum(eons - 1, 0))
        points = _changed(view, -(SPHERES_VP if card == Card.ASTRAL_SPHERES else SWARM_VP), eons)
        if card == Card.ASTRAL_SPHERES:
            eon = np.maximum(eon, points)
        return np.where(eons > 0, eon, points)
    scored = s.lines[seat, CHANCE] == Line.SCORED
    lost = {
        Card.STORM_OF_DISTORTION: int(s.lucky[seat]),
        Card.DIMENSIONAL_VORTEX: VORTEX_LESS if scored else VORTEX_VP,
        Card.GATE_VAULT: VAULT_VP * missing,
        Card.PHANTOM_STORM: PHANTOM_VP,
    }
    return _changed(view, -lost.get(card, STORM_VP), eons)


def met(s: Any, seat: int, move: int) -> Any:
    """The table after what a card asks for: a move, a pull or a hit."""
    then = s.copy()
    if move < STAY:
        then.galaxy[seat] = move - MOVE
        if s.face_up == Card.PORTALS_SWARM:
            for other in range(s.seats):
                if other != seat and s.galaxy[other] == move - MOVE and s.eons[other] > 0:
                    then.eons[other] -= 1
    elif PULL <= move < HIT:
        then.galaxy[move - PULL] = CRYSTAL
    elif move >= HIT:
        then.vp[move - HIT] = max(0, int(s.vp[move - HIT]) - PHANTOM_VP)
    return then
