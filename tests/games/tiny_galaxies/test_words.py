"""Codes, words and the drawing of the table."""

from __future__ import annotations

import pytest
from rich.console import Console

from galactable import SPECTATOR, Table, game
from galactable.games.tiny_galaxies.components import FACES
from galactable.games.tiny_galaxies.words import ability
from tests.games.tiny_galaxies.tables import GAME, do, table


def test_169_codes_in_the_order_of_section_5() -> None:
    moves = game(GAME).moves
    assert moves.count == 169
    firsts = {kind.name: (kind.first, kind.first + kind.count - 1) for kind in moves.kinds}
    assert firsts == {
        "activate": (0, 5),
        "convert": (6, 77),
        "reroll": (78, 78),
        "end": (79, 79),
        "ship": (80, 92),
        "go": (93, 105),
        "use": (106, 106),
        "follow": (107, 107),
        "pass": (108, 108),
        "upgrade": (109, 110),
        "colony": (111, 150),
        "lose": (151, 156),
        "back": (157, 162),
        "advance": (163, 168),
    }
    assert moves.args(0) == {"face": "move"}
    assert moves.args(168) == {"slot": 5}
    assert moves.args(150) == {"planet": "P40"}
    assert moves.args(102) == {"place": "o2"}


def test_convert_counts_by_payment_then_old_then_new_face() -> None:
    moves = game(GAME).moves
    codes = iter(range(6, 78))
    for pay in ("energy", "culture"):
        for old in FACES:
            for new in FACES:
                assert moves.args(next(codes)) == {"pay": pay, "old": old, "new": new}


def test_bounds_of_section_5() -> None:
    assert [game(GAME).bound(n, "standard") for n in (2, 3, 4)] == [8480, 18240, 32960]


@pytest.mark.parametrize(
    ("planet", "words"),
    [
        (1, "gain 2 energy"),
        (9, "gain 1 energy, gain 1 culture, each other player gains 1 energy"),
        (19, "go back 1 on a life or tech track: gain 3 energy, gain 1 culture"),
        (27, "lose an inactive die: advance 1 on a life or tech track"),
        (
            38,
            "pay 1 culture: advance 2 on a tech track, "
            "each other player may advance 1 on a life or tech track",
        ),
    ],
)
def test_abilities_in_words(planet: int, words: str) -> None:
    assert ability(planet - 1) == words


def test_a_stretch_of_play_in_words() -> None:
    t = table("""
        row: P05 P38 P26 P33
        dice: move life
        0: 1 culture, ships o2:3
        1: 1 culture, ships o3:2
    """)
    assert "Activate Move" in [m.words for m in t.legal()]
    do(t, "activate move", "ship home")
    assert [m.words for m in t.legal()][:2] == ["Land on Larkspire", "Land on Farholme"]
    do(t, "go s1", "use")
    assert [m.words for m in t.legal()] == ["Colonize Rookhaven (5 points)"]
    do(t, "advance 2", "advance 3", "pass")
    told = [line for ply in t.plies for line in t.tell(ply.events, SPECTATOR)]
    assert "laid out" in told.pop(-3)
    assert told == [
        "Seat 0 activated Move in bay 1.",
        "Seat 0 landed on Farholme.",
        "Seat 0 used Farholme.",
        "Seat 0 paid 1 culture.",
        "Seat 0 advanced to space 5 at Rookhaven.",
        "Seat 0 colonized Rookhaven for 5 points.",
        "Seat 0 took 1 ship home.",
        "Seat 1 advanced to space 3 at Auralis Deep.",
        "Seat 1 did not follow.",
    ]


def drawn(t: Table) -> str:
    console = Console(width=120, record=True, file=open("/dev/null", "w"))  # noqa: SIM115
    console.print(t.game.draw(t.view(0)))
    return console.export_text()


def test_the_drawing_shows_planets_dice_bay_and_galaxies() -> None:
    t = table("""
        row: P05 P38 P26 P33
        dice: tech utilize
        bay: energy move energy
        converter: life
        0: level 2, 3 energy, 1 culture, ships s0 o2:3, colonies P07
        1: 1 culture, ships o2:3
    """)
    text = drawn(t)
    for name in ("Larkspire", "Farholme", "Rookhaven", "Auralis Deep"):
        assert name in text
    assert "surface ▲0" in text
    assert "○─○─○─01─○─⚙ tech" in text
    assert "Bay [Energy][Move][Energy](·)(·)(·)   Converter [Life]" in text
    assert "Dice Tech  Utilize" in text
    assert "Cinderby 1★" in text
    assert "■■■□□□□ 3" in text


@pytest.mark.parametrize("seats", [2, 4])
def test_every_table_can_be_drawn(seats: int) -> None:
    t = Table(GAME, seats=seats, seed=3, mode="interpreted")
    step = 0
    while not t.over and step < 400:
        codes = t.codes()
        t.play(codes[step * 7 % len(codes)])
        step += 1
        if step % 10 == 0:
            assert "Round" in drawn(t)
