"""Every page and dialog in both looks: axe has nothing to say, and the first page is small."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import STATIC
from tests.web.people import named
from tests.web.play import (
    BOT,
    FRIEND,
    LOOK,
    ME,
    TITLES,
    check_axe,
    new_table,
    play_out,
    wait_turn,
)
from tests.web.press import choose, press, tick, write
from tests.web.server import Server

Visit = Callable[..., Any]
THEMES = ("dark", "light")
MOST = 60_000


def closed(page: Any) -> None:
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("theme", THEMES)
def test_the_lobby_and_its_dialogs(visit: Visit, theme: str) -> None:
    page = visit(settings=LOOK % ("en", theme))
    page.get_by_role("button", name="Play now: Galactzy").wait_for()
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    check_axe(page)
    for title in TITLES.values():
        page.get_by_role("button", name=f"New table: {title}").click()
        page.get_by_role("dialog").wait_for()
        check_axe(page)
        closed(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").wait_for()
    check_axe(page)
    closed(page)


@pytest.mark.parametrize("theme", THEMES)
def test_a_table_and_its_dialogs(visit: Visit, theme: str) -> None:
    page = visit(settings=LOOK % ("en", theme))
    new_table(page, ME, FRIEND)
    page.locator(".poster").first.wait_for()
    page.get_by_role("dialog").wait_for()
    closed(page)
    for name in ("People", "Rules", "Settings", "Leave"):
        page.get_by_role("button", name=name, exact=True).click()
        page.get_by_role("dialog").wait_for()
        check_axe(page)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    press(page.locator(".scores .line").first, shows=page.locator(".scores dl"))
    check_axe(page)


def kept(page: Any) -> dict[str, Any]:
    return json.loads(page.evaluate("localStorage.getItem('galactable.settings')"))


def test_every_setting_does_what_it_says(visit: Visit) -> None:
    """And is still so after the page was opened anew."""
    page = visit(settings='{"lang": "en"}')
    box = page.get_by_role("dialog")
    press(
        page.get_by_role("button", name="Sound"),
        shows=page.get_by_role("button", name="Sound", pressed=True),
    )
    press(page.get_by_role("button", name="Settings"), shows=box)
    write(box.get_by_label("My name"), "Cem")
    choose(box.get_by_label("Look"), value="light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    for switch in box.locator("input[type=checkbox]").all():
        tick(switch, on=not switch.is_checked())
    changed = kept(page)
    assert not changed["sound"]
    choose(box.get_by_label("Language"), value="fr")
    expect(box.get_by_role("heading")).not_to_have_text("Settings")
    expect(page.locator("main")).to_contain_text("Une minute, neuf tuiles")
    choose(box.locator("select").nth(1), value="en")
    page.reload()
    assert kept(page) == changed
    new_table(page, ME, BOT)
    expect(page.locator(".scores")).to_contain_text("Cem")
    expect(page.locator(".plain")).to_be_visible()
    press(
        page.get_by_role("link", name="Galactable"),
        shows=page.get_by_role("button", name="Play now: Galactzy"),
    )
    press(page.get_by_role("link", name="What is stored here"), hides=page.locator(".hero"))


def test_on_a_phone_one_thing_at_a_time(visit: Visit) -> None:
    """Scores, the log or the talk beside the board, and what is said meanwhile is counted."""
    phone = {"width": 390, "height": 844}
    ann = visit(viewport=phone)
    new_table(ann, ME, FRIEND)
    address = ann.get_by_label("Link for").input_value()
    ann.get_by_role("button", name="Close").click()
    bob = visit("/" + address.split("/", 3)[3], named("Bob"))
    write(bob.get_by_label("Say something"), "Hello Ann")
    press(bob.get_by_role("button", name="Send"), says=(ann.locator(".toast"), "Bob: Hello Ann"))
    expect(ann.get_by_role("tab", name="Talk 1")).to_be_visible()
    press(ann.locator(".toast button"), shows=ann.locator(".chat"))
    expect(ann.locator(".chat")).to_contain_text("Hello Ann")
    expect(ann.locator(".chat .lines")).to_be_focused()
    check_axe(ann)
    ann.locator(".poster.can").first.click()
    press(ann.get_by_role("tab", name="Log"), shows=ann.locator(".log"))
    press(ann.get_by_role("tab", name="Scores"), shows=ann.locator(".scores"))
    press(ann.get_by_role("tab", name="Talk"), shows=ann.locator(".chat"))
    assert ann.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_what_hovering_tells_touch_and_focus_tell_too(visit: Visit, server: Server) -> None:
    server.prepare("point-galaxy")
    page = visit(has_touch=True)
    new_table(page, ME, BOT, slug="point-galaxy", variant="standard")
    wait_turn(page)
    tip = page.locator(".tip")
    token = page.locator(".supply .token").first
    token.tap()  # nothing to press: it says what it is
    expect(tip).to_have_text(token.get_attribute("title") or "no title")
    card = page.locator(".market .can").first
    box = card.bounding_box()
    assert box is not None
    at = {"x": box["x"] + 20, "y": box["y"] + 20}
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(tip).to_have_text(card.get_attribute("title") or "no title")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".market .picked")).to_have_count(0)  # it was held, not pressed
    card.tap()
    expect(tip).to_have_count(0)
    page.keyboard.press("Tab")
    at_focus = page.evaluate("document.activeElement.closest('[title]')?.title")
    expect(tip).to_have_text(at_focus)


def test_a_thing_that_is_spoken_of_is_shown(visit: Visit) -> None:
    page = visit()
    new_table(page, ME, BOT)
    page.locator(".poster.can").first.click()
    wait_turn(page)
    play_out([page], steps=4)
    chips = page.locator(".log .chip:visible")
    chips.first.wait_for()
    press(chips.last, shows=page.locator(".log .chip:focus"))
    page.keyboard.press("Shift+Tab")
    for _ in range(40):
        if page.evaluate("document.activeElement.matches('.skip')"):
            break
        page.keyboard.press("Shift+Tab")
    skip = page.get_by_role("button", name="Skip to the table")
    on_board = "document.activeElement.closest('.board, .banner') !== null"
    press(
        skip,
        lambda: page.wait_for_function(on_board),
        act=lambda button: button.press("Enter"),
    )


@pytest.mark.soak  # `make test` has them on a phone in German and light: test_games
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("slug", TITLES)
def test_each_game_in_both_looks_and_languages(
    visit: Visit, server: Server, slug: str, lang: str, theme: str
) -> None:
    server.prepare(slug)
    page = visit(settings=LOOK % (lang, theme))
    words = "Sofort spielen" if lang == "de" else "Play now"
    page.get_by_role("button", name=f"{words}: {TITLES[slug]}").click()
    page.locator(".board .can, .board .throw").first.wait_for()
    play_out([page], slug, steps=8)
    check_axe(page)


def test_the_first_page_is_small() -> None:
    """JavaScript and CSS that the first page needs, gzipped."""
    index = STATIC.read_text(encoding="utf-8")
    seen: set[str] = set()
    wanted = re.findall(r'(?:src|href)="\./(assets/[^"]+\.(?:js|css))"', index)
    while wanted:
        name = wanted.pop()
        if name in seen:
            continue
        seen.add(name)
        text = (STATIC.parent / name).read_text(encoding="utf-8")
        # What it imports at once; `import(...)` comes later.
        found = re.findall(r'(?:from|import)\s*"\./([^"]+\.js)"', text)
        wanted += [f"assets/{each}" for each in found]
    size = sum(_packed(STATIC.parent / name) for name in seen)
    words = [_packed(path) for path in (STATIC.parent / "assets").glob("??-*.js")]
    assert len(seen) >= 2
    assert len(words) == 4  # one language of which is fetched
    assert size + max(words) < MOST


def _packed(path: Path) -> int:
    return len(gzip.compress(path.read_bytes()))


def test_the_focus_is_seen(visit: Visit) -> None:
    """Whatever the keyboard reaches carries an outline."""
    page = visit()
    page.get_by_role("button", name="Play now: Galactzy").wait_for()
    for _ in range(14):
        page.keyboard.press("Tab")
        outline = page.evaluate(
            """() => {
              const at = document.activeElement;
              const shown = at.matches('input[type=file]') ? at.closest('label') : at;
              const {outlineStyle, outlineWidth} = getComputedStyle(shown);
              return [outlineStyle, parseFloat(outlineWidth), at.outerHTML.slice(0, 120)];
            }"""
        )
        assert outline[0] != "none", outline
        assert outline[1] >= 2, outline
