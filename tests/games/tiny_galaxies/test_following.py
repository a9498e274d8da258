"""Following: TG-20 to TG-25."""

from __future__ import annotations

import pytest

from tests.games.tiny_galaxies.tables import do, galaxy, kinds, options, phase, table


@pytest.mark.clause("TG-20", "TG-R17")
@pytest.mark.parametrize(("filled", "asked"), [(0, True), (2, True), (3, False), (5, False)])
def test_the_first_three_bay_slots_are_followable(filled: int, asked: bool) -> None:
    t = table(f"""
        row: P05 P21 P26 P33
        dice: energy
        bay: {"move " * filled}
        0: level 4
        1: 1 culture
    """)
    do(t, "activate energy")
    assert phase(t) == ("1 follow" if asked else "0 main")


@pytest.mark.clause("TG-20")
def test_the_converter_is_followable_whatever_lies_in_the_bay() -> None:
    t = table("""
        row: P05 P21 P26 P33
        dice: life
        bay: move move move move
        0: level 2, 1 energy
        1: 1 culture
    """)
    do(t, "convert energy life energy")
    assert phase(t) == "1 follow"
    assert t.view()["action"]["slot"] == "converter"
    assert t.view()["action"]["followable"]


@pytest.mark.clause("TG-21", "TG-22", "TG-R13")
def test_others_are_asked_clockwise_before_the_active_player_goes_on() -> None:
    t = table("""
        row: P05 P21 P26 P33 P11 P12
        dice: energy energy
        active: 2
        0: 1 culture
        1: 1 culture
        2: level 1
        3: 2 culture
    """)
    do(t, "activate energy")
    asked = []
    while phase(t).endswith("follow"):
        asked.append(t.state.seat.item())
        assert options(t) == ["follow", "pass"]
        do(t, "follow")
    assert asked == [3, 0, 1]
    assert phase(t) == "2 main"
    assert galaxy(t, 3) == "level 1, 2 energy, 1 culture, ships home home"
    assert galaxy(t, 0) == "level 1, 2 energy, 0 culture, ships home home"


@pytest.mark.clause("TG-22", "TG-24")
def test_one_follower_finishes_before_the_next_and_nobody_follows_a_follow() -> None:
    t = table("""
        row: P05 P21 P26 P33 P11
        dice: move
        0: 5 culture
        1: 5 culture
        2: 5 culture
    """)
    do(t, "activate move", "ship home", "go o0")
    assert phase(t) == "1 follow"
    do(t, "follow", "ship home", "go s4")
    assert phase(t) == "1 land"
    do(t, "pass")
    assert phase(t) == "2 follow"  # seat 0 is not asked to follow seat 1
    do(t, "follow", "ship home", "go o0")
    assert phase(t) == "0 main"
    assert galaxy(t, 1) == "level 1, 0 energy, 4 culture, ships home s4"


@pytest.mark.clause("TG-23")
def test_a_follower_acts_with_his_own_ships_and_pays_costs_on_top() -> None:
    t = table("""
        row: P05 P21 P26 P33
        dice: move
        0: level 1
        1: 2 culture, 0 energy
    """)
    do(t, "activate move", "ship home", "go o0", "follow", "ship home", "go s1")
    # P21 costs 2 culture, of which one is gone: no landing to decide on.
    assert phase(t) == "0 main"
    assert galaxy(t, 1) == "level 1, 0 energy, 1 culture, ships home s1"


@pytest.mark.clause("TG-23")
def test_a_follower_pays_one_culture_and_the_cost() -> None:
    t = table("""
        row: P05 P21 P26 P33
        dice: move
        0: level 1
        1: 3 culture, ships o3:1
    """)
    do(t, "activate move", "ship home", "go o0", "follow", "ship home", "go s1", "use")
    do(t, "advance 3")
    assert galaxy(t, 1) == "level 1, 0 energy, 0 culture, ships s1 o3:3"


@pytest.mark.clause("TG-25")
def test_an_ability_that_costs_a_die_is_closed_to_a_follower() -> None:
    t = table("""
        row: P05 P35 P26 P33
        dice: move move life
        0: 1 culture
        1: 5 culture
    """)
    do(t, "activate move", "ship home", "go s1")
    assert kinds(t) == {"use", "pass"}  # the active player has inactive dice
    do(t, "pass", "follow", "ship home", "go s1")
    assert phase(t) == "0 main"  # no choice on landing


@pytest.mark.clause("TG-R11", "TG-21")
@pytest.mark.parametrize(
    ("die", "follower", "asked"),
    [
        ("energy", "0 culture", False),
        ("energy", "1 culture", True),
        ("energy", "6 energy, 1 culture", True),
        ("energy", "7 energy, 1 culture", False),
        ("energy", "1 culture, ships s1 s3", False),
        ("culture", "7 culture, ships s1 s3", False),  # E14
        ("culture", "6 culture, ships s1 s3", True),
        ("culture", "3 culture, ships s1", False),
        ("life", "1 culture", False),
        ("life", "1 culture, ships o1:0", True),
        ("life", "0 culture, ships o1:0", False),
        ("tech", "1 culture, ships o1:0", False),
        ("tech", "1 culture, ships o2:4", True),
        ("move", "1 culture", True),
        ("utilize", "3 culture", True),  # E13
        ("utilize", "2 culture", False),
        ("utilize", "2 energy, 1 culture", True),
        ("utilize", "1 culture, colonies P01", True),
        ("utilize", "1 culture, colonies P03", False),
        ("utilize", "2 culture, colonies P03", True),
        ("utilize", "1 culture, colonies P35", False),
    ],
)
def test_who_is_asked_to_follow(die: str, follower: str, asked: bool) -> None:
    t = table(f"""
        row: P05 P21 P26 P23
        dice: {die} energy
        0: level 5, 7 energy, ships o0:0 s0 o2:0
        1: {follower}
    """)
    do(t, f"activate {die}")
    finish = {"move": ("ship home", "go o1"), "life": ("advance 0",), "tech": ("advance 2",)}
    do(t, *finish.get(die, ()), *(("upgrade energy",) if die == "utilize" else ()))
    assert phase(t) == ("1 follow" if asked else "0 main")


@pytest.mark.clause("TG-R11", "TG-40")
def test_e14_follow_culture() -> None:
    t = table("""
        row: P05 P21 P26 P33
        dice: culture
        0: ships s0
        1: 6 culture, ships s0 s1
    """)
    do(t, "activate culture", "follow")
    assert galaxy(t, 1) == "level 1, 0 energy, 7 culture, ships s0 s1"


@pytest.mark.clause("TG-R12", "TG-23", "TG-61")
def test_e13_follow_utilize() -> None:
    t = table("""
        row: P05 P21 P26 P33
        dice: utilize
        0: 2 energy
        1: 3 culture
    """)
    do(t, "activate utilize", "upgrade energy", "follow")
    assert options(t) == ["upgrade culture"]
    do(t, "upgrade culture")
    assert galaxy(t, 1) == "level 2, 0 energy, 0 culture, ships home home"


@pytest.mark.clause("TG-R12")
def test_following_utilize_uses_a_planet_of_ones_own() -> None:
    t = table("""
        row: P05 P21 P26 P33
        dice: utilize
        0: colonies P01
        1: 1 culture, colonies P02
    """)
    do(t, "activate utilize", "colony P01", "follow")
    assert options(t) == ["colony P02"]


@pytest.mark.clause("TG-R11", "TG-52")
def test_e15_displaced() -> None:
    t = table("""
        row: P05 P21 P26 P33
        dice: life
        0: ships o0:1
        1: 3 culture, ships o0:1
    """)
    do(t, "activate life", "advance 0")
    assert phase(t) == "0 main"
    assert galaxy(t, 1) == "level 1, 0 energy, 3 culture, ships home home"


@pytest.mark.clause("TG-R11", "TG-21", "TG-22")
def test_e21_answers() -> None:
    t = table("""
        row: P05 P21 P26 P33 P11 P12
        dice: move
        active: 1
        0: 1 culture
        1: level 1
        2: 1 culture
        3: 0 culture
    """)
    do(t, "activate move")
    assert t.view()["action"]["answers"] == [None] * 4
    do(t, "ship home", "go o0")
    assert phase(t) == "2 follow"
    assert t.view()["action"]["answers"] == [None] * 4
    do(t, "pass")
    assert phase(t) == "0 follow"
    assert t.view()["action"]["answers"] == [None, None, "passed", "not asked"]
    do(t, "follow")
    assert t.view()["action"]["answers"] == ["followed", None, "passed", "not asked"]
    do(t, "ship home", "go o0")
    assert t.view()["action"] is None


@pytest.mark.clause("TG-21")
def test_following_comes_after_everything_that_came_of_the_action() -> None:
    t = table("""
        row: P05 P38 P26 P33
        dice: move
        0: 1 culture, ships o2:0
        1: 5 culture, ships o3:0
    """)
    do(t, "activate move", "ship home", "go s1", "use", "advance 2")
    assert phase(t) == "1 offer"
    do(t, "pass")
    assert phase(t) == "1 follow"
