"""The turn: TG-10 to TG-15, and which dice may be activated."""

from __future__ import annotations

from collections import Counter

import pytest

from galactable import Table
from tests.games.tiny_galaxies.tables import GAME, do, galaxy, kinds, options, phase, table


def faces(t: Table, kind: str = "activate") -> list[str]:
    return [option.split()[-1] for option in options(t) if option.startswith(kind)]


@pytest.mark.clause("TG-10", "TG-63")
@pytest.mark.parametrize(("level", "dice"), [(1, 4), (2, 5), (3, 5), (4, 6), (5, 6), (6, 6)])
def test_a_turn_begins_with_the_dice_of_the_level(level: int, dice: int) -> None:
    t = table(f"""
        row: P05 P21 P26 P33
        0: level 1
        1: level {level}
    """)
    do(t, "end")
    assert phase(t) == "1 main"
    assert len(t.view()["dice"]["inactive"]) == dice


@pytest.mark.clause("TG-10")
def test_every_face_is_as_likely() -> None:
    rolled: Counter[str] = Counter()
    for seed in range(300):
        rolled += Counter(Table(GAME, seed=seed, mode="interpreted").view()["dice"]["inactive"])
    assert sum(rolled.values()) == 1200
    assert all(140 < n < 260 for n in rolled.values())


@pytest.mark.clause("TG-11", "TG-12")
def test_dice_are_activated_in_any_order_into_the_bay() -> None:
    t = table("""
        row: P05 P21 P26 P33
        dice: energy culture energy move
        0: 0 energy, ships s0
        1: level 1
    """)
    assert faces(t) == ["move", "energy", "culture"]
    do(t, "activate culture", "activate energy", "activate move", "ship home", "go o3")
    assert t.view()["dice"] == {
        "inactive": ["energy"],
        "bay": ["culture", "energy", "move"],
        "converter": None,
        "lost": [],
    }
    assert galaxy(t, 0) == "level 1, 1 energy, 1 culture, ships s0 o3:0"


@pytest.mark.clause("TG-13", "TG-R14")
def test_reroll_takes_all_inactive_dice_and_one_energy() -> None:
    t = table("""
        row: P05 P21 P26 P33
        dice: life life life
        bay: energy
        0: 2 energy
        1: level 1
    """)
    do(t, "reroll", "reroll")
    assert galaxy(t, 0).startswith("level 1, 0 energy")
    assert len(t.view()["dice"]["inactive"]) == 3
    assert t.view()["dice"]["bay"] == ["energy"]
    assert "reroll" not in options(t)  # nothing left to pay with
    rolled = [e.args["dice"] for e in t.plies[-1].events if e.kind.name == "roll"]
    assert rolled == [t.view()["dice"]["inactive"]]
    assert t.plies[-1].reveals


@pytest.mark.clause("TG-13")
def test_no_reroll_without_an_inactive_die() -> None:
    t = table("""
        row: P05 P21 P26 P33
        bay: energy energy move move
        0: 5 energy
        1: level 1
    """)
    assert options(t) == ["end"]


@pytest.mark.clause("TG-R14")
def test_no_reroll_or_convert_within_an_action() -> None:
    t = table("""
        row: P05 P21 P26 P33
        dice: move life
        0: 5 energy, 5 culture
        1: level 1, 3 culture
    """)
    do(t, "activate move")
    assert kinds(t) == {"ship"}
    do(t, "ship home")
    assert kinds(t) == {"go"}
    do(t, "go s0")
    assert kinds(t) == {"use", "pass"}
    do(t, "use")
    assert kinds(t) == {"follow", "pass"}


@pytest.mark.clause("TG-14", "TG-R15", "TG-R17")
def test_convert_turns_a_die_and_does_its_action_at_once() -> None:
    t = table("""
        row: P05 P21 P26 P33
        dice: life life tech
        0: 1 energy, 1 culture
        1: level 1
    """)
    do(t, "convert culture life energy")
    assert t.view()["dice"] == {
        "inactive": ["life", "tech"],
        "bay": [],
        "converter": "energy",
        "lost": [],
    }
    assert galaxy(t, 0) == "level 1, 3 energy, 0 culture, ships home home"
    assert "convert" not in kinds(t)  # once a turn
    do(t, "end", "end")
    assert t.view()["dice"]["converter"] is None


@pytest.mark.clause("TG-R15")
def test_convert_works_with_a_full_bay() -> None:
    t = table("""
        row: P05 P21 P26 P33
        dice: life
        bay: move energy culture move energy
        0: level 4, 1 energy
        1: level 1
    """)
    do(t, "convert energy life energy")
    assert t.view()["dice"]["converter"] == "energy"
    assert len(t.view()["dice"]["bay"]) == 5


@pytest.mark.clause("TG-R16", "TG-R1", "TG-R15")
def test_e19_convert() -> None:
    t = table("""
        row: P05 P21 P26 P33
        dice: life life life life
        0: 1 energy, 1 culture
        1: level 1
    """)
    assert [option for option in options(t) if option.startswith("convert")] == [
        "convert energy life move",
        "convert energy life energy",
        "convert culture life move",
        "convert culture life energy",
    ]


@pytest.mark.clause("TG-R16")
def test_a_convert_to_utilize_is_judged_after_paying() -> None:
    t = table("""
        row: P05 P21 P26 P33
        dice: life life
        0: 2 energy, 1 culture
        1: level 1
    """)
    assert "convert culture life utilize" in options(t)  # then 2 energy upgrade
    assert "convert energy life utilize" not in options(t)


@pytest.mark.clause("TG-R16", "TG-74")
def test_a_convert_to_utilize_needs_another_die_for_a_die_cost() -> None:
    drawing = """
        row: P05 P21 P26 P33
        dice: {}
        0: level 6, 1 energy, colonies P35
        1: level 1
    """
    assert "convert energy life utilize" in options(table(drawing.format("life life")))
    assert "convert energy life utilize" not in options(table(drawing.format("life")))


@pytest.mark.clause("TG-R1", "TG-74")
def test_a_utilize_die_does_not_pay_for_itself() -> None:
    drawing = """
        row: P05 P21 P26 P33
        dice: {}
        0: level 6, colonies P35
        1: level 1
    """
    assert faces(table(drawing.format("utilize utilize"))) == ["utilize"]
    assert faces(table(drawing.format("utilize"))) == []


@pytest.mark.clause("TG-R1", "TG-11")
def test_e17_junk_dice() -> None:
    t = table("""
        row: P05 P21 P26 P33
        dice: energy culture life tech
        0: 2 energy, 1 culture
        1: level 1
    """)
    assert faces(t) == ["energy"]
    t = table("""
        row: P05 P21 P26 P33
        dice: energy culture life tech
        0: 2 energy, 1 culture, ships s0 s1
        1: level 1
    """)
    assert faces(t) == ["culture"]


@pytest.mark.clause("TG-R1", "TG-43")
def test_e18_gain_at_the_limit() -> None:
    t = table("""
        row: P05 P21 P26 P33
        dice: energy
        0: 7 energy
        1: 7 energy, 1 culture
    """)
    do(t, "activate energy")
    assert galaxy(t, 0).startswith("level 1, 7 energy")
    assert t.view()["dice"]["bay"] == ["energy"]
    assert phase(t) == "0 main"  # a follower with 7 energy is not asked


@pytest.mark.clause("TG-R1")
@pytest.mark.parametrize(
    ("galaxy_line", "can"),
    [
        ("ships o0:0", ["move", "energy", "culture", "life"]),
        ("ships o2:0", ["move", "energy", "tech"]),
        ("2 energy", ["move", "energy", "utilize"]),
        ("2 culture", ["move", "energy", "utilize"]),
        ("ships s0 s1, colonies P02", ["move", "culture", "utilize"]),
        ("ships s0 s1, colonies P03", ["move", "culture"]),
        ("ships s0 s1, 1 culture, colonies P03", ["move", "culture", "utilize"]),
    ],
)
def test_which_dice_can_be_activated(galaxy_line: str, can: list[str]) -> None:
    t = table(f"""
        row: P05 P21 P26 P33
        dice: move energy culture life tech utilize
        0: {galaxy_line}
        1: level 1
    """)
    assert faces(t) == can


@pytest.mark.clause("TG-15", "TG-R26", "TG-11")
def test_a_turn_may_end_with_dice_left_or_untouched() -> None:
    t = Table(GAME, seats=2, seed=11, mode="interpreted")
    before = galaxy(t, 0)
    do(t, "end")
    assert phase(t) == "1 main"
    assert galaxy(t, 0) == before


@pytest.mark.clause("TG-15")
def test_all_dice_leave_the_mat() -> None:
    t = table("""
        row: P05 P21 P26 P33
        dice: tech
        bay: energy move
        converter: move
        lost: life
        0: level 2
        1: level 1
    """)
    do(t, "end")
    dice = t.view()["dice"]
    assert len(dice["inactive"]) == 4
    assert (dice["bay"], dice["converter"], dice["lost"]) == ([], None, [])
