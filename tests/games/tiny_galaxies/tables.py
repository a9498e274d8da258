"""Tables of Tiny Galaxies from a few readable lines, and back again.

A drawing names what differs from an empty table::

    row: P05 P21 P26 P33
    dice: move energy
    0: level 3, 2 energy, 1 culture, ships o2:4 s0, colonies P07

Ships that a line does not name are home; ``rest: 1`` gives all planets that are not
named to seat 1, so that the pool is empty. Moves are written as their kind and their
arguments: ``activate move``, ``go s1``, ``convert energy life tech``.
"""

from __future__ import annotations

import re
from typing import Any

from galactable import Table
from galactable.games.tiny_galaxies.components import (
    FACES,
    GOAL,
    LEVEL_POINTS,
    LEVEL_SHIPS,
    PLANET_IDS,
    PLANET_POINTS,
    PLANET_RESOURCE,
    PLANET_TRACK,
    Track,
)
from galactable.games.tiny_galaxies.state import NONE

GAME = "tiny-galaxies"


def table(drawing: str, mode: str = "interpreted", seed: int = 1) -> Table:
    """The drawn table; the active player (seat 0 unless drawn) decides."""
    lines = [line.split(":", 1) for line in drawing.strip().splitlines()]
    parts = {key.strip(): value.split("#")[0].strip() for key, value in lines}
    seats = sum(key.isdigit() for key in parts)
    made = Table(GAME, seats=seats, seed=seed, mode=mode)
    s = made.state
    for seat in range(seats):
        _galaxy(s, seat, parts[str(seat)])
    _planets(s, parts["row"].split(), parts.get("rest"))
    _mat(s, parts)
    s.turn = int(parts.get("round", 1))
    s.active = s.seat = int(parts.get("active", 0))
    s.waiting = 1 << int(s.active)
    totals = [s.planet_points[i] + LEVEL_POINTS[s.level[i]] for i in range(seats)]
    s.ending = max(totals) >= GOAL
    wrong = made.game.problems(s)
    assert not wrong, wrong
    return made


def _galaxy(s: Any, seat: int, line: str) -> None:
    s.level[seat] = int(_find(r"level (\d)", line, "1"))
    s.stock[seat] = int(_find(r"(\d) energy", line, "0")), int(_find(r"(\d) culture", line, "0"))
    away = _find(r"ships ([^,]*)", line, "").split()
    for ship in away:
        place, _, space = ship.partition(":")
        if place == "home":
            continue
        where = s.surface if place[0] == "s" else s.orbit
        where[seat] |= 1 << int(place[1])
        if space:
            s.space[seat, int(place[1])] = int(space)
    s.home[seat] = LEVEL_SHIPS[s.level[seat]] - sum(ship != "home" for ship in away)
    for planet in _find(r"colonies ([^,]*)", line, "").split():
        _give(s, seat, PLANET_IDS.index(planet))


def _give(s: Any, seat: int, planet: int) -> None:
    s.colonies[seat] |= 1 << planet
    s.planet_points[seat] += PLANET_POINTS[planet]
    s.settled[s.settled_count] = planet
    s.settled_count += 1


def _find(pattern: str, line: str, default: str) -> str:
    found = re.search(pattern, line)
    return found[1] if found else default


def _planets(s: Any, row: list[str], rest: str | None) -> None:
    s.row[:] = NONE
    s.track_slots[:] = 0
    s.resource_slots[:] = 0
    for slot, name in enumerate(row):
        if name == "-":
            continue
        planet = PLANET_IDS.index(name)
        s.row[slot] = planet
        s.track_slots[PLANET_TRACK[planet]] |= 1 << slot
        s.track_slots[Track.EITHER] |= 1 << slot
        s.resource_slots[PLANET_RESOURCE[planet]] |= 1 << slot
    used = {*s.row.tolist(), *s.settled.tolist()}
    left = [planet for planet in range(len(PLANET_IDS)) if planet not in used]
    if rest is not None:
        for planet in left:
            _give(s, int(rest), planet)
        left = []
    s.pool = sum(1 << planet for planet in left)
    s.pool_count = len(left)


def _mat(s: Any, parts: dict[str, str]) -> None:
    def faces(key: str) -> list[int]:
        return [FACES.index(face) for face in parts.get(key, "").split()]

    s.inactive[:] = [faces("dice").count(face) for face in range(len(FACES))]
    s.inactive_count = len(faces("dice"))
    for key, slots in (("bay", s.bay), ("lost", s.lost)):
        slots[:] = NONE
        slots[: len(faces(key))] = faces(key)
    s.bay_count, s.lost_count = len(faces("bay")), len(faces("lost"))
    s.converter = faces("converter")[0] if faces("converter") else NONE
    s.rolled = s.inactive_count + s.bay_count + s.lost_count + len(faces("converter"))


def do(t: Table, *moves: str) -> None:
    """Plays moves written in words, each by whoever is waited for."""
    for move in moves:
        assert move in options(t), f"{move!r} is not among {options(t)}"
        t.play(t.codes()[options(t).index(move)])
        assert not t.game.problems(t.state)


def options(t: Table) -> list[str]:
    """The legal moves in words."""
    return [
        " ".join([t.game.moves.kind(code).name, *map(str, t.game.moves.args(code).values())])
        for code in t.codes()
    ]


def kinds(t: Table) -> set[str]:
    """The kinds of the legal moves."""
    return {option.split()[0] for option in options(t)}


def galaxy(t: Table, seat: int) -> str:
    """A seat's line of a drawing; ships in the order of places."""
    s = t.state
    ships = ["home"] * int(s.home[seat])
    ships += [f"s{slot}" for slot in range(6) if s.surface[seat] >> slot & 1]
    ships += [f"o{slot}:{s.space[seat, slot]}" for slot in range(6) if s.orbit[seat] >> slot & 1]
    line = f"level {s.level[seat]}, {s.stock[seat, 0]} energy, {s.stock[seat, 1]} culture"
    line += f", ships {' '.join(ships)}"
    colonies = [card["id"] for card in t.view()["players"][seat]["colonies"]]
    return line + (f", colonies {' '.join(colonies)}" if colonies else "")


def row(t: Table) -> str:
    """The row slots in words."""
    return " ".join(card["id"] if card else "-" for card in t.view()["row"])


def phase(t: Table) -> str:
    """Who decides what: ``1 follow``."""
    view = t.view()
    return f"{view['seat']} {view['phase']}"
