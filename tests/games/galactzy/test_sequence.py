"""Phase 1: throws, lifts, Eons."""

from __future__ import annotations

import pytest
from tests.games.galactzy.tables import (
    do,
    give_eons,
    lay,
    moves,
    names,
    offers,
    player,
    started,
    throw,
)

from galactable import IllegalMoveError


@pytest.mark.clause("GZ-11", "GZ-12", "GZ-13", "GZ-15", "GZ-37")
@pytest.mark.parametrize(("lucky", "points"), [("5", 23), ("1", 24)])
def test_example_of_a_sequence(lucky: str, points: int) -> None:
    table = started("pearl", lucky)
    throw(table, "4:2 4:2 6:3 6:5 8:6 8:8")
    do(table, "lift 6:3", "lift 6:5", "lift 8:6")
    throw(table, "8:4 8:4 8:8")
    do(table, "lift 8:4", "lift 8:4")
    throw(table, "8:1 8:8")
    assert offers(table) == {"full_house": points, "chance": 29}
    assert not moves(table, "lift", "extra", "throw"), "three throws are all"
    do(table, "stop", "score full_house")
    assert player(table)["lines"]["full_house"] == {"state": "scored", "points": points}


@pytest.mark.clause("GZ-26", "GZ-27", "GZ-23", "GZ-38", "GZ-R13", "GZ-R6")
def test_complete_sequence() -> None:
    table = started("distorted", "5")
    throw(table, "4:1 4:2 6:3 6:4 8:4 8:7")
    do(table, "lift 4:1", "lift 8:4", "extra")
    assert table.view()["sequence"] == {
        "mode": "turn",
        "seat": 0,
        "throws": 1,
        "hand": 3,
        "lifted": [[4, 1], [8, 4]],
        "dice": [[4, 2], [6, 3], [6, 4], [8, 7]],
        "fresh": [],
        "effect_used": False,
        "need": [],
        "offers": {"chance": 16},
        "sums": {},
    }
    throw(table, "4:2 6:2 8:5")
    do(table, "lift 4:2", "lift 6:2")
    throw(table, "6:1 6:1")
    do(table, "modify 4:2>1")
    assert offers(table) == {"crystal": 30, "chance": 22}
    do(table, "stop", "score crystal")
    assert player(table)["vp"] == 30
    assert player(table)["eons"] == 2
    assert player(table)["galaxy"] == "crystal"


@pytest.mark.clause("GZ-11")
def test_the_first_throw_is_compulsory_and_of_any_mix() -> None:
    table = started("pearl")
    assert {m.split()[0] for m in moves(table)} == {"throw", "extra"}
    assert len(moves(table, "throw")) == 28
    assert "throw 6d4 0d6 0d8" in moves(table)
    with pytest.raises(IllegalMoveError):
        table.play(table.game.moves.first("stop"))


@pytest.mark.clause("GZ-12", "GZ-R10")
def test_going_on_needs_a_die() -> None:
    table = started("pearl")
    give_eons(table, 0)
    lay(table, "1 2 3 4 6 7")
    assert moves(table, "throw") == []
    do(table, "lift 8:7")
    assert moves(table, "stop") == [], "a die in hand must be thrown"
    assert moves(table, "throw") == ["throw 0d4 0d6 1d8", "throw 0d4 1d6 0d8", "throw 1d4 0d6 0d8"]
    do(table, "throw 0d4 1d6 0d8")
    assert table.view()["sequence"]["throws"] == 2


@pytest.mark.clause("GZ-R10")
def test_an_extra_die_alone_may_be_thrown() -> None:
    table = started("pearl")
    lay(table, "1 2 3 4 6 7")
    do(table, "extra", "throw 1d4 0d6 0d8")
    assert len(table.view()["sequence"]["dice"]) == 7


@pytest.mark.clause("GZ-14", "GZ-R5")
def test_seven_of_a_type() -> None:
    table = started("pearl")
    do(table, "extra", "extra")
    assert "throw 8d4 0d6 0d8" not in moves(table)
    assert {"throw 7d4 1d6 0d8", "throw 1d4 0d6 7d8", "throw 0d4 7d6 1d8"} <= set(moves(table))
    lay(table, "4:1 4:1 4:2 4:2 4:3 6:1 6:2 6:3", throws=1)
    do(table, "lift 6:1", "lift 6:2", "lift 6:3")
    four = [m for m in moves(table, "throw") if m.startswith("throw 3d4")]
    assert four == [], "five d4 lie on the table"
    assert "throw 2d4 0d6 1d8" in moves(table)


@pytest.mark.clause("GZ-26", "GZ-R5", "GZ-R6")
def test_at_most_eight_dice() -> None:
    table = started("pearl")
    do(table, "extra", "extra")
    assert moves(table, "extra") == []
    assert player(table)["eons"] == 1
    assert table.view()["sequence"]["hand"] == 8


@pytest.mark.clause("GZ-R6")
def test_extra_between_the_lifts() -> None:
    table = started("pearl")
    lay(table, "4:1 4:4 6:1 6:6 8:1 8:8")
    do(table, "lift 6:1", "extra")
    assert moves(table, "lift") == ["lift 6:6", "lift 8:1", "lift 8:8"]
    assert moves(table, "extra") == ["extra"]
    assert moves(table, "stop") == []


@pytest.mark.clause("GZ-25", "GZ-R7")
def test_reroll_keeps_type_and_window() -> None:
    table = started("pearl")
    throw(table, "4:2 4:2 6:3 6:5 8:6 8:8")
    assert moves(table, "reroll") == [f"reroll {d}" for d in ("4:2", "6:3", "6:5", "8:6", "8:8")]
    events = do(table, "reroll 6:5")
    new = events[0].args["new"]
    assert [6, new] in table.view()["sequence"]["fresh"]
    assert len(table.view()["sequence"]["fresh"]) == 6
    assert player(table)["eons"] == 2
    do(table, f"reroll 6:{new}")
    assert player(table)["eons"] == 1
    assert table.view()["supply"] == 19
    assert table.game.words.chance(events) == [{"reroll": [[6, new]]}]


@pytest.mark.clause("GZ-R7")
@pytest.mark.parametrize("other", ["modify 6:3>4", "lift 6:3", "extra"])
def test_anything_else_closes_the_window(other: str) -> None:
    table = started("pearl")
    throw(table, "4:2 4:2 6:3 6:5 8:6 8:8")
    do(table, other)
    assert table.view()["sequence"]["fresh"] == []
    assert moves(table, "reroll") == []


@pytest.mark.clause("GZ-R7")
def test_only_dice_of_the_latest_throw_are_fresh() -> None:
    table = started("pearl")
    throw(table, "4:2 4:2 6:3 6:5 8:6 8:8")
    do(table, "lift 6:3")
    throw(table, "8:8")
    assert moves(table, "reroll") == ["reroll 8:8"]
    assert table.view()["sequence"]["fresh"] == [[8, 8]]


@pytest.mark.clause("GZ-27", "GZ-R8", "GZ-R9")
def test_modify_by_one_within_the_die() -> None:
    table = started("pearl")
    lay(table, "4:1 4:4 6:6 8:8 8:7 6:1")
    assert moves(table, "modify") == [
        "modify 4:1>2",
        "modify 4:4>3",
        "modify 6:1>2",
        "modify 6:6>5",
        "modify 8:7>6",
        "modify 8:7>8",
        "modify 8:8>7",
    ]
    do(table, "modify 8:7>8", "modify 8:8>7", "modify 8:7>6")
    assert player(table)["eons"] == 0
    assert moves(table, "modify", "extra", "reroll") == []
    assert "lift 8:6" in moves(table), "it may be kept for later throws"
    do(table, "lift 4:1")
    assert moves(table, "modify") == []


@pytest.mark.clause("GZ-28")
def test_eons_spent_go_to_the_supply_and_an_empty_supply_gives_none() -> None:
    table = started("distorted")
    do(table, "extra")
    assert table.view()["supply"] == 18
    table = started("distorted")
    give_eons(table, 20)
    lay(table, "2 2 4 4 6 8")
    do(table, "stop")
    assert "no-eon" in names(do(table, "score pearl"))
    assert player(table)["eons"] == 20


def test_lifts_go_upwards() -> None:
    table = started("pearl")
    lay(table, "4:1 6:6 6:6 8:1 8:8 8:8")
    do(table, "lift 6:6")
    assert moves(table, "lift") == ["lift 6:6", "lift 8:1", "lift 8:8"]
    with pytest.raises(IllegalMoveError, match="from the smallest to the largest"):
        table.play(table.game.moves.first("lift"))
