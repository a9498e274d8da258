"""The table in a terminal: nothing is cut, whatever has been won."""

from __future__ import annotations

import pytest
from rich.console import Console

from galactable import Table
from galactable.core.language import languages
from galactable.games.tiny_galaxies.components import PLANET_IDS


@pytest.mark.parametrize("lang", languages())
def test_every_colony_is_named_in_full(lang: str) -> None:
    """With what it is worth, in 80 columns too."""
    table = Table("tiny-galaxies", 2, seed=3, mode="interpreted")
    view, voice = table.view(0), table.game.voice(lang)
    won = [{"id": name, "points": 7, "resource": "culture"} for name in PLANET_IDS[:5]]
    view["players"][1]["colonies"] = won
    console = Console(width=80, no_color=True, force_terminal=False)
    with console.capture() as capture:
        console.print(table.game.draw(view, lang, ["Ann", "Bob"]))
    words = " ".join(capture.get().split())
    assert ", ".join(f"{voice.label(f'planet-{name}')} 7★" for name in PLANET_IDS[:5]) in words
    assert "…" not in words
    assert " ".join(voice.label("terminal-bay").split()) in words
