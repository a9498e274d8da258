"""The AI of the solo game: PG-74 to PG-82."""

from __future__ import annotations

from galactable.core.compile import rule
from galactable.core.events import EVERYONE, EventRows, tell
from galactable.core.rng import Rng
from galactable.games.point_galaxy.components import (
    KIND,
    MAX_NUMBER,
    NUMBER,
    PATH,
    POSITIONS,
    Card,
    X,
)
from galactable.games.point_galaxy.events import Happening
from galactable.games.point_galaxy.rules.galaxy import count_symbols
from galactable.games.point_galaxy.rules.market import take
from galactable.games.point_galaxy.rules.tokens import new_multiples, take_token
from galactable.games.point_galaxy.state import AI, NONE, State


@rule
def pointer(s: State) -> int:
    """The pointer's position, from 0: it moves after every turn of the AI (PG-81, PG-75)."""
    return s.turns_taken // 2 % POSITIONS


@rule
def ai_turn(s: State, rng: Rng, events: EventRows) -> None:
    """Two cards nearest to the pointer, then the tokens due (PG-77, PG-80, PG-R26)."""
    position = pointer(s)
    for i in range(2):
        row = PATH[position, i, 0]
        column = PATH[position, i, 1]
        tell(events, Happening.AI_TAKE, EVERYONE, row, column, s.market[row, column])
        ai_keep(s, take(s, row, column, rng, events), events)
    s.ai_took = min(new_multiples(s, AI), s.supply_count)
    for _ in range(s.ai_took):
        tell(events, Happening.AI_TOKEN, EVERYONE, s.supply[0])
        take_token(s, AI, s.supply[0])
    tell(events, Happening.POINTER, EVERYONE, (position + 1) % POSITIONS)


@rule
def ai_keep(s: State, face: int, events: EventRows) -> None:
    """A planet goes into a column, everything else aside (PG-78, PG-79)."""
    column = NONE
    if KIND[face] == Card.PLANET:
        column = 0
        while column < s.systems[AI] and not _takes(s, column, NUMBER[face]):
            column += 1
        if column == s.systems[AI]:
            s.systems[AI] += 1
        tell(events, Happening.AI_COLUMN, EVERYONE, face, column)
    s.ai_faces[s.ai_count] = face
    s.ai_column[s.ai_count] = column
    s.ai_count += 1
    count_symbols(s, AI, face)


@rule
def _takes(s: State, column: int, number: int) -> bool:
    """Whether a column has room and lacks the number; an X needs only room (PG-R27)."""
    planets = 0
    for i in range(s.ai_count):
        if s.ai_column[i] == column:
            planets += 1
            if NUMBER[s.ai_faces[i]] == number and number != X:
                return False
    return planets < MAX_NUMBER
