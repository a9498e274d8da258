"""What the log tells as one thing, and where things happen."""

from __future__ import annotations

from typing import Any

import pytest

from galactable import game
from galactable.core.events import EVERYONE, Event
from galactable.core.text import joined, plain

GALACTZY = game("galactzy")
KINDS = {kind.name: kind for kind in GALACTZY.events.kinds}
NAMES = ["Ann", "Bob", "Cleo"]


def told(lang: str, reader: int | None, *plies: list[tuple[str, dict[str, Any]]]) -> list[str]:
    """The log of plies, each a list of events by kind and arguments."""
    voice = GALACTZY.voice(lang)
    events = [[Event(KINDS[kind], EVERYONE, args) for kind, args in ply] for ply in plies]
    lines = joined(line for ply in events for line in voice.story(ply, NAMES, reader))
    return [plain(line.text) for line in lines]


@pytest.mark.clause("GZ-64", "GZ-67", "GZ-70")
def test_what_an_event_brings_by_choice_stands_with_its_success() -> None:
    mastered = [("success", {"seat": 0, "card": "astral_spheres"})]
    points = [("vp", {"seat": 0, "points": 10, "from": None, "card": "astral_spheres"})]
    eon = [("eon", {"seat": 0, "eons": 1, "from": None, "lucky": False})]
    away = [("arrive", {"seat": 0, "galaxy": "phantom"})]
    said = "You mastered Astral Spheres."
    assert told("en", 0, mastered, points) == [f"{said} That brought 10 points."]
    assert told("en", 0, mastered, eon) == [f"{said} That brought an Eon."]
    assert told("en", 0, mastered, away) == [f"{said} You moved to the Phantom Galaxy."]
    assert told("de", 1, mastered, points) == [
        "Ann meistert „Astralsphären“. Das bringt 10 Punkte."
    ]


@pytest.mark.clause("GZ-61")
def test_whom_a_storm_is_turned_on_is_told_by_itself() -> None:
    mastered = [("success", {"seat": 0, "card": "phantom_storm"})]
    lost = [("vp", {"seat": 1, "points": -15, "from": 0, "card": "phantom_storm"})]
    assert len(told("en", 2, mastered, lost)) == 2


@pytest.mark.clause("GZ-52", "GZ-R24")
@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Event: Pearly Storm. Nobody is in the Pearl Galaxy."),
        ("de", "Ereignis: Perlensturm. Niemand ist in der Perlengalaxie."),
    ],
)
def test_a_storm_that_meets_nobody_says_where(lang: str, said: str) -> None:
    assert told(lang, None, [("resolve", {"card": "pearly_storm", "seats": 0})]) == [said]


@pytest.mark.clause("GZ-39")
def test_who_is_attacked_hears_whether_others_are() -> None:
    fight = {"seat": 0, "galaxy": "pearl"}
    two = [("fight", {**fight, "others": [1]})]
    three = [("fight", {**fight, "others": [1, 2]})]
    where = "Fight in the Pearl Galaxy"
    assert told("en", 1, two) == [f"{where}: Ann against you"]
    assert told("en", 1, three) == [f"{where}: Ann against you and everybody else there"]
    assert told("en", 0, three) == [f"{where}: you against Bob and Cleo"]
