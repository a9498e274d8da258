"""End and scoring: TG-80 to TG-83."""

from __future__ import annotations

import numpy as np
import pytest

from galactable import Table
from tests.games.tiny_galaxies.tables import GAME, do, galaxy, phase, table


@pytest.mark.clause("TG-80", "TG-81")
def test_21_points_by_a_planet_make_the_round_the_last() -> None:
    t = table("""
        row: P05 P21 P26 P34 P11
        dice: life
        0: ships o0:1, colonies P33 P35 P25 P01
        1: level 1
        2: level 1
    """)
    assert t.scores()[0]["total"] == 20
    assert not t.view()["last_round"]
    do(t, "activate life", "advance 0")
    assert t.view()["last_round"]
    do(t, "end", "end")
    assert phase(t) == "2 main"
    do(t, "end")
    assert t.over
    assert t.view()["phase"] == "over"
    assert t.places() == [1, 2, 2]


@pytest.mark.clause("TG-80", "TG-82")
def test_21_points_by_a_level() -> None:
    t = table("""
        row: P05 P21 P26 P34
        dice: utilize
        0: level 5, 6 energy, colonies P33 P25 P23
        1: level 1
    """)
    assert t.scores()[0] == {"planets": 15, "galaxy": 5, "total": 20}
    do(t, "activate utilize", "upgrade energy")
    assert t.scores()[0] == {"planets": 15, "galaxy": 8, "total": 23}
    assert t.view()["last_round"]


@pytest.mark.clause("TG-80", "TG-R9", "TG-R23", "TG-81", "TG-R24")
def test_21_points_by_a_follower_on_the_last_seats_turn() -> None:
    t = table("""
        row: P05 P21 P26 P34
        dice: life energy
        active: 1
        round: 6
        0: 1 culture, ships o0:1, colonies P33 P35 P25 P01
        1: ships o1:0
    """)
    do(t, "activate life", "advance 1", "follow", "advance 0")
    assert t.view()["last_round"]
    assert phase(t) == "1 main"  # the turn goes on
    do(t, "activate energy", "end")
    assert t.over
    assert t.view()["round"] == 6


@pytest.mark.clause("TG-81", "TG-R24")
def test_all_have_equally_many_turns() -> None:
    t = table("""
        row: P05 P21 P26 P34
        round: 5
        0: colonies P33 P35 P37
        1: level 1
    """)
    do(t, "end")
    assert phase(t) == "1 main"
    do(t, "end")
    assert t.over


@pytest.mark.clause("TG-R22")
def test_round_40_is_the_last() -> None:
    t = table("""
        row: P05 P21 P26 P34
        round: 39
        0: level 2
        1: level 1
    """)
    do(t, "end", "end")
    assert (phase(t), t.view()["round"]) == ("0 main", 40)
    do(t, "end", "end")
    assert t.over
    view = t.view()
    assert view["round"] == 40
    assert view["last_round"] is False
    assert view["places"] == [1, 2]


@pytest.mark.clause("TG-R22")
def test_a_game_in_which_nobody_does_anything() -> None:
    t = Table(GAME, seats=2, seed=1, mode="interpreted")
    while not t.over:
        do(t, "end")
    assert t.ply == 80


def test_after_the_game_the_dice_are_gone_and_the_ships_stay() -> None:
    t = table("""
        row: P05 P21 P26 P34
        dice: life tech
        bay: move
        round: 40
        active: 1
        0: ships s0
        1: ships o1:2
    """)
    do(t, "end")
    view = t.view()
    assert view["dice"] == {"inactive": [], "bay": [], "converter": None, "lost": []}
    assert (view["seat"], view["waiting"], view["active"]) == (None, [], 1)
    assert view["action"] is None
    assert galaxy(t, 1).endswith("ships home o1:2")
    assert not t.plies[-1].reveals
    assert t.game.words.chance(t.plies[-1].events) == []


@pytest.mark.clause("TG-82", "TG-1")
def test_score_is_planets_and_galaxy() -> None:
    t = table("""
        row: P05 P21 P26 P34
        0: level 4, colonies P33 P19
        1: level 1
    """)
    assert t.scores()[0] == {"planets": 10, "galaxy": 3, "total": 13}


@pytest.mark.clause("TG-83")
@pytest.mark.parametrize(
    ("d", "places"), [("3 energy, 3 culture", [4, 2, 3, 1]), ("5 energy", [4, 1, 3, 1])]
)
def test_e16_tie_breaks(d: str, places: list[int]) -> None:
    t = table(f"""
        row: P05 P21 P26 P34 P11 P12
        round: 40
        active: 3
        0: colonies P33
        1: level 4, 4 energy, 1 culture, colonies P19 P01
        2: level 1, colonies P25 P09
        3: level 4, {d}, colonies P20 P02
    """)
    assert [score["total"] for score in t.scores()] == [7, 7, 7, 7]
    do(t, "end")
    assert t.places() == places


@pytest.mark.clause("TG-83")
def test_players_still_tied_share_the_place_and_the_next_is_skipped() -> None:
    t = table("""
        row: P05 P21 P26 P34 P11
        round: 40
        active: 2
        0: level 1
        1: level 2
        2: level 2
    """)
    do(t, "end")
    assert t.places() == [3, 1, 1]


@pytest.mark.clause("TG-83")
def test_places_agree_with_sorting() -> None:
    rng = np.random.default_rng(3)
    for _ in range(300):
        t = Table(GAME, seats=4, seed=1, mode="interpreted")
        s, keys = t.state, []
        for seat in range(4):
            s.level[seat], s.stock[seat] = rng.integers(1, 4), rng.integers(0, 2, 2)
            count = int(rng.integers(0, 3))
            s.colonies[seat] = (1 << count) - 1
            s.planet_points[seat] = rng.integers(0, 3)
            total = int(s.planet_points[seat]) + [0, 1, 2][s.level[seat] - 1]
            keys.append((total, count, int(s.level[seat]), int(s.stock[seat].sum())))
        s.waiting = 0
        best_first = sorted(keys, reverse=True)
        assert t.places() == [best_first.index(key) + 1 for key in keys]
