"""Every clause on a players' page is cited by a test, and every citation is on a page."""

import ast
import re
from pathlib import Path

import pytest

from galactable.core.registry import slugs

ROOT = Path(__file__).resolve().parents[2]
CLAUSE = re.compile(r"\b(?:PG|RG|CF|GZ|TG)-R?\d+\b")


def on_page(slug: str) -> set[str]:
    return set(CLAUSE.findall((ROOT / "docs" / "games" / f"{slug}.md").read_text()))


def cited(slug: str) -> set[str]:
    found: set[str] = set()
    for path in (ROOT / "tests" / "games" / slug.replace("-", "_")).rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "clause":
                found |= {arg.value for arg in node.args if isinstance(arg, ast.Constant)}
    return found


@pytest.mark.parametrize("slug", slugs())
def test_every_clause_of_the_page_is_cited_by_a_test(slug: str) -> None:
    assert on_page(slug), "the page carries the clause numbers"
    assert sorted(on_page(slug) - cited(slug)) == []


@pytest.mark.parametrize("slug", slugs())
def test_every_clause_that_a_test_cites_is_on_the_page(slug: str) -> None:
    assert sorted(cited(slug) - on_page(slug)) == []


@pytest.mark.parametrize("slug", slugs())
def test_clause_numbers_have_no_gaps(slug: str) -> None:
    """Numbers run on; a specification may begin its sections with a round ten."""
    for ruling in ("", "R"):
        numbers = {
            int(m[1]) for c in on_page(slug) if (m := re.fullmatch(rf"\w+-{ruling}(\d+)", c))
        }
        for missing in set(range(1, max(numbers))) - numbers:
            follows = min(n for n in numbers if n > missing)
            assert follows % 10 == 0, f"{missing} is missing before {follows}"
