"""Games recorded by older versions still replay, line by line, and tell the same."""

from pathlib import Path

import pytest

from galactable.core.registry import games
from tests.golden_events import events_file, lines, replayed

FOLDER = Path(__file__).parent / "golden"
FILES = sorted(FOLDER.rglob("*.jsonl"))


@pytest.mark.parametrize("path", FILES, ids=lambda p: f"{p.parent.name}/{p.stem}")
def test_a_golden_game_replays_and_tells_the_same(path: Path) -> None:
    table = replayed(path)
    assert lines(table) == events_file(path).read_text().splitlines()


def test_every_set_up_has_a_golden_game() -> None:
    there = {(p.parent.name, p.stem) for p in FILES}
    needed = {(g.slug, f"{variant}-{seats}") for g in games() for variant, seats in g.setups()}
    assert needed <= there, "make one with `python -m tests.make_golden`"
