"""Outlook: what a seat may be told of its legal moves before it makes one.

Every move is tried on a copy of the table in which everything the seat cannot know is dealt
anew, so the outlook holds no secret. This works for any game; where trying moves does not
say enough, a game adds an ``Outlook`` of its own.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from galactable.core.compile import door
from galactable.core.engine import DOORS
from galactable.core.events import EventRows, buffer
from galactable.core.generic import Ints
from galactable.core.rng import Rng, start
from galactable.core.rows import copy_row

if TYPE_CHECKING:
    from galactable.core.game import Game
    from galactable.core.table import Table

__all__ = [
    "Outlook",
    "Prospect",
    "Row",
    "Tried",
    "deal_anew",
    "prospect",
    "prospects",
    "told_of",
    "try_all",
    "try_moves",
]

T = TypeVar("T")

# The doors of the table itself, so that their code is not compiled once more.
hide_at, play_at, score_at = DOORS["hide"], DOORS["play"], DOORS["score"]

Row = tuple[Any, ...]
"""A move's code, then by deal its gain and effects."""

REAL, KNOWN, TRIED = range(3)  # the table, what the seat knows of it, a move tried on that
END_TURN = "ask-end-turn"
DEALS = 2
"""How often what a seat cannot know is dealt anew: an outlook that depends on it is not told."""


class Effect(IntEnum):
    """What makes a move hard to take back, or impossible; a bit each."""

    REVEALS = 1
    ENDS = 2
    PASSES = 4  # the others go on, and once they have the move stands


_REVEALS = int(Effect.REVEALS)
_FINAL = int(Effect.REVEALS | Effect.ENDS)
_PASSES = int(Effect.PASSES)


@dataclass(frozen=True)
class Outlook:
    """What a game adds to what trying its moves can tell. Kinds of moves are given by name."""

    certain: Collection[str] = ()
    """Kinds whose gain is certain although they reveal something: nothing that is revealed
    changes the seat's own total."""
    gain: Callable[..., int] | None = None
    """(states, i, seat, move, points): a door that makes the part of a move of these kinds which
    is certain, and returns what it brings; where something else follows in the same ply."""
    begins: Callable[[Any], Collection[str]] | None = None
    """(s): kinds that only begin what people do in one go; they come with what may follow."""
    asks: Mapping[str, str] = field(default_factory=dict)
    """By kind: the message that asks a person before a move that cannot be taken back, or not
    for long because it ends the turn."""
    costs: Collection[str] = ()
    """Kinds that cost something: a person makes them, even where nothing else is legal."""
    forming: Callable[[Any, int], dict[str, list[dict[str, Any]]]] | None = None
    """(s, seat): what lies before the seat for all to see and is yet to be scored: parts as
    ``explain`` gives them, which say where they lie."""


class Prospect(NamedTuple):
    """What a seat is told of one legal move."""

    gain: int | None
    """What the move certainly adds to the seat's own total at once; None: it is not certain."""
    final: bool | None
    """Whether the move reveals something or ends the game, so that nobody could take it back;
    None: that depends on what the seat cannot know."""
    next: list[dict[str, Any]] | None
    """The arguments of what may follow, where the move only begins something."""
    ask: str | None
    """The message that asks a person whether to make the move."""


@door
def try_moves(
    states: NDArray[Any],
    bytes_: NDArray[np.uint8],
    seat: int,
    codes: Ints,
    n: int,
    key: int,
    reveals: NDArray[np.bool_],
    points: Ints,
    rng: Rng,
    events: EventRows,
    gains: Ints,
    effects: Ints,
) -> bool:
    """Tries each of the seat's moves on a copy in which all that it cannot know is dealt anew.

    Returns whether chance had a say in any of them.
    """
    copy_row(bytes_, REAL, KNOWN)
    hide_at(states, KNOWN, seat, key, 0, rng)
    before = score_at(states, KNOWN, seat, points)
    start(rng, key, 1)
    fresh = rng[0]
    chance = False
    for k in range(n):
        copy_row(bytes_, KNOWN, TRIED)
        play_at(states, TRIED, seat, codes[k], key, 1, rng, events)
        chance = chance or rng[0] != fresh
        gains[k] = score_at(states, TRIED, seat, points) - before
        effects[k] = Effect.ENDS if states[TRIED].waiting == 0 else 0
        if states[TRIED].waiting >> seat & 1 == 0:
            effects[k] |= Effect.PASSES
        for row in range(1, events[0, 0] + 1):
            if reveals[events[row, 0]]:
                effects[k] |= Effect.REVEALS
    return chance


@door
def deal_anew(
    states: NDArray[Any], bytes_: NDArray[np.uint8], seat: int, key: int, rng: Rng
) -> bool:
    """Deals what the seat cannot know by another key; whether that changes anything."""
    copy_row(bytes_, REAL, TRIED)
    hide_at(states, TRIED, seat, key, 0, rng)
    for at in range(bytes_.shape[1]):
        if bytes_[TRIED, at] != bytes_[KNOWN, at]:
            return True
    return False


class Tried(NamedTuple):
    """What trying a seat's moves told; two that are equal lead to equal prospects."""

    codes: list[int]
    deals: list[list[tuple[int, int]]]
    """By deal of what the seat cannot know, each move's gain and effects; one if all agree."""
    certain: dict[int, int]
    """By code, the gain of the part of a move that is certain."""
    next: dict[int, list[dict[str, Any]]]
    """By code, what may follow a move that only begins something."""

    @property
    def rows(self) -> list[Row]:
        """The moves, each with its gain and effects by deal."""
        return list(zip(self.codes, *self.deals, strict=True))

    def is_all(self, row: Row) -> bool:
        """Whether a row is all that trying the move told."""
        return row[0] not in self.next and row[0] not in self.certain


def try_all(table: Table, seat: int, fields: Any = None) -> Tried:
    """Tries all legal moves of a seat.

    ``fields``: what ``core.record.fields_of`` has read of the table already.
    """
    codes = table.codes(seat)
    if not codes:
        return Tried([], [[]], {}, {})
    game, outlook = table.game, table.game.outlook
    trial = _trial(game)
    trial.take(table, seat, codes)
    deals = trial.deals()
    s = table.state if fields is None else fields
    begins = _codes_of(game, tuple(outlook.begins(s))) if outlook.begins else frozenset()
    gain = outlook.gain
    return Tried(
        codes,
        deals,
        {c: trial.certain_gain(gain, c) for c in codes if c in trial.certain} if gain else {},
        {c: trial.following(c) for c in codes if c in begins},
    )


def prospects(table: Table, seat: int, fields: Any = None) -> dict[int, Prospect]:
    """What the seat may be told of its legal moves, by code; ``fields`` as for ``try_all``."""
    return told_of(table.game, try_all(table, seat, fields))


def told_of(game: Game, tried: Tried) -> dict[int, Prospect]:
    """What trying a seat's moves tells it, by code."""
    return {row[0]: prospect(game, tried, row) for row in tried.rows}


def prospect(game: Game, tried: Tried, row: Row) -> Prospect:
    """What trying one move tells the seat."""
    outlook, (code, *tries) = game.outlook, row
    kind = game.moves.kind(code).name
    final = _agreed([effects & _FINAL != 0 for _, effects in tries])
    asked = outlook.asks.get(kind)
    passes = asked is not None and any(effects & _PASSES for _, effects in tries)
    gain = tried.certain[code] if code in tried.certain else _gain(outlook, kind, tries)
    return Prospect(gain, final, tried.next.get(code), _ask(asked, final, passes))


@cache
def _codes_of(game: Game, kinds: tuple[str, ...]) -> frozenset[int]:
    """The codes of some kinds of moves."""
    own = [game.moves[name] for name in kinds]
    return frozenset(code for kind in own for code in range(kind.first, kind.first + kind.count))


def _ask(ask: str | None, final: bool | None, passes: bool) -> str | None:
    """Asks before a move that stands, and before one that ends the turn, even if it could be
    taken back until the next player has moved."""
    return ask if final is not False or (passes and ask == END_TURN) else None


def _gain(outlook: Outlook, kind: str, tries: list[tuple[int, int]]) -> int | None:
    if kind not in outlook.certain and any(effects & _REVEALS for _, effects in tries):
        return None
    return _agreed([gain for gain, _ in tries])


def _agreed(answers: list[T]) -> T | None:
    """What all deals say; None where they differ: the seat cannot know it."""
    first = answers[0]
    return first if len(answers) == 1 or answers.count(first) == len(answers) else None


class _Trial:
    """Copies of a table on which a seat's moves are tried; made once for a game and a thread."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.certain = _codes_of(game, tuple(game.outlook.certain))
        """Codes of moves whose gain is certain although they reveal something."""
        self._states = game.State.array(3)
        self._bytes = self._states.view(np.uint8).reshape(3, -1)
        self._codes, self._out, self._gains, self._effects = np.zeros(
            (4, game.moves.count), np.int32
        )
        self._points = np.zeros(len(game.categories), np.int32)
        self._rng = np.zeros(1, np.uint64)
        self._events = buffer()

    def take(self, table: Table, seat: int, codes: list[int]) -> None:
        """Gets ready to try a seat's moves."""
        self._engine, self._seat, self._count = table.engine, seat, len(codes)
        self._bytes[REAL] = table.states.view(np.uint8)
        self._codes[: self._count] = codes

    def deals(self) -> list[list[tuple[int, int]]]:
        """By deal of what is hidden, the gain and the effects of every move; one if all agree."""
        chance, first = self._run(0)
        found = [first]
        for key in range(1, DEALS if self.game.hides else 1):
            if self._changes(key) or chance:
                found.append(self._run(key)[1])
        return found[:1] if all(deal == first for deal in found) else found

    def _changes(self, key: int) -> bool:
        """Whether dealing by another key gives another table: else nothing could differ."""
        door = self._engine.door(deal_anew)
        return bool(door(self._states, self._bytes, self._seat, key, self._rng))

    def _run(self, key: int) -> tuple[bool, list[tuple[int, int]]]:
        """Tries every move, with what is hidden dealt by the key."""
        n = self._count
        chance = self._engine.door(try_moves)(
            self._states, self._bytes, self._seat, self._codes, n, key,
            self.game.events.reveals, self._points, self._rng, self._events,
            self._gains, self._effects,
        )  # fmt: skip
        tries = zip(self._gains[:n].tolist(), self._effects[:n].tolist(), strict=True)
        return bool(chance), list(tries)

    def certain_gain(self, door: Callable[..., int], code: int) -> int:
        """What the certain part of a move brings."""
        self._bytes[TRIED] = self._bytes[KNOWN]
        return int(self._engine.door(door)(self._states, TRIED, self._seat, code, self._points))

    def following(self, code: int) -> list[dict[str, Any]]:
        """The arguments of the moves that may follow a move."""
        states, seat, out = self._states, self._seat, self._out
        self._bytes[TRIED] = self._bytes[KNOWN]
        self._engine.play(states, TRIED, seat, code, 0, 0, self._rng, self._events)
        codes = out[: self._engine.legal(states, TRIED, seat, out)].tolist()
        return [args for c in codes if (args := self.game.args(states[TRIED], seat, c))]


_trials = threading.local()


def _trial(game: Game) -> _Trial:
    kept: dict[Game, _Trial] = vars(_trials).setdefault("by_game", {})
    if game not in kept:
        kept[game] = _Trial(game)
    return kept[game]
