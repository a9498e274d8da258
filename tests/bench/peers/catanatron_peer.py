"""Catanatron with its random players."""

from __future__ import annotations

from itertools import count

from catanatron import Color, Game, RandomPlayer
from tests.bench.peers.clock import Lines, speed

COLORS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def measure(seconds: float) -> Lines:
    seeds = count()

    def play() -> int:
        game = Game([RandomPlayer(color) for color in COLORS], seed=next(seeds))
        game.play()
        state = game.state
        done = getattr(state, "action_records", None) or getattr(state, "actions", None)
        return len(done)

    yield "catan 4", "play", speed(play, seconds)
