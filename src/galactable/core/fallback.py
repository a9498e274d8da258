"""The plain way to compile: public parts of Numba alone, for versions that nobody has tried.

It takes longer to compile and plays slower than ``machinecode``; the results are the same.

Numba finds kept code by the function's name and the types of its arguments, and writes a
record's type as a number that it counts anew in every process: generic code that one
process kept for one game would be taken for another's. So every game has its own copy of
the generic code (``Twins``), named by its fingerprint, which also keeps stale code away.
Only doors are kept: the rules behind them are part of their code.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import FunctionType
from typing import Any

import numba
import numpy as np

from galactable.core import generic, kept
from galactable.core.compile import BOUNDSCHECK, Function, Rule, Twins, seldom_collected
from galactable.core.fingerprint import UnknownValueError, environment, fingerprint

__all__ = ["PlainDoor"]


class PlainDoor:
    """What Numba makes of a function: a dispatcher for each game whose records it is given."""

    def __init__(self, rule: Rule) -> None:
        self._rule = rule
        self._doors: dict[Any, Any] = {}

    def __call__(self, *args: Any) -> Any:
        """Runs it for the game whose records are among the arguments."""
        record = next(
            (a.dtype for a in args if getattr(a, "dtype", None) in generic.registered), None
        )
        if record not in self._doors:
            made = self._doors[record] = _twins(record).of(self._rule)
            with seldom_collected():  # the first call compiles it
                return made(*args)
        return self._doors[record](*args)

    @property
    def overloads(self) -> Mapping[Any, Any]:
        """What is compiled so far, by game and the types of arguments."""
        doors = self._doors.items()
        return {(record, sig): 1 for record, door in doors for sig in door.signatures}


@cache
def _twins(record: np.dtype[Any] | None) -> Twins:
    return PlainTwins(generic.registered.get(record, {}) if record is not None else {})


@cache
def _without_entries(for_python: bool) -> dict[str, bool]:
    """Options against entries that nobody uses: from C, and from Python into a rule.

    To make them takes almost half of the time to compile. A Numba without these options makes them.
    """
    found = {"no_cfunc_wrapper": True, "no_cpython_wrapper": not for_python}
    try:
        numba.njit(**found)(lambda: None)
    except (KeyError, TypeError):
        return {}
    return found


class PlainTwins(Twins):
    """The rules as one game uses them, compiled by Numba as it is."""

    def __init__(self, rules: Mapping[str, Function]) -> None:
        own = generic.instead_of_rows(rules) if rules else {}
        super().__init__(lambda twin: twin, own)
        self._own = own
        self._room = kept.room_of(rules["play"].__module__) if rules else ""

    def _make(self, rule: Function, twin: FunctionType) -> Any:
        for_python = isinstance(rule, Rule) and rule.for_python
        options = {"nogil": True, "error_model": "numpy", "boundscheck": BOUNDSCHECK}
        options |= _without_entries(for_python)
        try:
            key = fingerprint(rule, self._own)
        except UnknownValueError:
            return numba.njit(**options)(twin)
        twin.__qualname__ += f"_{key}"
        room = self._room or kept.room_of(twin.__module__)
        folder = kept.folder(room, f"{environment('fallback')}.{key}")
        if not for_python or folder is None:
            return numba.njit(**options)(twin)
        before, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(folder)
        try:
            made = numba.njit(cache=True, **options)(twin)
        finally:
            numba.config.CACHE_DIR = before
        # A Numba that keeps code elsewhere would not notice a change in what is called.
        there = str(made.stats.cache_path).startswith(str(folder))
        return made if there else numba.njit(**options)(twin)
