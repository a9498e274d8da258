"""What the page that teaches Tiny Galaxies promises, the rules keep."""

from collections import Counter

import pytest

from galactable import Table
from galactable.core.registry import game
from galactable.games.tiny_galaxies.components import FACES, FOLLOWABLE, LEVELS, PLANETS
from tests.docs.teaching import LANGS, column, numbers, results, tables
from tests.games.tiny_galaxies.tables import do, options, table

SLUG = "tiny-galaxies"
PLANET = {row["name"]: row for row in PLANETS}


def the_start() -> list[int]:
    view = Table(SLUG, seats=3, seed=1, mode="interpreted").view()
    return [len(view["row"]), len(view["dice"]["inactive"]), view["players"][0]["home"]]


def acquiring() -> list[int]:
    t = table("""
        row: P05 P21 P26 P33
        dice: culture
        0: ships s0 o0:1
        1: level 1
    """)
    do(t, "activate culture")
    return [int(t.state.stock[0, 1])]


def the_limit() -> list[int]:
    t = table("""
        row: P11 P21 P26 P33
        dice: move
        0: 4 energy, 1 culture
        1: level 1
    """)
    assert PLANET["Saffrona"]["id"] == "P11"
    do(t, "activate move", "ship home", "go s0", "use")
    return t.state.stock[0].tolist()


def colonizing() -> list[int]:
    t = table("""
        row: P05 P21 P26 P33 P34
        dice: life
        0: ships o1:3 s1
        1: ships o1:3
        2: ships s1
    """)
    assert (PLANET["Lumenoor"]["id"], PLANET["Lumenoor"]["length"]) == ("P21", "4")
    away = [int(t.state.home[seat]) for seat in range(3)]
    do(t, "activate life")
    if not t.scores()[0]["total"]:  # asked only where there is a choice
        do(t, "advance 1")
    home = [int(t.state.home[seat]) for seat in range(3)]
    return [t.scores()[0]["total"], sum(home) - sum(away)]


def the_price() -> list[int]:
    drawing = """
        row: P05 P21 P26 P33
        dice: utilize
        0: level 2, {stock}
        1: level 1
    """
    t = table(drawing.format(stock="3 energy, 2 culture"))
    do(t, "activate utilize")
    assert options(t) == ["upgrade energy"]
    do(t, "upgrade energy")
    assert t.view()["players"][0]["home"] == 3
    poor = table(drawing.format(stock="2 energy, 2 culture"))
    assert "activate utilize" not in options(poor)
    return [int(t.state.level[0]), *t.state.stock[0].tolist()]


def three_choices() -> list[int]:
    t = table("""
        row: P05 P21 P26 P33
        dice: utilize
        0: 2 energy, 1 culture, colonies P01 P11
        1: level 1
    """)
    do(t, "activate utilize")
    return [len(options(t))]


def following() -> list[int]:
    t = table("""
        row: P05 P21 P26 P33
        dice: utilize energy
        0: level 5, 7 energy
        1: level 1, 3 culture
    """)
    do(t, "activate utilize", "upgrade energy", "follow", "upgrade culture")
    return [int(t.state.level[1]), int(t.state.stock[1, 1])]


def a_tie() -> list[int]:
    t = table("""
        row: P05 P21 P26 P34 P11 P12
        round: 40
        active: 3
        0: colonies P33
        1: level 4, 4 energy, 1 culture, colonies P19 P01
        2: level 1, colonies P25 P09
        3: level 4, 3 energy, 3 culture, colonies P20 P02
    """)
    assert [score["total"] for score in t.scores()] == [7, 7, 7, 7]
    do(t, "end")
    places = t.places()
    assert places is not None
    return places


@pytest.mark.parametrize("lang", LANGS)
def test_examples(lang: str) -> None:
    assert results(SLUG, lang) == [
        the_start(),
        acquiring(),
        the_limit(),
        colonizing(),
        the_price(),
        three_choices(),
        following(),
        a_tie(),
    ]


@pytest.mark.parametrize("lang", LANGS)
def test_levels_and_planets(lang: str) -> None:
    levels, planets = tables(SLUG, lang)[:2]
    for row, level in zip(levels[1:], LEVELS, strict=True):
        price = "" if level["cost"] == "0" else level["cost"]
        assert row == [level["level"], price, level["dice"], level["ships"], level["stars"]]
    kinds = Counter((int(row["length"]), int(row["points"])) for row in PLANETS)
    shown = [[int(cell) for cell in row] for row in planets[1:]]
    assert shown == [[*kind, count] for kind, count in sorted(kinds.items())]


@pytest.mark.parametrize("lang", LANGS)
def test_the_faces_by_name(lang: str) -> None:
    faces = column(tables(SLUG, lang)[2], 0)
    voice = game(SLUG).voice(lang)
    assert len(faces) == len(FACES)
    for face, called in zip(FACES, faces, strict=True):
        if f"face-{face}" in voice.catalogue:
            assert called == voice.label(f"face-{face}")
        elif lang == "en":
            assert called == face.title()


def test_the_slots_that_can_be_followed() -> None:
    assert FOLLOWABLE.tolist() == [1, 1, 1, 0, 0, 0, 1]


PRINTED = {  # what the page says of a planet, as its card has it
    "Cinderby": ("gain_energy",),
    "Quillane": ("gain_energy", "gain_culture"),
    "Ollo": ("advance",),
    "Arroway": ("advance",),
    "Auralis Deep": ("advance",),
    "Tindra": ("cost_amount",),
    "Irisande": ("cost_amount",),
    "Sablemont": ("cost_amount",),
}
OTHERS = {"Palewick": "energy", "Elderglow": "advance_either"}
TRACKS = {"Ollo": "life", "Arroway": "tech", "Auralis Deep": "either"}
COSTS = {"Tindra": "energy", "Irisande": "back_either", "Sablemont": "die"}


@pytest.mark.parametrize("lang", LANGS)
def test_abilities(lang: str) -> None:
    voice = game(SLUG).voice(lang)
    called = {voice.label(f"planet-{row['id']}"): name for name, row in PLANET.items()}
    named = {}
    for cell in column(tables(SLUG, lang)[3], 2):
        for part in cell.split(";"):
            name, _, words = part.partition(":")
            named[called[name.strip()]] = numbers(words)
    assert set(named) == {*PRINTED, *OTHERS}
    for name, fields in PRINTED.items():
        assert named[name] == [int(PLANET[name][field]) for field in fields], name
    assert {name: PLANET[name]["others"] for name in OTHERS} == OTHERS
    assert {name: PLANET[name]["advance_track"] for name in TRACKS} == TRACKS
    assert {name: PLANET[name]["cost_kind"] for name in COSTS} == COSTS
