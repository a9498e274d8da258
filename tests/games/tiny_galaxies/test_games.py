"""Whole games: two ways agree, the invariants hold, random play is as calibrated."""

from __future__ import annotations

import random
from collections import Counter

import numpy as np
import pytest

from galactable import Table, game
from galactable.core.plain import plain
from galactable.games.tiny_galaxies.components import PLANET_BIT, PLANETS
from galactable.games.tiny_galaxies.rules import possible
from galactable.games.tiny_galaxies.state import AGENDA, Phase, State
from galactable.sim.playouts import Playouts
from tests.games.tiny_galaxies import slow
from tests.games.tiny_galaxies.tables import GAME, options, table

pytestmark = pytest.mark.slow

payable = plain(possible.payable)


def choose(dice: random.Random, t: Table) -> int:
    """A player that seldom ends its turn, so that much happens."""
    codes = t.codes()
    kinds = [t.game.moves.kind(code).name for code in codes]
    busy = [c for c, kind in zip(codes, kinds, strict=True) if kind not in ("end", "convert")]
    return dice.choice(busy if busy and dice.random() < 0.8 else codes)


@pytest.mark.clause("TG-R1", "TG-R3", "TG-R11", "TG-R16", "TG-30", "TG-71")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_legal_moves_agree_with_a_slow_reading_of_the_view(seats: int) -> None:
    phases: Counter[str] = Counter()
    for seed in range(20, 28 - seats):
        t, dice = Table(GAME, seats=seats, seed=seed), random.Random(seed)
        while not t.over:
            view = t.view()
            assert options(t) == slow.legal(view), f"seed {seed}, ply {t.ply}"
            if view["phase"] == "follow":
                assert slow.follows(view, view["seat"], view["action"]["face"])
            phases[view["phase"]] += 1
            t.play(choose(dice, t))
    always = {"main", "ship", "go", "land", "follow", "utilize", "lose", "back", "advance"}
    assert always <= set(phases) <= {*always, "offer"}


@pytest.mark.clause("TG-R11")
def test_whoever_is_not_asked_could_not_follow() -> None:
    asked = 0
    for seed in range(8):
        t, dice = Table(GAME, seats=2, seed=seed), random.Random(seed)
        while not t.over:
            before = t.view()
            t.play(choose(dice, t))
            after = t.view()
            simple = t.game.moves.kind(t.plies[-1].move).name == "activate"
            if simple and before["phase"] == "main" and after["phase"] in ("main", "follow"):
                face = after["dice"]["bay"][-1]
                other = 1 - before["seat"]
                fits = len(after["dice"]["bay"]) <= 3 and slow.follows(after, other, face)
                assert fits == (after["phase"] == "follow")
                asked += fits
    assert asked > 20


@pytest.mark.clause("TG-71")
def test_masks_of_payable_planets_agree_with_the_cards() -> None:
    t = table("""
        row: P05 P21 P26 P33
        0: level 5, ships o1:1 o2:0
        1: ships o2:2
    """)
    view = t.view()
    cards = [t.game.static()["planets"][i]["id"] for i in range(40)]
    for seat in (0, 1):
        for energy in range(8):
            for culture in range(8):
                for dice in (0, 2):
                    mask = payable(t.state, seat, energy, culture, dice)
                    for i, planet in enumerate(cards):
                        row = PLANETS[i]
                        printed = {"cost": row["cost_kind"], "amount": int(row["cost_amount"])}
                        card = {"id": planet, "ability": printed}
                        can = slow.can_pay(view, seat, card, energy, culture, dice)
                        assert can == bool(mask & PLANET_BIT[i])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_interpreted_and_compiled_games_have_the_same_bytes(seats: int) -> None:
    a = Table(GAME, seats=seats, seed=21, mode="interpreted")
    b = Table(GAME, seats=seats, seed=21)
    dice = random.Random(seats)
    assert a.save() == b.save()
    while not a.over:
        move = choose(dice, b)
        assert a.play(move) == b.play(move)
        assert a.save() == b.save()
        assert not a.game.problems(a.state)
    assert a.places() == b.places()


def test_pending_work_is_bounded_and_gone_between_turns() -> None:
    most = 0
    for seed in range(5):
        t, dice = Table(GAME, seats=4, seed=seed), random.Random(seed)
        while not t.over:
            most = max(most, int(t.state.agenda_count))
            if t.state.phase == Phase.MAIN:
                assert t.state.agenda_count == 0
            t.play(choose(dice, t))
        assert t.state.agenda_count == 0
    assert 3 < most <= AGENDA


def test_invariants_notice_pending_work_between_turns() -> None:
    t = Table(GAME, seats=2, seed=1, mode="interpreted")
    t.state.agenda_count = 1
    assert t.game.problems(t.state) == ["work is pending though the active player decides"]


@pytest.mark.parametrize(
    ("field", "value", "problem"),
    [
        ("pool", 0, "a planet is lost or doubled"),
        ("home", 3, "seat 0 has 3 ships in play"),
        ("rolled", 5, "4 dice are on the table, 5 were rolled"),
        ("ending", 1, "the end is triggered without 21 points, or the other way round"),
        ("stock", 8, "a resource is below 0 or above 7"),
        ("planet_points", 2, "seat 0 has 0 points of planets, not the kept ones"),
        ("card", 3, "a die is being carried out though the active player decides"),
    ],
)
def test_invariants_notice_what_is_wrong(field: str, value: int, problem: str) -> None:
    t = Table(GAME, seats=2, seed=1, mode="interpreted")
    kept = getattr(t.state, field)
    if np.ndim(kept):
        kept[(0,) * np.ndim(kept)] = value
    else:
        setattr(t.state, field, value)
    assert problem in t.game.problems(t.state)


@pytest.mark.clause("TG-R22", "TG-80")
@pytest.mark.parametrize(
    ("seats", "decisions", "total"), [(2, 502, 11.4), (3, 806, 11.2), (4, 1140, 12.0)]
)
def test_random_games_are_as_long_as_calibrated(seats: int, decisions: int, total: float) -> None:
    outcome = Playouts(game(GAME), "standard", seats).run(1500)
    assert outcome.plies.mean() == pytest.approx(decisions, rel=0.05)
    assert outcome.totals.mean() == pytest.approx(total, rel=0.06)
    assert outcome.plies.max() < game(GAME).bound(seats, "standard")


def test_no_byte_of_a_record_is_padding() -> None:
    sizes = [State.dtype[name].itemsize for name in State.fields]
    assert sum(sizes) == State.dtype.itemsize
