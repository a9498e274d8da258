"""Installed as from a package index: a wheel in a folder that nobody may write, and no home."""

import ctypes
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

import galactable

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(os.name != "posix", reason="POSIX"),
    pytest.mark.skipif(find_spec("hatchling") is None, reason="hatchling is not installed"),
]
REPO = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What pip makes of the wheel, read-only; other packages come from where they are."""
    folder = tmp_path_factory.mktemp("installed")
    source = folder / "source"
    ignored = shutil.ignore_patterns("static", "__pycache__")
    shutil.copytree(Path(galactable.__file__).parent, source / "src/galactable", ignore=ignored)
    (source / "src/galactable/table/static").mkdir(exist_ok=True)  # the page is not needed here
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(REPO / name, source)
    for name in ("galactable_register.py", "galactable_register.pth"):
        shutil.copy(REPO / "src" / name, source / "src")
    for pages in ("docs/games", "docs/reference"):
        shutil.copytree(REPO / pages, source / pages)
    text = (source / "pyproject.toml").read_text()
    hook = text.index("[tool.hatch.build.targets.wheel.hooks.custom]")
    (source / "pyproject.toml").write_text(text[:hook] + text[text.index("[tool.pytest") :])
    site = folder / "site"
    pip = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation"]
    done = subprocess.run(
        [*pip, "--target", str(site), str(source)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    for path in (*site.rglob("*"), site):
        path.chmod(0o555 if path.is_dir() else 0o444)
    return site


def no_privileges() -> None:
    if os.getuid() == 0:  # root may write anywhere, but not without these capabilities
        for capability in (1, 2):  # CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH
            ctypes.CDLL(None).prctl(24, capability, 0, 0, 0)  # PR_CAPBSET_DROP


def galactable_command(site: Path, folder: Path, *args: str, **env: str) -> str:
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("XDG", "GALACTABLE", "HOME"))}
    kept["NUMBA_OPT"] = "1"  # compiled sooner
    done = subprocess.run(
        [sys.executable, "-m", "galactable", *args],
        cwd=folder,
        env={**kept, "PYTHONPATH": str(site), "HOME": "/dev/null", "TMPDIR": str(folder), **env},
        preexec_fn=no_privileges,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_games_without_a_home(site: Path, tmp_path: Path) -> None:
    assert "rock-the-galaxy" in galactable_command(site, tmp_path, "games")
    assert list(tmp_path.iterdir()) == []


def test_a_game_without_a_home(site: Path, tmp_path: Path) -> None:
    """Compiled, and kept among the temporary files."""
    record = ("record", "rock-the-galaxy", "--seats", "2", "--variant", "first", "--seed", "5")
    out = tmp_path / "game.jsonl"
    galactable_command(site, tmp_path, *record, "--bots", "random,random", "--out", str(out))
    assert list((tmp_path / f"galactable-{os.getuid()}/code/rock-the-galaxy").glob("play_at.*"))
    assert galactable_command(site, tmp_path, "replay", str(out), "--verify")
    assert not list(site.rglob("*.nbi"))


@pytest.mark.soak
def test_an_image_with_warm_code_compiles_nothing(site: Path, tmp_path: Path) -> None:
    """Filled while it is built, only readable when it runs: all that is needed is there."""
    cache, temporary = tmp_path / "cache", tmp_path / "tmp"
    temporary.mkdir()
    image = {"GALACTABLE_CACHE_DIR": str(cache), "TMPDIR": str(temporary)}
    galactable_command(site, tmp_path, "warm", "rock-the-galaxy", **image)
    for path in (*cache.rglob("*"), cache):
        path.chmod(0o555 if path.is_dir() else 0o444)
    try:
        record = ("record", "rock-the-galaxy", "--seats", "4", "--seed", "5", "--out", "game.jsonl")
        galactable_command(site, tmp_path, *record, "--bots", "legend,pilot,greedy,random", **image)
        galactable_command(site, tmp_path, "replay", "game.jsonl", "--verify", **image)
    finally:
        for path in (cache, *cache.rglob("*")):
            path.chmod(0o755)
    assert not list(temporary.rglob("*.code"))
