import numpy as np
import pytest

from galactable import IllegalMoveError, Table, game
from galactable.core.errors import NoSuchGameError, NothingToUndoError, SetupError


@pytest.fixture
def table() -> Table:
    return Table("rock-the-galaxy", seats=2, variant="first", seed=7)


def test_wrong_set_ups_get_one_clear_line():
    with pytest.raises(NoSuchGameError, match="no game is called 'chess'; there are"):
        Table("chess")
    with pytest.raises(SetupError, match="has no variant 'blitz'; it has first, basic, standard"):
        Table("rock-the-galaxy", variant="blitz")
    with pytest.raises(SetupError, match=r"is for 2, 3, 4 seats, not 9"):
        Table("rock-the-galaxy", seats=9)
    with pytest.raises(SetupError, match="a seed is a whole number"):
        Table("rock-the-galaxy", seed=-1)


def test_refusals_say_why_and_change_nothing(table):
    before = table.save()
    with pytest.raises(
        IllegalMoveError, match=r"move 163 \(end\) is not legal now; legal kinds: band"
    ):
        table.play(163)
    with pytest.raises(IllegalMoveError, match="moves are numbered 0 to 163, not 5000"):
        table.play(5000)
    with pytest.raises(IllegalMoveError, match="it is not seat 1's turn; it is the turn of seat 0"):
        table.play(0, seat=1)
    with pytest.raises(IllegalMoveError, match="there are seats 0 to 1, no seat 4"):
        table.play(0, seat=4)
    with pytest.raises(IllegalMoveError, match="no move is called 'jump'; there are band, play"):
        table.find("jump")
    with pytest.raises(IllegalMoveError, match="legal: Play as Orange Groove; Play as Purple Rays"):
        table.find("band", band="white")
    assert table.save() == before
    assert table.ply == 0


def test_find_names_a_move(table):
    assert int(table.find("band", band="green")) == 2
    table.play(table.find("band", band="green"))
    assert table.view()["players"][0]["band"] == "green"


def test_undo_takes_back_ones_own_decision_only(table):
    with pytest.raises(NothingToUndoError, match="nothing has been played"):
        table.undo()
    start = table.save()
    table.play(0)
    with pytest.raises(NothingToUndoError, match="another seat's"):
        table.undo(1)
    table.undo(0)
    assert table.save() == start
    table.play(0)
    table.play(1)  # the deal follows: chance
    with pytest.raises(NothingToUndoError, match="revealed"):
        table.undo(1)


def test_the_same_seed_gives_the_same_game_and_undo_no_better_draw(table):
    table.play(0)
    table.play(1)
    dealt = table.save()
    table.rewind()
    table.play(1)
    assert table.save() == dealt


def test_the_state_holds_no_future():
    """Two tables in the same position with different seeds have the same bytes."""
    one, two = (Table("rock-the-galaxy", 2, "first", seed) for seed in (1, 2))
    assert one.save() == two.save()


def test_a_clone_is_a_table_of_its_own(table):
    twin = table.clone()
    twin.play(0)
    assert table.ply == 0
    assert twin.ply == 1
    assert table.save() != twin.save()


def test_names_are_used_in_words():
    table = Table("rock-the-galaxy", 2, "first", 1, names=["Ann", "Bob"])
    table.play(0)
    assert table.log() == ["Ann plays as Orange Groove."]
    assert table.log(0) == ["You play as Orange Groove."]


def test_an_interpreted_table_is_the_same_table():
    assert Table("rock-the-galaxy", seed=1).save() == (
        Table("rock-the-galaxy", seed=1, mode="interpreted").save()
    )
    assert game("rock-the-galaxy").interpreted.mode == "interpreted"


def test_records_have_no_stray_bytes():
    """Padding is always zero, so that comparing bytes compares states."""
    table = Table("rock-the-galaxy", 4, "standard", 3)
    dtype = table.game.State.dtype
    used = np.zeros(dtype.itemsize, bool)
    for name in dtype.names:
        field, offset = dtype.fields[name][:2]
        used[offset : offset + field.itemsize] = True
    while not table.over:
        table.play(table.codes()[-1])
    assert not np.frombuffer(table.save(), np.uint8)[~used].any()
