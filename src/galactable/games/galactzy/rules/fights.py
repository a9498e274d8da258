"""Fights, the Convergence and the tie-break: scores compared (GZ-43 to GZ-48, GZ-51, GZ-69)."""

from __future__ import annotations

from galactable.core.compile import rule
from galactable.core.events import EVERYONE, EventRows, tell
from galactable.core.waiting import wait_for
from galactable.games.galactzy.components import ADVANCED, N_GALAXIES, POWER_EON
from galactable.games.galactzy.events import Happening
from galactable.games.galactzy.rules.cards import change_vp
from galactable.games.galactzy.rules.course import clear_order, fight_for_win
from galactable.games.galactzy.rules.figures import count_dice, fight_worth
from galactable.games.galactzy.rules.legal import may_escape
from galactable.games.galactzy.rules.sequence import begin_sequence, gain_eon
from galactable.games.galactzy.state import NONE, Mode, Phase, Stage, State

VP_A_FIGHT = 5  # GZ-48, GZ-69
SOLO_AIM, SOLO_VP = 21, 10  # GZ-77


@rule
def begin_fight(s: State, seat: int, events: EventRows) -> bool:
    """The newcomer, then the others there, clockwise (GZ-43); False if there is nobody else.

    Keeps GZ-R18.
    """
    others = 0
    for i in range(s.seats):
        other = (seat + i) % s.seats
        if s.galaxy[other] == s.galaxy[seat]:
            s.order[s.order_count] = other
            s.order_count += 1
            others |= 1 << other
    if s.order_count == 1:
        clear_order(s)
        return False
    tell(events, Happening.FIGHT, EVERYONE, seat, s.galaxy[seat], others & ~(1 << seat))
    begin_sequence(s, seat, Mode.FIGHT)
    return True


@rule
def fight_sequence_ended(s: State, seat: int) -> int:
    """A way out is offered (GZ-46), or the score is taken."""
    if s.mode == Mode.FIGHT:
        counts = count_dice(s.shown)
        for galaxy in range(N_GALAXIES):
            if may_escape(s, seat, galaxy, counts):
                wait_for(s, seat, Phase.ESCAPE)
                return Stage.DECIDE
    return Stage.TAKE_SCORE


@rule
def take_score(s: State, seat: int, events: EventRows) -> int:
    """GZ-45, GZ-R34; the next fighter follows, or the scores are compared."""
    value = fight_worth(s, seat, count_dice(s.shown))
    s.fight_score[seat] = value // 2
    tell(events, Happening.FIGHT_SCORE, EVERYONE, seat, value // 2)
    with_lucky = value % 2 == 1 and s.lucky[seat] == POWER_EON
    if with_lucky and s.variant == ADVANCED and s.mode != Mode.TIE:
        gain_eon(s, seat, events, 1)
    s.order_at += 1
    return Stage.NEXT_FIGHTER


@rule
def escape(s: State, seat: int, galaxy: int, events: EventRows) -> int:
    """GZ-46, GZ-47: out of the fight; it stops if only one is left."""
    s.galaxy[seat] = galaxy
    tell(events, Happening.ESCAPE, EVERYONE, seat, galaxy)
    gain_eon(s, seat, events)
    s.order_count -= 1
    for i in range(s.order_at, s.order_count):
        s.order[i] = s.order[i + 1]
    s.order[s.order_count] = NONE
    if s.order_count > 1:
        return Stage.NEXT_FIGHTER
    tell(events, Happening.FIGHT_OFF, EVERYONE)
    clear_order(s)
    return Stage.END_TURN


@rule
def next_fighter(s: State, events: EventRows) -> int:
    """The next sequence; after the last one the scores are compared (GZ-44)."""
    if s.order_at < s.order_count:
        begin_sequence(s, s.order[s.order_at], s.mode)
        return Stage.DECIDE
    best = 0
    top = 0
    for i in range(s.order_count):
        points = s.fight_score[s.order[i]]
        if points > best:
            best = points
            top = 0
        if points == best:
            top |= 1 << s.order[i]
    if s.mode == Mode.FIGHT:
        _settle_fight(s, best, top, events)
        clear_order(s)
        return Stage.END_TURN
    if s.mode == Mode.CONVERGENCE:
        _settle_convergence(s, best, top, events)
        return Stage.END_EVENT
    fight_for_win(s, top, events)
    return Stage.DECIDE


@rule
def _settle_fight(s: State, best: int, top: int, events: EventRows) -> None:
    """GZ-48: a single highest score above 0 wins (GZ-R19, GZ-R20)."""
    if best == 0 or top & (top - 1) != 0:
        tell(events, Happening.FIGHT_DRAWN, EVERYONE)
        return
    winner = 0
    while top >> winner & 1 == 0:
        winner += 1
    points = VP_A_FIGHT * (s.order_count - 1)
    s.won[winner] += points
    s.vp[winner] += points
    tell(events, Happening.FIGHT_WON, EVERYONE, winner, points)
    for i in range(s.order_count):
        loser = s.order[i]
        if loser != winner and s.eons[loser] > 0:
            s.eons[loser] -= 1
            s.eons[winner] += 1
            tell(events, Happening.TAKE, EVERYONE, winner, loser)


@rule
def _settle_convergence(s: State, best: int, top: int, events: EventRows) -> None:
    """GZ-69, GZ-77: all at the top win, the others lose (GZ-R32)."""
    for i in range(s.order_count):
        seat = s.order[i]
        if s.seats == 1:
            change_vp(s, seat, SOLO_VP if best >= SOLO_AIM else -VP_A_FIGHT, events)
        elif top >> seat & 1 == 1:
            change_vp(s, seat, VP_A_FIGHT * (s.seats - 1), events)
        else:
            change_vp(s, seat, -VP_A_FIGHT, events)
