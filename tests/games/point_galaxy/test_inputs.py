"""What a net is told of a face, read again from the card lists and the words of ``_card``."""

from __future__ import annotations

import csv
from pathlib import Path

import numpy as np
import pytest

import galactable.games.point_galaxy as package
from galactable import game
from galactable.core.registry import games

DATA = Path(package.__file__).parent / "data"
KINDS = ["planet", "sun", "moon", "asteroid", "wormhole"]
NUMBERS = ["1", "2", "3", "4", "5", "6", "7", "X"]


def rows(name: str) -> list[dict[str, str]]:
    with (DATA / f"{name}.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


COLOURS = [row["colour"] for row in rows("colours")]
FACES = [
    *({**row, "kind": "planet"} for row in rows("planets")),
    *rows("spaces"),
    *({**row, "kind": "sun"} for row in rows("starting_suns")),
]
LETTERS = sorted({row["research"] for row in FACES if row.get("research")})


def marked(names: list[str], chosen: list[str]) -> list[float]:
    return [1.0 if name in chosen else 0.0 for name in names]


def wanted(face: dict[str, str]) -> list[float]:
    condition = face.get("condition") or ""
    asked = condition.replace("/", "+").split("+")
    return [
        *marked(KINDS, [face["kind"]]),
        *marked(NUMBERS, [face.get("number", "")]),
        *marked(COLOURS, (face.get("colours") or "").split("+")),
        *[float(asked.count(colour)) for colour in COLOURS],
        1.0 if "/" in condition else 0.0,
        int(face.get("points") or 0) / 5,
        float(face.get("rockets") or 0),
        *marked(LETTERS, [face.get("research", "")]),
    ]


def test_a_face_is_what_its_card_says() -> None:
    table = game("point-galaxy").tables["faces"]
    assert len(table) == len(FACES)
    for face, row in zip(FACES, table.tolist(), strict=True):
        assert row == pytest.approx(wanted(face)), face["id"]


@pytest.mark.parametrize("played", games(), ids=lambda g: g.slug)
def test_no_two_cards_of_a_table_of_inputs_are_blank(played: object) -> None:
    for name, table in played.tables.items():  # type: ignore[attr-defined]
        assert np.isfinite(table).all(), name
        assert table.any(axis=1).sum() >= len(table) - 1, f"{name}: cards without a mark"
