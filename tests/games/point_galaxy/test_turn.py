"""A turn: draft two, place two, tokens, refill."""

from __future__ import annotations

import pytest

from galactable import IllegalMoveError, Table, game
from galactable.games.point_galaxy.components import FACE_IDS, KIND, Card
from galactable.games.point_galaxy.state import NONE
from tests.games.point_galaxy.tables import (
    hand,
    new_table,
    on_turn,
    set_galaxy,
    set_market,
    spots,
    table_with,
)

PLANETS = ("red 1, red 2, red 3", "gold 4, gold 5, gold 6")


def chance(table: Table) -> list[dict[str, object]]:
    return game("point-galaxy").words.chance(table.plies[-1].events)


def draft(table: Table, row: int, column: int) -> None:
    table.play(table.find("draft", row=row, column=column))


def begin_both(table: Table) -> None:
    """Places both cards in hand as they may go."""
    while table.state.phase == 1:
        table.play(table.legal()[-1])


@pytest.mark.clause("PG-14", "PG-19", "PG-R6")
def test_two_drafts_then_two_placements_in_either_order() -> None:
    table = new_table()
    kinds = []
    for row, column in ((2, 1), (3, 2)):
        kinds.append({move.kind for move in table.legal()})
        draft(table, row, column)
    assert kinds == [{"draft"}, {"draft"}]
    first, second = table.view()["drafted"]
    assert {move.args["card"] for move in table.legal()} == {first, second}
    table.play(table.find("found", card=second))
    assert table.view()["drafted"] == [first, None]
    table.play(table.find("found", card=first))
    assert table.view()["phase"] == "draft"
    assert table.view()["turns_taken"] == 1


@pytest.mark.clause("PG-15")
@pytest.mark.parametrize("places", [((2, 1), (3, 1)), ((1, 1), (1, 3)), ((2, 2), (1, 2))])
def test_any_two_cards_may_be_drafted(places: tuple[tuple[int, int], tuple[int, int]]) -> None:
    table = new_table()
    set_market(table, [18, 18, 17], "sun, M, W", *PLANETS)
    for row, column in places:
        draft(table, row, column)
    assert table.view()["phase"] == "place"


@pytest.mark.clause("PG-16", "PG-18")
def test_a_card_is_taken_with_the_face_that_shows_and_its_place_stays_empty() -> None:
    table = new_table()
    planet = table.view()["market"]["slots"][1][2]
    draft(table, 3, 3)
    view = table.view()
    assert view["drafted"] == [planet, None]
    assert view["market"]["slots"][1][2] is None
    assert chance(table) == []
    assert (3, 3) not in [(m.args["row"], m.args["column"]) for m in table.legal()]


@pytest.mark.clause("PG-17")
def test_the_next_card_of_a_pile_shows_at_once_and_may_be_drafted() -> None:
    table = new_table()
    set_market(table, [18, 18, 17], "sun, M, W", *PLANETS)
    draft(table, 1, 2)
    pile = table.view()["market"]["piles"][1]
    assert pile["count"] == 17
    assert chance(table) == [{"top": [2, pile["top"]]}]
    if KIND[FACE_IDS.index(pile["top"])] != Card.ASTEROID:
        draft(table, 1, 2)
        assert table.view()["drafted"][1] == pile["top"]


@pytest.mark.clause("PG-R5", "PG-42")
def test_a_pile_emptied_by_the_first_draft_stays_empty_for_the_second() -> None:
    table = new_table()
    set_market(table, [1, 8, 4], "M, sun, W", *PLANETS)
    draft(table, 1, 1)
    assert table.view()["market"]["piles"][0] == {"count": 0, "top": None}
    assert (1, 1) not in [(m.args["row"], m.args["column"]) for m in table.legal()]
    draft(table, 2, 3)
    begin_both(table)
    assert [pile["count"] for pile in table.view()["market"]["piles"]] == [4, 4, 3]


@pytest.mark.clause("PG-20")
def test_a_card_goes_into_a_system_of_ones_own_or_begins_one() -> None:
    table = table_with("red 1 :", "gold 1 :")
    on_turn(table, 0)
    hand(table, "M", "W")
    assert spots(table) == ["1 bottom", "new"]
    table.play(table.find("found", card=table.view()["drafted"][0]))
    assert [len(g["systems"]) for g in table.view()["galaxies"]] == [2, 1]


@pytest.mark.clause("PG-34", "PG-R7")
def test_an_asteroid_needs_room() -> None:
    table = table_with("*red 1 :", "gold 1 :")
    on_turn(table, 0)
    set_market(table, [18, 18, 17], "asteroid, sun, asteroid", *PLANETS)
    assert [m.args["column"] for m in table.legal() if m.args["row"] == 1] == [2]
    with pytest.raises(IllegalMoveError, match="Draft a sun first"):
        table.play(0)
    draft(table, 1, 2)
    assert 0 in table.codes()
    draft(table, 1, 1)
    asteroid = table.view()["drafted"][1]
    assert asteroid not in [m.args["card"] for m in table.legal()]  # the sun goes first
    table.play(table.find("found", card=table.view()["drafted"][0]))
    assert [m.args for m in table.legal()] == [{"card": asteroid, "system": 2, "where": "above"}]


@pytest.mark.clause("PG-R7")
def test_two_asteroids_need_room_for_both() -> None:
    for suns, may in (("red 1 :", False), ("red 1 :\ngold 1 :", True)):
        table = table_with(suns)
        on_turn(table, 0)
        set_market(table, [18, 18, 17], "asteroid, W, asteroid", *PLANETS)
        draft(table, 1, 1)
        assert (2 in table.codes()) is may


@pytest.mark.clause("PG-R8")
def test_planets_can_always_be_drafted_and_every_card_be_placed() -> None:
    table = table_with("*red 1 :")
    on_turn(table, 0)
    set_market(table, [1, 1, 1], "asteroid, asteroid, asteroid", *PLANETS)
    assert table.codes() == [3, 4, 5, 6, 7, 8]
    draft(table, 2, 1)
    assert table.codes() == [4, 5, 6, 7, 8]


@pytest.mark.clause("PG-41")
def test_an_empty_place_is_filled_from_the_pile_of_its_column() -> None:
    table = new_table()
    set_market(table, [18, 18, 17], "sun, M, W", *PLANETS)
    gone = table.view()["market"]["piles"][2]["top"]
    draft(table, 2, 3)
    draft(table, 2, 1)
    begin_both(table)
    view = table.view()
    assert [pile["count"] for pile in view["market"]["piles"]] == [17, 18, 16]
    assert gone in view["turned"]
    assert chance(table) == [
        {"planet": [2, 1, view["market"]["slots"][0][0]]},
        {"top": [1, view["market"]["piles"][0]["top"]]},
        {"planet": [2, 3, view["market"]["slots"][0][2]]},
        {"top": [3, view["market"]["piles"][2]["top"]]},
    ]


@pytest.mark.clause("PG-R2")
def test_what_nobody_sees_stays_in_its_pool() -> None:
    """A drafted space card's planet is not drawn: only faces come to light."""
    table = new_table()
    set_market(table, [18, 18, 17], "sun, M, W", *PLANETS)
    before = table.state.seen_planets.tolist()
    draft(table, 1, 1)
    draft(table, 1, 2)
    begin_both(table)
    assert table.state.seen_planets.tolist() == before


@pytest.mark.clause("PG-R19", "PG-R20", "PG-42")
def test_the_last_card_of_a_pile_fills_a_place_then_the_largest_pile_is_split() -> None:
    table = new_table()
    set_market(table, [1, 8, 3], "sun, M, W", *PLANETS)
    top = table.view()["market"]["piles"][1]["top"]
    draft(table, 2, 1)
    draft(table, 3, 1)
    begin_both(table)
    view = table.view()
    assert [pile["count"] for pile in view["market"]["piles"]] == [3, 4, 3]
    assert view["market"]["piles"][1]["top"] == top  # the largest pile keeps its top
    assert [next(iter(event)) for event in chance(table)] == ["planet", "top", "planet", "top"]
    assert [event.get("planet", event.get("top"))[:-1] for event in chance(table)] == [
        [2, 1], [1], [3, 1], [1],
    ]  # fmt: skip


@pytest.mark.clause("PG-R19", "PG-R20")
def test_empty_piles_are_replaced_left_to_right_by_the_leftmost_largest() -> None:
    table = new_table()
    set_market(table, [1, 5, 5], "sun, M, W", *PLANETS)
    draft(table, 1, 1)
    draft(table, 2, 3)
    begin_both(table)
    assert [pile["count"] for pile in table.view()["market"]["piles"]] == [2, 3, 4]


@pytest.mark.clause("PG-43", "PG-13")
def test_turns_go_round() -> None:
    table = new_table(3)
    seats = []
    for _ in range(4):
        seats.append(table.seat)
        draft(table, 2, 1)
        draft(table, 2, 2)
        table.state.rockets[:] = 0  # no tokens
        begin_both(table)
    first = table.view()["first"]
    assert seats == [(first + i) % 3 for i in range(4)]


@pytest.mark.clause("PG-44", "PG-R21")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_thirteen_turns_each_all_nine_places_full_and_seven_cards_left(seats: int) -> None:
    table = Table("point-galaxy", seats=seats, seed=3)
    players = max(seats, 2)
    while not table.over:
        if table.state.phase == 0 and table.state.drafted[0] == NONE:
            assert (table.state.market != NONE).all()
        last = table.state.turns_taken == 13 * players - 1
        codes = table.codes()
        table.play(codes[table.ply * 7 % len(codes)])
        if last and seats > 1:
            assert chance(table) == []
    view = table.view()
    assert view["turns_taken"] == 13 * players
    assert view["round"] == 13
    cards = [f for row in view["market"]["slots"] for f in row if f]
    assert len(cards) + sum(pile["count"] for pile in view["market"]["piles"]) == 7
    for galaxy in view["galaxies"]:
        placed = sum(
            len(s["line"]) + bool(s["sun"]) + bool(s["asteroid"]) for s in galaxy["systems"]
        )
        assert placed == 27


def rockets_due(before: int, *cards: str) -> Table:
    """The seat has so many rocket symbols and places these cards."""
    table = table_with("red 1 :")
    on_turn(table, 0)
    set_market(table, [18, 18, 17], "sun, M, W", *PLANETS)
    table.state.rockets[0] = before
    table.state.credited[0] = before // 5
    hand(table, *cards)
    begin_both(table)
    return table


@pytest.mark.clause("PG-38", "PG-40")
def test_a_multiple_of_five_earns_a_token() -> None:
    table = rockets_due(3, "P003", "P001")  # two rocket symbols, none
    view = table.view()
    assert (view["phase"], view["seat"], view["tokens_owed"]) == ("token", 0, 1)
    assert sorted(view["tokens"]) == [m.args["token"] for m in table.legal()]
    token = view["tokens"][3]
    table.play(table.find("token", token=token))
    view = table.view()
    assert view["phase"] == "draft"
    assert token not in view["tokens"]
    assert len(view["tokens"]) == 9
    assert view["galaxies"][0]["tokens"] == [token]


@pytest.mark.clause("PG-39")
@pytest.mark.parametrize(("before", "due"), [(2, 0), (4, 1), (5, 0), (7, 0), (8, 1), (9, 1)])
def test_each_multiple_counts_once(before: int, due: int) -> None:
    assert rockets_due(before, "P003", "P001").view()["tokens_owed"] == due


@pytest.mark.clause("PG-R17")
def test_a_token_is_taken_always_and_the_right_lapses_with_an_empty_supply() -> None:
    table = rockets_due(4, "P003", "P001")
    assert {move.kind for move in table.legal()} == {"token"}
    table = table_with("red 1 :")
    on_turn(table, 0)
    table.state.rockets[0] = 4
    table.state.supply_count = 0
    hand(table, "P003", "P001")
    begin_both(table)
    assert table.view()["phase"] == "draft"
    assert table.state.credited[0] == 1
    assert any("The rocket tokens ran out: one too few" in line for line in table.log())


@pytest.mark.clause("PG-R17")
def test_the_rule_is_written_for_more_than_one_token() -> None:
    table = table_with("red 1 :")
    on_turn(table, 0)
    table.state.rockets[0] = 9
    hand(table, "P003", "P001")
    begin_both(table)
    assert table.view()["tokens_owed"] == 2
    table.play(table.codes()[0])
    assert table.view()["tokens_owed"] == 1
    assert table.seat == 0


@pytest.mark.clause("PG-37")
def test_symbols_count_on_every_card_of_the_galaxy() -> None:
    table = table_with("red 1 :")
    set_galaxy(table, 0, "S006 : P003, P001, S084")  # 1 + 2 + 0 + 1 rockets, research B
    galaxy = table.view()["galaxies"][0]
    assert galaxy["rockets"] == 4
    assert galaxy["research"]["B"] == 1
