"""Which tests share a process of xdist, and in which order they begin."""

from __future__ import annotations

from typing import Any

from xdist.scheduler.loadscope import LoadScopeScheduling
from xdist.workermanage import WorkerController

SHARED = {"web": 3, "table": 2}
"""Folders whose tests share servers and browsers, and how many processes may have those."""

LONG = (
    *("web/test_evening.py", "web/test_games.py", "web/test_keyboard.py", "web/test_learning.py"),
    *("table/test_kill.py", "table/test_fuzz.py", "table/test_deploy.py"),
    *("sixth", "sim/test_gpu.py", "sim/test_cluster.py", "test_installed.py", "test_ways.py"),
)
"""Few tests that take long: they begin before the others, where many tests come first."""


def folder_of(test: str) -> str:
    """The folder with shared servers in which a test lies, if it lies in one."""
    folder = test.removeprefix("tests/").partition("/")[0]
    return folder if folder in SHARED else ""


def group_of(test: str) -> str:
    """Tests of one group are run one after another by one process: those of a file.

    What a file prepares is prepared once so, and a game is loaded by few processes. The
    conformance suite, a quarter of all tests, is a group for each variant of a game.
    """
    path, _, name = test.partition("::")
    if path.startswith("tests/sixth/"):
        return "tests/sixth"
    if path == "tests/test_conformance.py":
        _, _, case = name.partition("-")
        return f"{path}-{case.rpartition('-')[0]}"
    return path


class Groups(LoadScopeScheduling):
    """Deals groups, those of servers and browsers to the few processes that have them.

    They mostly wait, so they come first; all others fill the cores between and after them.
    xdist's own marks of groups go unheard with pytest 9.2.
    """

    def __init__(self, config: Any, log: Any = None) -> None:
        super().__init__(config, log)
        self.homes: dict[WorkerController, set[str]] = {}

    def _split_scope(self, nodeid: str) -> str:
        return group_of(nodeid)

    def _reschedule(self, node: WorkerController) -> None:
        if not node.shutting_down and self.workqueue and self._next_for(node) is None:
            node.shutdown()  # after what it has; waiting for more, it would keep its last test
        else:
            super()._reschedule(node)

    def _assign_work_unit(self, node: WorkerController) -> None:
        group = self._next_for(node)
        if group is None:
            return
        self.homes.setdefault(node, set()).add(folder_of(group))
        self.workqueue.move_to_end(group, last=False)
        super()._assign_work_unit(node)

    def _next_for(self, node: WorkerController) -> str | None:
        """Of what waits: tests for what the process has, then for what it may start, then others.

        A process that has a server starts no other kind of them before it is done with its own.
        """
        own = self.homes.get(node, set())
        long = [group for name in LONG if (group := f"tests/{name}") in self.workqueue]
        waiting = (*long, *self.workqueue)
        folders = {folder_of(group): group for group in reversed(waiting)}  # the first of each
        open_ = [f for f in SHARED if f in folders and (f in own or self._having(f) < SHARED[f])]
        for folder in (*(f for f in open_ if f in own), *open_):
            return folders[folder]
        return folders.get("")

    def _having(self, folder: str) -> int:
        """How many processes at work have the servers of a folder."""
        return sum(folder in self.homes.get(node, ()) for node in self.assigned_work)
