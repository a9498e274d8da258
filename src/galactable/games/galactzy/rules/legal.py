"""What a seat may do now: the one source of legal moves."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from galactable.core.compile import rule
from galactable.games.galactzy.components import (
    ADVANCED,
    CRYSTAL,
    EFFECT_REROLLS,
    EFFECT_ROWS,
    EFFECT_TURNS,
    ENTROPIC,
    FACE_NUMBER,
    FIRST_CODE,
    FIRST_FACE,
    MODIFY_FROM,
    MOST_DICE,
    MOST_THROWS,
    N_CORNERS,
    N_DICE,
    N_EFFECT_TURNS,
    N_FACES,
    N_GALAXIES,
    N_LINES,
    N_LUCKY,
    N_POWER_TURNS,
    OF_A_TYPE,
    PHANTOM,
    POWER_NEEDS,
    POWER_TURNS,
    THROW_DICE,
    THROW_FIRST,
    TURN_FROM,
    TURN_TO,
)
from galactable.games.galactzy.components import (
    POWER_ROLL as ROLL_NUMBER,
)
from galactable.games.galactzy.moves import (
    CANCEL,
    CHOOSE_EON,
    CHOOSE_VP,
    COLOUR,
    EFFECT_EXTRA,
    EFFECT_REROLL,
    EFFECT_TURN,
    ESCAPE,
    EXTRA,
    HIT,
    LIFT,
    LUCKY,
    MODIFY,
    MOVE,
    POWER_ROLL,
    POWER_TURN,
    PULL,
    REROLL,
    SCORE,
    STAND,
    START,
    STAY,
    STOP,
    THROW,
    TRAVEL,
)
from galactable.games.galactzy.rules.figures import NOT_SHOWN, count_dice, shows_code, worth
from galactable.games.galactzy.state import Line, Mode, Phase, State

Ints = NDArray[np.int32]


@rule
def legal(s: State, seat: int, out: Ints) -> int:
    """Writes the seat's legal moves in increasing order; returns how many."""
    if s.waiting >> seat & 1 == 0:
        return 0
    if s.phase == Phase.SEQUENCE:
        if s.hand > 0:
            return _in_hand(s, seat, out)
        return _on_table(s, seat, out)
    if s.phase == Phase.ASSIGN:
        return _assign(s, seat, out)
    return _others(s, seat, out)


@rule
def available(s: State, die: int) -> int:
    """Dice of a type that are neither on the table nor on the card (GZ-14, GZ-R5)."""
    left = OF_A_TYPE - s.on_card[die]
    for face in range(FIRST_FACE[die], FIRST_FACE[die + 1]):
        left -= s.shown[face]
    return left


@rule
def _in_hand(s: State, seat: int, out: Ints) -> int:
    """Dice in hand: they are thrown, after more lifts or with more dice (GZ-R10)."""
    hand = s.hand
    d4 = available(s, 0)
    d6 = available(s, 1)
    d8 = available(s, 2)
    n = 0
    if min(d4, d6, d8) >= hand:
        for plan in range(THROW_FIRST[hand], THROW_FIRST[hand + 1]):
            out[n] = THROW + plan
            n += 1
    else:
        for plan in range(THROW_FIRST[hand], THROW_FIRST[hand + 1]):
            out[n] = THROW + plan
            n += (
                (THROW_DICE[plan, 0] <= d4)
                & (THROW_DICE[plan, 1] <= d6)
                & (THROW_DICE[plan, 2] <= d8)
            )
    of_others = s.card_count - s.own_on_card
    dice = hand + N_DICE * OF_A_TYPE - d4 - d6 - d8 - of_others
    n = _lifts(s, seat, dice, out, n)
    return _effect_extra(s, seat, dice, out, n)


@rule
def _lifts(s: State, seat: int, dice: int, out: Ints, n: int) -> int:
    """An extra die and lifts: what may come before a throw (GZ-12, GZ-26, GZ-R6)."""
    if dice < MOST_DICE and s.eons[seat] > 0 and s.mode != Mode.TIE:
        out[n] = EXTRA
        n += 1
    if s.throws > 0:
        for face in range(s.lift_from, N_FACES):
            out[n] = LIFT + face
            n += s.shown[face] > 0
    return n


@rule
def _effect_extra(s: State, seat: int, dice: int, out: Ints, n: int) -> int:
    """The Phantom Galaxy's extra die (GZ-71)."""
    if (
        s.galaxy[seat] == PHANTOM
        and s.effect_used == 0
        and s.variant == ADVANCED
        and dice < MOST_DICE
    ):
        out[n] = EFFECT_EXTRA
        n += 1
    return n


@rule
def _on_table(s: State, seat: int, out: Ints) -> int:
    """Dice on the table, none in hand (GZ-27, GZ-R7, GZ-R8, GZ-R9)."""
    n = 0
    dice = s.own_on_card
    numbers = 0  # bit mask of the numbers shown
    for face in range(N_FACES):
        dice += s.shown[face]
        numbers |= (s.shown[face] > 0) << FACE_NUMBER[face]
    if s.throws < MOST_THROWS:
        n = _lifts(s, seat, dice, out, n)
    if s.eons[seat] > 0 and s.mode != Mode.TIE:
        for face in range(N_FACES):
            out[n] = REROLL + face
            n += s.fresh[face] > 0
        for change in range(len(MODIFY_FROM)):
            out[n] = MODIFY + change
            n += s.shown[MODIFY_FROM[change]] > 0
    if s.variant == ADVANCED:
        n = _effects(s, seat, dice, numbers, out, n)
        n = _powers(s, seat, numbers, out, n)
    out[n] = STOP
    return n + 1


@rule
def _effects(s: State, seat: int, dice: int, numbers: int, out: Ints, n: int) -> int:
    """The effect of the galaxy where the pawn is, once a sequence (GZ-71)."""
    if s.effect_used == 1:
        return n
    galaxy = s.galaxy[seat]
    row = galaxy * EFFECT_ROWS + s.lucky[seat]
    for i in range(N_EFFECT_TURNS[row]):
        change = EFFECT_TURNS[row, i]
        out[n] = EFFECT_TURN + change
        to_shown = galaxy != CRYSTAL or numbers >> FACE_NUMBER[TURN_TO[change]] & 1 == 1
        n += s.shown[TURN_FROM[change]] > 0 and to_shown
    if galaxy == ENTROPIC:
        for i in range(len(EFFECT_REROLLS)):
            out[n] = EFFECT_REROLL + i
            n += numbers >> EFFECT_REROLLS[i] & 1
    if s.throws < MOST_THROWS:
        n = _effect_extra(s, seat, dice, out, n)
    return n


@rule
def _powers(s: State, seat: int, numbers: int, out: Ints, n: int) -> int:
    """The power of the Lucky Number, which ends the sequence (GZ-72, GZ-R33, GZ-R35, GZ-R36)."""
    lucky = s.lucky[seat]
    needs = POWER_NEEDS[lucky]
    if needs > 0 and numbers >> needs & 1 == 0:
        return n
    for i in range(N_POWER_TURNS[lucky]):
        change = POWER_TURNS[lucky, i]
        out[n] = POWER_TURN + change
        n += s.shown[TURN_FROM[change]] > 0
    if lucky == ROLL_NUMBER:
        for die in range(N_DICE):
            if available(s, die) > 0:
                out[n] = POWER_ROLL + die
                n += 1
    return n


@rule
def may_travel(s: State, seat: int, galaxy: int, counts: int) -> bool:
    """Whether the dice show a Code that the seat has, of another galaxy (GZ-41, GZ-42)."""
    line = s.lines[seat, FIRST_CODE + galaxy]
    return (
        galaxy != s.galaxy[seat]
        and (line == Line.SCORED or line == Line.START)
        and shows_code(s, counts, galaxy)
    )


@rule
def may_escape(s: State, seat: int, galaxy: int, counts: int) -> bool:
    """Whether the dice show a Code of another galaxy that is not cancelled (GZ-46, GZ-R21)."""
    return (
        galaxy != s.galaxy[seat]
        and s.lines[seat, FIRST_CODE + galaxy] != Line.CANCELLED
        and shows_code(s, counts, galaxy)
    )


@rule
def _assign(s: State, seat: int, out: Ints) -> int:
    """Phase 2: a line that the dice show, a travel, or else a cancelled line.

    Keeps GZ-31, GZ-33, GZ-42, GZ-R16.
    """
    counts = count_dice(s.shown)
    n = 0
    for line in range(N_LINES):
        if s.lines[seat, line] == Line.OPEN and worth(s, seat, line, counts) != NOT_SHOWN:
            out[n] = SCORE + line
            n += 1
    scores = n
    for galaxy in range(N_GALAXIES):
        if may_travel(s, seat, galaxy, counts):
            out[n] = TRAVEL + galaxy
            n += 1
    return n if n > scores else _cancels(s, seat, out, n)


@rule
def _cancels(s: State, seat: int, out: Ints, n: int) -> int:
    """Any open line may be cancelled (GZ-32, GZ-75, GZ-R15)."""
    for line in range(N_LINES):
        out[n] = CANCEL + line
        n += s.lines[seat, line] == Line.OPEN
    return n


@rule
def _others(s: State, seat: int, out: Ints) -> int:
    """The rarer decisions: the set-up, and what follows a sequence."""
    n = 0
    if s.phase == Phase.CANCEL:
        return _cancels(s, seat, out, 0)
    if s.phase == Phase.COLOUR or s.phase == Phase.START:
        colours = s.phase == Phase.COLOUR
        taken = 0
        for other in range(s.seats):
            chosen = s.colour[other] if colours else s.galaxy[other]
            taken |= 1 << (chosen + 1)  # bit 0: nothing chosen yet
        for i in range(N_CORNERS):  # as many as there are colours
            out[n] = (COLOUR if colours else START) + i
            n += taken >> (i + 1) & 1 == 0
    elif s.phase == Phase.LUCKY:
        for i in range(N_LUCKY):
            out[i] = LUCKY + i
        n = N_LUCKY
    elif s.phase == Phase.ESCAPE:
        counts = count_dice(s.shown)
        for galaxy in range(N_GALAXIES):
            out[n] = ESCAPE + galaxy
            n += may_escape(s, seat, galaxy, counts)
        out[n] = STAND
        n += 1
    elif s.phase == Phase.GAIN_CHOICE or s.phase == Phase.LOSS_CHOICE:
        out[0] = CHOOSE_EON
        out[1] = CHOOSE_VP
        n = 2
    elif s.phase == Phase.MOVE:
        known = N_GALAXIES if s.phantom_code != 0 else N_CORNERS  # GZ-R30
        for galaxy in range(known):
            out[n] = MOVE + galaxy
            n += galaxy != s.galaxy[seat]
        out[n] = STAY
        n += 1
    else:
        pulls = s.phase == Phase.PULL
        if pulls:
            out[0] = STAY
            n = 1
        for other in range(s.seats):
            out[n] = (PULL if pulls else HIT) + other
            n += other != seat and (not pulls or s.galaxy[other] != CRYSTAL)
    return n
