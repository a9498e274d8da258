"""Compiles a game's rules and its bots' search, and reports progress."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from typing import Any

import numpy as np

import galactable
from galactable.core import kept
from galactable.core.engine import DOORS
from galactable.core.fingerprint import environment, fingerprint, sources
from galactable.core.game import Game
from galactable.core.generic import instead_of_rows
from galactable.core.outlook import deal_anew, try_moves

__all__ = ["compile_rules", "compile_search", "is_compiled", "note_compiled", "touch_rules"]

Progress = Callable[[float], None] | None


def compile_rules(slug: str, progress: Progress = None) -> None:
    """Compiles (or loads from the cache) all that a table needs of a game."""
    from galactable.core.registry import game

    found = game(slug)
    with _told(progress, f"galactable.games.{slug.replace('-', '_')}"):
        touch_rules(found)


def is_compiled(game: Game, search: bool) -> bool:
    """Whether the game's rules as they are now (or its bots' search) are in the cache."""
    return kept.has_mark(game.slug, _mark(game, search))


def note_compiled(game: Game, search: bool) -> None:
    """Notes that for later processes."""
    kept.mark(game.slug, _mark(game, search))


def _mark(game: Game, search: bool) -> str:
    doors: list[Callable[..., Any]] = [*DOORS.values(), try_moves, deal_anew]
    if game.outlook.gain:
        doors.append(game.outlook.gain)
    own = instead_of_rows(game.rules)
    parts = [environment(), *(fingerprint(door, own) for door in doors)]
    if search:
        parts.append(sources(Path(galactable.__file__).parent / "bots"))
    name = blake2b("".join(parts).encode(), digest_size=16).hexdigest()
    return f"{'search' if search else 'ready'}.{name}"


def touch_rules(game: Any) -> None:
    """Calls every door into a game's rules once."""
    from galactable.core.table import Table
    from galactable.core.viewers import ALL, SPECTATOR

    table = Table(game, seed=1)
    table.play(table.codes()[0])
    for viewer in (SPECTATOR, ALL, 0):
        table.view(viewer)
    engine, copy = table.engine, table.states.copy()
    rng = np.zeros(1, np.uint64)
    engine.hide(copy, 0, 0, 1, 1, rng)
    engine.host_legal(table.states, 0, 0, np.zeros(game.moves.count, np.int32))
    engine.places(copy, 0, np.zeros(table.seats, np.int32))
    while game.outlook.gain and not _has_certain_gain(table):
        table.play(table.codes()[0])
    table.outlook()


def _has_certain_gain(table: Any) -> bool:
    kinds = {table.game.moves.kind(code).name for code in table.codes()}
    return not kinds.isdisjoint(table.game.outlook.certain)


def compile_search(slug: str, progress: Progress = None) -> None:
    """Compiles what the bots use, so that nobody waits for a first move or hint."""
    from galactable import bots
    from galactable.core.table import Table

    players = [bots.get_bot(name) for name in bots.names()]
    table = Table(slug, seed=1)
    while len(table.codes()) == 1:
        table.play(table.codes()[0])
    with _told(progress, "galactable.bots"):
        for bot in players:
            bot.choose(table.game, table.state, int(table.seat or 0), 1)


@contextmanager
def _told(progress: Progress, package: str) -> Iterator[None]:
    """Reports four times a second how many of the package's rules are compiled."""
    finished = threading.Event()
    rules = _rules(package)
    before = _compiled(rules)

    def watch() -> None:
        while progress and not finished.wait(0.25):
            done = _compiled(rules) - before
            progress(round(min(0.99, done / max(1, len(rules))), 2))

    watcher = threading.Thread(target=watch, daemon=True)
    watcher.start()
    try:
        yield
    finally:
        finished.set()
        watcher.join()


def _compiled(rules: list[Any]) -> int:
    return sum(len(rule.overloads) for rule in rules)


def _rules(package: str) -> list[Any]:
    """The rules of a package that compiled code calls."""
    modules = [m for name, m in list(sys.modules.items()) if name.startswith(package)]
    found = {
        id(value): value
        for module in modules
        for value in vars(module).values()
        if hasattr(value, "py_func") and value.py_func.__module__.startswith(package)
    }
    skipped = ("observe", "evaluate", "features")
    return [rule for rule in found.values() if rule.py_func.__name__ not in skipped]
