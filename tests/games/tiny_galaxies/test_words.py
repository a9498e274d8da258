"""Codes, words and the drawing of the table."""

from __future__ import annotations

import re

import pytest
from rich.console import Console

from galactable import SPECTATOR, Table, game
from galactable.core.events import EVERYONE, Event
from galactable.core.text import Said, plain
from galactable.games.tiny_galaxies.components import FACES, PLANET_IDS
from galactable.games.tiny_galaxies.effects import ability
from galactable.games.tiny_galaxies.events import Happening
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
        (9, "gain 1 energy, gain 1 culture and everyone else gains 1 energy"),
        (19, "go back 1 on any track: gain 3 energy and gain 1 culture"),
        (27, "give up an unused die: advance 1 on any track"),
        (
            38,
            "pay 1 culture: advance 2 on a tech track and everyone else may advance 1 on any track",
        ),
    ],
)
def test_abilities_in_words(planet: int, words: str) -> None:
    assert plain(game(GAME).voice().say(Said("ability", ability(planet - 1)))) == words


@pytest.mark.parametrize("lang", ["fr", "es"])
def test_a_planet_is_a_proper_name(lang: str) -> None:
    """Not "orbite autour de Méridien du soir": what is a thing by its name wants an article."""
    voice = game(GAME).voice(lang)
    for planet in PLANET_IDS:
        name = voice.label(f"planet-{planet}")
        assert not re.search(r" (de|du|des|del|d’)\b| d’", name), name


def told(t: Table, viewer: int = SPECTATOR, lang: str = "en") -> list[str]:
    return [line for ply in t.plies for line in t.tell(ply.events, viewer, lang)]


def test_a_stretch_of_play_in_words() -> None:
    t = table("""
        row: P05 P38 P26 P33
        dice: move life
        0: 1 culture, ships o2:3
        1: 1 culture, ships o3:2 s2
    """)
    assert "Use Move" in [m.words for m in t.legal()]
    do(t, "activate move", "ship home")
    assert [m.words for m in t.legal()][:2] == ["Land on Larkspire", "Land on Farholme"]
    do(t, "go s1", "use")
    assert [m.words for m in t.legal()] == ["Colonize Rookhaven (5 points)"]
    do(t, "advance 2", "advance 3", "pass")
    new = t.game.voice().label(f"planet-{t.view()['row'][2]['id']}")
    assert told(t) == [
        "Seat 0 landed on Farholme.",
        "Seat 0 used Farholme for 1 culture.",
        "Thanks to Farholme, Seat 0 colonized Rookhaven: 5 points! "
        f"Seat 1’s ship there had to go home. {new} took its place in the row.",
        "Thanks to Farholme, Seat 1 advanced at Auralis Deep: 3 of 6.",
    ]
    assert told(t, 1)[2].endswith(
        f"Your ship there had to go home. {new} took its place in the row."
    )
    assert told(t, 0, "de")[:2] == ["Du landest auf Farholme.", "Du nutzt Farholme für 1 Kultur."]


def test_a_follow_says_what_it_would_bring() -> None:
    t = table("""
        row: P05 P38 P26 P33
        dice: energy life tech move utilize
        0: 6 energy, 3 culture, ships o0:0 o2:0
        1: 2 energy, 4 culture, ships o0:1 o2:1
    """)

    def offered(*moves: str) -> str:
        other = t.clone()
        do(other, *moves)
        return other.game.move(other.state, other.waiting[0], other.codes()[0]).words

    assert offered("activate energy") == "Follow for 1 culture: gain 1 energy"
    assert offered("activate move", "ship o0", "go home") == "Follow for 1 culture: move a ship"
    assert offered("activate utilize", "upgrade energy") == (
        "Follow for 1 culture: upgrade or use a colony"
    )
    assert offered("activate life", "advance 0") == (
        "Follow for 1 culture: colonize Larkspire (1 point)"
    )
    assert offered("activate tech", "advance 2") == ("Follow for 1 culture: advance at Rookhaven")


def test_the_others_gains_are_one_sentence_if_all_got_them() -> None:
    drawing = """
        row: P09 P38 P26 P33 P11
        dice: move
        0: level 1
        1: {} energy
        2: 3 energy
    """
    t = table(drawing.format(3))
    do(t, "activate move", "ship home", "go s0", "use")
    used = "used Quillane and gained 1 energy and 1 culture."
    assert told(t)[-1] == f"Seat 0 {used} Everyone but Seat 0 gained 1 energy."
    assert told(t, 0)[-1] == f"You {used} Everyone else gained 1 energy."
    t = table(drawing.format(7))
    do(t, "activate move", "ship home", "go s0", "use")
    assert told(t, 2)[-1] == f"Seat 0 {used} You gained 1 energy."


def test_what_brings_nothing_says_why() -> None:
    t = table("""
        row: P09 P38 P26 P33
        dice: energy
        0: 7 energy
        1: 2 energy
    """)
    do(t, "activate energy")
    assert told(t) == ["Seat 0 used Energy, but had 7 energy already."]


def test_why_a_die_cannot_be_used_is_in_the_view_and_in_the_refusal() -> None:
    t = table("""
        row: P05 P38 P26 P33
        dice: energy culture life tech utilize
        0: 1 energy, ships o1:0
        1: 1 culture
    """)
    assert t.view()["blocked"] == {"life": "life", "utilize": "utilize"}
    voice = t.game.voice()
    for face, why in t.view()["blocked"].items():
        code = t.game.moves.first("activate") + FACES.index(face)
        assert t.refusal(code, 0) == [voice.label(f"refusal-{why}")]


@pytest.mark.parametrize(
    ("happening", "numbers", "words"),
    [
        (Happening.FOLLOW, [1, 5, -1], "Seat 1 paid 1 culture to follow with Utilize."),
        (Happening.MOVE, [0, 3, 0, -1, -1], "Seat 0 called a ship home."),
        (Happening.MOVE, [0, 0, 3, 4, -1], "Seat 0 landed on Larkspire."),
    ],
)
def test_stored_events_of_earlier_versions_are_worded(
    happening: Happening, numbers: list[int], words: str
) -> None:
    t = Table(GAME, seed=1, mode="interpreted")
    kind = t.game.events.kinds[happening]
    assert t.tell([Event(kind, EVERYONE, kind.decode(numbers))], SPECTATOR) == [words]


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
    assert "surface ▲A" in text
    assert "○─○─○─AB─○─⚙ Tech" in text
    assert (
        "Activation bay ([ ] can be followed) [Energy][Move][Energy](·)(·)(·)   Converter [Life]"
        in text
    )
    assert "Dice Tech  Utilize" in text
    assert "Cinderby 1★" in text
    assert "3/7" in text


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
