"""Setting up a table: its places are pressed, with the mouse, a finger or keys."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.web.play import TITLES, check_axe
from tests.web.press import pick, press, write

Visit = Callable[..., Any]
SIDEWAYS = (
    "(form) => form.querySelector('.body').scrollWidth - form.querySelector('.body').clientWidth"
)


def setting_up(page: Any, slug: str) -> Any:
    """The dialog of a new table."""
    form = page.get_by_role("dialog")
    press(page.get_by_role("button", name=f"New table: {TITLES[slug]}"), shows=form)
    return form


def captions(form: Any) -> list[str]:
    """Who sits round the table, as one reads it."""
    return form.locator(".place .caption").all_inner_texts()


def test_one_press_for_all_the_others(visit: Visit) -> None:
    page = visit()
    form = setting_up(page, "rock-the-galaxy")
    assert captions(form) == ["Ann", "Pilot"]
    press(
        form.get_by_role("button", name="Add seat 4"),
        lambda: expect(form.locator("input[name=count][value='4']")).to_be_checked(),
    )
    expect(form.get_by_role("radio", name="Seat 4")).to_be_checked()
    for words, there in (
        ("Friends by link", "A friend"),
        ("Anyone", "Anyone"),
        ("Same screen", "You"),
        ("Bots", "Pilot"),
    ):
        company = form.get_by_role("button", name=words, exact=True)
        press(company, says=(form.locator(".place .caption").nth(3), there))
        assert captions(form) == ["Ann", there, there, there]
        expect(company).to_have_attribute("aria-pressed", "true")
    check_axe(page)
    pick(form.locator("input[name=count][value='2']"))
    assert captions(form) == ["Ann", "Pilot"]
    expect(form.get_by_role("radio", name="Seat 2")).to_be_checked()


def test_a_chosen_deal_is_for_practice(visit: Visit) -> None:
    page = visit()
    form = setting_up(page, "rock-the-galaxy")
    form.locator("summary").click()
    number = form.get_by_label("Number of the deal")
    number.fill("x1y")
    expect(number).to_have_value("1")
    write(number, "12")
    expect(form.locator("summary")).to_contain_text("Practice")
    press(form.get_by_role("button", name="Sit down"), shows=page.locator(".banner .practice"))


def test_a_table_is_set_by_keys(visit: Visit) -> None:
    page = visit()
    form = setting_up(page, "rock-the-galaxy")
    form.get_by_role("radio", name="Seat 2").focus()
    page.keyboard.press("ArrowLeft")
    expect(form).to_contain_text("Seat 1: Who sits here")
    page.keyboard.press("ArrowRight")
    expect(form).to_contain_text("Seat 2: Who sits here")
    on_who = "document.activeElement.name === 'who'"
    while not page.evaluate(on_who):  # past the free places and the number of players
        page.keyboard.press("Tab")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    assert captions(form) == ["Ann", "Anyone"]
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("#/table/"))
    page.goto("/".join(page.url.split("/")[:3]))
    assert captions(setting_up(page, "rock-the-galaxy")) == ["Ann", "Anyone"]  # as last time


def test_six_places_fit_a_phone(visit: Visit) -> None:
    page = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    form = setting_up(page, "cosmic-factory")
    form.get_by_role("button", name="Add seat 6").tap()
    form.locator("summary").tap()
    assert form.evaluate(SIDEWAYS) == 0
    boxes = [one.bounding_box() for one in form.locator(".place").all()]
    for number, one in enumerate(boxes):
        for other in boxes[:number]:
            beside = (
                one["x"] >= other["x"] + other["width"] or other["x"] >= one["x"] + one["width"]
            )
            below = (
                one["y"] >= other["y"] + other["height"] or other["y"] >= one["y"] + one["height"]
            )
            assert beside or below, (one, other)
    expect(form.get_by_role("button", name="Sit down")).to_be_in_viewport()
