"""What must hold after every move."""

from __future__ import annotations

from collections import Counter
from typing import Any

from galactable.core.plain import plain
from galactable.games.point_galaxy.components import (
    CARDS_USED,
    FIRST_SPACE,
    FIRST_START,
    KIND,
    LETTERS,
    N_TOKENS,
    RESEARCH,
    ROCKETS,
    SUPPLY,
    TURNS,
    Card,
)
from galactable.games.point_galaxy.explain import faces_of, line_of
from galactable.games.point_galaxy.rules import galaxy
from galactable.games.point_galaxy.state import AI, NONE, Phase, State
from galactable.games.point_galaxy.view import in_play, seen, turned

_fitting = plain(galaxy.fitting)


def problems(s: State) -> list[str]:
    """The invariants that do not hold."""
    found: list[str] = []
    faces = in_play(s)
    found += [f"face {face} lies in two places" for face, n in Counter(faces).items() if n > 1]
    known = {*seen(s.seen_planets, 0), *seen(s.seen_spaces, FIRST_SPACE)}
    if not {face for face in faces if face < FIRST_START} <= known:
        found.append("a face lies on the table that nobody has seen")
    players = max(int(s.seats), 2)
    cards = sum(face < FIRST_START for face in faces) + int(s.pile.sum())
    tops = sum(int(face) != NONE for face in s.market[0])
    if cards - tops != CARDS_USED[s.seats]:
        found.append(f"{cards - tops} cards instead of {CARDS_USED[s.seats]}")
    if any((s.market[0, i] == NONE) != (s.pile[i] == 0) for i in range(3)):
        found.append("a pile without its top, or a top without its pile")
    if s.phase != Phase.OVER and len(turned(s)) + tops > len(known):
        found.append("more faces turned over than seen")
    found += _token_problems(s, players)
    for seat in range(s.seats):
        found += [f"seat {seat}: {what}" for what in _galaxy_problems(s, seat)]
    if s.seats == 1:
        found += [f"AI: {what}" for what in _count_problems(s, AI, faces_of_ai(s))]
    if not 0 <= s.turns_taken <= TURNS * players:
        found.append("too many turns")
    if (s.waiting == 0) != (s.phase == Phase.OVER):
        found.append("nobody is waited for, yet the game is not over")
    return found


def _token_problems(s: State, players: int) -> list[str]:
    tokens = [int(token) for token in s.supply[: s.supply_count]]
    for player in range(players):
        tokens += [int(token) for token in s.tokens[player][: s.token_count[player]]]
    if len(set(tokens)) != SUPPLY[s.seats] or len(tokens) != SUPPLY[s.seats]:
        return ["a token is lost or doubled"]
    return [] if all(0 <= token < N_TOKENS for token in tokens) else ["an unknown token"]


def faces_of_ai(s: State) -> list[int]:
    """Everything that the AI has."""
    return [int(s.ai_sun), *(int(face) for face in s.ai_faces[: s.ai_count])]


def _count_problems(s: State, player: int, faces: list[int]) -> list[str]:
    letters = Counter(int(RESEARCH[face]) for face in faces)
    counted: tuple[tuple[str, Any, Any], ...] = (
        ("suns", s.suns[player], sum(KIND[face] == Card.SUN for face in faces)),
        ("asteroids", s.asteroids[player], sum(KIND[face] == Card.ASTEROID for face in faces)),
        ("rockets", s.rockets[player], sum(int(ROCKETS[face]) for face in faces)),
        ("research", s.research[player].tolist(), [letters[i] for i in range(len(LETTERS))]),
    )
    return [f"{name}: counted {is_}, kept {kept}" for name, kept, is_ in counted if kept != is_]


def _galaxy_problems(s: State, seat: int) -> list[str]:
    found = _count_problems(s, seat, faces_of(s, seat))
    for system in range(s.systems[seat]):
        begin, end = int(s.start[seat, system]), int(s.start[seat, system + 1])
        if s.sun[seat, system] == NONE:
            if s.asteroid[seat, system] != NONE:
                found.append(f"system {system + 1} has an asteroid without a sun")
            if begin == end:
                found.append(f"system {system + 1} is empty")
        if any(KIND[face] in (Card.SUN, Card.ASTEROID) for face in line_of(s, seat, system)):
            found.append(f"system {system + 1} has a sun or an asteroid in its line")
        if s.fits_bottom[seat, system] != _fitting(s, seat, begin, end, 1):
            found.append(f"system {system + 1}: wrong numbers at the bottom")
        if s.fits_top[seat, system] != _fitting(s, seat, end - 1, begin - 1, -1):
            found.append(f"system {system + 1}: wrong numbers on top")
    return found
