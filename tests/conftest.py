"""Tiers, who shares a process, and how to run a failed test again.

``make test`` runs all tests but those marked ``soak``; ``make soak`` runs those alone
(``--soak``). A test that is named on the command line runs whatever its mark.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path
from typing import Any

import pytest

from tests.web.controls import alone, controls, whole

MEMORY = Path("/dev/shm")
ROOM = 4 << 30
"""Bytes that must be free there."""

SOAK_SECONDS = 3600
"""Depth takes longer than the five minutes after which other tests are given up."""


def keep_files_in_memory() -> None:
    """Temporary files do not go to a disk where there is room in memory.

    PostgreSQL's databases have a thousand files each: on some disks deleting them kept everybody
    waiting for a minute at the end.
    """
    if "TMPDIR" in os.environ or not os.access(MEMORY, os.W_OK):
        return
    runs = not os.statvfs(MEMORY).f_flag & os.ST_NOEXEC  # some tests install what they start
    if runs and shutil.disk_usage(MEMORY).free > ROOM:
        os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)


keep_files_in_memory()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--soak", action="store_true", help="run the tests marked soak, and no others")
    parser.addoption(
        "--postgres", action="store_true", help="the page's servers: PostgreSQL and two processes"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        if item.get_closest_marker("soak"):
            item.add_marker(pytest.mark.timeout(SOAK_SECONDS), append=False)
    if any("::" in argument for argument in config.args):
        return
    soak = config.getoption("--soak")
    wanted: list[pytest.Item] = []
    others: list[pytest.Item] = []
    for item in items:
        (wanted if bool(item.get_closest_marker("soak")) == soak else others).append(item)
    config.hook.pytest_deselected(items=others)
    items[:] = wanted


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    from tests.groups import Groups

    return Groups(config, log)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Called where the processes of xdist are started from, as each of them ends."""
    controls.add(getattr(node, "workeroutput", {}).get("controls", controls.notes()))


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["controls"] = controls.notes()
    elif alone(session.config) and exitstatus == 0 and missed_controls(session.config):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def missed_controls(config: pytest.Config) -> list[str]:
    """The controls of the page that no test pressed, where all its tests have run."""
    return controls.missed() if controls.seen and whole(config) else []


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """The controls that nobody pressed, and the lines that run each failed test alone."""
    for line in missed_controls(config):
        terminalreporter.write_line(line, red=True)
    stats = terminalreporter.stats
    failed = dict.fromkeys(r.nodeid for r in (*stats.get("failed", []), *stats.get("error", [])))
    if failed:
        terminalreporter.section("to run a failed test alone")
    for name in failed:
        terminalreporter.write_line(f".venv/bin/python -m pytest '{name}'")
