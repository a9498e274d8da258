"""Games recorded by older versions still replay, line by line."""

from pathlib import Path

import pytest

from galactable.core import recordfile
from galactable.core.registry import games

FOLDER = Path(__file__).parent / "golden"
FILES = sorted(FOLDER.rglob("*.jsonl"))


@pytest.mark.parametrize("path", FILES, ids=lambda p: f"{p.parent.name}/{p.stem}")
def test_a_golden_game_replays(path: Path) -> None:
    recordfile.replay(recordfile.load(path), verify=True)


def test_every_set_up_has_a_golden_game() -> None:
    there = {(p.parent.name, p.stem) for p in FILES}
    needed = {(g.slug, f"{variant}-{seats}") for g in games() for variant, seats in g.setups()}
    assert needed <= there, "make one with `python -m tests.make_golden`"
