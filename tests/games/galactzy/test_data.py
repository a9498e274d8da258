"""The pieces, the moves and the bound."""

from __future__ import annotations

import pytest
from tests.games.galactzy.tables import fresh_table

from galactable import game
from galactable.games.galactzy.components import (
    CODES,
    EFFECT_TURNS,
    EVENT_CARDS,
    EVENT_IDS,
    GALAXIES,
    GALAXY_IDS,
    LINE_IDS,
    LINES,
    LUCKY,
    N_EFFECT_TURNS,
    N_POWER_TURNS,
    PIECES,
    POWER_TURNS,
    TURNS,
)

GAME = game("galactzy")
COUNT = {row["component"]: int(row["count"]) for row in PIECES}


@pytest.mark.clause("GZ-1")
def test_pieces() -> None:
    assert [COUNT[f"{side}-sided die (d{n})"] for side, n in DICE_WORDS] == [7, 7, 7]
    assert COUNT["Eon (marble)"] == 20
    assert COUNT["Cosmic Event card"] == len(EVENT_CARDS) == 11
    assert COUNT["First Player marker"] == 1
    assert len(LINES) == 12


DICE_WORDS = (("four", 4), ("six", 6), ("eight", 8))


@pytest.mark.clause("GZ-R4")
def test_cubes_and_tokens_never_run_out() -> None:
    assert COUNT["white cube"] == 12 * 4
    unlimited = {row["component"] for row in PIECES if row["limits_play"] == "no"}
    assert {"white cube", "100 VP token"} <= unlimited


@pytest.mark.clause("GZ-R39")
def test_nothing_of_the_lost_pages_is_in_play() -> None:
    """Every line, galaxy and event of the data is a part of the game; there is no other."""
    assert len(LINE_IDS) + len(GALAXY_IDS) + len(EVENT_IDS) + len(LUCKY) == 12 + 5 + 11 + 8
    assert [kind.name for kind in GAME.moves.kinds if "quick" in kind.name] == []


@pytest.mark.clause("GZ-3")
def test_lines_of_a_scorecard() -> None:
    assert " ".join(LINE_IDS) == (
        "full_house double_full straight_flush royal_flush five_of_a_kind galactzy "
        "pearl crystal entropic distorted phantom chance"
    )
    player = fresh_table(variant="advanced").view()["players"][0]
    assert player["vp"] == 0
    assert {line["state"] for line in player["lines"].values()} == {"open"}


@pytest.mark.clause("GZ-22")
def test_codes() -> None:
    codes = dict(zip(GALAXY_IDS, CODES, strict=True))
    assert codes["pearl"] == (2, 2, 4, 4, 6, 8)
    assert codes["crystal"] == (1, 1, 1, 3, 4, 7)
    assert codes["entropic"] == (1, 3, 3, 5, 5, 7)
    assert codes["distorted"] == (2, 2, 3, 5, 5, 8)
    assert codes["phantom"] == ()


def test_codes_of_moves() -> None:
    kinds = {kind.name: kind for kind in GAME.moves.kinds}
    assert GAME.moves.count == 501
    assert [kinds[k].count for k in ("throw", "lift", "modify", "effect_turn")] == [164, 18, 30, 98]
    assert GAME.moves.args(kinds["throw"].first) == {"d4": 0, "d6": 0, "d8": 1}
    assert GAME.moves.args(kinds["throw"].first + 163) == {"d4": 8, "d6": 0, "d8": 0}
    assert GAME.moves.args(kinds["modify"].first) == {"die": 4, "number": 1, "new": 2}
    assert GAME.moves.args(kinds["power_turn"].first + 97) == {"die": 8, "number": 8, "new": 7}
    assert GAME.moves.args(kinds["effect_reroll"].first + 1) == {"number": 5}
    assert GAME.moves.args(500) == {"seat": 3}


@pytest.mark.parametrize(
    ("variant", "bounds"),
    [("basic", (483, 3174, 6201, 10188)), ("advanced", (1059, 4518, 8361, 13260))],
)
@pytest.mark.clause("GZ-R40")
def test_bound(variant: str, bounds: tuple[int, ...]) -> None:
    assert tuple(GAME.bound(seats, variant) for seats in (1, 2, 3, 4)) == bounds


def test_turns_of_powers_and_effects_are_those_of_the_tables() -> None:
    """A slow reading of section 4 gives the same turns."""
    odd, even = (1, 3, 5, 7), (2, 4, 6, 8)
    powers = {
        2: lambda a, b: a == 2 and b in even,
        3: lambda a, b: a == 3 and b in odd,
        4: lambda a, b: a == 4 and b < 4,
        5: lambda a, b: a in odd and b == a + 1,
        6: lambda a, b: a in even and b == a - 1,
        7: lambda a, b: a == 7 and b < 7,
    }
    for lucky in range(1, 9):
        turns = {TURNS[i] for i in POWER_TURNS[lucky, : N_POWER_TURNS[lucky]]}
        allowed = powers.get(lucky, lambda a, b: False)
        assert turns == {(face, new) for face, new in TURNS if allowed(face[1], new)}
    for galaxy, slug in enumerate(GALAXY_IDS):
        for lucky in range(1, 9):
            row = galaxy * 9 + lucky
            turns = {TURNS[i] for i in EFFECT_TURNS[row, : N_EFFECT_TURNS[row]]}
            effects = {
                "pearl": lambda a, b: a in (2, 4) and abs(a - b) == 1,
                "crystal": lambda a, b: a == 1,
                "distorted": lambda a, b, lucky=lucky: a in (2, 5) and b == lucky,
            }
            allowed = effects.get(slug, lambda a, b: False)
            assert turns == {(face, new) for face, new in TURNS if allowed(face[1], new)}
    assert [row["effect"] for row in GALAXIES] == ["turn", "turn", "reroll", "turn", "extra"]
