"""How much of the raw speed the vector environment keeps, with masks and observations.

    python -m tests.bench.vector [GAME ...] [--rounds 7] [--tables N]

Raw speed is ``sim.playouts``. Both play in one process on one thread, turn by turn, and
each is credited with its best turn (decisions a second of CPU time): other work on the
machine makes both slower.
"""

from __future__ import annotations

import argparse
from time import process_time

from galactable.core.game import Game
from galactable.core.registry import game, games
from galactable.sim.playouts import Playouts
from galactable.sim.vector import Vector

TURN = 0.15  # seconds


def setups(found: Game) -> list[tuple[str, int]]:
    """Two seats (or the fewest) and the most, of the variant with most seat counts."""
    name = max(found.variants, key=lambda v: (len(found.variants[v]), v == "standard"))
    counts = found.variants[name]
    return list(dict.fromkeys([(name, min(max(2, counts[0]), counts[-1])), (name, counts[-1])]))


def measure(
    found: Game, variant: str, seats: int, rounds: int, tables: int | None = None
) -> dict[str, float]:
    """Decisions a second: raw, by the vector environment, and by it without observations."""
    playouts = Playouts(found, variant, seats)
    size = {} if tables is None else {"tables": tables}
    seeing = Vector(found, variant, seats, **size)
    blind = Vector(found, variant, seats, observe=False, **size)
    seeds = iter(range(0, 1 << 60, 50))

    def steps(vector: Vector) -> int:
        for _ in range(16):
            vector.step(vector.sample())
        return 16 * vector.tables

    ways = {
        "raw": lambda: playouts.run(50, next(seeds)).decisions,
        "vector": lambda: steps(seeing),
        "masks": lambda: steps(blind),
    }
    best = dict.fromkeys(ways, 0.0)
    for way in ways.values():
        way()
    for _ in range(rounds):
        for name, way in ways.items():
            decisions, began = 0, process_time()
            while (spent := process_time() - began) < TURN:
                decisions += way()
            best[name] = max(best[name], decisions / spent)
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--tables", type=int)
    options = parser.parse_args()
    head = "| game, variant, seats | numbers | raw | vector | kept | masks alone | kept |"
    print(head, "|---|--:|--:|--:|--:|--:|--:|", sep="\n", flush=True)
    for found in [game(slug) for slug in options.games] or games():
        for variant, seats in setups(found):
            best = measure(found, variant, seats, options.rounds, options.tables)
            raw, seen, masks = best["raw"], best["vector"], best["masks"]
            print(
                f"| {found.slug} {variant} {seats} | {found.observation_size} | {raw:,.0f} "
                f"| {seen:,.0f} | {seen / raw:.2f} | {masks:,.0f} | {masks / raw:.2f} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
