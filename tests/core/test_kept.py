"""The cache: whole entries or none, in the best place there is, swept now and then."""

import ctypes
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from galactable.core import kept

DAY = 24 * 3600


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GALACTABLE_CACHE_DIR", str(tmp_path))
    return tmp_path / "code"


def test_what_is_kept_is_found(folder: Path) -> None:
    assert kept.load("game", "rule.1") is None
    assert kept.save("game", "rule.1", b"code")
    assert kept.load("game", "rule.1") == b"code"
    assert kept.load("other", "rule.1") is None
    assert [path.suffix for path in (folder / "game").iterdir()] == [".code"]


@pytest.mark.parametrize("damage", [b"", b"short", b"x" * 16 + b"code"])
def test_a_damaged_entry_is_none(folder: Path, damage: bytes) -> None:
    kept.save("game", "rule", b"code")
    (folder / "game" / "rule.code").write_bytes(damage)
    assert kept.load("game", "rule") is None
    assert kept.save("game", "rule", b"code")
    assert kept.load("game", "rule") == b"code"


def test_marks(folder: Path) -> None:
    assert not kept.has_mark("game", "ready")
    assert kept.mark("game", "ready")
    assert kept.has_mark("game", "ready")


def aged(path: Path, seconds: float) -> Path:
    os.utime(path, (time.time() - seconds,) * 2)
    return path


def test_what_nobody_uses_is_swept(folder: Path) -> None:
    for name in ("old", "used", "new"):
        kept.save("game", name, b"code")
    for name in ("old", "used"):
        aged(folder / "game" / f"{name}.code", 40 * DAY)
    strange = folder / "game" / "notes.txt"
    strange.write_text("not ours")
    aged(strange, 400 * DAY)
    assert kept.load("game", "used") == b"code"
    kept.sweep(folder)
    assert sorted(p.name for p in (folder / "game").iterdir()) == [
        "new.code",
        "notes.txt",
        "used.code",
    ]


def test_the_first_entry_that_a_process_keeps_sweeps(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once a process: to look at every file costs more than to keep one."""
    monkeypatch.setattr(kept, "_swept", set())
    kept.save("game", "new", b"code")
    aged(folder / "game" / "new.code", 40 * DAY)
    kept.save("game", "newer", b"code")
    assert (folder / "game" / "new.code").exists()
    monkeypatch.setattr(kept, "_swept", set())
    kept.save("game", "newest", b"code")
    assert not (folder / "game" / "new.code").exists()


def test_what_cannot_be_kept_leaves_nothing(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Written aside, then refused its name: it goes to the next place, and nothing is left."""
    monkeypatch.setattr(kept, "places", lambda: [folder, folder.parent / "next"])
    (folder / "game" / "rule.code").mkdir(parents=True)
    assert kept.save("game", "rule", b"code")
    assert [path.name for path in (folder / "game").iterdir()] == ["rule.code"]
    assert kept.load("game", "rule") == b"code"


def test_what_is_too_much_is_swept(folder: Path) -> None:
    for age in range(5):
        kept.save("game", f"rule{age}", bytes(1000))
        aged(folder / "game" / f"rule{age}.code", age * 60)
    kept.sweep(folder, room=2500)
    assert sorted(p.name for p in (folder / "game").iterdir()) == ["rule0.code", "rule1.code"]


def test_what_a_killed_process_left_is_no_entry_and_is_swept(folder: Path) -> None:
    kept.save("game", "other", b"code")
    left = folder / "game" / "rule.code.0123.aside"
    left.write_bytes(b"half")
    assert kept.load("game", "rule") is None
    kept.sweep(folder)
    assert left.exists()  # perhaps it is being written
    aged(left, 2 * 3600)
    kept.sweep(folder)
    assert not left.exists()


WRITER = """
import sys
from galactable.core import kept
print("ready", flush=True)
sys.stdin.readline()
number = int(sys.argv[1])
for i in range(200):
    content = bytes([i % 7]) * 50_000
    kept.save("game", f"rule{i % 7}", content)
    found = kept.load("game", f"rule{(i + number) % 7}")
    assert found is None or found == bytes([(i + number) % 7]) * 50_000
"""


def test_many_processes_at_once(folder: Path) -> None:
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", WRITER, str(number)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for number in range(4)
    ]
    for process in processes:
        assert process.stdout
        assert process.stdout.readline() == "ready\n"
    for process in processes[1:]:
        assert process.stdin
        process.stdin.write("\n")
        process.stdin.flush()
    killed = processes[0]
    killed.communicate("\n", timeout=60) if os.name == "nt" else killed.kill()
    for process in processes[1:]:
        process.communicate(timeout=120)
        assert process.returncode == 0
    killed.wait()
    assert {path.suffix for path in (folder / "game").iterdir()} == {".code"}


def no_privileges() -> None:
    """Root may write anywhere: without these capabilities it is as bound as anybody."""
    if os.getuid() == 0:
        for capability in (1, 2):  # CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH
            ctypes.CDLL(None).prctl(24, capability, 0, 0, 0)  # PR_CAPBSET_DROP


def run(code: str, *args: str, **env: str) -> str:
    """Runs Python as somebody who may not write where permissions forbid it."""
    rest = {k: v for k, v in os.environ.items() if k not in ("XDG_CACHE_HOME", "HOME")}
    done = subprocess.run(
        [sys.executable, "-c", code, *args],
        env={**rest, "PYTHONDONTWRITEBYTECODE": "1", **env},
        preexec_fn=no_privileges,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


TRY = """
from galactable.core import kept
print(kept.load("game", "rule"), kept.save("game", "other", b"new"), kept.load("game", "other"))
"""
posix = pytest.mark.skipif(os.name != "posix", reason="permissions of POSIX")


@posix
def test_a_cache_that_is_only_readable_is_used(folder: Path, tmp_path: Path) -> None:
    kept.save("game", "rule", b"code")
    home, temporary = tmp_path / "home", tmp_path / "tmp"
    home.mkdir()
    temporary.mkdir()
    for there in (folder / "game", folder, tmp_path):
        there.chmod(0o555)
    try:
        named = {"GALACTABLE_CACHE_DIR": str(tmp_path), "TMPDIR": str(temporary)}
        assert run(TRY, HOME=str(home), **named) == "b'code' True b'new'"
        assert (home / ".cache/galactable/code/game/other.code").exists()
        assert run(TRY, HOME="/dev/null", **named) == "b'code' True b'new'"
        own = temporary / f"galactable-{os.getuid()}"
        assert (own / "code/game/other.code").exists()
        own.chmod(0o777)  # somebody else could have put code there
        assert run(TRY, HOME="/dev/null", **named) == "b'code' False None"
    finally:
        tmp_path.chmod(0o755)
    assert not (folder / "game" / "other.code").exists()


@posix
def test_without_a_home_nothing_is_an_error(tmp_path: Path) -> None:
    assert run(TRY, HOME="/dev/null", TMPDIR=str(tmp_path)) == "None True b'new'"
    nameless = "from galactable.core import kept\nprint(bool(kept.places()))"
    assert run(nameless, TMPDIR=str(tmp_path)) == "True"


def test_a_home_that_nobody_knows_is_no_place(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a name in the system's list a user's home stays "~": not a folder of that name."""
    monkeypatch.delenv("GALACTABLE_CACHE_DIR", raising=False)
    monkeypatch.setattr(kept, "user_cache_path", lambda name: Path("~/.cache") / name)
    found = kept.places()
    assert found
    assert all(place.is_absolute() for place in found)
    assert not Path("~").exists()


@posix
@pytest.mark.slow
def test_rules_run_where_nothing_can_be_written(tmp_path: Path) -> None:
    code = """
import numpy as np, tempfile
from galactable.core import kept
from galactable.core.rng import below_from
tempfile.tempdir = "/dev/null"
print(below_from(np.zeros(1, np.uint64), 7, 1, 6), [str(p) for p in kept.places()])
"""
    here = run(code, HOME=str(tmp_path)).split(maxsplit=1)
    nowhere = run(code, HOME="/dev/null").split(maxsplit=1)
    assert here[0] == nowhere[0]
    assert nowhere[1] == "['/dev/null/.cache/galactable/code']"


def test_a_folder_for_a_cache_that_is_not_ours(folder: Path) -> None:
    found = kept.folder("game", "numba.1")
    assert found == folder / "game" / "numba.1"
    assert found.is_dir()
    (found / "theirs").write_text("code")
    assert kept.folder("game", "numba.1") == found
    assert (found / "theirs").read_text() == "code"
    (folder / "blocked").write_text("a file of this name is in the way")
    assert kept.folder("blocked", "numba.1") != folder / "blocked" / "numba.1"


@pytest.mark.parametrize(
    ("module", "room"),
    [
        ("galactable.games.point_galaxy.rules.legal", "point-galaxy"),
        ("galactable.bots.search.tree", "bots"),
        ("galactable.sim", "sim"),
        ("elsewhere.rules", "elsewhere"),
    ],
)
def test_code_of_a_game_has_a_room_of_its_own(module: str, room: str) -> None:
    assert kept.room_of(module) == room
