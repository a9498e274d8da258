"""Where many things are alike, `make test` checks one of them and `make soak` the rest."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest


def one_size(
    setups: Iterable[Any], variant: Callable[[Any], Any], seats: Callable[[Any], int]
) -> list[Any]:
    """Set-ups as parameters; all but the largest table of each variant are for `make soak`."""
    setups = list(setups)
    largest: dict[Any, int] = {}
    for one in setups:
        largest[variant(one)] = max(seats(one), largest.get(variant(one), 0))
    return [one if seats(one) == largest[variant(one)] else soak(one) for one in setups]


def soak(one: Any) -> Any:
    """A parameter, or a tuple of them, for `make soak` alone."""
    return pytest.param(*(one if isinstance(one, tuple) else (one,)), marks=pytest.mark.soak)
