"""Tiers, who shares a process, and how to run a failed test again.

``make test`` runs all tests but those marked ``soak``; ``make soak`` runs those alone
(``--soak``). A test that is named on the command line runs whatever its mark.
"""

from __future__ import annotations

from pathlib import Path

import pytest

TESTS = Path(__file__).parent
SOAK_SECONDS = 3600
"""Depth takes longer than the five minutes after which other tests are given up."""
# Tests that use one of these share a process: one server, one browser, one database serve all.
SHARED = {
    "table": {"nursery", "server", "api", "postgres", "database"},
    "web": {"server", "browser", "visit"},
}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--soak", action="store_true", help="run the tests marked soak, and no others")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        folder = item.path.relative_to(TESTS).parts[0]
        if SHARED.get(folder, set()) & set(getattr(item, "fixturenames", ())):
            item.add_marker(pytest.mark.xdist_group(folder))
        if item.get_closest_marker("soak"):
            item.add_marker(pytest.mark.timeout(SOAK_SECONDS), append=False)
    if any("::" in argument for argument in config.args):
        return
    soak = config.getoption("--soak")
    wanted = [item for item in items if bool(item.get_closest_marker("soak")) == soak]
    config.hook.pytest_deselected(items=[item for item in items if item not in set(wanted)])
    items[:] = wanted


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """The lines that run each failed test alone."""
    stats = terminalreporter.stats
    failed = dict.fromkeys(r.nodeid for r in (*stats.get("failed", []), *stats.get("error", [])))
    if failed:
        terminalreporter.section("to run a failed test alone")
    for name in failed:
        terminalreporter.write_line(f".venv/bin/python -m pytest '{name.split('@')[0]}'")
