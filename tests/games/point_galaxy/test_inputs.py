"""What a net is told, read again from the card lists and the seat's view: which float says what."""

from __future__ import annotations

import csv
from pathlib import Path

import numpy as np
import pytest

import galactable.games.point_galaxy as package
from galactable import Table, game
from galactable.core.registry import games
from galactable.sim.inputs import expand, width

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
        int(face.get("points") or 0) / 8,
        float(face.get("rockets") or 0),
        *marked(LETTERS, [face.get("research", "")]),
    ]


BLANK = [0.0] * 33
BY_ID = {face["id"]: face for face in FACES}
SUN = slice(18, 25)  # what a sun wants, and its points
DETAIL = 12


def shown(face: str | None) -> list[float]:
    """All that is told of a face, by its id."""
    return BLANK if face is None else wanted(BY_ID[face])


def as_sun(face: str | None) -> list[float]:
    return shown(face)[SUN]


def in_line(face: str) -> list[float]:
    """What counts in a line: planet, moon or wormhole; number; colours; what a moon wants."""
    said = shown(face)
    return [said[0], said[2], said[4], *said[5:18], *said[18:23]]


def added(rows: list[list[float]], scale: float, wide: int) -> list[float]:
    return (np.array(rows, float).reshape(-1, wide).sum(0) / scale).tolist()


def told(view: dict, seat: int) -> dict[str, list[float]]:
    """The floats of the features about cards, read slowly off the view."""
    market, ai = view["market"], view["ai"]
    turn = [(seat + i) % view["seats"] for i in range(view["seats"])]
    galaxies, empty = [view["galaxies"][i]["systems"] for i in turn], 5 - len(turn)
    own = galaxies[0][:DETAIL]
    blank = DETAIL - len(own)
    lying = [s for of in galaxies for system in of for s in (system["sun"], system["asteroid"])]
    lying += [face for of in galaxies for system in of for face in system["line"]]
    lying += [pile["top"] for pile in market["piles"]] + view["drafted"] + view["turned"]
    lying += [face for row in market["slots"] for face in row]
    if ai:
        lying += [face for column in ai["columns"] for face in column]
        lying += [face for kind in KINDS[1:] for face in ai[f"{kind}s"]]
    seen = [face for face in lying if face is not None]
    found = {
        "drafted": [x for face in view["drafted"] for x in shown(face)],
        "market": [
            *(x for pile in market["piles"] for x in shown(pile["top"])),
            *(x for row in market["slots"] for face in row for x in shown(face)),
        ],
        "sun": [x for of in galaxies for x in added([as_sun(s["sun"]) for s in of], 4, 7)]
        + [0.0] * 7 * empty,
        "line": [
            x
            for of in galaxies
            for x in added([in_line(face) for s in of for face in s["line"]], 4, 21)
        ]
        + [0.0] * 21 * empty,
        "asteroid": [float(s["asteroid"] is not None) for s in own] + [0.0] * blank,
        "own_suns": [x for s in own for x in as_sun(s["sun"])] + [0.0] * 7 * blank,
        "own_lines": [x for s in own for x in added([in_line(f) for f in s["line"]], 2, 21)]
        + [0.0] * 21 * blank,
        "seen_planets": added([shown(f) for f in seen if f[0] == "P"], 16, 33),
        "seen_spaces": added([shown(f) for f in seen if f[0] == "S"], 16, 33),
        "ai_faces": BLANK,
    }
    if ai:
        took = [face for column in ai["columns"] for face in column]
        took += [face for kind in KINDS[1:] for face in ai[f"{kind}s"] if face[0] != "A"]
        found["ai_faces"] = added([shown(face) for face in took], 4, 33)
        found["ai_sun"] = shown(ai["suns"][0])
    return found


def floats(table: Table, seat: int) -> dict[str, list[float]]:
    """What a net is told, by the names of features."""
    row = np.zeros(table.game.observation_size, np.int16)
    table.engine.observe(table.states, 0, seat, row)
    values, found, at = expand(table.game, row), {}, 0
    for feature in table.game.features:
        wide = width(table.game, feature)
        found[feature.name] = values[at : at + wide].tolist()
        at += wide
    assert at == len(values)
    return found


@pytest.mark.parametrize(("variant", "seats"), [("standard", 2), ("standard", 5), ("solo-hard", 1)])
def test_every_float_about_a_card_is_about_that_card(variant: str, seats: int) -> None:
    """The market, what was drafted, galaxies, the rival: face by face, as the view names them."""
    table = Table("point-galaxy", seats, variant, seed=8)
    dice = np.random.default_rng(3)
    most = 0
    while not table.over:
        table.play(int(dice.choice(table.codes())))
        if table.ply % 7 and not table.over:
            continue
        for seat in range(seats):
            view, found = table.view(seat), floats(table, seat)
            most = max(most, len(view["galaxies"][seat]["systems"]))
            for name, values in told(view, seat).items():
                assert found[name] == pytest.approx(values, abs=1e-6), (table.ply, seat, name)
    assert most > 5


def test_it_takes_few_floats() -> None:
    point = game("point-galaxy")
    assert sum(width(point, feature) for feature in point.features) < 1500


def test_a_face_is_what_its_card_says() -> None:
    table = game("point-galaxy").tables["faces"]
    assert len(table) == len(FACES)
    for face, row in zip(FACES, table.tolist(), strict=True):
        assert row == pytest.approx(wanted(face)), face["id"]


@pytest.mark.parametrize("played", games(), ids=lambda g: g.slug)
def test_no_two_cards_are_blank(played: object) -> None:
    """What all tables of one length say of a card; those that are added up say parts of it."""
    by_length: dict[int, list[np.ndarray]] = {}
    for name, table in played.tables.items():  # type: ignore[attr-defined]
        assert np.isfinite(table).all(), name
        by_length.setdefault(len(table), []).append(table)
    for tables in by_length.values():
        whole = np.concatenate(tables, axis=1)
        assert whole.any(axis=1).sum() >= len(whole) - 1, "cards without a mark"
