"""Aim and set-up: TG-1 to TG-7; the components."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from galactable import Table
from galactable.games.tiny_galaxies.components import (
    DICE,
    FACES,
    LEVELS,
    MAT,
    PLANETS,
)
from tests.games.tiny_galaxies.tables import GAME, do, galaxy, phase, row, table

COUNTS = (2, 3, 4)


@pytest.mark.clause("TG-2", "TG-3", "TG-4")
@pytest.mark.parametrize("seats", COUNTS)
def test_every_galaxy_begins_alike(seats: int) -> None:
    t = Table(GAME, seats=seats, seed=4, mode="interpreted")
    for seat in range(seats):
        assert galaxy(t, seat) == "level 1, 2 energy, 1 culture, ships home home"
        player = t.view()["players"][seat]
        assert (player["dice"], player["ships"]) == (4, 2)


@pytest.mark.clause("TG-5", "TG-54")
@pytest.mark.parametrize(("seats", "planets"), [(2, 4), (3, 5), (4, 6)])
def test_e1_row_size(seats: int, planets: int) -> None:
    t = Table(GAME, seats=seats, seed=9, mode="interpreted")
    view = t.view()
    laid = [card["id"] for card in view["row"]]
    assert len(laid) == planets
    assert len(set(laid) | set(view["pool"])) == 40
    assert not set(laid) & set(view["pool"])


@pytest.mark.clause("TG-5")
def test_the_planets_are_shuffled() -> None:
    rows = {row(Table(GAME, seats=2, seed=seed, mode="interpreted")) for seed in range(30)}
    assert len(rows) == 30
    seen = {planet for line in rows for planet in line.split()}
    assert len(seen) > 36


@pytest.mark.clause("TG-4", "TG-10", "TG-7", "TG-R21")
def test_e2_first_turn() -> None:
    t = Table(GAME, seats=3, seed=5, mode="interpreted")
    view = t.view()
    assert phase(t) == "0 main"
    assert view["round"] == 1
    assert len(view["dice"]["inactive"]) == 4
    assert view["players"][0]["ships"] == 2


@pytest.mark.clause("TG-1")
def test_points_come_from_planets_and_level_alone() -> None:
    t = table("""
        row: P05 P21 P26 P33
        0: level 2, 7 energy, 7 culture, ships s0 o3:5, colonies P07 P09
        1: level 6
    """)
    assert t.scores() == [
        {"planets": 1 + 2, "galaxy": 1, "total": 4},
        {"planets": 0, "galaxy": 8, "total": 8},
    ]
    parts = t.explain(0)
    assert [(p["points"], p["of"]) for p in parts["planets"]] == [(1, ["P07"]), (2, ["P09"])]
    assert sum(p["points"] for p in parts["galaxy"]) == 1


@pytest.mark.clause("TG-7")
def test_turns_pass_clockwise_and_rounds_begin_with_seat_0() -> None:
    t = Table(GAME, seats=3, seed=2, mode="interpreted")
    seen = []
    for _ in range(7):
        seen.append((t.view()["round"], t.view()["active"]))
        do(t, "end")
    assert seen == [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2), (3, 0)]


@pytest.mark.clause("TG-6", "TG-R25")
def test_six_dice_with_one_of_each_face_and_a_mat_for_them() -> None:
    assert FACES == ("move", "energy", "culture", "life", "tech", "utilize")
    assert {(d["faces_per_die"], d["dice"]) for d in DICE} == {("1", "6")}
    assert max(int(level["dice"]) for level in LEVELS) == 6
    bay = [m for m in MAT if m["slot"] == "bay"]
    assert [(int(m["order"]), int(m["yellow"])) for m in bay] == [
        (1, 1),
        (2, 1),
        (3, 1),
        (4, 0),
        (5, 0),
        (6, 0),
    ]


@pytest.mark.clause("TG-6")
def test_dice_and_mat_are_shared() -> None:
    t = Table(GAME, seats=2, seed=3, mode="interpreted")
    assert set(t.view()["dice"]) == {"inactive", "bay", "converter", "lost"}
    assert t.view(0)["dice"] == t.view(1)["dice"]


@pytest.mark.clause("TG-4", "TG-64")
def test_the_galaxy_track() -> None:
    columns = ("level", "cost", "dice", "ships", "stars")
    assert [[int(level[c]) for c in columns] for level in LEVELS] == [
        [1, 0, 4, 2, 0],
        [2, 2, 5, 2, 1],
        [3, 3, 5, 3, 2],
        [4, 4, 6, 3, 3],
        [5, 5, 6, 4, 5],
        [6, 6, 6, 4, 8],
    ]


def test_the_deck_of_planets() -> None:
    assert len(PLANETS) == 40
    assert len({p["name"] for p in PLANETS}) == 40
    worth = Counter((int(p["length"]), int(p["points"])) for p in PLANETS)
    assert worth == {(2, 1): 8, (3, 2): 8, (4, 3): 8, (5, 5): 8, (6, 7): 8}
    kinds = Counter((p["resource"], p["track"], p["length"]) for p in PLANETS)
    assert kinds == dict.fromkeys(product(("energy", "culture"), ("life", "tech"), "23456"), 2)


def test_the_deck_is_its_own_mirror() -> None:
    swap = {"life": "tech", "tech": "life"}

    def mirrored(value: str) -> str:
        head, _, tail = value.rpartition("_")
        swapped = swap.get(tail, tail)
        return f"{head}_{swapped}" if head else swapped

    for left, right in zip(PLANETS[::2], PLANETS[1::2], strict=True):
        for key in left.keys() - {"id", "name"}:
            assert mirrored(left[key]) == right[key]


@pytest.mark.parametrize(
    ("planet", "columns"),
    [
        ("P07", {"gain_energy": "1"}),  # E6
        ("P09", {"gain_energy": "1", "gain_culture": "1", "others": "energy"}),
        ("P04", {"advance": "1", "advance_track": "life"}),  # E7
        ("P17", {"advance": "2", "advance_track": "tech"}),
        ("P33", {"advance": "1", "advance_track": "either", "others": "energy"}),
        ("P25", {"others": "energy"}),  # E8
        ("P37", {"others": "advance_either"}),
        ("P13", {"cost_kind": "energy", "cost_amount": "1"}),  # E9
        ("P19", {"cost_kind": "back_either", "cost_amount": "1"}),
        ("P27", {"cost_kind": "die", "cost_amount": "1"}),
    ],
)
def test_e6_to_e9_icons_of_the_chart(planet: str, columns: dict[str, str]) -> None:
    card = next(p for p in PLANETS if p["id"] == planet)
    assert columns.items() <= card.items()
