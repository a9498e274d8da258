"""What every move of a sequence of Galactzy is worth, with the dice that really lie there."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from galactable.bots.galactzy.multisets import FIRST, MIX_ROW
from galactable.bots.galactzy.sequence import LOW, Floats
from galactable.core.compile import door, rule
from galactable.games.galactzy.components import (
    EFFECT_REROLLS,
    FACE_NUMBER,
    FACE_TYPE,
    FIRST_FACE,
    FIRST_HAND,
    MODIFY_FROM,
    MODIFY_TO,
    MOST_DICE,
    N_FACES,
    N_LINES,
    SIDES,
    TURN_FROM,
    TURN_TO,
)
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
from galactable.games.galactzy.rules.figures import count_dice, fight_worth, worth

__all__ = ["shown_worths", "weigh"]

Ints = NDArray[np.int32]
MOST_REROLLED = 4  # dice of the Entropic Tunnel's effect whose falls are all looked at


@door
def shown_worths(states: NDArray[Any], seat: int, out: Ints) -> None:
    """What the dice on the table score on every line, and then in a fight."""
    s = states[0]
    counts = count_dice(s.shown)
    for line in range(N_LINES):
        out[line] = worth(s, seat, line, counts)
    out[N_LINES] = fight_worth(s, seat, counts)


@rule
def _covered(plus: Any, s: Any) -> int:
    """The seat's own dice on a card, which stay there (GZ-55)."""
    m = 0
    for i in range(s.card_count - s.own_on_card, s.card_count):
        m = plus[m, FACE_NUMBER[s.card_face[i]] - 1]
    return m


@rule
def _index(plus: Any, shown: Any, covered: int) -> int:
    m = covered
    for face in range(N_FACES):
        for _ in range(shown[face]):
            m = plus[m, FACE_NUMBER[face] - 1]
    return m


@rule
def _swapped(plus: Any, minus: Any, m: int, face: int, new: int) -> int:
    return plus[minus[m, FACE_NUMBER[face] - 1], FACE_NUMBER[new] - 1]


@rule
def _tabled(
    plus: Any, minus: Any, shown: Any, m: int, go: Floats, value: Floats, e: int, turns: int
) -> float:
    """Dice on the table: with their types, as far as one or two turned dice go."""
    best = go[m, e]
    if e == 0:
        return best
    for a in range(len(MODIFY_FROM)):
        if shown[MODIFY_FROM[a]] == 0:
            continue
        one = _swapped(plus, minus, m, MODIFY_FROM[a], MODIFY_TO[a])
        best = max(best, value[one, e - 1])
        if turns > 1 and e > 1:
            shown[MODIFY_FROM[a]] -= 1
            shown[MODIFY_TO[a]] += 1
            for b in range(len(MODIFY_FROM)):
                if shown[MODIFY_FROM[b]] > 0:
                    two = _swapped(plus, minus, one, MODIFY_FROM[b], MODIFY_TO[b])
                    best = max(best, value[two, e - 2])
            shown[MODIFY_FROM[a]] += 1
            shown[MODIFY_TO[a]] -= 1
    return best


@rule
def _rerolled(
    plus: Any, minus: Any, shown: Any, fresh: Any, m: int, face: int, go: Floats, value: Floats,
    e: int, again: bool,
) -> float:  # fmt: skip
    """A die of the latest throw thrown once more for an Eon; ``e`` are left after it."""
    die = FACE_TYPE[face]
    total = 0.0
    shown[face] -= 1
    fresh[face] -= 1
    for new in range(FIRST_FACE[die], FIRST_FACE[die + 1]):
        shown[new] += 1
        fresh[new] += 1
        other = _swapped(plus, minus, m, face, new)
        best = _tabled(plus, minus, shown, other, go, value, e, 1)
        if again and e > 0:
            for next_face in range(N_FACES):
                if fresh[next_face] > 0:
                    mean = 0.0
                    kind = FACE_TYPE[next_face]
                    for last in range(FIRST_FACE[kind], FIRST_FACE[kind + 1]):
                        mean += value[_swapped(plus, minus, other, next_face, last), e - 1]
                    best = max(best, mean / SIDES[kind])
        total += best
        shown[new] -= 1
        fresh[new] -= 1
    shown[face] += 1
    fresh[face] += 1
    return total / SIDES[die]


@rule
def _effect_reroll(plus: Any, minus: Any, shown: Any, m: int, number: int, used: Floats,
                   e: int) -> float:  # fmt: skip
    """The Entropic Tunnel: the mean over all falls of the dice that show a number."""
    sides = np.ones(MOST_REROLLED, np.int64)
    dice = 0
    base = m
    for die in range(3):
        if number <= SIDES[die]:
            for _ in range(shown[FIRST_FACE[die] + number - 1]):
                if dice < MOST_REROLLED:
                    sides[dice] = SIDES[die]
                    base = minus[base, number - 1]
                    dice += 1
    falls = 1
    for i in range(MOST_REROLLED):
        falls *= sides[i]
    total = 0.0
    for fall in range(falls):
        left = fall
        other = base
        for i in range(dice):
            other = plus[other, left % sides[i]]
            left //= sides[i]
        total += used[other, e]
    return total / falls


@rule
def _hands(
    plus: Any, shown: Any, covered: int, dice: int, hand: int, lift_from: int, thrown: Floats,
    e: int, lifts: Floats,
) -> float:  # fmt: skip
    """What a hand, of so many dice in all, is worth with the best further lifts and extra dice.

    ``lifts[face]`` gets what it is worth to lift that face next, ``lifts[N_FACES]`` an extra
    die; returned is the best throw without an extra die.
    """
    for face in range(N_FACES + 1):
        lifts[face] = LOW
    faces = np.zeros(MOST_DICE, np.int64)
    n = 0
    kept = covered  # and what else cannot be lifted any more
    for face in range(N_FACES):
        for _ in range(shown[face]):
            if face >= lift_from:
                faces[n] = face
                n += 1
            else:
                kept = plus[kept, FACE_NUMBER[face] - 1]
    best = float(LOW)
    for lifted in range(1 << n):
        m = kept
        lowest = N_FACES
        for i in range(n):
            if lifted >> i & 1 == 0:
                m = plus[m, FACE_NUMBER[faces[i]] - 1]
            elif lowest == N_FACES:
                lowest = faces[i]
        for extra in range(min(e, MOST_DICE - dice) + 1):
            if hand + extra == 0 and lifted == 0:
                continue
            value = thrown[dice + extra - FIRST_HAND, m, e - extra]
            if lifted != 0:
                lifts[lowest] = max(lifts[lowest], value)
            if extra > 0:
                lifts[N_FACES] = max(lifts[N_FACES], value)
            elif lifted == 0:
                best = max(best, value)
    return best


@door
def weigh(
    states: NDArray[Any], plus: Any, minus: Any, show: Floats, go: Floats, value: Floats,
    means: Floats, thrown: Floats, used: Floats, used_go: Floats, used_thrown: Floats, e: int,
    moves: Ints, n: int, values: Floats,
) -> None:  # fmt: skip
    """The worth of the first n moves of a sequence.

    The arrays are of the solution as it stands, ``used`` of that without the galaxy's effect.
    """
    s = states[0]
    t = int(s.throws)
    shown = s.shown.copy()
    fresh = s.fresh.copy()
    covered = _covered(plus, s)
    m = _index(plus, shown, covered)
    hand = int(s.hand)
    dice = hand + int(s.own_on_card)
    for face in range(N_FACES):
        dice += shown[face]
    lifts = np.full(N_FACES + 1, LOW, np.float32)
    after = min(t, 2)  # the throw to come
    if t < 3:
        _hands(plus, shown, covered, dice, hand, s.lift_from, thrown[after], e, lifts)
    for k in range(n):
        move = int(moves[k])
        if move < EXTRA:
            row = MIX_ROW[dice - FIRST_HAND, move - THROW + 1] + m - FIRST[dice - hand]
            values[k] = means[t, row, e]
        elif move == EXTRA:
            values[k] = lifts[N_FACES]
        elif move < REROLL:
            values[k] = lifts[move - LIFT]
        elif move < MODIFY:
            values[k] = _rerolled(
                plus, minus, shown, fresh, m, move - REROLL, go[t], value[t], e - 1, True
            )
        elif move < EFFECT_REROLL:
            if move < EFFECT_TURN:
                a = MODIFY_FROM[move - MODIFY]
                b = MODIFY_TO[move - MODIFY]
            else:
                a = TURN_FROM[move - EFFECT_TURN]
                b = TURN_TO[move - EFFECT_TURN]
            other = _swapped(plus, minus, m, a, b)
            shown[a] -= 1
            shown[b] += 1
            if move < EFFECT_TURN:
                values[k] = _tabled(plus, minus, shown, other, go[t], value[t], e - 1, 2)
            else:
                values[k] = _tabled(plus, minus, shown, other, used_go[t], used[t], e, 2)
            shown[a] += 1
            shown[b] -= 1
        elif move < EFFECT_EXTRA:
            number = EFFECT_REROLLS[move - EFFECT_REROLL]
            values[k] = _effect_reroll(plus, minus, shown, m, number, used[t], e)
        elif move == EFFECT_EXTRA:
            best = _hands(
                plus, shown, covered, dice + 1, hand + 1, s.lift_from, used_thrown[after], e, lifts
            )
            for face in range(N_FACES + 1):
                best = max(best, lifts[face])
            values[k] = best
        elif move < POWER_ROLL:
            change = move - POWER_TURN
            other = _swapped(plus, minus, m, TURN_FROM[change], TURN_TO[change])
            values[k] = show[t, other, e]
        elif move < STOP:
            values[k] = show[t, m, e]
            if dice < MOST_DICE:
                sides = SIDES[move - POWER_ROLL]
                mean = 0.0
                for number in range(sides):
                    mean += show[t, plus[m, number], e]
                values[k] = mean / sides
        else:
            values[k] = show[t, m, e]
