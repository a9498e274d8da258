"""The table as JSON (section 7 of the specification): the same for everyone."""

from __future__ import annotations

from typing import Any

import numpy as np

from galactable.core.plain import plain
from galactable.games.point_galaxy import scoring
from galactable.games.point_galaxy.components import (
    ACHIEVEMENTS,
    COLOURS,
    FACE_IDS,
    FIRST_SPACE,
    KIND,
    LETTERS,
    N_SPACES,
    PATH,
    PLANETS,
    POSITIONS,
    PRIZES,
    ROCKETS_A_TOKEN,
    SCALES,
    SPACES,
    STARTS,
    TOKEN_IDS,
    TOKENS,
    TURNS,
    Card,
)
from galactable.games.point_galaxy.explain import faces_of, line_of
from galactable.games.point_galaxy.state import AI, NONE, SEEN_BITS, Phase, State

__all__ = ["own_view", "static"]

View = dict[str, Any]

_ai_points = plain(scoring.ai_points)
_score = plain(scoring.score)
_letters = plain(scoring.different_letters)


def own_view(s: State, viewer: int) -> View:
    """The game's own keys."""
    return {
        "first": int(s.first),
        "turns_taken": int(s.turns_taken),
        "market": {
            "piles": [
                {"count": int(s.pile[column]), "top": _id(s.market[0, column])}
                for column in range(3)
            ],
            "slots": [[_id(face) for face in row] for row in s.market[1:]],
        },
        "turned": [FACE_IDS[face] for face in turned(s)],
        "tokens": [TOKEN_IDS[token] for token in s.supply[: s.supply_count]],
        "tokens_owed": int(s.tokens_owed),
        "drafted": [_id(face) for face in s.drafted],
        "galaxies": [_galaxy(s, seat) for seat in range(s.seats)],
        "ai": _ai(s) if s.seats == 1 else None,
        "achievements": achievements(s) if s.seats == 1 and s.phase == Phase.OVER else [],
    }


def _id(face: int) -> str | None:
    return None if face == NONE else FACE_IDS[face]


def in_play(s: State) -> list[int]:
    """Every face that lies somewhere on the table, galaxies and the AI's included."""
    found = [face for face in (*s.market.ravel().tolist(), *s.drafted.tolist()) if face != NONE]
    for seat in range(s.seats):
        found += faces_of(s, seat)
    if s.seats == 1:
        found += [int(s.ai_sun), *(int(face) for face in s.ai_faces[: s.ai_count])]
    return found


def seen(words: Any, first: int) -> list[int]:
    """The faces of a bit field, the first of which is ``first``."""
    bits = words.tolist()  # elements are slow to read
    return [first + i for i in range(N_SPACES) if bits[i // SEEN_BITS] >> i % SEEN_BITS & 1]


def turned(s: State) -> list[int]:
    """Space faces that were turned over: seen, and lying nowhere."""
    lying = set(in_play(s))
    return [face for face in seen(s.seen_spaces, FIRST_SPACE) if face not in lying]


def _counts(s: State, player: int) -> View:
    return {
        "tokens": [TOKEN_IDS[token] for token in s.tokens[player][: s.token_count[player]]],
        "rockets": int(s.rockets[player]),
        "research": {LETTERS[i]: int(n) for i, n in enumerate(s.research[player])},
    }


def _galaxy(s: State, seat: int) -> View:
    systems = [
        {
            "sun": _id(s.sun[seat, system]),
            "asteroid": _id(s.asteroid[seat, system]),
            "line": [FACE_IDS[face] for face in line_of(s, seat, system)],
        }
        for system in range(s.systems[seat])
    ]
    return {"systems": systems, **_counts(s, seat), "asteroids": int(s.asteroids[seat])}


def _ai(s: State) -> View:
    over = s.phase == Phase.OVER
    position = int(s.turns_taken) // 2 % POSITIONS
    taken = [int(face) for face in s.ai_faces[: s.ai_count]]

    def aside(kind: Card) -> list[str]:
        return [FACE_IDS[face] for face in taken if KIND[face] == kind]

    counts = _counts(s, AI)
    last = None
    if taken:
        tokens = counts["tokens"]
        last = {
            "faces": [FACE_IDS[face] for face in taken[-2:]],
            "tokens": tokens[len(tokens) - int(s.ai_took) :],
        }
    scores = ai_scores(s)
    place = None
    if over:
        place = 2 if _ranking(s)[0] > _ranking(s)[1] else 1
    return {
        "position": position + 1,
        "next": [] if over else [[int(row) + 1, int(col) + 1] for row, col in PATH[position]],
        "last": last,
        "columns": [
            [FACE_IDS[face] for i, face in enumerate(taken) if s.ai_column[i] == column]
            for column in range(s.systems[AI])
        ],
        "suns": [FACE_IDS[s.ai_sun], *aside(Card.SUN)],
        "moons": aside(Card.MOON),
        "asteroids": aside(Card.ASTEROID),
        "wormholes": aside(Card.WORMHOLE),
        **counts,
        "scores": scores,
        "place": place,
    }


def ai_scores(s: State) -> dict[str, int]:
    """The AI's points by category and in total (PG-R29)."""
    points = {name: int(_ai_points(s, i)) for i, name in enumerate(scoring.CATEGORIES)}
    return {**points, "total": sum(points.values())}


def _scores(s: State, seat: int) -> dict[str, int]:
    out = np.zeros(len(scoring.CATEGORIES), np.int32)
    points = int(_score(s, seat, out))
    return {**dict(zip(scoring.CATEGORIES, out.tolist(), strict=True)), "total": points}


def _ranking(s: State) -> tuple[tuple[int, int], tuple[int, int]]:
    """Player and AI, ranked by what decides (PG-61, PG-90)."""
    return (
        (_scores(s, 0)["total"], int(s.rockets[0])),
        (ai_scores(s)["total"], int(s.rockets[AI])),
    )


def achievements(s: State) -> list[int]:
    """The achievements met, after an outright win against the AI (PG-91, PG-R30)."""
    player, ai = _ranking(s)
    if player <= ai:
        return []
    reached = {**_scores(s, 0), "unique_research": int(_letters(s, 0))}
    return [
        int(row["number"])
        for row in ACHIEVEMENTS
        if reached[row["category"]] >= int(row["at_least"])
    ]


def static() -> dict[str, Any]:
    """What is printed on the components."""
    tables = {
        "planets": PLANETS,
        "spaces": SPACES,
        "starting_suns": STARTS,
        "tokens": TOKENS,
        "colours": COLOURS,
        "scales": SCALES,
        "achievements": ACHIEVEMENTS,
    }
    printed = {
        name: [{k: v for k, v in row.items() if k != "provenance"} for row in table]
        for name, table in tables.items()
    }
    return {
        **printed,
        "rockets_a_token": ROCKETS_A_TOKEN,
        "turns": TURNS,
        "asteroid_prizes": PRIZES.tolist(),
    }
