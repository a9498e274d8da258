"""What the log tells as one thing."""

from __future__ import annotations

import pytest

from galactable.core import registry
from galactable.core.events import EVERYONE, Event
from galactable.core.text import plain
from tests.games.rock_the_galaxy.tables import do, lay

TABLE = """
    standard
    > orange: 1 single, 0 fans | steal-draw-1, pass-2, phone x4
    purple: 1 single, 0 fans | rain, hat
    green: 1 single, 0 fans | coffee, truck
"""


@pytest.mark.clause("RG-R14")
def test_cards_are_stolen_from_a_side_and_passed_to_one() -> None:
    table = lay(TABLE)
    do(table, "play steal-draw-1")
    assert [move.words for move in table.legal()] == ["From the left", "From the right"]
    do(table, "direction right")
    assert "You played “All steal 1, draw 1”, from the right." in table.log(0)
    do(table, "play pass-2", "direction left")
    assert "Seat 0 played “All pass 2”, to the left." in table.log(1)


FANS = {
    "en": ("You gained a fan, yoinked from Bob.", "Ann gained a fan, yoinked from you."),
    "de": (
        "Du gewinnst einen Fan, von Bob weggeschnappt.",
        "Ann gewinnt einen Fan, von dir weggeschnappt.",
    ),
    "fr": ("Vous gagnez un fan, chipé à Bob.", "Ann gagne un fan, qui était à vous."),
    "es": ("Ganas un fan, birlado a Bob.", "Ann gana un fan, que era tuyo."),
}


SOME = {
    "en": "Ann gained 3 fans, one of them yoinked from Bob.",
    "de": "Ann gewinnt 3 Fans, einer davon von Bob weggeschnappt.",
    "fr": "Ann gagne 3 fans, dont un chipé à Bob.",
    "es": "Ann gana 3 fans, uno de ellos birlado a Bob.",
}


@pytest.mark.clause("RG-35")
@pytest.mark.parametrize("lang", FANS)
def test_fans_that_were_all_yoinked_are_not_counted_twice(lang: str) -> None:
    """Not "a fan, 1 of them yoinked"."""
    game = registry.game("rock-the-galaxy")
    kind = next(kind for kind in game.events.kinds if kind.name == "fans")
    told = Event(kind, EVERYONE, {"seat": 0, "supply": 0, "box": 0, "yoinked": 1, "from": 1})
    for reader, words in enumerate(FANS[lang]):
        (line,) = game.voice(lang).story([told], ["Ann", "Bob"], reader)
        assert plain(line.text) == words
    some = told._replace(args={**told.args, "supply": 2})
    (line,) = game.voice(lang).story([some], ["Ann", "Bob"])
    assert plain(line.text) == SOME[lang]


DISCARDS = """
    standard
    > orange: 1 single, 0 fans | draw-2-discard-1, coffee, rain
    purple: 1 single, 0 fans | rain, hat
    deck: phone x6
"""


@pytest.mark.clause("RG-53", "RG-40")
@pytest.mark.parametrize(
    ("lang", "due", "own"),
    [
        ("en", "You had to discard: Coffee cup.", "You discarded: Rain cloud, Cell phone."),
        ("de", "Du musst abwerfen: Kaffeebecher.", "Du wirfst ab: Regenwolke, Handy."),
    ],
)
def test_what_a_card_asks_for_is_told_apart_from_what_is_discarded_by_choice(
    lang: str, due: str, own: str
) -> None:
    table = lay(DISCARDS)
    do(table, "play draw-2-discard-1", "discard coffee", "discard rain", "discard phone")
    assert table.log(0, lang)[-2:] == [due, own]
