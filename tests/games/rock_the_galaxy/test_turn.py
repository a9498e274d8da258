"""A turn: actions, then a set or discards, then drawing (RG-14 to RG-19, RG-40 to RG-47)."""

import pytest

from tests.games.rock_the_galaxy.tables import do, hand, lay, moves


@pytest.mark.clause("RG-14", "RG-16", "RG-18", "RG-R25")
def test_actions_first_then_one_set_or_discards():
    table = lay("""
        first
        > orange: 1 single, 0 fans | draw-2, hat, phone
        green: 1 single, 0 fans | rain
        deck: draw-3, hat, hat x3
    """)
    assert moves(table) == ["play draw-2", "discard phone", "discard hat", "discard draw-2", "end"]
    do(table, "play draw-2")
    assert hand(table, 0) in ("phone, hat x3", "phone, hat x2, draw-3")
    if "draw-3" in hand(table, 0):
        do(table, "play draw-3")
    do(table, "discard phone")
    assert all(m.startswith("discard") or m == "end" for m in moves(table))
    assert table.view()["phase"] == "discarding"


@pytest.mark.clause("RG-15", "RG-17", "RG-R10")
def test_the_card_in_play_is_not_yet_in_the_discard_pile():
    table = lay("""
        first
        > orange: 1 single, 0 fans | draw-2-discard-1, hat
        green: 1 single, 0 fans | rain
        deck: phone, phone
    """)
    do(table, "play draw-2-discard-1")
    view = table.view(0)
    assert view["phase"] == "act-discard"
    assert view["action"] == {
        "card": "draw-2-discard-1",
        "step": 2,
        "action": "discard",
        "value": 1,
        "direction": None,
    }
    assert view["discard"].get("draw-2-discard-1", 0) == 2, "the third lies in play"
    do(table, "discard hat")
    assert table.view()["discard"]["draw-2-discard-1"] == 3
    assert table.view()["action"] is None


@pytest.mark.clause("RG-19", "RG-27")
def test_nothing_has_to_be_played():
    table = lay("""
        first
        > orange: 1 single, 0 fans | draw-2, hat x3
        green: 1 single, 0 fans | rain
    """)
    assert "end" in moves(table)
    assert "discard draw-2" in moves(table), "an action card is discarded like any card"
    do(table, "end")
    assert table.seat == 1


@pytest.mark.clause("RG-40")
def test_any_number_of_cards_may_be_discarded():
    table = lay("""
        first
        > orange: 1 single, 0 fans | rain, hat, phone
        green: 1 single, 0 fans | rain
    """)
    do(table, "discard rain", "discard hat")
    assert moves(table) == ["discard phone", "end"]
    do(table, "discard phone")
    assert table.seat == 1, "with an empty hand the draw phase follows unasked"
    assert len(table.game.words.chance(table.plies[-1].events)) == 5


@pytest.mark.clause("RG-41", "RG-42")
def test_draw_up_to_five_and_keep_more():
    table = lay("""
        first
        > orange: 1 single, 0 fans | rain, hat
        green: 1 single, 0 fans | phone x6, rain
    """)
    do(table, "end")
    assert table.view()["players"][0]["hand_count"] == 5
    do(table, "end")
    assert table.view()["players"][1]["hand_count"] == 7


@pytest.mark.clause("RG-43", "RG-R10")
def test_the_discard_pile_becomes_the_deck():
    table = lay("""
        first
        > orange: 1 single, 0 fans | rain, hat
        green: 1 single, 0 fans | phone
        deck: coffee
    """)
    do(table, "discard rain", "end")
    kinds = [event.kind.name for event in table.plies[-1].events]
    assert kinds == ["end-turn", "draw", "reshuffle", "draw", "draw", "draw", "turn"]
    assert table.view()["discard"] == {}
    entries = table.game.words.chance(table.plies[-1].events)
    assert [list(entry) for entry in entries] == [["draw", "seat"]] * 4
    assert "The discard pile (83 cards) was shuffled into a new deck." in table.log()


@pytest.mark.clause("RG-R11")
def test_with_deck_and_discard_pile_empty_nothing_is_drawn():
    table = lay("""
        first
        > orange: 1 single, 0 fans | rain
        green: 1 single, 0 fans | phone
    """)
    s = table.state
    s.hand[1] += s.deck
    s.hand_count[1] += s.deck_count
    s.deck[:] = 0
    s.deck_count = 0
    do(table, "end")
    assert table.view()["players"][0]["hand_count"] == 1


@pytest.mark.clause("RG-R26")
def test_a_seat_without_cards_goes_to_its_draw_phase():
    table = lay("""
        first
        > orange: 1 single, 0 fans | rain x2
        green: 1 single, 0 fans |
    """)
    do(table, "end")
    assert table.seat == 0
    assert table.view()["round"] == 2
    assert table.view()["players"][1]["hand_count"] == 5


@pytest.mark.clause("RG-R23")
@pytest.mark.parametrize(("variant", "most"), [("first", 17), ("basic", 17), ("standard", 25)])
def test_no_more_actions_than_the_deck_has(variant, most):
    table = lay(f"""
        {variant}
        > orange: 1 single, 0 fans | draw-2
        green: 1 single, 0 fans | rain
    """)
    table.state.actions_played = most - 1
    assert moves(table, "play") == ["draw-2"]
    table.state.actions_played = most
    assert moves(table, "play") == []
