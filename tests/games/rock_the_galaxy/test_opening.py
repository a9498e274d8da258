"""Choosing bands and the deal (RG-3 to RG-13)."""

import pytest

from galactable import Table
from tests.games.rock_the_galaxy.tables import do, moves


def seated(seats: int, variant: str = "first") -> Table:
    return Table("rock-the-galaxy", seats, variant, seed=1, mode="interpreted")


@pytest.mark.clause("RG-3", "RG-4", "RG-R6")
def test_two_seats_both_choose_and_white_is_not_offered():
    table = seated(2)
    assert moves(table) == ["band orange", "band purple", "band green"]
    do(table, "band purple")
    assert table.seat == 1
    assert moves(table) == ["band orange", "band green"]
    do(table, "band green")
    assert table.view()["phase"] == "turn"


@pytest.mark.clause("RG-3", "RG-R6")
def test_the_last_of_three_gets_the_band_that_is_left():
    table = do(seated(3), "band green", "band orange")
    assert [p["band"] for p in table.view()["players"]] == ["green", "orange", "purple"]
    assert table.ply == 2


@pytest.mark.clause("RG-4", "RG-6", "RG-R6")
def test_with_four_seats_white_is_in_play():
    table = do(seated(4), "band purple", "band white", "band orange")
    players = table.view()["players"]
    assert [p["band"] for p in players] == ["purple", "white", "orange", "green"]
    assert [p["fans"] for p in players] == [0, 2, 0, 0]
    assert [p["singles"] for p in players] == [1, 0, 1, 1]


@pytest.mark.clause("RG-5", "RG-7", "RG-8")
def test_singles_of_the_colours_in_play_lie_in_the_supply():
    table = seated(2)
    assert table.view()["supply"] == {
        "fans": 7,
        "singles": {"orange": 0, "purple": 0, "green": 0},
        "box_fans": 17,
    }
    do(table, "band orange", "band green")
    view = table.view()
    assert view["supply"]["singles"] == {"orange": 3, "purple": 0, "green": 3}
    assert [p["singles"] for p in view["players"]] == [1, 1]


@pytest.mark.clause("RG-9", "RG-10")
def test_later_games_have_more_and_standard_all_cards():
    for variant, cards in (("basic", 86), ("standard", 101)):
        table = do(seated(3, variant), "band green", "band orange")
        view = table.view()
        assert view["supply"]["singles"] == {"orange": 4, "purple": 4, "green": 4}
        assert view["supply"]["fans"] == 13
        assert view["deck_count"] == cards - 15


@pytest.mark.clause("RG-11", "RG-12", "RG-R7", "RG-R9")
def test_five_hidden_cards_each_and_seat_0_begins():
    table = do(seated(3), "band green", "band orange")
    view = table.view(1)
    assert [p["hand_count"] for p in view["players"]] == [5, 5, 5]
    assert [p["hand"] is not None for p in view["players"]] == [False, True, False]
    assert view["seat"] == view["active"] == 0
    dealt = [entry["seat"] for entry in table.game.words.chance(table.plies[-1].events)]
    assert dealt == [0] * 5 + [1] * 5 + [2] * 5
    assert table.game.words.chance(table.dealt) == []


@pytest.mark.clause("RG-13")
def test_turns_go_round():
    table = do(seated(3), "band green", "band orange")
    turns = []
    for _ in range(7):
        turns.append((table.seat, table.view()["round"]))
        do(table, "end")
    assert turns == [(0, 1), (1, 1), (2, 1), (0, 2), (1, 2), (2, 2), (0, 3)]
