"""The doors from Python into the rules: one call, one record of an array.

A record passed from Python costs 1.5 µs where (array, index) costs 0.4.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from galactable.core import generic
from galactable.core.compile import INTERPRETED, Twins, door
from galactable.core.events import EventRows
from galactable.core.generic import (
    Ints,
    attempt,
    deal,
    evaluate,
    hide,
    host_legal,
    legal,
    observe,
    places,
    play,
    score,
)
from galactable.core.rng import Rng, start

if TYPE_CHECKING:
    from galactable.core.game import Game

__all__ = ["Engine", "interpreted"]

States = NDArray[Any]


@door
def deal_at(
    states: States, i: int, seats: int, variant: int, seed: int, rng: Rng, events: EventRows
) -> None:
    """Deals into a zeroed record."""
    if events.shape[0] > 0:
        events[0, 0] = 0
    start(rng, seed, 0)
    deal(states[i], seats, variant, rng, events)


@door
def legal_at(states: States, i: int, seat: int, out: Ints) -> int:
    return legal(states[i], seat, out)


@door
def host_legal_at(states: States, i: int, seat: int, out: Ints) -> int:
    return host_legal(states[i], seat, out)


@door
def play_at(
    states: States,
    i: int,
    seat: int,
    move: int,
    seed: int,
    ply: int,
    rng: Rng,
    events: EventRows,
) -> None:
    if events.shape[0] > 0:
        events[0, 0] = 0
    start(rng, seed, ply)
    play(states[i], seat, move, rng, events)


@door
def attempt_at(states: States, i: int, seat: int, move: int) -> None:
    attempt(states[i], seat, move)


@door
def score_at(states: States, i: int, seat: int, out: Ints) -> int:
    return score(states[i], seat, out)


@door
def places_at(states: States, i: int, out: Ints) -> None:
    places(states[i], out)


@door
def hide_at(states: States, i: int, seat: int, seed: int, ply: int, rng: Rng) -> None:
    start(rng, seed, ply)
    hide(states[i], seat, rng)


@door
def observe_at(states: States, i: int, seat: int, out: NDArray[np.int16]) -> None:
    observe(states[i], seat, out)


@door
def evaluate_at(states: States, i: int, seat: int) -> int:
    return evaluate(states[i], seat)


def interpreted(game: Game) -> Twins:
    """The twins that run a game's rules, and generic code on top of them, as plain Python."""
    own = {stub: game.rules[stub.__name__] for stub in generic.RULES}
    return Twins(lambda function: function, own)


class Engine:
    """A game's rules in one of the ways to run them: ``compiled`` or ``interpreted``."""

    def __init__(self, game: Game, mode: str = "compiled") -> None:
        if mode not in ("compiled", "interpreted"):
            raise ValueError(f"mode is 'compiled' or 'interpreted', not {mode!r}")
        plain = INTERPRETED or mode == "interpreted"
        twins = interpreted(game) if plain else None

        def way(door: Callable[..., Any]) -> Callable[..., Any]:
            return _without_overflow_warnings(twins.of(door)) if twins else door

        self.mode = "interpreted" if plain else "compiled"
        self.way = way
        self.deal = way(deal_at)
        self.legal = way(legal_at)
        self.host_legal = way(host_legal_at)
        self.play = way(play_at)
        self.attempt = way(attempt_at)
        self.score = way(score_at)
        self.places = way(places_at)
        self.hide = way(hide_at)
        self.observe = way(observe_at)
        self.evaluate = way(evaluate_at)


def _without_overflow_warnings(function: Callable[..., Any]) -> Callable[..., Any]:
    """Random numbers are made by overflow, on which NumPy's scalars remark."""

    def quiet(*args: Any) -> Any:
        with np.errstate(over="ignore"):
            return function(*args)

    return quiet
