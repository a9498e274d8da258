"""Utilize: TG-60 to TG-65."""

from __future__ import annotations

import pytest

from tests.games.tiny_galaxies.tables import GAME, do, galaxy, options, table
from tests.table.tables import live_table


@pytest.mark.clause("TG-61", "TG-62", "TG-82")
def test_e3_upgrade_price() -> None:
    t = table("""
        row: P05 P21 P26 P33
        dice: utilize
        0: level 2, 3 energy, 2 culture
        1: level 1
    """)
    do(t, "activate utilize")
    assert options(t) == ["upgrade energy"]
    do(t, "upgrade energy")
    assert galaxy(t, 0) == "level 3, 0 energy, 2 culture, ships home home home"
    assert t.scores()[0]["total"] == 2


@pytest.mark.clause("TG-61")
def test_e3_never_mixed() -> None:
    t = table("""
        row: P05 P21 P26 P33
        dice: utilize
        0: level 2, 2 energy, 2 culture
        1: level 1
    """)
    assert "activate utilize" not in options(t)


@pytest.mark.clause("TG-60")
def test_e5_three_options() -> None:
    t = table("""
        row: P05 P21 P26 P33
        dice: utilize
        0: 2 energy, 1 culture, colonies P13 P03
        1: level 1
    """)
    do(t, "activate utilize")
    assert options(t) == ["upgrade energy", "colony P03", "colony P13"]


@pytest.mark.clause("TG-62")
def test_the_new_ship_may_be_used_this_turn() -> None:
    t = table("""
        row: P05 P21 P26 P33
        dice: utilize move
        0: level 2, 3 energy, ships s0 s1
        1: level 1
    """)
    do(t, "activate utilize", "upgrade energy", "activate move", "ship home", "go o2")
    assert galaxy(t, 0) == "level 3, 0 energy, 0 culture, ships s0 s1 o2:0"


@pytest.mark.clause("TG-63")
def test_the_new_die_is_rolled_next_turn() -> None:
    t = table("""
        row: P05 P21 P26 P33
        dice: utilize life life life
        0: 2 energy
        1: level 1
    """)
    do(t, "activate utilize", "upgrade energy")
    assert t.view()["players"][0]["dice"] == 5
    assert len(t.view()["dice"]["inactive"]) == 3
    do(t, "end", "end")
    assert len(t.view()["dice"]["inactive"]) == 5


@pytest.mark.clause("TG-64")
def test_level_6_is_the_last() -> None:
    t = table("""
        row: P05 P21 P26 P33
        dice: utilize
        0: level 6, 7 energy, 7 culture
        1: level 1
    """)
    assert "activate utilize" not in options(t)


@pytest.mark.clause("TG-61")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_the_price_is_the_number_of_the_next_level(level: int) -> None:
    t = table(f"""
        row: P05 P21 P26 P33
        dice: utilize
        0: level {level}, {level + 1} culture
        1: level 1
    """)
    do(t, "activate utilize", "upgrade culture")
    assert galaxy(t, 0).startswith(f"level {level + 1}, 0 energy, 0 culture")


@pytest.mark.clause("TG-65")
def test_the_same_planet_may_be_used_again() -> None:
    t = table("""
        row: P05 P21 P26 P33
        dice: utilize utilize utilize
        0: colonies P01
        1: level 1
    """)
    for _ in range(3):
        do(t, "activate utilize", "colony P01")
    assert galaxy(t, 0).startswith("level 1, 6 energy")


def test_a_lone_option_that_costs_something_is_left_to_the_person() -> None:
    live = live_table(GAME, "standard", 2, seed=5, mode="interpreted")
    into = [
        move.code
        for move in live.table.legal()
        if move.kind == "convert"
        and move.args["pay"] == "culture"
        and move.args["new"] == "utilize"
    ]
    live.play(0, [into[0]], "player")
    assert [live.game.moves.kind(code).name for code in live.table.codes(0)] == ["upgrade"]
    assert live.forced(0) is None
