"""What is in the box."""

import pytest

from galactable import Table, game
from galactable.core.game import ALL
from galactable.games.cosmic_factory.components import (
    COMPONENTS,
    KAOS,
    N_TILES,
    PATH_POINTS,
    TILES,
    VACUUM_STARS,
    ZONE_POINTS,
    Kaos,
    printed,
    spaces,
    spokes,
)
from galactable.games.cosmic_factory.moves import MOVES

GAME = game("cosmic-factory")


def test_tiles_add_up_as_the_specification_says() -> None:
    everything = [space for tile in range(N_TILES) for space in printed(tile)]
    planets = {kind: sum(n for k, n in everything if k == kind) for kind, _ in everything}
    count = {kind: sum(k == kind for k, _ in everything) for kind, _ in everything}
    assert N_TILES == 54
    assert planets == {"green": 68, "blue": 34, "orange": 30, "constellation": 0}
    assert count == {"green": 80, "blue": 60, "orange": 52, "constellation": 24}
    assert sum(sum(spokes(tile, 0)) for tile in range(N_TILES)) == 106
    assert sum(any(spokes(tile, 0)) for tile in range(N_TILES)) == 48
    assert all(sum(k == "constellation" for k, _ in printed(t)) <= 1 for t in range(N_TILES))


def test_no_two_tiles_are_equal_up_to_rotation() -> None:
    faces = [
        frozenset((tuple(spaces(tile, rot)), tuple(spokes(tile, rot))) for rot in range(4))
        for tile in range(N_TILES)
    ]
    assert len(set(faces)) == N_TILES


@pytest.mark.clause("CF-16")
def test_a_turned_tile_shows_the_printed_item_one_corner_before() -> None:
    """The specification's example: tile 14 with rot 1."""
    assert printed(13)[0] == ("constellation", 0)
    assert TILES[13]["spokes"] == "W"
    assert spaces(13, 1)[1] == ("constellation", 0)
    assert spokes(13, 1) == [True, False, False, False]


def test_kaos_cards_are_those_of_the_data_file() -> None:
    assert [
        (int(row["id"]), row["name"].upper().replace(" ", "_").replace("-", "_")) for row in KAOS
    ] == [(int(card), card.name) for card in Kaos if card != Kaos.NONE]


@pytest.mark.clause("CF-3")
def test_the_box_holds_three_tokens_and_four_score_tokens_a_player() -> None:
    counts = {row["component"]: int(row["count"]) for row in COMPONENTS}
    assert counts["bonus token (green blue orange)"] == 3
    assert counts["score token (4 a player: green blue orange star)"] == 24
    assert counts["Kaos card"] == 20


@pytest.mark.clause("CF-25", "CF-26", "CF-27", "CF-31")
def test_tables_of_points() -> None:
    assert ZONE_POINTS[0, :12].tolist() == [0, 0, 0, 1, 1, 1, 3, 3, 3, 5, 5, 5]
    assert ZONE_POINTS[1, :10].tolist() == [0, 0, 2, 2, 2, 4, 4, 4, 6, 6]
    assert ZONE_POINTS[2, :9].tolist() == [0, 0, 2, 2, 5, 5, 5, 7, 7]
    assert PATH_POINTS.tolist() == [0, 0, 0, 0, 1, 1, 2, 2, 2, 4]


@pytest.mark.clause("CF-50", "CF-R4")
def test_vacuum_gives_four_stars_for_four_spaces_or_more() -> None:
    assert VACUUM_STARS[:7].tolist() == [0, 0, 1, 2, 4, 4, 4]


def test_codes_are_those_of_the_specification() -> None:
    assert MOVES.count == 271
    assert {kind.name: (kind.first, kind.count) for kind in MOVES.kinds} == {
        "keep": (0, 54),
        "ready": (54, 1),
        "hold": (55, 36),
        "put": (91, 100),
        "release": (191, 1),
        "take": (192, 9),
        "turn": (201, 27),
        "flip": (228, 9),
        "grab": (237, 7),
        "done": (244, 1),
        "time-up": (245, 1),
        "darken": (246, 9),
        "remove": (255, 9),
        "pour": (264, 3),
        "offer": (267, 3),
        "decline": (270, 1),
    }
    assert MOVES.args(MOVES.first("grab") + 5) == {"colours": ["blue", "orange"]}


def test_bounds() -> None:
    assert GAME.bound(6, "standard") == 7530
    assert GAME.bound(1, "standard") == 1255
    assert GAME.bound(1, "beginner") == 1210


@pytest.mark.clause("CF-1", "CF-2", "CF-3")
@pytest.mark.parametrize("seats", [2, 6])
def test_set_up(seats: int) -> None:
    view = Table("cosmic-factory", seats, seed=1, mode="interpreted").view(ALL)
    zero = {"green": 0, "blue": 0, "orange": 0, "star": 0, "total": 0}
    assert view["scores"] == [zero] * seats
    assert view["tokens"] == ["green", "blue", "orange"]
    dealt = sum(player["packet_size"] for player in view["players"])
    assert view["bag"] + dealt == 54


def test_static_data_shows_every_tile_card_and_shape() -> None:
    static = GAME.static()
    assert [len(static[key]) for key in ("tiles", "kaos", "scoring")] == [54, 20, 16]
    assert static["tiles"][13] == {
        "id": 14,
        "spaces": [
            {"kind": "constellation", "planets": 0},
            {"kind": "orange", "planets": 1},
            {"kind": "orange", "planets": 1},
            {"kind": "orange", "planets": 1},
        ],
        "spokes": "W",
    }
    assert static["shapes"]["twin"] == [
        [1, 1],
        [1, 2],
        [1, 4],
        [1, 5],
        [2, 1],
        [2, 2],
        [2, 4],
        [2, 5],
    ]
