"""Kaos card, deal, draft and ready."""

import pytest

from galactable import IllegalMoveError, Table
from galactable.core.game import ALL, SPECTATOR
from tests.games.cosmic_factory.tables import (
    building,
    called,
    do,
    finish,
    kinds,
    player,
    scored,
    time_up,
)


def new(seats: int = 3, variant: str = "standard", seed: int = 5) -> Table:
    return Table("cosmic-factory", seats, variant, seed, mode="interpreted")


def keep_first(table: Table, seat: int, count: int = 3) -> list[int]:
    """The seat keeps the first tiles of its packet."""
    tiles = player(table, seat)["packet"][:count]
    for tile in tiles:
        do(table, "keep", seat, tile=tile)
    return tiles


def draft(table: Table) -> None:
    """Everyone keeps the first three, twice."""
    for _ in range(2):
        for seat in range(table.seats):
            keep_first(table, seat)


def ready(table: Table) -> None:
    for seat in range(table.seats):
        do(table, "ready", seat)


def play_round(table: Table) -> None:
    """A round in which the host ends everyone's minute at once."""
    turn = table.view(ALL)["round"]
    if table.view(ALL)["phase"] == "draft":
        draft(table)
    ready(table)
    for seat in range(table.seats):
        time_up(table, seat)
    while not table.over and table.view(ALL)["round"] == turn:
        table.play(table.codes()[0])


@pytest.mark.clause("CF-4", "CF-5", "CF-6")
def test_five_rounds_each_with_a_card_of_its_own() -> None:
    table, cards = new(seats=2), []
    for turn in range(1, 6):
        view = table.view(SPECTATOR)
        assert view["round"] == turn
        assert [r["kaos"] for r in view["rounds"]] == cards
        cards.append(view["kaos"]["id"])
        play_round(table)
    assert len(set(cards)) == 5
    assert table.over
    assert table.view(ALL)["phase"] == "over"
    assert [r["round"] for r in table.view(ALL)["rounds"]] == [1, 2, 3, 4, 5]


@pytest.mark.clause("CF-4")
def test_every_kaos_card_is_equally_likely_to_come_first() -> None:
    first = [new(2, seed=seed).view(ALL)["kaos"]["id"] for seed in range(400)]
    assert set(first) == set(range(1, 21))
    assert max(first.count(card) for card in set(first)) < 45


@pytest.mark.clause("CF-8", "CF-R1")
def test_every_round_deals_nine_each_out_of_all_54() -> None:
    table = new(seats=6)
    for _ in range(2):
        packets = [player(table, seat)["packet"] for seat in range(6)]
        assert all(len(packet) == 9 for packet in packets)
        assert sorted(tile for packet in packets for tile in packet) == list(range(1, 55))
        play_round(table)


@pytest.mark.clause("CF-8")
def test_every_tile_is_dealt_equally_often() -> None:
    times = [0] * 55
    for seed in range(300):
        for tile in player(new(2, seed=seed))["packet"]:
            times[tile] += 1
    assert all(20 < n < 85 for n in times[1:])  # expected 50


@pytest.mark.clause("CF-9", "CF-11", "CF-12", "CF-14", "CF-10")
def test_draft_to_the_left_in_odd_rounds() -> None:
    table = new()
    packets = [player(table, seat)["packet"] for seat in range(3)]
    kept = [keep_first(table, 0), keep_first(table, 1)]
    assert table.view(0)["stage"] == 1
    assert table.waiting == [2], "a packet is passed only when every seat has kept three"
    kept.append(keep_first(table, 2))
    view = table.view(ALL)
    assert (view["stage"], view["pass"]) == (2, "left")
    for seat in range(3):
        assert player(table, (seat + 1) % 3)["packet"] == packets[seat][3:]
    for seat in range(3):
        kept[seat] += keep_first(table, seat)
    assert table.view(ALL)["phase"] == "ready"
    ready(table)
    for seat in range(3):
        last = packets[(seat - 2) % 3][6:]
        assert player(table, seat)["tiles"] == sorted(kept[seat] + last)


@pytest.mark.clause("CF-10")
def test_draft_to_the_right_in_even_rounds() -> None:
    table = new()
    play_round(table)
    packets = [player(table, seat)["packet"] for seat in range(3)]
    assert table.view(0)["pass"] == "right"
    for seat in range(3):
        keep_first(table, seat)
    for seat in range(3):
        assert player(table, (seat - 1) % 3)["packet"] == packets[seat][3:]


@pytest.mark.clause("CF-R30")
def test_picks_are_single_and_final() -> None:
    table = new()
    tile = player(table, 1)["packet"][4]
    do(table, "keep", 1, tile=tile)
    assert tile not in player(table, 1)["packet"]
    with pytest.raises(IllegalMoveError):
        table.play(tile - 1, 1)
    keep_first(table, 1, 2)
    assert table.codes(1) == []


@pytest.mark.clause("CF-13", "CF-R31")
def test_what_was_put_away_is_not_shown_again() -> None:
    table = new()
    picks = keep_first(table, 0)
    assert table.view(0)["players"][0]["kept"] == picks
    assert table.view(1)["players"][0]["kept"] is None
    keep_first(table, 1)
    keep_first(table, 2)
    assert table.view(0)["players"][0]["kept"] == []
    assert table.view(0)["players"][0]["kept_size"] == 3
    second = keep_first(table, 0)
    assert table.view(0)["players"][0]["kept"] == second
    assert player(table, 0)["kept"] == sorted(picks + second), "the host knows both"
    told = f"You kept {', '.join(map(called, picks))}."
    assert told in table.log(0), "one's own log may remember"
    keep_first(table, 1)
    keep_first(table, 2)
    for viewer in (0, SPECTATOR):
        seen = table.view(viewer)["players"][0]
        assert seen["kept"] == ([] if viewer == 0 else None)
        assert (seen["kept_size"], seen["tiles"], seen["galaxy"]) == (9, [], [])


@pytest.mark.clause("CF-15", "CF-R35")
def test_building_starts_with_the_last_ready() -> None:
    table = new()
    draft(table)
    assert table.waiting == [0, 1, 2]
    do(table, "ready", 2)
    do(table, "ready", 0)
    assert (table.view(0)["phase"], table.waiting) == ("ready", [1])
    assert table.codes(0) == []
    assert player(table, 0)["tiles"] == []
    events = do(table, "ready", 1)
    assert table.view(0)["phase"] == "build"
    assert [event.kind.name for event in events] == ["ready", "show", "show", "show"]
    for seat in range(3):
        seen = table.view(SPECTATOR)["players"][seat]
        assert len(seen["tiles"]) == 9
        assert seen["tray"] == seen["tiles"]


@pytest.mark.clause("CF-40")
def test_beginners_have_no_cards_and_no_draft() -> None:
    table = new(2, "beginner")
    for turn in range(1, 6):
        view = table.view(0)
        assert (view["round"], view["phase"], view["kaos"]) == (turn, "ready", None)
        assert view["players"][0]["kept"] == []
        assert view["players"][0]["kept_size"] == 9
        assert kinds(table, 0) == {"ready"}
        assert len(player(table, 0)["kept"]) == 9
        play_round(table)
    assert table.over
    assert all(r["kaos"] is None for r in table.view(ALL)["rounds"])


@pytest.mark.clause("CF-R32")
def test_each_round_starts_with_another_seat() -> None:
    table, first = new(3, "beginner"), []
    for _ in range(5):
        first.append(table.seat)
        play_round(table)
    assert first == [0, 1, 2, 0, 1]


@pytest.mark.clause("CF-R32")
def test_serialised_play_goes_round_the_waited_for_seats() -> None:
    table = new()
    order = []
    while table.view(0)["stage"] == 1:
        order.append(table.seat)
        table.play(table.codes()[0])
    assert order == [0, 1, 2] * 3
    do(table, "keep", 1, tile=player(table, 1)["packet"][0])
    assert table.seat == 2, "the seat after the one that decided"


@pytest.mark.clause("CF-37")
def test_after_scoring_tokens_and_tiles_come_back() -> None:
    square = "1/0 2/0 3/0\n4/0 5/0 6/0\n7/0 8/0 9/0"
    other = "11/0 12/0 13/0\n14/0 15/0 16/0\n17/0 18/0 19/0"
    table = building(square, other)
    do(table, "grab", 0, colours=["green", "orange"])
    assert table.view(0)["tokens"] == ["blue"]
    finish(table)
    view = table.view(ALL)
    assert (view["round"], view["phase"]) == (2, "ready")
    assert view["tokens"] == ["green", "blue", "orange"]
    assert view["bag"] == 36
    assert view["players"][0]["took"] == []
    assert view["rounds"][0]["seats"][0]["took"] == ["green", "orange"]


@pytest.mark.clause("CF-37", "CF-5")
def test_after_the_fifth_round_the_game_ends_as_it_was_left() -> None:
    square = "1/0 2/0 3/0\n4/0 5/0 6/0\n7/0 8/0 9/0"
    other = "11/0 12/0 13/0\n14/0 15/0 16/0\n17/0 18/0 19/0"
    table = scored(square, other, kaos="Ice Age", turn=5)
    view = table.view(ALL)
    assert (view["phase"], view["waiting"], view["seat"]) == ("over", [], None)
    assert len(view["players"][0]["galaxy"]) == 9
    assert len(view["rounds"]) == 5
