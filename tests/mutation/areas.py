"""What belongs together: sources, the tests that must notice a fault there, and the aim."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from galactable.core.registry import games

PLAIN = {"GALACTABLE_RULES": "interpreted"}  # nothing to compile: a fault is tried in a moment
RULES_FILES = ("rules/*.py", "scoring.py", "opening.py", "hidden.py", "moves.py", "explain.py")
UNTRIED = ("puffer.py", "cluster.py")
"""They need PufferLib, which is not among the libraries for tests, or a cluster that starts."""


@dataclass(frozen=True, eq=False)
class Area:
    """Every fault is tried with ``tests``, loaded once; what survives with ``fresh``.

    ``fresh`` are folders of tests: those that name the module of the fault are run in a process
    of their own, as people run them: for what is compiled, imported or started.
    """

    name: str
    group: str
    sources: tuple[str, ...]
    tests: tuple[str, ...]
    only: str = ""
    """Of these tests, those whose names it is found in (a regular expression)."""
    fresh: tuple[str, ...] = ()
    variables: dict[str, str] = field(default_factory=dict)
    servers: bool = False
    """Whether its tests start servers: the nurseries of these are forks then."""

    part: str = ""
    """Of the sources, those whose names it is found in."""

    def files(self, root: Path) -> list[Path]:
        found = [p for pattern in self.sources for p in root.glob(pattern) if self.part in str(p)]
        return sorted({path for path in found if path.name not in ("__init__.py", *UNTRIED)})


def rules() -> list[Area]:
    """One area a game: its own tests, its golden games, a set-up of the conformance suite.

    And observations, at the largest table of each variant.
    """
    found = []
    for game in games():
        name = game.slug.replace("-", "_")
        variant, seats = game.setups()[-1]
        case = f"{game.slug}-{variant}-{seats}"
        largest = "|".join(f"{game.slug}-{v}-{n}" for v, n in dict(game.setups()).items())
        found.append(
            Area(
                f"rules/{game.slug}",
                "rules",
                tuple(f"src/galactable/games/{name}/{part}" for part in RULES_FILES),
                (
                    *(f"tests/games/{name}", "tests/games/test_observations.py"),
                    *("tests/test_golden.py", "tests/test_conformance.py"),
                ),
                rf"games/{name}|test_golden.*{game.slug}|(?<!cheat)-{case}"
                rf"|test_observations.*\[({game.slug}|{largest})\]",
                variables=PLAIN,
            )
        )
    return found


AREAS = [
    *rules(),
    Area(
        "core",
        "core",
        ("src/galactable/core/*.py",),
        ("tests/core", "tests/test_golden.py", "tests/games/test_observations.py"),
        r"tests/core|test_golden|what_lies_open",
        fresh=("tests/core", "tests/docs"),
        variables=PLAIN,
    ),
    Area(  # compiled: searches do not run interpreted, and the toy of their tests does anyway
        "bots",
        "bots",
        ("src/galactable/bots/**/*.py",),
        ("tests/bots",),
        fresh=("tests/bots",),
    ),
    Area(
        "simulation",
        "simulation",
        ("src/galactable/sim/*.py",),
        ("tests/sim", "tests/envs"),
        "^(?!.*(test_cluster|test_simulated|test_nets_simulated))",
        fresh=("tests/sim", "tests/envs"),
    ),
    Area("adapters", "adapters", ("src/galactable/envs/*.py",), ("tests/envs",)),
    Area(
        "server",
        "server",
        ("src/galactable/table/*.py",),
        ("tests/table",),
        "^(?!.*(test_kill|test_deploy|test_fuzz))",
        servers=True,
    ),
]
AIMS = {"rules": 0.98}
AIM = 0.95
