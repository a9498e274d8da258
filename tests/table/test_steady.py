"""A clock that is set back: versions of updates go on growing, no bank of time is filled."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from galactable.table import steady
from galactable.table.live import Client
from galactable.table.messages import Clock, NewSeat, NewTable
from tests.table import loops
from tests.table.test_play import GAME
from tests.table.test_storage import one_move, started


@pytest.fixture(autouse=True)
def clock() -> object:
    before = steady._clock.ahead
    yield None
    steady._clock.ahead = before


@pytest.mark.parametrize("shift", [-3600.0, 3600.0])
def test_the_machines_clock_is_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, shift: float
) -> None:
    real = time.time

    async def run() -> None:
        host = await started(str(tmp_path / "t.sqlite3"))
        wish = NewTable(GAME, [NewSeat("me"), NewSeat("me")], "basic", Clock("bank", 600))
        table = (await host.reception.create(wish, "x")).table
        live = await host.get(table)
        versions: list[int] = []

        async def send(text: str) -> None:
            versions.append(int(text.split('"version":')[1].split(",", maxsplit=1)[0]))

        client = Client(table, (0, 1), send)
        await host.enter(client)
        for number in range(6):
            if number == 3:
                monkeypatch.setattr(time, "time", lambda: real() + shift)
            await one_move(host, table)
            await asyncio.sleep(0.02)
        assert len(versions) >= 6
        assert versions == sorted(set(versions))
        banks = [row.bank for row in live.seats if row.bank is not None]
        assert banks
        assert all(595 < bank <= 600 for bank in banks)
        left = [row.deadline - steady.now() for row in live.seats if row.deadline is not None]
        assert all(590 < seconds <= 600 for seconds in left)
        await host.stop()

    loops.run(run())


def test_a_server_that_starts_again_goes_on_from_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock is set back while the server is down."""

    async def run() -> None:
        host = await started(str(tmp_path / "t.sqlite3"))
        last = steady.now()
        await host.stop()
        steady._clock.ahead -= 7200  # as a process sees it that starts two hours back
        again = await started(str(tmp_path / "t.sqlite3"))
        assert steady.now() >= last
        await again.stop()

    loops.run(run())
