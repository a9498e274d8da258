"""Holding, putting, turning, taking, finishing; what falls."""

import pytest

from galactable import IllegalMoveError
from galactable.core.game import SPECTATOR
from galactable.games.cosmic_factory.components import MAX_TOUCHES
from tests.games.cosmic_factory.tables import (
    PLAIN,
    building,
    chance,
    do,
    entry,
    kinds,
    player,
    same,
    shown,
    time_up,
)
from tests.games.seen import observed

EMPTY = ""
FIRST = "1/0 2/0 3/0\n4/0 5/0 6/0\n7/0 8/0 9/0"
SECOND = "10/0 11/0 12/0\n13/0 14/0 15/0\n16/0 17/0 18/0"


def lay(table, seat: int, tile: int, rot: int, row: int, col: int) -> None:
    do(table, "hold", seat, tile=tile, rot=rot)
    do(table, "put", seat, row=row, col=col)


@pytest.mark.clause("CF-16")
def test_tiles_are_laid_turned_as_one_likes() -> None:
    table = building(EMPTY, EMPTY, trays=[range(1, 10), range(10, 19)])
    lay(table, 0, 3, 2, 1, 1)
    lay(table, 1, 12, 0, 3, 3)
    lay(table, 0, 8, 1, 2, 2)
    assert same(shown(table), "3/2 .\n. 8/1")
    assert player(table)["tray"] == [1, 2, 4, 5, 6, 7, 9]
    assert player(table)["touches"] == 2
    assert player(table, 1)["galaxy"] == [{"tile": 12, "row": 3, "col": 3, "rot": 0, "down": False}]


@pytest.mark.clause("CF-16", "CF-R14")
def test_putting_on_a_laid_tile_exchanges_the_two() -> None:
    table = building("1/1 2/2", EMPTY, trays=[range(3, 10)])
    lay(table, 0, 1, 3, 1, 2)
    assert same(shown(table), "2/2 1/3"), "the other keeps its rotation"
    lay(table, 0, 5, 0, 1, 1)
    assert same(shown(table), "5/0 1/3")
    assert player(table)["tray"] == [2, 3, 4, 6, 7, 8, 9], "it came from the tray"
    lay(table, 0, 1, 0, 3, 1)
    assert same(shown(table), "5/0\n.\n1/0"), "and freely to an empty place"


@pytest.mark.clause("CF-R13", "CF-R14")
def test_turn_and_release() -> None:
    """X9 of the specification."""
    table = building(". .\n. 14/3", EMPTY, trays=[range(1, 9)])
    table.play(226, 0)
    assert same(shown(table), ". .\n. 14/1")
    assert table.game.move(table.state, 0, 226).args == {"tile": 14, "quarters": 2}
    do(table, "hold", 0, tile=14, rot=0)
    assert player(table)["hand"] == {"tile": 14, "rot": 0}
    assert same(shown(table), ". .\n. 14/1"), "it stays where it was"
    assert "put" in kinds(table)
    assert not any(m.args == {"row": 2, "col": 2} for m in table.legal(0))
    table.play(191, 0)
    assert same(shown(table), ". .\n. 14/1")
    assert player(table)["touches"] == 2, "the touch of its hold stays spent"


@pytest.mark.clause("CF-R13")
def test_a_held_tile_of_the_tray_is_still_in_the_tray() -> None:
    table = building("1/0", EMPTY, trays=[range(2, 10)])
    do(table, "hold", 0, tile=5, rot=3)
    assert 5 in player(table)["tray"]
    assert kinds(table) == {"put", "release"}
    assert len(table.codes(0)) == 9 + 1
    time_up(table, 0)
    assert player(table)["hand"] is None
    assert 5 in player(table)["tray"]


@pytest.mark.clause("CF-16")
def test_taking_back_and_turning() -> None:
    table = building(FIRST, EMPTY)
    do(table, "take", 0, tile=5)
    do(table, "turn", 0, tile=9, quarters=3)
    assert same(shown(table), "1/0 2/0 3/0\n4/0 . 6/0\n7/0 8/0 9/3")
    assert "done" not in kinds(table)


@pytest.mark.clause("CF-17", "CF-18")
def test_tokens_are_taken_all_at_once_and_end_ones_building() -> None:
    table = building(FIRST, SECOND, EMPTY)
    do(table, "grab", 0, colours=["green", "orange"])
    assert player(table)["took"] == ["green", "orange"]
    assert player(table)["finished"]
    assert table.codes(0) == [], "it may touch nothing any more"
    grabs = [m.args["colours"] for m in table.legal(1) if m.kind == "grab"]
    assert grabs == [["blue"]], "who takes first has it"
    assert table.waiting == [1, 2]


@pytest.mark.clause("CF-R9", "CF-19", "CF-20", "CF-R6")
def test_the_fall() -> None:
    """X8 of the specification, in another order of the plies too."""
    for order in ((2, 0, 1), (1, 0, 2), (0, 2, 1)):
        laid = "1/0 2/0 3/0\n4/0 5/0 6/0\n7/0 . ."
        table = building(
            laid, SECOND, ". . .\n. . .\n. . 27/1", trays=[[8, 9], [], range(19, 27)], seed=3
        )
        for seat in order[:2]:
            finish_seat(table, seat)
            assert chance(table) == []
            assert player(table, seat)["finished"]
        assert player(table, 2)["tray"] == list(range(19, 27))
        finish_seat(table, order[2])
        first, second, *rest = chance(table)
        assert (first["fall"]["seat"], second["fall"]["seat"]) == (0, 2)
        (a, ra), (b, rb) = first["fall"]["tiles"]
        assert {a, b} == {8, 9}
        assert entry(table, 0)["galaxy"][6:] == [[7, 3, 1, 0], [a, 3, 2, ra], [b, 3, 3, rb]]
        fell = second["fall"]["tiles"]
        cells = [(row, col) for row in (1, 2, 3) for col in (1, 2, 3)]
        assert entry(table, 2)["galaxy"] == [
            [tile, row, col, rot] for (tile, rot), (row, col) in zip(fell, cells, strict=False)
        ] + [[27, 3, 3, 1]]
        assert [list(word) for word in rest] == [["deal"]], "then whatever the ply still brings"
        assert observed(table, 1)["fell"] == [2, 0, 8, 0, 0, 0], "as a learner is told"


def finish_seat(table, seat: int) -> None:
    if seat == 2:
        do(table, "grab", 2, colours=["blue"])
    elif seat == 0:
        time_up(table, 0)
    else:
        do(table, "done", 1)


@pytest.mark.clause("CF-R6", "CF-19")
def test_order_and_rotations_of_the_fall_are_uniform() -> None:
    seen: dict[tuple[int, ...], int] = {}
    for seed in range(240):
        table = building("1/0 2/0 3/0\n4/0 5/0 6/0\n7/0", SECOND, trays=[[8, 9]], seed=seed)
        time_up(table, 0)
        do(table, "done", 1)
        tiles = chance(table)[0]["fall"]["tiles"]
        key = (tiles[0][0], tiles[0][1], tiles[1][1])
        seen[key] = seen.get(key, 0) + 1
    assert len(seen) == 2 * 4 * 4
    assert max(seen.values()) < 24  # expected 7.5


@pytest.mark.clause("CF-R9")
def test_nothing_falls_before_the_phase_ends() -> None:
    table = building("1/0", FIRST.replace("1/0", "10/0"), trays=[range(11, 19)])
    do(table, "grab", 0, colours=["blue"])
    assert same(shown(table), "1/0")
    assert player(table)["tray"] == list(range(11, 19))


@pytest.mark.clause("CF-R10")
def test_done_needs_a_complete_galaxy_and_is_final() -> None:
    table = building("1/0 2/0 3/0\n4/0 5/0 6/0\n7/0 8/0", SECOND, trays=[[9]])
    assert "done" not in kinds(table)
    with pytest.raises(IllegalMoveError, match="not complete"):
        table.play(table.game.moves.first("done"), 0)
    lay(table, 0, 9, 0, 3, 3)
    do(table, "done", 0)
    assert table.codes(0) == []


@pytest.mark.clause("CF-20")
def test_the_phase_ends_when_every_seat_has_finished() -> None:
    table = building(FIRST, SECOND)
    do(table, "done", 1)
    assert table.view(SPECTATOR)["phase"] == "build"
    time_up(table, 0)
    assert table.view(SPECTATOR)["round"] == 2
    assert chance(table)[0].keys() == {"deal"}, "on a complete galaxy nothing falls"


@pytest.mark.clause("CF-R11")
def test_time_up_belongs_to_the_host() -> None:
    table = building(FIRST, SECOND)
    code = table.game.moves.first("time-up")
    assert code not in table.codes(0)
    with pytest.raises(IllegalMoveError, match="clock"):
        table.play(code, 0)
    do(table, "hold", 0, tile=1, rot=1)
    time_up(table, 0)
    assert player(table)["finished"]
    assert player(table)["hand"] is None
    with pytest.raises(IllegalMoveError):
        time_up(table, 0)


@pytest.mark.clause("CF-R12", "CF-R11")
def test_after_120_touches_only_the_end_is_left() -> None:
    table = building(FIRST, EMPTY, trays=[(), range(10, 19)])
    for _ in range(MAX_TOUCHES - 1):
        do(table, "turn", 0, tile=1, quarters=1)
    do(table, "hold", 0, tile=2, rot=0)
    assert player(table)["touches"] == 120
    assert kinds(table) == {"put", "release"}
    do(table, "put", 0, row=1, col=1)
    assert kinds(table) == {"grab", "done"}
    for _ in range(MAX_TOUCHES):
        do(table, "hold", 1, tile=10, rot=0)
        do(table, "release", 1)
    assert kinds(table, 1) == {"grab"}
    do(table, "grab", 0, colours=["green", "blue", "orange"])
    assert kinds(table, 1) == {"time-up"}, "in legal when nothing else is"
    do(table, "time-up", 1)
    assert chance(table)[0]["fall"]["seat"] == 1


def test_refusals_say_why() -> None:
    table = building(FIRST, SECOND)
    do(table, "grab", 1, colours=["blue"])
    with pytest.raises(IllegalMoveError, match="green token and the orange token"):
        table.play(table.game.moves.first("grab") + 1, 0)
    with pytest.raises(IllegalMoveError, match="hold no tile"):
        table.play(table.game.moves.first("release"), 0)
    with pytest.raises(IllegalMoveError, match="Black Hole"):
        table.play(table.game.moves.first("flip"), 0)
    do(table, "hold", 0, tile=3, rot=0)
    with pytest.raises(IllegalMoveError, match=r"You hold tile \[B B●/O ✦\]"):
        table.play(table.game.moves.first("done"), 0)


def test_plain_galaxy_is_complete() -> None:
    table = building(PLAIN, EMPTY)
    assert "done" in kinds(table)
    do(table, "done", 0)
    time_up(table, 1)
    assert len(entry(table, 1)["galaxy"]) == 9
