"""Galaxy effects, Lucky Number powers, the Phantom Galaxy; solo grades."""

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
    player,
    roll_until,
    started,
)

from galactable import Table, game


def advanced(galaxy: str = "pearl", lucky: str = "8", dice: str = "", throws: int = 1) -> Table:
    """A solo turn with these dice on the table and no Eons."""
    table = started(galaxy if galaxy != "phantom" else "pearl", lucky, "advanced")
    give_eons(table, 0)
    if galaxy == "phantom":
        know_phantom(table, "1 1 2 2 3 3")
        move_pawn(table, 0, "phantom")
    if dice:
        lay(table, dice, throws)
    return table


@pytest.mark.clause("GZ-71", "GZ-R8")
def test_pearl_turns_a_2_or_4_by_one() -> None:
    table = advanced("pearl", "8", "4:4 6:4 8:2 8:3 8:6 8:7")
    assert moves(table, "effect_turn") == [
        "effect_turn 4:4>3",
        "effect_turn 6:4>3",
        "effect_turn 6:4>5",
        "effect_turn 8:2>1",
        "effect_turn 8:2>3",
    ]
    do(table, "effect_turn 6:4>5")
    assert table.view()["sequence"]["effect_used"] is True
    assert moves(table, "effect_turn") == [], "once in a sequence"
    assert [6, 5] in table.view()["sequence"]["dice"]


@pytest.mark.clause("GZ-71", "GZ-R8")
def test_crystal_turns_a_1_to_a_number_shown() -> None:
    table = advanced("crystal", "8", "4:1 8:1 8:3 8:5 8:5 8:7")
    assert moves(table, "effect_turn") == [
        "effect_turn 4:1>3",
        "effect_turn 8:1>3",
        "effect_turn 8:1>5",
        "effect_turn 8:1>7",
    ]


@pytest.mark.clause("GZ-71")
def test_entropic_rolls_all_3s_or_5s_again() -> None:
    table = advanced("entropic", "8", "4:3 8:3 6:1 6:2 8:8 8:7")
    assert moves(table, "effect_reroll") == ["effect_reroll 3"]
    events = roll_until(table, "effect_reroll 3", "4:4 8:6")
    assert table.view()["sequence"]["dice"] == [[4, 4], [6, 1], [6, 2], [8, 6], [8, 7], [8, 8]]
    assert game("galactzy").words.chance(events) == [{"effect": [[4, 4], [8, 6]]}]
    assert table.view()["sequence"]["fresh"] == []
    assert moves(table, "effect_reroll") == []


@pytest.mark.clause("GZ-71", "GZ-R8")
def test_distorted_turns_a_2_or_5_to_the_lucky_number() -> None:
    dice = "4:2 6:2 6:5 8:5 8:1 8:6"
    table = advanced("distorted", "6", dice)
    assert moves(table, "effect_turn") == [
        "effect_turn 6:2>6",
        "effect_turn 6:5>6",
        "effect_turn 8:5>6",
    ]
    table = advanced("distorted", "2", dice)
    assert moves(table, "effect_turn") == ["effect_turn 6:5>2", "effect_turn 8:5>2"]


@pytest.mark.clause("GZ-71", "GZ-R5", "GZ-R6")
def test_phantom_gives_an_extra_die_before_a_throw() -> None:
    table = advanced("phantom")
    assert moves(table, "effect_extra") == ["effect_extra"]
    do(table, "effect_extra")
    assert table.view()["sequence"]["hand"] == 7
    assert moves(table, "effect_extra") == []
    table = advanced("phantom", "8", "1 2 3 4 7 8")
    do(table, "lift 8:7", "effect_extra")
    assert moves(table, "lift") == ["lift 8:8"], "it leaves the lifts as they are"
    assert moves(table, "stop") == []
    lay(table, "1 2 3 4 7 8", throws=3)
    table.state.effect_used = 0
    assert moves(table, "effect_extra") == []
    lay(table, "1 2 3 4 7 8 8 8")
    assert moves(table, "effect_extra") == [], "never more than eight dice"


@pytest.mark.clause("GZ-71")
def test_no_effects_in_the_basic_game() -> None:
    table = started("pearl", "2")
    lay(table, "2 2 3 4 5 7")
    kinds = {m.split()[0] for m in moves(table)}
    assert not {k for k in kinds if k.startswith(("effect", "power"))}


POWERS = {
    "2": ("4:2 6:2 8:5 8:5", ["4:2>4", "6:2>4", "6:2>6"]),
    "3": ("4:3 8:3 8:2 8:6", ["4:3>1", "8:3>1", "8:3>5", "8:3>7"]),
    "4": ("4:4 6:4 8:5 8:6", ["4:4>1", "4:4>2", "4:4>3", "6:4>1", "6:4>2", "6:4>3"]),
    "5": ("4:1 6:5 8:2 8:8", ["4:1>2", "6:5>6"]),
    "6": ("4:4 6:6 8:7 8:1", ["4:4>3", "6:6>5"]),
    "7": ("8:7 6:6 6:1 6:2", [f"8:7>{n}" for n in range(1, 7)]),
}


@pytest.mark.clause("GZ-72", "GZ-R8", "GZ-R33", "GZ-R35")
@pytest.mark.parametrize("lucky", POWERS)
def test_powers_that_turn_a_die_end_the_sequence(lucky: str) -> None:
    dice, turns = POWERS[lucky]
    table = advanced("phantom", lucky, f"{dice} {dice.split()[-1]} {dice.split()[-1]}")
    assert moves(table, "power_turn", "power_roll") == [f"power_turn {t}" for t in turns]
    do(table, f"power_turn {turns[0]}")
    assert table.view()["phase"] == "assign", "nothing more may be done but score"
    assert table.view()["sequence"]["throws"] == 1


@pytest.mark.clause("GZ-R35")
@pytest.mark.parametrize(("lucky", "dice"), [("5", "1 3 7 7 6 2"), ("6", "2 4 8 8 1 3")])
def test_powers_5_and_6_need_the_number_shown(lucky: str, dice: str) -> None:
    assert moves(advanced("phantom", lucky, dice), "power_turn") == []
    assert moves(advanced("phantom", lucky, f"{dice} {lucky}"), "power_turn") != []


@pytest.mark.clause("GZ-R36", "GZ-R5", "GZ-72")
def test_power_8_rolls_one_more_die() -> None:
    table = advanced("pearl", "8", "1 3 6 7 6 7", 2)
    assert moves(table, "power_roll") == [], "no 8 is shown"
    table = advanced("pearl", "8", "8:1 8:3 8:6 8:7 8:6 8:7 8:8 6:1", 2)
    assert moves(table, "power_roll") == ["power_roll 4", "power_roll 6"], "seven d8 are in use"
    events = do(table, "power_roll 4")
    number = int(events[0].args["die"].split(":")[1])
    assert game("galactzy").words.chance(events) == [{"power": [[4, number]]}]
    assert len(table.view()["sequence"]["dice"]) == 9
    assert table.view()["phase"] == "assign"


@pytest.mark.clause("GZ-R34")
def test_power_1_is_no_move_but_an_eon_with_the_lucky_number() -> None:
    table = advanced("pearl", "1", "1 2 2 2 2 2", 3)
    assert moves(table, "power_turn", "power_roll") == []
    do(table, "stop", "score five_of_a_kind")
    assert player(table)["eons"] == 1
    table = advanced("pearl", "1", "3 2 2 2 2 2", 3)
    do(table, "stop", "score five_of_a_kind")
    assert player(table)["eons"] == 0
    table = started("pearl", "1")
    lay(table, "1 2 2 2 2 2", 3)
    do(table, "stop", "score five_of_a_kind")
    assert player(table)["eons"] == 3, "not in the basic game"


@pytest.mark.clause("GZ-R34", "GZ-37")
@pytest.mark.parametrize(
    ("dice", "eons"),
    [
        ("1 2 2 2 4 4", 1),
        ("1 3 3 3 6 6", 1),
        ("2 2 2 4 4 6", 0),
        ("2 2 2 5 5 6", 0),
        ("1 1 1 5 5 3", 0),
    ],
)
def test_power_1_asks_for_a_spare_die(dice: str, eons: int) -> None:
    table = advanced("pearl", "1", dice, 3)
    do(table, "stop", "score full_house")
    assert player(table)["eons"] == eons


@pytest.mark.clause("GZ-R35", "GZ-55")
def test_dice_on_a_card_count_for_nothing() -> None:
    table = started("entropic", "5", "advanced", "entropic_storm")
    lay(table, "1 2 3 4 7 8", 3)
    do(table, "stop", "cancel galactzy")
    roll_until(table, "throw 0d4 6d6 0d8", "6:1 6:1 6:2 6:4 6:5 6:6")
    assert table.view()["card_dice"] == [[0, 6, 5]]
    assert moves(table, "power_turn") == [], "the 5 lies on the card"
    lay(table, "6:1 6:1 6:1 6:1 6:2", 2)
    do(table, "modify 6:2>3")
    assert moves(table, "effect_reroll") == [], "so does the 3"


@pytest.mark.clause("GZ-73", "GZ-R37", "GZ-R17")
def test_figures_scored_bring_phantom_numbers() -> None:
    table = started("pearl crystal", variant="advanced")
    lay(table, "5 5 5 5 5 1", 3)
    do(table, "stop")
    events = do(table, "score five_of_a_kind")
    number = events[-2].args["number"]
    assert names(events) == ["score", "phantom", "turn"]
    assert 1 <= number <= 6
    assert table.view()["phantom"] == {"numbers": [number], "revealed": False}
    assert game("galactzy").words.chance(events) == [{"phantom": number}]
    lay(table, "1 2 3 4 7 8", 3)
    do(table, "stop", "score chance")
    assert len(table.view()["phantom"]["numbers"]) == 1, "Chance is no Figure"


@pytest.mark.clause("GZ-73", "GZ-R37")
def test_the_sixth_number_reveals_the_code() -> None:
    table = started("pearl", variant="advanced")
    know_phantom(table, "2 2 2 2 2")
    lay(table, "5 5 5 5 5 1", 3)
    do(table, "stop", "score five_of_a_kind")
    phantom = table.view()["phantom"]
    assert phantom["numbers"][:5] == [2, 2, 2, 2, 2]
    assert phantom["revealed"] is True
    code = " ".join(map(str, phantom["numbers"]))
    do(table, "stay")
    lay(table, "3 3 3 3 3 1", 3)
    assert names(do(table, "stop"))[-1] == "stop"
    do(table, "cancel double_full")
    assert table.view()["phantom"] == phantom, "it is fixed for the game"
    while table.view()["sequence"] is None or table.view()["sequence"]["mode"] != "turn":
        quiet = [m for m in moves(table) if m.split()[0] in ("stop", "stay", "choose")]
        do(table, quiet[0] if quiet else moves(table)[0])
    lay(table, code, 3)
    assert offers(table)["phantom"] == 25
    do(table, "stop", "score phantom")
    assert player(table)["galaxy"] == "phantom"


@pytest.mark.clause("GZ-73", "GZ-R37")
def test_no_phantom_number_in_the_basic_game_nor_beyond_six() -> None:
    table = started("pearl")
    lay(table, "5 5 5 5 5 1", 3)
    do(table, "stop", "score five_of_a_kind")
    assert table.view()["phantom"] == {"numbers": [], "revealed": False}
    table = started("pearl", variant="advanced")
    know_phantom(table, "1 1 2 2 3 3")
    lay(table, "5 5 5 5 5 1", 3)
    do(table, "stop")
    assert "phantom" not in names(do(table, "score five_of_a_kind"))


@pytest.mark.clause("GZ-73")
def test_travel_and_escape_by_the_phantom_code() -> None:
    table = started("pearl crystal", variant="advanced")
    know_phantom(table, "1 1 2 2 3 4")
    mark(table, 0, scored="phantom")
    lay(table, "1 1 2 2 3 4", 3)
    do(table, "stop")
    assert moves(table) == ["score chance", "travel phantom"]


@pytest.mark.clause("GZ-75")
def test_the_phantom_line_may_be_cancelled_at_any_time() -> None:
    table = advanced("pearl", "8", "1 2 3 4 7 8", 3)
    do(table, "stop")
    assert "cancel phantom" in moves(table)
    do(table, "cancel phantom")
    assert player(table)["lines"]["phantom"]["state"] == "cancelled"


@pytest.mark.clause("GZ-76")
def test_solo_has_no_fights() -> None:
    table = started("pearl")
    lay(table, "1 1 1 3 4 7", 3)
    do(table, "stop")
    assert names(do(table, "score crystal")) == ["score", "eon", "arrive", "era", "turn"]


@pytest.mark.clause("GZ-78")
@pytest.mark.parametrize(
    ("variant", "total", "grade"),
    [
        ("basic", 100, "D"),
        ("basic", 101, "C"),
        ("basic", 150, "C"),
        ("basic", 200, "B"),
        ("basic", 250, "A"),
        ("basic", 251, "S"),
        ("advanced", 150, "D"),
        ("advanced", 151, "C"),
        ("advanced", 250, "B"),
        ("advanced", 300, "A"),
        ("advanced", 301, "S"),
    ],
)
def test_grades(variant: str, total: int, grade: str) -> None:
    table = started("pearl", variant=variant)
    last_turn(table)
    if variant == "advanced":
        table.state.discard_count, table.state.unseen = 10, 0
        table.state.discard[:10] = range(10)
    give_vp(table, total - 15)
    lay(table, "1 2 3 4 7 8", 3)
    assert table.view()["grade"] is None
    do(table, "stop", "cancel chance")
    if variant == "advanced":
        do(table, "stay")
    assert table.over
    assert table.scores()[0]["total"] == total
    assert table.view()["grade"] == grade
    assert table.places() == [1]


def test_a_power_ends_a_card_sequence_too() -> None:
    table = started("pearl", "4", "advanced", "pearly_storm")
    lay(table, "1 2 3 4 7 8", 3)
    do(table, "stop", "cancel galactzy")
    give_vp(table, 20)
    roll_until(table, "throw 6d4 0d6 0d8", "4:1 4:1 4:3 4:3 4:4 4:4")
    assert "defeat" in names(do(table, "power_turn 4:4>2"))
