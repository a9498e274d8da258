"""The table of rules, and games made of it."""

import ast
import inspect
import sys
from pathlib import Path
from types import ModuleType

import pytest

import galactable
from galactable.core import generic
from galactable.core.engine import DOORS, Engine
from galactable.core.errors import SetupError
from galactable.core.game import Game
from galactable.core.registry import game, games

PACKAGE = Path(galactable.__file__).parent


def parameters(name: str) -> list[str]:
    made = DOORS[name]
    return list(inspect.signature(getattr(made, "py_func", made)).parameters)


def test_a_door_takes_an_array_and_an_index_and_the_ply_of_its_chance() -> None:
    assert parameters("legal") == ["states", "i", "seat", "out"]
    assert parameters("hide") == ["states", "i", "seat", "seed", "ply", "rng"]
    assert parameters("play") == ["states", "i", "seat", "move", "seed", "ply", "rng", "events"]
    assert parameters("deal") == ["states", "i", "seats", "variant", "seed", "rng", "events"]


@pytest.mark.parametrize("one", games(), ids=lambda one: one.slug)
def test_a_game_has_a_function_of_its_own_for_every_row(one: Game) -> None:
    assert list(one.rules) == list(generic.ROWS) == list(DOORS)
    for name, row in generic.ROWS.items():
        own = getattr(one.rules[name], "py_func", one.rules[name])
        assert next(iter(inspect.signature(own).parameters)) == "s", name
        assert len(inspect.signature(own).parameters) == len(row.parameters), name


def test_doors_are_called_by_names_that_they_have() -> None:
    """What mypy cannot see: an engine's doors are made, not written."""
    known = set(dir(Engine)) | set(DOORS) | {"mode"}
    for path in PACKAGE.rglob("*.py"):
        if path.parent.name == "table":
            continue  # its storage has an engine too, of SQLAlchemy
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Attribute) and _is_engine(node.value) and node.attr[0] != "_":
                assert node.attr in known, f"{path.name}, line {node.lineno}: {node.attr}"


def _is_engine(node: ast.expr) -> bool:
    if isinstance(node, ast.Attribute):
        return node.attr in ("engine", "compiled", "interpreted")
    return isinstance(node, ast.Name) and node.id == "engine"


def test_a_game_without_a_part_says_which() -> None:
    sys.modules["partless"] = ModuleType("partless")
    sys.modules["partless.state"] = ModuleType("partless.state")
    with pytest.raises(SetupError, match=r"the game partless needs State in state\.py"):
        Game(
            "partless",
            slug="partless",
            title="",
            credit="",
            about="",
            minutes="",
            variants={"standard": (2,)},
            bound=lambda seats, variant: 1,
        )
    del sys.modules["partless"], sys.modules["partless.state"]


def test_games_with_a_minute_are_those_with_moves_of_the_host() -> None:
    default = generic.ROWS["host_legal"].default
    for one in games():
        assert (one.minute is None) == (one.rules["host_legal"] is default), one.slug


def test_two_games_cannot_share_a_layout() -> None:
    one = game("rock-the-galaxy")
    with pytest.raises(ValueError, match="same layout"):
        generic.register(one.State.dtype, one.rules)
