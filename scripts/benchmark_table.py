"""Makes the table of results in docs/benchmark.md from what ``galactable benchmark --out`` wrote.

    for agent in random greedy cadet pilot navigator captain admiral legend; do
      galactable benchmark $agent --out results/$agent.json
    done
    python -m scripts.benchmark_table results/*.json

The results are added to docs/benchmark.jsonl, one a line, and the table is made of all that stand
there; one of the same agent on the same lines takes the place of the older. Several results of one
agent (one for some games, another for others) are one column. What was played with `--part` is
shown with its number of games: it is a first look, no whole result.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from galactable.sim.benchmark import LINES, NAME, BenchmarkLine, Result, score

PAGE = Path(__file__).resolve().parents[1] / "docs" / "benchmark.md"
RESULTS = PAGE.with_suffix(".jsonl")
BEGIN = "<!-- results: python -m scripts.benchmark_table writes what follows -->"
END = "<!-- until here -->"


def merged(found: Iterable[dict[str, Any]]) -> dict[str, dict[BenchmarkLine, dict[str, Any]]]:
    """Lines played, by agent in the order they came; of one played in part and whole, the whole."""
    found = list(found)
    agents: dict[str, dict[BenchmarkLine, dict[str, Any]]] = {head(one): {} for one in found}
    for one in sorted(found, key=lambda one: one.get("part", 1)):
        for row in one["lines"]:
            line = BenchmarkLine(*(row[key] for key in BenchmarkLine.__dataclass_fields__))
            agents[head(one)][line] = row
    return agents


def head(one: dict[str, Any]) -> str:
    """The head of a result's column."""
    if one["benchmark"] != NAME:
        raise SystemExit(f"{one['agent']}: this is not a result of {NAME}")
    learnt = f", {one['experience']:,} decisions" if one["experience"] else ""
    return f"`{one['agent']}`{learnt}"


def together(old: Iterable[dict[str, Any]], new: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """Both, but of one agent on the same lines the newer alone; in the order they came."""
    found = {}
    for one in (*old, *new):
        games = tuple(dict.fromkeys(row["game"] for row in one["lines"]))
        found[one["agent"], one["experience"], one["part"], games] = one
    return list(found.values())


def whole(line: BenchmarkLine) -> int:
    """How many games a whole result of a line has: every deal with the agent in every seat."""
    return line.deals * line.seats


def cell(line: BenchmarkLine, row: dict[str, Any] | None) -> str:
    """A share of wins with its interval; points for who plays alone without a rival."""
    if row is None:
        return ""
    few = f", {row['games']} games" if row["games"] < whole(line) else ""
    if row["seats"] == 1 and row["share"][1] == 1 and row["game"] == "galactzy":
        return f"{row['points']:.1f} points{few}"
    low, middle, high = (100 * share for share in row["share"])
    return f"{middle:.1f} ({low:.1f} to {high:.1f}){few}"


def shown_score(played: dict[BenchmarkLine, dict[str, Any]]) -> str:
    """The score of who has played every game whole; nothing otherwise."""
    results = [
        Result(line, row["games"], row["decisions"], tuple(row["share"]), row["points"])
        for line, row in played.items()
        if row["games"] == whole(line)
    ]
    found = score(results)
    return "{1:.1f} ({0:.1f} to {2:.1f})".format(*(100 * x for x in found)) if found else ""


def table(agents: dict[str, dict[BenchmarkLine, dict[str, Any]]]) -> str:
    """Markdown: a row a line of the benchmark, a column an agent."""
    lines = [line for line in LINES if any(line in played for played in agents.values())]
    rows = [
        ["game", "seats", "against", "games", *agents],
        ["---"] * (4 + len(agents)),
    ]
    for line in lines:
        cells = [cell(line, played.get(line)) for played in agents.values()]
        against = f"`{line.opponent}`" if line.opponent else "alone"
        about = [f"{line.game}, {line.variant}", str(line.seats), against, str(whole(line))]
        rows.append([*about, *cells])
    scores = [shown_score(played) for played in agents.values()]
    if any(scores):
        rows.append(["**score**", "", "", "", *scores])
    return "\n".join("| " + " | ".join(row) + " |" for row in rows)


def put(page: str, text: str) -> str:
    """The page with the table between its two marks."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{text}\n\n{END}{after}"


def read(path: Path) -> list[dict[str, Any]]:
    """The results that stand in the docs."""
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def main(names: Sequence[str] | None = None) -> None:
    """Adds the files to the results, writes the page."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE")
    files = parser.parse_args(names).files
    found = together(read(RESULTS), (json.loads(file.read_text()) for file in files))
    made = table(merged(found))
    RESULTS.write_text("".join(json.dumps(one) + "\n" for one in found))
    PAGE.write_text(put(PAGE.read_text(), made))


if __name__ == "__main__":
    main()
