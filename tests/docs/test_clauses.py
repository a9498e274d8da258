"""Every clause of a game's reference is named by code and cited by a test; no other is."""

import ast
import re
from pathlib import Path

import pytest

from galactable.core.registry import in_tree

ROOT = Path(__file__).resolve().parents[2]
CLAUSE = re.compile(r"\b(?:PG|RG|CF|GZ|TG)-R?\d+\b")


def on_page(slug: str) -> set[str]:
    return set(CLAUSE.findall((ROOT / "docs" / "reference" / f"{slug}.md").read_text()))


def cited(slug: str) -> set[str]:
    found: set[str] = set()
    for path in (ROOT / "tests" / "games" / slug.replace("-", "_")).rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "clause":
                found |= {arg.value for arg in node.args if isinstance(arg, ast.Constant)}
    return found


BY_CONSTRUCTION = {
    "GZ-R4": "cubes and tokens are counters, which do not run out",
    "GZ-R39": "the page that is lost is no part of the game",
    "PG-R8": "a draft and a place for each card always exist: the suite finds no stuck seat",
    "PG-R31": "`score` reads the table as it stands, at any time",
    "RG-R8": "no variant has first-game counts with advanced cards",
    "RG-R9": "no variant has open hands",
    "TG-R25": "no level has more dice than the bay has slots",
}
"""Clauses that no line of code keeps, each with the reason why it holds all the same."""


def named(slug: str) -> set[str]:
    folder = ROOT / "src" / "galactable" / "games" / slug.replace("-", "_")
    return {c for path in folder.rglob("*.py") for c in CLAUSE.findall(path.read_text())}


@pytest.mark.parametrize("slug", in_tree())
def test_every_clause_of_the_page_is_named_where_it_is_kept(slug: str) -> None:
    """Ranges are written out, so that one search finds a clause."""
    assert sorted(on_page(slug) - named(slug) - set(BY_CONSTRUCTION)) == []
    assert sorted(named(slug) & set(BY_CONSTRUCTION)) == []


RULED = ("event", "move", "refusal", "category", "part")
"""Messages that word a rule, by the first part of their names."""


PIECES = ("event-for", "event-and-gains", "event-and-gained", "event-points")
"""Messages that are only parts of others."""


def worded(slug: str) -> dict[str, set[str]]:
    """By message of the English catalogue, the clauses in the comment right above it."""
    path = ROOT / "src/galactable/games" / slug.replace("-", "_") / "catalogue" / "en.ftl"
    found, clauses = {}, set()
    for line in path.read_text().splitlines():
        if line.startswith("# "):
            clauses |= set(CLAUSE.findall(line))
        else:
            if message := re.match(r"([a-z][\w-]*) =", line):
                found[message[1]] = clauses
            clauses = set()
    return found


@pytest.mark.parametrize("slug", in_tree())
def test_messages_name_the_clauses_that_they_word(slug: str) -> None:
    """So that one search leads from a clause to its words; ``-then`` goes with its message."""
    found = worded(slug)
    ruled = [name for name in found if name.split("-")[0] in RULED and name not in PIECES]
    named = tuple(name for name in ruled if found[name])
    assert {name.split("-")[0] for name in named} >= {"event", "move", "category", "part"}
    assert [
        name for name in ruled if not any(name == n or name.startswith(f"{n}-") for n in named)
    ] == []
    assert sorted(set().union(*found.values()) - on_page(slug)) == []


@pytest.mark.parametrize("slug", in_tree())
def test_no_other_clause_is_named(slug: str) -> None:
    assert sorted(named(slug) - on_page(slug)) == []


@pytest.mark.parametrize("slug", in_tree())
def test_every_clause_of_the_page_is_cited_by_a_test(slug: str) -> None:
    assert on_page(slug), "the page carries the clause numbers"
    assert sorted(on_page(slug) - cited(slug)) == []


@pytest.mark.parametrize("slug", in_tree())
def test_every_clause_that_a_test_cites_is_on_the_page(slug: str) -> None:
    assert sorted(cited(slug) - on_page(slug)) == []


@pytest.mark.parametrize("slug", in_tree())
def test_clause_numbers_have_no_gaps(slug: str) -> None:
    """Numbers run on; a specification may begin its sections with a round ten."""
    for ruling in ("", "R"):
        numbers = {
            int(m[1]) for c in on_page(slug) if (m := re.fullmatch(rf"\w+-{ruling}(\d+)", c))
        }
        for missing in set(range(1, max(numbers))) - numbers:
            follows = min(n for n in numbers if n > missing)
            assert follows % 10 == 0, f"{missing} is missing before {follows}"
