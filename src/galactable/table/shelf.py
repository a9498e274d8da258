"""The shelf: which games there are, and whether their rules are compiled yet.

The first compilation happens in a worker process; this process then loads the result
from the cache, in a thread.
"""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

from galactable.table.errors import NotFoundError, NotPossibleError

if TYPE_CHECKING:
    from galactable.core.game import Game
    from galactable.table.workers import Workers

__all__ = ["Shelf"]

log = logging.getLogger("galactable.table")


class Shelf:
    """Games by slug."""

    def __init__(self, workers: Workers, told: Callable[[str], None]) -> None:
        self._workers = workers
        self._told = told
        self.games: dict[str, Game] = {}
        self._ready: set[str] = set()
        self._failed: dict[str, str] = {}
        self._share: dict[str, float] = {}
        self._wanted: list[str] = []
        self._imported = asyncio.Event()
        self._more = asyncio.Event()
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
        return self.games[slug]

    def is_ready(self, slug: str) -> bool:
        """Whether the rules can be used at once; if not, they are compiled next."""
        if slug in self._failed:
            raise NotPossibleError(f"the rules of {slug} do not compile: {self._failed[slug]}")
        if slug in self._ready:
            return True
        if slug in self._wanted:
            self._wanted.remove(slug)
        self._wanted.append(slug)
        self._more.set()
        return False

    def ready(self, slug: str) -> bool:
        """Whether the rules can be used at once."""
        return slug in self._ready

    def share(self, slug: str) -> float:
        """How much of the rules has been compiled."""
        return self._share.get(slug, 0.0)

    async def _compile_all(self) -> None:
        from galactable.core import registry

        try:
            for slug in registry.slugs():
                try:
                    self.games[slug] = await asyncio.to_thread(registry.game, slug)
                except Exception as error:
                    log.error("%s cannot be imported: %s", slug, error)
            self._imported.set()
            left = [slug for slug in self.games if slug not in self._ready]
            while left:
                await asyncio.sleep(0.05)  # the first requests come first
                wanted = [slug for slug in self._wanted if slug in left]
                slug = wanted[-1] if wanted else left[0]
                left.remove(slug)
                await self._compile(slug)
            await self._compile_searches()
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("compiling the rules failed")

    async def _compile_searches(self) -> None:
        """The bots' search, game by game, while people play already."""
        from galactable.core.compile import cache_directory
        from galactable.table.workers import Compile

        for slug in self.games:
            marker = await asyncio.to_thread(cache_directory) / f"{slug}.search"
            if marker.exists():
                continue
            try:
                await self._workers.compile(Compile(slug, search=True))
            except Exception:
                log.exception("the search of %s does not compile", slug)
            else:
                marker.touch()
        self._workers.end_compiler()

    async def _compile(self, slug: str) -> None:
        from galactable.core.compile import cache_directory
        from galactable.table.compiling import touch_rules
        from galactable.table.workers import Compile

        def progress(share: float) -> None:
            if share != self._share.get(slug):
                self._share[slug] = share
                self._told(slug)

        marker = await asyncio.to_thread(cache_directory) / f"{slug}.ready"
        try:
            if not marker.exists():
                await self._workers.compile(Compile(slug), progress)
                marker.parent.mkdir(parents=True, exist_ok=True)
                marker.touch()
            await asyncio.to_thread(touch_rules, self.games[slug])
        except Exception as error:
            log.exception("the rules of %s do not compile", slug)
            self._failed[slug] = str(error).splitlines()[0][:200] if str(error) else "unknown"
        else:
            self._ready.add(slug)
            # A compiler's objects live for ever and are many: looking through them for
            # garbage again and again would hold up every table for a third of a second.
            gc.freeze()
        self._told(slug)
