"""What happened: how it is written down, read, and told to those who may know it."""

from __future__ import annotations

import pickle
from enum import IntEnum

import pytest

from galactable.core.events import (
    EVERYONE,
    Event,
    EventKind,
    Events,
    buffer,
    flag,
    member,
    number,
    seat,
    seats,
    tell,
    thing,
    things,
)
from galactable.core.plain import plain
from galactable.core.rematch import Rematch
from galactable.core.viewers import ALL, SPECTATOR


class What(IntEnum):
    DRAWN = 0
    SHOWN = 1


class Colour(IntEnum):
    LIGHT_BLUE = 0
    RED = 1


told = plain(tell)

CARDS = [f"card-{number}" for number in range(60)]
KINDS = {
    What.DRAWN: EventKind("drawn", [seat(), thing("card", CARDS)], secret=["card"]),
    What.SHOWN: EventKind(
        "shown",
        [
            seats("whose"),
            things("card", CARDS, "cards"),
            member(Colour, "colour"),
            flag("last"),
            number("left"),
        ],
        reveals=True,
    ),
}
EVENTS = Events(KINDS)
SECRET = EventKind("chosen", [seat()], silent=True)


def test_what_is_told_is_read_as_it_was_told() -> None:
    rows = buffer()
    told(rows, What.DRAWN, 0b10, 1, 59)
    told(rows, What.SHOWN, EVERYONE, 0b101, 0b11, 0b10, Colour.LIGHT_BLUE, 1, 7)
    told(rows, What.DRAWN, EVERYONE)
    drawn, shown, nothing = EVENTS.read(rows)
    assert (drawn.kind, drawn.knows) == (KINDS[What.DRAWN], 0b10)
    assert drawn.args == {"seat": 1, "card": "card-59"}
    assert shown.args == {
        "whose": [0, 2],
        "cards": ["card-0", "card-1", "card-28"],
        "colour": "light-blue",
        "last": True,
        "left": 7,
    }
    assert nothing.args == {"seat": None, "card": None}
    assert (drawn.seats, shown.seats, nothing.seats) == ([1], [0, 2], [])
    assert list(EVENTS.reveals) == [False, True]


def test_a_buffer_that_is_too_short_is_noticed() -> None:
    rows = buffer(3)
    for place in range(3):
        told(rows, What.DRAWN, EVERYONE, place, place)
    assert [event.args["seat"] for event in EVENTS.read(rows)] == [0, 1, 2]
    told(rows, What.DRAWN, EVERYONE, 3, 3)
    with pytest.raises(RuntimeError, match="more than 3 events"):
        EVENTS.read(rows)
    nothing = buffer(-1)
    told(nothing, What.DRAWN, EVERYONE)  # for playouts: nobody listens
    assert nothing.shape[0] == 0


def test_everybody_hears_what_they_may_know() -> None:
    drawn = Event(KINDS[What.DRAWN], 0b10, {"seat": 1, "card": "card-5"})
    for viewer in (1, ALL):
        assert drawn.told_to(viewer) is drawn
    for viewer in (0, 2, SPECTATOR):
        assert drawn.is_told_to(viewer)
        found = drawn.told_to(viewer)
        assert found is not None
        assert found.args == {"seat": 1, "card": None}
    assert [drawn.known_to_any(some) for some in ([0, 2], [0, 1], [])] == [False, True, False]
    open_ = drawn._replace(knows=EVERYONE)
    assert all(open_.told_to(viewer) is open_ for viewer in (0, 1, SPECTATOR, ALL))
    assert open_.known_to_any([])
    chosen = Event(SECRET, 0b01, {"seat": 0})
    assert [chosen.is_told_to(viewer) for viewer in (0, 1, SPECTATOR, ALL)] == [
        True, False, False, True,
    ]  # fmt: skip
    assert chosen.told_to(1) is None


def test_a_kind_that_went_through_a_pickle_is_the_same() -> None:
    for kind in (*KINDS.values(), SECRET):
        again = pickle.loads(pickle.dumps(kind))
        assert again == kind
        assert hash(again) == hash(kind)
        assert again.decode([0, 0, 0, 0, 0, 0]) == kind.decode([0, 0, 0, 0, 0, 0])
    assert KINDS[What.DRAWN] != KINDS[What.SHOWN]
    assert EventKind("chosen", [seat()]) != SECRET
    assert SECRET != "chosen"


def test_every_event_has_its_kind_in_order() -> None:
    with pytest.raises(ValueError, match="in order"):
        Events({What.SHOWN: KINDS[What.SHOWN], What.DRAWN: KINDS[What.DRAWN]})
    with pytest.raises(ValueError, match="in order"):
        Events({What.SHOWN: KINDS[What.SHOWN]})


@pytest.mark.parametrize(
    ("rule", "places", "order"),
    [
        ("same", [3, 1, 2], [0, 1, 2]),
        ("next", [3, 1, 2], [1, 2, 0]),
        ("next", None, [1, 2, 0]),
        ("winner", [3, 1, 2], [1, 2, 0]),
        ("winner", [2, 3, 1], [2, 0, 1]),
        ("winner", [2, 1, 1], [1, 2, 0]),
        ("winner", None, [0, 1, 2]),
        ("next", [1], [0]),
        ("winner", [1], [0]),
    ],
)
def test_who_sits_where_in_the_next_game(
    rule: str, places: list[int] | None, order: list[int]
) -> None:
    assert Rematch(rule).order(len(order), places) == order
