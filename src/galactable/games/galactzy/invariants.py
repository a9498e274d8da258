"""What must hold after every move."""

from __future__ import annotations

import numpy as np

from galactable.games.galactzy.components import (
    ADVANCED,
    CHANCE,
    DICE,
    EONS_IN_BOX,
    ERAS,
    EVENT_CODE,
    FACES,
    MOST_DICE,
    MOST_THROWS,
    N_EVENTS,
    N_LINES,
    OF_A_TYPE,
    PHANTOM,
    pack,
)
from galactable.games.galactzy.state import NONE, Line, Mode, Phase, State


def problems(s: State) -> list[str]:
    """The invariants that do not hold."""
    return [*_things(s), *_dice(s), *_scorecards(s), *_events(s), *_course(s)]


def _things(s: State) -> list[str]:
    found = []
    if int(s.supply) + int(s.eons.sum()) != EONS_IN_BOX:
        found.append("an Eon is lost or doubled")
    for name in ("supply", "eons", "vp", "shown", "fresh", "lifted", "hand", "on_card", "need"):
        if (np.asarray(getattr(s, name)) < 0).any():
            found.append(f"{name} below zero")
    if s.eons[s.seats :].any() or s.vp[s.seats :].any():
        found.append("an absent seat has something")
    return found


def _dice(s: State) -> list[str]:
    found = []
    kinds = np.array([DICE.index(die) for die, _ in FACES])
    shown = np.bincount(kinds, s.shown, 3)
    card = np.bincount(kinds[s.card_face[: s.card_count]], minlength=3)
    if not np.array_equal(card, s.on_card):
        found.append(f"dice on the card by type: counted {card}, kept {s.on_card}")
    if (shown + s.on_card > OF_A_TYPE).any():
        found.append("more dice of a type than there are")
    if (s.fresh > s.shown).any():
        found.append("a fresh die does not lie on the table")
    dice = int(s.hand) + int(s.shown.sum()) + int(s.own_on_card)
    if dice > MOST_DICE + (s.phase != Phase.SEQUENCE):  # a power may add a ninth at the end
        found.append(f"{dice} dice in a sequence")
    if s.mode == Mode.NONE and (dice or s.throws or s.lifted.any()):
        found.append("dice on the table outside a sequence")
    if s.mode != Mode.NONE and dice < 6:
        found.append(f"only {dice} dice in a sequence")
    if int(s.lifted.sum()) > s.hand or not 0 <= s.throws <= MOST_THROWS:
        found.append("lifted dice or throws out of range")
    if s.lifted.any() and max(np.flatnonzero(s.lifted)) != s.lift_from:
        found.append("the last face lifted is not the highest")
    if s.phase == Phase.SEQUENCE and s.hand == 0 and s.throws == 0:
        found.append("nothing to throw in a new sequence")
    if s.phase != Phase.SEQUENCE and (s.hand or s.fresh.any()):
        found.append("dice in hand or fresh after the sequence")
    if int(s.need.sum()) != s.need_count:
        found.append("the numbers needed are miscounted")
    if s.need_count and s.mode == Mode.CARD and s.phase == Phase.SEQUENCE and s.hand == 0:
        numbers = {number for (_, number), n in zip(FACES, s.shown, strict=True) if n}
        if any(s.need[number] for number in numbers):
            found.append("a die that the card needs lies free")
    return found


def _scorecards(s: State) -> list[str]:
    found = []
    for seat in range(s.seats):
        lines, points = s.lines[seat], s.points[seat]
        if (points[lines != Line.SCORED] != 0).any():
            found.append(f"seat {seat} has points on a line that is not scored")
        if int(points.sum()) + int(s.won[seat]) + int(s.fate[seat]) != s.vp[seat]:
            found.append(f"seat {seat}: VP are not the sum of lines, fights and events")
        if s.turn == 0:
            continue
        marked = int((lines == Line.SCORED).sum() + (lines == Line.CANCELLED).sum())
        taken = (seat - s.first) % s.seats < s.turns_taken
        if marked != s.turn - 1 + taken and s.phase != Phase.OVER and s.order_count == 0:
            found.append(f"seat {seat} has marked {marked} lines in Era {s.turn}")
        if s.phase == Phase.OVER and (lines == Line.OPEN).any():
            found.append(f"seat {seat} has an open line at the end")
        starts = (lines == Line.START).sum()
        if starts != (1 if s.variant == ADVANCED else 2) or lines[CHANCE] == Line.START:
            found.append(f"seat {seat} starts with {starts} lines marked")
    return found


def _events(s: State) -> list[str]:
    found = []
    cards = [int(card) for card in s.discard[: s.discard_count]]
    cards += [card for card in range(N_EVENTS) if s.unseen >> card & 1]
    cards += [2] if s.bottom else []
    cards += [int(s.face_up)] if s.face_up != NONE else []
    if sorted(cards) != (list(range(N_EVENTS)) if s.variant == ADVANCED else []):
        found.append("an event is lost or doubled")
    known = [int(n) for n in s.phantom_numbers[: s.phantom_count]]
    if int(s.phantom_code) != (pack(known) if len(known) == 6 else 0):
        found.append("the Phantom Code is not that of its numbers")
    if s.phantom_code == 0 and (s.galaxy == PHANTOM).any():
        found.append("a pawn is in the Phantom Galaxy before its Code is known")
    if s.mode == Mode.CARD:
        code = EVENT_CODE[s.face_up, s.colour[s.seat]].sum()
        if code != s.need_count + s.own_on_card:
            found.append("numbers covered and needed are not the card's Code")
    return found


def _course(s: State) -> list[str]:
    found = []
    if (s.waiting == 0) != (s.phase == Phase.OVER):
        found.append("nobody is waited for, yet the game is not over")
    if s.waiting and s.waiting != 1 << int(s.seat):
        found.append("not exactly the seat on turn is waited for")
    if not 0 <= s.turn <= ERAS[s.variant]:
        found.append(f"there is no Era {s.turn}")
    if s.order_count and s.order[s.order_at] != s.seat:
        found.append("the seat that plays is not the one in the order")
    for name in ("colour", "galaxy"):
        chosen = [int(c) for c in getattr(s, name)[: s.seats] if c != NONE]
        if len(set(chosen)) != len(chosen) and (name == "colour" or s.turn == 0):
            found.append(f"a {name} was chosen twice")
    if s.lines.shape[1] != N_LINES or (s.turn > 0 and (s.galaxy[: s.seats] == NONE).any()):
        found.append("a pawn is nowhere")
    return found
