"""What the numbers mean, as a hash: of an observation's features, and of the moves' codes.

Whatever is kept (a data set, a net, the metadata of an environment) carries both, so that it
cannot be read by a version in which the same numbers mean something else. Words about a
feature are no part of it. ``tests/envs/meaning.json`` holds what ``-v0`` means: a change needs
a new version of the ids.
"""

from __future__ import annotations

from dataclasses import fields
from hashlib import blake2b
from typing import Any

from galactable.core.features import Values
from galactable.core.game import Game

__all__ = ["meaning"]


def meaning(game: Game) -> dict[str, str]:
    """The hashes of a game's features and moves."""
    features = [(f.name, f.length, _set(f.values), f.by_seat, f.used) for f in game.features]
    moves = [
        (kind.name, kind.first, [(arg.name, arg.values) for arg in kind.args])
        for kind in game.moves.kinds
    ]
    return {"features": _digest(features), "moves": _digest(moves)}


def _set(values: Values) -> list[tuple[str, Any]]:
    """What is said of a feature's values; fields at their defaults may be new ones."""
    named = [(one.name, getattr(values, one.name), one.default) for one in fields(values)]
    return [(name, value) for name, value, default in named if value != default]


def _digest(what: Any) -> str:
    return blake2b(repr(what).encode(), digest_size=6).hexdigest()
