"""Move: TG-30 to TG-37."""

from __future__ import annotations

import pytest

from tests.games.tiny_galaxies.tables import do, galaxy, kinds, options, phase, table


@pytest.mark.clause("TG-30", "TG-36")
def test_a_ship_goes_from_anywhere_to_any_other_planet_or_home() -> None:
    t = table("""
        row: P05 P21 P26 P33
        dice: move
        0: level 3, ships s0 o1:2
        1: level 1
    """)
    do(t, "activate move")
    assert options(t) == ["ship home", "ship s0", "ship o1"]
    do(t, "ship o1")
    # its own planet is out (TG-31), and so is the surface that is taken (TG-34)
    assert options(t) == [f"go {p}" for p in ("home", "s2", "s3", "o0", "o2", "o3")]
    do(t, "go home")
    assert galaxy(t, 0) == "level 3, 0 energy, 0 culture, ships home home s0"
    assert phase(t) == "0 main"


@pytest.mark.clause("TG-31", "TG-30")
def test_never_from_surface_to_track_of_the_same_planet_nor_from_home_to_home() -> None:
    t = table("""
        row: P05 P21 P26 P33
        dice: move
        0: ships s2
        1: level 1
    """)
    do(t, "activate move", "ship s2")
    assert "go o2" not in options(t)
    assert "go s2" not in options(t)
    t.rewind()
    do(t, "ship home")
    assert "go home" not in options(t)
    assert "go o2" in options(t)
    assert "go s2" not in options(t)


@pytest.mark.clause("TG-32", "TG-37")
def test_progress_is_lost_when_a_ship_leaves() -> None:
    t = table("""
        row: P05 P21 P26 P33
        dice: move move
        0: ships o3:5
        1: level 1
    """)
    do(t, "activate move", "ship o3", "go o1", "activate move", "ship o1", "go o3")
    assert galaxy(t, 0) == "level 1, 0 energy, 0 culture, ships home o3:0"


@pytest.mark.clause("TG-33")
def test_landing_lets_the_actor_use_the_ability() -> None:
    t = table("""
        row: P05 P21 P26 P33
        dice: move
        0: 1 energy
        1: 6 energy
    """)
    do(t, "activate move", "ship home", "go s2")
    assert phase(t) == "0 land"
    assert options(t) == ["use", "pass"]
    do(t, "use")
    assert galaxy(t, 0) == "level 1, 4 energy, 0 culture, ships home s2"
    assert galaxy(t, 1) == "level 1, 7 energy, 0 culture, ships home home"


@pytest.mark.clause("TG-33")
def test_landing_may_leave_the_ability_unused() -> None:
    t = table("""
        row: P05 P21 P26 P33
        dice: move
        0: 1 energy
        1: 6 energy
    """)
    do(t, "activate move", "ship home", "go s2", "pass")
    assert galaxy(t, 0) == "level 1, 1 energy, 0 culture, ships home s2"


@pytest.mark.clause("TG-33")
@pytest.mark.parametrize("place", ["o2", "home"])
def test_orbiting_and_returning_use_nothing(place: str) -> None:
    t = table("""
        row: P05 P21 P26 P33
        dice: move
        0: ships s0
        1: level 1
    """)
    do(t, "activate move", "ship s0", f"go {place}")
    assert phase(t) == "0 main"


@pytest.mark.clause("TG-34", "TG-R18")
def test_one_ship_of_a_player_on_each_surface_and_track() -> None:
    t = table("""
        row: P05 P21 P26 P33
        dice: move move
        0: level 5, ships s0 o0:1 s1
        1: level 1
    """)
    do(t, "activate move", "ship home")
    assert options(t) == [f"go {p}" for p in ("s2", "s3", "o1", "o2", "o3")]
    do(t, "go o1")  # an own ship is on its surface
    assert galaxy(t, 0) == "level 5, 0 energy, 0 culture, ships s0 s1 o0:1 o1:0"


@pytest.mark.clause("TG-R18", "TG-31")
def test_landing_where_another_own_ship_orbits() -> None:
    t = table("""
        row: P05 P21 P26 P33
        dice: move
        0: ships o2:1
        1: level 1
    """)
    do(t, "activate move", "ship home")
    assert "go s2" in options(t)
    t.rewind()
    do(t, "ship o2")
    assert "go s2" not in options(t)


@pytest.mark.clause("TG-35")
def test_players_share_surfaces_tracks_and_spaces() -> None:
    t = table("""
        row: P05 P21 P26 P33
        dice: move move
        0: ships home home
        1: ships s0 o1:0
    """)
    do(t, "activate move", "ship home", "go s0", "pass")
    do(t, "activate move", "ship home", "go o1")
    cards = t.view()["row"]
    assert cards[0]["surface"] == [0, 1]
    assert cards[1]["orbit"] == [0, 0]


@pytest.mark.clause("TG-36", "TG-30")
def test_places_are_the_row_and_ones_own_home() -> None:
    t = table("""
        row: P05 P21 P26 P33
        dice: move
        0: colonies P07
        1: colonies P09
    """)
    do(t, "activate move", "ship home")
    assert options(t) == [f"go {kind}{slot}" for kind in "so" for slot in range(4)]


@pytest.mark.clause("TG-30")
def test_ships_on_the_ship_track_do_not_move() -> None:
    t = table("""
        row: P05 P21 P26 P33
        dice: move
        0: ships s0 s1
        1: level 1
    """)
    do(t, "activate move")
    assert options(t) == ["ship s0", "ship s1"]  # two more wait for level 3 and 5


@pytest.mark.clause("TG-R20", "TG-54")
def test_no_ship_goes_to_an_empty_row_slot() -> None:
    t = table("""
        row: P05 - - P33
        rest: 1
        dice: move
        0: level 1
        1: level 1
    """)
    do(t, "activate move", "ship home")
    assert options(t) == ["go s0", "go s3", "go o0", "go o3"]


@pytest.mark.clause("TG-R20")
def test_a_ship_without_destination_cannot_be_chosen() -> None:
    t = table("""
        row: - - P26 -
        rest: 1
        dice: move
        0: level 3, ships s2 o2:1
        1: level 1
    """)
    do(t, "activate move")
    assert options(t) == ["ship s2", "ship o2"]
    do(t, "ship o2")
    assert options(t) == ["go home"]


@pytest.mark.clause("TG-R20", "TG-R1")
def test_without_planets_there_is_no_move() -> None:
    t = table("""
        row: - - - -
        rest: 1
        dice: move energy
        0: level 1
        1: level 1
    """)
    assert options(t) == ["activate energy", "end"]
    assert "convert" not in kinds(t)
