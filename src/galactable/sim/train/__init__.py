"""``train``: self-play for some minutes, which ends in one file of weights."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

from galactable.core.errors import GalactableError
from galactable.core.game import Game

if TYPE_CHECKING:
    from galactable.sim.train.ppo import Recipe, Trainer
    from galactable.sim.train.progress import Curve

__all__ = ["SMALL", "TrainError", "train"]

SMALL: dict[str, Any] = {"tables": 512, "steps": 64, "batch": 2048, "width": 128}
"""How a CPU differs from a GPU: the same code, fewer tables and a smaller net."""
SAVE = 20.0  # seconds between two files
Show = Callable[["Curve", dict[str, Any]], None]


class TrainError(GalactableError):
    """Something that training needs is missing."""


def train(
    game: Game,
    out: Path,
    minutes: float = 10.0,
    iterations: int | None = None,
    resume: bool = False,
    judged: bool = True,
    start: Path | None = None,
    device: str | None = None,
    show: Show | None = None,
    **changes: Any,
) -> Path:
    """Trains a net of the game and writes it to ``out``, its curve and state beside it.

    With ``iterations`` the training has that length instead of minutes; then the same seed
    gives the same net on the same machine. ``start`` is a net to begin from; ``changes`` are
    changes of the recipe.
    """
    try:
        import torch
    except ImportError:
        raise TrainError(
            "PyTorch is not installed, and training needs it: pip install 'galactable[train]'"
        ) from None
    from galactable.sim.net import load
    from galactable.sim.train.ppo import Recipe, Trainer
    from galactable.sim.train.progress import RIVALS, Curve, Judge, draw

    device = device or ("cuda" if torch.cuda.is_available() else "cpu")
    recipe = replace(Recipe(), **(({} if device == "cuda" else SMALL) | changes))
    kept = out.with_suffix(".state.pt")
    if resume and not kept.exists():
        raise TrainError(f"nothing to resume: there is no {kept}")
    curve = Curve(out.with_suffix(".curve.jsonl"), anew=not resume)
    trainer = Trainer(game, recipe, device)
    before = 0.0
    if start:
        trainer.begin_from(load(start, game))
    if resume:
        state = torch.load(kept, map_location=device, weights_only=True)
        if state["recipe"] != recipe.header():
            raise TrainError(f"{kept} was trained by another recipe: {state['recipe']}")
        trainer.restore(state)
        before = state["seconds"]
    cores = max(1, (os.cpu_count() or 1) // 2 - 1)
    judges = [Judge(game, who, out, games, cores) for who, games in RIVALS.items() if judged]
    limit = 60 * minutes
    began = saved = perf_counter()
    until = trainer.iteration + (iterations or 0)

    def spent() -> float:
        return before + perf_counter() - began

    def write() -> None:
        _net(trainer, recipe, curve, spent()).save(out)
        torch.save({**trainer.state(), "seconds": spent()}, kept)

    try:
        while trainer.iteration < until if iterations else spent() < limit:
            done = trainer.iteration / until if iterations else spent() / limit
            decisions, then = trainer.decisions, perf_counter()
            figures = trainer.iterate(done)
            rate = (trainer.decisions - decisions) / (perf_counter() - then)
            now = {
                "iteration": trainer.iteration,
                "decisions": trainer.decisions,
                "seconds": round(spent(), 2),
                "rate": round(rate),
                **{name: round(value, 5) for name, value in figures.items()},
            }
            curve.add(**now)
            if perf_counter() - saved > SAVE or not out.exists():
                write()
                saved = perf_counter()
            for judge in judges:
                verdict = judge.look(decisions=trainer.decisions, seconds=now["seconds"])
                if verdict:
                    curve.add(**verdict)
            if show:
                show(curve, {**now, "left": limit - spent()})
    finally:
        for judge in judges:
            judge.stop()
    write()
    draw(game, curve, out.with_suffix(".png"))
    return out


def _net(trainer: Trainer, recipe: Recipe, curve: Curve, seconds: float) -> Any:
    """The net as it stands, with how it was made and what it was measured to be worth."""
    worth = {line["rival"]: line for line in curve.lines if "rival" in line}
    figures = {
        "decisions": trainer.decisions,
        "iterations": trainer.iteration,
        "seconds": round(seconds),
        "shares": {who: line["share"] for who, line in worth.items()},
    }
    return trainer.model.net(recipe=recipe.header(), figures=figures)
