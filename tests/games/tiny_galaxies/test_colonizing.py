"""Advance and colonize: TG-50 to TG-54."""

from __future__ import annotations

import pytest

from tests.games.tiny_galaxies.tables import do, galaxy, options, phase, row, table


@pytest.mark.clause("TG-50", "TG-R4")
def test_a_life_die_advances_a_ship_on_a_life_track() -> None:
    t = table("""
        row: P05 P21 P26 P33
        dice: life tech
        0: level 5, ships o0:0 o1:2 o2:3
        1: level 1
    """)
    do(t, "activate life")
    assert options(t) == ["advance 0", "advance 1"]  # one of them must be advanced
    do(t, "advance 1")
    do(t, "activate tech")
    assert options(t) == ["advance 2"]
    do(t, "advance 2")
    assert galaxy(t, 0) == "level 5, 0 energy, 0 culture, ships home o0:0 o1:3 o2:4"


@pytest.mark.clause("TG-51", "TG-52", "TG-53", "TG-54")
def test_e11_colonize() -> None:
    t = table("""
        row: P05 P21 P26 P33 P11
        dice: life
        0: ships s1 o1:3
        1: ships o1:3
        2: ships s1
    """)
    before = row(t)
    do(t, "activate life", "advance 1")
    assert galaxy(t, 0) == "level 1, 0 energy, 0 culture, ships home home, colonies P21"
    assert galaxy(t, 1) == "level 1, 0 energy, 0 culture, ships home home"
    assert galaxy(t, 2) == "level 1, 0 energy, 0 culture, ships home home"
    assert t.scores()[0] == {"planets": 3, "galaxy": 0, "total": 3}
    new = t.view()["row"][1]
    assert row(t) == before.replace("P21", new["id"])
    assert new["surface"] == []
    assert new["orbit"] == [None, None, None]
    assert new["id"] not in t.view()["pool"]
    assert t.game.words.chance(t.plies[-1].events) == [{"draw": new["id"]}]
    assert t.plies[-1].reveals


@pytest.mark.clause("TG-51", "TG-76")
def test_e12_surplus() -> None:
    t = table("""
        row: P05 P40 P26 P33
        dice: move
        0: 3 energy, ships o2:4
        1: level 1
    """)
    do(t, "activate move", "ship home", "go s1", "use", "advance 2")
    assert galaxy(t, 0) == "level 1, 0 energy, 0 culture, ships home s1, colonies P26"


@pytest.mark.clause("TG-53", "TG-65", "TG-60")
def test_a_colonized_planet_serves_utilize_dice_at_once() -> None:
    t = table("""
        row: P05 P21 P26 P33
        dice: life utilize utilize
        0: ships o0:1
        1: level 1
    """)
    do(t, "activate life", "advance 0")
    do(t, "activate utilize", "colony P05", "activate utilize", "colony P05")
    assert galaxy(t, 0) == "level 1, 0 energy, 2 culture, ships home home, colonies P05"


@pytest.mark.clause("TG-54")
def test_the_row_slot_stays_empty_when_the_pool_is() -> None:
    t = table("""
        row: P05 P21 P26 P33
        rest: 1
        dice: life
        0: ships o0:1
        1: level 1
    """)
    do(t, "activate life", "advance 0")
    assert row(t) == "- P21 P26 P33"
    assert t.view()["pool"] == []
    assert not t.plies[-1].reveals


@pytest.mark.clause("TG-54")
def test_the_new_planet_is_drawn_from_the_whole_pool() -> None:
    seen = set()
    for seed in range(200):
        t = table(
            """
            row: P05 P21 P26 P33
            dice: life
            0: ships o0:1
            1: level 1
            """,
            seed=seed,
        )
        do(t, "activate life", "advance 0")
        seen.add(row(t).split()[0])
    assert len(seen) == 36
    assert not seen & {"P05", "P21", "P26", "P33"}


@pytest.mark.clause("TG-51", "TG-R9")
def test_a_follower_colonizes_on_anothers_turn() -> None:
    t = table("""
        row: P05 P21 P26 P33 P11
        dice: life
        0: ships o0:0 o1:0
        1: 1 culture, ships o0:1
        2: 1 culture, ships o1:0
    """)
    do(t, "activate life", "advance 1")
    assert phase(t) == "1 follow"
    do(t, "follow", "advance 0")
    assert galaxy(t, 1) == "level 1, 0 energy, 0 culture, ships home home, colonies P05"
    assert galaxy(t, 0) == "level 1, 0 energy, 0 culture, ships home o1:1"
    assert "P05" not in row(t)
    assert phase(t) == "2 follow"  # the interrupted order goes on


@pytest.mark.clause("TG-R9")
def test_an_offer_lets_somebody_colonize_before_the_next_is_asked() -> None:
    t = table("""
        row: P05 P38 P26 P33 P11
        dice: move
        0: 1 culture
        1: ships o0:1
        2: ships o0:1
    """)
    do(t, "activate move", "ship home", "go s1", "use")
    assert phase(t) == "1 offer"
    do(t, "advance 0")
    assert galaxy(t, 1).endswith("colonies P05")
    assert phase(t) == "0 main"  # seat 2's ship was sent home: nothing to offer
    assert galaxy(t, 2) == "level 1, 0 energy, 0 culture, ships home home"
