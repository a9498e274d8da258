"""A galaxy under construction: its zones and paths, their points, and where they lie."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from galactable.core.text import Said
from galactable.games.cosmic_factory.components import COLOURS, PATH_POINTS, TRACKS, WINDOW
from galactable.games.cosmic_factory.galaxies import (
    Galaxy,
    Zone,
    kaos_card,
    path_joins,
    path_tiles,
    way_of,
    zones,
)
from galactable.games.cosmic_factory.state import Phase, State

Part = dict[str, Any]


def forming(s: State, seat: int) -> dict[str, list[Part]]:
    """What the seat's galaxy would bring now."""
    return _known_parts(lying(s, seat), int(s.kaos))


def parts(galaxy: Galaxy, kaos: int) -> dict[str, list[Part]]:
    """By track: zones (CF-21 to CF-28) with what a Kaos card adds for them, and the path
    (CF-29 to CF-32)."""
    found: dict[str, list[Part]] = {track: [] for track in TRACKS}
    for zone in zones(galaxy):
        extra = zone.extra(kaos)
        if zone.kind in COLOURS:
            found[zone.kind].append(_zone(zone, kaos, extra))
        elif extra:
            found["star"].append(_zone(zone, kaos, extra))
    if path := _path(galaxy, kaos):
        found["star"].append(path)
    return found


_known_parts = lru_cache(maxsize=2048)(parts)
"""A table asks for every seat after every move, and a move changes one galaxy. Nobody may change
what it returns."""


def lying(s: State, seat: int) -> Galaxy:
    """The tiles that count, in reading order; none before building."""
    if s.phase < Phase.BUILD:
        return ()
    down = int(s.down[seat])
    found = sorted(
        (at, rank)
        for rank, at in enumerate(s.place[seat].tolist())
        if at >= 0 and not down >> rank & 1
    )
    return tuple(
        (int(s.tiles[seat, rank]) + 1, at // WINDOW, at % WINDOW, int(s.rot[seat, rank]))
        for at, rank in found
    )


def _zone(zone: Zone, kaos: int, extra: int) -> Part:
    said = Said("forming-zone", {"kind": zone.kind, "planets": zone.planets})
    if extra:
        more = {"card": kaos_card(kaos), "extra": extra}
        said = Said("forming-zone-extra", {**said.args, **more})
    return {
        "points": zone.points + extra,
        "said": said,
        "of": list(zone.tiles),
        "kind": "zone",
        "count": zone.planets,
        "spaces": [list(space) for space in zone.spaces],
    }


def _path(galaxy: Galaxy, kaos: int) -> Part | None:
    length, tiles = path_tiles(galaxy, kaos)
    if not tiles:
        return None
    at = {tile: [row, col] for tile, row, col, _ in galaxy}
    way = way_of(kaos)
    return {
        "points": int(PATH_POINTS[length]),
        "said": Said("forming-path", {"way": way, "length": length}),
        "of": list(dict.fromkeys(tiles)),
        "kind": way,
        "count": length,
        "joins": [[at[one], at[other]] for one, other in path_joins(galaxy, kaos)],
        "cells": [at[tile] for tile in dict.fromkeys(tiles)],
    }
