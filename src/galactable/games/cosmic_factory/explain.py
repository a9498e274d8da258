"""Where the points come from."""

from __future__ import annotations

from typing import Any

from galactable.core.text import Said
from galactable.games.cosmic_factory.components import TOP, TRACKS
from galactable.games.cosmic_factory.galaxies import moved, scored_rounds, steps
from galactable.games.cosmic_factory.state import State


def explain(s: State, seat: int) -> dict[str, list[dict[str, Any]]]:
    """Where each track's points come from, zone by zone; what was cut off is listed separately."""
    found: dict[str, list[dict[str, Any]]] = {track: [] for track in TRACKS}
    tracks = dict.fromkeys(TRACKS, 0)
    for turn in range(1, scored_rounds(s) + 1):
        for step, really in moved(tracks, steps(s, turn, seat)):
            said = Said(step.said.name, {"round": turn, **step.said.args})
            part = {"points": step.points, "said": said, "of": list(step.tiles)}
            found[step.track].append(part)
            if really != step.points:
                name = "part-cut-top" if really < step.points else "part-cut-bottom"
                cut = Said(name, {"round": turn, "top": TOP})
                found[step.track].append({"points": really - step.points, "said": cut, "of": []})
    return found
