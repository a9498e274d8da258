"""What only code can say: how events become lines, what a seat is asked, what chance gave."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any

from galactable.core.events import Argument, Event, EventKind, flag, number
from galactable.core.text import Said, Seat, Thing
from galactable.core.words import Story, Words
from galactable.games.cosmic_factory.components import (
    COLOURS,
    HOLES,
    MAX_TOUCHES,
    N_PLACES,
    PATH_POINTS,
    PICKS,
    SHAPE_OF,
    TRACKS,
    Kaos,
    spaces,
    spokes,
)
from galactable.games.cosmic_factory.events import CARD, GALAXY, SEAT
from galactable.games.cosmic_factory.moves import MOVES, colours_of
from galactable.games.cosmic_factory.state import NONE, Phase, State

# --- How a ply is told -------------------------------------------------------------------------
#
# People see a round in a few steps: everybody is dealt tiles, everybody passes some on, all are
# turned up, one after the other is done, and each galaxy is scored in one go. What the rules tell
# seat by seat becomes one event here, and points become gains ("5 green").


def _same(value: Any) -> Any:
    return value


_GAIN = Argument("gain", "gain", _same)
_GAINS = Argument("gains", "gain", _same)
_DEAL = EventKind("deal")
_RECEIVE = EventKind("receive")
_LAST_THREE = EventKind("last-three")
_SHOW = EventKind("show", (flag("pirate"),))
_FALL = EventKind("fall", (SEAT, number("count")))
_ZONES = EventKind("zones", (SEAT, GALAXY, flag("gift"), _GAINS))
_PATH = EventKind("path", (SEAT, number("length"), number("way"), _GAIN))
_BONUS = EventKind("bonus", (SEAT, Argument("token", "token", _same), flag("won"), _GAIN))
_EXTRA = EventKind("extra", (SEAT, CARD, _GAINS))
_TRACKS = EventKind("tracks", (SEAT, *map(number, TRACKS), number("total")))


def edit(events: list[Event]) -> list[Event]:
    """What is one thing to people becomes one event."""
    found: list[Event] = []
    for (kind, _), row in groupby(events, key=_together):
        group = list(row)
        made = _EDITED.get(kind)
        found += made(group) if made else group
    return found


def _together(event: Event) -> tuple[str, int | None]:
    """Events in a row are told as one if this is the same for them."""
    name = event.kind.name
    if name in ("bonus", "keep"):
        return name, id(event)
    return name, None if name in ("deal", "receive", "last-three", "show") else _seat(event)


def _seat(event: Event) -> int | None:
    seat: int | None = event.args.get("seat")
    return seat


def _made(kind: EventKind, event: Event, **args: Any) -> list[Event]:
    seat = {"seat": event.args["seat"]} if "seat" in kind.args else {}
    return [Event(kind, event.knows, {**seat, **args})]


def _known(group: list[Event]) -> list[Event]:
    """That a rival put some tile away is seen on the table."""
    return [event for event in group if event.args["tile"] is not None]


def _shown(group: list[Event]) -> list[Event]:
    first = group[0]
    return _made(_SHOW, first, pirate=first.args["from"] != first.args["seat"])


def _fallen(group: list[Event]) -> list[Event]:
    return _made(_FALL, group[0], count=len(group))


def _zones(group: list[Event]) -> list[Event]:
    a = group[0].args
    gains = [_gain(colour, a[colour]) for colour in COLOURS if a[colour]] or ["nothing"]
    gift = a["galaxy"] != a["seat"]
    return _made(_ZONES, group[0], galaxy=a["galaxy"], gift=gift, gains=gains)


def _path(group: list[Event]) -> list[Event]:
    a = group[0].args
    gain = _gain(a["track"], a["points"])
    return _made(_PATH, group[0], length=a["length"], way=a["way"] or "path", gain=gain)


def _bonus(group: list[Event]) -> list[Event]:
    a = group[0].args
    gain = _gain(a["colour"], abs(a["points"]))
    return _made(_BONUS, group[0], token=a["colour"], won=a["points"] > 0, gain=gain)


def _extra(group: list[Event]) -> list[Event]:
    gains = [_gain(event.args["track"], event.args["points"]) for event in group]
    return _made(_EXTRA, group[0], card=group[0].args["card"], gains=gains)


def _tracks(group: list[Event]) -> list[Event]:
    a = group[0].args
    total = min(a[colour] for colour in COLOURS) + a["star"]
    return _made(_TRACKS, group[0], **{track: a[track] for track in TRACKS}, total=total)


def _gain(track: str, points: int) -> str:
    return f"{points}-{track}"


_EDITED: dict[str, Callable[[list[Event]], list[Event]]] = {
    "deal": lambda group: _made(_DEAL, group[0]),
    "keep": _known,
    "receive": lambda group: _made(_RECEIVE, group[0]),
    "last-three": lambda group: _made(_LAST_THREE, group[0]),
    "show": _shown,
    "fall": _fallen,
    "zones": _zones,
    "path": _path,
    "bonus": _bonus,
    "extra": _extra,
    "tracks": _tracks,
}

STORY = Story(
    headings=("round",),
    # While all build at once nobody follows single touches: the galaxies lie open.
    quiet=("ready", "hold", "put", "release", "take", "turn", "flip"),
    follows={
        "time-up": ("fall",),
        "zones": ("path", "bonus", "extra", "tracks"),
    },
    threads={"keep": "keeps"},
    edit=edit,
)


# --- What things are called --------------------------------------------------------------------

LINES = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""A tile's asteroids by its spokes N, E, S, W as bits 1, 2, 4, 8."""


def tile(name: str) -> Said:
    """A tile goes by what is printed on it: its spaces row by row, then its asteroids."""
    number = int(name) - 1
    nw, ne, se, sw = (Thing("space", f"{kind}-{planets}") for kind, planets in spaces(number, 0))
    sides = sum(there << i for i, there in enumerate(spokes(number, 0)))
    lines = LINES[sides] if sides else None
    return Said("tile-face", {"nw": nw, "ne": ne, "sw": sw, "se": se, "lines": lines})


def space(name: str) -> Said:
    """A space of a tile: ``green-2``."""
    kind, _, planets = name.partition("-")
    return Said("space-name", {"kind": kind, "planets": int(planets)})


def gain(name: str) -> Said:
    """Points on a track: ``5-green``."""
    points, _, track = name.partition("-")
    return Said(f"gain-{track}", {"count": int(points)}) if track else Said(f"gain-{name}")


# --- Moves -------------------------------------------------------------------------------------


def _owner(s: State, seat: int, kind: str) -> int:
    """Whose nine tiles a move's rank counts in."""
    if kind == "darken":
        return (seat - 1) % int(s.seats)
    return (seat + 1) % int(s.seats) if kind == "remove" else seat


def args(s: State, seat: int, code: int) -> dict[str, Any]:
    """Arguments as the specification names them: tiles by id, not by rank."""
    found = MOVES.args(code)
    if "rank" not in found:
        return found
    owner = _owner(s, seat, MOVES.kind(code).name)
    rank = found.pop("rank")
    return {"tile": int(s.tiles[owner, rank]) + 1, **found}


def move(s: State, seat: int, code: int) -> Said | None:
    """A choice of a tile, with its owner where it is another's."""
    kind, found = MOVES.kind(code).name, args(s, seat, code)
    if "tile" not in found:
        return None
    found["tile"] = Thing("tile", str(found["tile"]))
    owner = _owner(s, seat, kind)
    return Said(f"move-{kind}", found if owner == seat else {**found, "owner": Seat(owner)})


def reads(s: State, seat: int) -> bytes:
    """Choices name tiles: one's own and the neighbours'."""
    seats = int(s.seats)
    return b"".join(
        [s.tiles[at].tobytes() for at in (seat, (seat - 1) % seats, (seat + 1) % seats)]
    )


def plan(s: State, seat: int, moves: Sequence[int]) -> tuple[int, Said] | None:
    """Taking a tile and laying it are one thing."""
    if [MOVES.kind(code).name for code in moves[:2]] != ["hold", "put"]:
        return None
    held, laid = args(s, seat, moves[0]), MOVES.args(moves[1])
    return 2, Said("plan-lay", {**held, **laid, "tile": Thing("tile", str(held["tile"]))})


def ask(s: State, seat: int) -> Said:
    """What the seat is asked, and what is missing."""
    phase = Phase(s.phase)
    name = f"ask-{phase.name.lower()}"
    if phase == Phase.DRAFT:
        kept = int(s.picked[seat, s.stage]).bit_count()
        return Said(name, {"count": PICKS - kept, "to": Seat(_next(s, seat))})
    if phase == Phase.BUILD:
        return _ask_build(s, seat)
    if phase == Phase.HOLES:
        owner = _owner(s, seat, "darken")
        return Said(name, {"owner": Seat(owner), "count": HOLES - _down(s, owner)})
    if phase == Phase.SABOTAGE:
        return Said(name, {"owner": Seat(_owner(s, seat, "remove"))})
    if phase == Phase.POUR:
        return Said(name, {"points": int(PATH_POINTS[s.path[seat]])})
    return Said(name)


def _ask_build(s: State, seat: int) -> Said:
    laid = sum(at >= 0 for at in s.place[seat].tolist())
    left = int(N_PLACES[SHAPE_OF[s.kaos]]) - laid
    if s.kaos == Kaos.BLACK_HOLE and left == 0:
        return Said("ask-build-holes", {"down": _down(s, seat), "holes": HOLES})
    return Said("ask-build", {"count": left})


def _down(s: State, seat: int) -> int:
    return int(s.down[seat]).bit_count()


def _next(s: State, seat: int) -> int:
    """Who gets what the seat does not keep (CF-10)."""
    return (seat + (1 if s.turn % 2 else -1)) % int(s.seats)


def refusal(s: State, seat: int, code: int) -> Said | None:
    """Why a building move is refused."""
    if s.phase != Phase.BUILD:
        return None
    kind, held = MOVES.kind(code).name, int(s.held[seat])
    if kind == "time-up":
        return Said("refusal-clock")
    if held != NONE and kind not in ("put", "release"):
        return Said("refusal-held", {"tile": Thing("tile", str(s.tiles[seat, held] + 1))})
    if kind in ("put", "release") and held == NONE:
        return Said("refusal-none-held")
    if kind in ("hold", "take", "turn", "flip") and s.touches[seat] >= MAX_TOUCHES:
        return Said("refusal-touches", {"most": MAX_TOUCHES})
    return _refused(s, kind)


def _refused(s: State, kind: str) -> Said | None:
    if kind == "grab":
        there = tuple(Thing("token", colour) for colour in colours_of(s.tokens))
        return Said("refusal-tokens", {"colours": there}) if there else Said("refusal-no-tokens")
    if kind == "done":
        holes = s.kaos == Kaos.BLACK_HOLE
        return Said("refusal-holes", {"holes": HOLES}) if holes else Said("refusal-incomplete")
    if kind == "flip" and s.kaos != Kaos.BLACK_HOLE:
        return Said("refusal-flip")
    return None


# --- Records -----------------------------------------------------------------------------------


def chance(events: list[Event]) -> list[dict[str, Any]]:
    """Falls, Kaos cards and deals, as a record file lists them.

    Of a deal that is told to one seat alone, the others' nine are null.
    """
    found: list[dict[str, Any]] = []
    for event in events:
        a = event.args
        if event.kind.name == "fall":
            if not found or found[-1].get("fall", {}).get("seat") != a["seat"]:
                found.append({"fall": {"seat": a["seat"], "tiles": []}})
            found[-1]["fall"]["tiles"].append([int(a["tile"]), a["rot"]])
        elif event.kind.name == "kaos":
            card = Kaos[a["card"].upper().replace("-", "_")]
            found.append({"kaos": int(card)})
        elif event.kind.name == "deal":
            if a["seat"] == 0:
                found.append({"deal": []})
            found[-1]["deal"].append(None if a["tiles"] is None else [int(t) for t in a["tiles"]])
    return found


WORDS = Words(
    chance=chance,
    story=STORY,
    args=args,
    kinds={"colour": "track", "colours": "token"},
    names={"tile": tile, "space": space, "gain": gain},
    move=move,
    reads=reads,
    refusal=refusal,
    ask=ask,
    plan=plan,
)
