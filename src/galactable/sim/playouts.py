"""Random games inside compiled code."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from galactable.core import registry
from galactable.core.compile import door, rule
from galactable.core.errors import SetupError
from galactable.core.events import EventRows, buffer
from galactable.core.game import Game
from galactable.core.generic import Ints, deal, legal, places, play, score
from galactable.core.numbers import checked_seed, whole
from galactable.core.rng import Rng, below, start

__all__ = ["Outcome", "Playouts", "play_on", "room"]

STUCK = -1
PICKS = 1 << 40  # the stream of the players' choices: no ply of chance has this number


def room(game: Game) -> int:
    """How many ints rules may write: legal moves (and one beyond), points by category."""
    return max(game.max_legal or game.moves.count, len(game.categories)) + 1


@rule
def play_on(s: Any, seed: int, ply: int, out: Ints, rng: Rng, picks: Rng, events: EventRows) -> int:
    """Plays a table to its end, every legal move equally likely; returns the last ply."""
    while s.waiting != 0:
        seat = int(s.seat)
        n = legal(s, seat, out)
        if n == 0:
            return STUCK
        ply += 1
        start(rng, seed, ply)
        play(s, seat, int(out[below(picks, n)]), rng, events)
    return ply


@rule
def clear(bytes_: NDArray[np.uint8], i: int) -> None:
    """Zeroes a record, given the array of records as bytes."""
    for k in range(bytes_.shape[1]):
        bytes_[i, k] = 0


@door
def random_games(
    states: NDArray[Any],
    bytes_: NDArray[np.uint8],
    seats: int,
    variant: int,
    first_seed: int,
    games: int,
    out: Ints,
    rng: Rng,
    picks: Rng,
    events: EventRows,
    plies: NDArray[np.int64],
    totals: NDArray[np.int64],
    ranks: NDArray[np.int32],
) -> int:
    """Plays whole games with seeds from ``first_seed`` on; returns all decisions."""
    decisions = 0
    for i in range(games):
        seed = first_seed + i
        clear(bytes_, 0)
        start(rng, seed, 0)
        s = states[0]
        deal(s, seats, variant, rng, events)
        start(picks, seed, PICKS)
        ply = play_on(s, seed, 0, out, rng, picks, events)
        if ply == STUCK:
            return STUCK
        decisions += ply
        plies[i] = ply
        for seat in range(seats):
            totals[i, seat] = score(s, seat, out)
        places(s, ranks[i])
    return decisions


@dataclass(eq=False)
class Outcome:
    """What random games came to, a row a game."""

    decisions: int
    plies: NDArray[np.int64]
    totals: NDArray[np.int64]
    places: NDArray[np.int32]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Outcome):
            return NotImplemented
        mine, theirs = vars(self).values(), vars(other).values()
        return all(map(np.array_equal, mine, theirs))

    __hash__ = None  # type: ignore[assignment]  # its arrays may be written to


class Playouts:
    """Random games of one set-up; ``states`` holds the last of them."""

    def __init__(
        self,
        game: Game | str,
        variant: str | None = None,
        seats: int | None = None,
        mode: str = "compiled",
    ) -> None:
        self.game = game = registry.game(game) if isinstance(game, str) else game
        self.variant, self.seats = game.check_setup(variant, seats)
        self.mode = mode
        self._run = game.engine(mode).door(random_games)
        self.states = game.State.array(1)

    def __reduce__(self) -> Any:
        """Copied and pickled as a set-up: a run begins afresh, whatever was played before."""
        return Playouts, (self.game, self.variant, self.seats, self.mode)

    def run(self, games: int, first_seed: int = 0) -> Outcome:
        """Plays ``games`` games, with seeds ``first_seed``, ``first_seed + 1``, ..."""
        if (number := whole(games)) is None or number < 0:
            raise SetupError(f"games are a whole number from 0 on, not {games!r}")
        first_seed = checked_seed(first_seed, games)
        plies = np.zeros(games, np.int64)
        totals = np.zeros((games, self.seats), np.int64)
        ranks = np.zeros((games, self.seats), np.int32)
        self.states = states = self.game.State.array(1)  # space of its own: threads may share this
        decisions = self._run(
            states,
            states.view(np.uint8).reshape(1, -1),
            self.seats,
            self.game.variant_names.index(self.variant),
            first_seed,
            games,
            np.zeros(room(self.game), np.int32),
            np.zeros(1, np.uint64),
            np.zeros(1, np.uint64),
            buffer(-1),
            plies,
            totals,
            ranks,
        )
        if decisions == STUCK:
            raise RuntimeError(f"{self.game.title}: a seat is waited for and has no legal move")
        return Outcome(int(decisions), plies, totals, ranks)
