"""The table as JSON for a seat (section 7 of the specification)."""

from __future__ import annotations

import marshal
from functools import lru_cache
from typing import Any

import numpy as np

from galactable.core.record import once
from galactable.core.viewers import ALL
from galactable.games.cosmic_factory.components import (
    CELLS,
    COLOURS,
    EACH,
    HAPPY,
    KAOS,
    LOSS,
    MAX_SEATS,
    MAX_TOUCHES,
    N_TILES,
    PICKS,
    SCORING,
    SHAPE_OF,
    STANDARD,
    TILES,
    TRACKS,
    WIN,
    WINDOW,
    Kaos,
    Shape,
    kaos_key,
    printed,
)
from galactable.games.cosmic_factory.galaxies import Past, summary
from galactable.games.cosmic_factory.moves import colours_of
from galactable.games.cosmic_factory.state import DISCARDED, GONE, NONE, TRAY, Phase, State

View = dict[str, Any]


def own_view(s: State, viewer: int) -> View:
    """The game's own keys."""
    drafting = s.phase == Phase.DRAFT
    kaos = int(s.kaos)
    return {
        "stage": int(s.stage) + 1 if drafting else None,
        "pass": ("left" if s.turn % 2 else "right") if drafting else None,
        "kaos": {"id": kaos, "name": KAOS[kaos - 1]["name"]} if kaos else None,
        "shape": Shape(SHAPE_OF[kaos]).name.lower(),
        "bag": N_TILES - EACH * int(s.seats),
        "tokens": colours_of(s.tokens),
        "players": [_player(s, seat, viewer) for seat in range(s.seats)],
        "rounds": _rounds(s),
    }


def tile_ids(mask: int) -> list[int]:
    """The tiles of a set by id, ascending."""
    return list(_tile_ids(int(mask)))


@lru_cache(maxsize=4096)
def _tile_ids(mask: int) -> tuple[int, ...]:
    bits = bin(mask)[:1:-1]
    return tuple([tile + 1 for tile, bit in enumerate(bits) if bit == "1"])


def _player(s: State, seat: int, viewer: int) -> View:
    if viewer not in (ALL, seat):
        return _seen(s, seat)
    if viewer == ALL:
        kept = tile_ids(s.picked[seat, 0] | s.picked[seat, 1] | s.last[seat])
    else:  # CF-13: what was put away is not looked at again
        kept = tile_ids(s.picked[seat, s.stage]) if s.phase == Phase.DRAFT else []
    return {**_seen(s, seat), "packet": tile_ids(s.packet[seat]), "kept": kept}


@once
def _seen(s: State, seat: int) -> View:
    """A seat as the others see it."""
    phase = int(s.phase)
    face_down = int(s.picked[seat, 0] | s.picked[seat, 1] | s.last[seat])
    shown = phase >= Phase.BUILD
    tiles = [tile + 1 for tile in s.tiles[seat].tolist()] if shown else []
    place = s.place[seat].tolist()
    held = int(s.held[seat])
    return {
        "packet": None,
        "packet_size": int(s.packet[seat]).bit_count(),
        "kept": None,
        "kept_size": face_down.bit_count(),
        "tiles": tiles,
        "tray": [tile for tile, at in zip(tiles, place, strict=False) if at == TRAY],
        "galaxy": _galaxy(s, seat, tiles, place) if shown else [],
        "hand": None if held == NONE else {"tile": tiles[held], "rot": int(s.held_rot[seat])},
        "touches": int(s.touches[seat]),
        "finished": phase > Phase.BUILD or (phase == Phase.BUILD and not s.waiting >> seat & 1),
        "took": colours_of(s.took[seat]),
        "gone": tiles[place.index(GONE)] if shown and GONE in place else None,
        "discarded": tiles[place.index(DISCARDED)] if shown and DISCARDED in place else None,
    }


def _galaxy(s: State, seat: int, tiles: list[int], place: list[int]) -> list[View]:
    rots, down = s.rot[seat].tolist(), int(s.down[seat])
    lying = sorted((at, rank) for rank, at in enumerate(place) if at >= 0)
    return [
        {
            "tile": tiles[rank],
            "row": at // WINDOW,
            "col": at % WINDOW,
            "rot": rots[rank],
            "down": bool(down >> rank & 1),
        }
        for at, rank in lying
    ]


@once
def _rounds(s: State) -> list[View]:
    """Finished rounds; computed once for all views that show them."""
    finished = int(s.turn) - (0 if s.phase == Phase.OVER else 1)
    if finished == 0:
        return []
    fields = tuple(
        getattr(s, name)[:finished].tobytes()
        for name in ("cards", "past", "past_took", "past_pour", "past_offer")
    )
    found: list[View] = marshal.loads(_packed_rounds(int(s.seats), int(s.variant), fields))
    return found


@lru_cache(maxsize=256)
def _packed_rounds(seats: int, variant: int, fields: tuple[bytes, ...]) -> bytes:
    cards, past, took, pour, offer = (np.frombuffer(part, np.int8) for part in fields)
    finished = len(cards)
    record = Past(
        seats,
        cards,
        past.view(np.int16).reshape(finished, MAX_SEATS, EACH),
        took.reshape(finished, MAX_SEATS),
        pour.reshape(finished, MAX_SEATS),
        offer.reshape(finished, MAX_SEATS),
    )
    tracks = [dict.fromkeys(TRACKS, 0) for _ in range(seats)]
    rounds = [
        {
            "round": turn,
            "kaos": int(cards[turn - 1]) if variant == STANDARD else None,
            "seats": [summary(record, turn, seat, tracks[seat]) for seat in range(seats)],
        }
        for turn in range(1, finished + 1)
    ]
    return marshal.dumps(rounds)


def static() -> dict[str, Any]:
    """What is printed on the components, and the shapes."""
    return {
        "tiles": [
            {
                "id": tile + 1,
                "spaces": [{"kind": kind, "planets": n} for kind, n in printed(tile)],
                "spokes": TILES[tile]["spokes"].replace("-", ""),
            }
            for tile in range(N_TILES)
        ],
        "kaos": [
            {
                "id": int(row["id"]),
                "key": kaos_key(int(row["id"])),
                "name": row["name"],
                "effect": row["effect"],
            }
            for row in KAOS
        ],
        "scoring": [
            {
                "kind": row["kind"],
                "least": int(row["least"]),
                "most": int(row["most"]) if row["most"] else None,
                "points": int(row["points"]),
            }
            for row in SCORING
        ],
        "bonus": [
            {
                "kaos": card,
                "win": WIN * (HAPPY if card == Kaos.HAPPY_HOUR else 1),
                "lose": -LOSS * (HAPPY if card == Kaos.HAPPY_HOUR else 1),
                "ends": card != Kaos.OPTIMIZATION,
            }
            for card in range(len(KAOS) + 1)
        ],
        "limits": {
            "keep": PICKS,
            "touches": MAX_TOUCHES,
            "few": MAX_TOUCHES // 4,
        },
        "shapes": {
            shape.name.lower(): [[cell // WINDOW, cell % WINDOW] for cell in CELLS[shape]]
            for shape in Shape
        },
        "colours": list(COLOURS),
    }
