"""A game outside the tree in the page: chosen in the lobby, played on the plain board."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.sixth.conftest import installed
from tests.web.conftest import SETTINGS, STATIC
from tests.web.server import Server

__all__ = ["installed"]

PICTURES = os.environ.get("GALACTABLE_PICTURES")
"""A folder for pictures, to look at by eye."""


@pytest.fixture
def server(installed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    if not STATIC.is_file():
        pytest.fail("the page is not built: `make page` builds it")
    monkeypatch.syspath_prepend(str(installed))
    found = Server(tmp_path)
    found.start()
    yield found
    found.stop()


def picture(page: Any, name: str) -> None:
    if PICTURES:
        page.screenshot(path=f"{PICTURES}/{name}.png")


def test_it_is_played_on_the_plain_board(server: Server, browser: Any) -> None:
    context = browser.new_context(
        viewport={"width": 1280, "height": 900}, locale="en-US", reduced_motion="reduce"
    )
    context.add_init_script(f"localStorage.setItem('galactable.settings', {SETTINGS!r})")
    page = context.new_page()
    page.set_default_timeout(120_000)
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.goto(server.url)
    page.get_by_role("button", name="Play now: Briscola").click()
    hand = page.locator(".plain .card.can")
    hand.first.wait_for()
    assert hand.count() == 3, "three cards to choose from"
    picture(page, "sixth-start")

    for trick in range(1, 4):
        page.locator(".banner.mine").wait_for()
        hand.first.click()
        choice = page.locator(".plain [data-move]")
        if choice.count():
            choice.first.click()
        played = page.locator(".log p", has_text="You played")
        page.wait_for_function(
            "n => [...document.querySelectorAll('.log p')]"
            ".filter((one) => one.textContent.startsWith('You played')).length >= n",
            arg=trick,
        )
        assert played.count() >= trick
    picture(page, "sixth-middle")
    page.set_viewport_size({"width": 390, "height": 844})
    page.emulate_media(color_scheme="dark")
    picture(page, "sixth-phone")
    context.close()
    assert not problems
