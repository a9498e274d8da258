"""Tells Numba which rules stand for the generic ones: those of the record's game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import numba
from numba.extending import overload

from galactable.core.generic import ROWS, Row, Rules, registered, written

__all__ = ["register_rows", "rules_for"]

_rules_by_type: dict[Any, Rules] = {}


def rules_for(kinds: Iterable[Any]) -> Rules:
    """The rules of the game whose record is among these types, or in an array of them."""
    for kind in kinds:
        element = kind
        while isinstance(element, numba.types.Array):
            element = element.dtype
        if isinstance(element, numba.types.Record) and (rules := _rules_of(element)):
            return rules
    return {}


def _rules_of(record: Any) -> Rules | None:
    if len(_rules_by_type) < len(registered):
        for dtype, rules in list(registered.items()):
            _rules_by_type.setdefault(numba.from_dtype(dtype), rules)
    return _rules_by_type.get(record)


def _own_rule(record: Any, name: str) -> Callable[..., Any] | None:
    rules = _rules_of(record)
    return rules[name] if rules else None


def _overload_of(one: Row) -> Callable[..., Any]:
    """The function that Numba calls, with the types of the arguments, to find a rule's code.

    It is generated as text because Numba demands the same argument names in both functions.
    """
    given = ", ".join(one.parameters)
    text = (
        f"def overload_of_{one.name}({given}):\n"
        f"    own = own_rule({one.parameters[0]}, {one.name!r})\n"
        f"    return None if own is None else (lambda {given}: own({given}))\n"
    )
    return written(text, globals(), own_rule=_own_rule)


def register_rows(pipeline: type) -> None:
    """Makes the generic rules known to Numba; ``pipeline`` compiles the step to a game's own.

    With Numba's own pipeline that step would hold the game's rule, optimised and turned into
    machine code that nobody calls: a fifth of the time to compile a game.
    """
    for one in ROWS.values():
        overload(one.stub, jit_options={"pipeline_class": pipeline})(_overload_of(one))
