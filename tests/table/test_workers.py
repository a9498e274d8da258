"""Bots' processes that die: others take their place, at a pace that leaves room for the rest."""

from __future__ import annotations

import asyncio
import os
import time
from itertools import pairwise
from typing import Any

import pytest

from galactable.table import workers as of_workers
from galactable.table.workers import Advise, WorkerError, Workers
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
