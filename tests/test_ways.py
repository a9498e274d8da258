"""Two ways to compile, one result."""

import os
import re
import subprocess
import sys
from pathlib import Path

import numba
import pytest

from galactable.core.registry import slugs
from galactable.core.ways import TESTED
from tests.plays import PLAIN, played

ROOT = Path(__file__).parents[1]
GAMES = """
import sys
from pathlib import Path
from hashlib import blake2b
from galactable import game
from galactable.core import recordfile
from galactable.sim.playouts import Playouts

for slug in sys.argv[1:]:
    found = game(slug)
    for variant, seats in found.variants.items():
        playouts = Playouts(found, variant, seats[-1])
        result = playouts.run(4)
        data = (playouts.states, result.plies, result.totals, result.places)
        print(slug, variant, blake2b(b"".join(x.tobytes() for x in data)).hexdigest())
"""
TINY = """
import numpy as np
from galactable.core.rng import below_from
print(below_from(np.zeros(1, np.uint64), 7, 1, 6), type(below_from.compiled).__name__)
"""


def run(code: str, *args: str, **env: str) -> tuple[list[str], str]:
    done = subprocess.run(
        [sys.executable, "-c", code, *args],
        cwd=ROOT,
        env={**os.environ, **env},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines(), done.stderr


@pytest.mark.timeout(900)
def test_the_plain_way_plays_the_same_games():
    """Deals, legal moves, moves, what they tell. Where ``tests.warm`` did not run, it compiles."""
    play = "from tests.plays import main; main()"
    plain, said = run(play, *slugs(), **PLAIN)
    assert said == ""
    assert plain == [line for slug in slugs() for line in played(slug)]


@pytest.mark.soak
@pytest.mark.parametrize("slug", slugs())
def test_both_ways_make_the_same_playouts(slug):
    fast, said = run(GAMES, slug, GALACTABLE_COMPILE="fast")
    plain, _ = run(GAMES, slug, GALACTABLE_COMPILE="plain")
    assert fast == plain
    assert fast
    assert said == ""


def test_this_numba_was_tried():
    assert ".".join(numba.__version__.split(".")[:2]) in TESTED
    assert run(TINY)[0][0].endswith("CPUDispatcher")


def test_the_oldest_numba_that_may_be_installed_was_tried():
    """No way to compile helps where a version lacks something: before 0.68, members of enums as
    indices."""
    oldest = re.search(r'"numba>=([0-9.]+)', (ROOT / "pyproject.toml").read_text())
    assert oldest
    assert oldest[1] in TESTED


def test_a_numba_that_was_not_tried_is_used_as_it_is():
    expected = run(TINY)[0][0].split()[0]
    out, said = run("import numba; numba.__version__ = '0.99.0'" + TINY, GALACTABLE_COMPILE="")
    assert out == [f"{expected} PlainDoor"]
    assert said.count("\n") == 1
    assert said.startswith("Numba 0.99.0 was not tried yet (tried: 0.")
    assert "the results are the same" in said


def test_a_private_part_may_be_missing():
    expected = run(TINY)[0][0].split()[0]
    out, said = run("import numba.core.codegen as c; del c.JITCodeLibrary" + TINY)
    assert out == [f"{expected} PlainDoor"]
    assert "not as expected" in said


def test_switches_that_interpret_say_nothing():
    out, said = run(
        "import galactable.core.rng as r; print(type(r.below_from).__name__)",
        GALACTABLE_RULES="interpreted",
        GALACTABLE_COMPILE="plain",
    )
    assert (out, said) == (["function"], "")


@pytest.mark.soak
def test_two_versions_of_numba_share_a_cache(tmp_path):
    """Each keeps and finds its own code; both play the same games."""
    version = "0.68.0"
    lay = ["sh", "scripts/next-numba", sys.executable, str(tmp_path / "other"), version]
    if subprocess.run(lay, cwd=ROOT, capture_output=True, check=False).returncode:
        pytest.skip(f"Numba {version} cannot be had")
    cache = {"GALACTABLE_CACHE_DIR": str(tmp_path / "cache"), "GALACTABLE_COMPILE": "fast"}
    other = {**cache, "PYTHONPATH": str(tmp_path / "other")}
    first, _ = run(GAMES, "rock-the-galaxy", **cache)
    kept = set((tmp_path / "cache").rglob("*.code"))
    assert run(GAMES, "rock-the-galaxy", **other)[0] == first
    assert set((tmp_path / "cache").rglob("*.code")) > kept
    both = set((tmp_path / "cache").rglob("*.code"))
    assert run(GAMES, "rock-the-galaxy", **cache)[0] == first
    assert run(GAMES, "rock-the-galaxy", **other)[0] == first
    assert set((tmp_path / "cache").rglob("*.code")) == both
