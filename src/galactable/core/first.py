"""A guided first game: a fixed deal in which a newcomer is asked for one thing at a time.

``catalogue/first.toml`` of a game describes it whole::

    seed = 7
    variant = "first"
    others = ["Nova", "Orion"]          # who else sits there; the newcomer has seat 0

    [[step]]                            # a step without moves is read, and no more
    at = "hand"                         # what it is about: `data-note` or `data-region`
    say = "first-hand"                  # a message of the game's catalogue; $points are yours

    [[step]]
    at = "sets"
    say = "first-set"
    moves = [{ kind = "set", theme = "heart" }]     # one of these is asked for
    also = [{ kind = "use" }]                       # possible meanwhile
    times = 1                                       # so many of them; each = true: every one

    [moves]                             # what the others do, by seat, in their order
    1 = [{ kind = "discard", card = "C12" }]

A move is named by its kind and any of its arguments. Where a seat's script has ended, or does
not fit the table any more, a beginner's bot goes on.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from galactable.core.errors import SetupError

if TYPE_CHECKING:
    from galactable.core.game import Game

__all__ = ["GUIDE", "LEARNER", "First", "Guidance", "Named", "Step", "first_game", "named"]

GUIDE = "guide"
"""The bot that plays the others of a first game."""
LEARNER = 0
"""The newcomer's seat."""

Pattern = Mapping[str, Any]
"""A move as a script names it: its kind, and those of its arguments that matter."""


class Named(NamedTuple):
    """A move as it was made."""

    kind: str
    args: Mapping[str, Any]
    forced: bool = False
    """The table made it, for there was no other."""

    def fits(self, patterns: Iterable[Pattern]) -> bool:
        """Whether one of the patterns names this move."""
        return any(
            one["kind"] == self.kind
            and all(self.args.get(name) == value for name, value in one.items() if name != "kind")
            for one in patterns
        )


def named(game: Game, s: Any, seat: int, code: int, forced: bool = False) -> Named:
    """A move by its kind and arguments."""
    return Named(game.moves.kind(code).name, game.args(s, seat, code), forced)


@dataclass(frozen=True)
class Step:
    """One thing that is said, and what is asked for, if anything."""

    at: str
    say: str
    moves: tuple[Pattern, ...] = ()
    also: tuple[Pattern, ...] = ()
    times: int = 1
    each: bool = False

    def after(self, move: Named) -> Step | None:
        """The rest of the step after one of its moves; None: that was all."""
        if self.each:
            left = tuple(one for one in self.moves if not move.fits([one]))
            return replace(self, moves=left) if left else None
        return replace(self, times=self.times - 1) if self.times > 1 else None


class Guidance(NamedTuple):
    """Where the newcomer stands: what is to be read now, the last of it asks for a move."""

    done: int
    """Steps before these."""
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class First:
    """A game's guided first game."""

    seed: int
    variant: str
    others: tuple[str, ...]
    steps: tuple[Step, ...]
    moves: Mapping[int, tuple[Pattern, ...]]

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return 1 + len(self.others)

    def guidance(self, made: Iterable[Named]) -> Guidance | None:
        """What comes after the newcomer's own moves; None: nothing more, or another game."""
        at, rest = 0, None
        for move in made:
            asks = self._asking(at)
            step = rest or (self.steps[asks] if asks < len(self.steps) else None)
            if move.forced and not (step and move.fits(step.moves)):
                continue
            if step is None:
                return None
            if move.fits(step.moves):
                rest = step.after(move)
                at = asks if rest else asks + 1
            elif not move.fits(step.also):
                return None
        if rest:
            return Guidance(at, (rest,))
        steps = self.steps[at : self._asking(at) + 1]
        return Guidance(at, steps) if steps else None

    def _asking(self, at: int) -> int:
        """The next step that asks for a move."""
        while at < len(self.steps) and not self.steps[at].moves:
            at += 1
        return at

    def scripted(self, seat: int, made: int) -> Pattern | None:
        """The move that the script has for a seat after so many of its own."""
        script = self.moves.get(seat, ())
        return script[made] if made < len(script) else None


def first_game(game: Game) -> First | None:
    """The game's guided first game, if somebody has written one."""
    return _read(game.folder / "catalogue" / "first.toml")


@cache
def _read(file: Path) -> First | None:
    if not file.is_file():
        return None
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
        steps = [
            Step(
                one["at"],
                one["say"],
                tuple(one.get("moves", ())),
                tuple(one.get("also", ())),
                one.get("times", 1),
                one.get("each", False),
            )
            for one in data["step"]
        ]
        moves = {int(seat): tuple(script) for seat, script in data.get("moves", {}).items()}
        return First(data["seed"], data["variant"], tuple(data["others"]), tuple(steps), moves)
    except (tomllib.TOMLDecodeError, KeyError, ValueError) as error:
        raise SetupError(f"{file} is not a first game: {error}") from None
