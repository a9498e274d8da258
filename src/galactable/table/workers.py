"""Worker processes: bots choose there, and the rules are compiled there first.

Nothing slow happens on the event loop. A worker takes a job, may report progress, and
answers; one that dies or hangs is replaced, and its job goes to another.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection
from typing import Any

import msgspec

from galactable.table.fairness import FairQueue

log = logging.getLogger("galactable.table")

__all__ = ["Advise", "Compile", "Job", "Think", "Worker", "WorkerError", "Workers"]

JOB_SECONDS = 300.0
YOUNG, PAUSE = 10.0, 1.0
"""A worker that dies younger is replaced after a pause: the next may die as well."""
COMPILE_SECONDS = 1800.0
START_METHOD = "GALACTABLE_WORKERS"


class WorkerError(Exception):
    """A job failed in its worker."""


class Think(msgspec.Struct, tag=True, frozen=True):
    """Choose for a seat: one move after another, until others see something of it."""

    game: str
    variant: str
    seats: int
    state: bytes
    seat: int
    bot: str | None
    key: int
    once: bool = False
    """One decision only."""
    mode: str = "compiled"
    made: int = 0
    """How often the seat's bot has chosen before: where it is in a script."""


class Advise(msgspec.Struct, tag=True, frozen=True):
    """What the strongest bot thinks of a position."""

    game: str
    variant: str
    seats: int
    state: bytes
    seat: int
    key: int
    mode: str = "compiled"


class Compile(msgspec.Struct, tag=True, frozen=True):
    """Compile a game's rules, or the search that its bots use."""

    game: str
    search: bool = False


Job = Think | Advise | Compile


class _Waiting(msgspec.Struct):
    job: Job
    done: asyncio.Future[Any]
    progress: Callable[[float], None] | None
    client: str = ""
    """The client that it is done for."""
    tries: int = 0


class Worker:
    """One process and the thread that listens to it."""

    def __init__(self, pool: Workers) -> None:
        self.pool = pool
        self.task: _Waiting | None = None
        self.since = 0.0
        self.born = time.monotonic()
        context: Any = multiprocessing.get_context(os.environ.get(START_METHOD, "spawn"))
        self.connection, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(theirs,), daemon=True)
        with _no_main():
            self.process.start()
        theirs.close()
        self.thread = threading.Thread(target=self._listen, daemon=True)
        self.thread.start()

    def _listen(self) -> None:
        loop = self.pool.loop
        try:
            while True:
                message = self.connection.recv()
                loop.call_soon_threadsafe(self.pool.heard, self, message)
        except (EOFError, OSError):
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(self.pool.lost, self)
        finally:
            self.connection.close()  # nowhere else: not while it is being read

    def give(self, task: _Waiting) -> None:
        """Sends a job."""
        self.task, self.since = task, time.monotonic()
        self.connection.send(msgspec.msgpack.encode(task.job))

    def stop(self) -> None:
        """Ends the process; its listener hears of that."""
        if self.process.is_alive():
            self.process.kill()


class Workers:
    """A few worker processes; jobs wait their turn."""

    def __init__(self, count: int, bot_seconds: float = 60.0) -> None:
        self.count = count
        self.loop = asyncio.get_running_loop()
        self.jobs: FairQueue[_Waiting] = FairQueue(bot_seconds)
        self._later: asyncio.TimerHandle | None = None
        self.workers: list[Worker] = []
        self._compiler: Worker | None = None
        self._compiling = asyncio.Lock()
        self._closed = False
        self._watch: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Starts the processes."""
        self.workers = [Worker(self) for _ in range(self.count)]
        self._watch = asyncio.create_task(self._watch_for_hanging())

    def close(self) -> None:
        """Ends the processes."""
        self._closed = True
        if self._watch:
            self._watch.cancel()
        for worker in self._all():
            worker.stop()
        if self._later is not None:
            self._later.cancel()
        for waiting in self.jobs.clear():
            waiting.done.cancel()

    async def do(self, job: Think | Advise, client: str = "") -> Any:
        """The answer to a job of a client; whoever stops waiting for it takes it back."""
        waiting = _Waiting(job, self.loop.create_future(), None, client)
        self.jobs.put(client, waiting)
        self._deal()
        return await waiting.done

    async def compile(self, job: Compile, progress: Callable[[float], None] | None = None) -> None:
        """Compiles in a process of its own, one game at a time: no bot waits for it."""
        async with self._compiling:
            if self._compiler is None:
                self._compiler = Worker(self)
            waiting = _Waiting(job, self.loop.create_future(), progress)
            self._compiler.give(waiting)
            await waiting.done

    def end_compiler(self) -> None:
        """Everything is compiled."""
        if self._compiler is not None:
            self._compiler.stop()
            self._compiler = None

    def _all(self) -> list[Worker]:
        return [*self.workers, *([self._compiler] if self._compiler else [])]

    def _deal(self) -> None:
        for worker in list(self.workers):
            while worker.task is None and (found := self.jobs.take()) is not None:
                task = found[1]
                if task.done.done():
                    continue
                try:
                    worker.give(task)
                except OSError:
                    self.lost(worker)
        if self._later is not None:
            self._later.cancel()
            self._later = None
        if any(worker.task is None for worker in self.workers):
            wait = self.jobs.wait()
            self._later = None if wait is None else self.loop.call_later(wait, self._deal)

    def heard(self, worker: Worker, message: tuple[str, Any]) -> None:
        """Handles a worker's message."""
        kind, value = message
        task = worker.task
        if task is None:
            return
        if kind == "progress":
            if task.progress:
                task.progress(value)
            return
        worker.task = None
        self.jobs.spent(task.client, time.monotonic() - worker.since)
        if not task.done.done():
            if kind == "answer":
                task.done.set_result(value)
            else:
                task.done.set_exception(WorkerError(value))
        self._deal()

    def lost(self, worker: Worker) -> None:
        """A worker has died: another takes its place and its job."""
        if worker is self._compiler and not self._closed:
            self._compiler = None
            worker.stop()
            if worker.task is not None and not worker.task.done.done():
                worker.task.done.set_exception(WorkerError("the compiler's process died"))
            return
        if self._closed or worker not in self.workers:
            return
        task = worker.task
        worker.task = None
        worker.stop()
        self.workers.remove(worker)
        self._replace(PAUSE if time.monotonic() - worker.born < YOUNG else 0.0)
        if task is not None and not task.done.done():
            task.tries += 1
            if task.tries < 3:
                self.jobs.put(task.client, task, again=True)
            else:
                task.done.set_exception(WorkerError("the worker died three times"))
        self._deal()

    def _replace(self, wait: float = 0.0) -> None:
        """Starts a worker in place of one that is gone; a machine may have no room for it now."""
        if self._closed:
            return
        if wait:
            self.loop.call_later(wait, self._replace)
            return
        try:
            self.workers.append(Worker(self))
        except OSError as error:
            log.error("a bot's process cannot be started: %s", error)
            self._replace(PAUSE)
        else:
            self._deal()

    async def _watch_for_hanging(self) -> None:
        while True:
            await asyncio.sleep(5)
            for worker in self._all():
                if worker.task is None:
                    continue
                limit = COMPILE_SECONDS if isinstance(worker.task.job, Compile) else JOB_SECONDS
                if time.monotonic() - worker.since > limit:
                    self.lost(worker)


@contextmanager
def _no_main() -> Iterator[None]:
    """Keeps ``spawn`` from importing the parent's ``__main__``: workers need none of it."""
    import __main__

    saved = {name: getattr(__main__, name, None) for name in ("__spec__", "__file__")}
    with suppress(AttributeError, TypeError):
        __main__.__spec__ = None
    had_file = hasattr(__main__, "__file__")
    if had_file:
        del __main__.__file__
    try:
        yield
    finally:
        __main__.__spec__ = saved["__spec__"]  # type: ignore[assignment]
        if had_file:
            __main__.__file__ = saved["__file__"]  # type: ignore[assignment]


# -- inside a worker ---------------------------------------------------------------------


def work(connection: Connection) -> None:
    """A worker's loop: takes jobs and answers them until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    with suppress(OSError, AttributeError):
        os.nice(5)
    decoder = msgspec.msgpack.Decoder(Job)
    lock = threading.Lock()

    def say(kind: str, value: Any) -> None:
        with lock:
            connection.send((kind, value))

    while True:
        try:
            job = decoder.decode(connection.recv())
        except (EOFError, OSError):
            return
        try:
            answer = _answer(job, say)
        except Exception as error:
            answer = ("failed", f"{type(error).__name__}: {error}")
        else:
            answer = ("answer", answer)
        try:
            say(*answer)
        except (BrokenPipeError, OSError):
            return


def _answer(job: Job, say: Callable[[str, Any], None]) -> Any:
    from galactable.table import thinking

    if isinstance(job, Compile):
        from galactable.table.compiling import compile_rules, compile_search

        compile_ = compile_search if job.search else compile_rules
        compile_(job.game, lambda share: say("progress", share))
        return None
    if isinstance(job, Advise):
        return thinking.opinion(job)
    return thinking.think(job)
