"""``python -m tests.mutation``: plants faults at random and runs the tests of their area.

Every fault is tried in a copy of the working tree; ``--processes`` copies work side by side.
A fault that no test notices is shown at the end: it wants a test, or changes nothing that
matters.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from tests.mutation.areas import AIM, AIMS, AREAS, Area
from tests.mutation.equivalent import EQUIVALENT
from tests.mutation.faults import Fault, faults

ROOT = Path(__file__).resolve().parents[2]
COPIED = (
    *("src", "tests", "docs", "scripts", "examples", "deploy", "web"),
    *("pyproject.toml", "Makefile", "README.md", "CHANGELOG.md", "hatch_build.py"),
)
LEFT_OUT = ("__pycache__", "node_modules", "dist")
LIMIT = 600  # seconds of a fresh process, and then it hangs


@dataclass(frozen=True, eq=False)
class Mutant:
    """A fault in a file of an area."""

    area: Area
    path: str
    fault: Fault

    @property
    def name(self) -> str:
        return self.path.removeprefix("src/galactable/")

    @property
    def where(self) -> str:
        return f"{self.name}:{self.fault.line}"

    @property
    def old(self) -> str:
        return (ROOT / self.path).read_text()[self.fault.start : self.fault.end]

    def __str__(self) -> str:
        old = self.old.split("\n")[0]
        return f"{self.where}: {old[:50]!r} -> {self.fault.text[:50]!r}"


def equivalent(mutant: Mutant) -> bool:
    """Whether somebody found that this fault changes nothing that anybody could notice."""
    known = EQUIVALENT.get(mutant.name)
    if known is None:
        return False
    line = (ROOT / mutant.path).read_text().splitlines()[mutant.fault.line - 1].strip()
    return mutant.fault.text in known.get(line, ())


def sample(areas: list[Area], count: int, seed: int, at: str = "") -> list[Mutant]:
    """As many from each group of areas; within one, every fault equally likely.

    Those that are known to change nothing are left out. ``at`` asks for all faults of one line.
    """
    dice = random.Random(seed)
    groups: dict[str, list[Mutant]] = {}
    for area in areas:
        for path in area.files(ROOT):
            name = str(path.relative_to(ROOT))
            found = [Mutant(area, name, fault) for fault in faults(path.read_text())]
            groups.setdefault(area.group, []).extend(m for m in found if not equivalent(m))
    if at:
        return [m for group in groups.values() for m in group if m.where.endswith(at)]
    each = -(-count // len(groups))
    chosen = [m for group in groups.values() for m in dice.sample(group, min(each, len(group)))]
    dice.shuffle(chosen)
    return chosen[:count]


def copy_tree(folder: Path) -> Path:
    for name in COPIED:
        source, target = ROOT / name, folder / name
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns(*LEFT_OUT))
        elif source.exists():
            shutil.copy(source, target)
    return folder


class Bench:
    """An area's tests, loaded once in a copy of the tree (``worker``)."""

    def __init__(self, area: Area, folder: Path) -> None:
        self.area, self.folder = area, copy_tree(folder)
        self.environment = {
            **area.variables,
            **os.environ,
            "PYTHONPATH": f"{folder / 'src'}{os.pathsep}{folder}",
            "PYTHONDONTWRITEBYTECODE": "1",  # two faults of the same second and size look alike
        }
        self._whole: dict[tuple[tuple[str, ...], tuple[str, ...]], str] = {}
        began = time.monotonic()
        self._worker = subprocess.Popen(
            [sys.executable, "-W", "ignore", "-m", "tests.mutation.worker",
             str(folder), area.name, *area.tests],
            cwd=folder, env=self.environment, text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        )  # fmt: skip
        told = self._read()
        spent = time.monotonic() - began
        print(f"  {area.name}: {told['tests']} tests, {spent:.0f} s without a fault", flush=True)
        for name in told["dropped"]:
            print(f"    left out, {name}", flush=True)
        for name in told["idle"]:
            print(f"    never come to: the assertion at {name}", flush=True)

    def _read(self) -> dict[str, Any]:
        assert self._worker.stdout is not None
        line = self._worker.stdout.readline()
        if not line:
            said = Path(f"{self.folder}.said").read_text()[-3000:]
            raise SystemExit(f"{self.area.name}: its tests do not start\n{said}")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def try_one(self, mutant: Mutant) -> tuple[str, str]:
        """The verdict (``killed``, ``alive`` or ``same``) and what came to it."""
        assert self._worker.stdin is not None
        asked = {"path": mutant.path, "fault": asdict(mutant.fault)}
        print(json.dumps(asked), file=self._worker.stdin, flush=True)
        answer = self._read()
        verdict, by = answer["verdict"], answer["by"]
        if verdict != "alive":
            return verdict, by
        if answer["imported"]:  # what was evaluated then is used by whatever runs later
            plain = [run for run in self.area.tests if "conformance" not in run]
            if noticed := self._noticed(mutant, plain, self.area.variables):
                return "killed", noticed
        likeliest = self._naming(Path(mutant.path).stem)
        if likeliest and (noticed := self._noticed(mutant, likeliest, {})):
            return "killed", noticed
        return verdict, f"{by}, and those of {len(likeliest)} files in a fresh process"

    def _naming(self, module: str) -> list[str]:
        """The files of tests for a fresh process that name a module."""
        files = [p for name in self.area.fresh for p in sorted((ROOT / name).glob("test_*.py"))]
        found = [path for path in files if re.search(rf"\b{module}\b", path.read_text())]
        return [str(path.relative_to(ROOT)) for path in found]

    def _noticed(self, mutant: Mutant, tests: list[str], variables: dict[str, str]) -> str:
        """What a fresh process says of the fault, if it says nothing without it."""
        before = (tuple(tests), tuple(variables))
        path = self.folder / mutant.path
        source = path.read_text()
        path.write_text(mutant.fault.planted(source))
        try:
            noticed = self._fresh(tests, variables)
        finally:
            path.write_text(source)
        if noticed and before not in self._whole:
            self._whole[before] = self._fresh(tests, variables)
        return noticed if noticed and not self._whole[before] else ""

    def _fresh(self, tests: list[str], variables: dict[str, str]) -> str:
        """The first test that fails in a fresh process, or nothing."""
        environment = {n: v for n, v in self.environment.items() if n not in self.area.variables}
        try:
            done = subprocess.run(
                [sys.executable, "-W", "ignore", "-m", "pytest", "-x", "-q", "--no-header", *tests],
                check=False, cwd=self.folder, env={**environment, **variables}, timeout=LIMIT,
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            )  # fmt: skip
        except subprocess.TimeoutExpired:
            return "fresh: it hangs"
        failed = [line for line in done.stdout.splitlines() if "python -m pytest '" in line]
        if done.returncode in (0, 5):
            return ""
        return f"fresh: {failed[0].split(chr(39))[1]}" if failed else "fresh: it does not start"

    def close(self) -> None:
        assert self._worker.stdin is not None
        self._worker.stdin.close()
        self._worker.wait()


def try_area(area: Area, mutants: list[Mutant], folder: Path) -> list[tuple[Mutant, str]]:
    """Tries all faults of an area, and says of each who noticed it."""
    bench = Bench(area, folder / area.name.replace("/", "-"))
    found = []
    for mutant in mutants:
        began = time.monotonic()
        verdict, by = bench.try_one(mutant)
        found.append((mutant, verdict))
        spent = time.monotonic() - began
        shown = "ALIVE " if verdict == "alive" else verdict
        print(f"  {shown} {mutant}\n         {by} ({spent:.1f} s)", flush=True)
    bench.close()
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sample", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--area", action="append", help="a part of an area's name")
    parser.add_argument("--processes", type=int, default=len(os.sched_getaffinity(0)))
    parser.add_argument("--file", default="", help="a part of the names of the sources to try")
    parser.add_argument("--at", default="", help="FILE:LINE: all faults of this line")
    parser.add_argument("--tests", nargs="*", help="these tests instead of the area's")
    given = parser.parse_args()
    wanted = given.area or [""]
    areas = [
        replace(area, part=given.file, tests=tuple(given.tests or area.tests))
        for area in AREAS
        if any(name in area.name for name in wanted)
    ]
    mutants = sample(areas, given.sample, given.seed, given.at)
    by_area = {area: [m for m in mutants if m.area is area] for area in areas}
    began = time.monotonic()
    with (
        tempfile.TemporaryDirectory(prefix="galactable-mutation-") as folder,
        ThreadPoolExecutor(given.processes) as pool,
    ):
        running = [
            pool.submit(try_area, area, chosen, Path(folder))
            for area, chosen in by_area.items()
            if chosen
        ]
        verdicts = [verdict for done in running for verdict in done.result()]
    alive = [mutant for mutant, verdict in verdicts if verdict == "alive"]
    tried = Counter(mutant.area.group for mutant, verdict in verdicts if verdict != "same")
    print("Not noticed:" if alive else "All were noticed.")
    for mutant in alive:
        print(f"  {mutant}")
    minutes = (time.monotonic() - began) / 60
    figures = summary(tried, Counter(mutant.area.group for mutant in alive))
    print(f"{figures}; {minutes:.1f} min")
    return 0


def summary(tried: Counter[str], alive: Counter[str]) -> str:
    """Kill rates by group, each with its aim."""
    parts = [
        f"{group} {1 - alive[group] / count:.0%} of {count} (aim {AIMS.get(group, AIM):.0%})"
        for group, count in sorted(tried.items())
    ]
    killed = tried.total() - alive.total()
    return f"{killed} of {tried.total()} faults noticed: " + ", ".join(parts)


if __name__ == "__main__":
    sys.exit(main())
