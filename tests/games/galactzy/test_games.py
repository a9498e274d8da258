"""Whole games: interpreted and compiled alike, invariants, legal moves read slowly."""

from __future__ import annotations

import json
import random

import pytest
from tests.games.galactzy.slow import expected
from tests.games.galactzy.tables import fresh_table, lay, moves
from tests.tiers import one_size

from galactable import ALL, SPECTATOR, Table, game
from galactable.games.galactzy.components import CODES
from galactable.games.galactzy.state import Mode, Phase
from galactable.sim.playouts import Playouts

pytestmark = pytest.mark.slow

GAME = game("galactzy")
SETUPS = one_size(GAME.setups(), lambda setup: setup[0], lambda setup: setup[1])
CHARMS = [
    *(" ".join(map(str, code)) for code in CODES[:4]),
    "5 5 5 5 5 5",
    "2 2 2 7 7 7",
    "1 2 3 4 5 6",
    "6:1 6:1 6:1 3 4 7 8 8",
]


def charm(tables: list[Table], rng: random.Random) -> None:
    """Now and then the dice show something, so that Codes, fights and escapes happen."""
    s = tables[0].state
    if s.phase != Phase.SEQUENCE or s.mode == Mode.CARD or s.hand or rng.random() < 0.6:
        return
    known = [" ".join(str(n) for n in s.phantom_numbers)] if s.phantom_code else []
    dice, throws = rng.choice(CHARMS + 2 * known), rng.randint(1, 3)
    for table in tables:
        lay(table, dice, throws)


@pytest.mark.clause("GZ-R40", "GZ-44", "GZ-72")
@pytest.mark.parametrize(("variant", "seats"), SETUPS)
def test_interpreted_and_compiled_play_the_same(variant: str, seats: int) -> None:
    """With charmed dice; with plain ones the conformance suite compares the two."""
    for seed in range(2):
        tables = [fresh_table(seats, variant, seed, mode) for mode in ("interpreted", "compiled")]
        plain, compiled = tables
        rng = random.Random(seed)
        while not plain.over:
            charm(tables, rng)
            codes = plain.codes()
            assert codes == compiled.codes() == sorted(set(codes))
            move = rng.choice(codes)
            assert plain.play(move) == compiled.play(move)
            assert plain.save() == compiled.save()
            assert GAME.problems(plain.state) == []
        assert plain.view(ALL) == compiled.view(ALL)
        assert plain.ply <= GAME.bound(seats, variant)


@pytest.mark.parametrize(("variant", "seats"), SETUPS)
def test_legal_moves_are_those_of_a_slow_reading(variant: str, seats: int) -> None:
    for seed in range(3):
        table, rng = fresh_table(seats, variant, seed, "compiled"), random.Random(seed)
        while not table.over:
            charm([table], rng)
            assert sorted(moves(table)) == sorted(expected(table.view()))
            words = [move.words for move in table.legal()]
            assert len(set(words)) == len(words)
            table.play(rng.choice(table.codes()))


@pytest.mark.parametrize("variant", ["basic", "advanced"])
def test_views_are_plain_and_the_same_for_all(variant: str) -> None:
    table, rng = fresh_table(3, variant, 5, "compiled"), random.Random(5)
    while not table.over:
        charm([table], rng)
        views = [table.view(viewer) for viewer in (0, 1, 2, SPECTATOR, ALL)]
        assert json.loads(json.dumps(views[0])) == views[0]
        for view in views:
            view.pop("viewer")
        assert all(view == views[0] for view in views)
        for seat, points in enumerate(table.scores()):
            parts = table.explain(seat)
            assert {k: sum(p["points"] for p in v) for k, v in parts.items()} == {
                k: n for k, n in points.items() if k != "total"
            }
            assert sum(points.values()) == 2 * points["total"]
        table.play(rng.choice(table.codes()))
    assert table.log()[-1] == "The game is over."
    assert list(table.view()) == KEYS


KEYS = [
    *("game", "variant", "seats", "viewer", "phase", "round", "seat", "waiting", "scores"),
    *("places", "eras", "first", "supply", "phantom", "events", "card_dice", "fight"),
    *("sequence", "players", "tie_fights", "grade"),
]


@pytest.mark.parametrize(("variant", "seats"), GAME.setups())
def test_playouts_end_within_the_bound(variant: str, seats: int) -> None:
    outcome = Playouts(GAME, variant, seats).run(300, first_seed=1)
    assert outcome.plies.max() <= GAME.bound(seats, variant)
    assert (outcome.places.min(axis=1) == 1).all()
    assert (outcome.totals >= 0).all()
