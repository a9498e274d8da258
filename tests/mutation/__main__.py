"""``python -m tests.mutation``: plants faults at random and runs the tests of their area.

Every fault is tried in a copy of the working tree; ``--processes`` copies work side by side.
A fault that no test notices is shown at the end: it wants a test, or changes nothing that
matters.
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from queue import Queue

from tests.mutation.areas import AIM, AIMS, AREAS, Area
from tests.mutation.faults import Fault, faults

ROOT = Path(__file__).resolve().parents[2]
COPIED = (
    *("src", "tests", "docs", "scripts", "examples", "deploy", "web"),
    *("pyproject.toml", "Makefile", "README.md", "CHANGELOG.md", "hatch_build.py"),
)
LEFT_OUT = ("__pycache__", "node_modules", "dist")
PATIENCE = 3  # times as long as without a fault, and then it hangs


@dataclass(frozen=True)
class Mutant:
    """A fault in a file of an area."""

    area: Area
    path: str
    fault: Fault

    def __str__(self) -> str:
        source = (ROOT / self.path).read_text()
        old = source[self.fault.start : self.fault.end].split("\n")[0]
        name = self.path.removeprefix("src/galactable/")
        return f"{name}:{self.fault.line}: {old[:50]!r} -> {self.fault.text[:50]!r}"


def sample(areas: list[Area], count: int, seed: int) -> list[Mutant]:
    """As many from each group of areas; within one, every fault equally likely."""
    dice = random.Random(seed)
    groups: dict[str, list[Mutant]] = {}
    for area in areas:
        for path in area.files(ROOT):
            name = str(path.relative_to(ROOT))
            found = [Mutant(area, name, fault) for fault in faults(path.read_text())]
            groups.setdefault(area.group, []).extend(found)
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


def passes(area: Area, folder: Path, limit: float | None) -> tuple[bool, str]:
    """Whether the area's tests pass in a copy, and what the last of them said."""
    environment = {
        **os.environ,
        **area.variables,
        "PYTHONPATH": f"{folder / 'src'}{os.pathsep}{folder}",
        "PYTHONDONTWRITEBYTECODE": "1",  # two faults of the same second and size look alike
    }
    said = ""
    for run in area.runs:
        command = [sys.executable, "-W", "ignore", "-m", "pytest", "-x", "-q", "--no-header", *run]
        try:
            done = subprocess.run(
                command, check=False, cwd=folder, env=environment, timeout=limit,
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            )  # fmt: skip
        except subprocess.TimeoutExpired:
            return False, "it hangs"
        said = "\n".join(done.stdout.strip().splitlines()[-12:])
        if done.returncode not in (0, 5):
            return False, said
    return True, said


class Trial:
    """Copies of the tree, and how long the tests of each area take without a fault."""

    def __init__(self, folder: Path, processes: int) -> None:
        self.copies: Queue[Path] = Queue()
        for number in range(processes):
            self.copies.put(copy_tree(folder / str(number)))
        self.limits: dict[str, float] = {}

    def check(self, area: Area) -> None:
        """Without a fault everything passes, or no kill would mean anything."""
        folder, began = self.copies.get(), time.monotonic()
        good, said = passes(area, folder, None)
        self.copies.put(folder)
        spent = time.monotonic() - began
        if not good:
            raise SystemExit(f"{area.name}: fails without a fault\n{said}")
        print(f"  {area.name}: {spent:.0f} s without a fault", flush=True)
        self.limits[area.name] = PATIENCE * spent + 60

    def survives(self, mutant: Mutant) -> bool:
        """Plants the fault, runs the tests, takes it out again."""
        folder = self.copies.get()
        path = folder / mutant.path
        source = path.read_text()
        try:
            path.write_text(mutant.fault.planted(source))
            good, _ = passes(mutant.area, folder, self.limits[mutant.area.name])
            return good
        finally:
            path.write_text(source)
            self.copies.put(folder)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sample", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--area", action="append", help="a part of an area's name")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    wanted = given.area or [""]
    areas = [area for area in AREAS if any(name in area.name for name in wanted)]
    mutants = sample(areas, given.sample, given.seed)
    alive: list[Mutant] = []
    tried: Counter[str] = Counter()
    with (
        tempfile.TemporaryDirectory(prefix="galactable-mutation-") as folder,
        ThreadPoolExecutor(given.processes) as pool,
    ):
        trial = Trial(Path(folder), given.processes)
        list(pool.map(trial.check, {m.area.name: m.area for m in mutants}.values()))
        running = {pool.submit(trial.survives, mutant): mutant for mutant in mutants}
        for number, done in enumerate(as_completed(running), 1):
            mutant = running[done]
            tried[mutant.area.group] += 1
            if done.result():
                alive.append(mutant)
            verdict = "ALIVE " if done.result() else "killed"
            print(f"  {number}/{len(mutants)} {verdict} {mutant}", flush=True)
    print("Not noticed:" if alive else "All were noticed.")
    for mutant in alive:
        print(f"  {mutant}")
    print(summary(tried, Counter(mutant.area.group for mutant in alive)))
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
