"""How a ply is told: what people see as one thing becomes one event, with what it brought.

The kinds here bear the names of the rules' events and carry what their sentences need.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from galactable.core.events import Argument, Event, EventKind, flag, number, seat, thing
from galactable.core.words import Gather, Story
from galactable.games.tiny_galaxies import effects
from galactable.games.tiny_galaxies.components import (
    FACES,
    LEVEL_COST,
    LEVEL_DICE,
    LEVEL_POINTS,
    LEVEL_SHIPS,
    PLANET_IDS,
    PLANET_LENGTH,
    PLANET_POINTS,
    PLANETS,
)
from galactable.games.tiny_galaxies.events import FACE, PLANET, SEAT

Args = dict[str, Any]

_WAYS = {"h": "home", "s": "land", "o": "orbit"}
_BRINGS = ("nothing", "die", "ship")


def _read(kind: str, name: str) -> Argument:
    """An argument that is worked out here, not read from a row."""
    return Argument(name, kind, str)


GAINS = _read(effects.KIND, "gains")
COST = _read(effects.KIND, "cost")
FULL = _read("resource", "full")
DICE = _read("face", "dice")
BY = thing("planet", PLANET_IDS, "by")
BY_DIE = thing("face", FACES, "die")
OWNER = seat("owner")

KINDS = {
    kind.name: kind
    for kind in (
        EventKind("draw", (PLANET,)),
        EventKind("roll", (SEAT, DICE)),
        EventKind("reroll", (SEAT, DICE)),
        EventKind("activate", (SEAT, FACE, GAINS, FULL)),
        EventKind("convert", (SEAT, COST, _read("face", "old"), _read("face", "new"), GAINS, FULL)),
        EventKind("follow", (SEAT, FACE, seat("from"), GAINS)),
        EventKind("move", (SEAT, _read("way", "way"), PLANET)),
        EventKind("use", (SEAT, PLANET, COST, GAINS, FULL)),
        EventKind("lose", (SEAT, FACE, GAINS)),
        EventKind("back", (SEAT, PLANET, number("space"), number("length"), GAINS)),
        EventKind("gain", (OWNER, GAINS, flag("everyone"))),
        EventKind("advance", (SEAT, PLANET, number("space"), number("length"), BY_DIE, BY)),
        EventKind("colonize", (SEAT, PLANET, number("points"), BY_DIE, BY)),
        EventKind("sent-home", (OWNER, number("ships"))),
        EventKind(
            "upgrade", (SEAT, number("level"), COST, number("points"), _read("brings", "brings"))
        ),
    )
}


def edit(events: list[Event]) -> list[Event]:
    """The events of a ply as people see them."""
    found: list[Event] = []
    for event in events:
        teller = _TELLERS.get(event.kind.name)
        if teller is None:
            found.append(event)
            continue
        args = teller(event.args, events)
        if args is not None:
            kind = KINDS[event.kind.name]
            found.append(Event(kind, event.knows, {name: args[name] for name in kind.args}))
    return found + _gifts(events)


def _named(events: list[Event], kind: str) -> list[Args]:
    return [event.args for event in events if event.kind.name == kind]


def _gains(a: Args, events: list[Event]) -> Args:
    """What the same seat gained in the ply, and what it had 7 of already."""
    own = [gain for gain in _named(events, "gain") if gain["seat"] == a["seat"]]
    gains = [effects.amount(g["resource"], g["amount"]).id for g in own if g["amount"]]
    full = [gain["resource"] for gain in own if not gain["amount"]]
    return {"gains": gains or None, "full": full[0] if full and not gains else None}


def _gifts(events: list[Event]) -> list[Event]:
    """What an ability gave the others: in one sentence if all of them got it."""
    users = [event.args["seat"] for event in events if event.kind.name in ("use", "advance")]
    others = [gain for gain in _named(events, "gain") if users and gain["seat"] != users[0]]
    got = [gain for gain in others if gain["amount"]]
    if len(got) > 1 and len(got) == len(others):
        return [_gift(users[0], got[0], True)]
    return [_gift(gain["seat"], gain, False) for gain in got]


def _gift(owner: int, gain: Args, everyone: bool) -> Event:
    gains = [effects.amount(gain["resource"], gain["amount"]).id]
    return Event(KINDS["gain"], -1, {"owner": owner, "gains": gains, "everyone": everyone})


def _roll(a: Args, events: list[Event]) -> Args | None:
    """A reroll tells its own dice."""
    turns = _named(events, "turn")
    return {"seat": turns[0]["seat"], **a} if turns else None


def _reroll(a: Args, events: list[Event]) -> Args:
    return {**a, **_named(events, "roll")[0]}


def _activate(a: Args, events: list[Event]) -> Args | None:
    """What a die begins is told when it is done; Energy and Culture are done at once."""
    return {**a, **_gains(a, events)} if _named(events, "gain") else None


def _convert(a: Args, events: list[Event]) -> Args:
    return {**a, "cost": effects.amount(a["pay"], 1).id, **_gains(a, events)}


def _with_gains(a: Args, events: list[Event]) -> Args:
    return {**a, **_gains(a, events)}


def _move(a: Args, events: list[Event]) -> Args:
    """A ship on its way home is told by the planet that it leaves."""
    return {**a, "way": _WAYS[a["to"][0]], "planet": a["planet"] or a["left"]}


def _use(a: Args, events: list[Event]) -> Args:
    costs = [effects.amount(paid["resource"], paid["amount"]).id for paid in _named(events, "pay")]
    return {**a, "cost": costs[0] if costs else None, **_gains(a, events)}


def _back(a: Args, events: list[Event]) -> Args:
    return {**a, "length": _length(a["planet"]), **_gains(a, events)}


def _advance(a: Args, events: list[Event]) -> Args | None:
    """A ship that arrives is told by what it colonizes."""
    if _named(events, "colonize"):
        return None
    return {**a, "space": a["to"], "length": _length(a["planet"]), **_cause(a)}


def _colonize(a: Args, events: list[Event]) -> Args:
    points = int(PLANET_POINTS[PLANET_IDS.index(a["planet"])])
    return {**a, "points": points, **_cause(_named(events, "advance")[0])}


def _cause(advance: Args) -> Args:
    """The planet whose ability it was, or the die: its face is the kind of the track (TG-50)."""
    track = PLANETS[PLANET_IDS.index(advance["planet"])]["track"]
    return {"by": advance["by"], "die": None if advance["by"] else track}


def _length(planet: str) -> int:
    return int(PLANET_LENGTH[PLANET_IDS.index(planet)])


def _sent_home(a: Args, events: list[Event]) -> Args | None:
    """That the colonizer's own ships go home goes without saying."""
    own = _named(events, "colonize")[0]["seat"] == a["seat"]
    return None if own else {"owner": a["seat"], "ships": a["ships"]}


def _upgrade(a: Args, events: list[Event]) -> Args:
    level = a["level"]
    paid = _named(events, "pay")[0]["resource"]
    more = [int(LEVEL_DICE[level] > LEVEL_DICE[level - 1])]
    more.append(2 * int(LEVEL_SHIPS[level] > LEVEL_SHIPS[level - 1]))
    return {
        **a,
        "cost": effects.amount(paid, int(LEVEL_COST[level])).id,
        "points": int(LEVEL_POINTS[level] - LEVEL_POINTS[level - 1]),
        "brings": _BRINGS[max(more)],
    }


def _nothing(a: Args, events: list[Event]) -> None:
    """Told by another event of the ply."""


def _same(a: Args, events: list[Event]) -> Args:
    return a


_TELLERS: dict[str, Callable[[Args, list[Event]], Args | None]] = {
    "draw": _same,
    "roll": _roll,
    "reroll": _reroll,
    "activate": _activate,
    "convert": _convert,
    "follow": _with_gains,
    "move": _move,
    "use": _use,
    "lose": _with_gains,
    "back": _back,
    "gain": _nothing,
    "advance": _advance,
    "colonize": _colonize,
    "sent-home": _sent_home,
    "upgrade": _upgrade,
}

STORY = Story(
    headings=("turn",),
    quiet=("take", "pay", "decline", "end-turn"),
    gathers=(Gather("draw", "planet"), Gather("sent-home", "owner")),
    follows={
        "use": ("gain",),
        "advance": ("gain",),
        "colonize": ("sent-home", "draw", "gain", "last-round"),
        "upgrade": ("last-round",),
    },
    edit=edit,
)
