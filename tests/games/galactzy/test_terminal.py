"""The table in a terminal says which numbers are wanted, in words and by name."""

from __future__ import annotations

import pytest
from rich.console import Console
from tests.games.galactzy.tables import started

from galactable.core.language import languages
from galactable.core.registry import game


def drawn(event: str, lang: str) -> str:
    table = started("pearl crystal", variant="advanced", event=event)
    console = Console(width=200, no_color=True, force_terminal=False)
    with console.capture() as capture:
        console.print(game("galactzy").draw(table.view(0), lang, ["Ann", "Bob"]))
    return capture.get()


@pytest.mark.parametrize("lang", languages())
def test_the_codes_are_there(lang: str) -> None:
    voice = game("galactzy").voice(lang)
    text = drawn("astral_spheres", lang)
    ann, bob = (
        voice.label("terminal-pair", what=name, value=code)
        for name, code in (("Ann", "2 4 6"), ("Bob", "1 4 6"))
    )
    assert f"{ann}, {bob}" in text
    assert f"{voice.label('line-crystal')} (1 1 1 3 4 7)" in text
    assert "1 2 5 6" in drawn("phantom_storm", lang)
