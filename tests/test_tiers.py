"""Which tests share a process, and in which order they begin."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.groups import LONG, SHARED, Groups, folder_of, group_of


def test_a_file_is_a_group() -> None:
    names = ("test_it", "test_it[a/b::c]", "TestIt::test_it[1-2]")
    for path in ("tests/core/test_rng.py", "tests/web/test_looks.py", "tests/test_golden.py"):
        assert {group_of(f"{path}::{name}") for name in names} == {path}


def test_the_sixth_game_is_installed_once() -> None:
    assert group_of("tests/sixth/test_outside.py::test_it") == "tests/sixth"


def test_the_conformance_suite_is_dealt_by_variants() -> None:
    path = "tests/test_conformance.py"
    first, second, third = (
        group_of(f"{path}::test_conforms[{check}-{case}]")
        for check, case in (
            ("views_are_whole", "rock-the-galaxy-first-2"),
            ("records_replay", "rock-the-galaxy-first-4"),
            ("records_replay", "rock-the-galaxy-full-4"),
        )
    )
    assert first == second != third


HERE = Path(__file__).parent


class Process:
    """As much of a process of xdist as the scheduler needs."""

    gateway = SimpleNamespace(id="here")

    def __init__(self, tests: list[str]) -> None:
        self.tests, self.given, self.shutting_down = tests, [], False

    def send_runtest_some(self, numbers: list[int]) -> None:
        self.given += [self.tests[number] for number in numbers]

    def shutdown(self) -> None:
        self.shutting_down = True


def dealt(tests: list[str], processes: int, rounds: int = 0) -> list[list[str]]:
    """What each process ran, all of them at the same pace; or in so many rounds of it."""
    config: Any = SimpleNamespace(
        option=SimpleNamespace(loadscopereorder=True),
        getvalue=lambda name: [f"{processes}*popen"],
    )
    scheduler = Groups(config)
    running = [Process(tests) for _ in range(processes)]
    for process in running:
        scheduler.add_node(process)  # type: ignore[arg-type]
        scheduler.add_node_collection(process, tests)  # type: ignore[arg-type]
    scheduler.schedule()
    done: list[list[str]] = [[] for _ in running]
    for _ in range(rounds or len(tests)):
        for process, ran in zip(running, done, strict=True):
            # The last test is kept until it is known what comes after it.
            if len(process.given) - len(ran) >= (1 if process.shutting_down else 2):
                ran.append(process.given[len(ran)])
                scheduler.mark_test_complete(process, tests.index(ran[-1]))  # type: ignore[arg-type]
        if scheduler.tests_finished:
            for process in running:
                process.shutdown()
    return done


def files(folder: str, count: int, tests: int = 5) -> list[str]:
    return [f"tests/{folder}/test_{i}.py::test_{j}" for i in range(count) for j in range(tests)]


@pytest.mark.parametrize("processes", [2, 3, 5, 6, 8])
@pytest.mark.parametrize("others", [0, 3, 40])
def test_every_test_runs_once_and_servers_are_few(processes: int, others: int) -> None:
    tests = [*files("core", others), *files("web", 9), *files("table", 7)]
    done = dealt(tests, processes)
    assert sorted(test for ran in done for test in ran) == sorted(tests)
    for folder, most in SHARED.items():
        having = [any(folder_of(test) == folder for test in ran) for ran in done]
        assert sum(having) <= max(most, 1)
    if processes >= sum(SHARED.values()):
        kinds = [{folder_of(test) for test in ran} - {""} for ran in done]
        assert all(len(kind) <= 1 for kind in kinds), "no process has servers of two kinds"


def test_those_that_wait_come_first_and_others_fill_the_end() -> None:
    done = dealt([*files("core", 40), *files("web", 9), *files("table", 7)], 6)
    kinds = [[folder_of(test) for test in ran] for ran in done]
    assert all(kind == sorted(kind, key=lambda folder: not folder) for kind in kinds)
    assert sum(kind[0] == "" for kind in kinds) == 6 - sum(SHARED.values())
    assert all(kind[-1] == "" for kind in kinds)


def test_a_process_for_which_nothing_is_left_ends_at_once() -> None:
    """It would keep its last test until all others are done."""
    done = dealt([*files("web", 30), *files("table", 1)], 4, rounds=6)
    assert [len(ran) for ran in done if folder_of(ran[0]) == "table"] == [5]


def test_what_takes_long_begins_first() -> None:
    for name in LONG:
        assert (HERE / name).exists(), name
    long = [f"tests/{name}::test_it" for name in LONG if name.endswith(".py")]
    done = dealt([*files("core", 9), *files("web", 9), *files("table", 9), *long], 6)
    for ran in done:
        for folder in (*SHARED, ""):
            begun = [test in long for test in ran if folder_of(test) == folder]
            assert begun == sorted(begun, reverse=True)
    assert sum(ran[0] in long for ran in done) == 6
