"""Compiled with index checks: what only compiled code does (a vector of tables, the search).

The rules themselves are checked for every set-up where they run interpreted, as NumPy's arrays
refuse an index out of range; `make soak` compiles every set-up with checks.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = """
from galactable import bots
from galactable.core.compile import BOUNDSCHECK
from galactable.sim.vector import Vector
from galactable.testing import cases
from galactable import Table, game

assert BOUNDSCHECK
played = game("rock-the-galaxy")
case = cases(played)[-1]
table = Table(played, case.seats, case.variant, 1, "interpreted")
while len(table.codes()) == 1:
    table.play(table.codes()[0])
bots.get_bot("navigator").choose(played, table.state, table.seat, 1)
tables = Vector(played, case.variant, case.seats, tables=3)
for _ in range(300):
    tables.step(tables.sample())
print("within bounds")
"""


@pytest.mark.slow
@pytest.mark.timeout(1200)  # it compiles all of it where nothing is kept
def test_nothing_is_read_or_written_out_of_bounds() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        check=False,
        cwd=ROOT,
        env={**os.environ, "GALACTABLE_BOUNDSCHECK": "1"},
        capture_output=True,
        text=True,
    )
    assert ran.stdout == "within bounds\n", ran.stderr[-3000:]
