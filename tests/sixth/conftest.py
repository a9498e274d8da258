"""The sixth game, installed the way a user installs it, for processes of their own.

Nothing in this process knows of it, so no other test does.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

import pytest

HERE = Path(__file__).parent
Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package and what the installer leaves beside it."""
    folder = tmp_path_factory.mktemp("sixth")
    words = ["install", "-q", "--no-deps", "--no-compile", "--target", str(folder), str(HERE)]
    isolation = ["--no-build-isolation"] if find_spec("hatchling") else []
    subprocess.run([sys.executable, "-m", "pip", *words, *isolation], check=True)
    return folder


@pytest.fixture
def run(installed: Path, tmp_path: Path) -> Run:
    """Runs Python, or with ``command`` the command, where the game is installed."""

    def run(
        *words: object, keys: str = "", code: str = "", **env: str
    ) -> subprocess.CompletedProcess[str]:
        what = ["-c", code] if code else ["-m", "galactable", *map(str, words)]
        return subprocess.run(
            [sys.executable, "-W", "ignore", *what],
            env={**os.environ, "PYTHONPATH": str(installed), "COLUMNS": "120", **env},
            cwd=tmp_path,
            input=keys,
            capture_output=True,
            text=True,
            check=False,
        )

    return run
