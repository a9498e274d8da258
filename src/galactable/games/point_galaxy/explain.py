"""Where the points come from: which sun with which planets, which moon, which token."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product
from typing import Any

from galactable.core.plain import plain
from galactable.core.text import Said, Thing
from galactable.games.point_galaxy import scoring
from galactable.games.point_galaxy.components import (
    COLOUR,
    FACE_IDS,
    FACES,
    KIND,
    LETTERS,
    MAX_NUMBER,
    NO_NUMBER,
    NUMBER,
    POINTS,
    RESEARCH,
    SCALE,
    TOKEN_IDS,
    TOKEN_KIND,
    TOKEN_NUMBER,
    TOKENS,
    Card,
    Token,
    X,
    colour_mask,
)
from galactable.games.point_galaxy.state import NONE, State
from galactable.games.point_galaxy.words import card

Part = dict[str, Any]

_sun_points = plain(scoring.sun_points)
_moon_points = plain(scoring.moon_points)
_token_points = plain(scoring.token_points)
_asteroids = plain(scoring.asteroids)


def explain(s: State, seat: int) -> dict[str, list[Part]]:
    """The parts of each category; they add up to it."""
    found: dict[str, list[Part]] = {
        "suns": _suns(s, seat),
        "planets": _planets(s, seat),
        "moons": _moons(s, seat),
        "research": _research(s, seat),
        "rockets": [_token(s, seat, int(t)) for t in s.tokens[seat][: s.token_count[seat]]],
        "asteroids": [],
    }
    points = int(_asteroids(s, seat))
    if points:
        own = [int(a) for a in s.asteroid[seat][: s.systems[seat]] if a != NONE]
        said = Said("part-asteroids", {"count": len(own)})
        found["asteroids"].append(_part(points, said, own))
    return found


def _part(points: int, said: Said, faces: list[int]) -> Part:
    return {"points": points, "said": said, "of": [FACE_IDS[face] for face in faces]}


def line_of(s: State, seat: int, system: int) -> list[int]:
    """The faces of a system's line, top to bottom."""
    begin, end = s.start[seat, system], s.start[seat, system + 1]
    return [int(face) for face in s.line[seat, begin:end]]


def all_lines(s: State, seat: int) -> list[int]:
    """The faces of all lines."""
    return [int(face) for face in s.line[seat, : s.start[seat, s.systems[seat]]]]


def _suns(s: State, seat: int) -> list[Part]:
    parts = []
    for system in range(s.systems[seat]):
        points = int(_sun_points(s, seat, system))
        if points:
            sun = int(s.sun[seat, system])
            sets = points // int(POINTS[sun])
            members = set_members(FACES[sun]["condition"], line_of(s, seat, system), sets)
            shown = {"card": card(sun), "system": system + 1, "sets": sets}
            parts.append(_part(points, Said("part-sun", shown), [sun, *members]))
    return parts


def set_members(condition: str, faces: list[int], sets: int) -> list[int]:
    """Planets that make up ``sets`` sets of the condition."""
    if "/" in condition:
        wanted = colour_mask(condition.split("/"))
        return [face for face in faces if COLOUR[face] & wanted]
    need = Counter(condition.split("+"))
    slots = [colour_mask([c]) for c, n in need.items() for _ in range(n * sets)]
    holder: dict[int, int] = {}

    def seat_planet(slot: int, tried: set[int]) -> bool:
        for face in faces:
            if face not in tried and COLOUR[face] & slots[slot]:
                tried.add(face)
                if face not in holder or seat_planet(holder[face], tried):
                    holder[face] = slot
                    return True
        return False

    for slot in range(len(slots)):
        seat_planet(slot, set())
    return [face for face in faces if face in holder]


def reading(faces: list[int]) -> dict[int, int]:
    """What each planet of a line stands for, in the reading with most numbers (PG-R11).

    Goes segment by segment, and keeps one way to make each set of numbers reached so far.
    """
    ways: dict[int, dict[int, int]] = {0: {}}
    for segment in _segments(faces):
        options = _readings(segment)
        ways = {
            union | mask: {**way, **values}
            for union, way in ways.items()
            for mask, values in options.items()
        }
    return ways[max(ways, key=int.bit_count)]


def _segments(faces: list[int]) -> list[list[int]]:
    segments: list[list[int]] = [[]]
    for face in faces:
        if KIND[face] == Card.WORMHOLE:
            segments.append([])
        elif NUMBER[face] != NO_NUMBER:
            segments[-1].append(face)
    return segments


def _readings(segment: list[int]) -> dict[int, dict[int, int]]:
    """The sets of numbers that a segment can stand for, each with one way to do it."""
    found: dict[int, dict[int, int]] = {}
    for order in (segment, segment[::-1]):
        runs: list[tuple[list[int], int, int]] = []
        run: list[int] = []
        lower = 0
        for face in order:
            if NUMBER[face] == X:
                run.append(face)
            else:
                runs.append((run, lower, int(NUMBER[face])))
                lower, run = int(NUMBER[face]), []
        runs.append((run, lower, MAX_NUMBER + 1))
        if any(low >= high for _, low, high in runs):
            continue
        choices = [combinations(range(low + 1, high), len(run)) for run, low, high in runs]
        for chosen in product(*choices):
            values = {face: int(NUMBER[face]) for face in order if NUMBER[face] != X}
            for (xs, _, _), numbers in zip(runs, chosen, strict=True):
                values |= dict(zip(xs, numbers, strict=True))
            found.setdefault(sum(1 << n for n in values.values()), values)
    return found


def _planets(s: State, seat: int) -> list[Part]:
    parts = []
    for system in range(s.systems[seat]):
        values = reading(line_of(s, seat, system))
        numbers = sorted(set(values.values()))
        if numbers:
            in_line = [face for face in line_of(s, seat, system) if face in values]
            said = _numbers(system, numbers, values)
            parts.append(_part(int(SCALE[len(numbers)]), said, in_line))
    return parts


def _numbers(system: int, numbers: list[int], values: dict[int, int]) -> Said:
    """The numbers of a line, and what its Xs stand for."""
    shown: dict[str, Any] = {"system": system + 1, "numbers": tuple(numbers)}
    wild = sorted((n, face) for face, n in values.items() if NUMBER[face] == X)
    if not wild:
        return Said("part-planets", shown)
    cards = tuple(card(face) for _, face in wild)
    return Said("part-planets-wild", {**shown, "cards": cards, "as": tuple(n for n, _ in wild)})


def _moons(s: State, seat: int) -> list[Part]:
    parts = []
    for system in range(s.systems[seat]):
        begin, end = s.start[seat, system], s.start[seat, system + 1]
        for i in range(begin, end):
            moon = int(s.line[seat, i])
            if KIND[moon] == Card.MOON and (points := int(_moon_points(s, seat, i, begin, end))):
                beside = [int(s.line[seat, k]) for k in (i - 1, i + 1) if begin <= k < end]
                of = [face for face in beside if COLOUR[face]]
                said = Said("part-moon", {"card": card(moon), "system": system + 1})
                parts.append(_part(points, said, [moon, *of]))
    return parts


def faces_of(s: State, seat: int) -> list[int]:
    """All faces of a galaxy: suns, asteroids, lines."""
    above = [*s.sun[seat][: s.systems[seat]], *s.asteroid[seat][: s.systems[seat]]]
    return [int(face) for face in above if face != NONE] + all_lines(s, seat)


def _research(s: State, seat: int) -> list[Part]:
    letters = [LETTERS[i] for i, n in enumerate(s.research[seat]) if n]
    if not letters:
        return []
    of = [face for face in faces_of(s, seat) if RESEARCH[face] >= 0]
    said = Said("part-research", {"count": len(letters), "letters": tuple(letters)})
    return [_part(int(SCALE[len(letters)]), said, of)]


def _token(s: State, seat: int, token: int) -> Part:
    """A token, with the cards that it counts where its text does not tell them."""
    kind, row = TOKEN_KIND[token], TOKENS[token]
    points = int(_token_points(s, seat, token))
    faces = faces_of(s, seat)
    of: list[int] = []
    if kind in (Token.COLOUR, Token.RAINBOW, Token.TRIO):
        sets = points // int(row["points"])
        of = set_members(row["parameter"], faces, sets)
    elif kind == Token.NUMBER:
        of = [face for face in faces if NUMBER[face] == TOKEN_NUMBER[token]]
    elif kind in (Token.RESEARCH, Token.TRIPLES):
        of = [face for face in faces if RESEARCH[face] >= 0]
    else:
        counted = {
            Token.SUNS: Card.SUN,
            Token.MOONS: Card.MOON,
            Token.ASTEROIDS: Card.ASTEROID,
            Token.WORMHOLES: Card.WORMHOLE,
        }.get(Token(kind))
        of = [face for face in faces if KIND[face] == counted]
    part = _part(points, Said("part-token", {"token": Thing("token", row["id"])}), of)
    return {**part, "of": [TOKEN_IDS[token], *part["of"]]}
