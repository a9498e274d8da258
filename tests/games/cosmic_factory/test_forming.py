"""Zones and paths as they form, with their points and where they lie."""

from __future__ import annotations

import random
from typing import Any

import pytest

from galactable import Table
from galactable.core.engine import interpreted
from galactable.games.cosmic_factory.components import COLOURS, KAOS, PATH_POINTS, TRACKS
from galactable.games.cosmic_factory.forming import parts
from galactable.games.cosmic_factory.scoring import survey
from tests.games.cosmic_factory.tables import X1, X3, X4, building, counted, drawing_of


def part_of(drawing: str, track: str, kind: str, kaos: str | None = None) -> dict[str, Any]:
    formed = building(drawing, "", kaos=kaos).forming()
    assert formed is not None
    return max((p for p in formed[0][track] if p["kind"] == kind), key=lambda p: p["count"])


def test_the_zones_of_a_galaxy_with_their_spaces() -> None:
    """X1 of the specification: a green zone of nine planets, and one of two."""
    formed = building(X1, "").forming()
    assert formed is not None
    zones = {c: [(z["count"], z["points"]) for z in formed[0][c]] for c in COLOURS}
    assert [count for count, _ in zones["green"]] == [9, 2]
    assert {c: sum(points for _, points in zones[c]) for c in COLOURS} == {
        "green": 5,
        "blue": 4,
        "orange": 5,
    }
    spaces = [tuple(space) for zone in formed[0]["green"] for space in zone["spaces"]]
    assert len(spaces) == len(set(spaces))
    # Two rows and columns of spaces to a tile: row 1, column 1 begins at (2, 2).
    assert all(2 <= row <= 7 and 2 <= col <= 7 for row, col in spaces)


def test_the_longest_path_goes_from_tile_to_tile() -> None:
    path = part_of(X1, "star", "path")
    assert (path["count"], path["points"]) == (7, 2)
    assert len(path["cells"]) == 7
    assert all(abs(a - c) + abs(b - d) == 1 for (a, b), (c, d) in path["joins"])
    joined = [end for join in path["joins"] for end in join]
    assert {tuple(cell) for cell in path["cells"]} == {tuple(end) for end in joined}


def test_kaos_cards_count_networks_instead() -> None:
    assert part_of(X4, "star", "network", "Arborescence")["count"] == 6
    assert part_of(X3, "star", "networks", "Multi-path")["count"] == 6


def test_a_tile_alone_and_none() -> None:
    assert parts((), 0) == {track: [] for track in TRACKS}
    covered = building("33/0", "")
    assert covered.forming() is not None
    covered.state.down[0] = -1  # face down nothing counts
    assert covered.forming() is None
    assert Table("cosmic-factory", 2, seed=1, mode="interpreted").forming() is None


@pytest.mark.parametrize("card", [0, *range(1, len(KAOS) + 1)])
def test_what_forms_is_what_the_rules_count(card: int) -> None:
    """Thousands of galaxies, complete or not, against the compiled way of counting."""
    chooser = random.Random(card)
    twins = interpreted(building(X1, "").game)
    for _ in range(25):
        tiles = chooser.sample(range(1, 55), chooser.randint(1, 9))
        cells = chooser.sample([(row, col) for row in (1, 2, 3) for col in (1, 2, 3)], len(tiles))
        galaxy = sorted((row, col, tile) for tile, (row, col) in zip(tiles, cells, strict=True))
        laid = tuple((tile, row, col, chooser.randrange(4)) for row, col, tile in galaxy)
        drawn = building(drawing_of(laid), "")
        s = drawn.state
        s.kaos = card
        twins.of(survey)(s, 0)
        formed = parts(laid, card)
        zones = [sum(p["points"] for p in formed[c] if p["kind"] == "zone") for c in TRACKS]
        expected = [*s.zones[0].tolist(), 0]
        assert zones == [a + b for a, b in zip(expected, s.extra[0].tolist(), strict=True)]
        for i, colour in enumerate(COLOURS):
            assert max((p["count"] for p in formed[colour]), default=0) == s.best[0, i]
        path = [p for p in formed["star"] if p["kind"] != "zone"]
        assert sum(p["count"] for p in path) == s.path[0]
        assert sum(p["points"] for p in path) == PATH_POINTS[s.path[0]]


def test_the_counting_helper_agrees() -> None:
    assert counted(X1)["path"] == part_of(X1, "star", "path")["count"]
