"""What a move does."""

from __future__ import annotations

from galactable.core.compile import rule
from galactable.core.events import EVERYONE, EventRows, tell
from galactable.core.rng import Rng
from galactable.core.waiting import wait_for
from galactable.games.rock_the_galaxy.components import FIRST_ACTION, MIN_SET
from galactable.games.rock_the_galaxy.events import Happening
from galactable.games.rock_the_galaxy.moves import (
    BAND,
    DIRECTION,
    DISCARD,
    END,
    PASS,
    PLAY,
    SET,
    SIZES,
    USE,
    VICTIM,
    YOINK,
)
from galactable.games.rock_the_galaxy.rules.actions import (
    act_discard,
    give,
    next_action,
    play_action,
    run_actions,
    take_from,
)
from galactable.games.rock_the_galaxy.rules.bands import choose_band
from galactable.games.rock_the_galaxy.rules.cards import discard_from_hand, end_turn
from galactable.games.rock_the_galaxy.rules.sets import begin_set, clear_set, take_fans, use
from galactable.games.rock_the_galaxy.state import Phase, Side, State


@rule
def play(s: State, seat: int, move: int, rng: Rng, events: EventRows) -> None:
    """Carries out one legal move and everything that follows until the next decision."""
    if move == END:
        tell(events, Happening.END_TURN, EVERYONE, seat)
        end_turn(s, True, rng, events)
    elif move >= YOINK:
        take_fans(s, seat, move - YOINK, events)
        clear_set(s, rng, events)
    elif move >= VICTIM:
        take_from(s, move - VICTIM, events)
        next_action(s)
        run_actions(s, rng, events)
    elif move >= DIRECTION:
        s.direction = Side.LEFT + move - DIRECTION
        tell(events, Happening.SIDE, EVERYONE, seat, s.direction)
        run_actions(s, rng, events)
    elif move >= PASS:
        give(s, seat, move - PASS, rng, events)
    elif move >= DISCARD:
        _discard(s, seat, move - DISCARD, rng, events)
    elif move >= USE:
        use(s, seat, move - USE, rng, events)
    elif move >= SET:
        theme = (move - SET) // SIZES
        begin_set(s, seat, theme, (move - SET) % SIZES + MIN_SET, rng, events)
    elif move >= PLAY:
        play_action(s, seat, move - PLAY + FIRST_ACTION, rng, events)
    else:
        choose_band(s, seat, move - BAND, rng, events)


@rule
def _discard(s: State, seat: int, card: int, rng: Rng, events: EventRows) -> None:
    """A discard: for an opponent's card, for one's own card, or instead of a set."""
    if s.phase == Phase.GIVE:
        give(s, seat, card, rng, events)
    elif s.phase == Phase.ACT_DISCARD:
        act_discard(s, seat, card, rng, events)
    else:
        discard_from_hand(s, seat, card, False, events)
        if s.hand_count[seat] > 0:
            wait_for(s, seat, Phase.DISCARDING)
        else:
            tell(events, Happening.NO_CARDS, EVERYONE, seat)
            end_turn(s, True, rng, events)
