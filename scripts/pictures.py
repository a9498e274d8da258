"""Pictures of every page: `make pictures` writes them into docs/pictures.

Starts the real server, plays fixed seeds with bots through its API, and looks at the tables with a
real Chromium. ``python -m scripts.pictures --help`` says how to take a few of them.
"""

from __future__ import annotations

import argparse
import json
import shutil
import tempfile
import time
from base64 import b64decode
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

from playwright.sync_api import sync_playwright
from tests.web.conftest import CHROMIUM, FLAGS, ROOT
from tests.web.server import Server
from websockets.sync.client import connect

from galactable import Table, bots

FOLDER = ROOT / "docs" / "pictures"
WIDE, NARROW, MOST = (1280, 860), (390, 844), 1500
NAMES = ["Ann", "Bob", "Cem", "Dee"]


def anything(view: Any) -> bool:
    """Any moment will do."""
    return True


def seven_laid(view: Any) -> bool:
    """Most of the tiles lie."""
    return len(view["players"][0]["galaxy"]) == 7


def kinds_of_dice(view: Any) -> bool:
    """Thrown once, dice of several kinds."""
    sequence = view["sequence"]
    kinds = {sides for sides, _ in sequence["dice"]}
    return sequence["mode"] == "turn" and sequence["throws"] == 1 and len(kinds) > 1


def two_in_the_bay(view: Any) -> bool:
    """Some dice have been used."""
    return sum(face is not None for face in view["dice"]["bay"]) >= 2


@dataclass(frozen=True)
class Moment:
    """From this ply on, when Ann is asked in the phase and the table looks right."""

    ply: int
    phase: str
    right: Callable[[Any], bool] = anything


@dataclass(frozen=True)
class Scene:
    """A game, and where it is looked at besides its end."""

    slug: str
    seats: int
    variant: str
    seed: int
    moments: dict[str, Moment]


SCENES = [
    Scene(
        "point-galaxy",
        3,
        "standard",
        11,
        {"start": Moment(0, "draft"), "middle": Moment(52, "place")},
    ),
    Scene(
        "rock-the-galaxy",
        3,
        "standard",
        5,
        {"start": Moment(0, "bands"), "middle": Moment(60, "turn")},
    ),
    Scene(
        "cosmic-factory",
        3,
        "standard",
        8,
        {"start": Moment(0, "draft"), "middle": Moment(120, "build", seven_laid)},
    ),
    Scene(
        "galactzy",
        3,
        "advanced",
        4,
        {"start": Moment(3, "start"), "middle": Moment(60, "sequence", kinds_of_dice)},
    ),
    Scene(
        "tiny-galaxies",
        3,
        "standard",
        6,
        {"start": Moment(0, "main"), "middle": Moment(50, "main", two_in_the_bay)},
    ),
]


class Played:
    """A table at the server, all of whose seats are played from here, and the same table beside."""

    def __init__(self, server: Server, scene: Scene) -> None:
        names = NAMES[: scene.seats]
        body = {
            "game": scene.slug,
            "variant": scene.variant,
            "seed": scene.seed,
            "hints": True,
            "seats": [
                {"kind": "link" if seat else "me", "name": name} for seat, name in enumerate(names)
            ],
        }
        made = server.post("/api/tables", body)
        self.server = server
        self.id = made["table"]
        self.secrets = [seat["secret"] for seat in made["seats"]]
        self.company = ExitStack()
        for seat in range(1, scene.seats):
            self.sit(seat)
        self.table = Table(scene.slug, scene.seats, scene.variant, scene.seed)
        self.bot = bots.get_bot("greedy")

    def sit(self, seat: int) -> None:
        """Somebody else is there."""
        address = f"{self.server.url.replace('http', 'ws')}/api/tables/{self.id}/live"
        socket = self.company.enter_context(connect(address, max_queue=None))
        socket.send(json.dumps({"type": "hello", "secrets": [self.secrets[seat]], "have": 0}))

    def close(self) -> None:
        """Everybody goes."""
        self.company.close()

    def until(self, moment: Moment) -> None:
        """Plays on until the moment, or to the end."""
        while not self.table.over:
            asked = 0 in self.table.waiting and len(self.table.codes(0)) > 1
            if self.table.ply >= moment.ply and asked:
                view = self.table.view(0)
                if view["phase"] == moment.phase and moment.right(view):
                    return
            self.step()

    def choose(self, seat: int) -> int:
        """What a seat does."""
        return int(self.bot.choose(self.table.game, self.table.state, seat, key=self.table.ply))

    def step(self) -> None:
        """One decision; most of those with a single choice the server makes by itself."""
        table = self.table
        forced = next((s for s in table.waiting if len(table.codes(s)) == 1), None)
        seat = table.waiting[-1] if forced is None else forced
        codes = table.codes(seat)
        move = self.choose(seat) if forced is None else codes[0]
        for _ in range(600):
            update = self.server.get(f"/api/tables/{self.id}", self.secrets)
            legal = [each["move"] for each in update["legal"].get(str(seat), [])]
            if update["ply"] > table.ply:
                break
            if legal == codes:
                answers = update["answers"][str(seat)]
                body = {"seat": seat, "answers": answers, "moves": [move]}
                with suppress(HTTPError):  # it may have been quicker: then it is a ply ahead
                    self.server.post(f"/api/tables/{self.id}/moves", body, self.secrets)
            time.sleep(0.05)
        else:
            raise AssertionError(f"{self.id} is not where it should be: {update['views']['0']}")
        table.play(move, seat)

    @property
    def address(self) -> str:
        """Where the first seat sees it."""
        return f"/#/table/{self.id}/0/{self.secrets[0]}"


class Camera:
    """Takes a page's picture in the looks that were asked for."""

    def __init__(self, browser: Any, url: str, folder: Path, chosen: argparse.Namespace) -> None:
        self.browser, self.url, self.folder = browser, url, folder
        self.looks = chosen.looks.split(",") if chosen.looks else []
        self.only, self.kind = chosen.only, chosen.format

    @contextmanager
    def page(self, path: str, look: str, **settings: Any) -> Iterator[Any]:
        """A page of a person who has played before."""
        width, height = NARROW if look.startswith("narrow") else WIDE
        narrow = look.startswith("narrow")
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            device_scale_factor=1,
            locale="en-US",
            reduced_motion="reduce",
            has_touch=narrow,
            is_mobile=narrow,
        )
        theme = "light" if look.endswith("light") else "dark"
        chosen = {"lang": "en", "theme": theme, "notes": False, "name": "Ann", **settings}
        context.add_init_script(
            f"localStorage.setItem('galactable.settings', {json.dumps(json.dumps(chosen))});"
        )
        page = context.new_page()
        page.set_default_timeout(60_000)
        page.goto(self.url + path)
        yield page
        context.close()

    def wants(self, *names: str) -> bool:
        """Whether any of these pictures is to be taken."""
        return any(word in name for word in self.only.split(",") for name in names)

    def take(
        self,
        name: str,
        path: str,
        ready: str,
        looks: list[str],
        act: Callable[[Any], None] | None = None,
        **settings: Any,
    ) -> None:
        """One page, in each look."""
        for look in (self.looks or looks) if self.wants(name) else []:
            with self.page(path, look, **settings) as page:
                page.locator(ready).first.wait_for()
                page.wait_for_timeout(400)
                if act:
                    act(page)
                    page.wait_for_timeout(300)
                suffix = "" if look == "dark" else f"-{look}"
                self.save(page, f"{name}{suffix}")

    def save(self, page: Any, name: str) -> None:
        """The window, or on a phone the whole page."""
        size = "({width, height}) => [width, height]"
        whole = page.evaluate(f"({size})(document.documentElement.getBoundingClientRect())")
        # The sky stands still while a page scrolls; a picture of the whole page shows all of it.
        page.evaluate("document.body.style.backgroundAttachment = 'scroll'")
        narrow = page.viewport_size["width"] == NARROW[0]
        width, height = (NARROW[0], min(MOST, whole[1])) if narrow else WIDE
        # From the top, where what sticks to the window lies while nobody scrolls.
        page.add_style_tag(content=".banner, [data-sticks] { position: static !important }")
        page.evaluate("scrollTo(0, 0)")
        clip = {"x": 0, "y": 0, "width": width, "height": height, "scale": 1}
        quality = {"quality": 62} if self.kind == "webp" else {}
        answer = page.context.new_cdp_session(page).send(
            "Page.captureScreenshot",
            {"format": self.kind, "clip": clip, "captureBeyondViewport": True, **quality},
        )
        file = self.folder / f"{name}.{self.kind}"
        file.write_bytes(b64decode(answer["data"]))
        print(f"{file.name} {file.stat().st_size // 1024} kB", flush=True)


def shoot(server: Server, camera: Camera) -> None:
    """All of them."""
    camera.take("lobby", "/", ".game .primary", ["dark", "light", "narrow"])
    camera.take("new-table", "/", ".game .primary", ["dark"], new_table)
    for scene in SCENES:
        played = Played(server, scene)
        slug = scene.slug
        if camera.wants(*(f"{slug}-{each}" for each in (*scene.moments, "end", "replay"))):
            for moment, when in scene.moments.items():
                played.until(when)
                looks = ["dark", "light", "narrow"] if moment == "middle" else ["dark"]
                camera.take(f"{slug}-{moment}", played.address, ".banner.mine", looks)
            if camera.wants(f"{slug}-end", f"{slug}-replay"):
                played.until(Moment(10**9, "over"))
                camera.take(f"{slug}-end", played.address, ".result", ["dark"])
                address = f"/#/replay/{played.id}/{played.table.ply * 2 // 3}"
                looks = ["dark"] if scene is SCENES[-1] else []
                camera.take(f"{slug}-replay", address, ".controls", looks)
        played.close()
    if camera.wants("notes", "hint", "rules", "scores", "curtain", "settings"):
        around(server, camera)


def around(server: Server, camera: Camera) -> None:
    """What surrounds a table: notes, a hint, the rules, an explanation, the curtain."""
    scene = replace(SCENES[0], seed=21)
    played = Played(server, scene)
    played.until(Moment(0, "draft"))
    camera.take("notes", played.address, ".bubble", ["dark"], notes=True)
    played.until(Moment(60, "draft"))
    camera.take("hint", played.address, ".banner.mine", ["dark"], hint)
    camera.take("rules", played.address, ".banner.mine", ["dark"], rules)
    camera.take("scores", played.address, ".banner.mine", ["dark"], explain)
    camera.take("settings", "/", ".game .primary", ["dark"], lambda page: press(page, "Settings"))
    played.close()


def press(page: Any, name: str) -> None:
    """A button by its name."""
    page.get_by_role("button", name=name).first.click()


def new_table(page: Any) -> None:
    """The dialog for a new table."""
    press(page, "New table: Galactzy")
    page.get_by_role("dialog").wait_for()


def hint(page: Any) -> None:
    """What a strong player would do."""
    press(page, "Hint")
    page.locator(".hint").wait_for()


def rules(page: Any) -> None:
    """The rules, searched."""
    press(page, "Rules")
    page.get_by_role("searchbox").fill("asteroid")


def explain(page: Any) -> None:
    """Where the points come from; one line is pointed at."""
    press(page, "Where Ann")
    page.locator(".part").nth(1).hover()


def main() -> None:
    """Reads the arguments."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER)
    parser.add_argument("--only", default="", help="a part of the pictures' names")
    parser.add_argument("--looks", default="", help="dark, light, narrow, narrow-light")
    parser.add_argument("--format", default="webp", choices=["webp", "png", "jpeg"])
    parser.add_argument("--url", default="", help="a server that runs already")
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    path = next((p for p in map(shutil.which, CHROMIUM) if p), None)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), {"requests": 10_000})
        if chosen.url:
            server.url = chosen.url
        else:
            server.start()
        try:
            browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
            shoot(server, Camera(browser, server.url, chosen.folder, chosen))
            browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
