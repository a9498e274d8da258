"""Two people and a watcher at one table, each in another language."""

from __future__ import annotations

import json
import re
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

from galactable.core.check import PAGE
from galactable.core.fluent import Catalogue, catalogue
from galactable.core.registry import game as game_called
from galactable.core.registry import games
from galactable.core.text import Line, joined
from tests.web.play import play_out, step
from tests.web.server import Server

Visit = Callable[..., Any]
SETTINGS = '{"lang": "%s", "quick": true, "notes": false, "confirm": false, "name": "%s"}'
QUICK = {"rock-the-galaxy": "first", "point-galaxy": "standard"}
GAMES = [
    pytest.param(
        game.slug,
        QUICK.get(game.slug, next(name for name, n in game.variants.items() if 2 in n)),
        marks=() if game.slug == "rock-the-galaxy" else pytest.mark.soak,
        id=game.slug,
    )
    for game in games()
]
# Sends another move than the one that was pressed, while `spoil` is set.
SPOIL = """
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (data) {
  const message = JSON.parse(data);
  if (message.type === 'move' && window.spoil !== undefined) message.moves = [window.spoil];
  send.call(this, JSON.stringify(message));
};
"""
TEXTS = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) found.push(walk.currentNode.textContent);
  for (const one of document.querySelectorAll('[aria-label], [title]'))
    found.push(one.getAttribute('aria-label') ?? '', one.getAttribute('title') ?? '');
  return found;
}"""
# Signs that touch a chip and stand on another line than it, or outside their paragraph. The longest
# chips are rare, so one is made that fills several lines.
ASTRAY = """() => {
  const log = document.querySelector('.log');
  const seen = [...log.querySelectorAll('.chip')].filter((chip) => chip.checkVisibility());
  const line = seen.at(-1)?.closest('p');
  if (!line) return [];
  const long = line.cloneNode(true);
  line.after(long);
  const [one] = long.querySelectorAll('.chip');
  one.before('„');
  one.textContent = 'words '.repeat(40).trim();
  one.after('“,');
  const beside = (chip, way) => {
    let found = chip[way];
    while (found?.nodeType === Node.COMMENT_NODE || found?.data === '') found = found[way];
    return found?.nodeType === Node.TEXT_NODE ? found : null;
  };
  const edgeOf = (chip) => chip.closest('p').getBoundingClientRect().right + 1;
  const place = (text, at) => {
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    return range.getBoundingClientRect();
  };
  const astray = [...seen, one].flatMap((chip) => {
    const rects = [...chip.getClientRects()];
    const [before, after] = [beside(chip, 'previousSibling'), beside(chip, 'nextSibling')];
    const found = [];
    if (after && /^\\u00a0?[.,;:!?)”»“]/.test(after.data)) {
      const its = place(after, after.data[0] === '\\u00a0' ? 1 : 0);
      found.push(its.top > rects.at(-1).bottom - 4 || its.right > edgeOf(chip));
    }
    if (before && /[(„“«¿¡]\\u00a0?$/.test(before.data)) {
      const its = place(before, before.data.trimEnd().length - 1);
      found.push(its.bottom < rects[0].top + 4 || its.top > rects[0].bottom - 4);
    }
    return found.some(Boolean) ? [chip.parentElement.textContent] : [];
  });
  long.remove();
  return astray;
}"""
LINES = """() => [...document.querySelectorAll('.log h3, .log .entry p')]
  .map((one) => one.textContent)"""


def smooth(text: str) -> str:
    return " ".join(text.split())


def plain(text: list[Any]) -> str:
    return smooth("".join(one if isinstance(one, str) else one["text"] for one in text))


@cache
def page_words(lang: str) -> Catalogue:
    return Catalogue(lang, (PAGE / f"{lang}.ftl",))


@cache
def fixed_words(slug: str, lang: str) -> frozenset[str]:
    """Every message without a variable, of the game and the page."""
    found = set()
    for words in (catalogue(game_called(slug).folder / "catalogue", lang), page_words(lang)):
        for name in words.messages:
            if "." not in name and not words.variables(name):
                found.add(smooth(words.format(name, {})))
    return frozenset(found - {""})


@dataclass
class Reader:
    """A person at a page, and what the server tells them."""

    page: Any
    server: Server
    slug: str
    table: str
    lang: str
    seat: int | None
    secret: str | None

    def ask(self, path: str, body: Any = None) -> Any:
        headers = {"accept-language": self.lang, "content-type": "application/json"}
        if self.secret:
            headers["authorization"] = f"Bearer {self.secret}"
        data = None if body is None else json.dumps(body).encode()
        url = f"{self.server.url}/api/tables/{self.table}{path}"
        with urllib.request.urlopen(urllib.request.Request(url, data, headers)) as answer:
            return json.load(answer)

    def check(self) -> None:
        """Log, prompt, choices and scores are in the reader's language, and in no other."""
        told = self._agreed()
        (view,) = told["views"].values()
        words = catalogue(game_called(self.slug).folder / "catalogue", self.lang)
        for name in view["scores"][0]:
            if name != "total":
                said = words.format(f"category-{name}", {})
                expect(self.page.locator(".scores").first).to_contain_text(said)
        self.check_choices(told)
        self.check_texts()

    def check_choices(self, told: dict[str, Any]) -> None:
        """Point Galaxy's board says every choice in full, to those who cannot see it."""
        if self.slug == "point-galaxy" and self.seat is not None:
            said = self.page.locator(".market button .sr").all_inner_texts()
            moves = [each["words"] for each in told["legal"][str(self.seat)]]
            drafts = [one for one in moves if one in said]
            assert len(drafts) == len(said)

    def check_texts(self) -> None:
        shown = {smooth(one) for one in self.page.evaluate(TEXTS)}
        own, english = (fixed_words(self.slug, lang) for lang in (self.lang, "en"))
        assert not shown & (english - own)
        assert len(shown & (own - english)) >= 5
        for text in shown:
            assert not re.search(r"\bnull\b|\bundefined\b|(?<!\w)-1\b|\{ ?\$", text), text
            assert not re.fullmatch(r"(label|tip|card|move|event|category|ask)-[a-z-]+", text), text

    def check_chips(self) -> bool:
        """Signs keep to the chips of the log; returns whether one was ringed where it lies."""
        assert self.page.evaluate(ASTRAY) == []
        chips = self.page.locator(".log .chip:visible").all()
        ringed = self.page.locator(".board .pointed")
        for chip in reversed(chips[-20:]):
            chip.hover()
            self.page.wait_for_timeout(50)
            if ringed.count():
                self.page.mouse.move(5, 5)
                expect(ringed).to_have_count(0)
                return True
        return False

    def check_refusal(self) -> None:
        """A move that is not legal is refused in the reader's language, and nothing changes."""
        told = self.ask("")
        offered = {each["move"] for each in told["legal"][str(self.seat)]}
        move = next(n for n in range(game_called(self.slug).moves.count) if n not in offered)
        body = {"seat": self.seat, "answers": told["answers"][str(self.seat)], "moves": [move]}
        with pytest.raises(urllib.error.HTTPError) as refused:
            self.ask("/moves", body)
        why = json.load(refused.value)["error"]
        self.page.evaluate(f"window.spoil = {move}")
        toast = self.page.locator(".toast")
        for _ in range(40):
            step(self.page, self.slug)
            self.page.wait_for_timeout(100)
            if toast.count():
                break
        expect(toast).to_have_text(page_words(self.lang).format("act-refused", {"words": why}))
        self.page.evaluate("window.spoil = undefined")
        assert self.ask("")["ply"] == told["ply"]

    def is_waited_for(self) -> bool:
        """Whether it is the reader's turn, once nothing that was pressed is on its way."""
        told = self._agreed()
        ply = None
        while ply != told["ply"]:
            ply = told["ply"]
            self.page.wait_for_timeout(400)
            told = self._agreed()
        (view,) = told["views"].values()
        return self.seat in view["waiting"]

    def read_in(self, lang: str) -> None:
        """Through the settings, in the middle of the game."""
        settings = page_words(self.lang).format("app-settings", {})
        self.page.get_by_role("button", name=settings).click()
        self.page.locator("dialog select").nth(1).select_option(value=lang)
        self.page.keyboard.press("Escape")
        self.lang = lang

    def _agreed(self) -> Any:
        """What the server tells, once the page shows the same log and asks the same.

        What was pressed last may still be on its way: so both are looked at again.
        """
        end = time.monotonic() + 60
        while self._shown() != self._told(told := self.ask("")) and time.monotonic() < end:
            self.page.wait_for_timeout(50)
        assert self._shown() == self._told(told)
        return told

    def _shown(self) -> tuple[list[str], list[str]]:
        asked = self.page.locator(".banner .question").all_text_contents()
        return [smooth(one) for one in self.page.evaluate(LINES)], [smooth(one) for one in asked]

    def _told(self, told: Any) -> tuple[list[str], list[str]]:
        lines = [Line(**line) for entry in told["log"] for line in entry["lines"]]
        (view,) = told["views"].values()
        mine = self.seat in view["waiting"]
        asked = told["ask"].get(str(self.seat if mine else view["seat"]))
        return [plain(line.text) for line in joined(lines)], [plain(asked)] if asked else []


def test_what_no_table_of_ours_answers_is_in_the_readers_language(visit: Visit) -> None:
    """A proxy before a server that is down has English of its own, or nothing at all to say; a
    language that another version had is none."""
    page = visit(settings='{"lang": "fr"}')
    page.get_by_text(page_words("fr").format("lobby-games", {})).first.wait_for()
    page.route("**/api/**", lambda route: route.fulfill(status=502, body="<h1>Bad Gateway</h1>"))
    page.reload()
    expect(page.get_by_text(page_words("fr").format("lobby-offline", {})).first).to_be_visible()
    expect(page.get_by_text("Bad Gateway")).to_have_count(0)
    old = visit(settings='{"lang": "xx"}')
    old.get_by_text(page_words("en").format("lobby-games", {})).first.wait_for()
    expect(old.locator("html")).to_have_attribute("lang", "en")


@pytest.mark.parametrize(("slug", "variant"), GAMES)
def test_each_reads_their_own_language(
    visit: Visit, server: Server, slug: str, variant: str
) -> None:
    server.prepare(slug)
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "link", "name": "Bob"}]
    made = server.post(
        "/api/tables", {"game": slug, "variant": variant, "seats": seats, "public": True}
    )
    table = made["table"]

    def sit(seat: int, lang: str, name: str) -> Reader:
        secret = made["seats"][seat]["secret"]
        path = f"/#/table/{table}/{seat}/{secret}"
        page = visit(path, settings=SETTINGS % (lang, name), script=SPOIL)
        return Reader(page, server, slug, table, lang, seat, secret)

    ann, bob = sit(0, "de", "Ann"), sit(1, "fr", "Bob")
    page = visit(f"/#/table/{table}", settings=SETTINGS % ("es", "Cleo"))
    watcher = Reader(page, server, slug, table, "es", None, None)
    everybody = [ann, bob, watcher]
    for reader in everybody:
        reader.page.locator(".banner .question").wait_for()
        reader.check()

    for reader in (ann, bob):
        for _ in range(40):
            if reader.is_waited_for():
                break
            play_out([ann.page, bob.page], slug, steps=1)
        reader.check_refusal()
    play_out([ann.page, bob.page], slug, steps=8)
    for reader in everybody:
        reader.check()

    ann.read_in("es")
    bob.read_in("de")
    watcher.read_in("fr")
    for reader in everybody:
        reader.check()
    play_out([ann.page, bob.page], slug, steps=6)
    for reader in everybody:
        reader.check()
    for _ in range(5):  # what was spoken of last need not lie on the board any more
        ringed = [reader.check_chips() for reader in everybody]
        if any(ringed):
            return
        play_out([ann.page, bob.page], slug, steps=4)
    raise AssertionError("what lies on the board is ringed")
