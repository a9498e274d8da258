"""Acquire resources: TG-40 to TG-44."""

from __future__ import annotations

import pytest

from tests.games.tiny_galaxies.tables import do, galaxy, table


@pytest.mark.clause("TG-40", "TG-42")
def test_e4_acquire() -> None:
    t = table("""
        row: P05 P21 P26 P33
        dice: culture
        0: ships s1 o1:0
        1: level 1
    """)
    do(t, "activate culture")
    assert galaxy(t, 0) == "level 1, 0 energy, 2 culture, ships s1 o1:0"


@pytest.mark.clause("TG-40", "TG-41")
@pytest.mark.parametrize(
    ("die", "held"),
    [("culture", "0 energy, 2 culture"), ("energy", "2 energy, 0 culture")],
)
def test_each_ship_brings_the_resource_of_its_planet(die: str, held: str) -> None:
    t = table(f"""
        row: P05 P21 P26 P33
        dice: {die}
        0: level 5, ships s0 o1:3 o2:1
        1: ships s0 o1:0
    """)
    do(t, f"activate {die}")
    # culture at P05 and P21; energy at P26 and home
    assert galaxy(t, 0) == f"level 5, {held}, ships home s0 o1:3 o2:1"


@pytest.mark.clause("TG-41", "TG-R19", "TG-44")
def test_ships_at_home_bring_energy_to_their_owner_alone() -> None:
    t = table("""
        row: P05 P21 P26 P33
        dice: energy
        0: ships home s0
        1: level 3
    """)
    do(t, "activate energy")
    assert galaxy(t, 0) == "level 1, 1 energy, 0 culture, ships home s0"
    assert galaxy(t, 1) == "level 3, 0 energy, 0 culture, ships home home home"


@pytest.mark.clause("TG-44")
def test_colonized_planets_and_ships_on_the_ship_track_bring_nothing() -> None:
    t = table("""
        row: P05 P21 P26 P33
        dice: energy culture
        0: ships s0 home, colonies P01 P11 P13
        1: level 1
    """)
    do(t, "activate energy", "activate culture")
    assert galaxy(t, 0) == "level 1, 1 energy, 1 culture, ships home s0, colonies P01 P11 P13"


@pytest.mark.clause("TG-43")
def test_no_more_than_seven() -> None:
    t = table("""
        row: P05 P21 P26 P33
        dice: energy
        0: level 5, 5 energy
        1: level 1
    """)
    do(t, "activate energy")
    assert galaxy(t, 0) == "level 5, 7 energy, 0 culture, ships home home home home"


@pytest.mark.clause("TG-43", "TG-72")
def test_e10_limit() -> None:
    t = table("""
        row: P11 P21 P26 P33
        dice: move
        0: 4 energy, 1 culture
        1: level 1
    """)
    do(t, "activate move", "ship home", "go s0", "use")
    assert galaxy(t, 0) == "level 1, 7 energy, 0 culture, ships home s0"
