"""One switch, no stale code."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import galactable

PACKAGE = Path(galactable.__file__).parent
HERE = "from galactable.core.compile import cache_directory; print(cache_directory())"


def run(code: str, **env: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, **env},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


def test_a_change_in_any_source_means_another_cache(tmp_path):
    copy = tmp_path / "galactable"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("static", "__pycache__"))
    before = run(HERE, PYTHONPATH=str(tmp_path))
    assert run(HERE, PYTHONPATH=str(tmp_path)) == before
    data = copy / "games" / "rock_the_galaxy" / "data" / "supply.csv"
    data.write_text(data.read_text().replace("first,2,3,7", "first,2,3,8"))
    after_data = run(HERE, PYTHONPATH=str(tmp_path))
    assert after_data != before
    with (copy / "core" / "rng.py").open("a") as file:
        file.write("# changed\n")
    assert run(HERE, PYTHONPATH=str(tmp_path)) not in (before, after_data)
    assert run(HERE, PYTHONPATH=str(tmp_path), GALACTABLE_BOUNDSCHECK="1") != before


def test_one_switch_interprets_everything():
    code = """
from galactable import Table
table = Table("rock-the-galaxy", 2, "first", 1)
table.play(0)
print(table.engine.mode, type(table.game.play).__name__, table.ply)
"""
    assert run(code, GALACTABLE_RULES="interpreted") == "interpreted function 1"


def test_importing_the_package_loads_nothing_heavy():
    code = (
        "import sys, galactable; print([m for m in ('numba', 'numpy', 'rich') if m in sys.modules])"
    )
    assert run(code) == "[]"
