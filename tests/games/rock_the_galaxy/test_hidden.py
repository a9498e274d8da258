"""What each seat sees and is told (section 6; RG-R9, RG-R12, RG-R30, RG-R31)."""

import pytest

from galactable import SPECTATOR
from tests.games.rock_the_galaxy.tables import do, lay


@pytest.mark.clause("RG-21", "RG-R31")
def test_nobody_hears_of_a_set_before_it_lies():
    table = lay("""
        first
        > orange: 1 single, 0 fans | hat x3, note-all, note-og
        green: 1 single, 0 fans | rain
    """)
    before = [table.view(viewer) for viewer in (1, SPECTATOR)]
    told = [table.log(viewer) for viewer in (1, SPECTATOR)]
    do(table, "set hat 3")
    assert [table.view(viewer) for viewer in (1, SPECTATOR)] == before
    assert [table.log(viewer) for viewer in (1, SPECTATOR)] == told
    assert table.view(0)["composing"] == {"theme": "hat", "size": 3, "cards": {"hat": 1}}
    do(table, "use hat", "use hat")
    assert any("a set of 3 cowboy hats" in line for line in table.log(SPECTATOR))


@pytest.mark.clause("RG-R12")
def test_cards_laid_aside_are_secret_until_all_have_chosen():
    table = lay("""
        first
        > orange: 1 single, 0 fans | rivals-discard-draw-1, phone
        purple: 1 single, 0 fans | rain, hat
        green: 1 single, 0 fans | coffee, truck
    """)
    do(table, "play rivals-discard-draw-1")
    do(table, "discard rain", seat=1)
    assert table.tell(table.plies[-1].events, 2) == []
    assert table.view(2)["players"][1]["aside"] is None
    assert table.view(1)["players"][1]["aside"] == {"rain": 1}
    do(table, "discard truck", seat=2)
    assert "Seat 1 had to discard: Rain cloud." in table.tell(table.plies[-1].events, SPECTATOR)


@pytest.mark.clause("RG-59", "RG-R30")
def test_passed_cards_stay_private_to_giver_and_receiver():
    table = lay("""
        standard
        > orange: 1 single, 0 fans | pass-1-draw-1, phone x2
        purple: 1 single, 0 fans | rain, hat
        green: 1 single, 0 fans | coffee, truck
    """)
    do(table, "play pass-1-draw-1", "direction left", "pass phone", "pass rain", "pass truck")
    last = table.plies[-1].events
    assert "You got Cell phone from Seat 0." in table.tell(last, 1)
    assert "Seat 1 got Cell phone from you." in table.tell(last, 0)
    assert "Seat 1 got a card from Seat 0." in table.tell(last, 2)
    assert "memory" not in table.view(1), "the view does not remember what was passed"


@pytest.mark.clause("RG-52")
def test_thief_and_victim_alone_know_a_stolen_card():
    table = lay("""
        first
        > orange: 1 single, 0 fans | steal-draw-1, phone
        purple: 1 single, 0 fans | rain
        green: 1 single, 0 fans | coffee
    """)
    do(table, "play steal-draw-1", "direction left")
    last = table.plies[-1].events
    assert "You stole Rain cloud from Seat 1." in table.tell(last, 0)
    assert "Seat 0 stole Rain cloud from you." in table.tell(last, 1)
    assert "Seat 0 stole a card from Seat 1." in table.tell(last, 2)


def test_undo_goes_back_to_the_last_revelation():
    table = lay("""
        first
        > orange: 1 single, 0 fans | hat x3, note-all, note-og
        green: 1 single, 0 fans | rain
    """)
    start = table.save()
    do(table, "set hat 3", "use hat")
    table.undo(0)
    table.undo(0)
    assert table.save() == start
    do(table, "end")
    with pytest.raises(Exception, match=r"another|revealed") as refused:
        table.undo(0) if table.plies[-1].reveals else table.undo(1)
    assert "\n" not in str(refused.value)
