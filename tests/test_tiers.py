"""Which tests share a process."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.conftest import BROWSERS, group_of


@pytest.mark.parametrize("folder", ["table", "sixth"])
def test_tests_of_a_server_share_a_process(folder: str) -> None:
    assert group_of(f"tests/{folder}/test_one.py::test_this[a/b::c]") == folder


def test_tests_of_the_page_are_dealt_evenly() -> None:
    files = sorted(path.name for path in (Path(__file__).parent / "web").glob("test_*.py"))
    dealt = [group_of(f"tests/web/{name}::test_it") for name in files]
    counts = [dealt.count(f"web-{number}") for number in range(BROWSERS)]
    assert max(counts) - min(counts) <= 1


def test_all_others_go_anywhere() -> None:
    assert group_of("tests/core/test_rng.py::test_it[1]") == "tests/core/test_rng.py::test_it[1]"
