"""What the page is told once: which cards fit a theme, what a set of a size brings."""

from __future__ import annotations

from galactable import game


def test_cards_that_fit_a_theme() -> None:
    """Cards of the theme, and notes of its colour."""
    static = game("rock-the-galaxy").static()
    cards = {row["id"]: row for row in static["cards"]}
    for theme in static["themes"]:
        expected = [
            row["id"]
            for row in static["cards"]
            if (row["kind"] == "theme" and row["theme"] == theme["id"])
            or (row["kind"] == "note" and theme["colour"] in row["colours"].split("/"))
        ]
        assert theme["fits"] == expected
        assert all(cards[card]["kind"] != "action" for card in theme["fits"])


def test_what_a_set_brings() -> None:
    sets = game("rock-the-galaxy").static()["sets"]
    assert {row["size"]: row["brings"] for row in sets} == {3: 1, 4: 2, 5: 3}
