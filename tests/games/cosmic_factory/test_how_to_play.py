"""What the page that teaches Cosmic Factory promises, the rules keep."""

import re

import pytest

from galactable.core.registry import game
from galactable.games.cosmic_factory.components import (
    COLOURS,
    KAOS,
    PATH_POINTS,
    ZONE_POINTS,
    spaces,
    spokes,
)
from tests.docs.teaching import LANGS, column, numbers, page, results, tables
from tests.games.cosmic_factory.tables import (
    PLAIN,
    X1,
    X2,
    X3,
    X4,
    X5_BLUE,
    X5_ORANGE,
    X5_RIVAL,
    building,
    counted,
    do,
    entry,
    finish,
    planets,
    read,
    scored,
)

SLUG = "cosmic-factory"


def a_galaxy_scored() -> list[int]:
    assert [planets(X1, colour) for colour in COLOURS] == [[9, 2], [3, 2, 1], [4, 1, 0, 0]]
    found = entry(scored(X1, PLAIN))
    return [*(found["zones"][colour] for colour in COLOURS), counted(X1)["path"], found["path"]]


def bets() -> list[int]:
    won = building(X5_ORANGE, PLAIN)
    do(won, "grab", 0, colours=["orange"])
    lost = building(X5_BLUE, X5_RIVAL, tracks=[[9, 9, 9, 0], [0, 0, 0, 0]])
    do(lost, "grab", 0, colours=["blue"])
    zones = [counted(X5_BLUE)["best"]["blue"], counted(X5_RIVAL)["best"]["blue"]]
    return [
        counted(X5_ORANGE)["best"]["orange"],
        entry(finish(won))["bonus"]["orange"],
        *zones,
        -entry(finish(lost))["bonus"]["blue"],
    ]


def the_end() -> list[int]:
    table = building(X1, PLAIN, "", tracks=[[25, 17, 23, 6], [21, 25, 21, 0], [19, 19, 30, 4]])
    totals = [points["total"] for points in table.scores()]
    table.state.phase, table.state.waiting, table.state.turn = 7, 0, 5
    places = table.places()
    assert places is not None
    return [*totals, places[2], places[0]]


def kaos() -> list[int]:
    assert counted(X4)["path"] == 5
    branches = counted(X4, kaos="Arborescence")["path"]
    networks = counted(X3, kaos="Multi-path")["path"]
    district = counted("33/0", kaos="District")
    assert planets("33/0", "green") == [3]
    return [
        branches,
        int(PATH_POINTS[branches]),
        networks,
        int(PATH_POINTS[networks]),
        counted(X3, kaos="Constellation")["extra"]["star"],
        counted(X2, kaos="Sidereal Vacuum")["extra"]["star"],
        district["zones"]["green"] + district["extra"]["green"],
        _of_an_empty_zone("green", "Dispersion"),
        _of_an_empty_zone("blue", "Ice Age"),
    ]


def _of_an_empty_zone(colour: str, card: str) -> int:
    """What a single tile brings whose only zone of the colour has no planets."""
    tile = next(f"{n}/0" for n in range(1, 55) if planets(f"{n}/0", colour) == [0])
    found = counted(tile, kaos=card)
    return int(found["zones"][colour] + found["extra"][colour])


@pytest.mark.parametrize("lang", LANGS)
def test_examples(lang: str) -> None:
    assert results(SLUG, lang) == [a_galaxy_scored(), bets(), the_end(), kaos()]


def drawn(galaxy: str, lang: str) -> str:
    """Tiles as the page draws them: letters and planets, strokes for spokes."""
    voice = game(SLUG).voice(lang)
    letters = {colour: voice.label("space-letter", kind=colour) for colour in COLOURS}
    letters["constellation"] = "C"
    at = {(row, col): (tile - 1, rot) for (tile, row, col, rot), _ in read(galaxy)}
    blocks = []
    for row in (1, 2, 3):
        lines: list[list[str]] = [[], [], []]
        for col in (1, 2, 3):
            tile, rot = at[row, col]
            nw, ne, se, sw = (f"{letters[kind]}{n}" for kind, n in spaces(tile, rot))
            north, east, south, west = spokes(tile, rot)
            lines[0].append(f"{nw}{'|' if north else ' '}{ne}")
            lines[1].append(f"{'--' if west else '  '}+{'--' if east else '  '}")
            lines[2].append(f"{sw}{'|' if south else ' '}{se}")
        blocks.append("\n".join("  ".join(line).rstrip() for line in lines))
    return "\n\n".join(blocks)


@pytest.mark.parametrize("lang", LANGS)
def test_the_galaxy_that_is_drawn(lang: str) -> None:
    found = re.search(r"```\n(.*?)\n```", page(SLUG, lang), re.DOTALL)
    assert found is not None
    assert found[1] == drawn(X1, lang)


@pytest.mark.parametrize("lang", LANGS)
def test_zones_and_paths(lang: str) -> None:
    zones, paths = tables(SLUG, lang)[:2]
    for row in zones[1:]:
        for most in numbers(row[0]):
            assert [int(cell) for cell in row[1:]] == ZONE_POINTS[:, most].tolist()
    for row in paths[1:]:
        low, high = numbers(row[0])[0], numbers(row[0])[-1]
        assert {int(PATH_POINTS[n]) for n in range(low, high + 1)} == {int(row[1])}
    assert numbers(" ".join(column(paths, 0))) == [1, 3, 4, 5, 6, 8, 9]


@pytest.mark.parametrize("lang", LANGS)
def test_every_kaos_card_is_there_by_name(lang: str) -> None:
    table = tables(SLUG, lang)[2]
    assert column(table, 0) == [row["id"] for row in KAOS]
    voice = game(SLUG).voice(lang)
    for row, called in zip(KAOS, column(table, 1), strict=True):
        message = "kaos-" + row["name"].lower().replace(" ", "-")
        if message in voice.catalogue:
            assert called == voice.label(message)
        elif lang == "en":
            assert called == row["name"]
