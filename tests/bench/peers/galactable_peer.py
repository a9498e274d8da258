"""This project's games: playouts, vector steps, the PettingZoo adapter."""

from __future__ import annotations

from tests.bench.peers.clock import Lines, speed
from tests.bench.peers.pettingzoo_peer import documented_loop

from galactable.core.game import Game
from galactable.core.registry import games
from galactable.sim.playouts import Playouts
from galactable.sim.vector import Vector


def setups(game: Game) -> list[tuple[str, int]]:
    """The variant with most seat counts, with the fewest and the most seats."""
    name = max(game.variants, key=lambda v: (len(game.variants[v]), v == "standard"))
    counts = game.variants[name]
    return list(dict.fromkeys([(name, counts[0]), (name, counts[-1])]))


def measure(seconds: float) -> Lines:
    for game in games():
        for variant, seats in setups(game):
            name = f"{game.slug} {variant} {seats}"
            playouts = Playouts(game, variant, seats)
            yield name, "compiled", speed(lambda p=playouts: p.run(200).decisions, seconds)
            vector = Vector(game, variant, seats)
            yield name, "vector", speed(lambda v=vector: steps(v), seconds)
            blind = Vector(game, variant, seats, observe=False)
            yield name, "vector, masks alone", speed(lambda v=blind: steps(v), seconds)
        from galactable.envs.pettingzoo import env

        yield game.slug, "PettingZoo's loop", speed(lambda g=game: documented_loop(env(g)), seconds)


def steps(vector: Vector) -> int:
    for _ in range(16):
        vector.step(vector.sample())
    return 16 * vector.tables
