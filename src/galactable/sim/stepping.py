"""What ``Vector`` does inside compiled code: moves, bots' moves, what comes of them.

Arrays are arguments one by one, and loops are long, on purpose. As one tuple the arrays would
be counted as used at every call: a step of Tiny Galaxies took twice as long with it.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any

import numpy as np
from numpy.typing import NDArray

from galactable.bots.greedy import greedy_move
from galactable.core.compile import INTERPRETED, door, rule
from galactable.core.events import EventRows
from galactable.core.generic import Ints, deal, legal, observe, places, play, score
from galactable.core.rng import KEYS, Rng, below, start
from galactable.sim.flags import Flags, all_are, raise_to, read
from galactable.sim.playouts import PICKS, clear
from galactable.sim.rewards import reward

__all__ = [
    "ASKED",
    "AWAKE",
    "CALLED_OFF",
    "CHECKED",
    "GREEDY",
    "KINDS",
    "LEARNER",
    "MAX_SEATS",
    "MOVER",
    "PLAYED",
    "RANDOM",
    "Reached",
    "advance_together",
    "answer",
]

MAX_SEATS = 16
MOVER = -1  # among the seats that observe: whoever decides
LEARNER, RANDOM, GREEDY, ASKED = range(4)
"""Who plays a seat: the caller, a bot that compiled code knows, or one that is asked outside."""

POSTED, CHECKED, CALLED_OFF, PLAYED, AWAKE = range(5)
"""What threads tell each other, each the number of a step: which one the caller wants, whose moves
a thread has checked, which is broken off, what is done; and whether a thread looks for the next."""
KINDS = 5

LOOKS = 0 if INTERPRETED else 300_000
"""At a number that another thread will raise: some 0.1 ms, then it sleeps a while."""


class Reached(IntEnum):
    """How far a thread is with its part of a step."""

    WAITS = 0
    REFUSED = 1  # because of a move, or because the step is called off
    DONE = 2
    ALL_DONE = 3


_SALT = np.uint64(0x6A09E667F3BCC909)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)


@rule
def bot_key(rng: Rng, seed: int, ply: int) -> int:
    """``bots.bot.salted`` of ``core.rng.key_of``: the key of a bot's own chance."""
    start(rng, seed, ply + KEYS)
    z = np.uint64(below(rng, 1 << 31)) + _SALT
    z = (z ^ (z >> np.uint64(30))) * _MIX_1
    z = (z ^ (z >> np.uint64(27))) * _MIX_2
    return np.int64((z ^ (z >> np.uint64(31))) >> np.uint64(1))  # type: ignore[return-value]


@rule
def deal_anew(
    states: NDArray[Any],
    bytes_: NDArray[np.uint8],
    i: int,
    seats: int,
    variant: int,
    seed: int,
    rng: Rng,
    events: EventRows,
) -> None:
    """A fresh game in record i."""
    clear(bytes_, i)
    start(rng, seed, 0)
    deal(states[i], seats, variant, rng, events)


@rule
def settle(
    s: Any,
    i: int,
    seats: int,
    rival: bool,
    out: Ints,
    ranks: Ints,
    totals: NDArray[np.int32],
    rewards: NDArray[np.float32],
    finals: NDArray[np.int16],
) -> None:
    """What a finished game came to, by seat, and what each knew of it."""
    places(s, ranks)
    for seat in range(seats):
        totals[i, seat] = score(s, seat, out)
        rewards[i, seat] = reward(ranks, seats, seat, totals[i, seat], rival)
        if finals.shape[1] > 0:
            observe(s, seat, finals[i, seat])


@rule
def offer(
    s: Any, seat: int, mask: NDArray[np.uint8], out: Ints, seed: int, ply: int, rng: Rng
) -> int:
    """Marks what is legal for the seat; returns one of these moves, at random."""
    for move in range(len(mask)):
        mask[move] = 0
    n = legal(s, seat, out)
    for k in range(n):
        mask[np.uint32(out[k])] = 1
    start(rng, seed, PICKS + ply)
    return int(out[below(rng, n)])


@rule
def compiled_move(
    s: Any,
    record: NDArray[np.uint8],
    kind: int,
    seed: int,
    ply: int,
    out: Ints,
    desk: NDArray[Any],
    desk_bytes: NDArray[np.uint8],
    values: NDArray[np.int64],
    rng: Rng,
    events: EventRows,
) -> int:
    """What ``random`` or ``greedy`` plays at a table whose bytes are ``record``.

    Greedy deals anew what the seat cannot know for every sample. Doing so twice is doing it
    once (the conformance suite says so), so it may start from the table itself.
    """
    seat = int(s.seat)
    key = bot_key(rng, seed, ply)
    if kind == RANDOM:
        n = legal(s, seat, out)
        start(rng, key, 1)
        return int(out[below(rng, n)])
    for k in range(len(record)):
        desk_bytes[0, k] = record[k]
    return greedy_move(desk, desk_bytes, seat, key, out, values, rng, events)


@door
def advance(
    fresh: bool,
    chosen: NDArray[np.int32],
    low: int,
    high: int,
    seats: int,
    variant: int,
    rival: bool,
    states: NDArray[Any],
    bytes_: NDArray[np.uint8],
    seeds: NDArray[np.int64],
    plies: NDArray[np.int64],
    masks: NDArray[np.uint8],
    eyes: Ints,
    observations: NDArray[np.int16],
    finals: NDArray[np.int16],
    seat_of: NDArray[np.int32],
    suggested: NDArray[np.int32],
    rewards: NDArray[np.float32],
    totals: NDArray[np.int32],
    done: NDArray[np.uint8],
    who: NDArray[np.int8],
    out: Ints,
    ranks: Ints,
    rng: Rng,
    events: EventRows,
) -> None:
    """Plays the chosen moves at tables low to high-1, or deals there if ``fresh``.

    A door, so that its code stands alone: as a part of ``advance_together`` it is cut into
    functions in another way, and Rock the Galaxy's steps take a fifth longer.
    """
    for i in range(low, high):
        s = states[i]
        if fresh:
            deal_anew(states, bytes_, i, seats, variant, seeds[i], rng, events)
        else:
            done[i] = 0
            for seat in range(seats):
                rewards[i, seat] = 0.0
            plies[i] += 1
            start(rng, seeds[i], plies[i])
            play(s, int(s.seat), int(chosen[i]), rng, events)
            if s.waiting == 0:
                settle(s, i, seats, rival, out, ranks, totals, rewards, finals)
                done[i] = 1
                seeds[i] += len(seeds)
                plies[i] = 0
                deal_anew(states, bytes_, i, seats, variant, seeds[i], rng, events)
        seat = int(s.seat)
        if who[seat] == RANDOM or who[seat] == GREEDY:
            continue  # ``answer`` plays there, and shows what comes of it
        seat_of[i] = seat
        suggested[i] = offer(s, seat, masks[i], out, seeds[i], plies[i], rng)
        for k in range(len(eyes)):
            observe(s, seat if eyes[k] == MOVER else int(eyes[k]), observations[i, k])


@door
def answer(
    chosen: NDArray[np.int32],
    low: int,
    high: int,
    seats: int,
    variant: int,
    rival: bool,
    states: NDArray[Any],
    bytes_: NDArray[np.uint8],
    seeds: NDArray[np.int64],
    plies: NDArray[np.int64],
    masks: NDArray[np.uint8],
    eyes: Ints,
    observations: NDArray[np.int16],
    finals: NDArray[np.int16],
    seat_of: NDArray[np.int32],
    suggested: NDArray[np.int32],
    rewards: NDArray[np.float32],
    totals: NDArray[np.int32],
    done: NDArray[np.uint8],
    who: NDArray[np.int8],
    out: Ints,
    ranks: Ints,
    rng: Rng,
    events: EventRows,
    desk: NDArray[Any],
    desk_bytes: NDArray[np.uint8],
    values: NDArray[np.int64],
) -> int:
    """Lets bots play at tables low to high-1 until a seat of the learner's decides.

    A bot that is asked outside plays ``chosen``, once; where that is below 0 its table waits.
    Returns how many tables wait so.
    """
    waiting = 0
    for i in range(low, high):
        s = states[i]
        moved = False
        asked = int(chosen[i])
        chosen[i] = -1
        while who[int(s.seat)] != LEARNER:
            seat = int(s.seat)
            kind = who[seat]
            if kind == ASKED and asked < 0:
                break
            move = asked
            if kind == ASKED:
                asked = -1
            else:
                move = compiled_move(
                    s,
                    bytes_[i],
                    kind,
                    seeds[i],
                    plies[i],
                    out,
                    desk,
                    desk_bytes,
                    values,
                    rng,
                    events,
                )
            moved = True
            plies[i] += 1
            start(rng, seeds[i], plies[i])
            play(s, seat, move, rng, events)
            if s.waiting == 0:
                settle(s, i, seats, rival, out, ranks, totals, rewards, finals)
                done[i] = 1
                seeds[i] += len(seeds)
                plies[i] = 0
                deal_anew(states, bytes_, i, seats, variant, seeds[i], rng, events)
        seat = int(s.seat)
        if who[seat] == ASKED:
            waiting += 1
        if moved:
            seat_of[i] = seat
            suggested[i] = offer(s, seat, masks[i], out, seeds[i], plies[i], rng)
            for k in range(len(eyes)):
                observe(s, seat if eyes[k] == MOVER else int(eyes[k]), observations[i, k])
    return waiting


@rule
def first_illegal(chosen: NDArray[np.int32], masks: NDArray[np.uint8]) -> int:
    """The first table whose move is not legal; -1 if all are."""
    for i in range(len(chosen)):
        if chosen[i] < 0 or chosen[i] >= masks.shape[1] or masks[i, chosen[i]] == 0:
            return i
    return -1


@door
def advance_together(
    step: int,
    part: int,
    flags: Flags,
    refused: NDArray[np.int64],
    stays: bool,
    fresh: bool,
    chosen: NDArray[np.int32],
    low: int,
    high: int,
    seats: int,
    variant: int,
    rival: bool,
    states: NDArray[Any],
    bytes_: NDArray[np.uint8],
    seeds: NDArray[np.int64],
    plies: NDArray[np.int64],
    masks: NDArray[np.uint8],
    eyes: Ints,
    observations: NDArray[np.int16],
    finals: NDArray[np.int16],
    seat_of: NDArray[np.int32],
    suggested: NDArray[np.int32],
    rewards: NDArray[np.float32],
    totals: NDArray[np.int32],
    done: NDArray[np.uint8],
    who: NDArray[np.int8],
    out: Ints,
    ranks: Ints,
    rng: Rng,
    events: EventRows,
) -> int:
    """One thread's part of a step: no move is played before all threads have checked theirs.

    Call it again where it ``WAITS``. With ``stays`` the caller's part, 0, waits until all are
    done, and the others for the next step, a while. Each thread looks at its own rows alone, at
    their masks too: what another core has just written is slow to read, and slow to write there
    afterwards.
    """
    while True:
        wrong = False
        if read(flags, PLAYED, part) < step:
            if part == 0 and stays and not fresh:
                raise_to(flags, POSTED, part, step)
            if not fresh:
                if read(flags, CHECKED, part) != step:
                    bad = first_illegal(chosen[low:high], masks[low:high])
                    refused[part] = -1 if bad < 0 else low + bad
                    raise_to(flags, CHECKED, part, step)
                if not all_are(flags, CHECKED, step, LOOKS):
                    return stopped(flags, step)
                wrong = is_refused(refused)
            if not wrong:
                advance(
                    fresh, chosen, low, high, seats, variant, rival, states, bytes_, seeds, plies,
                    masks, eyes, observations, finals, seat_of, suggested, rewards, totals, done,
                    who, out, ranks, rng, events,
                )  # fmt: skip
            raise_to(flags, AWAKE, part, int(stays))
            raise_to(flags, PLAYED, part, step)  # refused moves too: nobody reads of them any more
        if not stays:
            return Reached.REFUSED if wrong else Reached.DONE
        if part == 0:
            if not all_are(flags, PLAYED, step, LOOKS):
                return stopped(flags, step)
            return Reached.REFUSED if is_refused(refused) else Reached.ALL_DONE
        step = next_step(flags, step)
        if step == 0:
            raise_to(flags, AWAKE, part, 0)
            return Reached.DONE
        fresh = False


@rule
def is_refused(refused: NDArray[np.int64]) -> bool:
    """Whether any thread has found a move that is not legal."""
    for part in range(len(refused)):
        if refused[part] >= 0:
            return True
    return False


@rule
def stopped(flags: Flags, step: int) -> int:
    """For who has looked long enough: whether to wait on, or not to."""
    return Reached.REFUSED if read(flags, CALLED_OFF, 0) == step else Reached.WAITS


@rule
def next_step(flags: Flags, step: int) -> int:
    """The step after this one if the caller wants it soon, else 0."""
    for _ in range(LOOKS):
        posted = read(flags, POSTED, 0)
        if posted > step:
            return posted
    return 0
