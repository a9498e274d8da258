"""A move is an int, built from named kinds with computed ranges."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any

__all__ = ["Arg", "Kind", "Move", "Moves"]


@dataclass(frozen=True)
class Arg:
    """A named argument and its values, in the order of their codes."""

    name: str
    values: tuple[Any, ...]

    def __init__(self, name: str, values: Iterable[Any]) -> None:
        object.__setattr__(self, "name", name)
        object.__setattr__(self, "values", tuple(values))


class Kind:
    """A kind of move: ``first`` is its first code, the last argument varies fastest."""

    def __init__(self, name: str, *args: Arg) -> None:
        self.name = name
        self.args = args
        self.count = prod(len(arg.values) for arg in args)
        self.first = -1

    def values(self, code: int) -> dict[str, Any]:
        """Argument names to values."""
        rest, found = code - self.first, []
        for arg in reversed(self.args):
            rest, index = divmod(rest, len(arg.values))
            found.append((arg.name, arg.values[index]))
        return dict(reversed(found))


class Moves:
    """All kinds of a game, one after another from code 0."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds: Sequence[Kind] = kinds
        self._by_name = {kind.name: kind for kind in kinds}
        self.count = 0
        for kind in kinds:
            kind.first = self.count
            self.count += kind.count
        self._kind_of = [kind for kind in kinds for _ in range(kind.count)]
        self._args: dict[int, dict[str, Any]] = {}

    def __getitem__(self, name: str) -> Kind:
        return self._by_name[name]

    def __contains__(self, name: str) -> bool:
        return name in self._by_name

    def first(self, name: str) -> int:
        """The first code of a kind: what the rules build their moves from."""
        return self._by_name[name].first

    def kind(self, code: int) -> Kind:
        """The kind that a code belongs to."""
        return self._kind_of[code]

    def code(self, kind: str, args: dict[str, Any]) -> int | None:
        """The code of a kind with these arguments; None if there is none."""
        if kind not in self:
            return None
        own = self[kind]
        codes = range(own.first, own.first + own.count)
        return next((code for code in codes if own.values(code) == args), None)

    def args(self, code: int) -> dict[str, Any]:
        """Argument names to values, as the specification names them; the caller may change it."""
        found = self._args.get(code)
        if found is None:
            found = self._args[code] = self.kind(code).values(code)
        return found.copy()


@dataclass(frozen=True)
class Move:
    """A move as people see it: its code, kind, arguments and words."""

    code: int
    kind: str
    args: dict[str, Any]
    words: str

    def __int__(self) -> int:
        return self.code

    def __str__(self) -> str:
        return self.words
