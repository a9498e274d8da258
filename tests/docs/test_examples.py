"""The examples in README and docs run as they stand."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = ["README.md", *(f"docs/{p.name}" for p in sorted((ROOT / "docs").glob("*.md")))]
BLOCK = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)
EXAMPLES = [
    pytest.param(code, id=f"{page}-{i}")
    for page in PAGES
    for i, code in enumerate(BLOCK.findall((ROOT / page).read_text()))
]


@pytest.mark.parametrize("code", EXAMPLES)
def test_an_example_runs(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(code, "example", "exec"), {"__name__": "example"})
    said = re.findall(r"print\(.*\)\s+# (.+)$", code, re.MULTILINE)
    printed = capsys.readouterr().out
    for line in said:
        assert line in printed


LINK = re.compile(r"\]\((?!http)([^)#]+)")


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    here = (ROOT / page).parent
    for target in LINK.findall((ROOT / page).read_text()):
        assert (here / target).exists(), target
