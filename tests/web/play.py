"""Playing Rock the Galaxy through the page: what a person would press next."""

from __future__ import annotations

import time
from typing import Any

from tests.web.conftest import ROOT

ME, FRIEND, BOT = "Me, at this screen", "A friend, by link", "a bot"

# What can be pressed, best first: a question, an answer, a set, an action card, then the end.
CHOICES = (
    ".asking .primary",
    ".poster.can",
    ".choose .can",
    ".victim.can",
    ".set.can",
    ".do .primary:enabled",
    ".hand button.can:not(.picked)",
    ".do .can",
    ".choices button",
)
FIND = """(choices) => {
  if (document.querySelector('.result')) return 'over';
  if (!document.querySelector('.banner.mine, .asking')) return '';
  return choices.find((choice) => document.querySelector(choice)) ?? '';
}"""
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


def next_choice(page: Any) -> str:
    """A selector for what to press now, '' when it is another's turn, 'over' at the end."""
    return page.evaluate(FIND, list(CHOICES))


def step(page: Any, press: str = "click") -> str:
    """Presses one thing, if there is something to press."""
    choice = next_choice(page)
    if choice and choice != "over":
        try:
            # Cards of a full hand overlap: the left edge of each is always in sight.
            edge = {"position": {"x": 12, "y": 70}} if ".hand" in choice else {}
            getattr(page.locator(choice).first, press)(timeout=2000, **edge)
        except Exception:
            # The table moved on between looking and pressing; a person would look again.
            if next_choice(page) == choice and not page.locator(choice).count():
                raise
    return choice


def play_out(pages: list[Any], press: str = "click", seconds: float = 300) -> None:
    """Everybody presses until the game is over."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = [step(page, press) for page in pages]
        if all(each == "over" for each in found):
            return
        if not any(found):
            pages[0].wait_for_timeout(40)
    raise AssertionError(f"not over after {seconds} s: {pages[0].locator('.banner').inner_text()}")


def check_axe(page: Any) -> None:
    """Axe finds nothing to complain about."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("async () => (await axe.run()).violations")
    assert not found, "\n".join(
        f"{each['id']}: {each['help']}: "
        + " | ".join(
            node["html"][:160] + " " + (node["failureSummary"] or "") for node in each["nodes"][:3]
        )
        for each in found
    )


def new_table(page: Any, *seats: str, variant: str = "first", **boxes: bool) -> None:
    """Through the dialog: seats by the words of their choice."""
    page.get_by_role("button", name="New table: Rock the Galaxy").click()
    page.locator(f"input[name=variant][value={variant}] + span").click()
    page.locator(f"input[name=count][value='{len(seats)}'] + span").click()
    for number, words in enumerate(seats, 1):
        who = page.get_by_label(f"Seat {number}: Who sits here")
        if words == BOT:
            who.select_option(
                value=who.locator("option[value^='bot:']").first.get_attribute("value")
            )
        else:
            who.select_option(label=words)
    if boxes.get("public"):
        page.get_by_label("Anyone may watch").check()
    if boxes.get("practice"):
        page.get_by_label("Practice").check()
    page.get_by_role("button", name="Sit down").click()
