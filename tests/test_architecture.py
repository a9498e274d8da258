"""Imports go one way: core <- games <- bots, sim, envs <- table, cli."""

import ast
from pathlib import Path

import pytest

import galactable
from galactable.core.registry import games, slugs

PACKAGE = Path(galactable.__file__).parent
LEVEL = {"core": 0, "games": 1, "bots": 2, "sim": 2, "envs": 2, "testing": 2, "table": 3, "cli": 4}
DRAWERS = (
    "components",
    "evaluate",
    "events",
    "explain",
    "hidden",
    "invariants",
    "moves",
    "opening",
    "scoring",
    "state",
    "terminal",
    "view",
    "words",
)
SOURCES = sorted(PACKAGE.rglob("*.py"))


def imports(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return {name for name in found if name.startswith("galactable.")}


@pytest.mark.parametrize("path", SOURCES, ids=lambda p: str(p.relative_to(PACKAGE)))
def test_imports_go_one_way(path: Path) -> None:
    room, *rest = path.relative_to(PACKAGE).parts
    if not rest:
        return
    for name in imports(path):
        target = name.split(".")[1]
        if target in LEVEL:
            assert LEVEL[target] <= LEVEL[room], f"{room} imports {name}"
        if room == "games" and target == "games" and len(rest) > 1:
            assert name.split(".")[2] == rest[0], f"a game imports another: {name}"


@pytest.mark.parametrize("path", SOURCES, ids=lambda p: str(p.relative_to(PACKAGE)))
def test_no_file_wants_to_be_two(path: Path) -> None:
    assert len(path.read_text().splitlines()) <= 600


@pytest.mark.parametrize("slug", slugs())
def test_every_game_has_the_same_drawers(slug: str) -> None:
    folder = PACKAGE / "games" / slug.replace("-", "_")
    for drawer in DRAWERS:
        assert (folder / f"{drawer}.py").exists(), drawer
    assert (folder / "rules.py").exists() or (folder / "rules" / "__init__.py").exists()
    assert list((folder / "data").glob("*.csv"))


def texts(path: Path) -> set[str]:
    """The strings that the code acts upon: all but docstrings."""
    tree = ast.parse(path.read_text())
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs
    }


def compared(path: Path) -> set[str]:
    """The strings that something is compared with or looked up by."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Compare):
            parts = [node.left, *node.comparators]
        elif isinstance(node, ast.Call) and getattr(node.func, "attr", "") in ("first", "find"):
            parts = list(node.args)
        else:
            continue
        for part in parts:
            for leaf in getattr(part, "elts", [part]):
                if isinstance(leaf, ast.Constant) and isinstance(leaf.value, str):
                    found.add(leaf.value)
    return found


@pytest.mark.parametrize("path", sorted((PACKAGE / "table").rglob("*.py")), ids=lambda p: p.stem)
def test_the_server_knows_no_game_by_name(path: Path) -> None:
    names = {*slugs(), *(slug.replace("-", "_") for slug in slugs())}
    for text in texts(path):
        assert not any(name in text for name in names), text
    kinds = {kind.name for game in games() for kind in game.moves.kinds}
    assert {"ready", "done", "grab"} <= kinds
    assert not compared(path) & kinds
