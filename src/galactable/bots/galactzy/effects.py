"""What the galaxies' effects are worth in a turn of Galactzy's advanced game.

An effect is solved exactly in the sequence under way. For what is to come it counts by the turn:
``GAINS``, from six turns with the Figures open (``python -m galactable.bots.galactzy.effects``
prints them again).
"""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from galactable.bots.galactzy.scorecard import Turn, card
from galactable.bots.galactzy.sequence import LEVELS, NO_TURNS, Solution
from galactable.games.galactzy.components import (
    CRYSTAL,
    EFFECT_ROWS,
    EFFECT_TURNS,
    ENTROPIC,
    EON_POINTS,
    FACES,
    N_EFFECT_TURNS,
    N_FIGURES,
    N_GALAXIES,
    N_LUCKY,
    PEARL,
    PHANTOM,
    TURN_FROM,
    TURN_TO,
)

__all__ = ["GAINS", "effect_turns", "gain"]

# Points a turn, by galaxy and Lucky Number.
GAINS = np.array(
    [
        [4.89, 3.83, 4.56, 3.4, 4.98, 4.47, 4.21, 5.17],
        [3.2, 3.92, 3.16, 3.02, 4.36, 4.2, 3.28, 3.72],
        [2.44, 1.92, 2.28, 1.7, 2.49, 2.23, 2.1, 2.58],
        [2.41, 1.06, 2.68, 2.27, 2.3, 3.05, 0.0, 0.0],
        [5.58, 3.76, 3.81, 3.48, 4.9, 5.15, 4.73, 5.22],
    ]
)

FIGURES = (1 << N_FIGURES) - 1  # six turns, in which the pawn stays where it is
EONS = 3  # that are held
MORE = 5  # that are reckoned with


@cache
def effect_turns(galaxy: int, lucky: int) -> NDArray[np.int64]:
    """Numbers that a galaxy's effect turns into others, on a die of six (indices from 0)."""
    row = galaxy * EFFECT_ROWS + lucky
    found = [
        (FACES[TURN_FROM[turn]][1] - 1, FACES[TURN_TO[turn]][1] - 1)
        for turn in EFFECT_TURNS[row, : N_EFFECT_TURNS[row]]
        if FACES[TURN_FROM[turn]][0] == 6
    ]
    return np.array(found, np.int64) if found else NO_TURNS


def gain(galaxy: int, lucky: int) -> float:
    """What the effect adds to each of six turns on average; the Entropic Tunnel, which throws dice
    again, is taken for half of the Pearl Galaxy."""
    if galaxy == ENTROPIC:
        return gain(PEARL, lucky) / 2
    turn, effect = Turn(lucky, powered=True), Solution()
    effect.show, effect.stop = turn.plain.show, turn.plain.stop
    free_die = galaxy == PHANTOM
    found = np.zeros((FIGURES + 1, LEVELS), np.float32)
    found[0] = EON_POINTS * np.arange(LEVELS)
    for lines in range(1, FIGURES + 1):
        turn.score(found, lines)
        turn.plain.solve(turn.net, MORE, paid=int(free_die))
        effect.solve(
            turn.net, MORE, turns=effect_turns(galaxy, lucky), to_shown=galaxy == CRYSTAL,
            free_die=free_die, used=turn.plain,
        )  # fmt: skip
        found[lines] = effect.opening()
    more = found[FIGURES] - card(powered=True)[lucky - 1, FIGURES]
    return float(more[: EONS + 1].mean()) / N_FIGURES


def main() -> None:
    """Prints the table."""
    for galaxy in range(N_GALAXIES):
        print([round(gain(galaxy, lucky), 2) for lucky in range(1, N_LUCKY + 1)], flush=True)


if __name__ == "__main__":
    main()
