"""The table as JSON for a seat (section 7 of the specification)."""

from __future__ import annotations

from functools import lru_cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from galactable.core.plain import plain
from galactable.games.galactzy import scoring
from galactable.games.galactzy.components import (
    CHANCE,
    CODE_SIZE,
    COLOURS,
    DICE,
    EARLY,
    EON_POINTS,
    ERAS,
    EVENT_CARDS,
    EVENT_IDS,
    FACES,
    FIRST_CODE,
    GALAXIES,
    GALAXY_IDS,
    GRADES,
    LINE_IDS,
    LINES,
    LUCKY,
    MOST_THROWS,
    N_EVENTS,
    N_FIGURES,
    OF_A_TYPE,
    VARIANTS,
    Card,
    pack,
)
from galactable.games.galactzy.rules import figures
from galactable.games.galactzy.state import NONE, Line, Mode, Phase, State

View = dict[str, Any]

_worth = plain(figures.worth)
_count_dice = plain(figures.count_dice)
_total = plain(scoring.total)


def own_view(s: State, viewer: int) -> View:
    """The game's own keys: the same for every viewer."""
    return {
        "phase": Phase(s.phase).name.lower(),
        "eras": int(ERAS[s.variant]),
        "first": int(s.first),
        "supply": int(s.supply),
        "phantom": {
            "numbers": [int(n) for n in s.phantom_numbers[: s.phantom_count]],
            "revealed": bool(s.phantom_count == CODE_SIZE),
        },
        "events": _events(s),
        "card_dice": [
            [int(seat), *FACES[face]]
            for seat, face in zip(
                s.card_seat[: s.card_count], s.card_face[: s.card_count], strict=True
            )
        ],
        "fight": _fight(s),
        "sequence": _sequence(s),
        "players": [_player(s, seat) for seat in range(s.seats)],
        "tie_fights": int(s.tie_fights),
        "grade": grade(s),
    }


def _events(s: State) -> View:
    resolving = s.face_up != NONE and s.turns_taken == s.seats and s.turn > 0
    order: Any = s.order[s.order_at : s.order_count] if resolving else []
    return {
        "face_up": None if s.face_up == NONE else EVENT_IDS[s.face_up],
        "unseen": sorted(EVENT_IDS[i] for i in range(N_EVENTS) if s.unseen >> i & 1),
        "bottom": EVENT_IDS[Card.PHANTOM_STORM] if s.bottom else None,
        "discard": [EVENT_IDS[card] for card in s.discard[: s.discard_count]],
        "queue": [int(seat) for seat in order],
    }


def _fight(s: State) -> View:
    fighting = s.mode in (Mode.FIGHT, Mode.CONVERGENCE, Mode.TIE)
    return {
        "fighters": [int(seat) for seat in s.order[: s.order_count]] if fighting else [],
        "scores": [int(n) if n != NONE else None for n in s.fight_score[: s.seats]],
    }


def dice_of(counts: Any) -> list[list[int]]:
    """Dice as [sides, number], from how many there are of each face."""
    return [list(face) for face, n in zip(FACES, counts, strict=True) for _ in range(n)]


def _sequence(s: State) -> View | None:
    if s.mode == Mode.NONE:
        return None
    return {
        "mode": Mode(s.mode).name.lower(),
        "seat": int(s.seat),
        "throws": int(s.throws),
        "hand": int(s.hand),
        "lifted": dice_of(s.lifted),
        "dice": dice_of(s.shown),
        "fresh": dice_of(s.fresh),
        "effect_used": bool(s.effect_used),
        "need": [number for number, n in enumerate(s.need) for _ in range(n)],
        "offers": offers(s),
        "sums": sums(s),
    }


def offers(s: State) -> dict[str, int]:
    """What the open lines, or the fight, would bring if the sequence ended now."""
    if s.throws == 0 or s.mode in (Mode.NONE, Mode.CARD) or s.phase == Phase.CANCEL:
        return {}
    values = _worths_now(s)
    if s.mode != Mode.TURN:
        return {"fight": max(0, *values[:N_FIGURES]) // 2}
    states = s.lines[s.seat].tolist()
    return {
        slug: values[line] // 2
        for line, slug in enumerate(LINE_IDS)
        if states[line] == Line.OPEN and values[line] >= 0
    }


def sums(s: State) -> dict[str, list[list[Any]]]:
    """The summands of each offer, as [what, points] (GZ-21, GZ-36, GZ-37)."""
    found = offers(s)
    if not found:
        return {}
    values = _worths_now(s)
    if "fight" in found:
        best = max(values[:N_FIGURES])
        return {"fight": _summands(s, values.index(best), best)} if best > 0 else {}
    return {
        slug: _summands(s, line, values[line])
        for line, slug in enumerate(LINE_IDS)
        if slug in found and line != CHANCE
    }


def _worths_now(s: State) -> tuple[int, ...]:
    """What the dice of the seat that throws would score, by line."""
    lucky, phantom = int(s.lucky[s.seat]), int(s.phantom_code)
    return _worths(s.shown.tobytes(), lucky, phantom, int(s.throws))


@lru_cache(maxsize=1024)  # one table asks several times: a view, its sums, each move's words
def _worths(shown: bytes, lucky: int, phantom_code: int, throws: int) -> tuple[int, ...]:
    s: Any = SimpleNamespace(lucky=(lucky,), phantom_code=phantom_code, throws=throws)
    counts = _count_dice(np.frombuffer(shown, np.int8))
    return tuple(int(_worth(s, 0, line, counts)) for line in range(len(LINE_IDS)))


def _summands(s: State, line: int, value: int) -> list[list[Any]]:
    parts = {
        "base": int(LINES[line]["base"]),
        "early": int(EARLY[s.throws]),
        "lucky": int(s.lucky[s.seat]) if value % 2 else 0,
    }
    highest = value // 2 - sum(parts.values())
    order = ("base", "highest", "lucky", "early")
    parts["highest"] = highest
    return [[name, parts[name]] for name in order if parts[name]]


def worth_of(numbers: list[int], line: str, lucky: int, throws: int, phantom: View) -> int | None:
    """What these numbers would score on a line; None if they do not show it."""
    s = State.one()
    s.lucky[0], s.throws = lucky, throws
    s.phantom_code = pack(phantom["numbers"]) if phantom["revealed"] else 0
    value = int(_worth(s, 0, LINE_IDS.index(line), pack(numbers)))
    return None if value == figures.NOT_SHOWN else value // 2


_STATE = [line.name.lower() for line in sorted(Line)]
"""What a line's state is called, by its number."""


def _player(s: State, seat: int) -> View:
    states, points = s.lines[seat].tolist(), s.points[seat].tolist()  # elements are slow to read
    return {
        "colour": None if s.colour[seat] == NONE else COLOURS[s.colour[seat]],
        "lucky": int(s.lucky[seat]) or None,
        "galaxy": None if s.galaxy[seat] == NONE else GALAXY_IDS[s.galaxy[seat]],
        "eons": int(s.eons[seat]),
        "vp": int(s.vp[seat]),
        "codes_acquired": states[FIRST_CODE:CHANCE].count(Line.SCORED),
        "lines": {
            slug: {"state": _STATE[states[line]], "points": points[line]}
            for line, slug in enumerate(LINE_IDS)
        },
    }


def grade(s: State) -> str | None:
    """Solo, when over (GZ-78)."""
    if s.seats > 1 or s.phase != Phase.OVER:
        return None
    total = int(_total(s, 0))
    rows = [row for row in GRADES if row["variant"] == VARIANTS[s.variant]]
    return next(row["grade"] for row in rows if not row["to"] or total <= int(row["to"]))


def static() -> dict[str, Any]:
    """What is printed on the components."""
    tables = {
        "lines": LINES,
        "galaxies": GALAXIES,
        "events": EVENT_CARDS,
        "lucky": LUCKY,
        "grades": GRADES,
    }
    printed = {
        name: [{k: v for k, v in row.items() if not k.endswith("provenance")} for row in table]
        for name, table in tables.items()
    }
    dice = [{"sides": die, "count": OF_A_TYPE} for die in DICE]
    return {**printed, "dice": dice, "throws": MOST_THROWS, "eon_points": EON_POINTS}
