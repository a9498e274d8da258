"""Action cards (RG-51 to RG-64)."""

import pytest

from tests.games.rock_the_galaxy.tables import do, fans, hand, lay, moves


@pytest.mark.clause("RG-51", "RG-52", "RG-R14", "RG-R16")
@pytest.mark.parametrize(
    ("side", "hands"),
    [
        ("left", ["rain x2", "hat", "phone"]),
        ("right", ["rain, hat", "phone", "rain"]),
    ],
)
def test_all_steal(side, hands):
    """Left of seat 0 sits seat 1: stealing left takes from the next seat."""
    table = lay("""
        first
        > orange: 1 single, 0 fans | steal-draw-1, phone
        purple: 1 single, 0 fans | rain
        green: 1 single, 0 fans | hat
        deck: rain
    """)
    do(table, "play steal-draw-1")
    assert table.view()["phase"] == "direction"
    assert moves(table) == ["direction left", "direction right"]
    do(table, f"direction {side}")
    assert [hand(table, seat) for seat in range(3)] == hands


@pytest.mark.clause("RG-52", "RG-R16")
def test_nothing_stolen_is_stolen_on_and_an_empty_hand_gives_nothing():
    table = lay("""
        first
        > orange: 1 single, 0 fans | steal-draw-1
        purple: 1 single, 0 fans | rain
        green: 1 single, 0 fans |
        deck: hat
    """)
    do(table, "play steal-draw-1", "direction left")
    entries = table.game.words.chance(table.plies[-1].events)
    assert entries[:1] == [{"steal": "rain", "seat": 0, "from": 1}]
    assert [e for e in entries if "steal" in e] == entries[:1]


@pytest.mark.clause("RG-R15")
def test_with_two_seats_no_side_is_asked_for():
    table = lay("""
        standard
        > orange: 1 single, 0 fans | pass-1-draw-1, phone x2
        green: 1 single, 0 fans | rain x2, hat
    """)
    do(table, "play pass-1-draw-1")
    assert table.view()["phase"] == "give"
    assert table.view()["action"]["direction"] == "left"


@pytest.mark.clause("RG-53", "RG-54", "RG-55", "RG-R13")
def test_draw_then_discard():
    table = lay("""
        first
        > orange: 1 single, 0 fans | draw-5-discard-3, phone
        green: 1 single, 0 fans | rain
        deck: hat x5
    """)
    do(table, "play draw-5-discard-3")
    assert hand(table, 0) == "phone, hat x5", "there is no hand limit"
    do(table, "discard hat", "discard phone")
    assert table.view()["players"][0]["owed"] == 1
    do(table, "discard hat")
    assert table.view()["phase"] == "turn"
    assert hand(table, 0) == "hat x3"


@pytest.mark.clause("RG-53", "RG-R13")
def test_with_fewer_cards_the_whole_hand_goes_unasked():
    table = lay("""
        first
        > orange: 1 single, 0 fans | yoink-discard-1, phone
        green: 1 single, 0 fans | rain
    """)
    do(table, "play yoink-discard-1")
    assert table.seat == 1, "the hand was empty, so the turn was over too"
    assert table.view()["discard"]["phone"] == 1


@pytest.mark.clause("RG-56", "RG-R12", "RG-R13")
def test_opponents_discard_all_at_once():
    table = lay("""
        first
        > orange: 1 single, 0 fans | rivals-discard-draw-1, phone
        purple: 1 single, 0 fans | rain, hat
        green: 1 single, 0 fans | coffee
        white: 0 singles, 2 fans | rain, truck
        deck: heart
    """)
    do(table, "play rivals-discard-draw-1")
    view = table.view()
    assert view["waiting"] == [1, 3], "seat 2 has one card and no choice"
    assert view["seat"] == 1
    assert [p["aside_count"] for p in view["players"]] == [0, 0, 1, 0]
    do(table, "discard truck", seat=3)
    assert table.view()["discard"].get("truck", 0) == table.view(0)["discard"].get("truck", 0)
    before = table.view()["discard"].get("truck", 0)
    do(table, "discard hat", seat=1)
    after = table.view()["discard"]
    assert after["truck"] == before + 1
    assert hand(table, 0) == "phone, heart", "the second action follows"
    shown = [e.args["seat"] for e in table.plies[-1].events if e.kind.name == "show"]
    assert shown == [1, 2, 3]


@pytest.mark.clause("RG-57", "RG-R17")
def test_yoink_one_fan_of_an_opponent_of_choice():
    table = lay("""
        basic
        > orange: 1 single, 0 fans | yoink, phone
        purple: 1 single, 1 fan | rain
        green: 1 single, 0 fans | rain
        white: 0 singles, 2 fans | rain
    """)
    do(table, "play yoink")
    assert moves(table) == ["victim 1", "victim 3"], "White included, nobody without fans"
    do(table, "victim 3")
    assert fans(table) == [1, 1, 0, 1]


@pytest.mark.clause("RG-57", "RG-58", "RG-R17")
@pytest.mark.parametrize(("theirs", "after"), [(2, [1, 1]), (0, [0, 0])])
def test_yoink_is_not_asked_without_a_choice(theirs, after):
    table = lay(f"""
        first
        > orange: 1 single, 0 fans | yoink, phone
        green: 1 single, {theirs} fans | rain
    """)
    do(table, "play yoink")
    assert fans(table) == after
    assert table.view()["phase"] == "turn"


@pytest.mark.clause("RG-59", "RG-60", "RG-R12", "RG-R14", "RG-R32")
def test_all_pass():
    table = lay("""
        standard
        > orange: 1 single, 0 fans | pass-2, phone x3
        purple: 1 single, 0 fans | rain
        green: 1 single, 0 fans | hat, garden, bicycle
    """)
    do(table, "play pass-2", "direction right")
    assert table.waiting == [0, 2], "seat 1 has fewer than two cards and passes all of them"
    do(table, "pass garden", seat=2)
    do(table, "pass phone", seat=0)
    do(table, "pass hat", seat=2)
    assert hand(table, 1) == "", "nothing is received before all have chosen"
    do(table, "pass phone", seat=0)
    assert hand(table, 2) == "phone x2, bicycle"
    assert hand(table, 0) == "phone, rain"
    assert hand(table, 1) == "hat, garden"


@pytest.mark.clause("RG-61")
def test_discard_all_then_draw_five():
    table = lay("""
        standard
        > orange: 1 single, 0 fans | fresh-hand, phone x3
        green: 1 single, 0 fans | rain
        deck: hat x5
    """)
    do(table, "play fresh-hand")
    assert hand(table, 0) == "hat x5"
    assert table.view()["discard"]["phone"] == 6


@pytest.mark.clause("RG-62", "RG-R27")
def test_draw_until_seven_ends_the_turn():
    table = lay("""
        standard
        > orange: 1 single, 0 fans | draw-to-7, phone x3
        green: 1 single, 0 fans | rain
    """)
    do(table, "play draw-to-7")
    assert table.view()["players"][0]["hand_count"] == 7
    assert table.seat == 1
    short = lay("""
        standard
        > orange: 1 single, 0 fans | draw-to-7
        green: 1 single, 0 fans | rain
    """)
    s = short.state
    s.hand[1] += s.deck
    s.hand_count[1] += s.deck_count
    s.deck[:] = 0
    s.deck_count = 0
    do(short, "play draw-to-7")
    assert short.view()["players"][0]["hand_count"] == 0, "no draw phase, though cards lie there"
    assert short.view()["discard"] == {"draw-to-7": 1}


@pytest.mark.clause("RG-63", "RG-R33")
def test_draw_until_seven_with_seven_still_ends_the_turn():
    table = lay("""
        standard
        > orange: 1 single, 0 fans | draw-to-7, phone x6, coffee x2
        green: 1 single, 0 fans | rain
    """)
    do(table, "play draw-to-7")
    assert hand(table, 0) == "phone x6, coffee x2"
    assert table.seat == 1


@pytest.mark.clause("RG-64")
def test_nothing_happens():
    table = lay("""
        standard
        > orange: 1 single, 0 fans | nothing, phone
        green: 1 single, 0 fans | rain
    """)
    do(table, "play nothing")
    assert hand(table, 0) == "phone"
    assert table.view()["phase"] == "turn"
    assert table.view()["actions_played"] == 1
