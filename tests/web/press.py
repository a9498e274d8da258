"""Pressing with a witness: a press is told what must change, and fails if that was so before.

Every control that appears on a page is noted, and so is every one that was pressed this way;
``controls.py`` compares the two when all browser tests have run.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Locator, expect

from tests.web.controls import controls

# Where a guide is followed through whole games: a press counts if the page changed after it.
PLAYED = ".bubble"
# Places whose controls other tests press, each with all it has.
ELSEWHERE = {
    ".board": "the boards: test_games and test_board_* play whole games on them",
    ".rules, .note": "the rules and the notes: test_learning",
}
# Controls whose words depend on the game.
KINDS = {
    ".chip": "a thing that is spoken of",
    ".scores .line": "where points come from",
    ".choices .btn": "a move without a place on the board",
    ".standing input": "a standing answer",
    ".log .bare": "a move of the log",
    ".track": "scores over the game",
    ".meanwhile": "what happened since my last turn",
}
# Names of people, bots and games: a control is the same whomever it is about.
NAMES = (
    "Point Galaxy|Rock the Galaxy|Cosmic Factory|Galactzy|Tiny Galaxies"
    "|Ann|Bob|Cem|Wim|Eve|Robert|Guest|Friend|Player|You"
    "|Vega|Rigel|Lyra|Orion|Mira|Altair|Nova|Capella"
    "|Cadet|Pilot|Navigator|Captain|Admiral|Legend|Greedy|Random"
)
_NAMES = re.compile(rf"\b({NAMES})\b( \d+)?")

NOTE = """
(() => {
  const PLAYED = %s, ELSEWHERE = %s, KINDS = %s;
  const CONTROLS = 'button, a[href], input, select, textarea';
  const words = (text) => (text ?? '').replace(/\\s+/g, ' ').trim();
  window.nameOfControl = (element) => {
    for (const [selector, kind] of Object.entries(KINDS))
      if (element.matches(selector)) return kind;
    const labels = [...(element.labels ?? [])].map((each) => {
      const own = each.cloneNode(true);
      own.querySelector('select')?.remove();  // a label that holds a list is not what is in it
      return own.textContent;
    }).join(' ');
    const own = element.matches('input, select, textarea') ? element.name : element.innerText;
    if (element.type === 'radio') return `radio ${element.name}`;
    return `${element.localName} ${words(element.getAttribute('aria-label') || labels || own)}`;
  };
  // In other languages there are the same controls in other words.
  const english = () => document.documentElement.lang === 'en';
  const known = new Set();
  const look = () => {
    if (!english()) return;
    const fresh = [];
    for (const each of document.querySelectorAll(CONTROLS)) {
      // What flies over the table is a picture of what it was.
      const picture = each.closest('[inert]') || !each.getClientRects().length;
      if (picture || each.closest(ELSEWHERE)) continue;
      const name = window.nameOfControl(each);
      if (!known.has(name)) fresh.push(name);
      known.add(name);
    }
    if (fresh.length) window.noteControls(fresh);
  };
  let touched = '';
  addEventListener('click', ({target}) => {
    const control = target.closest(CONTROLS);
    if (control?.closest(PLAYED) && english())
      touched = window.nameOfControl(control);
  }, true);
  let soon = 0;
  const later = () => {
    if (touched) window.notePlayed(touched);
    touched = '';
    soon ||= setTimeout(() => { soon = 0; look(); }, 150);
  };
  new MutationObserver(later).observe(document, { subtree: true, childList: true });
})();
"""


def watch(context: BrowserContext) -> None:
    """Notes whatever appears on the pages of a context."""
    context.expose_function("noteControls", _note_seen)
    context.expose_function("notePlayed", lambda name: controls.pressed.add(kind_of(name)))
    context.add_init_script(NOTE % (repr(PLAYED), repr(", ".join(ELSEWHERE)), repr(KINDS)))


def press(
    control: Locator,
    changes: Callable[[], object] | None = None,
    *,
    shows: Locator | None = None,
    hides: Locator | None = None,
    says: tuple[Locator, str] | None = None,
    act: Callable[[Locator], object] = Locator.click,
) -> None:
    """Presses a control; something must come of it.

    ``shows`` appears, ``hides`` goes, ``says`` is read somewhere, and none of it was so before;
    ``changes`` checks what these cannot say.
    """
    assert changes or shows or hides or says, "a press is told what must change"
    control.wait_for()
    assert not (shows and shows.first.is_visible()), "it was there before"
    assert not (hides and not hides.first.is_visible()), "it was gone before"
    assert not (says and says[1] in _read(says[0])), "it was said before"
    _note_press(control)
    act(control)
    if shows:
        expect(shows.first).to_be_visible()
    if hides:
        expect(hides).to_have_count(0)
    if says:
        expect(says[0].first).to_contain_text(says[1])
    if changes:
        changes()


def write(field: Locator, text: str) -> None:
    """Fills in a field; that it was read shows when the form is sent."""
    _note_press(field)
    field.fill(text)
    expect(field).to_have_value(text)


def choose(field: Locator, **wish: Any) -> None:
    """Chooses from a list."""
    _note_press(field)
    box = field.element_handle()  # its label may speak another language afterwards
    chosen = box.select_option(**wish)[0]
    field.page.wait_for_function("([box, value]) => box.value === value", arg=[box, chosen])


def tick(box: Locator, on: bool = True) -> None:
    """Sets a mark, or takes it away."""
    _note_press(box)
    expect(box).to_be_checked(checked=not on)
    _label(box).click()
    expect(box).to_be_checked(checked=on)


def pick(radio: Locator) -> None:
    """Chooses one of several; it may be chosen already."""
    _note_press(radio)
    if not radio.is_checked():
        _label(radio).click()
    expect(radio).to_be_checked()


def _label(choice: Locator) -> Locator:
    """What people see of a choice and press, once it lies still."""
    return choice.locator("xpath=ancestor::label[1]")


def kind_of(control: str) -> str:
    """What kind of control it is: its words without names, numbers and signs."""
    named = re.sub(r"\d+", "n", _NAMES.sub("…", control))
    return re.sub(r"(?<=React with ).+", "…", named)


def _note_seen(names: list[str]) -> None:
    for name in names:
        controls.seen.setdefault(kind_of(name), name)


def _note_press(control: Locator) -> None:
    name = control.evaluate("(element) => window.nameOfControl?.(element) ?? ''")
    controls.pressed.add(kind_of(name))


def _read(place: Locator) -> str:
    return (place.first.text_content() or "") if place.count() else ""
