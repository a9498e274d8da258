"""How good the table looks for a seat: what ``greedy`` looks at.

Points count as they are. An open line counts as its par, what it usually brings. A sequence
under way adds, for each line, the chance that the missing numbers come in the throws left
(``odds``) times the points above par. A throw just made is valued by its plan, and an Eon
re-roll by its mean, not by the luck of the moment: otherwise a bot that tries every move on
a sampled chance would take the luckiest sample for the best move.
"""

from __future__ import annotations

import numpy as np

from galactable.core.compile import rule
from galactable.games.galactzy.components import (
    ADVANCED,
    BITS,
    CHANCE,
    EARLY,
    EON_POINTS,
    ERAS,
    FACE_NUMBER,
    FACE_TYPE,
    FACE_UNIT,
    FIRST_CODE,
    FIRST_FACE,
    MOST_THROWS,
    N_FACES,
    N_FIGURES,
    N_LINES,
    N_NUMBERS,
    NUMBER_MASK,
    PHANTOM_LINE,
    SIDES,
    THROW_DICE,
    WAY_FIRST,
    WAY_NEED,
    WAY_POINTS,
    Card,
)
from galactable.games.galactzy.odds import CERTAIN, MOST_SPARE, ODDS, PLANS, rank
from galactable.games.galactzy.rules.figures import (
    NOT_SHOWN,
    count_dice,
    fight_worth,
    sum_of,
    worth,
)
from galactable.games.galactzy.scoring import total
from galactable.games.galactzy.state import NONE, Line, Mode, Phase, State

POINT = 1000
# What an open line usually brings, in thousandths.
PAR = np.array([23, 22, 23, 21, 20, 10, 9, 9, 9, 9, 9, 42], np.int64) * 1000
EON = 10_000  # an Eon while there are turns left
RIVAL = 300  # a point of the best rival
FIGHT_POINT = 300  # a point of a fight score
BAD_PLAN = 150  # a die of another type than the best plan has
OTHER_WAYS = 30  # percent: how much other ways to make the same line count
LUCKY_SPARE = 200  # a spare die, times the Lucky Number
FAILED_CHANCE = 23  # what Chance brings when nothing else comes
MOST_TURNED = 2  # dice that Eons may be spent on, when looking for what they could buy
LUCKY_WORTH = np.array([0, 0, 1, 2, 3, 2, 1, 0, 0], np.int64)  # small preferences, by number
POWER_WORTH = np.array([0, 2, 5, 6, 5, 4, 4, 3, 0], np.int64)
EFFECT_WORTH = np.array([1000, 700, 500, 200, 1500], np.int64)  # a turn in a galaxy
# Cards: roughly what success and defeat are worth.
CARD_GAIN = np.array([6, 6, 4, 1, 5, 10, 9, 5, 1, 0, 0], np.int64) * 1000
CARD_LOSS = np.array([10, 10, 15, 10, 5, 7, 10, 12, 6, 0, 0], np.int64) * 1000
CHANCE_DIE = np.array([0, 4500, 5800, 6600], np.int64)  # a die for Chance, by throws left


@rule
def evaluate(s: State, seat: int) -> int:
    """A thousandth of a point is the unit."""
    value = POINT * total(s, seat)
    if s.phase == Phase.OVER:
        return value
    best_rival = 0
    for other in range(s.seats):
        if other != seat:
            best_rival = max(best_rival, total(s, other))
    value -= RIVAL * best_rival
    open_lines = 0
    for line in range(N_LINES):
        if s.lines[seat, line] == Line.OPEN:
            value += PAR[line]
            open_lines += 1
    if open_lines > 0:
        value += (EON - EON_POINTS * POINT) * int(s.eons[seat])
    value += 100 * LUCKY_WORTH[s.lucky[seat]]
    if s.variant == ADVANCED:
        value += 1000 * POWER_WORTH[s.lucky[seat]]
        if s.galaxy[seat] != NONE:
            value += EFFECT_WORTH[s.galaxy[seat]] * (ERAS[s.variant] - s.turn)
    if s.fight_score[seat] != NONE:
        value += FIGHT_POINT * int(s.fight_score[seat])
    if s.seat == seat and s.mode != Mode.NONE and s.throws + s.hand > 6 - 6 * (s.throws > 0):
        value += _sequence(s, seat)
    return value


@rule
def _sequence(s: State, seat: int) -> int:
    """What the sequence under way may bring, against the lines that it may mark."""
    if s.mode == Mode.CARD:
        return _card(s)
    if s.phase != Phase.SEQUENCE:
        return _stop(s, seat)
    if s.hand > 0:
        return _go_on(s, seat, 0, s.hand, MOST_THROWS - s.throws, s.lift_from)
    if s.rerolled != NONE:  # the mean of what it may give
        given = s.rerolled
        die = FACE_TYPE[given]
        value = 0
        s.shown[given] -= 1
        for face in range(FIRST_FACE[die], FIRST_FACE[die + 1]):
            s.shown[face] += 1
            value += _table(s, seat)
            s.shown[face] -= 1
        s.shown[given] += 1
        return value // SIDES[die]
    thrown = 0
    for face in range(N_FACES):
        thrown += s.fresh[face]
    if thrown > 0:  # as it looked before the dice fell
        return _go_on(s, seat, thrown, thrown, MOST_THROWS - s.throws + 1, N_FACES)
    return _table(s, seat)


@rule
def _table(s: State, seat: int) -> int:
    """Dice on the table: stop, turn dice with Eons, or go on."""
    value = _stop(s, seat)
    if s.eons[seat] > 0 and s.mode != Mode.TIE:
        value = max(value, _turned(s, seat))
    if s.throws < MOST_THROWS:
        value = max(value, _go_on(s, seat, 0, 0, MOST_THROWS - s.throws, 0))
    return value


@rule
def _above_par(s: State, line: int, points: int) -> int:
    """What a line would bring beyond its par; in a fight only the points count."""
    if s.mode != Mode.TURN:
        return FIGHT_POINT * points
    eon = EON if FIRST_CODE <= line < CHANCE else 0
    return POINT * points + eon - PAR[line]


@rule
def _counts_line(s: State, seat: int, line: int) -> bool:
    """Whether the sequence can bring a line something."""
    if s.mode != Mode.TURN:
        return line < N_FIGURES
    return s.lines[seat, line] == Line.OPEN and (line != PHANTOM_LINE or s.phantom_code != 0)


@rule
def _failed(s: State, seat: int) -> int:
    """The cost of failing: the cheapest line is cancelled."""
    if s.mode != Mode.TURN:
        return 0
    least = 10**9
    for line in range(N_LINES):
        if s.lines[seat, line] == Line.OPEN:
            par = PAR[line]
            if line == CHANCE:
                par -= FAILED_CHANCE * POINT
            least = min(least, par)
    return -least


@rule
def _stop(s: State, seat: int) -> int:
    """The best that the dice show now."""
    counts = count_dice(s.shown)
    if s.mode != Mode.TURN:
        return FIGHT_POINT * (fight_worth(s, seat, counts) // 2)
    best = -(10**9)
    for line in range(N_LINES):
        if s.lines[seat, line] == Line.OPEN:
            best = max(best, -PAR[line])
            if s.phase != Phase.CANCEL:
                value = worth(s, seat, line, counts)
                if value != NOT_SHOWN:
                    best = max(best, _above_par(s, line, value // 2))
    return best


@rule
def _go_on(s: State, seat: int, thrown: int, hand: int, throws: int, lift_from: int) -> int:
    """The value of the best line to throw for, with ``throws`` throws left.

    ``thrown`` dice are the hand, already on the table: their plan is compared with the best.
    Dice from the face ``lift_from`` on may still be lifted.
    """
    kept = 0
    liftable = 0
    for face in range(N_FACES):
        dice = s.shown[face]
        if thrown > 0:
            dice -= s.fresh[face]
        kept += dice * FACE_UNIT[face]
        if face >= lift_from:
            liftable += dice * FACE_UNIT[face]
    failed = _failed(s, seat)
    best = failed
    best_plan = -1
    for line in range(CHANCE):
        if not _counts_line(s, seat, line):
            continue
        fails = CERTAIN
        top = failed
        top_have = -1
        top_plan = -1
        top_gain = 0
        for again in range(2):  # first the best way, then what other ways add to it
            for way in range(WAY_FIRST[line], WAY_FIRST[line + 1]):
                need = WAY_NEED[way] if line != PHANTOM_LINE else s.phantom_code
                have = _common(kept, need)
                if again == 1 and have != top_have:
                    continue
                missing = need - have
                n = hand + _size(_common(liftable, kept - have))
                spare = n - _size(missing)
                if spare < 0:
                    continue
                index = rank(missing)
                spare = min(spare, MOST_SPARE)
                p = int(ODDS[spare, throws, index])
                if again == 1:
                    fails = fails * (CERTAIN - p) // CERTAIN
                    continue
                now = int(ODDS[spare, 1, index])
                early = EARLY[min(MOST_THROWS + 1 - throws, MOST_THROWS)] * now // 10
                gain = _above_par(s, line, WAY_POINTS[way]) + early
                gain += LUCKY_SPARE * int(s.lucky[seat]) * spare
                value = failed + p * (gain - failed) // CERTAIN
                if value > top:
                    top = value
                    top_have = have
                    top_gain = gain
                    top_plan = int(PLANS[spare, throws, index])
            if top_have == -1:
                break
        if top_have != -1:
            value = failed + (CERTAIN - fails) * (top_gain - failed) // CERTAIN
            value = (OTHER_WAYS * value + (100 - OTHER_WAYS) * top) // 100
            if value > best:
                best = value
                best_plan = top_plan
    if s.mode == Mode.TURN and s.lines[seat, CHANCE] == Line.OPEN:
        best = max(best, _go_for_chance(kept, liftable, hand, throws))
    if thrown > 0 and best_plan >= 0:
        for die in range(3):
            dice = 0
            for face in range(FIRST_FACE[die], FIRST_FACE[die + 1]):
                dice += s.fresh[face]
            best -= BAD_PLAN * abs(dice - THROW_DICE[best_plan, die])
    return best


@rule
def _go_for_chance(kept: int, liftable: int, hand: int, throws: int) -> int:
    """Small dice are thrown again, all with d8."""
    value = POINT * sum_of(kept) + hand * CHANCE_DIE[throws] - PAR[CHANCE]
    for number in range(1, N_NUMBERS + 1):
        if number * POINT < CHANCE_DIE[throws]:
            dice = liftable >> BITS * (number - 1) & NUMBER_MASK
            value += dice * (CHANCE_DIE[throws] - number * POINT)
    return value


@rule
def _common(a: int, b: int) -> int:
    """What two packed multisets have in common."""
    both = 0
    for number in range(N_NUMBERS):
        shift = BITS * number
        both += min(a >> shift & NUMBER_MASK, b >> shift & NUMBER_MASK) << shift
    return both


@rule
def _size(packed: int) -> int:
    """How many numbers a packed multiset has."""
    size = 0
    for number in range(N_NUMBERS):
        size += packed >> BITS * number & NUMBER_MASK
    return size


@rule
def _turned(s: State, seat: int) -> int:
    """The best line that Eons could buy now by turning one or two dice."""
    counts = count_dice(s.shown)
    best = -(10**9)
    for line in range(CHANCE):
        if not _counts_line(s, seat, line):
            continue
        for way in range(WAY_FIRST[line], WAY_FIRST[line + 1]):
            need = WAY_NEED[way] if line != PHANTOM_LINE else s.phantom_code
            missing = need - _common(counts, need)
            if missing == 0 or _size(missing) > MOST_TURNED:
                continue
            steps = _steps(s, counts - (need - missing), missing)
            if steps <= s.eons[seat]:
                points = WAY_POINTS[way] + EARLY[s.throws]
                best = max(best, _above_par(s, line, points) - EON * steps)
    return best


@rule
def _steps(s: State, spare: int, missing: int) -> int:
    """Eons that turn spare dice to the missing numbers, the nearest die each."""
    steps = 0
    for number in range(1, N_NUMBERS + 1):
        for _ in range(missing >> BITS * (number - 1) & NUMBER_MASK):
            nearest = N_NUMBERS
            used = 0
            for face in range(N_FACES):
                shows = FACE_NUMBER[face]
                free = spare >> BITS * (shows - 1) & NUMBER_MASK > 0
                free = free and s.shown[face] > 0 and SIDES[FACE_TYPE[face]] >= number
                if free and abs(shows - number) < nearest:
                    nearest = abs(shows - number)
                    used = FACE_UNIT[face]
            steps += nearest
            spare -= used
    return steps


@rule
def _card(s: State) -> int:
    """The value of success and defeat, weighted by the odds of the uncovered numbers."""
    if s.phase != Phase.SEQUENCE or s.need_count == 0:
        return 0
    dice = int(s.hand)
    for face in range(N_FACES):
        if s.hand == 0 or face >= s.lift_from:
            dice += s.shown[face]
    throws = MOST_THROWS - s.throws
    spare = dice - s.need_count
    p = 0
    if spare >= 0:
        missing = 0
        for number in range(1, N_NUMBERS + 1):
            missing += s.need[number] * FACE_UNIT[FIRST_FACE[2] + number - 1]
        p = int(ODDS[min(spare, MOST_SPARE), throws, rank(missing)])
    card = s.face_up
    loss = CARD_LOSS[card]
    if card == Card.GATE_VAULT:
        loss = 5 * POINT * int(s.need_count)
    return (p * CARD_GAIN[card] - (CERTAIN - p) * loss) // CERTAIN
