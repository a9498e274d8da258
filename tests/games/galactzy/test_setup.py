"""Set-up, Eras and turns."""

from __future__ import annotations

import pytest
from tests.games.galactzy.tables import do, fresh_table, lay, moves, names, player, started

from galactable import game


@pytest.mark.clause("GZ-2")
@pytest.mark.parametrize(("seats", "supply"), [(1, 17), (2, 14), (3, 11), (4, 8)])
def test_eons(seats: int, supply: int) -> None:
    view = fresh_table(seats).view()
    assert [p["eons"] for p in view["players"]] == [3] * seats
    assert view["supply"] == supply


@pytest.mark.clause("GZ-4")
def test_throw_for_the_first_player() -> None:
    chance = game("galactzy").words.chance
    rounds = set()
    for seed in range(60):
        table = fresh_table(3, seed=seed)
        throws = [item["roll_off"] for item in chance(table.dealt)]
        rounds.add(len(throws))
        tied = [0, 1, 2]
        for values in throws:
            assert [seat for seat, _ in values] == tied
            highest = max(value for _, value in values)
            tied = [seat for seat, value in values if value == highest]
        assert tied == [table.view()["first"]] == [table.seat]
    assert len(rounds) > 1, "some had to throw again"
    assert chance(fresh_table(1).dealt) == []
    assert fresh_table(1).view()["first"] == 0


@pytest.mark.clause("GZ-79", "GZ-R1")
@pytest.mark.parametrize("variant", ["basic", "advanced"])
def test_colours_in_turn_order_each_once(variant: str) -> None:
    table = fresh_table(3, variant, seed=4)
    first = table.view()["first"]
    for step, colour in enumerate(("white", "blue", "red")):
        assert table.seat == (first + step) % 3
        do(table, f"colour {colour}")
        if step < 2:
            assert f"colour {colour}" not in moves(table)
    assert [p["colour"] for p in table.view()["players"]][first] == "white"
    assert moves(fresh_table(1, variant)) == [
        "colour blue",
        "colour red",
        "colour violet",
        "colour white",
    ]


@pytest.mark.clause("GZ-5", "GZ-R2")
def test_lucky_numbers_after_the_colours_before_the_galaxies() -> None:
    table = fresh_table(2)
    order = [table.seat]
    do(table, "colour blue")
    order.append(table.seat)
    do(table, "colour red")
    assert moves(table) == [f"lucky {n}" for n in range(1, 9)]
    do(table, "lucky 3")
    assert moves(table) == [f"lucky {n}" for n in range(1, 9)], "two may choose the same"
    do(table, "lucky 3")
    assert [p["lucky"] for p in table.view()["players"]] == [3, 3]
    assert moves(table) == ["start pearl", "start crystal", "start entropic", "start distorted"]
    assert table.seat == order[0]


@pytest.mark.clause("GZ-6")
def test_a_corner_galaxy_each() -> None:
    table = started("crystal pearl", variant="advanced")
    assert [p["galaxy"] for p in table.view()["players"]] == ["crystal", "pearl"]
    assert player(table, 0)["lines"]["crystal"] == {"state": "start", "points": 0}
    table = fresh_table(2)
    do(table, "colour blue", "colour red", "lucky 1", "lucky 1", "start entropic")
    assert moves(table) == ["start pearl", "start crystal", "start distorted"]


@pytest.mark.clause("GZ-7")
@pytest.mark.parametrize(("variant", "lines"), [("basic", 10), ("advanced", 11)])
def test_open_lines(variant: str, lines: int) -> None:
    states = [line["state"] for line in player(started("pearl", variant=variant))["lines"].values()]
    assert states.count("open") == lines


@pytest.mark.clause("GZ-8", "GZ-9", "GZ-10", "GZ-30", "GZ-35")
@pytest.mark.parametrize(("variant", "eras"), [("basic", 10), ("advanced", 11)])
def test_eras_turns_and_the_marker(variant: str, eras: int) -> None:
    """Every seat throws once and cancels, Era after Era; events are passed by stopping."""
    table = started("pearl crystal entropic", variant=variant)
    turns: list[tuple[int, int]] = []
    while not table.over:
        view = table.view()
        sequence = view["sequence"] or {"mode": "none"}
        if sequence["mode"] == "turn" and view["phase"] == "sequence" and not sequence["throws"]:
            turns.append((view["round"], view["seat"]))
            assert view["first"] == (view["round"] - 1) % 3
        legal = moves(table)
        quiet = [m for m in legal if m.split()[0] in ("stop", "cancel", "stay", "stand")]
        do(table, quiet[0] if quiet else legal[0])
    expected = [(era, (era - 1 + i) % 3) for era in range(1, eras + 1) for i in range(3)]
    assert [t for t in turns if t[0] > 0][: len(expected)] == expected
    assert table.view()["round"] == eras
    for seat in range(3):
        states = [line["state"] for line in player(table, seat)["lines"].values()]
        assert "open" not in states
        assert states.count("cancelled") == eras


def test_a_turn_begins_with_six_dice_in_hand() -> None:
    table = started("pearl")
    sequence = table.view()["sequence"]
    assert (sequence["mode"], sequence["hand"], sequence["throws"]) == ("turn", 6, 0)
    assert sequence["offers"] == {}
    lay(table, "1 2 3 4 6 7")
    assert names(do(table, "stop", "cancel galactzy"))[-2:] == ["era", "turn"]
