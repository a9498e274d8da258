"""What a seat cannot know (nothing that the state holds), and what it knows, as numbers."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from galactable.core.compile import rule
from galactable.core.game import Feature
from galactable.core.rng import Rng
from galactable.games.galactzy.components import (
    ADVANCED,
    CHANCE,
    CODE_SIZE,
    ERAS,
    MAX_SEATS,
    N_COLOURS,
    N_DICE,
    N_EVENTS,
    N_FACES,
    N_GALAXIES,
    N_LINES,
    N_LUCKY,
    N_NUMBERS,
)
from galactable.games.galactzy.rules.figures import count_dice, fight_worth, worth
from galactable.games.galactzy.state import NONE, Line, Mode, Phase, State

N_PHASES = len(Phase)
N_MODES = len(Mode)
N_STATES = len(Line)


@rule
def hide(s: State, seat: int, rng: Rng) -> None:
    """The order of the events is a pool already: there is nothing to deal anew."""


FEATURES = (
    Feature("phase", N_PHASES, "one-hot"),
    Feature("mode", N_MODES, "one-hot: none, turn, fight, convergence, tie, card"),
    Feature("advanced", 1, "1 in the advanced game"),
    Feature("era", 1, "Era / Eras"),
    Feature("supply", 1, "Eons in the supply / 20"),
    Feature("throws", 1, "throws made / 3"),
    Feature("hand", 1, "dice in hand / 8"),
    Feature("effect used", 1, "1 once the galaxy's effect was used"),
    Feature("lift from", 1, "lowest face that may be lifted / 18"),
    Feature("shown", N_FACES, "free dice by face"),
    Feature("fresh", N_FACES, "dice that an Eon may re-roll, by face"),
    Feature("need", N_NUMBERS, "numbers of the card not covered"),
    Feature("on card", N_DICE, "dice on the card by type / 7"),
    Feature("offers", N_LINES, "what the dice would score on the present seat's lines / 25"),
    Feature("fight worth", 1, "what the dice would score in a fight / 25"),
    Feature("phantom", CODE_SIZE, "numbers of the Phantom Code / 6"),
    Feature("face up", N_EVENTS, "one-hot"),
    Feature("unseen", N_EVENTS, "events in the deck"),
    Feature("bottom", 1, "1 if the Phantom Storm lies under the deck"),
    Feature(
        "seats",
        MAX_SEATS * (N_COLOURS + N_LUCKY + N_GALAXIES + N_STATES * N_LINES + 7),
        "for each seat, own first, then clockwise: colour, Lucky Number, galaxy one-hot; "
        "lines one-hot (open, scored, cancelled, start); Eons / 5, VP / 100, fight score / 25 "
        "(-1 if none), in the fight or concerned by the event, waited for, First Player, present",
    ),
)


@rule
def observe(s: State, seat: int, out: NDArray[np.float32]) -> None:
    """Writes the features above, in their order."""
    for i in range(len(out)):
        out[i] = 0.0
    at = _one_hot(s.phase, N_PHASES, out, 0)
    at = _one_hot(s.mode, N_MODES, out, at)
    out[at] = 1.0 if s.variant == ADVANCED else 0.0
    out[at + 1] = s.turn / ERAS[s.variant]
    out[at + 2] = s.supply / 20
    out[at + 3] = s.throws / 3
    out[at + 4] = s.hand / 8
    out[at + 5] = s.effect_used
    out[at + 6] = s.lift_from / 18
    at += 7
    for face in range(N_FACES):
        out[at + face] = s.shown[face]
        out[at + N_FACES + face] = s.fresh[face]
    at += 2 * N_FACES
    for number in range(1, N_NUMBERS + 1):
        out[at + number - 1] = s.need[number]
    at += N_NUMBERS
    for die in range(N_DICE):
        out[at + die] = s.on_card[die] / 7
    at += N_DICE
    if s.throws > 0 and s.mode != Mode.CARD and s.phase != Phase.CANCEL:
        counts = count_dice(s.shown)
        for line in range(CHANCE + 1):
            if s.lines[s.seat, line] == Line.OPEN and s.mode == Mode.TURN:
                out[at + line] = max(worth(s, s.seat, line, counts), 0) / 50
        if s.mode != Mode.TURN:
            out[at + N_LINES] = fight_worth(s, s.seat, counts) // 2 / 25
    at += N_LINES + 1
    for i in range(CODE_SIZE):
        out[at + i] = s.phantom_numbers[i] / 6
    at += CODE_SIZE
    for card in range(N_EVENTS):
        out[at + card] = 1.0 if s.face_up == card else 0.0
        out[at + N_EVENTS + card] = s.unseen >> card & 1
    at += 2 * N_EVENTS
    out[at] = s.bottom
    at += 1
    for i in range(s.seats):
        at = _observe_seat(s, (seat + i) % s.seats, out, at)


@rule
def _one_hot(value: int, length: int, out: NDArray[np.float32], at: int) -> int:
    for i in range(length):
        out[at + i] = 1.0 if value == i else 0.0
    return at + length


@rule
def _observe_seat(s: State, other: int, out: NDArray[np.float32], at: int) -> int:
    at = _one_hot(s.colour[other], N_COLOURS, out, at)
    at = _one_hot(s.lucky[other] - 1, N_LUCKY, out, at)
    at = _one_hot(s.galaxy[other], N_GALAXIES, out, at)
    for line in range(N_LINES):
        at = _one_hot(s.lines[other, line], N_STATES, out, at)
    out[at] = s.eons[other] / 5
    out[at + 1] = s.vp[other] / 100
    out[at + 2] = s.fight_score[other] / 25 if s.fight_score[other] != NONE else -1.0
    for i in range(s.order_count):
        if s.order[i] == other:
            out[at + 3] = 1.0
    out[at + 4] = s.waiting >> other & 1
    out[at + 5] = 1.0 if s.first == other else 0.0
    out[at + 6] = 1.0
    return at + 7
