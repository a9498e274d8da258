"""Events: what success and defeat bring (GZ-57 to GZ-67, GZ-70)."""

from __future__ import annotations

from galactable.core.compile import rule
from galactable.core.events import EVERYONE, EventRows, tell
from galactable.core.waiting import wait_for
from galactable.games.galactzy.components import CHANCE, CRYSTAL, Card
from galactable.games.galactzy.events import Happening
from galactable.games.galactzy.moves import CHOOSE_EON, HIT, MOVE, PULL, STAY
from galactable.games.galactzy.rules.sequence import gain_eon, spend_eon
from galactable.games.galactzy.state import NONE, Line, Phase, Stage, State

STORM_VP = 10  # GZ-59, GZ-60, GZ-62
PHANTOM_VP = 15  # GZ-61
SPHERES_VP = 10  # GZ-64
VORTEX_VP, VORTEX_LESS = 15, 5  # GZ-65
VAULT_VP = 5  # GZ-66
SWARM_VP = 10  # GZ-67


@rule
def change_vp(s: State, seat: int, points: int, events: EventRows, by: int = NONE) -> None:
    """VP from an event; never below 0 (GZ-R23). ``by``: who turned it on the seat."""
    points = max(points, -s.vp[seat])
    s.vp[seat] += points
    s.fate[seat] += points
    tell(events, Happening.VP, EVERYONE, seat, points, by, s.face_up)


@rule
def lose_eon(s: State, seat: int, events: EventRows, by: int = NONE) -> None:
    """An Eon goes to the supply; ``by``: whose arrival cost it."""
    spend_eon(s, seat)
    tell(events, Happening.EON, EVERYONE, seat, -1, by, 0)


@rule
def card_sequence_ended(s: State, seat: int, events: EventRows) -> int:
    """Applies success or defeat, then asks for the card's decision, if it has one.

    Keeps GZ-58, GZ-R27.
    """
    if s.need_count == 0:
        tell(events, Happening.SUCCESS, EVERYONE, seat, s.face_up)
        asked = _succeed(s, seat, events)
    else:
        tell(events, Happening.DEFEAT, EVERYONE, seat, s.face_up)
        asked = _fail(s, seat, events)
    return Stage.DECIDE if asked else Stage.NEXT_IN_EVENT


@rule
def _succeed(s: State, seat: int, events: EventRows) -> bool:
    """True if a seat must decide first."""
    card = s.face_up
    if card == Card.ENTROPIC_STORM or card == Card.PEARLY_STORM:
        gain_eon(s, seat, events)
    elif card == Card.STORM_OF_DISTORTION:
        change_vp(s, seat, s.lucky[seat], events)
    elif card == Card.DIMENSIONAL_VORTEX:
        scored = s.lines[seat, CHANCE] == Line.SCORED
        change_vp(s, seat, VORTEX_VP if scored else VORTEX_LESS, events)
    elif card == Card.GATE_VAULT:
        change_vp(s, seat, VAULT_VP, events)
    elif card == Card.ASTRAL_SPHERES:
        if s.supply > 0:
            wait_for(s, seat, Phase.GAIN_CHOICE)
            return True
        change_vp(s, seat, SPHERES_VP, events)  # GZ-R29
    elif card == Card.PORTALS_SWARM:
        wait_for(s, seat, Phase.MOVE)
        return True
    elif card == Card.PHANTOM_STORM:
        if s.seats > 1:
            wait_for(s, seat, Phase.HIT)
            return True
    else:
        for other in range(s.seats):
            if other != seat and s.galaxy[other] != CRYSTAL:  # GZ-R31
                wait_for(s, seat, Phase.PULL)
                return True
    return False


@rule
def _fail(s: State, seat: int, events: EventRows) -> bool:
    """True if a seat must decide first."""
    card = s.face_up
    if card == Card.ASTRAL_SPHERES:
        if s.eons[seat] > 0:
            wait_for(s, seat, Phase.LOSS_CHOICE)
            return True
        change_vp(s, seat, -SPHERES_VP, events)
    elif card == Card.PORTALS_SWARM:
        if s.eons[seat] > 0:
            lose_eon(s, seat, events)
        else:
            change_vp(s, seat, -SWARM_VP, events)
    elif card == Card.STORM_OF_DISTORTION:
        change_vp(s, seat, -s.lucky[seat], events)
    elif card == Card.DIMENSIONAL_VORTEX:
        scored = s.lines[seat, CHANCE] == Line.SCORED
        change_vp(s, seat, -VORTEX_LESS if scored else -VORTEX_VP, events)
    elif card == Card.GATE_VAULT:
        change_vp(s, seat, -VAULT_VP * s.need_count, events)
    elif card == Card.PHANTOM_STORM:
        change_vp(s, seat, -PHANTOM_VP, events)
    else:
        change_vp(s, seat, -STORM_VP, events)
    return False


@rule
def answer_card(s: State, seat: int, move: int, events: EventRows) -> None:
    """Carries out a decision that an event asked for: choose, move, stay, pull or hit."""
    if s.phase == Phase.GAIN_CHOICE:
        if move == CHOOSE_EON:
            gain_eon(s, seat, events)
        else:
            change_vp(s, seat, SPHERES_VP, events)
    elif s.phase == Phase.LOSS_CHOICE:
        if move == CHOOSE_EON:
            lose_eon(s, seat, events)
        else:
            change_vp(s, seat, -SPHERES_VP, events)
    elif move == STAY:
        tell(events, Happening.STAY, EVERYONE, seat, 1 if s.phase == Phase.PULL else 0)
    elif move < STAY:  # without a fight (GZ-67, GZ-70, GZ-R30)
        galaxy = move - MOVE
        s.galaxy[seat] = galaxy
        tell(events, Happening.ARRIVE, EVERYONE, seat, galaxy)
        for other in range(s.seats):
            with_him = other != seat and s.galaxy[other] == galaxy
            if with_him and s.eons[other] > 0 and s.face_up == Card.PORTALS_SWARM:
                lose_eon(s, other, events, seat)
    elif move < HIT:
        s.galaxy[move - PULL] = CRYSTAL
        tell(events, Happening.PULL, EVERYONE, seat, move - PULL)
    else:
        tell(events, Happening.HIT, EVERYONE, seat, move - HIT)
        change_vp(s, move - HIT, -PHANTOM_VP, events, seat)
