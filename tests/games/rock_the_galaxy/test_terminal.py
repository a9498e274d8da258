"""The table in a terminal: colours are never alone."""

import pytest
from rich.console import Console

from galactable.core.language import languages
from galactable.core.registry import game
from tests.docs.teaching import said
from tests.games.rock_the_galaxy.tables import lay

TABLE = """
    standard
    > orange: 1 single, 0 fans | hat, phone x2, rain, note-og
    green: 1 single, 0 fans | coffee
"""


@pytest.mark.parametrize("lang", languages())
def test_without_colours_nothing_is_lost(lang: str) -> None:
    console = Console(width=160, no_color=True, force_terminal=False)
    with console.capture() as capture:
        console.print(game("rock-the-galaxy").draw(lay(TABLE).view(0), lang, ["Ann", "Bob"]))
    text = capture.get()
    orange, purple, green = said("rock-the-galaxy", lang, *COLOURS)
    voice = game("rock-the-galaxy").voice(lang)
    for colour in (orange, green):
        assert voice.label("terminal-singles", count=4, colour=colour) in text
    hat, phone, rain = said("rock-the-galaxy", lang, "card-hat", "card-phone", "card-rain")
    assert f"{hat}, {green}" in text
    assert f"{phone}, {orange}" in text
    assert f"{rain}, {purple}" in text


@pytest.mark.parametrize("lang", languages())
def test_no_card_is_broken_at_the_end_of_a_line(lang: str) -> None:
    console = Console(width=80, no_color=True, force_terminal=False)
    with console.capture() as capture:
        console.print(game("rock-the-galaxy").draw(lay(TABLE).view(0), lang, ["Ann", "Bob"]))
    for line in capture.get().splitlines():
        assert line.count("[") == line.count("]")


COLOURS = ("colour-orange", "colour-purple", "colour-green")
