"""The twenty Kaos cards."""

import pytest

from galactable import Table
from galactable.core.game import ALL
from tests.games.cosmic_factory.tables import (
    BARREN,
    NINE,
    PLAIN,
    X1,
    X2,
    X3,
    X4,
    X5_BLUE,
    X5_RIVAL,
    building,
    chance,
    counted,
    do,
    entry,
    finish,
    kinds,
    planets,
    player,
    same,
    scored,
    shown,
    time_up,
)

EMPTY = ""


def phase(table: Table) -> str:
    return str(table.view(ALL)["phase"])


# 1 Black Hole


@pytest.mark.clause("CF-41", "CF-7", "CF-R10")
def test_black_hole_needs_two_tiles_face_down() -> None:
    table = building(X1, PLAIN, kaos="Black Hole")
    assert "done" not in kinds(table)
    do(table, "flip", 0, tile=53)
    do(table, "flip", 0, tile=22)
    assert same(shown(table), X1.replace("53/1", "53/1x").replace("22/0", "22/0x"))
    assert player(table)["touches"] == 2
    do(table, "done", 0)


@pytest.mark.clause("CF-R15")
def test_black_hole_face_down_tiles_may_only_be_flipped_up() -> None:
    table = building(X1.replace("53/1", "53/1x"), PLAIN, kaos="Black Hole")
    named = {(m.kind, m.args.get("tile")) for m in table.legal(0)}
    assert {kind for kind, tile in named if tile == 53} == {"flip"}
    do(table, "hold", 0, tile=16, rot=0)
    assert not any(m.args == {"row": 2, "col": 2} for m in table.legal(0))
    do(table, "release", 0)
    do(table, "flip", 0, tile=16)
    flips = {m.args["tile"] for m in table.legal(0) if m.kind == "flip"}
    assert flips == {16, 53}, "at most two are down"
    do(table, "flip", 0, tile=53)
    assert {m.kind for m in table.legal(0) if m.args.get("tile") == 53} >= {"hold", "take", "turn"}


@pytest.mark.clause("CF-41", "CF-R20")
def test_black_hole_face_down_tiles_count_for_nothing_and_separate() -> None:
    holed = X1.replace("53/1", "53/1x").replace("22/0", "22/0x")
    emptied = X1.replace("53/1", ".").replace("22/0", ".")
    table = building(
        holed, PLAIN.replace(" 2/0", " 2/0x").replace("6/0", "6/0x"), kaos="Black Hole"
    )
    finish(table)
    assert counted(holed, "Black Hole") == counted(emptied)
    assert entry(table)["zones"] == counted(emptied)["zones"]
    assert [tile for tile, *_ in entry(table)["galaxy"]] == [16, 4, 21, 39, 33, 41, 37]


@pytest.mark.clause("CF-42", "CF-R16")
def test_black_hole_the_left_neighbour_chooses_missing_ones() -> None:
    table = building(X1.replace("53/1", "53/1x"), PLAIN, EMPTY, kaos="Black Hole")
    for seat in range(3):
        time_up(table, seat)
    assert phase(table) == "holes"
    assert table.waiting == [0, 1, 2]
    choices = {m.args["tile"] for m in table.legal(1)}
    assert choices == {16, 4, 21, 39, 33, 41, 22, 37}, "among seat 0's face-up tiles"
    do(table, "darken", 1, tile=22)
    assert table.waiting == [0, 2], "seat 0 lacked only one"
    assert same(shown(table), X1.replace("53/1", "53/1x").replace("22/0", "22/0x"))
    fallen = [t["tile"] for t in player(table, 2)["galaxy"]]
    do(table, "darken", 0, tile=fallen[0])
    do(table, "darken", 0, tile=fallen[8])
    assert table.waiting == [2]
    do(table, "darken", 2, tile=2)
    assert phase(table) == "holes"
    do(table, "darken", 2, tile=6)
    assert table.view(ALL)["round"] == 2


@pytest.mark.clause("CF-42")
def test_black_hole_nobody_is_asked_when_all_have_two() -> None:
    holed = X1.replace("53/1", "53/1x").replace("22/0", "22/0x")
    table = scored(holed, PLAIN.replace(" 2/0", " 2/0x").replace("6/0", "6/0x"), kaos="Black Hole")
    assert table.view(ALL)["round"] == 2


# 2 Gift


@pytest.mark.clause("CF-43", "CF-R18")
def test_gift_points_come_from_the_right_neighbours_galaxy() -> None:
    third = "24/0 25/0 26/0\n27/0 28/0 29/0\n30/0 31/0 32/0"
    table = building(X1, PLAIN, third, kaos="Gift", tracks=[[9] * 4] * 3)
    do(table, "grab", 1, colours=["green"])
    finish(table)
    for seat, theirs in ((0, third), (1, X1), (2, PLAIN)):
        assert entry(table, seat)["zones"] == counted(theirs)["zones"]
    assert entry(table, 1)["path"] == 2
    best = [counted(drawing)["best"]["green"] for drawing in (X1, PLAIN, third)]
    assert best[0] > best[1]
    assert entry(table, 1)["bonus"]["green"] == -2, "judged on the galaxy the taker built"
    assert entry(table, 0)["galaxy"][0][0] == 16, "the history shows one's own galaxy"


# 3 New Dimension


def laid(table: Table, seat: int, tile: int, row: int, col: int) -> None:
    do(table, "hold", seat, tile=tile, rot=0)
    do(table, "put", seat, row=row, col=col)


def cells(table: Table, seat: int = 0) -> set[tuple[int, int]]:
    return {(m.args["row"], m.args["col"]) for m in table.legal(seat) if m.kind == "put"}


@pytest.mark.clause("CF-44", "CF-R17")
def test_new_dimension_grows_from_one_cell_and_is_shifted() -> None:
    table = building(EMPTY, EMPTY, kaos="New Dimension", trays=[range(1, 10)])
    do(table, "hold", 0, tile=1, rot=0)
    assert cells(table) == {(1, 1)}
    do(table, "put", 0, row=1, col=1)
    do(table, "hold", 0, tile=1, rot=1)
    assert cells(table) == set(), "the only tile cannot go anywhere"
    do(table, "release", 0)
    do(table, "hold", 0, tile=2, rot=0)
    assert cells(table) == {(0, 1), (1, 0), (1, 1), (1, 2), (2, 1)}
    do(table, "put", 0, row=0, col=1)
    assert same(shown(table), "2/0\n1/0"), "shifted down"
    laid(table, 0, 3, 1, 0)
    assert same(shown(table), "3/0 2/0\n. 1/0")


@pytest.mark.clause("CF-44", "CF-R17")
def test_new_dimension_stays_connected() -> None:
    table = building("1/0 2/0 3/0", EMPTY, kaos="New Dimension")
    takes = {m.args["tile"] for m in table.legal(0) if m.kind == "take"}
    assert takes == {1, 3}
    do(table, "hold", 0, tile=2, rot=0)
    # Both other tiles, or a cell that joins them again: there is none but its own.
    assert cells(table) == {(1, 1), (1, 3)}
    do(table, "release", 0)
    do(table, "take", 0, tile=1)
    assert same(shown(table), "2/0 3/0"), "shifted to column 1"


@pytest.mark.clause("CF-R17")
def test_new_dimension_a_held_tile_may_join_two_pieces_elsewhere() -> None:
    table = building("1/0 2/0 .\n. 3/0 4/0", EMPTY, kaos="New Dimension")
    do(table, "hold", 0, tile=2, rot=0)
    assert cells(table) == {(1, 1), (2, 2), (2, 3), (2, 1)}
    do(table, "put", 0, row=2, col=1)
    assert same(shown(table), "1/0 . .\n2/0 3/0 4/0")


@pytest.mark.clause("CF-44", "CF-R17")
def test_new_dimension_a_line_of_nine_fits_the_window() -> None:
    line = " ".join(f"{tile}/0" for tile in range(1, 10))
    table = building(line, EMPTY, kaos="New Dimension")
    do(table, "hold", 0, tile=9, rot=0)
    assert (1, 0) in cells(table)
    do(table, "put", 0, row=1, col=0)
    assert same(shown(table), "9/0 1/0 2/0 3/0 4/0 5/0 6/0 7/0 8/0")
    do(table, "done", 0)


@pytest.mark.clause("CF-R7")
def test_new_dimension_fallen_tiles_snuggle() -> None:
    table = building(
        "1/0 2/0 .\n. 3/0 4/0", EMPTY, kaos="New Dimension", trays=[range(5, 10), range(10, 19)]
    )
    time_up(table, 0)
    time_up(table, 1)
    # (1,3) and (2,1) touch two tiles; (1,3) comes first. Then (2,1). Then nothing touches
    # two: the first in reading order is above the first row, which shifts everything.
    fell = [tile for tile, _ in chance(table)[0]["fall"]["tiles"]]
    at = {tile: (row, col) for tile, row, col, _ in entry(table, 0)["galaxy"]}
    top = at[1][0]
    assert [(at[t][0] - top + 1, at[t][1]) for t in fell[:3]] == [(1, 3), (2, 1), (0, 1)]
    empty = {(row, col) for _, row, col, _ in entry(table, 1)["galaxy"]}
    assert len(empty) == 9, "an empty galaxy starts at (1,1)"
    assert min(row for row, _ in empty) == min(col for _, col in empty) == 1


# 4 Arborescence, 10 Multi-path


@pytest.mark.clause("CF-45", "CF-R34", "CF-R29")
def test_arborescence_counts_the_largest_network() -> None:
    """X4 of the specification."""
    assert counted(X4, "Arborescence")["path"] == 6
    assert counted(X4)["path"] == 5
    assert entry(scored(X4, PLAIN, kaos="Arborescence"))["path"] == 2
    assert entry(scored(X4, PLAIN, kaos="Ice Age"))["path"] == 1


@pytest.mark.clause("CF-51", "CF-R3", "CF-R29")
def test_multi_path_counts_networks() -> None:
    """X3 of the specification."""
    assert counted(X3, "Multi-path")["path"] == 6
    assert counted(X3)["path"] == 2
    assert entry(scored(X3, PLAIN, kaos="Multi-path"))["path"] == 2
    assert entry(scored(X3, PLAIN, kaos="Ice Age"))["path"] == 0


# 5, 6, 14 to 16: extras for zones


@pytest.mark.clause("CF-46", "CF-R29")
def test_district() -> None:
    """X6: a green zone of 3 planets is worth 1 + 1."""
    found = counted("33/0", "District")
    assert found["zones"]["green"] + found["extra"]["green"] == 2
    table = scored(X1, PLAIN, kaos="District")
    assert entry(table)["extra"] == {"green": 1, "blue": 1, "orange": 1, "star": 0}
    assert entry(table)["zones"] == {"green": 5, "blue": 4, "orange": 5}


@pytest.mark.clause("CF-47")
def test_dispersion() -> None:
    """X6: a zone of 0 planets is worth 1."""
    assert planets("1/0", "blue") == [0]
    assert counted("1/0", "Dispersion")["extra"]["blue"] == 1
    table = scored(X1, PLAIN, kaos="Dispersion")
    assert entry(table)["extra"] == {"green": 1, "blue": 2, "orange": 3, "star": 0}


@pytest.mark.clause("CF-55", "CF-56", "CF-57", "CF-R29")
@pytest.mark.parametrize(
    ("card", "colour", "zones"),
    [("Ice Age", "blue", 3), ("Global Warming", "orange", 4), ("Temperate Climate", "green", 2)],
)
def test_climates(card: str, colour: str, zones: int) -> None:
    """X6: each zone of the colour, those without planets too."""
    extra = entry(scored(X1, PLAIN, kaos=card))["extra"]
    assert extra == {"green": 0, "blue": 0, "orange": 0, "star": 0} | {colour: zones}


# 7 Unique Dimension


@pytest.mark.clause("CF-48", "CF-R33")
def test_unique_dimension_is_a_line_from_west_to_east() -> None:
    table = building(EMPTY, EMPTY, kaos="Unique Dimension", trays=[range(1, 10)])
    assert table.view(0)["shape"] == "line"
    do(table, "hold", 0, tile=1, rot=0)
    assert cells(table) == {(1, col) for col in range(1, 10)}
    do(table, "put", 0, row=1, col=9)
    time_up(table, 0)
    time_up(table, 1)
    galaxy = entry(table)["galaxy"]
    assert [(row, col) for _, row, col, _ in galaxy] == [(1, col) for col in range(1, 10)]
    assert galaxy[8] == [1, 1, 9, 0]


# 8 Constellation, 9 Sidereal Vacuum


@pytest.mark.clause("CF-49", "CF-R29")
def test_constellation() -> None:
    """X2 and X3 of the specification."""
    assert entry(scored(X2, PLAIN, kaos="Constellation"))["extra"]["star"] == 2
    assert entry(scored(X3, PLAIN, kaos="Constellation"))["extra"]["star"] == 3


@pytest.mark.clause("CF-50", "CF-R5", "CF-R29")
def test_sidereal_vacuum() -> None:
    """X2 of the specification: zones of 4 and 2 spaces."""
    table = scored(X2, PLAIN, kaos="Sidereal Vacuum")
    assert entry(table)["extra"] == {"green": 0, "blue": 0, "orange": 0, "star": 4 + 1}


# 11 Parallel Universe


@pytest.mark.clause("CF-52", "CF-R8", "CF-R21")
def test_parallel_universe_is_two_squares_and_a_discard() -> None:
    squares = "53/0 52/0 . 51/0 54/0\n1/0 2/0 . 3/0 4/0"
    table = building(squares, EMPTY, kaos="Parallel Universe", trays=[[9]])
    assert table.view(0)["shape"] == "twin"
    do(table, "hold", 0, tile=9, rot=0)
    assert len(cells(table)) == 8
    assert (1, 3) not in cells(table)
    do(table, "release", 0)
    do(table, "done", 0)
    assert player(table)["discarded"] is None, "not before the phase ends"
    time_up(table, 1)
    galaxy = entry(table)["galaxy"]
    assert [tile for tile, *_ in galaxy] == [53, 52, 51, 54, 1, 2, 3, 4]
    # Seat 1 left nine: eight fall, the one not named is discarded; nothing fell for seat 0.
    falls = [word["fall"] for word in chance(table) if "fall" in word]
    assert [fall["seat"] for fall in falls] == [1]
    assert len(falls[0]["tiles"]) == 8
    # 53-52 and 51-54 are joined; nothing joins across the gap.
    assert counted(squares, "Parallel Universe")["path"] == 2


@pytest.mark.clause("CF-R8")
def test_parallel_universe_discards_show_while_the_round_lasts() -> None:
    squares = "10/0 11/0 . 12/0 13/0\n14/0 15/0 . 16/0 17/0"
    table = building(squares, EMPTY, kaos="Parallel Universe", trays=[[18], range(1, 10)], turn=5)
    do(table, "grab", 0, colours=["blue"])
    time_up(table, 1)
    assert player(table)["discarded"] == 18
    named = {tile for tile, _ in chance(table)[0]["fall"]["tiles"]}
    assert {player(table, 1)["discarded"]} == set(range(1, 10)) - named


@pytest.mark.clause("CF-R21")
def test_parallel_universe_counts_both_squares() -> None:
    squares = "53/0 52/0 . 51/0 54/0\n1/0 2/0 . 3/0 4/0"
    left, right = "53/0 52/0\n1/0 2/0", "51/0 54/0\n3/0 4/0"
    both, one, other = counted(squares, "Parallel Universe"), counted(left), counted(right)
    for colour in ("green", "blue", "orange"):
        assert both["zones"][colour] == one["zones"][colour] + other["zones"][colour]
        assert both["best"][colour] == max(one["best"][colour], other["best"][colour])
    assert both["path"] == max(one["path"], other["path"])


# 12 Space Pirate


@pytest.mark.clause("CF-53", "CF-R22")
@pytest.mark.parametrize("turn", [1, 2])
def test_space_pirate_hands_all_nine_to_the_right(turn: int) -> None:
    table = Table("cosmic-factory", 3, "standard", 4, mode="interpreted")
    s = table.state
    s.turn, s.kaos = turn, 12
    s.cards[:turn] = [1, 12][-turn:]
    while phase(table) == "draft":
        table.play(table.codes()[0])
    nine = [player(table, seat)["kept"] for seat in range(3)]
    do(table, "ready", 0)
    do(table, "ready", 2)
    assert [player(table, seat)["kept"] for seat in range(3)] == nine
    do(table, "ready", 1)
    for seat in range(3):
        assert player(table, (seat - 1) % 3)["tiles"] == nine[seat]


# 13 Sabotage


@pytest.mark.clause("CF-54", "CF-R19", "CF-R20")
def test_sabotage_removes_a_tile_of_the_left_neighbour() -> None:
    table = building(X1, PLAIN, kaos="Sabotage")
    do(table, "grab", 1, colours=["green"])
    do(table, "done", 0)
    assert phase(table) == "sabotage"
    assert table.waiting == [0, 1], "all are asked at once"
    assert {m.kind for m in table.legal(0)} == {"remove"}, "no seat may pass"
    assert {m.args["tile"] for m in table.legal(0)} == {2, 6, 7, 8, 10, 13, 15, 18, 20}
    do(table, "remove", 1, tile=53)
    assert player(table)["gone"] == 53, "at once and for all to see"
    assert same(shown(table), X1.replace("53/1", "."))
    do(table, "remove", 0, tile=2)
    assert table.view(ALL)["round"] == 2
    emptied = counted(X1.replace("53/1", "."))
    assert entry(table)["zones"] == emptied["zones"]
    rival = counted(PLAIN.replace(" 2/0", " ."))["best"]["green"]
    won = rival >= emptied["best"]["green"]
    assert entry(table, 1)["bonus"]["green"] == (3 if won else -2), "judged after it"


# 17 Happy Hour


@pytest.mark.clause("CF-58", "CF-R26", "CF-R29")
def test_happy_hour_doubles_tokens() -> None:
    """X5 of the specification: the blue token costs 4."""
    table = building(X5_BLUE, X5_RIVAL, kaos="Happy Hour", tracks=[[0, 9, 0, 0]])
    do(table, "grab", 0, colours=["blue"])
    do(table, "grab", 1, colours=["green", "orange"])
    assert entry(table)["bonus"]["blue"] == -4
    assert set(entry(table, 1)["bonus"].values()) <= {0, 6, -4}
    table = building(
        BARREN,
        X5_RIVAL.replace("3/0", "1/0").replace(" 24", " 2"),
        kaos="Happy Hour",
        tracks=[[3, 0, 0, 0]],
    )
    do(table, "grab", 0, colours=["green"])
    finish(table)
    assert entry(table)["bonus"]["green"] == -4
    assert table.scores()[0]["green"] == 0, "also stops at 0"


# 18 Optimization


@pytest.mark.clause("CF-59", "CF-R23", "CF-R9")
def test_optimization_lets_one_go_on_building() -> None:
    table = building(X1, PLAIN, kaos="Optimization")
    do(table, "grab", 0, colours=["blue"])
    assert not player(table)["finished"]
    do(table, "turn", 0, tile=53, quarters=1)
    do(table, "grab", 0, colours=["green", "orange"])
    assert player(table)["took"] == ["green", "blue", "orange"]
    assert "grab" not in kinds(table)
    do(table, "done", 0)
    assert player(table)["finished"]


# 19 Stellar Swap


@pytest.mark.clause("CF-60", "CF-R24", "CF-R29")
def test_stellar_swap_pours_the_path_into_a_colour() -> None:
    table = building(X1, PLAIN, kaos="Stellar Swap")
    finish(table)
    assert counted(PLAIN)["path"] < 4
    assert (phase(table), table.waiting) == ("pour", [0]), "seat 1 has no path points"
    assert table.scores()[0]["total"] == 0, "before any scoring"
    assert [m.args["colour"] for m in table.legal(0)] == ["green", "blue", "orange"]
    do(table, "pour", 0, colour="orange")
    assert entry(table)["pour"] == "orange"
    assert entry(table)["after"] == {"green": 5, "blue": 4, "orange": 5 + 2, "star": 0}
    assert entry(table, 1)["pour"] is None


@pytest.mark.clause("CF-R24")
def test_stellar_swap_is_skipped_without_path_points() -> None:
    table = scored(X3, PLAIN, kaos="Stellar Swap")
    assert table.view(ALL)["round"] == 2


# 20 Offering


@pytest.mark.clause("CF-61", "CF-R25")
def test_offering_trades_five_points_for_two_stars() -> None:
    table = building(X1, PLAIN, EMPTY, kaos="Offering", tracks=[[0, 9, 0, 29], [0] * 4, [0] * 4])
    for seat in range(3):
        time_up(table, seat)
    assert phase(table) == "offering"
    assert table.scores()[0] == {"green": 5, "blue": 13, "orange": 5, "star": 30, "total": 35}
    for seat in range(1, 3):
        rich = any(table.scores()[seat][colour] >= 5 for colour in ("green", "blue", "orange"))
        assert (seat in table.waiting) == rich
    assert [m.args for m in table.legal(0)] == [
        {"colour": "green"},
        {"colour": "blue"},
        {"colour": "orange"},
        {},
    ]
    parts = table.explain(0)
    assert sum(part["points"] for part in parts["blue"]) == 4, "the round's points so far"
    do(table, "offer", 0, colour="blue")
    assert table.scores()[0]["blue"] == 8
    assert table.scores()[0]["star"] == 30, "cut off"
    while phase(table) == "offering":
        do(table, "decline", table.waiting[0])
    assert entry(table)["offer"] == "blue"
    assert entry(table, 1)["offer"] is None


@pytest.mark.clause("CF-R25")
def test_offering_comes_in_the_last_round_too() -> None:
    table = scored(X1, PLAIN, kaos="Offering", turn=5, tracks=[[0, 0, 0, 0], [0] * 4])
    assert phase(table) == "offering"
    do(table, "offer", 0, colour="green")
    for seat in table.waiting:
        do(table, "decline", seat)
    assert table.over
    assert table.scores()[0]["star"] == 4


@pytest.mark.clause("CF-R25")
def test_offering_is_skipped_when_nobody_has_five() -> None:
    table = scored(PLAIN, X3, kaos="Offering")
    assert (phase(table), table.view(ALL)["round"]) == ("draft", 2)
    assert max(table.scores()[0].values()) < 5


@pytest.mark.clause("CF-7")
def test_nine_tiles_in_a_path_with_a_card_that_says_otherwise() -> None:
    assert counted(NINE)["path"] == 9
    assert counted(NINE, "Multi-path")["path"] == 1
