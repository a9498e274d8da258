"""The table in a terminal."""

from __future__ import annotations

import re

import pytest
from rich.console import Console

from galactable import Table
from galactable.core.game import SPECTATOR
from galactable.core.language import languages
from galactable.core.registry import game
from galactable.core.text import Thing
from galactable.games.cosmic_factory.terminal import draw
from tests.games.cosmic_factory.tables import PLAIN, X1, building, do

TILES = range(1, 55)


def drawn(table: Table, viewer: int = 0, lang: str = "en") -> str:
    console = Console(width=120, color_system=None, record=True, quiet=True)
    with console.capture() as capture:
        console.quiet = False
        console.print(draw(table.view(viewer), table.game.voice(lang), table.names))
    return capture.get()


def test_a_galaxy_is_drawn_space_by_space() -> None:
    """X1 of the specification: its first row of tiles."""
    lines = [line.strip("│ ") for line in drawn(building(X1, PLAIN)).splitlines()]
    text = "\n".join(lines)
    assert "B●● ✦   G●  O   O  │✦" in text
    assert "B●  B   G   B   O● │G●" in text


@pytest.mark.parametrize("lang", languages())
def test_a_tile_is_called_as_it_is_drawn(lang: str) -> None:
    """Row by row and with its asteroids: nobody is told a number that no tile shows."""
    voice = game("cosmic-factory").voice(lang)
    names = {tile: voice.label("label-gone", tile=Thing("tile", tile)) for tile in map(str, TILES)}
    assert len(set(names.values())) == len(TILES)
    table = building("21/0", "", kaos="Ice Age")
    (drawn_rows,) = re.findall(r"\[(.*)\]", names["21"])
    spaces, _, lines = drawn_rows.rpartition(" ")
    picture = " ".join(drawn(table, lang=lang).split())
    assert all(row in picture for row in spaces.split("/"))
    assert f"──{lines}──" in picture


def test_joined_spokes_go_on_between_tiles() -> None:
    text = drawn(building("15/0 7/2", "", kaos="Ice Age"))
    assert "───────────" in text
    assert "Ice Age" in text


def test_hands_trays_packets_and_face_down_tiles_are_drawn() -> None:
    table = building(X1.replace("53/1", "53/1x"), "1/0", kaos="Black Hole")
    do(table, "hold", 1, tile=1, rot=2)
    text = drawn(table, SPECTATOR)
    assert "░░░░░░░" in text
    assert "In hand:" in text
    draft = Table("cosmic-factory", 6, "standard", 1, mode="interpreted")
    assert "Your packet" in drawn(draft)
    assert "Your packet" not in drawn(draft, SPECTATOR)


def test_tiles_that_are_no_galaxy_lie_apart() -> None:
    """What is nearer to each other belongs to one tile."""
    assert "│ B   B●     B   B●     B   G " in drawn(building("", "1/0")), "a tray"
    draft = Table("cosmic-factory", 2, "standard", 4, mode="interpreted")
    assert "│ B   G      ✦   O      B   O●  " in drawn(draft), "a packet"


def test_every_moment_of_a_game_can_be_drawn() -> None:
    table = Table("cosmic-factory", 3, "standard", 4, mode="interpreted")
    while not table.over:
        table.play(table.codes()[-1])
        if table.ply % 40 == 0:
            assert "Round" in drawn(table, table.ply % 3)
    assert "place 1" in drawn(table)


def test_the_table_is_drawn_in_other_languages() -> None:
    draft = Table("cosmic-factory", 2, "standard", 1, mode="interpreted", names=["Ann", "Bob"])
    assert "Dein Stapel" in drawn(draft, lang="de")
    assert "Manche 1 sur 5" in drawn(draft, lang="fr")
    assert "Bob" in drawn(draft, lang="es")
