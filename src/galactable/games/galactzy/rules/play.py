"""What a move does."""

from __future__ import annotations

from galactable.core.compile import rule
from galactable.core.events import EVERYONE, EventRows, tell
from galactable.core.rng import Rng, below
from galactable.core.waiting import wait_for
from galactable.games.galactzy.components import (
    ADVANCED,
    CHANCE,
    CODE_SIZE,
    DICE,
    FACE_UNIT,
    FIRST_CODE,
    FIRST_FACE,
    N_FIGURES,
    POWER_EON,
)
from galactable.games.galactzy.events import Happening
from galactable.games.galactzy.moves import (
    CANCEL,
    COLOUR,
    ESCAPE,
    LUCKY,
    SCORE,
    STAND,
    START,
    TRAVEL,
)
from galactable.games.galactzy.rules.cards import answer_card, card_sequence_ended
from galactable.games.galactzy.rules.course import end_event, end_turn, next_era, next_in_event
from galactable.games.galactzy.rules.fights import (
    begin_fight,
    escape,
    fight_sequence_ended,
    next_fighter,
    take_score,
)
from galactable.games.galactzy.rules.figures import count_dice, worth
from galactable.games.galactzy.rules.sequence import gain_eon, make_move
from galactable.games.galactzy.state import Line, Mode, Phase, Stage, State

PHANTOM_SIDES = DICE[1]  # GZ-73: a d6
D8 = FIRST_FACE[2]  # a d8 has every number


@rule
def play(s: State, seat: int, move: int, rng: Rng, events: EventRows) -> None:
    """Carries out one legal move and everything that follows until the next decision."""
    step = Stage.DECIDE + 0
    if s.phase == Phase.SEQUENCE:
        if not make_move(s, seat, move, rng, events):
            return
        if s.mode == Mode.TURN:
            wait_for(s, seat, Phase.ASSIGN)
        elif s.mode == Mode.CARD:
            step = card_sequence_ended(s, seat, events)
        else:
            step = fight_sequence_ended(s, seat)
    elif s.phase == Phase.ASSIGN or s.phase == Phase.CANCEL:
        step = _mark(s, seat, move, rng, events)
    elif s.phase == Phase.ESCAPE:
        step = Stage.TAKE_SCORE + 0
        if move != STAND:
            step = escape(s, seat, move - ESCAPE, events)
    elif s.phase >= Phase.GAIN_CHOICE:
        answer_card(s, seat, move, events)
        step = Stage.NEXT_IN_EVENT + 0
    else:
        step = _set_up(s, seat, move, events)
    if step != Stage.DECIDE:
        _follow(s, seat, step, rng, events)


@rule
def _follow(s: State, seat: int, step: int, rng: Rng, events: EventRows) -> None:
    """Runs the steps that need no decision; each names the next one, written below it."""
    if step == Stage.TAKE_SCORE:
        step = take_score(s, seat, events)
    if step == Stage.NEXT_FIGHTER:
        step = next_fighter(s, events)
    if step == Stage.END_TURN:
        step = end_turn(s, events)
    if step == Stage.NEXT_IN_EVENT:
        step = next_in_event(s, events)
    if step == Stage.END_EVENT:
        step = end_event(s)
    if step == Stage.NEXT_ERA:
        next_era(s, rng, events)


@rule
def _set_up(s: State, seat: int, move: int, events: EventRows) -> int:
    """All choose colours, then all Lucky Numbers, then all galaxies (GZ-79, GZ-5, GZ-6).

    Keeps GZ-R1, GZ-R2.
    """
    if move < LUCKY:
        s.colour[seat] = move - COLOUR
        tell(events, Happening.COLOUR, EVERYONE, seat, move - COLOUR)
    elif move < START:
        s.lucky[seat] = move - LUCKY + 1
        tell(events, Happening.LUCKY, EVERYONE, seat, move - LUCKY + 1)
    else:
        s.galaxy[seat] = move - START
        s.lines[seat, FIRST_CODE + move - START] = Line.START
        tell(events, Happening.START, EVERYONE, seat, move - START)
    s.turns_taken += 1
    if s.turns_taken < s.seats:
        wait_for(s, (seat + 1) % s.seats, s.phase)
        return Stage.DECIDE
    s.turns_taken = 0
    if s.phase == Phase.START:
        return Stage.NEXT_ERA
    wait_for(s, s.first, s.phase + 1)
    return Stage.DECIDE


@rule
def _mark(s: State, seat: int, move: int, rng: Rng, events: EventRows) -> int:
    """Phase 2: a line is scored or cancelled (GZ-30), or the pawn travels first (GZ-41)."""
    arrived = s.phase == Phase.CANCEL
    if move >= CANCEL:
        s.lines[seat, move - CANCEL] = Line.CANCELLED
        tell(events, Happening.CANCEL, EVERYONE, seat, move - CANCEL)
    elif move >= TRAVEL:
        s.galaxy[seat] = move - TRAVEL
        tell(events, Happening.ARRIVE, EVERYONE, seat, move - TRAVEL)
        wait_for(s, seat, Phase.CANCEL)
        return Stage.DECIDE
    else:
        arrived = _score(s, seat, move - SCORE, rng, events)
    return Stage.DECIDE if arrived and begin_fight(s, seat, events) else Stage.END_TURN


@rule
def _score(s: State, seat: int, line: int, rng: Rng, events: EventRows) -> bool:
    """Points, Eon, pawn, Lucky Number 1, Phantom number (GZ-R17); True if the pawn moved.

    Keeps GZ-38, GZ-39, GZ-40.
    """
    value = worth(s, seat, line, count_dice(s.shown))
    s.lines[seat, line] = Line.SCORED
    s.points[seat, line] = value // 2
    s.vp[seat] += value // 2
    tell(events, Happening.SCORE, EVERYONE, seat, line, value // 2)
    moved = False
    if FIRST_CODE <= line < CHANCE:
        gain_eon(s, seat, events)
        if s.galaxy[seat] != line - FIRST_CODE:
            s.galaxy[seat] = line - FIRST_CODE
            moved = True
            tell(events, Happening.ARRIVE, EVERYONE, seat, line - FIRST_CODE)
    if s.variant == ADVANCED:
        if value % 2 == 1 and s.lucky[seat] == POWER_EON:
            gain_eon(s, seat, events, 1)
        if line < N_FIGURES and s.phantom_count < CODE_SIZE:
            _roll_phantom(s, rng, events)
    return moved


@rule
def _roll_phantom(s: State, rng: Rng, events: EventRows) -> None:
    """A number joins the Phantom Code; the sixth reveals it (GZ-73, GZ-R37)."""
    number = 1 + below(rng, PHANTOM_SIDES)
    s.phantom_numbers[s.phantom_count] = number
    s.phantom_count += 1
    tell(events, Happening.PHANTOM, EVERYONE, number, s.phantom_count)
    if s.phantom_count == CODE_SIZE:
        code = 0
        for i in range(CODE_SIZE):
            code += FACE_UNIT[s.phantom_numbers[i] - 1 + D8]
        s.phantom_code = code
