"""Numba is imported when something is compiled; all else does without it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

GOLDEN = sorted((Path(__file__).parents[1] / "golden").rglob("*.jsonl"))
GONE = """
import sys

class Gone:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in ("numba", "llvmlite"):
            raise ImportError(f"{name} is not there")

sys.meta_path.insert(0, Gone())
"""
COMMAND = """
from galactable.cli import main
main()
"""


def run(code: str, *args: str, **env: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", GONE + code, *args],
        env={**os.environ, **env},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_hook_hides_it():
    with pytest.raises(AssertionError, match="numba is not there"):
        run("import numba")


def test_games():
    assert "rock-the-galaxy" in run(COMMAND, "games")


def test_replay():
    assert len(run(COMMAND, "replay", str(GOLDEN[0])).splitlines()) > 20


def test_interpreted_play():
    code = """
from galactable import Table, game
for slug in ("rock-the-galaxy", "tiny-galaxies"):
    table = Table(slug, 2, seed=3, mode="interpreted")
    while not table.over:
        table.play(table.codes()[0])
    print(slug, table.ply)
"""
    assert len(run(code).splitlines()) == 2


def test_one_switch_needs_no_compiler(tmp_path):
    out = tmp_path / "game.jsonl"
    record = ("record", "rock-the-galaxy", "--seats", "2", "--bots", "greedy,random", "--out")
    run(COMMAND, *record, str(out), GALACTABLE_RULES="interpreted")
    assert run(COMMAND, "replay", str(out), "--verify", GALACTABLE_RULES="interpreted")
