"""``@rule``: the decorator of the rules, and the three ways to run them.

A rule is a plain function, and ``@rule`` makes a ``Rule`` of it: compiled by Numba when it
is first called; its interpreted and CUDA twins are made from the same code object by
``Twins``. Set ``GALACTABLE_RULES=interpreted`` and ``@rule`` returns the plain function
itself (to step through it, or to measure coverage); ``GALACTABLE_BOUNDSCHECK=1`` compiles
with index checks.

Nothing here imports Numba before something is compiled. ``machinecode`` compiles,
``fingerprint`` finds what compiled code depends on, ``kept`` keeps it on disk.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from functools import update_wrapper
from threading import Lock
from types import FunctionType
from typing import Any, TypeVar, cast

__all__ = ["BOUNDSCHECK", "INTERPRETED", "Rule", "Twins", "door", "rule"]

Function = Callable[..., Any]
F = TypeVar("F", bound=Callable[..., Any])

INTERPRETED = os.environ.get("GALACTABLE_RULES", "compiled") == "interpreted"
BOUNDSCHECK = os.environ.get("GALACTABLE_BOUNDSCHECK", "0") == "1"

_lock = Lock()


class Rule:
    """A rule, compiled when it is first called.

    Numba sees what it compiles to (``_numba_type_``, the attribute by which Numba asks any
    object for its type), so rules call each other by their names.
    """

    def __init__(self, function: FunctionType, for_python: bool) -> None:
        update_wrapper(self, function)
        self.py_func = function
        self.for_python = for_python
        self._dispatcher: Any = None

    @property
    def compiled(self) -> Any:
        """The dispatcher that Numba makes of it; called directly it saves some 0.1 µs."""
        if self._dispatcher is None:
            from galactable.core.ways import dispatcher

            with _lock:
                if self._dispatcher is None:
                    self._dispatcher = dispatcher(self)
        return self._dispatcher

    @property
    def overloads(self) -> Mapping[Any, Any]:
        """What is compiled so far, by the types of arguments."""
        return self._dispatcher.overloads if self._dispatcher else {}

    @property
    def _numba_type_(self) -> Any:
        return self.compiled._numba_type_

    def __call__(self, *args: Any) -> Any:
        """Runs it compiled. Only a door can be called: any other rule would crash Python."""
        if not self.for_python:
            raise TypeError(f"{self!r} is not a door: call `plain` of it (galactable.core.plain)")
        return (self._dispatcher or self.compiled)(*args)

    def __reduce__(self) -> str:
        return self.py_func.__qualname__  # pickled by its name, as functions are

    def __repr__(self) -> str:
        return f"<rule {self.py_func.__module__}.{self.py_func.__qualname__}>"


_rules: set[FunctionType] = set()
"""All rules, where they are interpreted."""


def rule(function: F) -> F:
    """A rule: compiled when other compiled code first calls it (see the module's text)."""
    return _plain(function) if INTERPRETED else cast(F, Rule(cast(FunctionType, function), False))


def door(function: F) -> F:
    """A compiled function that Python may call: the way in to the rules."""
    return _plain(function) if INTERPRETED else cast(F, Rule(cast(FunctionType, function), True))


def _plain(function: F) -> F:
    """A rule that stays as it is written, and is still known for one."""
    _rules.add(cast(FunctionType, function))
    return function


class Twins:
    """Makes another way to run rules: the same code, with every rule it calls replaced.

    ``wrap`` turns a plain function into the other form (by default it stays plain Python);
    ``instead`` maps functions to those that replace them (the generic ``legal`` to a game's own).
    """

    def __init__(
        self,
        wrap: Callable[[Function], Function] = lambda function: function,
        instead: Mapping[Function, Function] | None = None,
    ) -> None:
        self._wrap = wrap
        self._instead = dict(instead or {})
        self._functions: dict[Any, Function] = {}
        self._globals: dict[int, dict[str, Any]] = {}

    def of(self, function: Function) -> Function:
        """The twin of a rule."""
        function = self._instead.get(function, function)
        plain = getattr(function, "py_func", function)
        if plain not in self._functions:
            twin = FunctionType(
                plain.__code__,
                self._globals_of(plain.__globals__),
                plain.__name__,
                plain.__defaults__,
                plain.__closure__,
            )
            self._functions.setdefault(plain, self._make(function, twin))
        return self._functions[plain]

    def _make(self, function: Function, twin: FunctionType) -> Function:
        return self._wrap(twin)

    def _globals_of(self, original: dict[str, Any]) -> dict[str, Any]:
        known = self._globals.get(id(original))
        if known is not None:
            return known
        # Registered before it is filled: rules of one module call each other.
        copy = self._globals[id(original)] = dict(original)
        for name, value in original.items():
            if isinstance(value, Rule) or _is_plain(value, self._instead):
                copy[name] = self.of(value)
        return copy


def _is_plain(value: Any, instead: Mapping[Function, Function]) -> bool:
    return isinstance(value, FunctionType) and (value in _rules or value in instead)
