"""The table in a terminal."""

from __future__ import annotations

import pytest
from rich.console import Console

from galactable import SPECTATOR
from galactable.core.language import languages
from galactable.core.registry import game
from tests.games.point_galaxy.tables import hand, new_table, on_turn, set_market, table_with


def drawn(view: dict[str, object], width: int = 120, lang: str = "en") -> str:
    console = Console(width=width, record=True, file=None, force_terminal=False)
    with console.capture() as capture:
        console.print(game("point-galaxy").draw(view, lang))
    return capture.get()


def test_the_market_says_what_a_card_would_bring() -> None:
    table = table_with("red 1 : red 4, red 5", "- : 3")
    on_turn(table, 0)
    set_market(table, [18, 18, 17], "asteroid, S078, W", "P012, 4, 5", "1, 2, 3")
    text = drawn(table.view(0))
    assert "column 1 (18 cards)" in text
    assert "☄ asteroid +10" in text
    assert "☾ 2 red ▲ +2" in text
    assert "6 red ▲ +2" in text  # a third number and a red planet
    assert "Your galaxy" in text


def test_a_card_in_hand_says_where_it_may_go() -> None:
    table = table_with("red 1 : red 4, red 5", "- : 3")
    on_turn(table, 0)
    hand(table, "P012")
    assert "goes to: 1 bottom +2, new system +1" in " ".join(drawn(table.view(0)).split())


@pytest.mark.parametrize("seats", [1, 2, 5])
@pytest.mark.parametrize("width", [60, 100, 200])
def test_every_width_and_viewer(seats: int, width: int) -> None:
    table = new_table(seats)
    for viewer in (0, SPECTATOR):
        for lang in languages():
            lines = drawn(table.view(viewer), width, lang).splitlines()
            assert max(map(len, lines)) <= width
            assert game("point-galaxy").voice(lang).label("label-market") in "".join(lines)
