"""What belongs together: sources, the tests that must notice a fault there, and the aim."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from galactable.core.registry import games

PLAIN = {"GALACTABLE_RULES": "interpreted"}  # nothing to compile: a fault is tried in seconds
RULES_FILES = ("rules/*.py", "scoring.py", "opening.py", "hidden.py", "moves.py", "explain.py")


@dataclass(frozen=True)
class Area:
    """Sources, and the tests that guard them, tried in order until one notices the fault."""

    name: str
    group: str
    sources: tuple[str, ...]
    runs: tuple[tuple[str, ...], ...]
    variables: dict[str, str] = field(default_factory=dict)

    def files(self, root: Path) -> list[Path]:
        found = [path for pattern in self.sources for path in root.glob(pattern)]
        return sorted({path for path in found if path.name != "__init__.py"})


def rules() -> list[Area]:
    """One area a game: its own tests, its golden games, one set-up of the conformance suite."""
    found = []
    for game in games():
        name = game.slug.replace("-", "_")
        variant, seats = game.setups()[-1]
        case = f"{game.slug}-{variant}-{seats}"
        found.append(
            Area(
                f"rules/{game.slug}",
                "rules",
                tuple(f"src/galactable/games/{name}/{part}" for part in RULES_FILES),
                (
                    ("tests/test_golden.py", "-k", game.slug),
                    (f"tests/games/{name}",),
                    ("tests/test_conformance.py", "-k", f"{case} and not cheat"),
                ),
                PLAIN,
            )
        )
    return found


AREAS = [
    *rules(),
    Area(
        "core", "core", ("src/galactable/core/*.py",), (("tests/core",), ("tests/test_golden.py",))
    ),
    Area("bots", "bots", ("src/galactable/bots/**/*.py",), (("tests/bots",),)),
    Area(
        "simulation",
        "simulation",
        ("src/galactable/sim/*.py",),
        (("tests/sim", "--deselect", "tests/sim/test_cluster.py"), ("tests/envs",)),
    ),
    Area("adapters", "adapters", ("src/galactable/envs/*.py",), (("tests/envs",), ("tests/sim",))),
    Area(
        "server",
        "server",
        ("src/galactable/table/*.py",),
        (("tests/table", "-k", "not test_kill"),),
    ),
]
AIMS = {"rules": 0.98}
AIM = 0.95
