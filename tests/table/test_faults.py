"""The log: one line a fault."""

from __future__ import annotations

import logging

import pytest

from galactable.table import faults


def test_a_fault_that_lasts_is_logged_once_a_minute(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1000.0
    monkeypatch.setattr(faults.time, "monotonic", lambda: now)
    log = logging.getLogger("galactable.test-faults")
    log.addFilter(faults.Once())
    for _ in range(50):
        log.warning("the database does not work: %s", "refused")
    log.warning("the database does not work: %s", "no route")
    now += 61
    for _ in range(3):
        log.warning("the database does not work: %s", "refused")
    assert [record.getMessage() for record in caplog.records] == [
        "the database does not work: refused",
        "the database does not work: no route",
        "the database does not work: refused (49 times more since)",
    ]


def test_thousands_of_different_faults_take_no_memory() -> None:
    once = faults.Once()
    for number in range(5 * faults.MOST):
        once.filter(logging.LogRecord("x", logging.WARNING, "", 0, f"fault {number}", (), None))
    assert len(once._seen) <= faults.MOST
