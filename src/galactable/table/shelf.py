"""The shelf: the games, and how much of each is compiled.

Rules that are not compiled yet run interpreted: slower, with the same results. They are
compiled in a process of their own, then what the bots search with; this process loads
the result from the cache, in a thread.
"""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from galactable.table.errors import NotFoundError

if TYPE_CHECKING:
    from galactable.core.game import Game
    from galactable.table.workers import Workers

__all__ = ["Shelf"]

log = logging.getLogger("galactable.table")


class Part(NamedTuple):
    """What is compiled in one go: a game's rules, or the search that its bots use."""

    slug: str
    search: bool


class Shelf:
    """Games by slug."""

    def __init__(self, workers: Workers, told: Callable[[str], None]) -> None:
        self._workers = workers
        self._told = told
        self.games: dict[str, Game] = {}
        self._compiled: set[Part] = set()
        self._shares: dict[Part, float] = {}
        self._wanted: list[Part] = []
        self._searches: dict[str, asyncio.Event] = {}
        self._imported = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begins to compile, one game after another."""
        self._task = asyncio.create_task(self._compile_all())

    def close(self) -> None:
        """Stops."""
        if self._task:
            self._task.cancel()

    async def all(self) -> list[Game]:
        """All games."""
        await self._imported.wait()
        return list(self.games.values())

    async def game(self, slug: str) -> Game:
        """The game of this name."""
        await self._imported.wait()
        if slug not in self.games:
            there = ", ".join(self.games)
            raise NotFoundError(f"no game is called {slug!r}; there are {there}")
        self._want(Part(slug, False))  # whoever asks for it plays it next
        return self.games[slug]

    def ready(self, slug: str) -> bool:
        """Whether the rules are compiled."""
        return Part(slug, False) in self._compiled

    def mode(self, slug: str) -> str:
        """How tables of the game run now; what is not compiled yet is compiled next."""
        if self.ready(slug):
            return "compiled"
        if slug in self.games:
            self._want(Part(slug, False))
        return "interpreted"

    def can_search(self, slug: str) -> bool:
        """Whether the bots have nothing to wait for; if they have, it is compiled next."""
        if Part(slug, True) in self._compiled:
            return True
        self._want(Part(slug, True))
        self.mode(slug)
        return False

    async def search(self, slug: str) -> None:
        """Waits until the bots can search."""
        if not self.can_search(slug):
            await self._event(slug).wait()

    def progress(self, slug: str) -> dict[str, Any] | None:
        """How much of what the bots wait for is compiled; None when they wait no more."""
        if self._event(slug).is_set():
            return None
        shares = [self._shares.get(Part(slug, search), 0.0) for search in (False, True)]
        return {"words": "Compiling the rules", "share": round(sum(shares) / 2, 2)}

    def _event(self, slug: str) -> asyncio.Event:
        return self._searches.setdefault(slug, asyncio.Event())

    def _want(self, part: Part) -> None:
        if part in self._wanted:
            self._wanted.remove(part)
        self._wanted.append(part)

    async def _compile_all(self) -> None:
        from galactable.core import registry

        for slug in registry.slugs():
            try:
                self.games[slug] = await asyncio.to_thread(registry.game, slug)
            except Exception as error:
                log.error("%s cannot be imported: %s", slug, error)
        self._imported.set()
        left = [Part(slug, search) for search in (False, True) for slug in self.games]
        while left:
            await asyncio.sleep(0.05)  # serve the first requests before compiling
            part = next((part for part in reversed(self._wanted) if part in left), left[0])
            left.remove(part)
            await self._compile(part)
        self._workers.end_compiler()

    async def _compile(self, part: Part) -> None:
        from galactable.table.compiling import is_compiled, note_compiled, touch_rules
        from galactable.table.workers import Compile

        slug, search = part

        def progress(share: float) -> None:
            if share != self._shares.get(part):
                self._shares[part] = share
                self._told(slug)

        try:
            game = self.games[slug]
            if not await asyncio.to_thread(is_compiled, game, search):
                await self._workers.compile(Compile(slug, search), progress)
                await asyncio.to_thread(note_compiled, game, search)
            if not search:
                await asyncio.to_thread(touch_rules, game)
        except Exception as error:
            what = "the bots' search" if search else "the rules"
            log.error("%s of %s cannot be compiled: %s", what, slug, str(error)[:200])
        else:
            self._compiled.add(part)
            # A compiler's objects live for ever and are many: looking through them for
            # garbage again and again would hold up every table for a third of a second.
            gc.freeze()
        self._shares[part] = 1.0
        if search:
            self._event(slug).set()
        self._told(slug)
