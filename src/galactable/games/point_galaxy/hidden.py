"""Nothing is hidden (section 6); and what lies on the table, as numbers for learning."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from galactable.core.compile import rule
from galactable.core.game import Feature
from galactable.core.rng import Rng
from galactable.games.point_galaxy.components import (
    COLOUR,
    COLOUR_NAMES,
    COLUMNS,
    FACES,
    KIND,
    MAX_NUMBER,
    MAX_SEATS,
    N_COLOURS,
    N_LETTERS,
    N_TOKENS,
    NO_LETTER,
    NO_NUMBER,
    NUMBER,
    POINTS,
    POSITIONS,
    RESEARCH,
    ROCKETS,
    TURNS,
    Card,
    X,
)
from galactable.games.point_galaxy.scoring import CATEGORIES, ai_total, points_in, variety
from galactable.games.point_galaxy.state import AI, NONE, Phase, State

N_PHASES = len(Phase)
N_CARDS = len(Card)
SHOWN_SYSTEMS = 12
A_CARD = 1 + N_CARDS + X + 2 * N_COLOURS + 1 + 1 + 1 + N_LETTERS
A_LINE = 2 * MAX_NUMBER + MAX_NUMBER + N_COLOURS + 4
CONDITION_LENGTH = N_COLOURS + 2  # a sun's condition: colours, either will do, points
A_SYSTEM = 1 + CONDITION_LENGTH + 1 + A_LINE
A_PLAYER = 1 + len(CATEGORIES) + 1 + N_LETTERS + 1 + N_TOKENS + SHOWN_SYSTEMS * A_SYSTEM


def _condition(row: dict[str, str]) -> list[float]:
    """How many planets of each colour; and whether either will do."""
    parts = row.get("condition", "").replace("/", "+").split("+")
    return [*(float(parts.count(c)) for c in COLOUR_NAMES), float("/" in row.get("condition", ""))]


def _card(face: int) -> list[float]:
    def one_hot(value: int, n: int) -> list[float]:
        return [float(i == value) for i in range(n)]

    return [
        1.0,
        *one_hot(int(KIND[face]), N_CARDS),
        *one_hot(int(NUMBER[face]) - 1, X),
        *(float(COLOUR[face] >> c & 1) for c in range(N_COLOURS)),
        *_condition(FACES[face]),
        float(POINTS[face]) / 5,
        float(ROCKETS[face]),
        *one_hot(int(RESEARCH[face]) if RESEARCH[face] != NO_LETTER else -1, N_LETTERS),
    ]


CARD_FEATURES = np.array([_card(face) for face in range(len(FACES))], np.float32)
CONDITION_AT = 1 + N_CARDS + X + N_COLOURS  # where in a card's features it begins


@rule
def hide(s: State, seat: int, rng: Rng) -> None:
    """There is nothing to re-deal: the state holds no reverse and no order of a pile."""


_A_CARD = (
    "present; one-hot: planet, sun, moon, asteroid, wormhole; one-hot: number 1 to 7, X; "
    "colours; condition: planets of each colour, either will do; points / 5; rockets; "
    "research one-hot"
)
FEATURES = (
    Feature("phase", N_PHASES, "one-hot"),
    Feature("turns", 1, "finished turns / all turns"),
    Feature("piles", COLUMNS, "cards of each pile / 20"),
    Feature("market", 9 * A_CARD, f"for each place, row by row: {_A_CARD}"),
    Feature("drafted", 2 * A_CARD, "likewise, the two drafted cards"),
    Feature("supply", N_TOKENS, "tokens in the supply"),
    Feature("owed", 1, "tokens still to take"),
    Feature(
        "players",
        MAX_SEATS * A_PLAYER,
        "for each seat, own first, then in turn order: present; points by category / 10; "
        "rocket symbols to the next token / 5; research by letter; asteroids / 5; tokens; "
        f"{SHOWN_SYSTEMS} systems in order of founding: present, the sun's condition and points, "
        "asteroid, numbers that fit on top and at the bottom, numbers printed, planets by "
        "colour / 3, planets, moons, wormholes / 5, different numbers / 7",
    ),
    Feature(
        "ai",
        POSITIONS + 4 + N_LETTERS,
        "solo: pointer one-hot, total / 50, suns / 10, asteroids / 5, tokens / 5, research",
    ),
)


@rule
def observe(s: State, seat: int, out: NDArray[np.float32]) -> None:
    """Writes the features above, in their order."""
    for i in range(len(out)):
        out[i] = 0.0
    out[s.phase] = 1.0
    at = N_PHASES
    out[at] = s.turns_taken / (TURNS * max(s.seats, 2))
    at += 1
    for column in range(COLUMNS):
        out[at + column] = s.pile[column] / 20
    at += COLUMNS
    for row in range(3):
        for column in range(COLUMNS):
            _write_card(s.market[row, column], out, at)
            at += A_CARD
    for i in range(2):
        _write_card(s.drafted[i], out, at)
        at += A_CARD
    supply = out[at:]
    for i in range(s.supply_count):
        supply[s.supply[i]] = 1.0
    at += N_TOKENS
    out[at] = s.tokens_owed
    at += 1
    for i in range(s.seats):
        _write_player(s, (seat + i) % s.seats, out, at + i * A_PLAYER)
    at += MAX_SEATS * A_PLAYER
    if s.seats == 1:
        out[at + s.turns_taken // 2 % POSITIONS] = 1.0
        at += POSITIONS
        out[at] = ai_total(s) / 50
        out[at + 1] = s.suns[AI] / 10
        out[at + 2] = s.asteroids[AI] / 5
        out[at + 3] = s.token_count[AI] / 5
        at += 4
        for letter in range(N_LETTERS):
            out[at + letter] = s.research[AI, letter]


@rule
def _write_card(face: int, out: NDArray[np.float32], at: int) -> None:
    if face != NONE:
        for i in range(A_CARD):
            out[at + i] = CARD_FEATURES[face, i]


@rule
def _write_player(s: State, player: int, out: NDArray[np.float32], at: int) -> None:
    out[at] = 1.0
    at += 1
    for category in range(len(CATEGORIES)):
        out[at + category] = points_in(s, player, category) / 10
    at += len(CATEGORIES)
    out[at] = s.rockets[player] % 5 / 5
    at += 1
    for letter in range(N_LETTERS):
        out[at + letter] = s.research[player, letter]
    at += N_LETTERS
    out[at] = s.asteroids[player] / 5
    at += 1
    tokens = out[at:]
    for i in range(s.token_count[player]):
        tokens[s.tokens[player, i]] = 1.0
    at += N_TOKENS
    for system in range(min(s.systems[player], SHOWN_SYSTEMS)):
        _write_system(s, player, system, out, at)
        at += A_SYSTEM


@rule
def _write_system(s: State, player: int, system: int, out: NDArray[np.float32], at: int) -> None:
    out[at] = 1.0
    at += 1
    sun = s.sun[player, system]
    if sun != NONE:
        for i in range(CONDITION_LENGTH):
            out[at + i] = CARD_FEATURES[sun, CONDITION_AT + i]
    at += CONDITION_LENGTH
    out[at] = 1.0 if s.asteroid[player, system] != NONE else 0.0
    at += 1
    for n in range(MAX_NUMBER):
        out[at + n] = s.fits_top[player, system] >> n & 1
        out[at + MAX_NUMBER + n] = s.fits_bottom[player, system] >> n & 1
    at += 2 * MAX_NUMBER
    begin = s.start[player, system]
    end = s.start[player, system + 1]
    cards = at + MAX_NUMBER + N_COLOURS
    for i in range(begin, end):
        face = s.line[player, i]
        number = NUMBER[face]
        if number == NO_NUMBER:
            out[cards + (1 if KIND[face] == Card.MOON else 2)] += 0.2
        else:
            out[cards] += 0.2
            if number != X:
                out[at + number - 1] = 1.0
            for colour in range(N_COLOURS):
                if COLOUR[face] >> colour & 1 == 1:
                    out[at + MAX_NUMBER + colour] += 1.0
    for colour in range(N_COLOURS):
        out[at + MAX_NUMBER + colour] /= 3
    out[cards + 3] = variety(s, player, begin, end) / 7
