"""One area's tests, loaded once: each fault is planted in a fork of this process.

``python -m tests.mutation.worker FOLDER AREA TESTS...`` runs in a copy of the tree and speaks
JSON, a line each way. It collects the tests and runs them once without a fault, noting which
functions each of them enters. Then it takes faults. A fault is written into the file (for what
the tests start or import) and its function's code is replaced in a fork, which runs the tests
that enter the function, likeliest files first, until one of them fails. So a fault costs neither a
start of Python nor an import, and one that nobody runs costs nothing.

What was evaluated while modules were imported keeps its old value, and compiled code that was
kept has no functions to enter: faults there are tried again by a fresh process (``__main__``).
"""

from __future__ import annotations

import ctypes
import gc
import json
import os
import re
import select
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from types import CodeType, FunctionType
from typing import TYPE_CHECKING, Any, TextIO

import pytest

from tests.mutation.faults import Fault
from tests.mutation.notes import IMPORT, JOINING, PLACE, Notes

if TYPE_CHECKING:
    from tests.mutation.areas import Area

PR_SET_CHILD_SUBREAPER = 36  # of Linux
HANGS = 15.0
"""Seconds that a test may take beyond ``PATIENCE`` times what it took without a fault."""
PATIENCE = 5
TOO_LONG = 60.0
"""Seconds that one test may take: longer ones are left to the fresh process."""
BUDGET = 60.0
"""Seconds of tests, at their pace without a fault, that one fault is worth."""


def functions(code: CodeType) -> Iterator[CodeType]:
    """The functions of a module and of its classes; not those inside other functions."""
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            if inner.co_flags & 0x2:  # CO_NEWLOCALS: a function and not the body of a class
                yield inner
            else:
                yield from functions(inner)


def changed(old: str, new: str, path: Path) -> list[tuple[CodeType, CodeType]]:
    """The functions that differ between two sources of the same shape."""
    pairs = zip(
        functions(compile(old, str(path), "exec", dont_inherit=True)),
        functions(compile(new, str(path), "exec", dont_inherit=True)),
        strict=True,
    )
    return [(a, b) for a, b in pairs if a != b]


def inside(old: CodeType, new: CodeType) -> list[tuple[CodeType, CodeType]]:
    """The functions that differ inside a pair that does: the innermost, and all around them."""
    olds, news = ([c for c in one.co_consts if isinstance(c, CodeType)] for one in (old, new))
    pairs = zip(olds, news, strict=True) if len(olds) == len(news) else ()
    return [(old, new), *(pair for a, b in pairs if a != b for pair in inside(a, b))]


def place(functions: list[FunctionType], new: CodeType) -> None:
    """Puts a fault into functions; one that has dropped all use of what is around it keeps it."""
    for function in functions:
        around = function.__code__.co_freevars
        function.__code__ = new if new.co_freevars else new.replace(co_freevars=around)


class Worker:
    """A plugin of pytest's that takes the place of its loop over all tests."""

    def __init__(self, root: Path, area: Area, notes: Notes, ask: TextIO, say: TextIO) -> None:
        self.root, self.area, self.notes, self.ask, self.say = root, area, notes, ask, say
        self.failed = False
        self.items: list[pytest.Item] = []
        self.took: dict[int, float] = {}
        self.fixtures: dict[str, int] = {}  # and the number that each has in the notes
        self.entered: dict[str, set[int]] = {}
        self.here: dict[tuple[str, int, str], list[FunctionType]] = {}

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if re.search(self.area.only, item.nodeid)]

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items = session.items
        names = sorted({name for item in self.items for name in item.fixturenames})
        self.fixtures = {name: IMPORT - 1 - n for n, name in enumerate(names)}
        self.notes.stop()
        if self.area.servers:
            self._load_servers()
        for found in gc.get_objects():
            if isinstance(found, FunctionType):
                code = found.__code__
                self.here.setdefault(_key(code), []).append(found)
        gc.freeze()
        dropped = self._without_fault()
        self.entered = self._entered()
        self._tell(tests=len(self.took), dropped=dropped, idle=self.notes.idle())
        for line in self.ask:
            self._tell(**self._try(json.loads(line)))
        return True

    @pytest.hookimpl
    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed = self.failed or report.failed

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(self, fixturedef: Any) -> Any:
        """What a server enters while it starts is entered for all tests that share it."""
        number = self.fixtures.get(fixturedef.argname)
        if number is None or fixturedef.scope == "function":
            return (yield)
        before = self.notes.test(number)
        try:
            return (yield)
        finally:
            self.notes.test(before)

    def _tell(self, **what: Any) -> None:
        print(json.dumps(what), file=self.say, flush=True)

    def _load_servers(self) -> None:
        """What a server needs is loaded once; forks of this process are the nurseries."""
        from galactable.core.registry import slugs
        from tests.table import server

        exec(server.LOADED.replace("sys.argv[1:]", repr(slugs())), {})
        server.Nursery.__init__ = _nursery  # type: ignore[method-assign]

    def _run(self, chosen: list[int], out: int, trace: bool) -> None:
        """In a fork: runs tests and writes the number of each, its seconds and its outcome."""
        if trace:
            os.environ[PLACE] = str(self.notes.path)
            self.notes.start()
            self._trace_greenlets()
        for number, after in zip(chosen, [*chosen[1:], None], strict=True):
            os.write(out, f"{number} began\n".encode())
            self.notes.test(number)
            self.failed, began = False, time.monotonic()
            item = self.items[number]
            item.config.hook.pytest_runtest_protocol(
                item=item, nextitem=None if after is None else self.items[after]
            )
            spent = time.monotonic() - began
            os.write(out, f"{number} {'failed' if self.failed else 'passed'} {spent}\n".encode())
            if self.failed and not trace:
                return

    def _trace_greenlets(self) -> None:
        """SQLAlchemy talks to databases in greenlets, and each begins without a trace."""
        from sqlalchemy.util.concurrency import _concurrency_shim as shim

        plain, notes = shim._AsyncIoGreenlet, self.notes

        def traced(function: Any, driver: Any) -> Any:
            def run(*args: Any, **options: Any) -> Any:
                sys.settrace(notes)
                return function(*args, **options)

            return plain(run, driver)

        shim._AsyncIoGreenlet = traced

    def _without_fault(self) -> list[str]:
        """Runs every test; those that fail or take too long here are left out."""
        left, dropped = list(range(len(self.items))), []
        while left:
            number = None
            for number, outcome, spent in self._forked(left, True):
                if outcome == "passed":
                    self.took[number] = spent
                elif outcome in ("failed", "hangs", "broke"):
                    dropped.append(f"{outcome}: {self.items[number].nodeid}")
                else:
                    continue
                left.remove(number)
            assert number is not None, "the tests do not start"
        return dropped

    def _entered(self) -> dict[str, set[int]]:
        """The tests that enter a function: by themselves, or in a fixture that they share."""
        found = self.notes.read()
        users = {
            number: {n for n, item in enumerate(self.items) if name in item.fixturenames}
            for name, number in self.fixtures.items()
        }
        for numbers in found.values():
            numbers.update(*(users[number] for number in numbers & users.keys()))
        return found

    def _forked(
        self, chosen: list[int], trace: bool, pairs: list[tuple[CodeType, CodeType]] | None = None
    ) -> Iterator[tuple[int, str, float]]:
        """What a fork says of its tests; one that takes too long ends it."""
        read, write = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(read)
            with suppress(BaseException):
                for old, new in pairs or ():
                    place(self.here.get(_key(old), []), new)
                self._run(chosen, write, trace)
            os.write(write, b"-1 done\n")
            os._exit(0)
        os.close(write)
        number, text, outcome = chosen[0], b"", ""
        try:
            while outcome != "done":
                limit = TOO_LONG if trace else PATIENCE * self.took[number] + HANGS
                if not select.select([read], [], [], limit)[0]:
                    yield number, "hangs", 0.0
                    return
                more = os.read(read, 65536)
                if not more:
                    yield number, "broke", 0.0
                    return
                *lines, text = (text + more).split(b"\n")
                for line in lines:
                    first, outcome, *rest = line.decode().split()
                    if outcome != "done":
                        number = int(first)
                        yield number, outcome, float(rest[0]) if rest else 0.0
        finally:
            os.close(read)
            end_children()

    def _try(self, asked: dict[str, Any]) -> dict[str, Any]:
        path, fault = self.root / asked["path"], Fault(**asked["fault"])
        source = path.read_text()
        planted = fault.planted(source)
        pairs = changed(source, planted, path)
        if not pairs:
            return {"verdict": "same", "by": "compiles to the same code"}
        pairs = inside(*pairs[0])
        where = f"{asked['path']}:{pairs[-1][0].co_firstlineno}"  # a closure, or all there is
        tests = self.entered.get(where, set())
        found = {"imported": IMPORT in tests}
        entering = tests & self.took.keys()
        chosen = self._likeliest(entering, path.stem)
        if not chosen:
            return {**found, "verdict": "alive", "by": "no test enters it", "ran": 0}
        path.write_text(planted)
        began = time.monotonic()
        try:
            ran = 0
            for number, outcome, _ in self._forked(chosen, False, pairs):
                if outcome in ("failed", "hangs", "broke"):
                    by = f"{outcome}: {self.items[number].nodeid}"
                    return {**found, "verdict": "killed", "by": by, "s": time.monotonic() - began}
                ran += outcome == "passed"
            by = f"{ran} of {len(entering)} tests passed"
            if 0 < ran < len(chosen):
                return {**found, "verdict": "killed", "by": f"{by}, and the run was broken off"}
            return {**found, "verdict": "alive", "by": by, "ran": ran}
        finally:
            path.write_text(source)

    def _likeliest(self, tests: set[int], module: str) -> list[int]:
        """Tests of files that name the module come first, then those whose files take least.

        What goes beyond the budget is left out.
        """
        files: dict[str, list[int]] = {}
        for number in sorted(tests):
            files.setdefault(self.items[number].nodeid.split("::")[0], []).append(number)
        cost = {file: sum(self.took[n] for n in numbers) for file, numbers in files.items()}
        found, spent = [], 0.0
        for file in sorted(files, key=lambda file: (not self._names(file, module), cost[file])):
            for number in files[file]:
                spent += self.took[number]
                if spent <= BUDGET or not found:
                    found.append(number)
        return found

    def _names(self, file: str, module: str) -> bool:
        """Whether a file of tests speaks of a module."""
        text = f"{file}\n{(self.root / file).read_text()}"
        return re.search(rf"(\b|_){module}\b", text) is not None


def _key(code: CodeType) -> tuple[str, int, str]:
    return code.co_filename, code.co_firstlineno, code.co_name


def adopt() -> None:
    """Orphans of this process's children (servers, databases) become its own."""
    ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def end_children() -> None:
    """Ends all children of this process and those that they leave behind."""
    own = os.getpid()
    while True:
        for stat in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):
                if int(stat.read_text().rpartition(")")[2].split()[1]) == own:
                    os.kill(int(stat.parent.name), signal.SIGKILL)
        try:
            os.waitpid(-1, 0)
        except ChildProcessError:
            return


def _nursery(self: Any, *slugs: str) -> None:
    """Instead of ``Nursery.__init__``: a fork of this process, where all is loaded."""
    from tests.table import server

    to_child, from_parent = os.pipe()
    to_parent, from_child = os.pipe()
    child = os.fork()
    if child == 0:
        os.setsid()
        os.close(from_parent)
        os.close(to_parent)
        os.dup2(to_child, 0)
        os.dup2(from_child, 1)
        sys.stdin, sys.stdout = os.fdopen(0), os.fdopen(1, "w")
        exec(server.FORKING, {})
        os._exit(0)
    os.close(to_child)
    os.close(from_child)
    self.process = _Forked(child, os.fdopen(from_parent, "w"), os.fdopen(to_parent))
    assert self._read() == "ready"


class _Forked:
    """As much of ``subprocess.Popen`` as a nursery needs."""

    def __init__(self, pid: int, stdin: TextIO, stdout: TextIO) -> None:
        self.pid, self.stdin, self.stdout = pid, stdin, stdout

    def wait(self, seconds: float = 0) -> None:
        os.waitpid(self.pid, 0)

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)


def main() -> None:
    folder, name, *tests = sys.argv[1:]
    ask, say = os.fdopen(os.dup(0)), os.fdopen(os.dup(1), "w")
    silence = os.open(os.devnull, os.O_RDWR)
    said = os.open(f"{folder}.said", os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(silence, 0)
    os.dup2(said, 1)
    os.dup2(said, 2)
    adopt()
    root = Path.cwd()
    notes = Notes(root, Path(f"{folder}.notes"))
    (root / "sitecustomize.py").write_text(JOINING)
    notes.start()
    from tests.mutation.areas import AREAS  # which imports the games: see who is asked then

    area = next(area for area in AREAS if area.name == name)
    arguments = ["-q", "-s", "--no-header", "-p", "no:warnings", *tests]
    pytest.main(arguments, plugins=[Worker(root, area, notes, ask, say)])


if __name__ == "__main__":
    main()
