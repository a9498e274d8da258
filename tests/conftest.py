"""Tiers, who shares a process, and how to run a failed test again.

``make test`` runs all tests but those marked ``soak``; ``make soak`` runs those alone
(``--soak``). A test that is named on the command line runs whatever its mark.
"""

from __future__ import annotations

from pathlib import Path

import pytest

TESTS = Path(__file__).parent
# Tests that use one of these share a process: one server, one browser, one database serve all.
SHARED = {
    "table": {"nursery", "server", "api", "postgres", "database"},
    "web": {"server", "browser", "visit"},
    "sixth": {"installed", "run"},
}
BROWSERS = 2  # the tests of the page are the longest: they are dealt to as many processes


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--soak", action="store_true", help="run the tests marked soak, and no others")


@pytest.hookimpl(tryfirst=True)  # before xdist looks for groups
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        if group := group_of(item):
            item.add_marker(pytest.mark.xdist_group(group))
    if any("::" in argument for argument in config.args):
        return
    soak = config.getoption("--soak")
    wanted = [item for item in items if bool(item.get_closest_marker("soak")) == soak]
    config.hook.pytest_deselected(items=[item for item in items if item not in set(wanted)])
    items[:] = wanted


def group_of(item: pytest.Item) -> str:
    """The tests with which an item must share a process, by name; empty if it need not."""
    folder, *rest = item.path.relative_to(TESTS).parts
    if not SHARED.get(folder, set()) & set(getattr(item, "fixturenames", ())):
        return ""
    if folder != "web":
        return folder
    files = sorted(path.name for path in item.path.parent.glob("test_*.py"))
    return f"web-{files.index(rest[0]) % BROWSERS}"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """The lines that run each failed test alone."""
    stats = terminalreporter.stats
    failed = dict.fromkeys(r.nodeid for r in (*stats.get("failed", []), *stats.get("error", [])))
    if failed:
        terminalreporter.section("to run a failed test alone")
    for name in failed:
        terminalreporter.write_line(f".venv/bin/python -m pytest '{name.split('@')[0]}'")
