"""Rocket tokens: when one is due, and taking it (PG-38 to PG-40)."""

from __future__ import annotations

from galactable.core.compile import rule
from galactable.games.point_galaxy.components import ROCKETS_A_TOKEN
from galactable.games.point_galaxy.state import State


@rule
def new_multiples(s: State, player: int) -> int:
    """How many multiples of five were reached since the last check; each counts once (PG-39)."""
    reached = s.rockets[player] // ROCKETS_A_TOKEN
    new = reached - s.credited[player]
    s.credited[player] = reached
    return new


@rule
def take_token(s: State, player: int, token: int) -> None:
    """The token leaves the line, which closes up (PG-40)."""
    at = 0
    while s.supply[at] != token:
        at += 1
    s.supply_count -= 1
    for i in range(at, s.supply_count):
        s.supply[i] = s.supply[i + 1]
    s.supply[s.supply_count] = 0
    s.tokens[player, s.token_count[player]] = token
    s.token_count[player] += 1
