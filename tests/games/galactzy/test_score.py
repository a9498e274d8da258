"""Phase 2: scoring, cancelling, travelling."""

from __future__ import annotations

import pytest
from tests.games.galactzy.tables import (
    do,
    give_vp,
    lay,
    mark,
    move_pawn,
    moves,
    names,
    player,
    started,
)

from galactable import IllegalMoveError


@pytest.mark.clause("GZ-31", "GZ-32", "GZ-R15")
def test_score_what_the_dice_show_or_cancel_any_open_line() -> None:
    table = started("pearl")
    lay(table, "5 5 5 5 5 2", 3)
    do(table, "stop")
    assert moves(table, "score") == ["score five_of_a_kind", "score chance"]
    assert len(moves(table, "cancel")) == 10, "he may cancel although he could score"
    do(table, "score five_of_a_kind")
    assert player(table)["vp"] == 25


@pytest.mark.clause("GZ-32", "GZ-33", "GZ-30")
def test_a_marked_line_is_never_scored_again() -> None:
    table = started("pearl")
    for _ in range(2):
        lay(table, "5 5 5 5 5 5", 3)
        do(table, "stop", "cancel galactzy" if table.view()["round"] == 1 else "score chance")
    lay(table, "5 5 5 5 5 5", 3)
    do(table, "stop")
    assert moves(table, "score") == ["score five_of_a_kind"]
    assert not {"cancel galactzy", "cancel chance", "cancel pearl"} & set(moves(table, "cancel"))
    assert player(table)["lines"]["galactzy"] == {"state": "cancelled", "points": 0}
    with pytest.raises(IllegalMoveError, match="already filled"):
        table.play(table.game.moves.first("score") + 5)


@pytest.mark.clause("GZ-34")
def test_vp_are_lines_fights_and_events() -> None:
    table = started("pearl crystal")
    give_vp(table, 10, 0)
    table.state.fate[0] -= 5
    table.state.vp[0] -= 5
    lay(table, "5 5 5 5 5 2", 3)
    do(table, "stop", "score five_of_a_kind")
    scores = table.scores()[0]
    assert (scores["figures"], scores["fights"], scores["events"]) == (25, 10, -5)
    assert player(table)["vp"] == 30
    assert scores["total"] == 30 + 15
    parts = table.explain(0)
    assert {k: sum(p["points"] for p in v) for k, v in parts.items()} == {
        k: v for k, v in scores.items() if k != "total"
    }


@pytest.mark.clause("GZ-36")
@pytest.mark.parametrize(("throws", "points"), [(1, 30), (2, 27), (3, 25)])
def test_early_stop(throws: int, points: int) -> None:
    table = started("pearl", "8")
    lay(table, "2 2 3 5 5 8", throws)
    do(table, "stop", "score distorted")
    assert player(table)["lines"]["distorted"]["points"] == points


@pytest.mark.clause("GZ-23", "GZ-38", "GZ-R17")
def test_a_code_gives_points_then_an_eon_and_moves_the_pawn() -> None:
    table = started("pearl entropic")
    lay(table, "1 1 1 3 4 7", 3)
    do(table, "stop")
    assert names(do(table, "score crystal")) == ["score", "eon", "arrive", "turn"]
    assert player(table)["vp"] == 25
    assert player(table)["eons"] == 4
    assert player(table)["galaxy"] == "crystal"
    assert table.scores()[0]["codes"] == 25


@pytest.mark.clause("GZ-R17", "GZ-R34")
def test_order_of_gains() -> None:
    """Lucky Number 1 in the advanced game; one waits where the Code leads."""
    table = started("pearl crystal", "1 8", "advanced")
    lay(table, "1 1 1 1 3 4 7", 3)
    do(table, "stop")
    events = names(do(table, "score crystal"))
    assert events == ["score", "eon", "arrive", "eon", "fight"]
    table = started("pearl crystal", "1 8", "advanced")
    lay(table, "1 2 2 2 2 2", 3)
    do(table, "stop")
    assert names(do(table, "score five_of_a_kind")) == ["score", "eon", "phantom", "turn"]


@pytest.mark.clause("GZ-40", "GZ-42")
def test_the_code_of_the_own_galaxy() -> None:
    table = started("pearl crystal entropic")
    move_pawn(table, 0, "distorted")
    move_pawn(table, 1, "distorted")
    lay(table, "2 2 3 5 5 8", 3)
    do(table, "stop")
    events = names(do(table, "score distorted"))
    assert events == ["score", "eon", "turn"], "points and Eon, no move, no fight"
    assert player(table)["vp"] == 25
    lay(table, "1 1 1 3 4 7", 3)
    move_pawn(table, 1, "crystal")
    do(table, "stop")
    assert moves(table, "travel") == [], "a Code he has for his own galaxy does nothing"
    assert len(moves(table, "cancel")) == 10


@pytest.mark.clause("GZ-41", "GZ-R16", "GZ-R3")
def test_a_code_he_has_makes_him_travel_unless_he_scores() -> None:
    table = started("pearl crystal")
    move_pawn(table, 0, "entropic")
    lay(table, "2 2 4 4 6 8")
    do(table, "stop")
    assert moves(table) == ["score chance", "travel pearl"]
    with pytest.raises(IllegalMoveError, match="travel before"):
        table.play(table.game.moves.first("cancel"))
    do(table, "travel pearl")
    assert table.view()["phase"] == "cancel"
    assert table.view()["sequence"]["offers"] == {}
    assert {m.split()[0] for m in moves(table)} == {"cancel"}
    do(table, "cancel chance")
    assert player(table)["galaxy"] == "pearl"
    assert (player(table)["vp"], player(table)["eons"]) == (0, 3)
    assert player(table)["lines"]["pearl"]["state"] == "start"
    assert table.seat == 1, "nobody was there: no fight"


@pytest.mark.clause("GZ-R16")
def test_who_scores_declares_that_instead() -> None:
    table = started("pearl crystal")
    move_pawn(table, 0, "entropic")
    lay(table, "2 2 4 4 6 8")
    do(table, "stop", "score chance")
    assert player(table)["galaxy"] == "entropic"


@pytest.mark.clause("GZ-R16")
def test_with_two_such_codes_he_chooses() -> None:
    table = started("pearl")
    mark(table, 0, scored="distorted", cancelled="chance")
    move_pawn(table, 0, "crystal")
    lay(table, "2 2 4 4 6 8 3 5 5")
    do(table, "stop")
    assert moves(table, "travel", "cancel") == ["travel pearl", "travel distorted"]


@pytest.mark.clause("GZ-42")
def test_a_cancelled_code_is_of_no_use() -> None:
    table = started("crystal")
    mark(table, 0, cancelled="pearl")
    lay(table, "2 2 4 4 6 8")
    do(table, "stop")
    assert moves(table, "score", "travel") == ["score chance"]
    assert moves(table, "cancel") != []


@pytest.mark.clause("GZ-39", "GZ-41", "GZ-R16")
def test_travel_then_cancel_then_fight() -> None:
    table = started("pearl crystal")
    move_pawn(table, 0, "entropic")
    move_pawn(table, 1, "pearl")
    lay(table, "2 2 4 4 6 8")
    do(table, "stop")
    assert names(do(table, "travel pearl")) == ["arrive"]
    assert names(do(table, "cancel galactzy")) == ["cancel", "fight"]
    assert table.view()["fight"]["fighters"] == [0, 1]
