"""How long bots think: processor time of a decision on one core, over whole games.

    python -m tests.bench.bots [GAME ...] [--bots navigator,admiral] [--games 1]

A bot plays all seats; decisions with a single legal move are left out. Longest is the
time that counts against the limits: 2 s for the strongest level, 0.3 s for the middle one.
"""

from __future__ import annotations

import argparse
from time import process_time

from galactable.bots import get_bot
from galactable.core.game import Game
from galactable.core.registry import game, games
from galactable.core.table import Table


def setups(found: Game) -> list[tuple[str, int]]:
    """Every variant with its fewest and its most seats."""
    return [
        (name, seats)
        for name, counts in found.variants.items()
        for seats in dict.fromkeys((counts[0], counts[-1]))
    ]


def thinking(
    found: Game, variant: str, seats: int, name: str, games: int, first: int = 1
) -> list[float]:
    """The seconds of every decision of so many games."""
    bot, times = get_bot(name), []
    for seed in range(first, first + games):
        table = Table(found, seats, variant, seed=seed)
        while not table.over:
            choices, began = len(table.codes()), process_time()
            move = bot.choose(found, table.state, table.seat, key=table.ply)
            if choices > 1:
                times.append(process_time() - began)
            table.play(move)
    return times


def main() -> None:
    """Prints a row a game, variant and number of seats."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("slugs", nargs="*", metavar="GAME")
    parser.add_argument("--bots", default="navigator,admiral")
    parser.add_argument("--games", type=int, default=1)
    asked = parser.parse_args()
    names = asked.bots.split(",")
    print("| game | variant | seats |" + "".join(f" {n}: mean, ms | longest |" for n in names))
    print("|---|---|---|" + "---|---|" * len(names))
    for found in [game(slug) for slug in asked.slugs] or games():
        for variant, seats in setups(found):
            # Compiles, or loads what was. Another game: plans of the same one would be found again.
            thinking(found, variant, seats, names[0], 1, first=1000)
            row = f"| {found.title} | {variant} | {seats} |"
            for name in names:
                times = thinking(found, variant, seats, name, asked.games)
                row += f" {1000 * sum(times) / len(times):.1f} | {1000 * max(times):.0f} |"
            print(row, flush=True)


if __name__ == "__main__":
    main()
