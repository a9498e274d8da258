"""Which functions each test enters, in every process that its tests start.

Forks go on noting. A process that starts Python anew (a worker of the server's, a command) joins
in through ``sitecustomize``, which the worker writes into the copy of the tree.
"""

from __future__ import annotations

import ast
import mmap
import os
import sys
import threading
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

IMPORT = -1
"""The number of the test that stands for importing everything; those below it are fixtures."""
PLACE = "GALACTABLE_MUTATION_NOTES"
JOINING = f"""
import os
if place := os.environ.get({PLACE!r}):
    from tests.mutation.notes import join
    join(place)
"""


class Notes:
    """Which functions each test enters, in this process and in all that are forked from it."""

    def __init__(self, root: Path, path: Path, joins: bool = False) -> None:
        self.root, self.path = f"{root}{os.sep}", path
        self.tests = f"{root / 'tests'}{os.sep}"
        self._file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        now = os.open(path.with_suffix(".now"), os.O_RDWR | os.O_CREAT)
        os.ftruncate(now, 8)
        self._now = mmap.mmap(now, 8)  # shared with all others: servers outlive a test
        os.close(now)
        self._numbers = memoryview(self._now).cast("q")
        self._seen: set[int] = set()
        self._kept: list[CodeType] = []  # so that no id is given twice
        self._lines: set[tuple[str, int]] = set()
        self._test = IMPORT
        if not joins:
            self._numbers[0] = IMPORT

    def test(self, number: int) -> int:
        """What is entered from now on is this test's; the one that it was before."""
        before = self._numbers[0]
        self._numbers[0] = number
        return before

    def start(self) -> None:
        threading.settrace(self)
        sys.settrace(self)

    def stop(self) -> None:
        sys.settrace(None)
        threading.settrace(None)  # type: ignore[arg-type]

    def __call__(self, frame: FrameType, event: str, arg: object) -> Any:
        code = frame.f_code
        if self._numbers[0] != self._test:
            self._test = self._numbers[0]
            self._seen.clear()
        if id(code) not in self._seen:
            self._seen.add(id(code))
            self._kept.append(code)
            name = code.co_filename
            if name.startswith(self.root):
                where = f"{self._test} {name[len(self.root) :]}:{code.co_firstlineno}\n"
                os.write(self._file, where.encode())
        return self._line if code.co_filename.startswith(self.tests) else None

    def _line(self, frame: FrameType, event: str, arg: object) -> Any:
        """Notes each line of a test once."""
        line = frame.f_code.co_filename, frame.f_lineno
        if event == "line" and line not in self._lines:
            self._lines.add(line)
            os.write(self._file, f"= {line[0][len(self.root) :]}:{line[1]}\n".encode())
        return self._line

    def idle(self) -> list[str]:
        """The assertions that were never come to, in functions of tests that were entered."""
        seen = {x[2:] for x in self.path.read_text().splitlines() if x.startswith("=")}
        found = []
        for name in sorted({where.rpartition(":")[0] for where in seen}):
            for function in ast.walk(ast.parse(Path(self.root, name).read_text())):
                if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
                    body = function.body[ast.get_docstring(function) is not None :]
                    if not body or f"{name}:{body[0].lineno}" not in seen:
                        continue
                    found += [
                        f"{name}:{node.lineno}"
                        for node in ast.walk(function)
                        if isinstance(node, ast.Assert)
                        and not any(f"{name}:{n}" in seen for n in lines_of(node))
                    ]
        return list(dict.fromkeys(found))

    def read(self) -> dict[str, set[int]]:
        """The tests that enter a function, by its file and first line."""
        found: dict[str, set[int]] = {}
        for line in self.path.read_text().splitlines():
            if line.startswith("="):
                continue
            number, _, where = line.partition(" ")
            found.setdefault(where, set()).add(int(number))
        return found


def join(place: str) -> None:
    """Notes what this process does, for the worker that keeps these notes."""
    path = Path(place)
    Notes(path.with_suffix(""), path, joins=True).start()


def lines_of(node: ast.stmt) -> range:
    return range(node.lineno, (node.end_lineno or node.lineno) + 1)
