"""One switch, nothing heavy before it is needed."""

import gc
import os
import pickle
import subprocess
import sys

import numpy as np
import pytest

from galactable.core import engine, rng
from galactable.core.compile import INTERPRETED, SELDOM, seldom_collected
from galactable.core.registry import games


def run(code: str, **env: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, **env},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


def test_one_switch_interprets_everything():
    code = """
from galactable import Table
table = Table("rock-the-galaxy", 2, "first", 1)
table.play(0)
print(table.engine.mode, type(table.game.rules["play"]).__name__, table.ply)
"""
    assert run(code, GALACTABLE_RULES="interpreted") == "interpreted function 1"


def test_importing_the_package_loads_nothing_heavy():
    code = (
        "import sys, galactable; print([m for m in ('numba', 'numpy', 'rich') if m in sys.modules])"
    )
    assert run(code) == "[]"


def test_a_rule_is_pickled_by_its_name():
    rules = [*engine.DOORS.values(), *(rule for game in games() for rule in game.rules.values())]
    assert pickle.loads(pickle.dumps(rules)) == rules


def test_a_rule_is_known_by_its_name():
    assert repr(engine.play_at) == "<rule galactable.core.engine.play_at>"
    assert engine.legal_at.__name__ == "legal_at"


@pytest.mark.skipif(INTERPRETED, reason="a rule is a plain function then")
def test_a_rule_that_is_not_a_door_says_so():
    """Compiled, it has no way in from Python: the call would end the process."""
    with pytest.raises(TypeError, match=r"rng\.start> is not a door"):
        rng.start(np.zeros(1, np.uint64), 1, 2)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.slug)
def test_every_rule_can_be_kept(game):
    from galactable.core import generic
    from galactable.core.fingerprint import fingerprint

    own = generic.instead_of_rows(game.rules)
    doors = [value for value in vars(engine).values() if getattr(value, "for_python", False)]
    assert len({fingerprint(door, own) for door in doors}) == len(doors) == len(generic.ROWS)


def test_garbage_is_looked_for_as_often_as_before_once_all_is_compiled():
    """Two threads may compile at once, and a compile may fail."""
    before = gc.get_threshold()
    first, second = seldom_collected(), seldom_collected()
    first.__enter__()
    second.__enter__()
    assert gc.get_threshold()[0] > before[0]
    first.__exit__(None, None, None)
    assert gc.get_threshold()[0] > before[0], "the second goes on"
    second.__exit__(None, None, None)
    assert gc.get_threshold() == before
    with pytest.raises(ZeroDivisionError), seldom_collected():
        raise ZeroDivisionError
    assert gc.get_threshold() == before


def test_who_looks_for_garbage_less_often_already_goes_on_so():
    before = gc.get_threshold()
    try:
        gc.set_threshold(2 * SELDOM, *before[1:])
        with seldom_collected():
            assert gc.get_threshold()[0] == 2 * SELDOM
    finally:
        gc.set_threshold(*before)
