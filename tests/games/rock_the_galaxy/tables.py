"""Tables of Rock the Galaxy drawn in a few lines, and read back the same way."""

from __future__ import annotations

import re

from galactable import Table
from galactable.games.rock_the_galaxy.components import (
    BAND_COLOUR,
    BAND_IDS,
    CARD_IDS,
    DECK,
    NO_COLOUR,
    SUPPLY_SINGLES,
    VARIANTS,
)
from galactable.games.rock_the_galaxy.state import Phase

PLAYER = re.compile(r"(>?)\s*(\w+): (\d+) singles?, (\d+) fans? \|\s*(.*)")


def lay(drawing: str, seed: int = 0) -> Table:
    """A table from a drawing: the variant, the supply, a line a seat, and deck or discard.

    ``> orange: 1 single, 0 fans | hat x2, phone`` is the seat on turn. Cards named nowhere
    are in the deck, or in the discard pile if the drawing says what is in the deck.
    """
    first, *rest = [line.strip() for line in drawing.strip().splitlines()]
    variant, *notes = [word.strip() for word in first.split(",")]
    players = [m for line in rest if (m := PLAYER.match(line))]
    named = dict(line.split(":", 1) for line in rest if re.match(r"(supply|deck|discard):", line))
    table = Table("rock-the-galaxy", len(players), variant, seed, mode="interpreted")
    s = table.state
    s.phase, s.deck_count = Phase.TURN, 0
    s.deck[:] = 0
    left = DECK[VARIANTS.index(variant)].copy()
    for seat, (mark, band, singles, fans, hand) in enumerate(m.groups() for m in players):
        s.band[seat] = BAND_IDS.index(band)
        s.singles[seat], s.fans[seat] = int(singles), int(fans)
        if (colour := BAND_COLOUR[s.band[seat]]) != NO_COLOUR:
            s.rival[colour] = seat
            most = SUPPLY_SINGLES[s.variant, s.seats] + 1
            s.supply_singles[colour] = most - int(singles)
        for card, count in _cards(hand):
            s.hand[seat, card] += count
            s.hand_count[seat] += count
            left[card] -= count
        if mark:
            s.active = s.seat = seat
            s.waiting = 1 << seat
    if match := re.search(r"(\d+) fans?", named.get("supply", "")):
        s.supply_fans = int(match[1])
    for note in notes:
        if match := re.search(r"round (\d+)", note):
            s.turn = int(match[1])
        s.ending |= note == "ending"
    pile, other = (s.deck, s.discard) if "deck" in named else (s.discard, s.deck)
    for card, count in _cards(named.get("deck", named.get("discard", ""))):
        pile[card] += count
        left[card] -= count
    assert (left >= 0).all(), "the drawing has more of a card than the deck"
    other[:] += left
    s.deck_count, s.discard_count = s.deck.sum(), s.discard.sum()
    problems = [p for p in table.game.problems(s) if not p.startswith("singles")]
    assert not problems, problems
    return table


def _cards(text: str) -> list[tuple[int, int]]:
    found = []
    for item in filter(None, (part.strip() for part in text.split(","))):
        card, _, count = item.partition(" x")
        found.append((CARD_IDS.index(card), int(count or 1)))
    return found


def hand(table: Table, seat: int) -> str:
    """A hand as a drawing writes it."""
    return written(table.view(seat)["players"][seat]["hand"])


def written(cards: dict[str, int]) -> str:
    return ", ".join(f"{card} x{n}" if n > 1 else card for card, n in cards.items())


def moves(table: Table, kind: str | None = None, seat: int | None = None) -> list[str]:
    """Legal moves, ``set hat 4``; of one kind, their arguments alone."""
    found = []
    for move in table.legal(seat):
        values = " ".join(map(str, move.args.values()))
        if kind is None:
            found.append(f"{move.kind} {values}".strip())
        elif move.kind == kind:
            found.append(values)
    return found


def do(table: Table, *written_moves: str, seat: int | None = None) -> Table:
    """Plays moves as ``moves`` writes them."""
    for text in written_moves:
        found = moves(table, seat=seat)
        assert text in found, f"{text!r} is not legal; legal are {found}"
        table.play(table.codes(seat)[found.index(text)], seat)
    return table


def fans(table: Table) -> list[int]:
    return [player["fans"] for player in table.view()["players"]]


def singles(table: Table) -> list[int]:
    return [player["singles"] for player in table.view()["players"]]


def supply(table: Table) -> int:
    return int(table.view()["supply"]["fans"])
