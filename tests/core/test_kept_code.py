"""Compiled code is kept on disk by some processes and found again, by name, by others."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

DOORS = """
import sys
import numpy as np
from galactable.core.compile import door, rule

NARROW = np.dtype((np.record, np.dtype([("value", "i1")])))
WIDE = np.dtype((np.record, np.dtype([("before", "i8"), ("value", "i8")])))

@rule
def value(s):
    return s.value

@door
def read(states, i):
    return value(states[i])

def states(dtype):
    found = np.zeros(3, dtype)
    found["value"] = (5, 6, 7)
    return found
"""
USE = """
import sys
import doors

for name in sys.argv[1:]:
    print(name, [int(doors.read(doors.states(getattr(doors, name)), i)) for i in range(3)])
print("compiled", sum(doors.read.compiled.stats.cache_misses.values()))
"""


def with_path(folder: Path) -> dict[str, str]:
    """The environment, with modules from a folder and a cache there."""
    path = os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])
    return {**os.environ, "GALACTABLE_CACHE_DIR": str(folder / "cache"), "PYTHONPATH": path}


def use(folder: Path, *names: str) -> list[str]:
    command = [sys.executable, "-c", USE, *names]
    done = subprocess.run(
        command, env=with_path(folder), capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()


def test_records_are_not_mixed_up(tmp_path):
    """Numba counts records anew in every process: both are its first, by the same name."""
    (tmp_path / "doors.py").write_text(DOORS)
    assert use(tmp_path, "NARROW") == ["NARROW [5, 6, 7]", "compiled 1"]
    assert use(tmp_path, "WIDE") == ["WIDE [5, 6, 7]", "compiled 1"]
    both = ["NARROW [5, 6, 7]", "WIDE [5, 6, 7]", "compiled 0"]
    assert use(tmp_path, "NARROW", "WIDE") == both
    assert use(tmp_path, "WIDE", "NARROW") == [both[1], both[0], both[2]]


def test_a_change_in_what_is_called_is_compiled(tmp_path):
    (tmp_path / "doors.py").write_text(DOORS)
    assert use(tmp_path, "WIDE") == ["WIDE [5, 6, 7]", "compiled 1"]
    (tmp_path / "doors.py").write_text(DOORS.replace("s.value", "s.value + 10"))
    assert use(tmp_path, "WIDE") == ["WIDE [15, 16, 17]", "compiled 1"]
    (tmp_path / "doors.py").write_text(DOORS)
    assert use(tmp_path, "WIDE") == ["WIDE [5, 6, 7]", "compiled 0"]


FOREIGN = """
import ctypes
import sys
from galactable.core.compile import door

root = ctypes.CDLL(None).sqrt
root.restype, root.argtypes = ctypes.c_double, [ctypes.c_double]

@door
def read(x):
    return root(x + 1)

print(read(8.0), read(8), sum(read.compiled.stats.cache_misses.values()))
"""


@pytest.mark.skipif(os.name != "posix", reason="the C library of POSIX")
def test_code_with_an_address_of_this_process_is_compiled_and_not_kept(tmp_path):
    """Another process would crash by it. It says once that it will be compiled again."""
    (tmp_path / "foreign.py").write_text(FOREIGN)
    command = [sys.executable, "-W", "always", "-c", "import foreign"]
    done = subprocess.run(
        command, env=with_path(tmp_path), capture_output=True, text=True, check=True
    )
    assert done.stdout == "3.0 3.0 2\n"
    told = [line for line in done.stderr.splitlines() if "compiled anew" in line]
    assert len(told) == 1, done.stderr
    assert "foreign.read uses root" in told[0]
    assert not list((tmp_path / "cache").rglob("*.code"))


class Processor:
    """As much of Numba's code generator as a name needs."""

    def __init__(self, *kind: str) -> None:
        self.kind = kind

    def magic_tuple(self) -> tuple[str, ...]:
        return self.kind


def test_each_kind_of_processor_has_code_of_its_own():
    """Machines that share a cache: another's code might end in an illegal instruction."""
    from llvmlite.binding import get_host_cpu_features, get_host_cpu_name
    from numba import types
    from numba.core.registry import cpu_target

    from galactable.core.machinecode import CodeCache
    from galactable.core.rng import below

    here = cpu_target.target_context.codegen().magic_tuple()
    assert here[1:] == (get_host_cpu_name(), get_host_cpu_features().flatten())
    kept = CodeCache(below)
    kinds = [("x86_64", "a", "+avx"), ("x86_64", "b", "+avx"), ("x86_64", "a", "-avx")]
    names = [kept._where((types.int64,), Processor(*kind)) for kind in (*kinds, kinds[0])]
    assert len(set(names)) == len(kinds)
    assert names[0] == names[-1]


OPTIMISED = """
from numba.core.codegen import JITCodeLibrary
from galactable import game

optimise = JITCodeLibrary._optimize_final_module

def noted(self):
    print(self.name)
    optimise(self)

JITCodeLibrary._optimize_final_module = noted
import numpy as np
rock = game("rock-the-galaxy")
rock.compiled.host_legal(rock.State.array(1), 0, 0, np.zeros(9, np.int32))
"""


def test_only_doors_become_machine_code(tmp_path):
    """What leads to them would be optimised for nothing: a game's rule once more for each row."""
    env = {**os.environ, "GALACTABLE_CACHE_DIR": str(tmp_path), "GALACTABLE_COMPILE": "fast"}
    command = [sys.executable, "-c", OPTIMISED]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    made = done.stdout.splitlines()
    assert any(name.startswith("host_legal_at_") for name in made)
    assert not [name for name in made if "overload_of" in name or "no_host_moves" in name]


CALLING = """
import sys
import numpy as np
from galactable.core.compile import door, rule

STATES = np.zeros(3, np.dtype((np.record, np.dtype([("value", "i8")]))))
STATES["value"] = (5, 6, 7)

@door
def read(states, i, more=0):
    return states[i].value + more

@door
def other(states, i):
    return -states[i].value

@rule
def twice(states, i):
    return 2 * read(states, i, 1)

@door
def both(states):
    return read(states, 0) + read(states, 1, 100) + twice(states, 2) + negative(states)

@door
def negative(states):
    return other(states, 0)

def compiled():
    doors = (read, other, both, negative)
    return [one.__name__ for one in doors if sum(one.compiled.stats.cache_misses.values())]
"""
ALL_DOORS = ["read", "other", "both", "negative"]


def call(folder: Path, *names: str) -> list[str]:
    """Calls doors in a process of their own: what they give, then what was compiled."""
    done = subprocess.run(
        [
            sys.executable,
            "-c",
            f"import calling; given = [{', '.join(f'calling.{name}' for name in names)}]\n"
            "print(*given, *calling.compiled())",
        ],
        env={**with_path(folder), "GALACTABLE_COMPILE": "fast"},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.split()


def test_a_door_calls_another_where_it_is(tmp_path):
    """Its machine code is there once: kept by one process, loaded by others in any order."""
    (tmp_path / "calling.py").write_text(CALLING)
    both, negative = "both(calling.STATES)", "negative(calling.STATES)"
    assert call(tmp_path, both) == ["122", *ALL_DOORS]
    assert call(tmp_path, negative, "read(calling.STATES, 2, 0)", both) == ["-5", "7", "122"]
    # A door that was swept is compiled anew, and may bear another name: Numba counts functions.
    for entry in (tmp_path / "cache").rglob("other.*"):
        entry.unlink()
    given, *compiled = call(tmp_path, both)
    assert given == "122"
    assert "other" in compiled
    assert call(tmp_path, both) == ["122"]
    (tmp_path / "calling.py").write_text(CALLING.replace("-states", "-1000 * states"))
    assert call(tmp_path, both)[0] == str(122 + 5 - 5000)
    # A rule that becomes a door has code of its own, and Python may call it.
    (tmp_path / "calling.py").write_text(CALLING.replace("@rule", "@door"))
    assert call(tmp_path, both, "twice(calling.STATES, 2)")[:2] == ["122", "16"]
