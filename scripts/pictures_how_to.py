"""Pictures of how to play: `make pictures` writes them into docs/games/pictures.

A picture is a part of a board at a moment of a game with a fixed seed, numbered where its caption
speaks of it. Where the part has words in it, there is a picture for every language.
"""

from __future__ import annotations

import argparse
import json
import shutil
import tempfile
from base64 import b64decode
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright
from scripts.pictures import Moment, Played, Scene
from tests.web.conftest import CHROMIUM, FLAGS, ROOT
from tests.web.server import Server

from galactable.core.first import LEARNER, Named, first_game, named
from galactable.core.language import languages

FOLDER = ROOT / "docs" / "games" / "pictures"
ENGLISH = "en"
QUALITY = 72
SHARP = 2  # dots a pixel

# The window is as large as all the parts together; numbers stand at the corners of what they name,
# the left one unless told.
FRAME = """([parts, numbers, room]) => {
  const all = parts.flatMap((part) => [...document.querySelectorAll(part)]);
  const seen = all.map((each) => each.getBoundingClientRect()).filter((box) => box.width);
  const left = Math.min(...seen.map((box) => box.left)) - room;
  const top = Math.min(...seen.map((box) => box.top)) - room;
  numbers.forEach((what, i) => {
    const right = what.startsWith('right of ');
    const box = document.querySelector(what.replace('right of ', '')).getBoundingClientRect();
    const mark = document.createElement('b');
    mark.textContent = i + 1;
    mark.className = 'how-to-number';
    mark.style.left = `${(right ? box.right : Math.max(left + 13, box.left - 8)) + scrollX}px`;
    mark.style.top = `${Math.max(top + 14, box.top) + scrollY}px`;
    document.body.append(mark);
  });
  return {
    x: left + scrollX, y: top + scrollY,
    width: Math.max(...seen.map((box) => box.right)) + room - left,
    height: Math.max(...seen.map((box) => box.bottom)) + room - top,
  };
}"""
STYLE = """
  .how-to-number {
    position: absolute; z-index: 99; transform: translate(-45%, -45%);
    width: 24px; height: 24px; border-radius: 50%; border: 2px solid #fff;
    background: #c2185b; color: #fff; font: 700 15px/20px sans-serif; text-align: center;
  }
"""


@dataclass(frozen=True)
class Figure:
    """A part of the board: what is shown, what is numbered, what is left out."""

    name: str
    moment: Moment
    parts: tuple[str, ...]
    numbers: tuple[str, ...] = ()
    hidden: str = ""
    spoken: bool = False
    width: int = 1280
    act: Callable[[Any], None] | None = None
    room: int = 10


class Guided(Played):
    """A table of the guided first game, where Ann does what she is asked for."""

    def __init__(self, server: Server, scene: Scene) -> None:
        super().__init__(server, scene)
        self.made: dict[int, list[Named]] = {seat: [] for seat in range(scene.seats)}

    def choose(self, seat: int) -> int:
        """As the guide and the script say, then as a bot would."""
        table, made = self.table, self.made[seat]
        first = first_game(table.game)
        assert first is not None
        guidance = first.guidance(made) if seat == LEARNER else None
        script = None if seat == LEARNER else first.scripted(seat, len(made))
        step = guidance.steps[-1] if guidance else None
        for wanted in (step.moves, step.also) if step else ([script] if script else [],):
            for code in table.codes(seat):
                move = named(table.game, table.state, seat, code)
                if move.fits(wanted):
                    made.append(move)
                    return code
        return super().choose(seat)


def planet_in_hand(view: Any) -> bool:
    """A planet is to be laid."""
    return view["drafted"][0] is not None and view["drafted"][0].startswith("P")


def complete(view: Any) -> bool:
    """All tiles lie."""
    return len(view["players"][0]["galaxy"]) == 9


def famous(view: Any) -> bool:
    """A band with singles and fans."""
    player = view["players"][0]
    return player["singles"] > 1 and player["fans"] > 0


def visited(view: Any) -> bool:
    """Somebody has landed on the first planet, and somebody orbits it."""
    planet = view["row"][0]
    return bool(planet["surface"]) and any(planet["orbit"])


def used(view: Any) -> bool:
    """Two dice lie in the bay, two are left."""
    dice = view["dice"]
    return sum(face is not None for face in dice["bay"]) == 2 and len(dice["inactive"]) >= 2


SLOT = ".market .slot:nth-child"
SYSTEM = ".galaxy .system:first-child"
FIRST_PLANET = ".row-of .planet:first-child"

LESSONS: list[tuple[Scene, list[Figure]]] = [
    (
        Scene("point-galaxy", 2, "standard", 33, {}),
        [
            Figure("market", Moment(0, "draft"), (".market .slot",), (f"{SLOT}(1)", f"{SLOT}(4)")),
            Figure("tokens", Moment(0, "draft"), (".supply ul",), hidden=".supply h2"),
            Figure(
                "galaxy",
                Moment(67, "draft"),
                (".galaxy .system",),
                (f"right of {SYSTEM} .behind", f"{SYSTEM} .sun", f"{SYSTEM} .line"),
                hidden=".hole span",
                room=20,
            ),
            Figure(
                "place",
                Moment(60, "place", planet_in_hand),
                (".galaxy .system", ".hand .in-hand:first-child"),
                hidden=".hole span, .found, .galaxy header",
            ),
        ],
    ),
    (
        Scene("rock-the-galaxy", 2, "first", 430, {}),
        [
            Figure(
                "supply",
                Moment(2, "turn"),
                (".supply .pile",),
                (".supply .fans", ".supply .pile:not(.fans)"),
            ),
            Figure("set", Moment(4, "turn"), (".sets .set", ".hand li"), spoken=True),
            Figure(
                "band",
                Moment(6, "turn", famous),
                (".mine .stage",),
                (".mine .singles", ".mine .fans"),
            ),
        ],
    ),
    (
        Scene("cosmic-factory", 2, "standard", 7, {}),
        [
            Figure("tiles", Moment(0, "draft"), (".packet .cf-piece",), spoken=True),
            Figure("tokens", Moment(20, "build"), (".coins .coin",), hidden=".bests"),
            Figure("galaxy", Moment(20, "build", complete), (".square",), spoken=True),
        ],
    ),
    (
        Scene("galactzy", 2, "basic", 337, {}),
        [
            Figure("dice", Moment(7, "sequence"), (".felt .spot",), spoken=True),
            Figure("card", Moment(20, "sequence"), (".cards table",), spoken=True),
        ],
    ),
    (
        Scene("tiny-galaxies", 2, "standard", 6, {}),
        [
            Figure("dice", Moment(10, "main", used), (".dice .die", ".bay"), spoken=True),
            Figure(
                "planet",
                Moment(20, "main", visited),
                (FIRST_PLANET,),
                tuple(
                    f"{FIRST_PLANET} {part}" for part in (".points", ".resource", ".does", ".track")
                ),
            ),
            Figure("levels", Moment(20, "main"), (".mat.mine .levels",)),
        ],
    ),
]
GUIDED = ("rock-the-galaxy", "galactzy")


class Camera:
    """Takes pictures of parts of a table."""

    def __init__(self, browser: Any, url: str, folder: Path) -> None:
        self.browser, self.url, self.folder = browser, url, folder

    def take(self, played: Played, slug: str, figure: Figure) -> None:
        """One figure, in every language if it has words."""
        for lang in languages() if figure.spoken else (ENGLISH,):
            suffix = "" if lang == ENGLISH else f".{lang}"
            file = self.folder / slug / f"{figure.name}{suffix}.webp"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(self.look(played.address, figure, lang))
            print(f"{slug}/{file.name} {file.stat().st_size / 1024:.0f} kB", flush=True)

    def look(self, address: str, figure: Figure, lang: str) -> bytes:
        """The bytes of a picture."""
        context = self.browser.new_context(
            viewport={"width": figure.width, "height": 1400},
            locale="en-US",
            reduced_motion="reduce",
        )
        chosen = {"lang": lang, "theme": "dark", "notes": False, "name": "Ann"}
        stored = json.dumps(json.dumps(chosen))
        context.add_init_script(f"localStorage.setItem('galactable.settings', {stored})")
        page = context.new_page()
        page.set_default_timeout(60_000)
        page.goto(self.url + address)
        page.locator(".banner.mine").wait_for()
        for part in figure.parts:
            page.locator(part).first.wait_for()
        hidden = f"{figure.hidden} {{ visibility: hidden }}" if figure.hidden else ""
        page.add_style_tag(content=STYLE + hidden)
        page.wait_for_timeout(500)
        if figure.act:
            figure.act(page)
        clip = page.evaluate(FRAME, [figure.parts, figure.numbers, figure.room])
        answer = context.new_cdp_session(page).send(
            "Page.captureScreenshot",
            {
                "format": "webp",
                "quality": QUALITY,
                "clip": {**clip, "scale": SHARP},
                "captureBeyondViewport": True,
            },
        )
        context.close()
        return b64decode(answer["data"])


def main() -> None:
    """Reads the arguments."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER)
    parser.add_argument("--only", default="", help="a part of `<game>/<figure>`")
    chosen = parser.parse_args()
    path = next((p for p in map(shutil.which, CHROMIUM) if p), None)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), {"requests": 10_000})
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
            camera = Camera(browser, server.url, chosen.folder)
            for scene, figures in LESSONS:
                wanted = [each for each in figures if chosen.only in f"{scene.slug}/{each.name}"]
                if not wanted:
                    continue
                played = (Guided if scene.slug in GUIDED else Played)(server, scene)
                for figure in wanted:
                    played.until(figure.moment)
                    assert not played.table.over, f"{scene.slug}/{figure.name} never comes"
                    camera.take(played, scene.slug, figure)
                played.close()
            browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
