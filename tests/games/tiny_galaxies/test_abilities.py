"""Abilities: TG-70 to TG-79."""

from __future__ import annotations

import pytest

from galactable.games.tiny_galaxies.components import PLANETS
from tests.games.tiny_galaxies.tables import do, galaxy, kinds, options, phase, table


@pytest.mark.clause("TG-70", "TG-72", "TG-76", "TG-78")
def test_cost_then_own_advance_then_the_others() -> None:
    t = table("""
        row: P05 P38 P26 P33
        dice: move
        0: 1 culture, ships o2:1
        1: ships o3:2
    """)
    do(t, "activate move", "ship home", "go s1", "use")
    assert galaxy(t, 0) == "level 1, 0 energy, 0 culture, ships s1 o2:1"  # the cost is paid
    assert phase(t) == "0 advance"
    assert (t.view()["action"]["steps"], t.view()["action"]["track"]) == (2, "tech")
    do(t, "advance 2")
    assert phase(t) == "1 offer"
    assert (t.view()["action"]["steps"], t.view()["action"]["track"]) == (1, "either")
    assert t.view()["action"]["actor"] == 0
    do(t, "advance 3")
    assert galaxy(t, 0) == "level 1, 0 energy, 0 culture, ships s1 o2:3"
    assert galaxy(t, 1) == "level 1, 0 energy, 0 culture, ships home o3:3"


@pytest.mark.clause("TG-70", "TG-75", "TG-77")
def test_own_gains_then_the_others() -> None:
    t = table("""
        row: P09 P38 P26 P33 P11
        dice: move
        0: level 1
        1: 7 energy
        2: 3 energy
    """)
    do(t, "activate move", "ship home", "go s0", "use")
    assert galaxy(t, 0) == "level 1, 1 energy, 1 culture, ships home s0"
    assert galaxy(t, 1).startswith("level 1, 7 energy, 0 culture")
    assert galaxy(t, 2).startswith("level 1, 4 energy, 0 culture")
    told = [(e.args["seat"], e.args["amount"]) for e in t.plies[-1].events if "amount" in e.args]
    assert told == [(0, 1), (0, 1), (1, 0), (2, 1)]


@pytest.mark.clause("TG-71", "TG-72", "TG-R3")
@pytest.mark.parametrize("planet", ["P03", "P11", "P13", "P15", "P17", "P21", "P23", "P37", "P39"])
def test_a_resource_cost_must_be_payable_in_full(planet: str) -> None:
    card = next(p for p in PLANETS if p["id"] == planet)
    need, kind = int(card["cost_amount"]), card["cost_kind"]
    for held in range(5):
        t = table(f"""
            row: {planet} P06 P26 P34
            dice: move
            0: {held} {kind}
            1: level 1
        """)
        do(t, "activate move", "ship home", "go s0")
        assert (phase(t) == "0 land") == (held >= need)
        if held >= need:
            do(t, "use")
            assert f"{held - need + int(card[f'gain_{kind}'])} {kind}" in galaxy(t, 0)


@pytest.mark.clause("TG-73", "TG-R5")
def test_going_back_is_a_cost_for_ships_beyond_the_start() -> None:
    t = table("""
        row: P19 P21 P26 P33
        dice: move
        0: level 5, ships o1:2 o2:1 o3:0
        1: level 1
    """)
    do(t, "activate move", "ship home", "go s0", "use")
    assert phase(t) == "0 back"
    assert options(t) == ["back 1", "back 2"]
    do(t, "back 1")
    assert galaxy(t, 0) == "level 5, 3 energy, 1 culture, ships s0 o1:1 o2:1 o3:0"


@pytest.mark.clause("TG-R5", "TG-R3", "TG-73")
@pytest.mark.parametrize(
    ("planet", "ships", "payable"),
    [
        ("P19", "o1:0", False),
        ("P19", "o1:1", True),
        ("P19", "o2:1", True),
        ("P31", "o1:1", True),
        ("P31", "o2:1", False),
        ("P32", "o1:1", False),
        ("P32", "o2:1", True),
    ],
)
def test_back_costs_name_the_kind_of_track(planet: str, ships: str, payable: bool) -> None:
    t = table(f"""
        row: {planet} P21 P26 P33
        dice: move
        0: ships {ships}
        1: level 1
    """)
    do(t, "activate move", "ship home", "go s0")
    assert (phase(t) == "0 land") == payable


@pytest.mark.clause("TG-R6", "TG-73", "TG-76")
def test_back_on_one_kind_of_track_and_forward_on_the_other() -> None:
    t = table("""
        row: P31 P21 P26 P33
        dice: move
        0: level 5, ships o1:2 o2:1 o3:3
        1: level 1
    """)
    do(t, "activate move", "ship home", "go s0", "use")
    assert options(t) == ["back 1", "back 3"]
    do(t, "back 3")
    assert options(t) == ["advance 2"]
    do(t, "advance 2")
    assert galaxy(t, 0) == "level 5, 0 energy, 0 culture, ships s0 o1:2 o2:3 o3:2"


@pytest.mark.clause("TG-R6")
def test_no_present_card_could_advance_the_ship_that_went_back() -> None:
    back = [p for p in PLANETS if p["cost_kind"].startswith("back")]
    assert [p["id"] for p in back] == ["P19", "P20", "P31", "P32"]
    for planet in back:
        kind = planet["cost_kind"].removeprefix("back_")
        assert planet["advance_track"] == "none" or planet["advance_track"] != kind


@pytest.mark.clause("TG-74", "TG-R17")
def test_a_lost_die_fills_no_slot_and_is_not_followed() -> None:
    t = table("""
        row: P28 P21 P26 P33
        dice: move life life tech
        0: ships o2:1
        1: 5 culture, ships o1:0
    """)
    do(t, "activate move", "ship home", "go s0", "use")
    assert phase(t) == "0 lose"
    assert options(t) == ["lose life", "lose tech"]
    do(t, "lose life")
    assert t.view()["dice"] == {
        "inactive": ["life", "tech"],
        "bay": ["move"],
        "converter": None,
        "lost": ["life"],
    }
    do(t, "advance 2")
    assert phase(t) == "1 follow"
    assert t.view()["action"]["face"] == "move"  # the Move is followed, the lost Life is not
    do(t, "pass")
    do(t, "activate tech", "advance 2")
    assert t.view()["dice"]["bay"] == ["move", "tech"]


@pytest.mark.clause("TG-74", "TG-71")
def test_a_die_cost_needs_an_inactive_die() -> None:
    t = table("""
        row: P28 P21 P26 P33
        dice: move
        0: level 1
        1: level 1
    """)
    do(t, "activate move", "ship home", "go s0")
    assert phase(t) == "0 main"


@pytest.mark.clause("TG-76", "TG-R4", "TG-R7")
def test_the_users_advance_is_made_by_one_ship_and_is_not_optional() -> None:
    t = table("""
        row: P39 P21 P26 P33
        dice: move
        0: level 5, 3 energy, ships o1:0 o2:0 o3:0
        1: level 1
    """)
    do(t, "activate move", "ship home", "go s0", "use")
    assert options(t) == ["advance 1", "advance 2", "advance 3"]  # no pass
    do(t, "advance 2")
    assert galaxy(t, 0) == "level 5, 0 energy, 0 culture, ships s0 o1:0 o2:2 o3:0"
    assert phase(t) == "0 main"


@pytest.mark.clause("TG-R2")
def test_an_ability_may_be_used_though_a_part_is_empty() -> None:
    t = table("""
        row: P33 P21 P26 P05
        dice: move
        0: level 1
        1: level 1
    """)
    do(t, "activate move", "ship home", "go s0", "use")  # no ship to advance
    assert galaxy(t, 1) == "level 1, 1 energy, 0 culture, ships home home"
    assert phase(t) == "0 main"


@pytest.mark.clause("TG-R2", "TG-R1")
def test_a_gain_at_the_limit_is_no_obstacle() -> None:
    t = table("""
        row: P01 P21 P26 P05
        dice: move utilize
        0: 7 energy, colonies P02
        1: level 1
    """)
    do(t, "activate move", "ship home", "go s0", "use")
    do(t, "activate utilize", "colony P02")
    assert galaxy(t, 0).startswith("level 1, 7 energy")


@pytest.mark.clause("TG-78", "TG-R4")
def test_each_other_player_may_decline_the_advance() -> None:
    t = table("""
        row: P37 P21 P26 P05
        dice: move
        0: 1 culture
        1: ships o1:1 o2:1
    """)
    do(t, "activate move", "ship home", "go s0", "use")
    assert options(t) == ["pass", "advance 1", "advance 2"]
    do(t, "pass")
    assert galaxy(t, 1) == "level 1, 0 energy, 0 culture, ships o1:1 o2:1"


@pytest.mark.clause("TG-R10", "TG-79", "TG-78")
def test_e20_order_of_offers() -> None:
    t = table("""
        row: P38 P21 P26 P33 P11 P12
        dice: move
        active: 2
        0: 2 culture
        1: ships o1:0
        2: ships o2:0
        3: ships o3:0
    """)
    do(t, "activate move", "ship home", "go o1", "follow", "ship home", "go s0", "use")
    asked = []
    while phase(t).endswith("offer"):
        asked.append(int(t.state.seat))
        assert t.view()["action"]["actor"] == 0
        assert t.view()["action"]["card"] == "P38"
        do(t, "pass")
    assert asked == [3, 1, 2]
    assert phase(t) == "2 main"


@pytest.mark.clause("TG-R10")
def test_a_player_without_a_fitting_ship_is_not_offered_anything() -> None:
    t = table("""
        row: P38 P21 P26 P33 P11
        dice: move
        0: 1 culture
        1: ships s1
        2: ships o1:1
    """)
    do(t, "activate move", "ship home", "go s0", "use")
    assert phase(t) == "2 offer"


@pytest.mark.clause("TG-79", "TG-77")
def test_when_a_follower_is_the_user_the_active_player_is_one_of_the_others() -> None:
    t = table("""
        row: P26 P21 P05 P33 P11
        dice: move
        0: level 1
        1: 1 culture
        2: level 1
    """)
    do(t, "activate move", "ship home", "go o1", "follow", "ship home", "go s0", "use")
    assert [galaxy(t, seat).split(",")[1].strip() for seat in range(3)] == [
        "1 energy",
        "3 energy",
        "1 energy",
    ]


@pytest.mark.clause("TG-R8")
def test_an_ability_goes_on_when_its_planet_is_colonized_in_the_middle() -> None:
    t = table("""
        row: P38 P21 P26 P33
        dice: move
        0: 1 culture, ships o0:4
        1: ships o3:0
    """)
    do(t, "activate move", "ship home", "go s0", "use", "advance 0")
    assert galaxy(t, 0).endswith("ships home home, colonies P38")
    assert phase(t) == "1 offer"
    assert t.view()["action"]["card"] == "P38"
    do(t, "advance 3")
    assert galaxy(t, 1) == "level 1, 0 energy, 0 culture, ships home o3:1"


@pytest.mark.clause("TG-R8", "TG-77")
def test_the_gift_still_comes_when_the_planet_is_gone() -> None:
    t = table("""
        row: P33 P21 P26 P05
        dice: move
        0: ships o0:5
        1: level 1
    """)
    do(t, "activate move", "ship home", "go s0", "use", "advance 0")
    assert galaxy(t, 0).endswith("colonies P33")
    assert galaxy(t, 1).startswith("level 1, 1 energy")


@pytest.mark.clause("TG-60", "TG-70")
def test_a_colonized_planet_is_used_like_one_landed_on() -> None:
    t = table("""
        row: P05 P21 P26 P33
        dice: utilize life
        0: level 3, ships o1:0, colonies P27
        1: level 1
    """)
    do(t, "activate utilize", "colony P27")
    assert kinds(t) == {"lose"}
    do(t, "lose life", "advance 1")
    assert galaxy(t, 0) == "level 3, 0 energy, 0 culture, ships home home o1:1, colonies P27"
