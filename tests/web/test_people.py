"""The page as people use it: a real Chromium against the real server."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.play import (
    BOT,
    FRIEND,
    ME,
    PRESS,
    check_axe,
    new_table,
    next_choice,
    play_out,
    step,
    wait_turn,
)
from tests.web.server import Server

Visit = Callable[..., Any]


def test_play_now_then_the_replay(visit: Visit) -> None:
    asked = '{"lang": "en", "quick": true, "notes": false, "confirm": true, "name": "Ann"}'
    page = visit(settings=asked)
    check_axe(page)
    page.get_by_role("button", name="Play now: Rock the Galaxy").click()
    page.locator(".poster.can").first.wait_for()
    check_axe(page)
    step(page)
    wait_turn(page)
    check_axe(page)
    play_out([page])
    check_axe(page)

    page.get_by_role("link", name="Watch the replay").click()
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".where")).to_contain_text("Move")
    check_axe(page)
    page.get_by_role("button", name="To the start").click()
    expect(page.locator(".where")).to_have_text("The start")
    page.get_by_role("button", name="One move forward").click()
    expect(page.locator(".where")).to_have_text(re.compile(r"Move 1 of \d+"))
    page.keyboard.press("ArrowRight")
    expect(page.locator(".where")).to_have_text(re.compile(r"Move 2 of \d+"))
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    record = download.value.path()

    page.goto(page.url.split("#")[0])
    page.locator("input[type=file]").set_input_files(record)
    page.locator(".controls").wait_for()
    expect(page.get_by_role("img", name="Scores over the game")).to_be_visible()


def test_a_whole_game_with_the_keyboard_alone(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play now: Rock the Galaxy").wait_for()

    def tab_to(selector: str) -> bool:
        for _ in range(60):
            if page.evaluate("(s) => document.activeElement?.matches(s) ?? false", selector):
                return True
            page.keyboard.press("Tab")
        return False

    assert tab_to("button.primary[aria-label*='Rock the Galaxy']")
    page.keyboard.press("Enter")
    page.locator(".poster.can").first.wait_for()
    for _ in range(3000):
        choice = next_choice(page)
        if choice == "over":
            break
        if choice == "press" and tab_to(PRESS):
            page.keyboard.press("Enter")
        elif not choice:
            page.wait_for_timeout(30)
    expect(page.locator(".result")).to_be_visible()


def test_a_whole_game_on_a_phone(visit: Visit) -> None:
    page = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    check_axe(page)
    page.get_by_role("button", name="Play now: Rock the Galaxy").tap()
    page.locator(".poster.can").first.wait_for()
    step(page, tap=True)
    wait_turn(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    check_axe(page)
    play_out([page], tap=True)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.soak
def test_two_play_online_while_a_third_watches(visit: Visit) -> None:
    ann = visit()
    new_table(ann, ME, FRIEND, public=True)
    link = ann.get_by_label("Link for").input_value()
    ann.get_by_role("button", name="Close").click()

    bob = visit("/" + link.split("/", 3)[3])
    watcher = visit()
    watcher.get_by_role("link", name="Watch Rock the Galaxy").click()
    watcher.locator(".board").wait_for()
    assert "/table/" in watcher.url

    ann.locator(".poster.can").first.click()
    bob.locator(".poster.can").first.click()
    wait_turn(ann)
    assert not bob.locator(".banner.mine").count()
    expect(watcher.locator(".deck").first).to_be_visible()
    assert not watcher.locator(".hand li").count()
    play_out([ann, bob])
    expect(watcher.locator(".result")).to_be_visible()
    totals = [page.locator(".result .total").all_inner_texts() for page in (ann, bob, watcher)]
    assert totals[0] == totals[1] == totals[2]


def test_hot_seat_has_a_curtain(visit: Visit) -> None:
    page = visit()
    new_table(page, ME, ME)
    page.get_by_role("button", name="I am").click()
    page.locator(".poster.can").first.click()
    page.locator(".curtain").wait_for()
    check_axe(page)
    assert not page.locator(".poster").count()
    page.get_by_role("button", name="I am").click()
    page.locator(".poster.can").first.click()
    page.locator(".curtain").wait_for()
    assert not page.locator(".hand").count()
    page.get_by_role("button", name="I am").click()
    page.locator(".hand li").first.wait_for()
    expect(page.locator(".log")).to_contain_text("’s turn")


def test_undo_hint_rules_and_leaving(visit: Visit) -> None:
    page = visit()
    new_table(page, ME, BOT, practice=True)
    page.locator(".poster.can").first.click()
    wait_turn(page)
    page.get_by_role("button", name="Undo").click()
    page.locator(".poster.can").first.wait_for()
    page.locator(".poster.can").first.click()
    page.locator(".hand li").first.wait_for()
    wait_turn(page)

    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hint")).to_be_visible()
    expect(page.locator(".hinted").first).to_be_visible()
    check_axe(page)
    page.get_by_role("button", name="Do it").click()
    expect(page.locator(".hint")).to_have_count(0)

    page.get_by_role("button", name="Rules").click()
    page.get_by_role("searchbox").fill("yoink")
    expect(page.get_by_role("dialog")).to_contain_text("oink")
    check_axe(page)
    page.keyboard.press("Escape")  # clears the search
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)

    page.get_by_role("button", name="Leave").click()
    page.get_by_role("dialog").get_by_role("button", name="Leave").click()
    page.get_by_role("link", name="Resume Rock the Galaxy").click()
    page.get_by_role("button", name="Take my seat again").click()
    expect(page.get_by_role("button", name="Take my seat again")).to_have_count(0)


def test_first_game_notes_can_be_switched_off(visit: Visit) -> None:
    page = visit(settings='{"lang": "en", "quick": true}')
    new_table(page, ME, BOT)
    expect(page.locator(".note")).to_contain_text("singles")
    check_axe(page)
    page.get_by_role("button", name="No more notes").click()
    expect(page.locator(".note")).to_have_count(0)


def test_german_and_both_looks(visit: Visit) -> None:
    settings = '{"lang": "de", "quick": true, "notes": false, "confirm": false, "theme": "%s"}'
    for theme in ("light", "dark"):
        page = visit(settings=settings % theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        check_axe(page)
        page.get_by_role("button", name="Sofort spielen: Rock the Galaxy").click()
        page.locator(".poster.can").first.click()
        expect(page.locator(".headline")).to_contain_text("Du bist dran")
        page.locator(".hand li").first.wait_for()
        expect(page.locator(".log")).to_contain_text("Du ziehst")
        check_axe(page)


def test_nothing_is_loaded_from_outside(visit: Visit, server: Server) -> None:
    page = visit()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.reload()
    page.get_by_role("button", name="Play now: Rock the Galaxy").click()
    page.locator(".poster.can").first.wait_for()
    ours = (server.url, server.url.replace("http", "ws"), "data:", "blob:")
    assert asked
    assert all(url.startswith(ours) for url in asked)


@pytest.mark.soak
def test_a_step_that_reveals_asks_once(visit: Visit) -> None:
    page = visit(settings='{"lang": "en", "quick": true, "notes": false, "confirm": true}')
    new_table(page, ME, BOT)
    page.locator(".poster.can").first.click()
    wait_turn(page)
    hand = page.locator(".hand").inner_text()
    page.get_by_role("button", name="End turn and draw").click()
    expect(page.locator(".asking")).to_be_visible()
    check_axe(page)
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.locator(".asking")).to_have_count(0)
    assert page.locator(".hand").inner_text() == hand
    page.get_by_role("button", name="End turn and draw").click()
    page.get_by_role("button", name="Don’t ask me again").click()
    expect(page.locator(".log")).to_contain_text("You ended your turn")


def test_a_standing_answer_spares_questions(visit: Visit, server: Server) -> None:
    server.prepare("tiny-galaxies")
    page = visit()
    new_table(page, ME, BOT, slug="tiny-galaxies", variant="standard")
    wait_turn(page)
    page.get_by_label("Ask me only for Move").check()
    for _ in range(30):
        play_out([page], "tiny-galaxies", steps=1)
        question = page.evaluate("document.querySelector('.question')?.textContent ?? ''")
        mine = page.locator(".ask.follow").count() and page.locator(".banner.mine").count()
        assert not mine or "Follow" not in question or "Move" in question


COUNT_FLIGHTS = """
  window.flights = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...args) {
    window.flights += 1;
    return animate.apply(this, args);
  };
"""


def test_things_fly_unless_motion_is_unwelcome(visit: Visit) -> None:
    flights = {}
    for wish in ("no-preference", "reduce"):
        page = visit(script=COUNT_FLIGHTS, reduced_motion=wish)
        new_table(page, ME, BOT)
        page.locator(".poster.can").first.click()
        wait_turn(page)
        play_out([page], steps=10)
        flights[wish] = page.evaluate("flights")
    assert flights["no-preference"] > 0
    assert flights["reduce"] == 0
