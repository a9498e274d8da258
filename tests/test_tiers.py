"""Which tests share a process."""

from __future__ import annotations

import pytest

from tests.conftest import HERE, SHARED, group_of


@pytest.mark.parametrize("folder", SHARED)
def test_tests_of_servers_are_dealt_to_a_few_processes(folder: str) -> None:
    files = sorted(path.name for path in (HERE / folder).glob("test_*.py"))
    dealt = [group_of(f"tests/{folder}/{name}::test_this[a/b::c]") for name in files]
    counts = [dealt.count(f"{folder}-{number}") for number in range(SHARED[folder])]
    assert sum(counts) == len(files)
    assert max(counts) - min(counts) <= 1


def test_the_sixth_game_is_installed_once() -> None:
    assert group_of("tests/sixth/test_outside.py::test_it") == "sixth"


def test_all_others_go_anywhere() -> None:
    assert group_of("tests/core/test_rng.py::test_it[1]") == "tests/core/test_rng.py::test_it[1]"
