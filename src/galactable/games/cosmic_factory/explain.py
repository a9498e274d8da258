"""Where the points come from."""

from __future__ import annotations

from typing import Any

from galactable.games.cosmic_factory.components import TRACKS
from galactable.games.cosmic_factory.galaxies import moved, scored_rounds, steps
from galactable.games.cosmic_factory.state import State


def explain(s: State, seat: int) -> dict[str, list[dict[str, Any]]]:
    """Where each track's points come from, zone by zone; what was cut off is listed separately."""
    found: dict[str, list[dict[str, Any]]] = {track: [] for track in TRACKS}
    tracks = dict.fromkeys(TRACKS, 0)
    for turn in range(1, scored_rounds(s) + 1):
        for step, really in moved(tracks, steps(s, turn, seat)):
            part = {
                "points": step.points,
                "words": f"Round {turn}: {step.words}",
                "of": list(step.tiles),
            }
            found[step.track].append(part)
            if really != step.points:
                words = "lost above 30" if really < step.points else "a track stops at 0"
                cut = {"points": really - step.points, "words": f"Round {turn}: {words}", "of": []}
                found[step.track].append(cut)
    return found
