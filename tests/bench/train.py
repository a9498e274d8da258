"""How fast training is: decisions a second, and the parts of an iteration.

    python -m tests.bench.train [GAME ...] [--tables 32768] [--iterations 10] [--json]

On the GPU if there is one. The first iterations compile and are not counted.
"""

from __future__ import annotations

import argparse
import json
from time import perf_counter

import torch

from galactable.core.registry import game
from galactable.sim.train.ppo import Recipe, Trainer

WARM = 3  # iterations that compile, and record what is replayed


def measured(slug: str, device: str, tables: int, iterations: int) -> dict[str, object]:
    """Figures of one game."""
    size = {"tables": tables, "batch": min(32_768, 8 * tables)}
    trainer = Trainer(game(slug), Recipe(**size), device)
    for _ in range(WARM):
        trainer.iterate(0.0)
    before, parts = trainer.decisions, {"play": 0.0, "improve": 0.0}
    began = perf_counter()
    for _ in range(iterations):
        trainer.iterate(0.0)
        parts = {name: took + trainer.parts[name] for name, took in parts.items()}
    seconds = perf_counter() - began
    played = trainer.tables.count * trainer.recipe.steps * iterations
    return {
        "game": slug,
        "device": device,
        "tables": trainer.tables.count,
        "played_per_s": round(played / seconds),
        "learnt_per_s": round((trainer.decisions - before) / seconds),
        **{f"{name}_s": round(took / iterations, 4) for name, took in parts.items()},
    }


def main() -> None:
    """Prints a line a game."""
    on_gpu = torch.cuda.is_available()
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=["rock-the-galaxy", "tiny-galaxies"])
    parser.add_argument("--tables", type=int, default=32_768 if on_gpu else 256)
    parser.add_argument("--iterations", type=int, default=10 if on_gpu else 1)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    for slug in asked.games:
        found = measured(slug, "cuda" if on_gpu else "cpu", asked.tables, asked.iterations)
        print(json.dumps(found) if asked.json else found, flush=True)


if __name__ == "__main__":
    main()
