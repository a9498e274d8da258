"""The end and the final score (RG-44 to RG-50)."""

import pytest

from tests.games.rock_the_galaxy.tables import do, fans, lay, supply


@pytest.mark.clause("RG-44", "RG-45", "RG-46", "RG-R21", "RG-R29")
def test_w8_the_round_of_the_last_fan_is_the_last():
    table = lay("""
        first
        supply: 1 fan
        > orange: 1 single, 0 fans | hat x5
        purple: 1 single, 0 fans | rain
        green: 1 single, 0 fans | rain
    """)
    do(table, "set hat 5")
    view = table.view()
    assert fans(table) == [3, 0, 0]
    assert view["supply"]["fans"] == 0
    assert view["ending"] is True
    assert view["seat"] == 1
    do(table, "end", "end")
    assert table.over
    assert table.view()["round"] == 1
    assert [p["hand_count"] for p in table.view()["players"]] == [5, 5, 5], "all drew"


@pytest.mark.clause("RG-47")
def test_returned_fans_do_not_cancel_the_end():
    table = lay("""
        standard, ending
        supply: 0 fans
        orange: 1 single, 0 fans | hat
        > green: 1 single, 2 fans | hat, back-2
    """)
    do(table, "set hat 3")
    assert supply(table) == 2
    assert table.over


@pytest.mark.clause("RG-R22")
def test_w7_returned_fans_are_in_the_supply_before_taking():
    table = lay("""
        standard
        supply: 1 fan
        > orange: 1 single, 2 fans | hat, back-2
        green: 1 single, 0 fans | rain
    """)
    do(table, "set hat 3")
    assert supply(table) == 2
    assert fans(table)[0] == 1
    assert table.view()["ending"] is False


@pytest.mark.clause("RG-R24")
def test_round_40_is_the_last():
    table = lay("""
        first, round 39
        orange: 1 single, 0 fans | hat
        > green: 1 single, 0 fans | rain
    """)
    assert table.view()["ending"] is False
    do(table, "end")
    assert table.view()["round"] == 40
    assert table.view()["ending"] is True
    do(table, "end", "end")
    assert table.over
    assert table.view()["round"] == 40


@pytest.mark.clause("RG-48", "RG-49")
def test_points():
    table = lay("""
        basic
        > orange: 3 singles, 2 fans | hat
        purple: 1 single, 4 fans | rain
        green: 1 single, 0 fans | rain
        white: 0 singles, 5 fans | rain
    """)
    assert table.scores() == [
        {"singles": 6, "fans": 2, "total": 8},
        {"singles": 2, "fans": 4, "total": 6},
        {"singles": 2, "fans": 0, "total": 2},
        {"singles": 0, "fans": 5, "total": 5},
    ]


@pytest.mark.clause("RG-50")
def test_w9_equal_scores_share_the_place():
    table = lay("""
        basic, round 40
        orange: 1 single, 5 fans | hat
        purple: 2 singles, 3 fans | rain
        green: 1 single, 2 fans | rain
        > white: 0 singles, 7 fans | rain
    """)
    do(table, "end")
    assert [points["total"] for points in table.scores()] == [7, 7, 4, 7]
    assert table.places() == [1, 1, 4, 1]
