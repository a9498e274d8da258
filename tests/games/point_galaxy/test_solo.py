"""The solo game against the AI."""

from __future__ import annotations

import pytest

from galactable import Table, game
from galactable.games.point_galaxy.components import PATH
from galactable.games.point_galaxy.state import AI
from tests.games.point_galaxy.tables import (
    ai_takes,
    finish,
    new_table,
    points,
    set_galaxy,
    set_market,
)

LEVELS = ["solo-easy", "solo-medium", "solo-hard"]


def solo(variant: str = "solo-easy", seed: int = 1) -> Table:
    return new_table(1, variant, seed)


def numbers(faces: list[str]) -> str:
    rows = game("point-galaxy").static()["planets"]
    shown = {row["id"]: row["number"] for row in rows}
    return " ".join(shown[face] for face in faces)


def player_turn(table: Table) -> None:
    """Drafts two planets, begins systems with them, takes a token if one is due."""
    table.play(table.find("draft", row=2, column=1))
    table.play(table.find("draft", row=3, column=3))
    table.play(table.legal()[-1])
    table.play(table.legal()[-1])
    while table.state.phase == 2:
        table.play(table.legal()[0])


@pytest.mark.clause("PG-74", "PG-75", "PG-76")
def test_set_up_and_the_first_turn() -> None:
    view = solo().view()
    assert len(view["tokens"]) == 10
    assert (view["seat"], view["first"]) == (0, 0)
    ai = view["ai"]
    assert (ai["position"], ai["next"], ai["last"]) == (1, [[1, 1], [1, 2]], None)
    assert len(ai["suns"]) == 1


@pytest.mark.clause("PG-R25")
def test_the_pointer_goes_once_round_the_nine_cards() -> None:
    expected = """
    11 12 / 11 21 / 12 22 / 13 23 / 13 12 / 23 22 / 33 32 / 33 23 / 32 22 / 31 21 / 31 32 / 21 22
    """
    path = " / ".join(f"{a + 1}{b + 1} {c + 1}{d + 1}" for (a, b), (c, d) in PATH.tolist())
    assert path == expected.strip()


@pytest.mark.clause("PG-76", "PG-77", "PG-81")
def test_after_the_players_turn_the_ai_takes_the_two_nearest_cards() -> None:
    table = solo()
    set_market(table, [18, 18, 17], "sun, M, W", "red 1, red 2, red 3", "gold 4, gold 5, gold 6")
    player_turn(table)  # column 1 is refilled from pile 1 before the AI takes
    view = table.view()
    assert view["turns_taken"] == 2
    assert view["ai"]["position"] == 2
    assert view["ai"]["next"] == [[1, 1], [2, 1]]
    taken = [e for e in table.plies[-1].events if e.kind.name == "ai-take"]
    assert [(e.args["row"], e.args["column"]) for e in taken] == [(1, 1), (1, 2)]
    assert view["ai"]["last"]["faces"] == [e.args["card"] for e in taken]
    assert (table.state.market >= 0).all()


@pytest.mark.clause("PG-R26")
def test_from_above_the_ai_takes_the_top_and_the_planet_below_it() -> None:
    table = solo()
    table.state.turns_taken = 4  # position 3: above column 2
    set_market(table, [9, 9, 9], "sun, M, W", "red 1, red 2, red 3", "gold 4, gold 5, gold 6")
    moon, planet = table.view()["market"]["piles"][1]["top"], "P004"
    assert table.view()["market"]["slots"][0][1] == planet
    player_turn(table)
    view = table.view()
    assert view["ai"]["last"]["faces"] == [moon, planet]
    told = [e.kind.name for e in table.plies[-1].events]
    first = told.index("ai-take")
    assert told[first + 1] == "top"  # the next card of the pile shows at once


@pytest.mark.clause("PG-78", "PG-R27", "PG-85")
@pytest.mark.parametrize(
    ("planets", "columns", "expected"),
    [
        ("1, 2, 3, X", ["1 2 3 X"], 5),
        ("3, 3, X, X, 5, 3", ["3 X X 5", "3", "3"], 5 + 1 + 1),
        ("1, 2, 3, 4, 5, 6, X, 7, 7", ["1 2 3 4 5 6 X", "7", "7"], 12 + 1 + 1),
        ("1, 2, 3, 4, 5, 6, 7, X, 7", ["1 2 3 4 5 6 7", "X 7"], 12 + 2),
    ],
)
def test_ai_columns(planets: str, columns: list[str], expected: int) -> None:
    table = solo()
    ai_takes(table, *planets.split(", "))
    ai = table.view()["ai"]
    assert [numbers(column) for column in ai["columns"]] == columns
    assert ai["scores"]["planets"] == expected


@pytest.mark.clause("PG-79")
def test_everything_else_is_laid_aside() -> None:
    table = solo()
    ai_takes(table, "asteroid", "asteroid", "W", "M", "sun")
    ai = table.view()["ai"]
    assert [len(ai[k]) for k in ("asteroids", "wormholes", "moons", "suns")] == [2, 1, 1, 2]
    assert ai["columns"] == []


@pytest.mark.clause("PG-80")
def test_the_ai_takes_the_leftmost_token() -> None:
    table = solo()
    set_market(table, [18, 18, 17], "S138, S126, W", "P001, red 2, red 5", "gold 4, gold 5, P001")
    table.state.rockets[AI] = 4
    table.state.rockets[0] = 0
    leftmost = table.view()["tokens"][0]
    # The player takes planets without rocket symbols from columns 2 and 3.
    table.play(table.find("draft", row=2, column=2))
    table.play(table.find("draft", row=3, column=3))
    table.play(table.legal()[-1])
    table.play(table.legal()[-1])
    ai = table.view()["ai"]
    assert ai["tokens"] == ai["last"]["tokens"] == [leftmost]
    assert table.view()["tokens"][0] != leftmost


@pytest.mark.clause("PG-82", "PG-81")
@pytest.mark.parametrize("variant", LEVELS)
def test_thirteen_turns_each(variant: str) -> None:
    table = solo(variant)
    while not table.over:
        player_turn(table)
    view = table.view()
    assert view["turns_taken"] == 26
    assert view["ai"]["position"] == 2  # it moves after the last turn too
    assert view["ai"]["next"] == []
    cards = [face for row in view["market"]["slots"] for face in row if face]
    assert len(cards) + sum(pile["count"] for pile in view["market"]["piles"]) == 7


@pytest.mark.clause("PG-83", "PG-89")
def test_asteroids_are_compared_with_the_ais() -> None:
    table = solo()
    set_galaxy(table, 0, "*red 1 :")
    ai_takes(table, "asteroid")
    assert points(table, "asteroids") == 8
    ai_takes(table, "S112")
    assert points(table, "asteroids") == 6
    assert table.view()["ai"]["scores"]["asteroids"] == 10


@pytest.mark.clause("PG-84", "PG-86", "PG-87", "PG-88", "PG-R28")
@pytest.mark.parametrize(
    ("variant", "sun", "repeat", "token"),
    [("solo-easy", 1, 0, 2), ("solo-medium", 3, 1, 3), ("solo-hard", 4, 3, 4)],
)
def test_ai_points(variant: str, sun: int, repeat: int, token: int) -> None:
    table = solo(variant)
    ai_takes(table, "sun red 1", "sun gold 1", "M red 2", "M red+gold 4")
    table.state.research[AI] = [2, 1, 0, 0, 0, 0, 0]
    table.state.token_count[AI] = 2
    scores = table.view()["ai"]["scores"]
    assert scores["suns"] == 3 * sun
    assert scores["moons"] == 2 + 4
    assert scores["research"] == 2 + repeat
    assert scores["rockets"] == 2 * token
    assert scores["total"] == sum(v for k, v in scores.items() if k != "total")


@pytest.mark.clause("PG-90", "PG-R29", "PG-R30")
@pytest.mark.parametrize(
    ("rockets", "places", "wins"),
    [((3, 2), (1, 2), True), ((2, 2), (1, 1), False), ((2, 3), (2, 1), False)],
)
def test_the_tie_break_against_the_ai(
    rockets: tuple[int, int], places: tuple[int, int], wins: bool
) -> None:
    table = solo("solo-hard")
    set_galaxy(table, 0, "red 1 : gold 1, gold 2\n- : green 3, green 4")  # 4, as the AI's sun
    table.state.research[:2] = 0
    table.state.rockets[:2] = rockets
    finish(table)
    view = table.view()
    assert view["scores"][0]["total"] == view["ai"]["scores"]["total"] == 4
    assert (view["places"], view["ai"]["place"]) == ([places[0]], places[1])
    table.state.research[0] = 1  # 12 points more: 13 is met
    view = table.view()
    assert view["places"] == [1]
    assert 13 in view["achievements"]
    assert len(view["scores"]) == 1
    assert wins == (rockets[0] > rockets[1])


@pytest.mark.clause("PG-91", "PG-R30")
def test_achievements() -> None:
    table = solo()
    lines = ["- : 1, 2, 3, 4, 5, 6, 7"] * 2
    set_galaxy(table, 0, "\n".join(["red 1 : red 1, red 2, red 3", *lines]))
    table.state.research[:2] = 0
    assert table.view()["achievements"] == []  # not before the end
    finish(table)
    view = table.view()
    assert view["scores"][0]["planets"] == 3 + 12 + 12
    assert view["achievements"] == [8, 9]
    table.state.research[0] = 1
    table.state.tokens[0, :1] = 23  # T24
    table.state.token_count[0] = 1
    table.state.research[0, :4] = 3  # 16 points
    view = table.view()
    scores = view["scores"][0]
    expected = [n for n, least in zip(range(1, 6), (50, 55, 60, 65, 70), strict=True)
                if scores["total"] >= least]  # fmt: skip
    assert view["achievements"] == [*expected, 8, 9, 13, 14, 15]


@pytest.mark.clause("PG-R30")
def test_a_shared_victory_lists_no_achievements() -> None:
    table = solo("solo-hard")
    set_galaxy(table, 0, "red 1 : gold 1, gold 2\n- : green 3, green 4")
    table.state.research[:2] = 0
    table.state.rockets[:2] = 2
    finish(table)
    assert table.view()["achievements"] == []
    assert table.view()["places"] == [1]
