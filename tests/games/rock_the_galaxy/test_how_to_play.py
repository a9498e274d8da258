"""What the page that teaches Rock the Galaxy promises, the rules keep."""

import pytest

from galactable.games.rock_the_galaxy.components import CARDS, SUPPLY, THEMES
from tests.docs.teaching import LANGS, column, numbers, results, said, tables
from tests.games.rock_the_galaxy.tables import do, fans, hand, lay, moves, singles, supply

SLUG = "rock-the-galaxy"
TURN = """
    first
    supply: 7 fans
    > orange: 1 single, 0 fans | draw-2-discard-1, hat, phone x2, note-og
    green: 1 single, {fans} | coffee
    deck: hat-2, rain
"""


def turn(rival: str = "0 fans"):
    table = lay(TURN.format(fans=rival))
    do(table, "play draw-2-discard-1", "discard rain")
    assert hand(table, 0) == "phone x2, hat, hat-2, note-og"
    return table


def a_turn() -> list[int]:
    hats, phones = do(turn(), "set hat 4"), turn()
    before = singles(phones)[0]
    do(phones, "set phone 3")
    held = phones.view()["players"][0]["hand_count"]
    drawn = held - 2  # of five cards three were laid
    return [fans(hats)[0], singles(phones)[0] - before, drawn, held]


def a_yoink() -> list[int]:
    table = turn("1 fan")
    before = supply(table)
    do(table, "set hat 4", "yoink 1")
    return [before - supply(table), fans(table)[0] - 1, fans(table)[1]]


def the_last_single() -> list[int]:
    table = lay("""
        first
        > orange: 3 singles, 0 fans | phone x5
        green: 1 single, 0 fans | rain
    """)
    assert table.view()["supply"]["singles"]["orange"] == 1
    do(table, "set phone 5")
    return [singles(table)[0] - 3]


def farewell() -> list[int]:
    table = lay("""
        standard
        supply: 1 fan
        > orange: 1 single, 2 fans | hat, back-2
        green: 1 single, 0 fans | rain
    """)
    do(table, "set hat 3")
    assert table.view()["ending"] is False
    return [supply(table) + fans(table)[0], supply(table), fans(table)[0]]


def the_end() -> list[int]:
    table = lay("""
        first
        supply: 1 fan
        > orange: 1 single, 0 fans | hat x5
        purple: 1 single, 0 fans | rain
        green: 1 single, 0 fans | rain
    """)
    do(table, "set hat 5")
    won = fans(table)[0]
    turns = 0
    while not table.over:
        do(table, "end")
        turns += 1
    return [won, 1, won - 1, turns // 2]


@pytest.mark.parametrize("lang", LANGS)
def test_examples(lang: str) -> None:
    computed = [a_turn(), a_yoink(), the_last_single(), farewell(), the_end()]
    assert results(SLUG, lang) == computed


@pytest.mark.parametrize("lang", LANGS)
def test_themes(lang: str) -> None:
    table = tables(SLUG, lang)[0]
    ranks = {int(row["rank"]): int(row["cards"]) for row in THEMES}
    assert [numbers(cell)[0] for cell in table[0][1:]] == [ranks[rank] for rank in (1, 2, 3)]
    for colour, row in zip(("orange", "purple", "green"), table[1:], strict=True):
        themes = [t for t in THEMES if t["colour"] == colour]
        themes.sort(key=lambda t: int(t["rank"]))
        wanted = [f"colour-{colour}", *(f"theme-{t['id']}" for t in themes)]
        assert row == said(SLUG, lang, *wanted)


@pytest.mark.parametrize("lang", LANGS)
def test_what_a_set_brings(lang: str) -> None:
    for size, row in zip((3, 4, 5), tables(SLUG, lang)[1][1:], strict=True):
        own = do(lay(_five("phone", "first")), f"set phone {size}")
        other = do(lay(_five("hat", "first")), f"set hat {size}")
        most = max((int(n) for n in moves(other, "yoink")), default=0)
        if most:
            do(other, "yoink 0")
        brings = [singles(own)[0] - 1, fans(other)[0]]
        assert numbers(" ".join(row)) == [size, *brings, *([most] if most else [])]


def _five(theme: str, variant: str) -> str:
    return f"""
        {variant}
        > orange: 1 single, 0 fans | {theme} x5
        green: 1 single, 5 fans | rain
    """


@pytest.mark.parametrize("lang", LANGS)
def test_all_cards(lang: str) -> None:
    _, _, actions, notes, _ = tables(SLUG, lang)
    for kind, table in (("action", actions), ("note", notes)):
        cards = [row for row in CARDS if row["kind"] == kind]
        assert column(table, 0) == said(SLUG, lang, *(f"card-{row['id']}" for row in cards))
        assert column(table, 1) == [row["count"] for row in cards]
    of_notes = [row for row in CARDS if row["kind"] == "note"]
    assert [numbers(cell) for cell in column(notes, 2)] == [[int(r["symbols"])] for r in of_notes]
    for row, cell in zip(of_notes, column(notes, 3), strict=True):
        sizes = [int(row["min_set"]), 5] if row["min_set"] == "4" else []
        assert numbers(cell) == sizes + [int(row["returns"])] * (row["returns"] != "0")


@pytest.mark.parametrize("lang", LANGS)
def test_the_supply(lang: str) -> None:
    of = {(row["variant"], row["seats"]): row for row in SUPPLY}
    for row in tables(SLUG, lang)[4][1:]:
        first, basic = of["first", row[0]], of["basic", row[0]]
        assert basic["fans"] == of["standard", row[0]]["fans"]
        assert row[1:] == [
            first["singles_each"],
            first["fans"],
            basic["singles_each"],
            basic["fans"],
        ]
