"""Rules as plain Python, for code that shows a table: compiling is not worth one call."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from galactable.core.compile import Twins

__all__ = ["plain"]

F = TypeVar("F", bound=Callable[..., Any])

_TWINS = Twins()


def plain(rule: F) -> F:
    """The rule as a plain function, together with the rules that it calls."""
    return _TWINS.of(rule)  # type: ignore[return-value]
