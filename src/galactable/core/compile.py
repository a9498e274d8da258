"""``@rule``: the decorator of the rules, and the three ways to run them.

A rule is a plain function. Compiled by Numba it is what ``@rule`` returns; its
interpreted and CUDA twins are made from the same code object by ``Twins``. Set
``GALACTABLE_RULES=interpreted`` and ``@rule`` returns the plain function itself
(to step through it, or to measure coverage); ``GALACTABLE_BOUNDSCHECK=1`` compiles
with index checks.

Numba does not notice a change in a *called* module, so compiled code is kept in a
directory named after a hash of all sources that it could depend on: stale code cannot be
found. Imports go one way, so ``table`` and ``cli`` are not among them.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from types import FunctionType, MethodType
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba.core import types
from numba.core.dispatcher import Dispatcher
from numba.core.typing.templates import make_concrete_template
from platformdirs import user_cache_path

from galactable.core.machinecode import CodeCache, DoorCompiler, RuleCompiler

__all__ = ["BOUNDSCHECK", "INTERPRETED", "Twins", "cache_directory", "door", "rule"]

F = TypeVar("F", bound=Callable[..., Any])

INTERPRETED = os.environ.get("GALACTABLE_RULES", "compiled") == "interpreted"
ABOVE = ("cli", "table")
BOUNDSCHECK = os.environ.get("GALACTABLE_BOUNDSCHECK", "0") == "1"


@cache
def cache_directory() -> Path:
    """Where compiled code of exactly these sources is kept."""
    root = Path(__file__).resolve().parents[1]
    digest = hashlib.blake2b(digest_size=10)
    for part in (numba.__version__, np.__version__, str(BOUNDSCHECK)):
        digest.update(part.encode())
    for path in sorted([*root.rglob("*.py"), *root.rglob("*.csv")]):
        if path.relative_to(root).parts[0] in ABOVE:
            continue
        digest.update(path.relative_to(root).as_posix().encode())
        digest.update(path.read_bytes())
    base = os.environ.get("GALACTABLE_CACHE_DIR")
    return (Path(base) if base else user_cache_path("galactable")) / digest.hexdigest()


def rule(function: F) -> F:
    """A rule: compiled when other compiled code first calls it (see the module's text)."""
    return _compiled(function, for_python=False)


def door(function: F) -> F:
    """A compiled function that Python may call: the way in to the rules."""
    return _compiled(function, for_python=True)


def _compiled(function: F, for_python: bool) -> F:
    if INTERPRETED:
        return function
    compiled = numba.njit(
        nogil=True,
        error_model="numpy",
        boundscheck=BOUNDSCHECK,
        no_cpython_wrapper=not for_python,  # a quarter of the time to compile
        no_cfunc_wrapper=True,
        pipeline_class=DoorCompiler if for_python else RuleCompiler,
    )(function)
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(cache_directory())
    try:
        compiled._cache = CodeCache(function)
    finally:
        numba.config.CACHE_DIR = before
    compiled.get_call_template = MethodType(_call_with_wide_ints, compiled)
    return cast(F, compiled)


def _call_with_wide_ints(self: Any, args: Any, kws: Any) -> Any:
    """A rule called with int8, int16 or a literal is the rule for int64.

    Numba would compile it anew for every mixture of widths: minutes instead of seconds.
    """
    pysig, args = self._compiler.fold_argument_types(args, kws)
    self.compile(tuple(map(_wide, args)))
    template = make_concrete_template(
        f"CallTemplate({self.py_func.__name__})", self.py_func.__name__, self.nopython_signatures
    )
    return template, pysig, args, {}


def _wide(kind: Any) -> Any:
    kind = types.unliteral(kind)  # type: ignore[attr-defined]
    narrow = isinstance(kind, types.Integer) and kind is not types.uint64
    return types.int64 if narrow or isinstance(kind, types.IntEnumMember) else kind


class Twins:
    """Makes another way to run rules: the same code, with every rule it calls replaced.

    ``wrap`` turns a plain function into the other form; ``instead`` names functions
    that stand for others (the generic ``legal`` for a game's own, say).
    """

    def __init__(
        self,
        wrap: Callable[[Callable[..., Any]], Callable[..., Any]],
        instead: Mapping[Callable[..., Any], Callable[..., Any]] | None = None,
    ) -> None:
        self._wrap = wrap
        self._instead = dict(instead or {})
        self._functions: dict[Any, Callable[..., Any]] = {}
        self._globals: dict[int, dict[str, Any]] = {}

    def of(self, function: Callable[..., Any]) -> Callable[..., Any]:
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
            self._functions.setdefault(plain, self._wrap(twin))
        return self._functions[plain]

    def _globals_of(self, original: dict[str, Any]) -> dict[str, Any]:
        known = self._globals.get(id(original))
        if known is not None:
            return known
        # Registered before it is filled: rules of one module call each other.
        copy = self._globals[id(original)] = dict(original)
        for name, value in original.items():
            if isinstance(value, Dispatcher) or _replaced(value, self._instead):
                copy[name] = self.of(value)
        return copy


def _replaced(value: Any, instead: Mapping[Callable[..., Any], Callable[..., Any]]) -> bool:
    return isinstance(value, FunctionType) and value in instead
