"""A game told in the terminal, ply by ply."""

import pytest

from galactable.cli.replay import _numbered
from galactable.core.registry import slugs
from galactable.core.table import Table


@pytest.mark.parametrize("slug", slugs())
def test_every_game_is_told_from_its_first_line(slug: str) -> None:
    """Also where the deal itself tells nothing."""
    table = Table(slug, seed=1, mode="interpreted")
    for _ in range(3):
        table.play(table.codes(table.waiting[0])[0], table.waiting[0])
    labels = [int(label) for label, _ in _numbered(table, "en") if label]
    assert labels
    assert labels == sorted(set(labels))
