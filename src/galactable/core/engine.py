"""The doors from Python into the rules: one call, one record of an array.

A record passed from Python costs 1.5 µs where (array, index) costs 0.4. So the door of a
rule takes ``states, i`` where the rule takes the record; where the rule takes ``rng``, the
door takes ``seed, ply, rng`` and sets the stream of that ply (``deal`` is always ply 0);
and it empties the buffer of events.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from galactable.core.compile import INTERPRETED, Twins, door
from galactable.core.generic import ROWS, Row, instead_of_rows, written
from galactable.core.rng import start

if TYPE_CHECKING:
    from galactable.core.game import Game

__all__ = ["DOORS", "Engine", "interpreted"]


def _door_of(one: Row) -> Callable[..., Any]:
    """The source of a rule's door: Numba does not cache functions made by a factory."""
    takes, lines = ["states", "i"], []
    for name in one.parameters[1:]:
        if name == "rng":
            takes += ["seed"] if one.ply is not None else ["seed", "ply"]
            lines.append(f"start(rng, seed, {'ply' if one.ply is None else one.ply})")
        if name == "events":
            lines.append("if events.shape[0] > 0: events[0, 0] = 0")
        takes.append(name)
    given = ", ".join(["states[i]", *one.parameters[1:]])
    lines.append(f"return {one.name}({given})")
    text = f"def {one.name}_at({', '.join(takes)}):\n" + "".join(f"    {line}\n" for line in lines)
    return written(text, globals(), start=start, **{one.name: one.stub})


DOORS = {name: door(_door_of(one)) for name, one in ROWS.items()}
globals().update({f"{name}_at": one for name, one in DOORS.items()})  # pickled by these names


def interpreted(game: Game) -> Twins:
    """The twins that run a game's rules, and generic code on top of them, as plain Python."""
    return Twins(instead=instead_of_rows(game.rules))


class Engine:
    """A game's rules in one of the two ways to run them: ``compiled`` or ``interpreted``.

    For every row of the table of rules it has the door of that name: ``engine.legal``.
    """

    def __init__(self, game: Game, mode: str = "compiled") -> None:
        if mode not in ("compiled", "interpreted"):
            raise ValueError(f"mode is 'compiled' or 'interpreted', not {mode!r}")
        plain = INTERPRETED or mode == "interpreted"
        self.game = game
        self.mode = "interpreted" if plain else "compiled"
        self._twins = interpreted(game) if plain else None
        for name, one in DOORS.items():
            setattr(self, name, self.door(one))

    def __reduce__(self) -> Any:
        """Copied and pickled as the game's own."""
        return Engine._of, (self.game, self.mode)

    def __copy__(self) -> Engine:
        return self

    def __deepcopy__(self, memo: Any) -> Engine:
        return self

    @staticmethod
    def _of(game: Game, mode: str) -> Engine:
        return game.engine(mode)

    if TYPE_CHECKING:  # a test finds names without a row

        def __getattr__(self, name: str) -> Callable[..., Any]:
            """The door of a rule."""

    def door(self, one: Callable[..., Any]) -> Callable[..., Any]:
        """Any door in this engine's mode."""
        return _without_overflow_warnings(self._twins.of(one)) if self._twins else one


def _without_overflow_warnings(function: Callable[..., Any]) -> Callable[..., Any]:
    """Random numbers overflow on purpose; NumPy's scalars would warn of it."""

    def quiet(*args: Any) -> Any:
        with np.errstate(over="ignore"):
            return function(*args)

    return quiet
