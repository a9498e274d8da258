"""Any order of the waited-for seats is legal, and reaches the same table."""

from __future__ import annotations

import random

import pytest

from galactable import Table
from galactable.games.cosmic_factory.moves import DONE, GRAB, MOVES, TIME_UP
from galactable.games.cosmic_factory.state import Phase
from tests.games.cosmic_factory.tables import (
    PLAIN,
    X1,
    building,
    do,
    kinds,
    player,
    time_up,
)

GRABS = range(GRAB, DONE)


def play(seats: int, variant: str, seed: int, order: int) -> tuple[list[bytes], list[int]]:
    """A game in which every seat follows a will of its own, in some order of the seats.

    A seat's choices depend on its own decisions so far alone; nobody takes tokens. Now and
    then the host ends a seat's minute. Returns the table at the start of every round (and
    at the end), and who decided when.
    """
    table = Table("cosmic-factory", seats, variant, seed)
    wills = [random.Random(1000 * seed + seat) for seat in range(seats)]
    shuffle = random.Random(order)
    found, who, turn = [table.save()], [], 1
    while not table.over:
        seat = shuffle.choice(table.waiting)
        will = wills[seat]
        who.append(seat)
        codes = [code for code in table.codes(seat) if code not in GRABS]
        if table.state.phase == Phase.BUILD and (not codes or will.random() < 0.03):
            time_up(table, seat)
        else:
            table.play(codes[will.randrange(len(codes))], seat)
        if table.over or table.state.turn != turn:
            turn = int(table.state.turn)
            found.append(table.save())
    return found, who


@pytest.mark.clause("CF-14", "CF-15", "CF-20", "CF-R9", "CF-R11", "CF-R19")
@pytest.mark.parametrize("variant", ["standard", "beginner"])
@pytest.mark.parametrize("seats", [2, 4])
def test_order_does_not_matter_without_tokens(seats: int, variant: str) -> None:
    for seed in range(4):
        first, one = play(seats, variant, seed, order=1)
        for order in (2, 3):
            again, other = play(seats, variant, seed, order)
            assert again == first
            assert other != one, "it was another order"


@pytest.mark.clause("CF-17")
def test_tokens_are_first_come_first_served() -> None:
    for first, second in ((0, 1), (1, 0)):
        table = building(X1, PLAIN)
        do(table, "grab", first, colours=["blue"])
        assert player(table, first)["took"] == ["blue"]
        grabs = [m.args["colours"] for m in table.legal(second) if m.kind == "grab"]
        assert ["blue"] not in grabs


@pytest.mark.clause("CF-R11")
def test_the_host_ends_the_minute_in_the_middle_of_a_hold() -> None:
    table = building(X1, PLAIN)
    do(table, "hold", 1, tile=2, rot=3)
    before = player(table, 1)["galaxy"]
    time_up(table, 1)
    assert player(table, 1)["galaxy"] == before
    assert kinds(table, 0) >= {"hold", "done"}
    assert MOVES.first("time-up") == TIME_UP
