"""Tables from a few readable lines.

A card is written as what it shows: ``5`` (a planet, any colour), ``red 5``, ``red+blue``
(any number), ``X``, ``M`` or ``M red+gold`` (a moon), ``W``, ``asteroid``, ``sun red+blue 3``;
or as its id. A system is ``sun : line``, the line from top to bottom with commas;
``*`` before the sun stands for an asteroid on it, ``-`` for no sun.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from galactable import Table
from galactable.core.plain import plain
from galactable.games.point_galaxy.components import (
    COLOUR_NAMES,
    FACE_IDS,
    FACES,
    FIRST_SPACE,
    FIRST_START,
    TOKEN_IDS,
    Card,
    kind_of,
)
from galactable.games.point_galaxy.rules import galaxy, solo
from galactable.games.point_galaxy.state import AI, NONE, SEEN_BITS, Phase, State

begin_system = plain(galaxy.begin_system)
join = plain(galaxy.join)
ai_keep = plain(solo.ai_keep)
BOTTOM, ABOVE = 1, 2


def face(name: str) -> int:
    """The face of an id."""
    return FACE_IDS.index(name)


def card(text: str, used: Iterable[int] = ()) -> int:
    """A face that shows this, and is not used yet."""
    text = text.strip()
    if text in FACE_IDS:
        return face(text)
    for i, row in enumerate(FACES[:FIRST_START]):
        if i not in set(used) and _shows(row, text):
            return i
    raise ValueError(f"no card {text!r} is left")


def _shows(row: dict[str, str], text: str) -> bool:
    words = text.split()
    kind = kind_of(row)
    if kind == Card.PLANET:
        shown = {word for word in words if word[0].isdigit() or word == "X"}
        colours = {word for word in words if word.split("+")[0] in COLOUR_NAMES}
        if len(shown) + len(colours) != len(words):
            return False
        return shown <= {row["number"]} and all(
            sorted(c.split("+")) == sorted(row["colours"].split("+")) for c in colours
        )
    letter = {Card.MOON: "M", Card.WORMHOLE: "W"}.get(kind, kind.name.lower())
    if words[0] != letter or words[2:] not in ([], [row["points"]]):
        return False
    return len(words) == 1 or _colours(words[1]) == _colours(row["condition"])


def _colours(condition: str) -> tuple[bool, list[str]]:
    return "/" in condition, sorted(condition.replace("/", "+").split("+"))


def new_table(seats: int = 2, variant: str | None = None, seed: int = 1) -> Table:
    """A table as dealt, run as plain Python."""
    return Table("point-galaxy", seats=seats, variant=variant, seed=seed, mode="interpreted")


def table_with(*galaxies: str, seats: int = 0, variant: str | None = None) -> Table:
    """A table where the seats have these galaxies, a line a system."""
    table = new_table(seats or max(2, len(galaxies)), variant)
    used: list[int] = []
    for seat, text in enumerate(galaxies):
        set_galaxy(table, seat, text, used)
    return table


def set_galaxy(table: Table, seat: int, text: str, used: list[int] | None = None) -> None:
    """The seat has these systems and nothing else."""
    s: State = table.state
    used = [] if used is None else used
    for name in ("systems", "suns", "asteroids", "rockets", "credited", "token_count"):
        getattr(s, name)[seat] = 0
    s.research[seat] = 0
    for line in filter(None, map(str.strip, text.strip().splitlines())):
        sun, _, cards = line.partition(":")
        faces = []
        if sun.strip() != "-":
            faces.append((_pick(f"sun {sun.strip(' *')}".strip(), used), ABOVE))
        if "*" in sun:
            faces.append((_pick("asteroid", used), ABOVE))
        faces += [(_pick(c, used), BOTTOM) for c in cards.split(",") if c.strip()]
        begin_system(s, seat, faces[0][0])
        for other, where in faces[1:]:
            join(s, seat, other, s.systems[seat] - 1, where)
    s.credited[seat] = s.rockets[seat] // 5


def _pick(text: str, used: list[int]) -> int:
    if text.removeprefix("sun ") in FACE_IDS:
        text = text.removeprefix("sun ")
    used.append(card(text, used))
    return used[-1]


def hand(table: Table, *cards: str) -> None:
    """The seat on turn has drafted these cards (one or two) and places them."""
    s: State = table.state
    taken = [int(f) for f in s.line.ravel()]
    s.drafted[:] = NONE
    for i, text in enumerate(cards):
        s.drafted[i] = card(text, taken)
        taken.append(int(s.drafted[i]))
    s.phase = Phase.PLACE


def on_turn(table: Table, seat: int) -> None:
    """The seat drafts now."""
    table.state.seat = seat
    table.state.waiting = 1 << seat
    table.state.phase = Phase.DRAFT


def spots(table: Table, which: int = 0) -> list[str]:
    """Where a card in hand may go: ``1 top``, ``2 bottom``, ``new``, ..."""
    name = FACE_IDS[table.state.drafted[which]]
    found = []
    for move in table.legal():
        if move.args.get("card") == name:
            new = move.kind == "found"
            found.append("new" if new else f"{move.args['system']} {move.args['where']}")
    return found


def numbers_that_fit(line: str) -> tuple[str, str]:
    """The planets (numbers, X) that fit on top and at the bottom of a line."""
    top, bottom = "", ""
    for number in "1234567X":
        table = table_with(f"- : {line}")
        on_turn(table, 0)
        hand(table, number)
        found = spots(table)
        top += number if "1 top" in found else ""
        bottom += number if "1 bottom" in found else ""
    return top, bottom


def points(table: Table, category: str, seat: int = 0) -> int:
    """The seat's points in a category."""
    return table.scores()[seat][category]


def set_market(table: Table, piles: list[int], *rows: str) -> None:
    """Piles and faces of the market, three rows of three; ``-`` is an empty place."""
    s: State = table.state
    s.pile[:] = piles
    used: list[int] = []
    for i, row in enumerate(rows):
        for k, text in enumerate(row.split(",")):
            s.market[i, k] = NONE if text.strip() == "-" else _pick(text.strip(), used)
    see(table, [f for f in s.market.ravel() if f != NONE])


def see(table: Table, faces: Iterable[int]) -> None:
    """The faces have come to light."""
    for f in map(int, faces):
        pool = table.state.seen_planets if f < FIRST_SPACE else table.state.seen_spaces
        i = f % FIRST_SPACE
        if f < FIRST_START:
            pool[i // SEEN_BITS] |= 1 << i % SEEN_BITS


def give_token(table: Table, *names: str, seat: int = 0) -> None:
    """The seat has these tokens."""
    s: State = table.state
    s.token_count[seat] = len(names)
    for i, name in enumerate(names):
        s.tokens[seat, i] = TOKEN_IDS.index(name)


def ai_takes(table: Table, *cards: str) -> None:
    """The AI has taken these cards, in this order."""
    used: list[int] = [int(f) for f in table.state.ai_faces[: table.state.ai_count]]
    silence = np.zeros((0, 8), np.int32)
    for text in cards:
        ai_keep(table.state, _pick(text, used), silence)
    assert table.state.suns[AI] >= 1


def finish(table: Table) -> None:
    """The game is over as it stands."""
    table.state.phase = Phase.OVER
    table.state.seat = NONE
    table.state.waiting = 0
