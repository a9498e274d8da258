"""Compiles what the tests use, once for all of their processes: ``python -m tests.warm``.

Compiled code is kept on disk; two processes that need the same code at the same time would
both compile it. So this comes first, a game a process. A game whose sources have not changed
since is left alone, and those that take longest come first.
"""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from hashlib import blake2b
from multiprocessing import get_context
from pathlib import Path

import galactable
from galactable.core import kept
from galactable.core.compile import INTERPRETED
from galactable.core.fingerprint import environment
from galactable.core.registry import slugs
from tests.plays import PLAIN

PACKAGE = Path(galactable.__file__).parent
ROOMS = ("core", "bots", "sim", "testing")  # besides the game's own; the server has no rules


def warm(slug: str) -> tuple[str, float]:
    """Goes through every door that the tests of a game go through."""
    from galactable.core.registry import game
    from galactable.sim.playouts import Playouts
    from galactable.sim.vector import Vector
    from galactable.table.compiling import compile_rules, compile_search
    from galactable.testing import CHECKS, cases

    gc.set_threshold(50_000)  # what the compiler makes stays: looking for more costs a tenth
    began = time.monotonic()
    compile_rules(slug)
    compile_search(slug)
    played = game(slug)
    tables = Vector(played, tables=2)
    tables.step(tables.sample())
    if slug in ("rock-the-galaxy", "tiny-galaxies"):  # whose opponents `make test` meets
        Vector(played, tables=2, opponents="greedy")
    Playouts(played).run(2)
    first, last = cases(played)[0], cases(played)[-1]
    for name in ("interpreted_is_compiled", "hiding_keeps_what_is_known"):
        CHECKS[name](first, 1)
    CHECKS["bots_cannot_cheat"](last, 1)  # what bots use in another variant only
    play = [sys.executable, "-m", "tests.plays", slug]  # for ``test_ways``
    subprocess.run(play, env={**os.environ, **PLAIN}, stdout=subprocess.DEVNULL, check=True)
    kept.mark(slug, mark_of(slug))
    return slug, time.monotonic() - began


def mark_of(slug: str) -> str:
    """What says that all this was done for the game, with its sources as they are."""
    digest = blake2b(environment().encode(), digest_size=16)
    digest.update(Path(__file__).read_bytes())
    for room in (*ROOMS, room_of(slug)):
        for path in sorted((PACKAGE / room).rglob("*")):
            if path.suffix in (".py", ".csv"):
                digest.update(path.read_bytes())
    return f"tests.{digest.hexdigest()}"


def room_of(slug: str) -> str:
    return f"games/{slug.replace('-', '_')}"


def length(slug: str) -> int:
    """How much there is to compile, roughly: the size of a game's sources."""
    return sum(path.stat().st_size for path in (PACKAGE / room_of(slug)).rglob("*.py"))


def main() -> None:
    cold = [] if INTERPRETED else [s for s in slugs() if not kept.has_mark(s, mark_of(s))]
    cold.sort(key=length, reverse=True)
    if not cold:
        return
    workers = min(len(cold), os.cpu_count() or 1)
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        for number, done in enumerate(as_completed([pool.submit(warm, s) for s in cold]), 1):
            slug, seconds = done.result()
            print(f"compiled {number}/{len(cold)} {slug} ({seconds:.0f} s)", flush=True)


if __name__ == "__main__":
    main()
