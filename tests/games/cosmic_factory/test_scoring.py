"""Zones, paths, tokens, tracks and the end."""

from itertools import pairwise

import pytest

from galactable.games.cosmic_factory.galaxies import longest_path, networks
from tests.games.cosmic_factory.tables import (
    BARREN,
    CROSSING,
    NINE,
    PLAIN,
    X1,
    X2,
    X3,
    X5_BLUE,
    X5_ORANGE,
    X5_RIVAL,
    building,
    counted,
    do,
    entry,
    finish,
    planets,
    read,
    scored,
)


def galaxy(drawing: str) -> tuple[tuple[int, int, int, int], ...]:
    return tuple(laid for laid, _ in read(drawing))


@pytest.mark.clause("CF-24", "CF-25", "CF-26", "CF-27", "CF-28", "CF-31")
def test_a_galaxy_scored() -> None:
    """X1 of the specification."""
    assert planets(X1, "green") == [9, 2]
    assert planets(X1, "blue") == [3, 2, 1]
    assert planets(X1, "orange") == [4, 1, 0, 0]
    table = scored(X1, PLAIN)
    assert entry(table)["zones"] == {"green": 5, "blue": 4, "orange": 5}
    assert entry(table)["path"] == 2
    assert len(set(longest_path(galaxy(X1)))) == 7
    assert entry(table)["after"] == {"green": 5, "blue": 4, "orange": 5, "star": 2}
    assert counted(X1)["path"] == 7


@pytest.mark.clause("CF-21", "CF-24")
def test_spaces_touch_at_edges_never_at_corners() -> None:
    # Tile 11 is blue NW and SW, one planet, and no spoke lies between.
    assert planets("11/0", "blue") == [1]
    # Tile 35 is blue NW and SE: only a corner between them.
    assert planets("35/0", "blue") == [0, 0]
    # Tile 12 is orange on its east side: turned round on its west side, across the border.
    assert planets("12/0 8/1", "orange") == [2]
    assert planets("12/0 .\n. 8/1", "orange") == [1, 1]


@pytest.mark.clause("CF-22")
def test_a_spoke_separates_the_spaces_beside_it() -> None:
    # Both tiles are blue NW and green elsewhere; tile 46 has a spoke E, tile 33 has not.
    assert planets("33/0", "green") == [3]
    assert planets("46/0", "green") == [2, 1]
    assert counted("33/0")["zones"]["green"] == 1
    assert counted("46/0")["zones"]["green"] == 0


@pytest.mark.clause("CF-23")
def test_facing_spaces_touch_across_every_border() -> None:
    # Spokes meet at the border, and the greens south of them are still one zone.
    assert planets("46/0 33/0", "green") == [5, 1]
    assert counted("46/0 33/0")["path"] == 2


@pytest.mark.clause("CF-24", "CF-R5")
def test_constellations_form_zones_and_spokes_split_them() -> None:
    assert planets("1/0", "blue") == [0], "a zone may have no planets"
    # Tile 16's constellation SW meets tile 13's; the spoke W of either splits nothing there.
    assert counted("16/0\n19/1", kaos="Constellation")["extra"]["star"] == 1
    assert counted("16/0 .\n. 19/1", kaos="Constellation")["extra"]["star"] == 2


@pytest.mark.clause("CF-28")
def test_every_zone_scores_not_only_the_largest() -> None:
    table = scored(X1, PLAIN)
    assert planets(X1, "blue") == [3, 2, 1]
    assert entry(table)["zones"]["blue"] == 2 + 2


@pytest.mark.clause("CF-29", "CF-32")
def test_tiles_are_joined_where_both_spokes_exist() -> None:
    assert counted("7/0 53/0")["path"] == 2
    assert counted("7/0 2/0")["path"] == 1, "a dead end at the border"
    assert counted("53/0 9/0")["path"] == 1, "no spoke faces back"
    assert counted("1/0 2/0")["path"] == 0, "tiles without spokes are on no path"
    assert counted("15/0 7/2")["path"] == 2, "a path may end at a centre"


@pytest.mark.clause("CF-30", "CF-R2")
def test_a_path_may_pass_a_centre_again_but_no_spoke() -> None:
    path = longest_path(galaxy(CROSSING))
    assert path.count(51) == 2
    steps = [frozenset(step) for step in pairwise(path)]
    assert len(set(steps)) == len(steps)
    assert len(set(path)) == counted(CROSSING)["path"] == 6


@pytest.mark.clause("CF-30", "CF-31")
def test_a_path_over_all_nine() -> None:
    assert counted(NINE)["path"] == 9
    assert entry(scored(NINE, PLAIN.replace("10", "1").replace("18", "3")))["path"] == 4


@pytest.mark.clause("CF-R3")
def test_a_tile_with_lone_spokes_is_a_network_of_one() -> None:
    assert networks(galaxy("7/0 2/0 53/0")) == ((7,), (53,))
    assert counted("7/0 2/0 53/0", kaos="Multi-path")["path"] == 2
    assert len(networks(galaxy(X3))) == 6


@pytest.mark.clause("CF-36")
def test_a_token_wins_or_costs() -> None:
    """X5 of the specification."""
    table = building(X5_ORANGE, PLAIN)
    do(table, "grab", 0, colours=["orange"])
    finish(table)
    assert entry(table)["bonus"] == {"green": 0, "blue": 0, "orange": 3}

    table = building(X5_BLUE, X5_RIVAL, tracks=[[9, 9, 9, 0], [0, 0, 0, 0]])
    do(table, "grab", 0, colours=["blue"])
    finish(table)
    assert counted(X5_BLUE)["best"]["blue"] == 6
    assert counted(X5_RIVAL)["best"]["blue"] == 7
    assert entry(table)["bonus"]["blue"] == -2


@pytest.mark.clause("CF-36")
@pytest.mark.parametrize("taker", [0, 1])
def test_tied_best_zones_win(taker: int) -> None:
    assert counted(X2)["best"]["blue"] == counted(PLAIN)["best"]["blue"] == 2
    table = building(X2, PLAIN)
    do(table, "grab", taker, colours=["blue"])
    finish(table)
    assert entry(table, taker)["bonus"]["blue"] == 3


@pytest.mark.clause("CF-R27")
def test_a_token_with_no_planets_anywhere_is_a_tie() -> None:
    mine = "1/0 2/0 3/0\n7/0 9/0 13/0\n16/0 18/0 19/0"
    theirs = "23/0 25/0 26/0\n31/0 32/0 33/0\n36/0 43/0 46/0"
    assert counted(mine)["best"]["orange"] == counted(theirs)["best"]["orange"] == 0
    table = building(mine, theirs)
    do(table, "grab", 1, colours=["orange"])
    finish(table)
    assert entry(table, 1)["bonus"]["orange"] == 3


@pytest.mark.clause("CF-34", "CF-33", "CF-R28")
def test_tracks_stop_at_30_step_by_step() -> None:
    # Green 29 + 5 stops at 30 before the token costs 2: 28, not 30.
    table = building(X1, NINE_GREEN, tracks=[[29, 0, 0, 29], [0, 0, 0, 0]], kaos="Ice Age")
    do(table, "grab", 0, colours=["green"])
    finish(table)
    assert table.scores()[0]["green"] == 28
    assert table.scores()[0]["star"] == 30, "29 + 2 is cut off"
    # A track that has been at 30 goes on down and up (X1 again, Temperate Climate).
    table = building(X1, NINE_GREEN, tracks=[[30, 0, 0, 0], [0] * 4], kaos="Temperate Climate")
    do(table, "grab", 0, colours=["green"])
    finish(table)
    assert table.scores()[0]["green"] == 30 - 2 + 2


# Best green zone of ten planets: more than X1's nine.
NINE_GREEN = """
 1/0 32/0 46/0
31/0  6/0  7/0
 8/0 10/0 13/0
"""


@pytest.mark.clause("CF-35")
def test_tracks_stop_at_0() -> None:
    table = building(
        BARREN, X5_RIVAL.replace("3/0", "1/0").replace(" 24", " 2"), tracks=[[1, 0, 0, 0]]
    )
    do(table, "grab", 0, colours=["green"])
    finish(table)
    assert entry(table)["zones"]["green"] == 0
    assert entry(table)["bonus"]["green"] == -2
    assert table.scores()[0]["green"] == 0


@pytest.mark.clause("CF-33")
def test_every_step_is_told_in_order() -> None:
    table = building(X1, PLAIN, kaos="Ice Age")
    do(table, "grab", 0, colours=["blue"])
    events = [e for e in do(table, "done", 1) if e.args.get("seat") == 0]
    told = [e.kind.name for e in events if e.kind.name != "deal"]
    assert told == ["zones", "path", "bonus", "extra", "tracks"]


@pytest.mark.clause("CF-38", "CF-39")
def test_the_end() -> None:
    """X7 of the specification."""
    table = building(X1, PLAIN, "", tracks=[[25, 17, 23, 6], [21, 25, 21, 0], [19, 19, 30, 4]])
    assert [points["total"] for points in table.scores()] == [23, 21, 23]
    s = table.state
    s.phase, s.waiting, s.turn = 7, 0, 5
    assert table.places() == [2, 3, 1]
    s.track[2] = s.track[0]
    assert table.places() == [1, 3, 1], "still equal: the victory is shared"


def test_points_are_explained_zone_by_zone_and_tile_by_tile() -> None:
    table = scored(X1, PLAIN)
    parts = table.explain(0)
    assert [part["points"] for part in parts["green"]] == [5], "the zone of one planet brings none"
    assert parts["green"][0]["words"] == "Round 1: green zone with 9 planets"
    assert parts["star"][0]["points"] == 2
    assert parts["star"][0]["words"] == "Round 1: longest path: 7 tiles"
    assert len(set(parts["star"][0]["of"])) == 7


@pytest.mark.clause("CF-34")
def test_what_is_cut_off_is_explained_too() -> None:
    """Five rounds of X1: 5 a round on green and orange, with tokens more than 30."""
    table = building(X1, PLAIN)
    for _ in range(4):
        do(table, "grab", 0, colours=["green", "blue", "orange"])
        do(table, "done", 1)
        again = building(X1, PLAIN, turn=table.state.turn)
        for name in ("phase", "waiting", "seat", "stage"):
            setattr(table.state, name, getattr(again.state, name))
        for name in ("tiles", "place", "rot", "last", "packet", "picked"):
            getattr(table.state, name)[:] = getattr(again.state, name)
    assert table.scores()[0] == {"green": 30, "blue": 28, "orange": 30, "star": 8, "total": 36}
    lost = [part for part in table.explain(0)["green"] if part["points"] < 0]
    assert [(p["points"], p["words"], p["of"]) for p in lost] == [
        (-2, "Round 4: lost, a track ends at 30", [])
    ]
    for track, parts in table.explain(0).items():
        assert sum(part["points"] for part in parts) == table.scores()[0][track]
