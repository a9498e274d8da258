"""A game outside the tree is at home everywhere: found, played, searched, learned, served."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest

from galactable.bots import names
from galactable.core import kept
from tests.sixth.conftest import Run
from tests.table.server import Server
from tests.table.test_play import play_on


def test_it_is_one_of_the_games(run: Run) -> None:
    rows = json.loads(run("games", "--json").stdout)
    assert [row["slug"] for row in rows][:2] == ["briscola", "cosmic-factory"]
    assert rows[0]["variants"] == {"standard": [2, 3, 4]}


def test_the_suite_passes_by_one_import(run: Run) -> None:
    """All checks on all set-ups; the last of them asks every level of bots."""
    code = """
from galactable.testing import check_all
from galactable_briscola import GAME
check_all(GAME)
"""
    done = run(code=code)
    assert done.returncode == 0, done.stderr


def test_it_plays_in_the_terminal(run: Run, tmp_path: Path) -> None:
    done = run(
        *("play", "briscola", "--fresh", "--seed", 1, "--bots", "greedy"),
        keys="1\n" * 30,
        XDG_DATA_HOME=str(tmp_path),
        HOME=str(tmp_path),
        GALACTABLE_CACHE_DIR=str(kept.places()[0].parent),
    )
    assert done.returncode == 0, done.stderr
    assert "Your hand" in done.stdout
    assert "Trumps: " in done.stdout
    assert re.search(r"^1\. .*\n2\. .*\nThe game is kept", done.stdout, re.MULTILINE)


def test_a_record_of_it_replays(run: Run) -> None:
    players = ",".join(names()[:4])
    done = run(
        "record", "briscola", "--seats", 4, "--seed", 5, "--bots", players, "--out", "a.jsonl"
    )
    assert done.returncode == 0, done.stderr
    assert run("replay", "a.jsonl", "--verify").returncode == 0


def test_the_arena_seats_it(run: Run) -> None:
    games = ("--games", 200, "--processes", 1)
    done = run("arena", "briscola", "--bots", "random,greedy", *games, "--json")
    found = {bot["name"]: bot["wins"] for bot in json.loads(done.stdout)["bots"]}
    assert found["greedy"] > found["random"], found


def test_the_adapters_take_it(run: Run) -> None:
    code = """
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test
from galactable.envs.gymnasium import SeatEnv, VectorTables
from galactable.envs.pettingzoo import env
api_test(env("briscola"), num_cycles=100)
check_env(SeatEnv("briscola"), skip_render_check=True)
_, info = VectorTables("briscola", num_envs=8).reset(seed=1)
print(info["action_mask"].sum(axis=1).tolist())
"""
    done = run(code=code)
    assert done.returncode == 0, done.stderr
    hands = json.loads(done.stdout.splitlines()[-1])
    assert hands == [3] * 8, "three cards in each hand"


def test_the_server_hosts_it(
    installed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(installed))
    server = Server(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}").start()
    try:
        api = server.api
        shelf = {game["slug"]: game for game in api.get("/api/games")}
        assert shelf["briscola"]["credit"] == "An old Italian game, nobody's property."
        assert "highest trump takes the trick" in api.get("/api/games/briscola/rules")["markdown"]
        player = api.sit(api.create("briscola", "me", "bot:random"), 0)
        play_on([player], random.Random(1))
        assert sum(row["total"] for row in player.update["views"]["0"]["scores"]) == 120
        player.close()
    finally:
        server.stop()
