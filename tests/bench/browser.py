"""How light the page is on its feet, in a real browser: ``python -m tests.bench.browser [GAME]``.

Opens a table of each game and watches three bots, then three others to the end. Tasks are measured
in processor time of the page's main thread, so that other work on the machine does not count.
Prints an object a line: the longest task while the table opens and while bots play, how many are
over 50 ms, the share of its time that the main thread was busy, frames while things move; then
listeners, nodes and megabytes of heap (compiled functions apart) when a table is opened, at its
end, in a page that is opened at its end, and in the lobby after it. What a page keeps for nothing
is what it has more than the one just opened.
"""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.web.conftest import CHROMIUM, FLAGS, sync_api
from tests.web.server import Server

GAMES = ("point-galaxy", "rock-the-galaxy", "cosmic-factory", "galactzy", "tiny-galaxies")
SETTINGS = '{"lang": "en", "pace": "brisk", "notes": false, "confirm": false}'
CATEGORIES = ["toplevel", "disabled-by-default-devtools.timeline", "devtools.timeline"]
PACE = 0.6
"""As a server has it, so that moves come one by one."""
QUICK = 0.05
"""Where only what is left at the end counts."""
# Frames while something moves: the times between them, of animations that are running.
FRAMES = """
window.between = [];
let last = 0;
const look = (now) => {
  if (last && document.getAnimations().some((one) => one.playState === 'running'
      && one.effect.getTiming().iterations !== Infinity)) window.between.push(now - last);
  last = now;
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""


def tasks(trace: bytes) -> list[float]:
    """Milliseconds of processor time of every task on the busiest page's main thread."""
    events = json.loads(trace)["traceEvents"]
    mains = {
        (e["pid"], e["tid"])
        for e in events
        if e.get("name") == "thread_name" and e["args"].get("name") == "CrRendererMain"
    }
    by_thread: dict[tuple[int, int], list[float]] = {}
    for e in events:
        key = (e.get("pid"), e.get("tid"))
        if key in mains and e.get("name", "").endswith("RunTask") and e.get("ph") == "X":
            by_thread.setdefault(key, []).append(e.get("tdur", 0) / 1000)
    return max(by_thread.values(), key=sum, default=[])


@contextmanager
def open_browser() -> Iterator[Any]:
    """Chromium, headless."""
    path = next(found for found in map(shutil.which, CHROMIUM) if found)
    with sync_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


class Watch:
    """A page at a public table of bots."""

    def __init__(self, browser: Any, url: str) -> None:
        self.browser = browser
        self.context = browser.new_context(viewport={"width": 1366, "height": 657})
        self.context.add_init_script(f"localStorage.setItem('galactable.settings', '{SETTINGS}')")
        self.context.add_init_script(FRAMES)
        self.page = self.context.new_page()
        self.page.set_default_timeout(120_000)
        self.cdp = self.context.new_cdp_session(self.page)
        self.cdp.send("Performance.enable")
        self.url = url
        self.page.goto(url)
        self.page.locator("h1").wait_for()

    def traced(self, seconds: float, act: Any) -> list[float]:
        """The tasks while something is done, and ``seconds`` after it."""
        self.browser.start_tracing(page=self.page, categories=CATEGORIES)
        act()
        self.page.wait_for_timeout(1000 * seconds)
        return tasks(self.browser.stop_tracing())

    def open(self, path: str) -> None:
        """From the lobby, where what all pages share is loaded, to a table."""
        self.page.goto(self.url + path)
        self.page.locator(".board [data-region], .board .wrap, .board .can").first.wait_for()

    def figures(self) -> dict[str, float]:
        """Listeners and heap after a collection."""
        self.page.wait_for_timeout(1500)
        self.cdp.send("HeapProfiler.collectGarbage")
        found = self.cdp.send("Performance.getMetrics")["metrics"]
        named = {one["name"]: one["value"] for one in found}
        code, rest = self.heap()
        return {
            "listeners": named["JSEventListeners"],
            "nodes": named["Nodes"],
            "code_mb": round(code / 1e6, 2),
            "rest_mb": round(rest / 1e6, 2),
        }

    def heap(self) -> tuple[int, int]:
        """Bytes of compiled functions, which come as they are first called, and of all else that
        JavaScript keeps."""
        chunks: list[str] = []

        def take(event: Any) -> None:
            chunks.append(event["chunk"])

        self.cdp.on("HeapProfiler.addHeapSnapshotChunk", take)
        self.cdp.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
        self.cdp.remove_listener("HeapProfiler.addHeapSnapshotChunk", take)
        found = json.loads("".join(chunks))
        meta, nodes = found["snapshot"]["meta"], found["nodes"]
        fields, kinds = meta["node_fields"], meta["node_types"][0]
        wide = len(fields)
        each = zip(
            nodes[fields.index("type") :: wide],
            nodes[fields.index("self_size") :: wide],
            strict=True,
        )
        sizes: Counter[str] = Counter()
        for kind, size in each:
            sizes[kinds[kind]] += size
        del sizes["native"]  # the browser's own, outside JavaScript's heap
        code = sizes.pop("code", 0)
        return code, sizes.total()


def table_of_bots(server: Server, slug: str, seats: int = 3) -> str:
    """A public table; the path of its page."""
    server.prepare(slug)
    bots = [{"kind": "bot", "bot": "greedy"}] * seats
    made = server.post("/api/tables", {"game": slug, "seats": bots, "public": True, "seed": 5})
    return f"/#/table/{made['table']}"


def pace(server: Server, browser: Any, slug: str) -> dict[str, Any]:
    """Tasks and frames while a table opens and bots play, one move after the other."""
    path = table_of_bots(server, slug)
    watch = Watch(browser, server.url)
    opened = watch.traced(1, lambda: watch.open(path))
    began = time.monotonic()
    played = watch.traced(12, lambda: None)
    busy = sum(played) / (1000 * (time.monotonic() - began))
    between = sorted(watch.page.evaluate("window.between"))
    watch.context.close()
    return {
        "open_longest_ms": round(max(opened, default=0), 1),
        "watch_longest_ms": round(max(played, default=0), 1),
        "watch_over_50": sum(each > 50 for each in played),
        "busy": round(busy, 3),
        "frames": len(between),
        "frame_median_ms": round(between[len(between) // 2], 1) if between else None,
    }


def kept(server: Server, browser: Any, slug: str) -> dict[str, Any]:
    """What a page keeps of a whole game, beside one that is opened at its end."""
    path = table_of_bots(server, slug)
    watch, fresh = Watch(browser, server.url), Watch(browser, server.url)
    watch.open(path)
    opened = watch.figures()
    watch.page.locator(".result").wait_for(timeout=400_000)
    end = watch.figures()
    fresh.open(path)
    fresh.page.locator(".result").wait_for()
    found = {"opened": opened, "end": end, "opened_at_the_end": fresh.figures()}
    fresh.context.close()
    watch.page.evaluate("location.hash = '#/'")
    watch.page.locator(".game").first.wait_for()
    found["lobby_after"] = watch.figures()
    watch.context.close()
    return found


def main(*slugs: str) -> None:
    """All games, or those that are named."""
    with tempfile.TemporaryDirectory() as folder, open_browser() as browser:
        slow, quick = (
            Server(Path(folder), database=f"{folder}/{each}.sqlite3", pace=each)
            for each in (PACE, QUICK)
        )
        slow.start()
        quick.start()
        try:
            for slug in slugs or GAMES:
                found = pace(slow, browser, slug) | kept(quick, browser, slug)
                print(json.dumps({"game": slug} | found), flush=True)
        finally:
            slow.stop()
            quick.stop()


if __name__ == "__main__":
    main(*sys.argv[1:])
