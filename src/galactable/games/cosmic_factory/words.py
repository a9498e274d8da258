"""Moves and events in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from galactable.core.events import Event
from galactable.core.game import Words
from galactable.games.cosmic_factory.components import (
    COLOURS,
    HALF,
    HOLES,
    KAOS,
    MAX_TOUCHES,
    TRACKS,
    Kaos,
)
from galactable.games.cosmic_factory.moves import MOVES, colours_of
from galactable.games.cosmic_factory.state import NONE, Phase, State
from galactable.games.cosmic_factory.view import tile_ids

LIES = ("as printed", "a quarter right", "upside down", "a quarter left")
TURNS = {1: "a quarter right", 2: "half round", 3: "a quarter left"}


def _owner(s: State, seat: int, kind: str) -> int:
    """Whose nine tiles a move's rank counts in."""
    if kind == "darken":
        return (seat - 1) % int(s.seats)
    return (seat + 1) % int(s.seats) if kind == "remove" else seat


def move_args(s: State, seat: int, code: int) -> dict[str, Any]:
    """Arguments as the specification names them: tiles by id, not by rank."""
    args = MOVES.args(code)
    if "rank" not in args:
        return args
    owner = _owner(s, seat, MOVES.kind(code).name)
    rank = args.pop("rank")
    return {"tile": int(s.tiles[owner, rank]) + 1, **args}


def move_words(s: State, seat: int, code: int) -> str:
    """A choice as an imperative."""
    args = move_args(s, seat, code)
    match MOVES.kind(code).name:
        case "keep":
            return f"Keep tile {args['tile']}"
        case "ready":
            return "Ready"
        case "hold":
            return f"Hold tile {args['tile']} {LIES[args['rot']]}"
        case "put":
            return f"Lay it at row {args['row']}, column {args['col']}"
        case "release":
            return "Let it be, where it was"
        case "take":
            return f"Take tile {args['tile']} back"
        case "turn":
            return f"Turn tile {args['tile']} {TURNS[args['quarters']]}"
        case "flip":
            return f"Flip tile {args['tile']}"
        case "grab":
            return f"Grab {_and(args['colours'])}"
        case "done":
            return "Done"
        case "time-up":
            return "Time is up"
        case "darken":
            return f"Turn down their tile {args['tile']}"
        case "remove":
            return f"Remove their tile {args['tile']}"
        case "pour":
            return f"Path points to {args['colour']}"
        case "offer":
            return f"Give 5 {args['colour']} for 2 stars"
    return "Keep all points"


def refusal(s: State, seat: int, code: int) -> str:
    """Why a building move is refused."""
    kind = MOVES.kind(code).name
    if s.phase != Phase.BUILD:
        return ""
    if kind == "time-up":
        return "only the clock ends a seat's minute"
    held = int(s.held[seat])
    if held != NONE and kind not in ("put", "release"):
        return f"tile {int(s.tiles[seat, held]) + 1} is held: lay it or let it be first"
    if kind in ("put", "release") and held == NONE:
        return "no tile is held"
    if kind in ("hold", "take", "turn", "flip") and s.touches[seat] >= MAX_TOUCHES:
        return f"all {MAX_TOUCHES} touches of this round are used up"
    if kind == "grab":
        return f"not all of these tokens lie in the middle: {_and(colours_of(s.tokens))}"
    if kind == "done":
        holes = f" with {HOLES} tiles face down" if s.kaos == Kaos.BLACK_HOLE else ""
        return f"the galaxy is not complete{holes}"
    if kind == "flip" and s.kaos != Kaos.BLACK_HOLE:
        return "tiles are flipped with Black Hole alone"
    return ""


def event_words(event: Event, names: Sequence[str]) -> str | None:
    """What happened, in the past tense."""
    a = event.args
    who = names[a["seat"]] if "seat" in a else ""
    tile = "a tile" if a.get("tile", -1) < 0 else f"tile {a['tile'] + 1}"
    match event.kind.name:
        case "kaos":
            card = KAOS[a["card"] - 1]
            return f"Round {a['round']}: {card['name']}. {card['effect']}."
        case "deal":
            return f"{who} got {_tiles(a, 'nine tiles')}."
        case "keep":
            return f"{who} kept {tile}."
        case "receive":
            return f"{who} got {_tiles(a, 'six tiles')} from {_object(names[a['from']])}."
        case "last-three":
            return f"{who} got three unseen tiles from {_object(names[a['from']])}."
        case "ready":
            return f"{who} said ready."
        case "show":
            pirated = "" if a["from"] == a["seat"] else f" from {_object(names[a['from']])}"
            return f"{who} turned up {_tiles(a, 'nine tiles')}{pirated}."
        case "put":
            other = f", for tile {a['other'] + 1}" if a["other"] >= 0 else ""
            return f"{who} laid {tile} at row {a['row']}, column {a['col']}{other}."
        case "take":
            return f"{who} took {tile} back."
        case "turn":
            return f"{who} turned {tile} {TURNS[a['quarters']]}."
        case "flip":
            return f"{who} turned {tile} face {'down' if a['down'] else 'up'}."
        case "grab":
            return f"{who} grabbed {_and(colours_of(a['colours']))}."
        case "done":
            return f"{who} finished building."
        case "time-up":
            return f"Time was up for {_object(who)}."
        case "fall":
            return (
                f"{tile.capitalize()} fell on row {a['row']}, column {a['col']} for {_object(who)}."
            )
        case "discard":
            return f"{who} discarded {tile}."
        case "darken":
            return f"{who} turned down {tile} of {_object(names[a['owner']])}."
        case "remove":
            return f"{who} removed {tile} of {_object(names[a['owner']])}."
        case "pour":
            return f"{who} chose {COLOURS[a['colour']]} for the path."
        case "zones":
            points = _and([f"{a[colour]} {colour}" for colour in COLOURS])
            return f"{who} scored zones: {points}."
        case "path":
            return (
                f"{who} scored a path of {a['length']}: {_plus(a['points'], TRACKS[a['track']])}."
            )
        case "bonus":
            verb = "won" if a["points"] > 0 else "lost"
            return f"{who} {verb} a bet: {_plus(a['points'], COLOURS[a['colour']])}."
        case "extra":
            return f"{who} scored by the Kaos card: {_plus(a['points'], TRACKS[a['track']])}."
        case "offer":
            return f"{who} gave 5 {COLOURS[a['colour']]} for 2 stars."
        case "decline":
            return f"{who} offered nothing."
        case "tracks":
            return f"{who}: {', '.join(f'{track} {a[track]}' for track in TRACKS)}."
        case "over":
            return "The game is over."
    return None  # hold, release: what counts is where the tile lies then


def _tiles(a: dict[str, int], unknown: str) -> str:
    if a["low"] < 0:
        return unknown
    return f"tiles {', '.join(map(str, tile_ids(_mask(a))))}"


def _mask(a: dict[str, int]) -> int:
    return a["low"] | a["high"] << HALF


def _plus(points: int, track: str) -> str:
    return f"{points:+d} {track}"


def _and(words: Sequence[str]) -> str:
    if len(words) < 2:
        return "".join(words) or "none"
    return f"{', '.join(words[:-1])} and {words[-1]}"


def _object(name: str) -> str:
    return "you" if name == "You" else name


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
            found[-1]["fall"]["tiles"].append([a["tile"] + 1, a["rot"]])
        elif event.kind.name == "kaos":
            found.append({"kaos": a["card"]})
        elif event.kind.name == "deal":
            if a["seat"] == 0:
                found.append({"deal": []})
            found[-1]["deal"].append(tile_ids(_mask(a)) if a["low"] >= 0 else None)
    return found


WORDS = Words(move=move_words, event=event_words, chance=chance, args=move_args, refusal=refusal)
