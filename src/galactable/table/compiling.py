"""Compiling a game's rules, with a share of how far it has come."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from typing import Any

import numpy as np

__all__ = ["compile_rules", "compile_search", "touch_rules"]


def compile_rules(slug: str, progress: Callable[[float], None] | None = None) -> None:
    """Compiles (or loads from the cache) all that a table needs of a game."""
    from galactable.core.registry import game

    found = game(slug)
    finished = threading.Event()

    def watch() -> None:
        rules = _rules(slug)
        while not finished.wait(0.25):
            done = sum(bool(rule.overloads) for rule in rules)
            if progress:
                progress(round(min(0.99, done / max(1, len(rules))), 2))

    watcher = threading.Thread(target=watch, daemon=True)
    watcher.start()
    try:
        touch_rules(found)
    finally:
        finished.set()
        watcher.join()


def touch_rules(game: Any) -> None:
    """Calls every door into a game's rules once."""
    from galactable.core.table import Table

    table = Table(game, seed=1)
    table.play(table.codes()[0])
    for viewer in (-1, -2, 0):
        table.view(viewer)
    engine, copy = table.engine, table.states.copy()
    rng = np.zeros(1, np.uint64)
    engine.hide(copy, 0, 0, 1, 1, rng)
    engine.host_legal(table.states, 0, 0, np.zeros(game.moves.count, np.int32))
    engine.places(copy, 0, np.zeros(table.seats, np.int32))


def compile_search(slug: str) -> None:
    """Compiles what the bots use, so that nobody waits for a first hint."""
    from galactable import bots
    from galactable.core.table import Table

    table = Table(slug, seed=1)
    for name in bots.names():
        bots.get_bot(name).choose(table.game, table.state, int(table.seat or 0), 1)


def _rules(slug: str) -> list[Any]:
    """The rules of a game that compiled code calls."""
    folder = f"galactable.games.{slug.replace('-', '_')}"
    modules = [m for name, m in list(sys.modules.items()) if name.startswith(folder)]
    found = {
        id(value): value
        for module in modules
        for value in vars(module).values()
        if hasattr(value, "py_func") and value.py_func.__module__.startswith(folder)
    }
    skipped = ("observe", "evaluate", "features")
    return [rule for rule in found.values() if rule.py_func.__name__ not in skipped]
