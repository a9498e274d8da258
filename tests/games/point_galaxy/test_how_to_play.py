"""What the page that teaches Point Galaxy promises, the rules keep."""

import re
from collections import Counter

import pytest

from galactable.games.point_galaxy.components import (
    ACHIEVEMENTS,
    PRIZES,
    SCALES,
    SETUP,
    SOLO,
    TOKENS,
    TURNS,
)
from galactable.games.point_galaxy.state import AI
from tests.docs.teaching import LANGS, column, numbers, page, results, said, tables
from tests.games.point_galaxy.tables import (
    ai_takes,
    give_token,
    new_table,
    numbers_that_fit,
    points,
    table_with,
)

SLUG = "point-galaxy"


def three_players() -> list[int]:
    view = new_table(seats=3).view()
    piles = [pile["count"] for pile in view["market"]["piles"]]
    shown = len(piles) + sum(map(len, view["market"]["slots"]))
    assert sum(piles) + sum(map(len, view["market"]["slots"])) == 85
    return [shown, len(view["tokens"]), 85 - 3 * TURNS * 2]


def a_row_of_planets() -> list[int]:
    assert numbers_that_fit("5, 3") == numbers_that_fit("5, 4, 3")
    fits = [n for line in ("5, 3", "6, M, 2") for end in numbers_that_fit(line) for n in end]
    beyond = numbers_that_fit("5, 3, W")[1]
    return [*(int(n) for n in fits if n != "X"), len(beyond.replace("X", ""))]


def numbers_in_a_system() -> list[int]:
    lines = ("7, 5, W, 5, X", "2, X, 4, W, 3", "2, X, 4, W, 3, 6")
    return [points(table_with(f"- : {line}"), "planets") for line in lines]


def suns() -> list[int]:
    return [
        points(table_with("red+blue 3 : red+blue, red+blue, gold"), "suns"),
        points(table_with("red+red 4 : red, red+gold, red+blue, blue"), "suns"),
    ]


def moons() -> list[int]:
    moon = "M blue+red 4"
    return [
        points(table_with(f"- : {moon}, red+blue"), "moons"),
        points(table_with(f"- : red, {moon}, red+blue"), "moons"),
    ]


def asteroid_ties() -> list[int]:
    found = []
    for counts in ([2, 2, 1], [4, 0, 2, 2]):
        table = table_with(seats=len(counts))
        table.state.asteroids[: len(counts)] = counts
        found += [points(table, "asteroids", seat) for seat in range(len(counts))]
    return found


def a_token() -> list[int]:
    table = table_with("- : red+gold\n- : red+gold\n- : green\n- : blue\n- : violet\n- : violet")
    give_token(table, next(row["id"] for row in TOKENS if row["kind"] == "9"))
    return [points(table, "rockets")]


def a_whole_galaxy() -> list[int]:
    table = table_with(
        """
        * blue+red 3 : P015, S103, P058, P057, P001
        S005 : P036, P042, S131, P041
        """
    )
    shown = zip("ABCDEFG", table.state.research[0], strict=True)
    assert "".join(letter * int(count) for letter, count in shown) == "ABEEGG"
    scores = table.scores()[0]
    assert not scores["rockets"]
    return [scores[c] for c in ("suns", "planets", "moons", "research", "asteroids", "total")]


def the_ai() -> list[int]:
    columns = table_with(seats=1, variant="solo-hard")
    ai_takes(columns, "3", "3", "X", "X", "5", "3")
    research = table_with(seats=1, variant="solo-hard")
    research.state.research[AI, :2] = [2, 1]
    scores = [table.view()["ai"]["scores"] for table in (columns, research)]
    return [scores[0]["planets"], scores[1]["research"]]


@pytest.mark.parametrize("lang", LANGS)
def test_examples(lang: str) -> None:
    assert results(SLUG, lang) == [
        three_players(),
        a_row_of_planets(),
        numbers_in_a_system(),
        suns(),
        moons(),
        asteroid_ties(),
        a_token(),
        a_whole_galaxy(),
        the_ai(),
    ]


@pytest.mark.parametrize("lang", LANGS)
def test_scales_tokens_solo_and_set_up(lang: str) -> None:
    scale, tokens, solo, cards = tables(SLUG, lang)
    assert scale[0][1:] == [row["unique"] for row in SCALES]
    assert scale[1][1:] == [row["points"] for row in SCALES]
    kinds = Counter(row["kind"] for row in TOKENS)
    assert dict(zip(column(tokens, 0), map(int, column(tokens, 1)), strict=True)) == kinds
    for row in tokens[1:]:
        paid = {int(token["points"]) for token in TOKENS if token["kind"] == row[0]}
        assert paid <= set(numbers(row[2]))
    for at, row in enumerate(SOLO, start=1):
        assert column(solo, at) == [row["sun"], row["research_duplicate"], row["token"]]
    used = {row["seats"]: row["cards_used"] for row in SETUP}
    for players, count in cards[1:]:
        assert {used[str(n)] for n in numbers(players)} == {count}


@pytest.mark.parametrize("lang", LANGS)
def test_numbers_in_the_text(lang: str) -> None:
    text = page(SLUG, lang)
    laid_out = sorted({int(row["tokens"]) for row in SETUP})
    line = next(line for line in text.splitlines() if numbers(line)[1:] == laid_out)
    assert numbers(line)[0] == len(TOKENS)
    assert line.startswith("**")
    achieved = next(line for line in text.splitlines() if numbers(line)[:5] == [50, 55, 60, 65, 70])
    assert numbers(achieved) == [int(row["at_least"]) for row in ACHIEVEMENTS]
    prizes = PRIZES.tolist()
    assert any(numbers(line) == prizes for line in text.splitlines())
    for colour in said(SLUG, lang, *(f"colour-{c}" for c in ("red", "gold", "green", "blue"))):
        assert re.search(colour, text, re.IGNORECASE)
