"""Fights, escapes, the end and the tie-break."""

from __future__ import annotations

import pytest
from tests.games.galactzy.tables import (
    do,
    give_eons,
    give_vp,
    know_phantom,
    last_turn,
    lay,
    mark,
    move_pawn,
    moves,
    names,
    offers,
    play_fight,
    player,
    started,
)

from galactable import Table


def fight(galaxies: str = "pearl crystal", variant: str = "basic", lucky: str = "8 8 8 8") -> Table:
    """Seat 0 comes to the Crystal Spiral, where all others are (or were put)."""
    table = started(galaxies, lucky, variant)
    for seat in range(1, table.seats):
        move_pawn(table, seat, "crystal")
    lay(table, "1 1 1 3 4 7", 3)
    do(table, "stop", "score crystal")
    assert table.view()["sequence"]["mode"] == "fight"
    return table


@pytest.mark.clause("GZ-39", "GZ-43", "GZ-R18")
def test_the_arriver_first_then_clockwise() -> None:
    table = started("pearl entropic distorted crystal")
    do_nothing = ("stop", "cancel galactzy")
    for _ in range(2):
        lay(table, "1 2 3 4 7 8", 3)
        do(table, *do_nothing)
    for seat in (0, 1, 3):
        move_pawn(table, seat, "crystal")
    lay(table, "1 1 1 3 4 7", 3)
    do(table, "stop", "score crystal")
    assert table.view()["fight"] == {"fighters": [2, 3, 0, 1], "scores": [None] * 4}
    order = []
    for _ in range(4):
        order.append(table.seat)
        play_fight(table, "1 2 3 4 7 8")
    assert order == [2, 3, 0, 1]
    assert table.seat == 3, "then the next seat's turn"


@pytest.mark.clause("GZ-44", "GZ-45", "GZ-48", "GZ-R20")
def test_a_fight_is_a_whole_sequence_and_the_best_figure_wins() -> None:
    table = fight("pearl crystal entropic")
    give_eons(table, 2, 0, 3)
    assert set(moves(table, "extra")) == {"extra"}
    lay(table, "2 2 2 5 5 1", 2)
    assert offers(table) == {"fight": 15 + 5 + 2}
    assert {"stop", "lift 8:5", "modify 8:5>6"} <= set(moves(table))
    do(table, "stop")
    assert table.view()["fight"]["scores"] == [22, None, None]
    lines = player(table, 0)["lines"]
    assert lines["full_house"]["state"] == "open", "nothing is marked"
    play_fight(table, "1 2 3 4 7 8")
    play_fight(table, "1 1 1 2 2 3", 3)
    assert table.scores()[0]["fights"] == 10, "5 for each beaten, with or without an Eon"
    assert [p["eons"] for p in table.view()["players"]] == [3, 0, 2]
    assert table.view()["fight"] == {"fighters": [], "scores": [None] * 3}


@pytest.mark.clause("GZ-R19", "GZ-48")
@pytest.mark.parametrize("dice", ["5 5 5 5 5 1", "1 2 3 4 7 8"])
def test_shared_highest_or_all_zero_has_no_winner(dice: str) -> None:
    table = fight()
    play_fight(table, dice)
    assert "fight-drawn" in names(play_fight(table, dice))
    assert [s["fights"] for s in table.scores()] == [0, 0]
    assert [p["eons"] for p in table.view()["players"]] == [4, 3]


@pytest.mark.clause("GZ-46", "GZ-47", "GZ-R21")
def test_escape_ends_a_fight_of_two() -> None:
    table = fight()
    play_fight(table, "5 5 5 5 5 1")
    lay(table, "2 2 3 5 5 8", 3)
    do(table, "stop")
    assert table.view()["phase"] == "escape"
    assert moves(table) == ["escape distorted", "stand"]
    events = do(table, "escape distorted")
    assert names(events) == ["escape", "eon", "fight-off", "turn"]
    assert player(table, 1)["galaxy"] == "distorted"
    assert player(table, 1)["eons"] == 4
    assert player(table, 1)["lines"]["distorted"]["state"] == "open"
    assert [s["fights"] for s in table.scores()] == [0, 0]


@pytest.mark.clause("GZ-46", "GZ-47")
def test_after_an_escape_the_others_go_on_and_no_fight_starts_there() -> None:
    table = fight("pearl crystal entropic distorted")
    move_pawn(table, 3, "distorted")
    table.state.order_count = 3
    table.state.order[3] = -1
    lay(table, "2 2 3 5 5 8", 3)
    do(table, "stop", "escape distorted")
    assert table.view()["fight"]["fighters"] == [1, 2]
    assert table.view()["sequence"]["seat"] == 1
    play_fight(table, "5 5 5 5 5 1")
    play_fight(table, "1 2 3 4 7 8")
    assert table.scores()[1]["fights"] == 5
    assert player(table, 0)["eons"] == 5, "the one who escaped loses none"


@pytest.mark.clause("GZ-46", "GZ-42", "GZ-R21")
def test_no_escape_with_a_cancelled_code_nor_to_the_own_galaxy() -> None:
    table = fight()
    mark(table, 0, cancelled="distorted")
    events = play_fight(table, "2 2 3 5 5 8", 3)
    assert "fight-score" in names(events)
    assert table.view()["fight"]["scores"][0] == 0
    play_fight(table, "1 1 1 3 4 7", 3)
    assert table.view()["sequence"]["mode"] == "turn", "his own galaxy's Code is worth nothing"


@pytest.mark.clause("GZ-46", "GZ-R21")
@pytest.mark.parametrize("state", ["scored", "start", ""])
def test_escape_with_any_line_not_cancelled(state: str) -> None:
    table = fight()
    if state:
        mark(table, 0, **{state: "distorted"})
    lay(table, "2 2 3 5 5 8", 3)
    do(table, "stop")
    assert moves(table) == ["escape distorted", "stand"]
    do(table, "stand")
    assert table.view()["fight"]["scores"] == [0, None]


@pytest.mark.clause("GZ-44", "GZ-R34")
def test_effects_powers_and_lucky_number_1_in_a_fight() -> None:
    table = fight("pearl crystal", "advanced", "1 8")
    lay(table, "1 2 2 2 5 5", 3)
    assert "effect_turn 8:1>5" in moves(table), "the Crystal Spiral's effect"
    assert offers(table) == {"fight": 15 + 5 + 1}
    assert names(do(table, "stop")) == ["stop", "fight-score", "eon"]
    lay(table, "1 2 3 4 7 8", 3)
    assert moves(table, "power_roll") == ["power_roll 4", "power_roll 6", "power_roll 8"]


@pytest.mark.clause("GZ-R34", "GZ-37", "GZ-45")
@pytest.mark.parametrize(
    ("dice", "score", "eon"),
    [
        ("1 2 2 2 4 4", 15 + 4 + 1, True),
        ("1 2 2 2 5 5", 15 + 5 + 1, True),
        ("1 3 3 3 6 6", 15 + 6 + 1, True),
        ("2 2 2 4 4 6", 15 + 4, False),
        ("2 2 2 5 5 6", 15 + 5, False),
        ("2 2 2 6 6 3", 15 + 6, False),
        ("1 1 1 5 5 3", 15 + 5, False),
    ],
)
def test_lucky_number_1_brings_an_eon_where_a_spare_die_shows_it(
    dice: str, score: int, eon: bool
) -> None:
    table = fight("pearl crystal", "advanced", "1 8")
    lay(table, dice, 3)
    assert names(do(table, "stop")) == ["stop", "fight-score", *["eon"] * eon]
    assert table.view()["fight"]["scores"] == [score, None]


@pytest.mark.clause("GZ-48")
def test_a_single_score_above_zero_wins() -> None:
    table = fight()
    play_fight(table, "1 2 3 4 7 8")
    events = play_fight(table, "1 1 1 2 2 3", 3)
    assert "fight-won" in names(events)
    assert [p["eons"] for p in table.view()["players"]] == [3, 4]


def tied_end(galaxies: str = "pearl crystal", vp: tuple[int, ...] = (0, 0, 0, 0)) -> Table:
    """The last turn of the game: seat 0 cancels its Chance, and the totals are 15 + vp."""
    table = started(galaxies)
    last_turn(table)
    give_vp(table, *vp[: table.seats])
    lay(table, "1 2 3 4 7 8", 3)
    do(table, "stop", "cancel chance")
    return table


@pytest.mark.clause("GZ-29", "GZ-49")
def test_the_highest_total_wins() -> None:
    table = tied_end(vp=(3, 0))
    assert table.over
    assert [s["total"] for s in table.scores()] == [18, 15]
    assert [s["eons"] for s in table.scores()] == [15, 15]
    assert table.places() == [1, 2]
    assert table.view()["sequence"] is None


@pytest.mark.clause("GZ-50", "GZ-R3")
def test_tie_more_codes_acquired() -> None:
    table = started("pearl crystal")
    last_turn(table)
    mark(table, 1, scored="distorted")
    lay(table, "1 2 3 4 7 8", 3)
    do(table, "stop", "cancel chance")
    assert table.over
    assert table.places() == [2, 1]
    assert [p["codes_acquired"] for p in table.view()["players"]] == [0, 1]


@pytest.mark.clause("GZ-51", "GZ-R22")
def test_tie_break_fight_without_eons() -> None:
    table = tied_end("pearl crystal entropic", (5, 0, 5))
    view = table.view()
    assert view["sequence"]["mode"] == "tie"
    assert view["tie_fights"] == 1
    assert view["fight"]["fighters"] == [2, 0], "turn order of the last Era, First Player is seat 1"
    assert moves(table, "extra", "reroll", "modify") == []
    play_fight(table, "5 5 5 5 5 1", 3)
    play_fight(table, "5 5 5 5 5 5", 3)
    assert table.over
    assert table.places() == [1, 3, 2]
    assert [s["total"] for s in table.scores()] == [20, 15, 20], "scores never change"


@pytest.mark.clause("GZ-R22")
def test_three_rounds_then_the_first_place_is_shared() -> None:
    table = tied_end("pearl crystal entropic distorted", (5, 5, 5, 0))
    for _ in range(3):
        play_fight(table, "5 5 5 5 5 1", 3)  # seats 1, 2, 0
    assert table.view()["tie_fights"] == 2, "those tied for highest fight again"
    play_fight(table, "5 5 5 5 5 1", 3)
    play_fight(table, "1 2 3 4 7 8", 3)
    play_fight(table, "5 5 5 5 5 1", 3)
    assert table.view()["fight"]["fighters"] == [1, 0]
    for _ in range(2):
        play_fight(table, "1 2 3 4 7 8", 3)
    assert table.over
    assert table.view()["tie_fights"] == 3
    assert table.places() == [1, 1, 3, 4]


@pytest.mark.clause("GZ-R22")
def test_losers_of_the_tie_break_share_the_place_behind() -> None:
    table = tied_end("pearl crystal entropic distorted", (5, 5, 5, 5))
    for dice in ("5 5 5 5 5 1", "5 5 5 5 5 1", "1 2 3 4 7 8", "1 2 3 4 7 8"):  # 1, 2, 3, 0
        play_fight(table, dice, 3)
    play_fight(table, "1 2 3 4 7 8", 3)
    play_fight(table, "5 5 5 5 5 1", 3)
    assert table.over
    assert table.places() == [2, 2, 1, 2]


@pytest.mark.clause("GZ-51", "GZ-R22")
def test_the_tie_break_says_who_may_still_win() -> None:
    table = tied_end("pearl crystal entropic distorted", (5, 5, 5, 0))
    assert table.state.winners == 0b0111, "those tied, while they fight"
    for dice in ("5 5 5 5 5 1", "1 2 3 4 7 8", "5 5 5 5 5 1"):  # seats 1, 2, 0
        play_fight(table, dice, 3)
    assert table.state.winners == 0b0011, "those tied for highest"
    play_fight(table, "1 2 3 4 7 8", 3)
    play_fight(table, "5 5 5 5 5 1", 3)
    assert table.over
    assert table.state.winners == 0b0001, "the one who won"
    assert table.places() == [1, 2, 2, 4]
    assert not tied_end(vp=(3, 0)).state.winners, "no tie, no tie-break"


@pytest.mark.clause("GZ-R22", "GZ-R34")
def test_lucky_number_1_brings_no_eon_in_the_tie_break() -> None:
    table = started("pearl crystal", "1 1", "advanced", "plane_shifting")
    last_turn(table)
    table.state.discard_count, table.state.unseen = 10, 0
    table.state.discard[:10] = range(10)
    mark(table, 0, cancelled="phantom")
    lay(table, "1 2 3 4 7 8", 3)
    do(table, "stop", "cancel chance", "stay", "stay")
    assert table.view()["sequence"]["mode"] == "tie"
    lay(table, "1 2 2 2 5 5", 3)
    assert "effect_turn 8:1>5" in moves(table), "effects apply (seat 1 is in the Crystal Spiral)"
    events = do(table, "stop")
    assert names(events) == ["stop", "fight-score"]
    know_phantom(table, "1 2 3 4 5 6")
    play_fight(table, "1 2 3 4 7 8", 3)
    assert table.places() == [2, 1]


@pytest.mark.clause("GZ-R22")
def test_places_behind_by_total_then_codes() -> None:
    table = started("pearl crystal entropic distorted")
    last_turn(table)
    give_vp(table, 0, 9, 5, 5)
    mark(table, 3, scored="pearl")
    lay(table, "1 2 3 4 7 8", 3)
    do(table, "stop", "cancel chance")
    assert table.places() == [4, 1, 3, 2]
