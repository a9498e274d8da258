"""Runs the cells of ``two_minutes.ipynb`` one after the other, without Jupyter.

python examples/run_notebook.py
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from pathlib import Path

import matplotlib

HERE = Path(__file__).resolve().parent


def main() -> None:
    """What a person who presses "run all" would see, but for the pictures."""
    matplotlib.use("Agg")
    sys.path.insert(0, str(HERE))
    notebook = json.loads((HERE / "two_minutes.ipynb").read_text())
    names: dict[str, object] = {"__name__": "notebook"}
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        for number, cell in enumerate(notebook["cells"]):
            if cell["cell_type"] == "code":
                exec(compile("".join(cell["source"]), f"cell {number}", "exec"), names)
        print(f"curve.png: {Path('curve.png').stat().st_size:,} bytes")
        os.chdir(HERE)


if __name__ == "__main__":
    main()
