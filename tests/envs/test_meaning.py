"""The same name, the same meaning: what ``-v0`` observes and plays never changes."""

import json
from pathlib import Path

import pytest

from galactable.core.game import Game
from galactable.core.registry import games
from galactable.sim.meaning import meaning

KEPT = Path(__file__).with_name("meaning.json")
GAMES = [
    pytest.param(game, id=game.slug) for game in games() if game.package.startswith("galactable.")
]


@pytest.mark.parametrize("game", GAMES)
def test_observations_and_moves_mean_what_they_meant(game: Game) -> None:
    kept = json.loads(KEPT.read_text())
    assert meaning(game) == kept[game.slug], "a change needs new ids (-v1), then renew the file"


@pytest.mark.parametrize("game", GAMES)
def test_environments_carry_it(game: Game) -> None:
    pytest.importorskip("pettingzoo")
    from galactable.envs.gymnasium import SeatEnv, VectorTables
    from galactable.envs.pettingzoo import env, parallel_env

    tables = [SeatEnv(game), VectorTables(game, num_envs=1), env(game), parallel_env(game)]
    assert all(table.metadata["meaning"] == meaning(game) for table in tables)
