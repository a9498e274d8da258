"""The table as JSON for a seat (section 7 of the specification)."""

from __future__ import annotations

from typing import Any

from galactable.core.game import ALL
from galactable.games.cosmic_factory.components import (
    CELLS,
    COLOURS,
    EACH,
    KAOS,
    N_TILES,
    SCORING,
    SHAPE_OF,
    STANDARD,
    TILES,
    TRACKS,
    WINDOW,
    Shape,
    printed,
)
from galactable.games.cosmic_factory.galaxies import moved, scored_rounds, steps, summary
from galactable.games.cosmic_factory.moves import colours_of
from galactable.games.cosmic_factory.state import DISCARDED, GONE, NONE, TRAY, Phase, State

View = dict[str, Any]


def own_view(s: State, viewer: int) -> View:
    """The game's own keys."""
    drafting = s.phase == Phase.DRAFT
    kaos = int(s.kaos)
    return {
        "stage": int(s.stage) + 1 if drafting else None,
        "pass": ("left" if s.turn % 2 else "right") if drafting else None,
        "kaos": {"id": kaos, "name": KAOS[kaos - 1]["name"]} if kaos else None,
        "shape": Shape(SHAPE_OF[kaos]).name.lower(),
        "bag": N_TILES - EACH * int(s.seats),
        "tokens": colours_of(s.tokens),
        "players": [_player(s, seat, viewer) for seat in range(s.seats)],
        "rounds": _rounds(s),
    }


def tile_ids(mask: int) -> list[int]:
    """The tiles of a set by id, ascending."""
    return [tile + 1 for tile in range(N_TILES) if int(mask) >> tile & 1]


def _player(s: State, seat: int, viewer: int) -> View:
    mine = viewer in (ALL, seat)
    packet = tile_ids(s.packet[seat])
    face_down = tile_ids(s.picked[seat, 0] | s.picked[seat, 1] | s.last[seat])
    if viewer == ALL:
        kept = face_down
    else:  # CF-13: what was put away is not looked at again
        kept = tile_ids(s.picked[seat, s.stage]) if s.phase == Phase.DRAFT else []
    shown = s.phase >= Phase.BUILD
    ranks = range(EACH) if shown else range(0)
    held = int(s.held[seat])

    def where(place: int) -> list[int]:
        return [int(s.tiles[seat, r]) + 1 for r in ranks if s.place[seat, r] == place]

    return {
        "packet": packet if mine else None,
        "packet_size": len(packet),
        "kept": kept if mine else None,
        "kept_size": len(face_down),
        "tiles": [int(s.tiles[seat, r]) + 1 for r in ranks],
        "tray": where(TRAY),
        "galaxy": _galaxy(s, seat) if shown else [],
        "hand": (
            None
            if held == NONE
            else {"tile": int(s.tiles[seat, held]) + 1, "rot": int(s.held_rot[seat])}
        ),
        "touches": int(s.touches[seat]),
        "finished": bool(
            s.phase > Phase.BUILD or (s.phase == Phase.BUILD and not s.waiting >> seat & 1)
        ),
        "took": colours_of(s.took[seat]),
        "gone": next(iter(where(GONE)), None),
        "discarded": next(iter(where(DISCARDED)), None),
    }


def _galaxy(s: State, seat: int) -> list[View]:
    lying = [rank for rank in range(EACH) if s.place[seat, rank] >= 0]
    return [
        {
            "tile": int(s.tiles[seat, rank]) + 1,
            "row": int(s.place[seat, rank]) // WINDOW,
            "col": int(s.place[seat, rank]) % WINDOW,
            "rot": int(s.rot[seat, rank]),
            "down": bool(s.down[seat] >> rank & 1),
        }
        for rank in sorted(lying, key=lambda rank: int(s.place[seat, rank]))
    ]


def _rounds(s: State) -> list[View]:
    finished = int(s.turn) - (0 if s.phase == Phase.OVER else 1)
    tracks = [dict.fromkeys(TRACKS, 0) for _ in range(s.seats)]
    return [
        {
            "round": turn,
            "kaos": int(s.cards[turn - 1]) if s.variant == STANDARD else None,
            "seats": [summary(s, turn, seat, tracks[seat]) for seat in range(s.seats)],
        }
        for turn in range(1, finished + 1)
    ]


def explain(s: State, seat: int) -> dict[str, list[dict[str, Any]]]:
    """Where each track's points come from, zone by zone; what was cut off stands apart."""
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


def static() -> dict[str, Any]:
    """What is printed on the components, and the shapes."""
    return {
        "tiles": [
            {
                "id": tile + 1,
                "spaces": [{"kind": kind, "planets": n} for kind, n in printed(tile)],
                "spokes": TILES[tile]["spokes"].replace("-", ""),
            }
            for tile in range(N_TILES)
        ],
        "kaos": [
            {"id": int(row["id"]), "name": row["name"], "effect": row["effect"]} for row in KAOS
        ],
        "scoring": [
            {
                "kind": row["kind"],
                "least": int(row["least"]),
                "most": int(row["most"]) if row["most"] else None,
                "points": int(row["points"]),
            }
            for row in SCORING
        ],
        "shapes": {
            shape.name.lower(): [[cell // WINDOW, cell % WINDOW] for cell in CELLS[shape]]
            for shape in Shape
        },
        "colours": list(COLOURS),
    }
