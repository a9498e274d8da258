"""The table of rules: what every game can do, each with its own code.

A row is a function with the decorator ``row``. It is the only place that a new rule
needs: ``engine`` makes its door, ``Game`` looks for the game's own function of that name
in the module that the row names, and code for all games calls the row itself::

    from galactable.core.generic import legal, play

Compiled, Numba picks the game's own function by the type of the record (``overloads``), so
the compiled code can be kept; interpreted and on a GPU, ``Twins`` puts the game's function
in the place of the row.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from galactable.core.compile import rule
from galactable.core.events import EventRows
from galactable.core.rng import Rng

__all__ = [
    "ROWS",
    "Row",
    "deal",
    "evaluate",
    "hide",
    "host_legal",
    "instead_of_rows",
    "legal",
    "observe",
    "places",
    "play",
    "register",
    "registered",
    "score",
    "written",
]

F = TypeVar("F", bound=Callable[..., Any])
Ints = NDArray[np.int32]
Rules = Mapping[str, Callable[..., Any]]
"""A game's own rules by name, one for each row."""


@dataclass(frozen=True)
class Row:
    """One rule of the table."""

    stub: Callable[..., Any]
    module: str
    """Which module of a game's package holds the game's own function."""
    default: Callable[..., Any] | None
    """What a game without a function of its own does; None where every game needs one."""
    ply: int | None
    """The ply whose chance the rule uses; None where the caller says which."""

    @property
    def name(self) -> str:
        """What the rule is called, in a game's module too."""
        return self.stub.__name__

    @property
    def parameters(self) -> list[str]:
        """The names of its arguments; the record comes first."""
        return list(inspect.signature(self.stub).parameters)


ROWS: dict[str, Row] = {}
registered: dict[np.dtype[Any], Rules] = {}
"""The rules of every game that was loaded, by its record."""


def row(
    module: str, default: Callable[..., Any] | None = None, ply: int | None = None
) -> Callable[[F], F]:
    """Adds a rule to the table: see ``Row``."""

    def add(stub: F) -> F:
        ROWS[stub.__name__] = Row(stub, module, default, ply)
        return stub

    return add


def written(text: str, home: Mapping[str, Any], **names: Any) -> Callable[..., Any]:
    """The function that the text defines, as one of the module with the globals ``home``.

    Numba keeps compiled code by the module's file and the function's name, so these must differ.
    """
    module = {"__name__": home["__name__"], **names}
    exec(compile(text, home["__file__"], "exec"), module)
    made: Callable[..., Any] = module[text.partition("(")[0].removeprefix("def ")]
    return made


def register(dtype: np.dtype[Any], rules: Rules) -> None:
    """Makes a game's rules known to compiled code, by the type of its record."""
    if dtype in registered:
        raise ValueError("two games have records of the same layout")
    registered[dtype] = rules


def instead_of_rows(rules: Rules) -> dict[Callable[..., Any], Callable[..., Any]]:
    """A game's own functions by the rows they stand for, as ``Twins`` takes them."""
    return {one.stub: rules[name] for name, one in ROWS.items()}


@row("opening", ply=0)
def deal(s: Any, seats: int, variant: int, rng: Rng, events: EventRows) -> None:
    """Sets the table."""
    raise NotImplementedError


@row("rules")
def legal(s: Any, seat: int, out: Ints) -> int:
    """Writes the seat's legal moves in increasing order; returns how many."""
    raise NotImplementedError


@rule
def no_host_moves(s: Any, seat: int, out: Ints) -> int:
    """Most games leave nothing to the host."""
    return 0


@row("rules", default=no_host_moves)
def host_legal(s: Any, seat: int, out: Ints) -> int:
    """Writes the moves that the host alone may play for the seat now."""
    raise NotImplementedError


@row("rules")
def play(s: Any, seat: int, move: int, rng: Rng, events: EventRows) -> None:
    """Carries out one legal move and all that follows until the next decision."""
    raise NotImplementedError


@row("scoring")
def score(s: Any, seat: int, out: Ints) -> int:
    """Writes the seat's points by category; returns the total."""
    raise NotImplementedError


@row("scoring")
def places(s: Any, out: Ints) -> None:
    """Writes the place of every seat, 1 for the winner(s)."""
    raise NotImplementedError


@row("hidden")
def hide(s: Any, seat: int, rng: Rng) -> None:
    """Re-deals everything that the seat cannot know."""
    raise NotImplementedError


@row("hidden")
def observe(s: Any, seat: int, out: NDArray[np.int16]) -> None:
    """Writes the features of what the seat knows."""
    raise NotImplementedError


@row("evaluate")
def evaluate(s: Any, seat: int) -> int:
    """How good the table looks for the seat, for bots that look one decision ahead."""
    raise NotImplementedError
