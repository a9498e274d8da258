"""Kept code is found by all that it depends on: nothing stale, and nothing compiled in vain."""

import json
import os
import shutil
import subprocess
import sys
from enum import IntEnum
from functools import cache
from pathlib import Path
from types import FunctionType, SimpleNamespace

import numpy as np
import pytest

import galactable
from galactable.core import fingerprint as module
from galactable.core.fingerprint import UnknownValueError, fingerprint

PACKAGE = Path(galactable.__file__).parent
PRINTS = """
import json, sys
from importlib import import_module
from galactable.core import compile, fingerprint, generic, registry

games = registry.games()
rooms = {"engine": "core.engine", "search": "bots.tree", "playouts": "sim.playouts"}
prints = {}
for game in games:
    own = generic.instead_of_rows(game.rules)
    for room, name in rooms.items():
        doors = vars(import_module(f"galactable.{name}")).values()
        doors = [d for d in doors if isinstance(d, compile.Rule) and d.for_python]
        prints[f"{game.slug} {room}"] = [fingerprint.fingerprint(d, own) for d in doors]
assert "numba" not in sys.modules
print(json.dumps(prints))
"""


def run(code: str, **env: str) -> str:
    command = [sys.executable, "-c", code]
    done = subprocess.run(
        command, env={**os.environ, **env}, capture_output=True, text=True, check=True
    )
    return done.stdout


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("copy") / "galactable"
    shutil.copytree(PACKAGE, folder, ignore=shutil.ignore_patterns("static", "__pycache__"))
    return folder


@cache
def prints(copy: Path, state: str) -> dict[str, list[str]]:
    """The fingerprints of doors by game and room."""
    done = run(PRINTS, PYTHONPATH=str(copy.parent), PYTHONDONTWRITEBYTECODE="1")
    found: dict[str, list[str]] = json.loads(done)
    return found


def changed_by(copy: Path, *edits: tuple[str, str, str]) -> set[str]:
    """Which doors have other fingerprints after edits (file, before, after), since undone."""
    before = prints(copy, "as it is")
    old = {name: (copy / name).read_text() for name, _, _ in edits}
    for name, a, b in edits:
        assert a in old[name]
        (copy / name).write_text(old[name].replace(a, b, 1))
    after = prints(copy, str(edits))
    for name, text in old.items():
        (copy / name).write_text(text)
    assert all(doors and len(set(doors)) == len(doors) for doors in before.values())
    return {name for name in before if before[name] != after[name]}


ROCK = {f"rock-the-galaxy {room}" for room in ("engine", "search", "playouts")}


def test_data_of_a_game_belong_to_that_game(copy: Path) -> None:
    edit = ("games/rock_the_galaxy/data/supply.csv", "first,2,3,7", "first,2,3,8")
    assert changed_by(copy, edit) == ROCK - {"rock-the-galaxy search"}  # it deals nothing


def test_a_rule_of_a_game_belongs_to_that_game(copy: Path) -> None:
    edit = ("games/rock_the_galaxy/rules/bands.py", "range(", "range(0 + ")
    assert changed_by(copy, edit) == ROCK


def test_what_no_rule_reads_changes_nothing(copy: Path) -> None:
    edits = (
        ("sim/arena.py", "import", "UNUSED = 1\nimport"),
        ("games/galactzy/words.py", "def ", "UNUSED = 1\n\n\ndef "),
        ("core/table.py", "def ", "# a remark\ndef "),
        ("games/point_galaxy/scoring.py", '"""', '"""More words. '),
        ("core/rng.py", '    """Sets the stream', '    """Starts the stream'),
    )
    edits = tuple(e for e in edits if e[1] in (copy / e[0]).read_text())
    assert len(edits) >= 4
    assert changed_by(copy, *edits) == set()


def test_generic_code_belongs_to_those_who_call_it(copy: Path) -> None:
    search = changed_by(copy, ("bots/playout.py", "while ", "while 1 and "))
    assert {name.split()[1] for name in search} == {"search"}
    assert len(search) == 5
    everything = changed_by(copy, ("core/rng.py", "np.uint64(30)", "np.uint64(29)"))
    assert {name.split()[1] for name in everything} >= {"engine", "search", "playouts"}


DEAL = """
from galactable import Table
from galactable.core.table import Table
for mode in ("compiled", "interpreted"):
    table = Table("rock-the-galaxy", 2, "first", 1, mode=mode)
    print(table.states.tobytes().hex()[:4000])
"""


@pytest.mark.slow
def test_changed_data_are_played_at_once(copy: Path, tmp_path: Path) -> None:
    """The cache is warm with the former cards; deals are of the new ones."""
    env = {"PYTHONPATH": str(copy.parent), "PYTHONDONTWRITEBYTECODE": "1"}
    compiled, plain = run(DEAL, **env).split()
    assert compiled == plain
    data = copy / "games/rock_the_galaxy/data/supply.csv"
    old = data.read_text()
    data.write_text(old.replace("first,2,3,7", "first,2,3,8"))
    after = run(DEAL, **env).split()
    data.write_text(old)
    assert after[0] == after[1] != compiled


class Colour(IntEnum):
    RED = 1
    BLUE = 2


class Paint(IntEnum):
    RED = 1
    BLUE = 3


def of(source: str, **names: object) -> str:
    """The fingerprint of ``f`` in a module of these names."""
    space = {"__name__": "some.module", **names}
    exec(source, space)
    return fingerprint(space["f"])


VALUES = [
    1,
    True,
    1.0,
    -0.0,
    0.0,
    "1",
    None,
    (1, 2),
    (1, (2, 3)),
    (1, 2, 3),
    np.int8(1),
    np.uint64(1),
    np.array([1, 2]),
    np.array([1, 3]),
    np.array([1, 2], np.int8),
    np.array([[1, 2]]),
    np.arange(4)[::2],
    np.dtype([("a", "i1"), ("b", "i2")]),
    np.dtype([("a", "i1"), ("b", "i2")], align=True),
    np.int16,
    np.uint64,
    int,
    float,
    min,
    max,
    np,
    Colour,
    Paint,
    Colour.BLUE,
    Paint.BLUE,
]


def test_every_value_tells():
    prints = [of("def f(): return x", x=value) for value in VALUES]
    assert len(set(prints)) == len(VALUES)
    assert prints == [of("def f(): return x", x=value) for value in VALUES]


def test_code_tells_but_not_where_it_stands():
    source = "def f(a, b=1):\n    'words'\n    return a + b"
    same = of(source)
    assert of("\n\n" + source) == same
    assert of(source.replace("words", "other words")) == same
    for old, new in (
        ("a + b", "a - b"),
        ("b=1", "b=2"),
        ("a + b", "a + b + 2"),
        ("f(a, b", "f(b, a"),
    ):
        assert of(source.replace(old, new)) != same
    assert of("def f(x): return x in {1, 2}") != of("def f(x): return x in {1, 3}")
    assert of("def f(x): return [y + 1 for y in x]") != of("def f(x): return [y + 2 for y in x]")


def test_what_is_called_tells_through_any_number_of_calls():
    source = "def f(n): return g(n)\ndef g(n): return h(n) if n else 0\ndef h(n): return g(n - {})"
    assert of(source.format(1)) == of(source.format(1))
    assert of(source.format(1)) != of(source.format(2))


def test_closures_and_modules_tell():
    def closed(x: int) -> FunctionType:
        return lambda: x

    assert fingerprint(closed(1)) != fingerprint(closed(2))
    other = type(np)("other")
    other.LIMIT = 1
    first = of("def f(): return other.LIMIT", other=other)
    other.LIMIT = 2
    assert of("def f(): return other.LIMIT", other=other) != first


def test_what_writes_its_own_machine_code_tells(tmp_path):
    """Numba's intrinsics: the compiler reads what they write and all that they call."""
    source = (
        "from numba.core import types\nfrom numba.extending import intrinsic\n"
        "def number():\n    return {}\n"
        "@intrinsic\ndef x(typing):\n"
        "    def code(context, builder, signature, args):\n"
        "        return context.get_constant(types.int64, number())\n"
        "    return types.int64(), code\n"
    )
    found = []
    for name, text in (
        ("one", source.format(1)),
        ("two", source.format(2)),
        ("same", source.format(2) + "# words\n"),
    ):
        path = tmp_path / f"{name}.py"
        path.write_text(text)
        space = {"__name__": "some.module"}
        exec(compile(text, path, "exec"), space)
        found.append(of("def f(): return x()", x=space["x"]))
    one, two, same = found
    assert one != two == same


def test_a_name_that_is_bound_anew_is_read_anew():
    space = {"x": 1, "__name__": "some.module"}
    exec("def f(): return x", space)
    first = fingerprint(space["f"])
    space["x"] = 2
    assert fingerprint(space["f"]) != first
    space["x"] = 1
    assert fingerprint(space["f"]) == first


def test_the_games_rules_stand_for_the_generic_ones():
    space: dict[str, object] = {"__name__": "some.module"}
    exec(
        "def stub(): pass\ndef one(): return 1\ndef two(): return 2\ndef f(): return stub()", space
    )
    stub, one, two, f = (space[name] for name in ("stub", "one", "two", "f"))
    assert len({fingerprint(f), fingerprint(f, {stub: one}), fingerprint(f, {stub: two})}) == 3


def test_names_are_those_that_pythons_disassembler_finds():
    many = "\n".join(f"    y = a{i}" for i in range(300))
    space: dict[str, object] = {}
    exec(f"def f(x):\n{many}\n    return len(x.a1) + min(a2, x[a3])", space)
    functions = [
        space["f"],
        *(value for value in vars(module).values() if isinstance(value, FunctionType)),
    ]
    assert len(functions) > 10
    for function in functions:
        code = function.__code__
        assert module._names_loaded(code) == module.names_by_dis(code)
    assert len(set(module._names_loaded(space["f"].__code__))) == 302


def test_code_that_was_asked_to_be_otherwise_is_kept_apart(monkeypatch):
    """Somebody who asks Numba for slow code to look at must not play with it ever after."""
    found = set()
    for name in (None, "NUMBA_OPT", "NUMBA_DEBUGINFO"):
        for value in ("0", "1") if name else ("",):
            with monkeypatch.context() as asked:
                if name:
                    asked.setenv(name, value)
                found.add(module.environment.__wrapped__("fallback"))
    assert len(found) == 5


def test_what_has_no_fingerprint_is_not_kept():
    with pytest.raises(UnknownValueError, match=r"some\.module\.f uses x, a SimpleNamespace"):
        of("def f(): return x", x=SimpleNamespace(a=1))
    assert module.LIBRARIES
