"""``make soak``: depth, part by part, with a line of figures at the end of each.

``python -m tests.soak NAME...`` runs some parts alone; ``--list`` names them.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from dataclasses import dataclass, field

PYTEST = ("-m", "pytest", "-n", str(os.cpu_count() or 1), "--dist", "loadscope", "--durations=10")


@dataclass(frozen=True)
class Part:
    """Something to run: a command of Python's, with variables of its own."""

    about: str
    command: tuple[str, ...]
    variables: dict[str, str] = field(default_factory=dict)


PEOPLE = (
    "among_people",
    "come_back",
    "company",
    "connection",
    "evening",
    "network",
    "waiting_room",
)
PARTS = {
    "tests": Part(
        "the tests marked soak: all set-ups at depth, looks and languages, hundreds of kills",
        (*PYTEST, "--soak", "tests"),
    ),
    "postgres": Part(
        "the browser tests of people on PostgreSQL with two processes",
        ("-m", "pytest", "--postgres", *(f"tests/web/test_{name}.py" for name in PEOPLE)),
    ),
    "bounds": Part(
        "every set-up compiled with index checks",
        (*PYTEST, "tests/test_conformance.py", "-k", "ends_and_keeps or cannot_cheat"),
        {"GALACTABLE_BOUNDSCHECK": "1"},
    ),
    "endurance": Part(
        "ten thousand tables and two thousand connections for half an hour",
        ("-m", "tests.bench.endurance", "--minutes", "30"),
    ),
    "games": Part("a million random games", ("-m", "galactable.testing.soak")),
    "speed": Part("compiled play against a fixed piece of work", ("-m", "tests.bench.steady")),
    "mutations": Part("faults planted at random", ("-m", "tests.mutation", "--sample", "200")),
}


def run(name: str) -> tuple[int, str]:
    """Runs a part; its exit status and its line of figures, the last that it said."""
    part = PARTS[name]
    print(f"== {name}: {part.about}", flush=True)
    began, last = time.monotonic(), ""
    process = subprocess.Popen(
        [sys.executable, "-u", *part.command],
        env={**os.environ, **part.variables},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert process.stdout is not None
    for line in process.stdout:
        print(line, end="", flush=True)
        last = line.strip().strip("=").strip() or last
    status = process.wait()
    minutes = (time.monotonic() - began) / 60
    return status, f"{name}: {'ok' if status == 0 else 'FAILED'}, {minutes:.1f} min: {last}"


def main() -> int:
    asked = sys.argv[1:] or list(PARTS)
    unknown = [name for name in asked if name not in PARTS]
    if unknown:
        for name, part in PARTS.items():
            print(f"{name:10} {part.about}")
        return 0 if unknown == ["--list"] else 2
    results = [run(name) for name in asked]
    print("== figures")
    for _, line in results:
        print(line)
    return max(status for status, _ in results)


if __name__ == "__main__":
    sys.exit(main())
