"""The sequence of throws, the same for turns, fights, events and the tie-break."""

from __future__ import annotations

from galactable.core.compile import rule
from galactable.core.events import EVERYONE, EventRows, tell
from galactable.core.rng import Rng, below
from galactable.core.waiting import wait_for
from galactable.games.galactzy.components import (
    BY_NUMBER,
    EFFECT_REROLLS,
    FACE_NUMBER,
    FACE_TYPE,
    FIRST_FACE,
    FIRST_HAND,
    MODIFY_FROM,
    MODIFY_TO,
    N_DICE,
    N_FACES,
    N_NUMBERS,
    SIDES,
    THROW_DICE,
    TURN_FROM,
    TURN_TO,
)
from galactable.games.galactzy.events import Happening
from galactable.games.galactzy.moves import (
    EFFECT_EXTRA,
    EFFECT_REROLL,
    EFFECT_TURN,
    EXTRA,
    LIFT,
    MODIFY,
    POWER_ROLL,
    POWER_TURN,
    REROLL,
    STOP,
    THROW,
)
from galactable.games.galactzy.state import NONE, Mode, Phase, State


@rule
def clear_sequence(s: State) -> None:
    """Clears all dice from the table except those on the card."""
    s.mode = Mode.NONE
    s.throws = 0
    s.hand = 0
    s.effect_used = 0
    s.rerolled = NONE
    s.lift_from = 0
    s.own_on_card = 0
    s.need_count = 0
    for face in range(N_FACES):
        s.shown[face] = 0
        s.fresh[face] = 0
        s.lifted[face] = 0
    for number in range(N_NUMBERS + 1):
        s.need[number] = 0


@rule
def begin_sequence(s: State, seat: int, mode: int) -> None:
    """Six dice in hand (GZ-11)."""
    clear_sequence(s)
    s.mode = mode
    s.hand = FIRST_HAND
    wait_for(s, seat, Phase.SEQUENCE)


@rule
def gain_eon(s: State, seat: int, events: EventRows, lucky: int = 0) -> None:
    """From the supply, while there is one (GZ-28); ``lucky``: for Lucky Number 1 (GZ-R34)."""
    if s.supply > 0:
        s.supply -= 1
        s.eons[seat] += 1
        tell(events, Happening.EON, EVERYONE, seat, 1, NONE, lucky)
    else:
        tell(events, Happening.NO_EON, EVERYONE, seat)


@rule
def spend_eon(s: State, seat: int) -> None:
    """To the supply (GZ-28)."""
    s.eons[seat] -= 1
    s.supply += 1


@rule
def make_move(s: State, seat: int, move: int, rng: Rng, events: EventRows) -> bool:
    """One move of a sequence; True if the sequence ends with it."""
    ends = False
    if move < EXTRA:
        kept = kept_numbers(s) if events.shape[0] > 0 else 0
        _throw(s, move - THROW, rng)
        _tell_fresh(s, seat, Happening.THROW, s.throws, kept, events)
    elif REROLL <= move < MODIFY:
        _reroll(s, seat, move - REROLL, rng, events)
    else:
        s.rerolled = NONE
        for face in range(N_FACES):
            s.fresh[face] = 0
        if LIFT <= move < REROLL:
            _lift(s, seat, move - LIFT, events)
        elif move == EXTRA or move == EFFECT_EXTRA:  # noqa: SIM109 (a tuple is searched)
            _extra(s, seat, move, events)
        elif EFFECT_REROLL <= move < EFFECT_EXTRA:
            _effect_reroll(s, seat, EFFECT_REROLLS[move - EFFECT_REROLL], rng, events)
        elif move < POWER_ROLL:
            _turn(s, seat, move, events)
            ends = move >= POWER_TURN
        else:
            _end(s, seat, move, rng, events)
            ends = True
    if s.mode == Mode.CARD and s.hand == 0:
        _cover(s, seat, events)
        ends = ends or s.need_count == 0
    if ends:
        s.rerolled = NONE
        for face in range(N_FACES):
            s.fresh[face] = 0
    return ends


@rule
def roll(die: int, rng: Rng) -> int:
    """A face of a die of this type."""
    return FIRST_FACE[die] + below(rng, SIDES[die])


@rule
def _throw(s: State, plan: int, rng: Rng) -> None:
    """The hand is thrown; what it shows is fresh (GZ-11 to GZ-13)."""
    for face in range(N_FACES):
        s.fresh[face] = 0
        s.lifted[face] = 0
    for die in range(N_DICE):
        for _ in range(THROW_DICE[plan, die]):
            face = roll(die, rng)
            s.shown[face] += 1
            s.fresh[face] += 1
    s.hand = 0
    s.lift_from = 0
    s.throws += 1


@rule
def _reroll(s: State, seat: int, face: int, rng: Rng, events: EventRows) -> None:
    """GZ-25: the die stays fresh."""
    spend_eon(s, seat)
    new = roll(FACE_TYPE[face], rng)
    s.shown[face] -= 1
    s.fresh[face] -= 1
    s.shown[new] += 1
    s.fresh[new] += 1
    s.rerolled = new
    _tell_turn(seat, face, new, Happening.REROLL, NONE, events)


@rule
def _lift(s: State, seat: int, face: int, events: EventRows) -> None:
    """A die goes from the table into the hand (GZ-12)."""
    s.shown[face] -= 1
    s.lifted[face] += 1
    s.hand += 1
    s.lift_from = face
    tell(events, Happening.LIFT, EVERYONE, seat, SIDES[FACE_TYPE[face]], FACE_NUMBER[face])


@rule
def _extra(s: State, seat: int, move: int, events: EventRows) -> None:
    """A die more, for an Eon or by the Phantom Galaxy's effect (GZ-26, GZ-71)."""
    s.hand += 1
    if move == EXTRA:
        spend_eon(s, seat)
        tell(events, Happening.EXTRA, EVERYONE, seat)
    else:
        s.effect_used = 1
        tell(events, Happening.EFFECT_EXTRA, EVERYONE, seat, s.galaxy[seat])


@rule
def _turn(s: State, seat: int, move: int, events: EventRows) -> None:
    """A die is turned: for an Eon, by the galaxy's effect or by the Lucky Number's power."""
    told = Happening.MODIFY + 0
    by = NONE
    if move < EFFECT_TURN:
        spend_eon(s, seat)
        face = MODIFY_FROM[move - MODIFY]
        new = MODIFY_TO[move - MODIFY]
    else:
        change = move - EFFECT_TURN
        told = Happening.EFFECT_TURN + 0
        if move >= POWER_TURN:
            change = move - POWER_TURN
            told = Happening.POWER_TURN + 0
            by = s.lucky[seat] + 0
        else:
            s.effect_used = 1
            by = s.galaxy[seat] + 0
        face = TURN_FROM[change]
        new = TURN_TO[change]
    s.shown[face] -= 1
    s.shown[new] += 1
    _tell_turn(seat, face, new, told, by, events)


@rule
def _end(s: State, seat: int, move: int, rng: Rng, events: EventRows) -> None:
    """The stop, or the last die that Lucky Number 8 rolls."""
    if move == STOP:
        tell(events, Happening.STOP, EVERYONE, seat)
        return
    die = move - POWER_ROLL
    face = roll(die, rng)
    s.shown[face] += 1
    number = FACE_NUMBER[face]
    tell(events, Happening.POWER_ROLL, EVERYONE, seat, SIDES[die], number, s.lucky[seat])


@rule
def _tell_turn(seat: int, face: int, new: int, told: int, by: int, events: EventRows) -> None:
    """``by``: the galaxy whose effect, or the Lucky Number whose power it is."""
    die = SIDES[FACE_TYPE[face]]
    tell(events, told, EVERYONE, seat, die, FACE_NUMBER[face], FACE_NUMBER[new], by)


@rule
def _effect_reroll(s: State, seat: int, number: int, rng: Rng, events: EventRows) -> None:
    """The Entropic Tunnel: all free dice of a number, types kept; `fresh` counts them here."""
    s.effect_used = 1
    for die in range(N_DICE):
        face = FIRST_FACE[die] + number - 1
        if number <= SIDES[die]:
            dice = s.shown[face]
            s.shown[face] = 0
            for _ in range(dice):
                s.fresh[roll(die, rng)] += 1
    _tell_fresh(s, seat, Happening.EFFECT_REROLL, number, s.galaxy[seat], events)
    for face in range(N_FACES):
        s.shown[face] += s.fresh[face]
        s.fresh[face] = 0


@rule
def kept_numbers(s: State) -> int:
    """What the free dice show, as the digits of one number, ascending."""
    digits = 0
    for i in range(N_FACES):
        face = BY_NUMBER[i]
        for _ in range(s.shown[face]):
            digits = 10 * digits + FACE_NUMBER[face]
    return digits


@rule
def _tell_fresh(s: State, seat: int, told: int, what: int, more: int, events: EventRows) -> None:
    """Tells the fresh dice: those of a type as the digits of one number, ascending."""
    if events.shape[0] == 0:
        return
    d4 = 0
    d6 = 0
    d8 = 0
    for face in range(N_FACES):
        for _ in range(s.fresh[face]):
            if face < FIRST_FACE[1]:
                d4 = 10 * d4 + FACE_NUMBER[face]
            elif face < FIRST_FACE[2]:
                d6 = 10 * d6 + FACE_NUMBER[face]
            else:
                d8 = 10 * d8 + FACE_NUMBER[face]
    tell(events, told, EVERYONE, seat, d4, d6, d8, what, more)


@rule
def _cover(s: State, seat: int, events: EventRows) -> None:
    """Free dice that show a number needed go on the card, the smallest type first (GZ-55).

    Keeps GZ-R28.
    """
    for i in range(N_FACES):
        face = BY_NUMBER[i]
        number = FACE_NUMBER[face]
        die = FACE_TYPE[face]
        while s.need[number] > 0 and s.shown[face] > 0:
            s.shown[face] -= 1
            if s.fresh[face] > 0:
                s.fresh[face] -= 1
            s.need[number] -= 1
            s.need_count -= 1
            s.on_card[die] += 1
            s.own_on_card += 1
            s.card_seat[s.card_count] = seat
            s.card_face[s.card_count] = face
            s.card_count += 1
            tell(events, Happening.COVER, EVERYONE, seat, SIDES[die], number)
