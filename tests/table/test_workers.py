"""Bots' processes that die: others take their place, at a pace that leaves room for the rest."""

from __future__ import annotations

import asyncio
import os
import time
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest

from galactable.table import workers as of_workers
from galactable.table.workers import Advise, Compile, WorkerError, Workers
from tests.table import loops

JOB = Advise("none", "none", 1, b"", 0, 0)


class Dying:
    """Stands for a worker whose process ends as soon as it gets a job."""

    born: list[float]

    def __init__(self, pool: Any) -> None:
        self.pool, self.task, self.since = pool, None, 0.0
        self.born = time.monotonic()
        made.append(self.born)
        if len(made) == 3:
            raise BlockingIOError(11, "Resource temporarily unavailable")

    def give(self, task: Any) -> None:
        self.task = task
        self.pool.loop.call_soon(self.pool.lost, self)

    def stop(self) -> None:
        pass


made: list[float] = []


def test_a_worker_that_dies_young_is_replaced_after_a_pause(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """One that could not start was started again and again, as fast as the machine is."""
    made.clear()
    monkeypatch.setattr(of_workers, "Worker", Dying)
    monkeypatch.setattr(of_workers, "PAUSE", 0.1)

    async def run() -> None:
        pool = Workers(1)
        pool.start()
        with pytest.raises(WorkerError, match="died three times"):
            await pool.do(JOB)
        pool.close()

    loops.run(run())
    pauses = [after - before for before, after in pairwise(made)]
    assert len(made) == 4  # the third could not be started at all
    assert all(pause >= 0.1 for pause in pauses)
    assert [line.message for line in caplog.records] == [
        "a bot's process cannot be started: [Errno 11] Resource temporarily unavailable"
    ]


def test_a_killed_worker_is_replaced_and_its_job_done() -> None:
    async def run() -> None:
        pool = Workers(1)
        pool.start()
        try:
            for _ in range(2):
                asked = asyncio.create_task(pool.do(JOB))
                await asyncio.sleep(0)
                os.kill(pool.workers[0].process.pid or 0, 9)
                with pytest.raises(WorkerError, match=r"NoSuchGameError|died"):
                    await asked
        finally:
            pool.close()

    loops.run(run())


class Patient:
    """Stands for a worker that keeps its job until it is told what to answer."""

    def __init__(self, pool: Any) -> None:
        self.pool, self.task, self.since, self.stopped = pool, None, 0.0, False
        self.born = time.monotonic() - of_workers.YOUNG - 1
        patient.append(self)

    def give(self, task: Any) -> None:
        self.task, self.since = task, time.monotonic()

    def stop(self) -> None:
        self.stopped = True


patient: list[Any] = []


@pytest.fixture
def patients(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    patient.clear()
    monkeypatch.setattr(of_workers, "Worker", Patient)
    return patient


async def soon(work: Any) -> Any:
    """Begins something, and lets it come as far as it can."""
    task = asyncio.ensure_future(work)
    for _ in range(3):
        await asyncio.sleep(0)
    return task


def test_a_worker_says_how_far_it_is_and_what_came_of_it(patients: list[Any]) -> None:
    async def run() -> None:
        pool = Workers(1)
        pool.start()
        (worker,) = patients
        pool.heard(worker, ("answer", "late"))  # nobody waits for it any more
        one, two = await soon(pool.do(JOB, "a")), await soon(pool.do(JOB, "a"))
        assert len(pool.jobs) == 1
        pool.heard(worker, ("progress", 0.5))
        assert not one.done()
        pool.heard(worker, ("answer", [1, 2]))
        assert await one == [1, 2]
        assert len(pool.jobs) == 0, "the next job is given out"
        pool.heard(worker, ("failed", "ValueError: no"))
        with pytest.raises(WorkerError, match="ValueError: no"):
            await two
        assert worker.task is None
        pool.close()
        assert worker.stopped

    loops.run(run())


def test_nobody_works_for_who_has_gone(patients: list[Any]) -> None:
    async def run() -> None:
        pool = Workers(1)
        pool.start()
        (worker,) = patients
        first, gone, stays = [await soon(pool.do(JOB, "a")) for _ in range(3)]
        gone.cancel()
        first.cancel()
        await asyncio.sleep(0)
        waits = pool.jobs._lines["a"].jobs[1]
        pool.heard(worker, ("answer", 1))
        assert worker.task is waits
        pool.heard(worker, ("answer", 2))
        assert await stays == 2
        last = [await soon(pool.do(JOB, "a")) for _ in range(2)]
        pool.close()
        await asyncio.sleep(0)
        assert [task.cancelled() for task in last] == [False, True]
        pool.lost(worker)
        assert len(patients) == 1, "none is started while the server stops"
        last[0].cancel()

    loops.run(run())


def test_a_client_who_used_up_its_time_waits_for_more(patients: list[Any]) -> None:
    async def run() -> None:
        pool = Workers(2, bot_seconds=60.0)
        pool.start()
        first = await soon(pool.do(JOB, "a"))
        worker = next(one for one in patients if one.task)
        worker.since -= 60.15
        pool.heard(worker, ("answer", 1))
        assert await first == 1
        second = await soon(pool.do(JOB, "a"))
        assert not any(one.task for one in patients)
        while not any(one.task for one in patients):
            await asyncio.sleep(0.02)
        pool.heard(next(one for one in patients if one.task), ("answer", 2))
        assert await second == 2
        pool.close()

    loops.run(run(), 20)


def test_a_compiler_that_dies_is_replaced(patients: list[Any]) -> None:
    async def run() -> None:
        pool, shares = Workers(1), []
        pool.start()
        rules = Compile("galactzy")
        dying = await soon(pool.compile(rules, shares.append))
        waits = await soon(pool.compile(rules))
        assert len(patients) == 2, "one game at a time"
        pool.heard(patients[1], ("progress", 0.5))
        pool.lost(patients[1])
        with pytest.raises(WorkerError, match="the compiler's process died"):
            await dying
        await asyncio.sleep(0)
        assert shares == [0.5]
        assert patients[1].stopped
        pool.heard(patients[2], ("answer", None))
        assert await waits is None
        again = await soon(pool.compile(rules))
        assert len(patients) == 3, "it goes on compiling"
        pool.heard(patients[2], ("answer", None))
        await again
        pool.end_compiler()
        assert patients[2].stopped
        pool.lost(patients[2])
        assert len(patients) == 3
        pool.close()

    loops.run(run())


def test_a_worker_that_hangs_is_replaced(
    patients: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        pool = Workers(2)
        pool.start()
        asked = await soon(pool.do(JOB))
        compiled = await soon(pool.compile(Compile("galactzy")))
        busy = next(one for one in patients if one.task)
        looks = 0

        async def sleep(_: float) -> None:
            nonlocal looks
            looks += 1
            if looks == 2:
                assert len(patients) == 3
                busy.since -= of_workers.JOB_SECONDS + 1
                patients[2].since -= of_workers.JOB_SECONDS + 1  # compiling may take longer
            if looks == 3:
                assert len(patients) == 4
                assert busy.stopped
                assert not patients[2].stopped
                patients[2].since -= of_workers.COMPILE_SECONDS
            if looks == 4:
                raise asyncio.CancelledError

        monkeypatch.setattr(of_workers, "asyncio", SimpleNamespace(sleep=sleep))
        with pytest.raises(asyncio.CancelledError):
            await pool._watch_for_hanging()
        assert patients[2].stopped
        with pytest.raises(WorkerError, match="compiler"):
            await compiled
        pool.heard(next(one for one in pool.workers if one.task), ("answer", 7))  # type: ignore[arg-type]
        assert await asked == 7
        pool.close()

    loops.run(run())
