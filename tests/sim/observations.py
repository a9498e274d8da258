"""The observations in ``docs/sim.md``, written from the games' own lists of features."""

from pathlib import Path

from galactable.core.registry import games

PAGE = Path(__file__).resolve().parents[2] / "docs" / "sim.md"
MARK = "<!-- observations: python -m tests.sim.observations writes what follows -->\n"


def section() -> str:
    parts = []
    for game in games():
        rows = [f"\n### {game.title}\n", f"{game.observation_size} numbers.\n"]
        rows += ["| from | how many | feature | meaning |", "|---|---|---|---|"]
        at = 0
        for feature in game.features:
            rows.append(f"| {at} | {feature.length} | {feature.name} | {feature.meaning} |")
            at += feature.length
        parts.append("\n".join(rows) + "\n")
    return "".join(parts)


if __name__ == "__main__":
    head = PAGE.read_text().split(MARK)[0]
    PAGE.write_text(head + MARK + section())
