"""Sets: which can be made (RG-20 to RG-27), composing one, and what it brings (RG-28 to RG-39)."""

from __future__ import annotations

from galactable.core.compile import rule
from galactable.core.events import EVERYONE, EventRows, tell
from galactable.core.rng import Rng
from galactable.core.waiting import wait_for
from galactable.games.rock_the_galaxy.components import (
    BAND_COLOUR,
    CARD_HAS_COLOUR,
    CARD_MIN_SET,
    CARD_RETURNS,
    CARD_SYMBOLS,
    CARD_THEME,
    FIRST_NOTE,
    MIN_SET,
    N_SET_CARDS,
    THEME_COLOUR,
)
from galactable.games.rock_the_galaxy.events import Happening
from galactable.games.rock_the_galaxy.rules.cards import discard, end_turn
from galactable.games.rock_the_galaxy.state import NONE, Phase, State


@rule
def reachable(missing: int, ones: int, twos: int) -> bool:
    """Whether cards of one and of two symbols can make exactly the missing symbols.

    Keeps RG-24, RG-26.
    """
    if missing < 0:
        return False
    return missing - 2 * min(twos, missing // 2) <= ones


@rule
def usable(card: int, theme: int, size: int) -> bool:
    """Whether a card may be in a set of this theme and size (RG-22, RG-25, RG-65)."""
    if CARD_MIN_SET[card] > size:
        return False
    if card < FIRST_NOTE:
        return CARD_THEME[card] == theme
    return CARD_HAS_COLOUR[card, THEME_COLOUR[theme]] == 1


@rule
def can_follow(s: State, seat: int, card: int, missing: int) -> bool:
    """Whether the set can be completed with this card next; cards come in card order.

    The first card must be of the theme (RG-R3): theme cards come before notes.
    """
    if s.set_last == NONE and card >= FIRST_NOTE:
        return False
    if not usable(card, s.set_theme, s.set_size) or s.hand[seat, card] <= s.set_cards[card]:
        return False
    ones = 0
    twos = 0
    for other in range(card, N_SET_CARDS):
        if usable(other, s.set_theme, s.set_size):
            left = s.hand[seat, other] - s.set_cards[other]
            if CARD_SYMBOLS[other] == 1:
                ones += left
            else:
                twos += left
    if CARD_SYMBOLS[card] == 1:
        ones -= 1
    else:
        twos -= 1
    return reachable(missing - CARD_SYMBOLS[card], ones, twos)


@rule
def missing_symbols(s: State) -> int:
    """Symbols that the set being composed still lacks."""
    missing = s.set_size
    for card in range(N_SET_CARDS):
        missing -= s.set_cards[card] * CARD_SYMBOLS[card]
    return missing


@rule
def begin_set(s: State, seat: int, theme: int, size: int, rng: Rng, events: EventRows) -> None:
    """A set is announced; its cards are settled one after another."""
    s.set_theme = theme
    s.set_size = size
    s.set_last = NONE
    _settle_forced(s, seat, rng, events)


@rule
def use(s: State, seat: int, card: int, rng: Rng, events: EventRows) -> None:
    """The card is settled as the next of the set."""
    s.set_cards[card] += 1
    s.set_last = card
    _settle_forced(s, seat, rng, events)


@rule
def _settle_forced(s: State, seat: int, rng: Rng, events: EventRows) -> None:
    """Settles cards without asking as long as exactly one can come next."""
    missing = missing_symbols(s)
    while missing > 0:
        only = _only_follower(s, seat, missing)
        if only == NONE:
            wait_for(s, seat, Phase.COMPOSE)
            return
        s.set_cards[only] += 1
        s.set_last = only
        missing -= CARD_SYMBOLS[only]
    _lay(s, seat, rng, events)


@rule
def _only_follower(s: State, seat: int, missing: int) -> int:
    """The one card that ``can_follow``; NONE if there are several.

    Two walks upwards: a single walk downwards made the GPU's vector read wrong addresses.
    """
    theme, size = int(s.set_theme), int(s.set_size)
    first = max(int(s.set_last), 0)
    ones = 0
    twos = 0
    for card in range(first, N_SET_CARDS):
        if usable(card, theme, size):
            left = s.hand[seat, card] - s.set_cards[card]
            if CARD_SYMBOLS[card] == 1:
                ones += left
            else:
                twos += left
    only = NONE
    for card in range(first, N_SET_CARDS if s.set_last != NONE else FIRST_NOTE):
        left = s.hand[seat, card] - s.set_cards[card]
        if left <= 0 or not usable(card, theme, size):
            continue
        if CARD_SYMBOLS[card] == 1:
            follows = reachable(missing - 1, ones - 1, twos)
            ones -= left
        else:
            follows = reachable(missing - 2, ones, twos - 1)
            twos -= left
        if follows:
            if only != NONE:
                return NONE
            only = card
    return only


@rule
def _lay(s: State, seat: int, rng: Rng, events: EventRows) -> None:
    """The set is complete: fans are returned, then it brings singles or fans (RG-R18).

    Keeps RG-R19, RG-R20, RG-R22.
    """
    tell(events, Happening.SET, EVERYONE, seat, s.set_theme, s.set_size)
    returned = 0
    for card in range(N_SET_CARDS):
        count = s.set_cards[card]
        if count > 0:
            s.hand[seat, card] -= count
            s.hand_count[seat] -= count
            returned += count * CARD_RETURNS[card]
            tell(events, Happening.SET_CARD, EVERYONE, seat, card, count)
    returned = min(returned, s.fans[seat])  # RG-66, RG-67
    if returned > 0:
        s.fans[seat] -= returned
        s.supply_fans += returned
        tell(events, Happening.RETURN, EVERYONE, seat, returned)
    colour = THEME_COLOUR[s.set_theme]
    if colour == BAND_COLOUR[s.band[seat]]:
        _take_singles(s, seat, colour, events)
    elif most_yoinks(s) > 0:
        wait_for(s, seat, Phase.YOINK)
        return
    else:
        take_fans(s, seat, 0, events)
    clear_set(s, rng, events)


@rule
def _take_singles(s: State, seat: int, colour: int, events: EventRows) -> None:
    """The singles that an own-colour set brings (RG-28, RG-30).

    Keeps RG-29, RG-31, RG-32, RG-R28.
    """
    singles = min(s.set_size - MIN_SET + 1, s.supply_singles[colour])
    s.supply_singles[colour] -= singles
    s.singles[seat] += singles
    tell(events, Happening.SINGLES, EVERYONE, seat, singles)


@rule
def most_yoinks(s: State) -> int:
    """How many of the set's fans may be yoinked (RG-34 to RG-38).

    Keeps RG-35, RG-36, RG-37.
    """
    rival = s.rival[THEME_COLOUR[s.set_theme]]
    if rival == NONE:
        return 0
    return min(s.set_size - MIN_SET, s.fans[rival])


@rule
def take_fans(s: State, seat: int, yoinked: int, events: EventRows) -> None:
    """RG-33: from the supply, then the box (RG-46), and from the rival of the colour (RG-R21)."""
    wanted = s.set_size - MIN_SET + 1 - yoinked
    from_supply = min(wanted, s.supply_fans)
    rival = s.rival[THEME_COLOUR[s.set_theme]]
    s.supply_fans -= from_supply
    s.fans[seat] += wanted + yoinked
    if yoinked > 0:
        s.fans[rival] -= yoinked
    tell(events, Happening.FANS, EVERYONE, seat, from_supply, wanted - from_supply, yoinked, rival)
    if from_supply > 0 and s.supply_fans == 0 and s.ending == 0:  # RG-44, RG-47
        s.ending = 1
        tell(events, Happening.LAST_ROUND, EVERYONE, s.turn)


@rule
def clear_set(s: State, rng: Rng, events: EventRows) -> None:
    """The set goes to the discard pile, and the draw phase follows."""
    for card in range(N_SET_CARDS):
        discard(s, card, s.set_cards[card])
        s.set_cards[card] = 0
    s.set_theme = NONE
    s.set_size = 0
    s.set_last = NONE
    end_turn(s, True, rng, events)
