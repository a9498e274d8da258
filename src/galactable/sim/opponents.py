"""Who plays the seats of a ``Vector`` that are not the learner's.

``greedy`` and ``random`` play inside the compiled step (``stepping.answer``), nets in a
compiled pass over the tables that wait for them; any other bot is asked table by table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from galactable.bots import Bot, Player, get_bot
from galactable.bots.greedy import Greedy
from galactable.bots.net import NetBot, best_moves
from galactable.bots.random import Random
from galactable.core.errors import SetupError
from galactable.core.game import Game
from galactable.core.rng import key_of
from galactable.sim.net import Space
from galactable.sim.playouts import room
from galactable.sim.stepping import ASKED, GREEDY, LEARNER, MAX_SEATS, RANDOM
from galactable.sim.threads import apart

__all__ = ["Opponents", "desk_of", "players"]

COMPILED = {Random: RANDOM, Greedy: GREEDY}


def players(opponents: Player | Sequence[Player | None], seats: int) -> list[Bot | None]:
    """Who plays each seat: None for a seat of the learner's.

    One bot alone is for all seats but the first.
    """
    if isinstance(opponents, str) or not isinstance(opponents, Sequence):
        opponents = [None, *[opponents] * (seats - 1)]
    if len(opponents) != seats:
        raise SetupError(
            f"{seats} seats need {seats} opponents (None for a seat of your own), "
            f"not {len(opponents)}"
        )
    if None not in opponents:
        raise SetupError("one seat must be your own: None among the opponents")
    return [None if one is None else get_bot(one) for one in opponents]


class Opponents:
    """The bots by seat, and how compiled code calls each."""

    def __init__(self, game: Game, opponents: Player | Sequence[Player | None], seats: int) -> None:
        self.game = game
        self.bots = players(opponents, seats)
        self.who = np.full(MAX_SEATS, LEARNER, np.int8)
        for seat, bot in enumerate(self.bots):
            if bot is not None:
                self.who[seat] = COMPILED.get(type(bot), ASKED)
                if isinstance(bot, NetBot):
                    bot.desk(game)  # a net for another game is refused at once
        self._nets: dict[int, tuple[Any, ...]] = {}
        for bot in self.bots:
            if isinstance(bot, NetBot):
                net = bot.policy.net
                self._nets[id(bot)] = (net.plan, net.weights, Space.of(net))
        self._out = np.zeros(room(game), np.int32)

    def learners(self) -> list[int]:
        """The seats of the learner's."""
        return [seat for seat, bot in enumerate(self.bots) if bot is None]

    def choose(
        self,
        states: NDArray[Any],
        seat_of: NDArray[np.int32],
        seeds: NDArray[np.int64],
        plies: NDArray[np.int64],
        chosen: NDArray[np.int32],
    ) -> None:
        """Writes the moves of the bots that are asked, at the tables that wait for them."""
        for seat, bot in enumerate(self.bots):
            if bot is None or self.who[seat] != ASKED:
                continue
            if id(bot) in self._nets:
                best_moves(states, seat_of, seat, chosen, self._out, *self._nets[id(bot)])
                continue
            for i in np.flatnonzero(seat_of == seat).tolist():
                key = key_of(int(seeds[i]), int(plies[i]))
                chosen[i] = bot.choose(self.game, states[i], seat, key)


def desk_of(game: Game) -> tuple[Any, ...]:
    """Where greedy thinks inside ``answer``, one for each thread."""
    desk = apart(3, game.State.dtype)
    return desk, desk.view(np.uint8).reshape(3, -1), apart(2 * room(game), np.int64)
