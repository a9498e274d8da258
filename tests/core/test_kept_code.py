"""Compiled code is kept on disk by some processes and found again, by name, by others."""

import subprocess
import sys

import numba

from galactable.core.registry import games

NAMES = """
import sys
import numba
from galactable import game

for slug in sys.argv[1:]:
    print(slug, numba.from_dtype(game(slug).State.dtype).mangling_args)
"""


def test_every_process_gives_a_games_record_the_same_name():
    """Else the kept code of one game is found by the name of another's."""
    here = [f"{g.slug} {numba.from_dtype(g.State.dtype).mangling_args}" for g in games()]
    command = [sys.executable, "-c", NAMES, *reversed([g.slug for g in games()])]
    there = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert sorted(there.splitlines()) == sorted(here)
    assert len({line.split(maxsplit=1)[1] for line in here}) == len(here)
