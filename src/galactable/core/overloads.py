"""Tells Numba which rules stand for the generic ones: those of the record's game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import numba
from numba.extending import overload

from galactable.core.generic import (
    attempt,
    deal,
    evaluate,
    hide,
    host_legal,
    legal,
    observe,
    places,
    play,
    registered,
    score,
)

__all__ = ["rules_for"]

Rules = dict[str, Callable[..., Any]]
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


def _own(record: Any, name: str) -> Callable[..., Any] | None:
    rules = _rules_of(record)
    return rules[name] if rules else None


@overload(deal)
def _deal(s, seats, variant, rng, events):  # type: ignore[no-untyped-def]
    if (own := _own(s, "deal")) is not None:
        return lambda s, seats, variant, rng, events: own(s, seats, variant, rng, events)
    return None


@overload(legal)
def _legal(s, seat, out):  # type: ignore[no-untyped-def]
    if (own := _own(s, "legal")) is not None:
        return lambda s, seat, out: own(s, seat, out)
    return None


@overload(host_legal)
def _host_legal(s, seat, out):  # type: ignore[no-untyped-def]
    if (own := _own(s, "host_legal")) is not None:
        return lambda s, seat, out: own(s, seat, out)
    return None


@overload(play)
def _play(s, seat, move, rng, events):  # type: ignore[no-untyped-def]
    if (own := _own(s, "play")) is not None:
        return lambda s, seat, move, rng, events: own(s, seat, move, rng, events)
    return None


@overload(attempt)
def _attempt(s, seat, move):  # type: ignore[no-untyped-def]
    if (own := _own(s, "attempt")) is not None:
        return lambda s, seat, move: own(s, seat, move)
    return None


@overload(score)
def _score(s, seat, out):  # type: ignore[no-untyped-def]
    if (own := _own(s, "score")) is not None:
        return lambda s, seat, out: own(s, seat, out)
    return None


@overload(places)
def _places(s, out):  # type: ignore[no-untyped-def]
    if (own := _own(s, "places")) is not None:
        return lambda s, out: own(s, out)
    return None


@overload(hide)
def _hide(s, seat, rng):  # type: ignore[no-untyped-def]
    if (own := _own(s, "hide")) is not None:
        return lambda s, seat, rng: own(s, seat, rng)
    return None


@overload(observe)
def _observe(s, seat, out):  # type: ignore[no-untyped-def]
    if (own := _own(s, "observe")) is not None:
        return lambda s, seat, out: own(s, seat, out)
    return None


@overload(evaluate)
def _evaluate(s, seat):  # type: ignore[no-untyped-def]
    if (own := _own(s, "evaluate")) is not None:
        return lambda s, seat: own(s, seat)
    return None
