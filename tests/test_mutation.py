"""The tool that plants faults: what it plants can be read, and is another program."""

from __future__ import annotations

import ast
from pathlib import Path

from tests.mutation.areas import AREAS
from tests.mutation.faults import faults
from tests.mutation.worker import changed

ROOT = Path(__file__).resolve().parents[1]
SOURCE = '''
"""Words stay."""
LIMIT = 3

def first(a: int = 4, b: str = "x") -> int:
    """More words: 1 < 2."""
    total = 0
    if a < 5 and b != "y":
        total += a
        print(total)
    raise ValueError(f"{a + 1}")
'''


def test_the_faults_of_a_function() -> None:
    planted = {fault.planted(SOURCE) for fault in faults(SOURCE)}
    for old, new in [
        ("a < 5", "a <= 5"),
        ("a < 5", "a < 6"),
        (' and b != "y"', ' or b != "y"'),
        ('b != "y"', 'b == "y"'),
        ('if a < 5 and b != "y":', 'if not (a < 5 and b != "y"):'),
        ("total += a", "pass"),
        ("print(total)", "pass"),
        ('raise ValueError(f"{a + 1}")', "pass"),
        ("total = 0", "total = 1"),
    ]:
        planted.remove(SOURCE.replace(old, new, 1))
    assert not planted, "constants outside, defaults, annotations and words are left alone"


def test_other_lines_stay_where_they_are() -> None:
    """A fault is put in the place of a function's code, which is known by its first line."""
    source = "def one():\n    print(\n        1,\n    )\n\ndef two():\n    return 2\n"
    dropped = next(fault for fault in faults(source) if fault.text == "pass")
    assert dropped.planted(source).index("def two") == len("def one():\n    pass\n\n\n\n")
    old, new = changed(source, dropped.planted(source), Path("x.py"))[0]
    assert (old.co_name, new.co_name) == ("one", "one")
    assert len(changed(source, dropped.planted(source), Path("x.py"))) == 1


def test_words_for_the_operator_are_left_alone() -> None:
    assert not faults("def one():\n    log.warning('%s', 1)\n")


def test_every_area_has_sources_and_tests() -> None:
    for area in AREAS:
        files = area.files(ROOT)
        assert files, area.name
        tests = (*area.tests, *area.fresh)
        assert all((ROOT / name).exists() for name in tests), area.name
        for path in files[:2]:
            source = path.read_text()
            for fault in faults(source)[::40]:
                assert ast.dump(ast.parse(fault.planted(source))) != ast.dump(ast.parse(source))
