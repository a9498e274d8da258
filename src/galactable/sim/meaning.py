"""What the numbers mean, as a hash: of an observation's features, and of the moves' codes.

Whatever is kept (a data set, a net, the metadata of an environment) carries both, so that it
cannot be read by a version in which the same numbers mean something else. Words about a
feature are no part of it. ``tests/envs/meaning.json`` holds what ``-v0`` means: a change needs
a new version of the ids.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import Field, fields
from hashlib import blake2b
from typing import Any

from galactable.core.game import Game

__all__ = ["meaning"]


def meaning(game: Game) -> dict[str, str]:
    """The hashes of a game's features and moves."""
    features = [
        (f.name, f.length, _set(f.values), f.by_seat, f.used, *_set(f, _LATER))
        for f in game.features
    ]
    moves = [
        (kind.name, kind.first, [(arg.name, arg.values) for arg in kind.args])
        for kind in game.moves.kinds
    ]
    return {"features": _digest(features), "moves": _digest(moves)}


_LATER = ("mine", "first", "cut", "again")
"""Fields that features did not have at first: they count only where they are set."""


def _set(of: Any, only: Sequence[str] = ()) -> list[tuple[str, Any]]:
    """The fields that are not at their defaults, so that a new field changes no hash."""
    named: list[Field[Any]] = [one for one in fields(of) if not only or one.name in only]
    return [(one.name, v) for one in named if (v := getattr(of, one.name)) != one.default]


def _digest(what: Any) -> str:
    return blake2b(repr(what).encode(), digest_size=6).hexdigest()
