"""How the house is built: who imports whom, what lies where, what nobody knows by name."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import galactable
from galactable.core.registry import games, slugs

PACKAGE = Path(galactable.__file__).parent
BOARDS = PACKAGE.parents[1] / "web" / "src" / "games"
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
BOARD_FILES = ("Art.svelte", "Board.svelte", "Thing.svelte", "index.ts", "log.ts", "pace.ts")


@cache
def sources() -> dict[str, ast.Module]:
    """Every file of the package, parsed, by its path in there."""
    found = sorted(PACKAGE.rglob("*.py"))
    return {path.relative_to(PACKAGE).as_posix(): ast.parse(path.read_text()) for path in found}


def of(*rooms: str) -> dict[str, ast.Module]:
    return {name: tree for name, tree in sources().items() if name.split("/")[0] in rooms}


def imports(tree: ast.Module) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return {name for name in found if name.startswith("galactable.")}


def test_imports_go_one_way() -> None:
    """core <- games <- bots, sim, envs <- table, cli; no game imports another."""
    wrong = []
    for path, tree in of(*LEVEL).items():
        room, *rest = path.split("/")
        for name in imports(tree):
            target = name.split(".")[1]
            if target in LEVEL and LEVEL[target] > LEVEL[room]:
                wrong.append(f"{path} imports {name}")
            inside = room == "games" and target == "games" and len(rest) > 1
            if inside and name.split(".")[2] != rest[0]:
                wrong.append(f"{path}: a game imports another, {name}")
    assert not wrong


def test_no_file_wants_to_be_two() -> None:
    long = {path for path in sources() if len((PACKAGE / path).read_text().splitlines()) > 600}
    assert not long


@pytest.mark.parametrize("slug", slugs())
def test_every_game_has_the_same_drawers(slug: str) -> None:
    folder = PACKAGE / "games" / slug.replace("-", "_")
    for drawer in DRAWERS:
        assert (folder / f"{drawer}.py").exists(), drawer
    assert (folder / "rules.py").exists() or (folder / "rules" / "__init__.py").exists()
    assert list((folder / "data").glob("*.csv"))


@pytest.mark.parametrize("slug", slugs())
def test_every_board_has_the_same_files(slug: str) -> None:
    assert not [name for name in BOARD_FILES if not (BOARDS / slug / name).exists()]


def texts(tree: ast.Module) -> set[str]:
    """The strings that the code acts upon: all but docstrings."""
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs
    }


def compared(tree: ast.Module) -> set[str]:
    """The strings that something is compared with or looked up by."""
    found = set()
    for node in ast.walk(tree):
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


def test_the_server_knows_no_game_by_name() -> None:
    names = {*slugs(), *(slug.replace("-", "_") for slug in slugs())}
    kinds = {kind.name for game in games() for kind in game.moves.kinds}
    assert {"ready", "done", "grab"} <= kinds
    for path, tree in of("table").items():
        assert not [text for text in texts(tree) if any(name in text for name in names)], path
        assert not compared(tree) & kinds, path


def test_no_code_branches_on_a_game() -> None:
    """Only a game's own folders know it by name: ``games/<game>`` and ``bots/<game>``."""
    own = {slug.replace("-", "_") for slug in slugs()}
    for path, tree in of("core", "bots", "sim", "envs", "testing", "cli").items():
        if not own & set(path.split("/")):
            assert not compared(tree) & set(slugs()), path


TWICE = {
    "Hint": "what the bots found, and the message that carries it",
    "Thing": "what a sentence speaks of, and the message that carries it",
}
"""Public classes that two files have, with the reason why they are one thing."""


def test_a_class_has_its_name_to_itself() -> None:
    """A game's own words are its own: ``games/<game>`` and ``bots/<game>`` may use any, once."""
    own = {slug.replace("-", "_") for slug in slugs()}
    at: dict[tuple[str, str], list[str]] = {}
    for path, tree in sources().items():
        house = "".join(own & set(path.split("/")))
        for node in tree.body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                at.setdefault((house, node.name), []).append(path)
    twice = {name: paths for (_, name), paths in at.items() if len(paths) > 1}
    assert twice.keys() == TWICE.keys(), twice


def bare_viewers(tree: ast.Module) -> Iterator[int]:
    """Lines where a viewer is a negative number instead of SPECTATOR or ALL."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "") in SHOWING:
            told: list[ast.expr] = node.args
        elif isinstance(node, ast.Compare) and "viewer" in ast.unparse(node.left):
            told = node.comparators
        else:
            continue
        if any(isinstance(each, ast.UnaryOp) for each in told):
            yield node.lineno


SHOWING = ("view", "views", "own_view", "told_to", "known_to", "is_told_to", "story", "log")


def test_viewers_are_named() -> None:
    rooms = of("core", "games", "bots", "envs", "table", "cli", "testing")
    assert not {path: lines for path, tree in rooms.items() if (lines := [*bare_viewers(tree)])}
