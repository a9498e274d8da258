"""Tables of Galactzy from a few readable lines.

A die is written ``6:3`` (a d6 showing 3), or ``3`` for a d8 showing 3. Moves are written as
their kind and arguments: ``lift 6:3``, ``modify 6:3>4``, ``throw 2d4 2d6 2d8``, ``score chance``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from galactable import Move, Table
from galactable.core.events import Event
from galactable.games.galactzy.components import (
    COLOURS,
    EVENT_IDS,
    FACES,
    GALAXY_IDS,
    LINE_IDS,
    VARIANTS,
    pack,
)
from galactable.games.galactzy.state import Line, Mode, State


def fresh_table(
    seats: int = 1, variant: str = "basic", seed: int = 1, mode: str = "interpreted"
) -> Table:
    """The table as dealt."""
    return Table("galactzy", seats=seats, variant=variant, seed=seed, mode=mode)


def started(
    galaxies: str = "pearl",
    lucky: str = "8 8 8 8",
    variant: str = "basic",
    event: str = "plane_shifting",
    seed: int = 1,
    mode: str = "interpreted",
) -> Table:
    """Era 1, seat 0 goes first; colours in their order, a galaxy for each seat."""
    where = galaxies.split()
    table = fresh_table(len(where), variant, seed, mode)
    s = table.state
    s.first, s.seat, s.waiting = 0, 0, 1
    if variant == "advanced":
        face_up(table, event)
    for colour, _ in zip(COLOURS, where, strict=False):
        do(table, f"colour {colour}")
    for number, _ in zip(lucky.split(), where, strict=False):
        do(table, f"lucky {number}")
    for galaxy in where:
        do(table, f"start {galaxy}")
    return table


def face_up(table: Table, event: str) -> None:
    """Puts an event face up; the card that lay there goes back into the deck."""
    s = table.state
    everything = sum(1 << i for i in range(len(EVENT_IDS)))
    gone = sum(1 << int(card) for card in s.discard[: s.discard_count])
    s.bottom = 0
    s.face_up = EVENT_IDS.index(event)
    s.unseen = everything & ~gone & ~(1 << int(s.face_up))


def faces(text: str) -> list[int]:
    """Dice as faces."""
    pairs = [word if ":" in word else f"8:{word}" for word in text.split()]
    return [FACES.index((int(p[0]), int(p[2:]))) for p in pairs]


def lay(table: Table, dice: str, throws: int = 1) -> None:
    """The dice lie on the table as if they had been thrown, none of them fresh."""
    s = table.state
    s.hand, s.throws, s.lift_from, s.rerolled = 0, throws, 0, -1
    for counts in (s.shown, s.fresh, s.lifted):
        counts[:] = 0
    for face in faces(dice):
        s.shown[face] += 1


def throw(table: Table, dice: str) -> list[Event]:
    """Throws the hand with the result wanted: the plan is that of the dice."""
    s, wanted = table.state, faces(dice)
    types = [FACES[face][0] for face in wanted]
    plan = " ".join(f"{types.count(d)}d{d}" for d in (4, 6, 8))
    events = do(table, f"throw {plan}")
    for face in range(len(FACES)):
        s.shown[face] += wanted.count(face) - s.fresh[face]
        s.fresh[face] = wanted.count(face)
    return events


def said(move: Move) -> str:
    """A move in short."""
    a = dict(move.args)
    if move.kind == "throw":
        return "throw " + " ".join(f"{n}{die}" for die, n in a.items())
    die = f"{a.pop('die')}:{a.pop('number')}" if "die" in a and "number" in a else ""
    die += f">{a.pop('new')}" if "new" in a else ""
    return " ".join([move.kind, *([die] if die else []), *map(str, a.values())])


def moves(table: Table, *kinds: str) -> list[str]:
    """The legal moves in short, of these kinds (or all)."""
    return [said(m) for m in table.legal() if not kinds or m.kind in kinds]


def do(table: Table, *texts: str) -> list[Event]:
    """Plays moves, one after the other; returns all that happened."""
    events: list[Event] = []
    for text in texts:
        by_name = {said(move): move for move in table.legal()}
        assert text in by_name, f"{text!r} is not legal; legal: {', '.join(by_name)}"
        events += table.play(by_name[text])
    return events


def roll_until(table: Table, text: str, dice: str) -> list[Event]:
    """Plays a move of chance on the first seed that rolls these dice."""
    wanted = [list(FACES[face]) for face in sorted(faces(dice))]
    move = next(m for m in table.legal() if said(m) == text)
    for seed in range(5_000):
        trial = table.clone()
        trial.seed = seed
        rolled = table.game.words.chance(trial.play(move))[0]
        if wanted in rolled.values():
            table.seed = seed
            return table.play(move)
    raise AssertionError(f"no seed gives {dice}")


def mark(table: Table, seat: int, scored: str = "", cancelled: str = "", start: str = "") -> None:
    """Lines that are marked already, without points."""
    for slugs, state in ((scored, Line.SCORED), (cancelled, Line.CANCELLED), (start, Line.START)):
        for slug in slugs.split():
            table.state.lines[seat, LINE_IDS.index(slug)] = state


def move_pawn(table: Table, seat: int, galaxy: str) -> None:
    table.state.galaxy[seat] = GALAXY_IDS.index(galaxy)


def give_vp(table: Table, *points: int) -> None:
    """VP by seat, as if won in fights."""
    for seat, n in enumerate(points):
        table.state.vp[seat] += n
        table.state.won[seat] += n


def give_eons(table: Table, *eons: int) -> None:
    """Eons by seat; the supply has the rest."""
    s = table.state
    for seat, n in enumerate(eons):
        s.supply += s.eons[seat] - n
        s.eons[seat] = n


def know_phantom(table: Table, numbers: str) -> None:
    """The numbers of the Phantom Code rolled so far."""
    s, known = table.state, [int(n) for n in numbers.split()]
    s.phantom_count = len(known)
    for i, number in enumerate(known):
        s.phantom_numbers[i] = number
    s.phantom_code = pack(known) if len(known) == 6 else 0


def last_turn(table: Table) -> None:
    """Seat 0 takes its turn as the last of the last Era; all lines but Chance are cancelled."""
    s: State = table.state
    s.turn = 10 if VARIANTS[s.variant] == "basic" else 11
    s.turns_taken = s.seats - 1
    s.first = 1 % s.seats
    for seat in range(s.seats):
        opened = [x for x in LINE_IDS if s.lines[seat, LINE_IDS.index(x)] == Line.OPEN]
        mark(table, seat, cancelled=" ".join(x for x in opened if x != "chance"))
        if seat > 0:
            mark(table, seat, cancelled="chance")


def player(table: Table, seat: int = 0) -> dict[str, Any]:
    """What the view says of a seat."""
    found: dict[str, Any] = table.view()["players"][seat]
    return found


def offers(table: Table) -> dict[str, int]:
    """What the lines would bring now."""
    found: dict[str, int] = table.view()["sequence"]["offers"]
    return found


def names(events: Sequence[Event]) -> list[str]:
    return [event.kind.name for event in events]


def in_mode(table: Table, mode: Mode) -> bool:
    return bool(table.state.mode == mode)


def play_fight(table: Table, dice: str, throws: int = 1) -> list[Event]:
    """A sequence of the present fighter that ends with these dice."""
    lay(table, dice, throws)
    return do(table, "stop")
