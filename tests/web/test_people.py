"""The page as people use it: a real Chromium against the real server."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.web.play import BOT, ME, check_axe, new_table, play_out, step, wait_turn
from tests.web.press import press, tick, write
from tests.web.server import Server

Visit = Callable[..., Any]
NEWCOMER = '{"lang": "en", "quick": true}'


def test_play_now_then_the_replay(visit: Visit) -> None:
    asked = '{"lang": "en", "quick": true, "notes": false, "confirm": true, "name": "Ann"}'
    page = visit(settings=asked, permissions=["clipboard-read", "clipboard-write"])
    check_axe(page)
    press(
        page.get_by_role("button", name="Play now: Rock the Galaxy"),
        shows=page.locator(".poster.can"),
    )
    check_axe(page)
    step(page)
    wait_turn(page)
    check_axe(page)
    play_out([page])
    check_axe(page)

    where = page.locator(".where")
    press(page.get_by_role("link", name="Watch the replay"), shows=where)
    press(
        page.get_by_role("button", name="To the end"),
        shows=page.get_by_role("button", name="To the end").and_(page.locator(":disabled")),
    )
    press(page.get_by_role("button", name="To the start"), says=(where, "The start"))
    check_axe(page)
    press(page.get_by_role("button", name="One move forward"), says=(where, "Move 1 of"))
    page.keyboard.press("ArrowRight")
    expect(where).to_have_text(re.compile(r"Move 2 of \d+"))
    press(page.get_by_role("button", name="One move back"), says=(where, "Move 1 of"))
    press(page.locator(".log .bare").nth(3), lambda: expect(where).not_to_contain_text("Move 1 of"))
    write(page.get_by_role("slider"), "2")
    expect(where).to_contain_text("Move 2 of")
    press(page.get_by_role("button", name="Play", exact=True), says=(where, "Move 3 of"))
    press(
        page.get_by_role("button", name="Pause"),
        shows=page.get_by_role("button", name="Play", exact=True),
    )
    press(page.get_by_role("button", name="Share"), says=(page.locator("header"), "Link copied"))
    with page.expect_download() as download:
        press(page.get_by_role("link", name="Download"), lambda: None)
    record = download.value.path()

    page.goto(page.url.split("#")[0])
    chosen = page.locator("input[type=file]")
    press(
        chosen,
        shows=page.get_by_role("img", name="Scores over the game"),
        act=lambda field: field.set_input_files(record),
    )
    page.get_by_role("link", name="Galactable").click()
    press(page.get_by_role("link", name="Replay Rock the Galaxy").first, shows=where)
    press(
        page.get_by_role("button", name="Delete"),
        shows=page.get_by_role("button", name="Play now: Galactzy"),
    )


def test_play_now_on_a_phone(visit: Visit) -> None:
    """Whole games with a finger are in test_games."""
    page = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    check_axe(page)
    page.get_by_role("button", name="Play now: Rock the Galaxy").tap()
    page.locator(".poster.can").first.wait_for()
    step(page, tap=True)
    wait_turn(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    check_axe(page)


def test_hot_seat_has_a_curtain(visit: Visit) -> None:
    page = visit()
    new_table(page, ME, ME, names=("Ann", "Bob"))
    curtain = page.locator(".curtain")
    press(page.get_by_role("button", name="I am"), hides=curtain)
    page.locator(".poster.can").first.click()
    curtain.wait_for()
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
    press(page.get_by_role("button", name="Undo"), shows=page.locator(".poster.can"))
    page.locator(".poster.can").first.click()
    page.locator(".hand li").first.wait_for()
    wait_turn(page)

    hint = page.locator(".hint")
    press(page.get_by_role("button", name="Hint"), shows=hint)
    press(hint.get_by_role("button", name="Close"), hides=hint)
    press(page.get_by_role("button", name="Hint"), shows=page.locator(".hinted"))
    check_axe(page)
    back = hint.get_by_role("button", name="Take it back")
    press(page.get_by_role("button", name="Do it"), shows=back)
    press(back, hides=hint)
    wait_turn(page)

    press(page.get_by_role("button", name="Rules"), shows=page.get_by_role("searchbox"))
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
    page = visit(settings=NEWCOMER)
    new_table(page, ME, BOT)
    note = page.locator(".bubble")
    expect(note).to_contain_text("singles")
    check_axe(page)
    press(
        note.get_by_role("button", name="Got it"), hides=page.locator(".bubble", has_text="singles")
    )
    page.locator(".poster.can").first.click()
    press(note.get_by_role("button", name="No more notes"), hides=note)


def test_a_guide_can_be_sent_away(visit: Visit) -> None:
    page = visit(settings=NEWCOMER)
    guide = page.get_by_label("Guide of your first game")
    press(page.get_by_role("button", name="Learn by playing: Rock the Galaxy"), shows=guide)
    press(guide.get_by_role("button", name="Go on without the guide"), hides=guide)
    wait_turn(page)


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


def test_a_step_that_reveals_asks_once(visit: Visit) -> None:
    asked = visit(settings='{"lang": "en", "quick": true, "notes": false, "confirm": true}')
    for answer in ("Yes, go on", "Don’t ask me again"):
        ask_and_answer(asked, answer)
        asked.get_by_role("link", name="Galactable").click()


def ask_and_answer(page: Any, answer: str) -> None:
    new_table(page, ME, BOT)
    page.locator(".poster.can").first.click()
    wait_turn(page)
    hand = page.locator(".hand").inner_text()
    end, asking = page.get_by_role("button", name="End turn and draw"), page.locator(".asking")
    end.click()
    expect(asking).to_be_visible()
    check_axe(page)
    press(page.get_by_role("button", name="Back", exact=True), hides=asking)
    assert page.locator(".hand").inner_text() == hand
    end.click()
    press(page.get_by_role("button", name=answer), says=(page.locator(".log"), "You ended your"))


def test_a_standing_answer_spares_questions(visit: Visit, server: Server) -> None:
    server.prepare("tiny-galaxies")
    page = visit()
    new_table(page, ME, BOT, slug="tiny-galaxies", variant="standard")
    wait_turn(page)
    tick(page.get_by_label("Ask me only for Move"))
    for _ in range(30):
        play_out([page], "tiny-galaxies", steps=1)
        question = page.evaluate("document.querySelector('.question')?.textContent ?? ''")
        mine = page.locator(".ask.follow").count() and page.locator(".banner.mine").count()
        assert not mine or "Do the same" not in question or "Move" in question


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
