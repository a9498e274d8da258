"""The observations in ``docs/sim-reference.md``, written from the games' own lists of features."""

from pathlib import Path

from galactable.core.features import Feature
from galactable.core.game import Game
from galactable.core.registry import games
from galactable.sim.inputs import expanded_size

PAGE = Path(__file__).resolve().parents[2] / "docs" / "sim-reference.md"
MARK = "<!-- observations: python -m tests.sim.observations writes what follows -->\n"


def sizes(game: Game) -> str:
    return f"{game.observation_size} numbers; expanded, {expanded_size(game):,} floats.\n"


def values(feature: Feature) -> str:
    """What the numbers may be, in a few words."""
    may = feature.values
    words = {
        "count": f"{may.low} to {may.high}",
        "choice": f"one of {may.size}",
        "pile": f"some of {may.size}",
        "card": f"one of {may.size} `{may.table}`",
        "cards": f"some of {may.size}, as `{may.table}` added up",
        "among": f"{may.size} bits in {may.words} numbers, as `{may.table}` added up",
        "aside": f"{may.low} to {may.high}; no input by itself",
        "seat": "a seat",
        "seats": "bits of seats",
        "bits": f"{may.size} bits" + (f" in {may.words} numbers" if may.words > 1 else ""),
    }[may.kind]
    if may.low == -1 and may.kind not in ("count", "aside"):
        words += ", -1 for none"
    if feature.used:
        words += f"; `{feature.used}` of them"
    if feature.again:
        words += f"; `{feature.again}` once more"
    if feature.cut:
        words += f"; in groups by `{feature.cut}`"
    words += "; by seat" if feature.by_seat else ""
    return words + (f"; of one's own, the first {feature.first}" if feature.mine else "")


def section() -> str:
    parts = []
    for game in games():
        rows = [f"\n### {game.title}\n", sizes(game)]
        rows += ["| from | how many | feature | values | meaning |", "|---|---|---|---|---|"]
        at = 0
        for feature in game.features:
            words = f"{feature.name} | {values(feature)} | {feature.meaning}"
            begins = "" if feature.again else at
            rows.append(f"| {begins} | {feature.length} | {words} |")
            at += feature.length
        parts.append("\n".join(rows) + "\n")
    return "".join(parts)


if __name__ == "__main__":
    head = PAGE.read_text().split(MARK)[0]
    PAGE.write_text(head + MARK + section())
