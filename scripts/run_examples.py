"""Runs every script under examples/ small: ``make examples``.

``GALACTABLE_EXAMPLE=small`` tells a script to do seconds of work instead of hours; it says in
its own words what it did, and its last line is a figure.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "examples"


def main() -> int:
    """Runs them one after the other; the exit status says whether all went well."""
    scripts = sorted(path for path in FOLDER.glob("*.py") if not path.name.startswith("_"))
    environment = {**os.environ, "GALACTABLE_EXAMPLE": "small", "PYTHONPATH": str(ROOT)}
    failed = []
    for number, script in enumerate(scripts, 1):
        name = f"examples/{script.name}"
        print(f"{number}/{len(scripts)} {name}", flush=True)
        began = time.monotonic()
        status = subprocess.run([sys.executable, script], check=False, env=environment).returncode
        print(f"{name}: {'ok' if status == 0 else 'FAILED'}, {time.monotonic() - began:.0f} s")
        failed += [name] if status else []
    print(f"{len(scripts) - len(failed)} of {len(scripts)} examples ran.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
