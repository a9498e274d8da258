"""Pace: what others did is shown for as long as it matters, and told in a line that stays."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from galactable.core.registry import games
from tests.web.conftest import ROOT
from tests.web.play import BOT, ME, ROCK, new_table, next_choice, press_marked, step, wait_turn
from tests.web.press import choose, press
from tests.web.server import Server

Visit = Callable[..., Any]
RELAXED = '{"lang": "en", "pace": "relaxed", "notes": false, "confirm": false, "name": "Ann"}'

GAMES = {game.slug: game for game in games() if (ROOT / "web/src/games" / game.slug).is_dir()}


@pytest.mark.parametrize("slug", GAMES)
def test_a_game_weighs_events_that_it_has(slug: str) -> None:
    source = (ROOT / "web/src/games" / slug / "pace.ts").read_text(encoding="utf-8")
    named = re.findall(r"'([a-z-]+)'[,\]\s]", source)
    kinds = {kind.name for kind in GAMES[slug].events.kinds}
    assert len(named) > 5
    assert set(named) <= kinds
    for kind in re.findall(r"'([a-z-]+)'", source.partition("against:")[2]):
        args = {arg for k in GAMES[slug].events.kinds if k.name == kind for arg in k.args}
        assert args & {"from", "other", "others", "owner"}, kind


def waiting(server: Server, table: str) -> list[int]:
    """The seats that the server waits for, whatever a page shows."""
    views = server.get(f"/api/tables/{table}")["views"]
    found: list[int] = next(iter(views.values()))["waiting"]
    return found


def test_a_relaxed_page_is_behind_until_it_is_skipped(visit: Visit, server: Server) -> None:
    page = visit(settings=RELAXED)
    new_table(page, ME, BOT, BOT, BOT)
    wait_turn(page)
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    # The page's own time stands still from here on: our moves are shown, those of others wait.
    # The server is no measure of when to stop pressing: its bots may be done before it is asked.
    while page.locator(".banner.mine").count():
        step(page)
        page.wait_for_timeout(20)
    table = page.url.rpartition("/")[2]
    while 0 not in waiting(server, table):
        page.wait_for_timeout(20)
    skip = page.get_by_role("button", name="Skip", exact=True)
    expect(skip).to_be_visible()
    expect(page.locator(".banner.mine")).to_have_count(0)
    press(skip, shows=page.locator(".banner.mine"), hides=skip)


def test_the_pace_is_a_setting(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Settings").click()
    choose(page.get_by_label("Pace of the others"), label="Brisk")
    kept = page.evaluate("JSON.parse(localStorage.getItem('galactable.settings')).pace")
    assert kept == "brisk"


def test_what_the_others_did_since_my_last_turn(visit: Visit, server: Server) -> None:
    page = visit()
    new_table(page, ME, BOT)
    wait_turn(page)
    line = page.get_by_role("button", name="Since your last turn")
    while not (page.locator(".banner.mine").count() and line.locator("svg").count()):
        assert next_choice(page, ROCK) != "over"
        press_marked(page)
        page.wait_for_timeout(50)
    expect(line.locator("svg").first).to_be_visible()
    told = page.get_by_role("dialog")
    press(line, shows=told)
    expect(told.locator("li").first).to_contain_text("Cadet")
    told.get_by_role("button", name="I have read it").click()
    expect(told).to_have_count(0)
