"""Every page and dialog in both looks: axe has nothing to say, and the first page is small."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import STATIC
from tests.web.play import FRIEND, ME, TITLES, check_axe, new_table, play_out
from tests.web.server import Server

Visit = Callable[..., Any]
LOOK = '{"lang": "%s", "quick": true, "notes": false, "confirm": false, "theme": "%s"}'
THEMES = ("dark", "light")
MOST = 150_000


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


@pytest.mark.soak
@pytest.mark.parametrize("theme", THEMES)
def test_a_table_and_its_dialogs(visit: Visit, theme: str) -> None:
    page = visit(settings=LOOK % ("en", theme))
    new_table(page, ME, FRIEND)
    page.locator(".poster").first.wait_for()
    page.get_by_role("dialog").wait_for()
    closed(page)
    for name in ("Invite", "Rules", "Settings", "Leave"):
        page.get_by_role("button", name=name, exact=True).click()
        page.get_by_role("dialog").wait_for()
        check_axe(page)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role(
        "button", name=re.compile("Where .* points come from|explain", re.I)
    ).first.click()
    page.locator(".scores dl").wait_for()
    check_axe(page)


@pytest.mark.parametrize(
    ("lang", "theme"),
    [
        ("de", "light"),
        pytest.param("en", "light", marks=pytest.mark.soak),
        pytest.param("de", "dark", marks=pytest.mark.soak),
    ],
)
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
    size = sum(len(gzip.compress((STATIC.parent / name).read_bytes())) for name in seen)
    assert len(seen) >= 2
    assert size < MOST


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
