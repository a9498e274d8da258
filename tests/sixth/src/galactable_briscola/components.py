"""The cards, as lookup arrays in the order of the data file: BR-1 to BR-4."""

from __future__ import annotations

import numpy as np

from galactable.core.data import rows

CARDS = rows(__package__, "cards")
CARD_IDS = tuple(row["id"] for row in CARDS)
SUITS = tuple(dict.fromkeys(row["suit"] for row in CARDS))

N_CARDS = len(CARDS)
MAX_SEATS = 4
HAND = 3  # BR-5
LAST_TRICK = N_CARDS // 2

SUIT = np.array([SUITS.index(row["suit"]) for row in CARDS], np.int64)
STRENGTH = np.array([int(row["strength"]) for row in CARDS], np.int64)
POINTS = np.array([int(row["points"]) for row in CARDS], np.int64)
ALL_POINTS = int(POINTS.sum())
LEFT_OUT = np.array([-1, -1, -1, CARD_IDS.index("two-of-coins"), -1], np.int64)  # by seats
