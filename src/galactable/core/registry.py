"""Which games there are, each loaded when it is asked for.

Every folder of ``galactable.games`` is one. A package outside this tree adds its own by an
entry point, whose name is the slug and whose object is the game::

    [project.entry-points."galactable.games"]
    whist = "galactable_whist:GAME"
"""

from __future__ import annotations

import logging
import re
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import TYPE_CHECKING

from galactable.core.errors import BrokenGameError, NoSuchGameError

if TYPE_CHECKING:
    from galactable.core.game import Game

__all__ = ["GROUP", "game", "games", "in_tree", "slugs"]

GROUP = "galactable.games"
_SLUG = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_log = logging.getLogger("galactable")


@cache
def in_tree() -> tuple[str, ...]:
    """The slugs of the games that come with Galactable."""
    folder = Path(__file__).resolve().parents[1] / "games"
    return tuple(sorted(p.parent.name.replace("_", "-") for p in folder.glob("*/__init__.py")))


@cache
def slugs() -> tuple[str, ...]:
    """The games by slug, in alphabetical order; nothing heavy is imported."""
    return tuple(sorted((*in_tree(), *_outside())))


@cache
def _outside() -> dict[str, EntryPoint]:
    """The games of installed packages. One that is refused gets one line that says why."""
    found: dict[str, EntryPoint] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda p: (p.name, p.value)):
        known = found.get(point.name)
        if not _SLUG.fullmatch(point.name):
            _log.warning(
                "the game %r of %s is left out: a slug is words of small letters and digits "
                "with '-' between them",
                *(point.name, _owner(point)),
            )
        elif point.name in in_tree() or (known and known.value != point.value):
            other = _owner(known) if known else "Galactable itself"
            _log.warning(
                "the game %r of %s is left out: %s has a game of that name",
                *(point.name, _owner(point), other),
            )
        else:
            found[point.name] = point
    return found


def _owner(point: EntryPoint) -> str:
    return point.dist.name if point.dist else point.module


@cache
def game(slug: str) -> Game:
    """The game of this name."""
    if slug in in_tree():
        found: Game = import_module(f"galactable.games.{slug.replace('-', '_')}").GAME
        return found
    if slug in _outside():
        return _load(_outside()[slug])
    raise NoSuchGameError(f"no game is called {slug!r}; there are {', '.join(slugs())}")


def _load(point: EntryPoint) -> Game:
    """A game from outside this tree; whatever is wrong with it is said in one line."""
    from galactable.core.game import Game

    where = f"the game {point.name!r} of {_owner(point)} cannot be loaded"
    try:
        found = point.load()
    except Exception as problem:
        reason = " ".join(f"{type(problem).__name__}: {problem}".split())
        raise BrokenGameError(f"{where}: {reason}") from problem
    if not isinstance(found, Game):
        raise BrokenGameError(f"{where}: {point.value} is a {type(found).__name__}, not a Game")
    if found.slug != point.name:
        raise BrokenGameError(f"{where}: its entry point must be called {found.slug!r}, its slug")
    return found


def games() -> list[Game]:
    """All games. One from outside that cannot be loaded is left out, with one line to say so."""
    found = []
    for slug in slugs():
        try:
            found.append(game(slug))
        except BrokenGameError as problem:
            _tell_once(str(problem))
    return found


@cache
def _tell_once(line: str) -> None:
    _log.warning("%s", line)
