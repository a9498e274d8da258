"""Point Galaxy's strongest level: the appraisal that learnt from play."""

from __future__ import annotations

import numpy as np

from galactable.bots import get_bot
from galactable.bots.point_galaxy.appraisal import FACTS, TABLES, Appraised
from galactable.bots.point_galaxy.fit import compare
from galactable.bots.point_galaxy.planner import learnt
from galactable.core.table import Table
from galactable.games.point_galaxy.components import TURNS
from galactable.games.point_galaxy.state import State

NOTHING = np.zeros((TURNS + 1, FACTS), np.int16)


def test_the_shipped_weights_fit_the_record() -> None:
    found = learnt()
    assert found.shape == (len(TABLES), TURNS + 1, FACTS)
    assert not found[:, 0].any()  # nothing is promised when the last turn is over


def test_a_record_with_weights_holds_a_table_where_the_game_has_it() -> None:
    """The search copies tables byte by byte."""
    fields, own = State.dtype.fields, Appraised.dtype.fields
    assert fields is not None
    assert own is not None
    assert all(own[name] == fields[name] for name in State.fields)
    assert own["weights"][1] >= max(at + kind.itemsize for kind, at, *_ in fields.values())


def test_learnt_weights_beat_points_as_they_stand() -> None:
    """Without search, 925 of 1,000 games while they were learnt."""
    assert compare(learnt()[0], NOTHING, 2, 60, seed=5) > 0.75
    assert compare(learnt()[1], NOTHING, 3, 60, seed=5) > 0.6


def test_legend_plays_by_them() -> None:
    table = Table("point-galaxy", seats=2, seed=11)
    legend = get_bot("legend")
    for _ in range(4):
        move = legend.choose(table.game, table.state, table.seat, key=table.ply)
        assert move == legend.choose(table.game, table.state, table.seat, key=table.ply)
        assert move in table.codes()
        table.play(move)
