"""Choosing bands, and the deal that follows: RG-3 to RG-11."""

from __future__ import annotations

from galactable.core.compile import rule
from galactable.core.events import EVERYONE, EventRows, tell
from galactable.core.rng import Rng
from galactable.core.waiting import wait_for
from galactable.games.rock_the_galaxy.components import (
    BAND_COLOUR,
    BAND_FANS,
    BAND_MIN_SEATS,
    BAND_SINGLES,
    HAND,
    N_BANDS,
    N_COLOURS,
    NO_COLOUR,
    SUPPLY_SINGLES,
)
from galactable.games.rock_the_galaxy.events import Happening
from galactable.games.rock_the_galaxy.rules.cards import draw
from galactable.games.rock_the_galaxy.state import NONE, Phase, State


@rule
def band_free(s: State, band: int) -> bool:
    """Whether nobody has the band yet; White is for four seats only (RG-3, RG-4)."""
    if s.seats < BAND_MIN_SEATS[band]:
        return False
    for seat in range(s.seats):
        if s.band[seat] == band:
            return False
    return True


@rule
def choose_band(s: State, seat: int, band: int, rng: Rng, events: EventRows) -> None:
    """The seat gets its band; the last of three or four gets the one that is left (RG-R6)."""
    _give_band(s, seat, band, events)
    following = seat + 1
    if s.seats > 2 and following == s.seats - 1:
        _give_band(s, following, _band_left(s), events)
        following += 1
    if following < s.seats:
        s.active = following
        wait_for(s, following, Phase.BANDS)
    else:
        _deal_cards(s, rng, events)


@rule
def _give_band(s: State, seat: int, band: int, events: EventRows) -> None:
    """RG-5, RG-6: what a band starts with."""
    s.band[seat] = band
    s.singles[seat] = BAND_SINGLES[band]
    s.fans[seat] = BAND_FANS[band]
    if BAND_COLOUR[band] != NO_COLOUR:
        s.rival[BAND_COLOUR[band]] = seat
    tell(events, Happening.BAND, EVERYONE, seat, band)


@rule
def _band_left(s: State) -> int:
    """The first band that is still free."""
    for band in range(N_BANDS):
        if band_free(s, band):
            return band
    return NONE


@rule
def _deal_cards(s: State, rng: Rng, events: EventRows) -> None:
    """Singles of the colours in play (RG-7 to RG-9), five cards each (RG-11)."""
    for colour in range(N_COLOURS):
        if s.rival[colour] != NONE:
            s.supply_singles[colour] = SUPPLY_SINGLES[s.variant, s.seats]
    for seat in range(s.seats):
        for _ in range(HAND):
            draw(s, seat, rng, events)
    s.active = 0
    tell(events, Happening.TURN, EVERYONE, 0, s.turn)
    wait_for(s, 0, Phase.TURN)
