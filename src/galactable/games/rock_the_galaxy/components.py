"""The cards, themes, bands and supplies, as lookup arrays in the order of the data files.

Keeps RG-2, RG-8, RG-10, RG-23, RG-68, RG-R1, RG-R4, RG-R5.
"""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from galactable.core.data import rows

CARDS = rows(__package__, "cards")
THEMES = rows(__package__, "themes")
BANDS = rows(__package__, "bands")
SUPPLY = rows(__package__, "supply")
TOKENS = rows(__package__, "tokens")

COLOURS = ("orange", "purple", "green")
VARIANTS = ("first", "basic", "standard")
CARD_IDS = tuple(row["id"] for row in CARDS)
THEME_IDS = tuple(row["id"] for row in THEMES)
BAND_IDS = tuple(row["id"] for row in BANDS)

MAX_SEATS = 4
MAX_ROUND = 40  # RG-R24
HAND = 5  # RG-41
MIN_SET, MAX_SET = 3, 5  # RG-21
FANS_IN_BOX = next(int(row["count"]) for row in TOKENS if row["id"] == "fan")
SINGLE_POINTS, FAN_POINTS = 2, 1  # RG-48
NO_COLOUR = -1
WHITE = BAND_IDS.index("white")

N_CARDS = len(CARDS)
N_THEMES = len(THEMES)
N_BANDS = len(BANDS)
N_COLOURS = len(COLOURS)
KINDS = tuple(row["kind"] for row in CARDS)
FIRST_NOTE = KINDS.index("note")
FIRST_ACTION = KINDS.index("action")
N_SET_CARDS = FIRST_ACTION  # theme cards, then notes: the cards a set is made of
N_ACTIONS = N_CARDS - FIRST_ACTION


class Action(IntEnum):
    """What an action card does; one card may do several in order (RG-51 to RG-64)."""

    NONE = 0
    DRAW = 1
    DISCARD = 2
    STEAL = 3
    RIVALS = 4
    YOINK = 5
    PASS = 6
    DISCARD_ALL = 7
    DRAW_TO = 8
    NOTHING = 9


def action_name(action: int) -> str:
    """An action as the data files write it."""
    return Action(action).name.lower().replace("_", "-")


_ACTIONS = {action_name(a): int(a) for a in Action} | {"": int(Action.NONE)}

THEME_COLOUR = np.array([COLOURS.index(row["colour"]) for row in THEMES], np.int8)
CARD_THEME = np.array(
    [THEME_IDS.index(row["theme"]) if row["theme"] else -1 for row in CARDS], np.int8
)
CARD_HAS_COLOUR = np.array(
    [[int(colour in row["colours"].split("/")) for colour in COLOURS] for row in CARDS], np.int8
)
CARD_SYMBOLS = np.array([int(row["symbols"]) for row in CARDS], np.int8)
CARD_MIN_SET = np.array([int(row["min_set"]) for row in CARDS], np.int8)
CARD_RETURNS = np.array([int(row["returns"]) for row in CARDS], np.int8)
CARD_ACTION = np.array(
    [[_ACTIONS[row["action1"]], _ACTIONS[row["action2"]]] for row in CARDS], np.int8
)
CARD_VALUE = np.array([[int(row["value1"]), int(row["value2"])] for row in CARDS], np.int8)

# A theme's cards with one and with two symbols are neighbours in card order.
THEME_FIRST = np.array([list(CARD_THEME).index(t) for t in range(N_THEMES)], np.int8)

DECK = np.array(
    [
        [
            int(row["count"]) if row["deck"] == "basic" or variant == "standard" else 0
            for row in CARDS
        ]
        for variant in VARIANTS
    ],
    np.int8,
)
DECK_SIZE = DECK.sum(axis=1, dtype=np.int16)
MAX_ACTIONS = DECK[:, FIRST_ACTION:].sum(axis=1, dtype=np.int16)  # RG-R23

_SUPPLY_OF = {(row["variant"], int(row["seats"])): row for row in SUPPLY}
SUPPLY_FANS = np.array(
    [[int(_SUPPLY_OF[v, n]["fans"]) if n >= 2 else 0 for n in range(5)] for v in VARIANTS], np.int8
)
SUPPLY_SINGLES = np.array(
    [[int(_SUPPLY_OF[v, n]["singles_each"]) if n >= 2 else 0 for n in range(5)] for v in VARIANTS],
    np.int8,
)
BAND_COLOUR = np.array(
    [COLOURS.index(row["colour"]) if row["colour"] else NO_COLOUR for row in BANDS], np.int8
)
BAND_SINGLES = np.array([int(row["start_singles"]) for row in BANDS], np.int8)
BAND_FANS = np.array([int(row["start_fans"]) for row in BANDS], np.int8)
BAND_MIN_SEATS = np.array([int(row["min_seats"]) for row in BANDS], np.int8)
