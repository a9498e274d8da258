"""The plain board, which serves any game: chosen in the settings, played with the mouse."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.web.play import BOT, ME, ROCK, check_axe, new_table
from tests.web.server import Server

Visit = Callable[..., Any]


def test_a_game_on_the_plain_board(visit: Visit, server: Server) -> None:
    """Cards and buttons both make moves, and nothing is left for the shell's buttons."""
    server.prepare(ROCK)
    page = visit()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Plain boards").check()
    page.keyboard.press("Escape")
    new_table(page, ME, BOT, slug=ROCK, variant="first")
    page.locator(".plain").wait_for()

    for way in (".plain .card.can", ".plain [data-move]") * 4:
        page.locator(".banner.mine").wait_for()
        log = page.locator("[role=log]")
        before = log.text_content()
        # A card that several moves name asks which; where no card is lit a button will do.
        found = page.locator(way)
        (found if found.count() else page.locator(".plain [data-move]")).first.click()
        if page.locator(".plain .card.picked").count():
            page.locator(".plain [data-move]").first.click()
        expect(log).not_to_have_text(before)
        assert not page.locator(".choices button").count()
    check_axe(page)
