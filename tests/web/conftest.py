"""A browser and a server for the tests of the page."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.table.conftest import postgres  # noqa: F401
from tests.web.press import watch
from tests.web.server import Server

sync_api = pytest.importorskip("playwright.sync_api")
sync_api.expect.set_options(timeout=60_000)

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "galactable" / "table" / "static" / "index.html"
CACHE = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
UNPACKED = CACHE / "galactable" / "chromium" / "chromium"
CHROMIUM = (  # as scripts/find-chromium
    *("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"),
    str(UNPACKED),
)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SETTINGS = '{"lang": "en", "quick": true, "notes": false, "confirm": false, "name": "Ann"}'


@pytest.fixture(scope="session")
def serve(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Callable[..., Server]]:
    """``serve(name, **options)``: one process and a file, or see ``--postgres``."""
    if not STATIC.is_file():
        pytest.fail("the page is not built: `make page` builds it")
    started: list[Server] = []

    def start(name: str, **options: Any) -> Server:
        if request.config.getoption("--postgres"):
            running = request.getfixturevalue("postgres")
            running.psql(f"CREATE DATABASE {name};")
            options |= {"database": str(running.get_uri(database=name)), "workers": 2}
        found = Server(tmp_path_factory.mktemp(name), **options)
        found.start()
        started.append(found)
        return found

    yield start
    for each in started:
        each.stop()


@pytest.fixture(scope="session")
def server(serve: Callable[..., Server]) -> Server:
    found = serve("shared")
    found.prepare("rock-the-galaxy")
    return found


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    path = next((p for p in map(shutil.which, CHROMIUM) if p), None)
    if path is None:
        pytest.skip("no Chromium was found: scripts/find-chromium")
    with sync_api.sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield found
        found.close()


@pytest.fixture
def visit(server: Server, browser: Any) -> Iterator[Callable[..., Any]]:
    """``visit(path, **options of the browser's context)``: a page of a person of its own."""
    contexts: list[Any] = []
    problems: list[str] = []

    def open_page(
        path: str = "/", settings: str = SETTINGS, script: str = "", **options: Any
    ) -> Any:
        options.setdefault("viewport", {"width": 1280, "height": 900})
        options.setdefault("reduced_motion", "reduce")
        # It keeps files for a page without a connection (test_network): a tenth of opening a page.
        options.setdefault("service_workers", "block")
        context = browser.new_context(locale="en-US", **options)
        context.add_init_script(
            f"localStorage.getItem('galactable.settings') ?? "
            f"localStorage.setItem('galactable.settings', {settings!r})"
        )
        if script:
            context.add_init_script(script)
        watch(context)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(60_000)
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.goto(server.url + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not problems
