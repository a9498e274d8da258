"""The levels: what docs/bots.md says of how they are set."""

from pathlib import Path

import pytest

from galactable.bots.settings import settings_for
from galactable.core import registry

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"


@pytest.mark.parametrize("slug", sorted(registry.in_tree()))
def test_the_table_of_levels_says_what_the_settings_say(slug: str) -> None:
    """It once went on telling last week's fog."""
    game = registry.game(slug)
    settings = settings_for(game)
    table = DOCS.read_text().partition("| game | fog: cadet, pilot |")[2]
    row = next(line for line in table.splitlines() if line.startswith(f"| {game.title} |"))
    _, _, fog, *levels, _ = (cell.strip() for cell in row.split("|"))
    assert fog == f"{settings.fog['cadet']:g}, {settings.fog['pilot']:g}"
    for level, cell in zip(("navigator", "captain", "admiral", "legend"), levels, strict=True):
        told = [settings.arrangements, settings.drafts]
        if not settings.arrangements:
            kinds = (settings.foresight, settings.fog)
            told = [next((kind for kind in kinds if level in kind), settings.playouts)]
        for number in filter(None, (values.get(level) for values in told)):
            assert cell == "a net" or f"{number:g}" in cell.replace(",", ""), level
