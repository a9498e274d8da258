"""Sets: making them, and what they bring (RG-20 to RG-39, RG-65 to RG-67)."""

import random
from itertools import combinations

import pytest

from galactable.games.rock_the_galaxy.components import CARDS, THEMES
from tests.games.rock_the_galaxy.tables import do, fans, hand, lay, moves, singles, supply
from tests.tiers import soak

W1 = """
    first
    supply: 7 fans
    > orange: 1 single, 0 fans | draw-2-discard-1, hat, phone x2, note-og
    green: 1 single, 0 fans | coffee
    deck: hat-2, rain
"""


def w1():
    return do(lay(W1), "play draw-2-discard-1", "discard rain")


@pytest.mark.clause("RG-21", "RG-22", "RG-24", "RG-25", "RG-53", "RG-54", "RG-R1", "RG-R4")
def test_w1_the_sets_that_a_hand_can_make():
    table = w1()
    assert hand(table, 0) == "phone x2, hat, hat-2, note-og"
    assert moves(table, "set") == ["phone 3", "hat 3", "hat 4"]


@pytest.mark.clause("RG-20", "RG-33", "RG-34", "RG-36", "RG-41")
def test_w2_a_set_of_four_in_another_colour():
    table = do(w1(), "set hat 4")
    assert fans(table) == [2, 0]
    assert supply(table) == 5
    assert table.seat == 1, "no yoink is asked for, and only one set a turn"
    assert hand(table, 0).startswith("phone x2"), "hat, hat-2 and note-og were laid unasked"
    assert table.view()["players"][0]["hand_count"] == 5


@pytest.mark.clause("RG-28", "RG-32")
def test_w3_a_set_in_the_own_colour():
    table = do(w1(), "set phone 3")
    assert singles(table) == [2, 1]
    assert fans(table) == [0, 0]
    assert table.view()["players"][0]["hand_count"] == 5


@pytest.mark.clause("RG-26")
def test_w4_two_ways_to_make_a_set():
    table = do(w1(), "set hat 3")
    assert table.view(0)["phase"] == "compose"
    assert moves(table) == ["use hat", "use hat-2"]
    other = table.clone()
    do(table, "use hat")
    assert "hat" not in hand(table, 0).replace("hat-2", "")
    do(other, "use hat-2")
    assert hand(other, 0).startswith("phone x2, hat"), "hat-2 and the note made the set"


@pytest.mark.clause("RG-34", "RG-35", "RG-36")
@pytest.mark.parametrize(("yoinked", "after"), [("0", [2, 1, 5]), ("1", [2, 0, 6])])
def test_w5_yoinking(yoinked, after):
    table = lay(W1.replace("green: 1 single, 0 fans", "green: 1 single, 1 fan"))
    do(table, "play draw-2-discard-1", "discard rain", "set hat 4")
    assert table.view()["phase"] == "yoink"
    assert table.view()["set"] == {
        "theme": "hat",
        "size": 4,
        "cards": {"hat": 1, "hat-2": 1, "note-og": 1},
    }
    assert moves(table) == ["yoink 0", "yoink 1"]
    do(table, f"yoink {yoinked}")
    assert [*fans(table), supply(table)] == after


@pytest.mark.clause("RG-29", "RG-30", "RG-R28")
def test_w6_the_last_singles():
    table = lay("""
        first
        > orange: 3 singles, 0 fans | phone x5, coffee x5
        green: 1 single, 0 fans | rain
    """)
    assert table.view()["supply"]["singles"]["orange"] == 1
    do(table, "set phone 5")
    assert singles(table)[0] == 4
    do(table, "end", "set coffee 5")
    assert singles(table)[0] == 4, "legal, and brings nothing"


@pytest.mark.clause("RG-R3", "RG-25")
def test_w10_notes_fill_up_but_never_make_a_set_alone():
    table = lay("""
        first
        > orange: 1 single, 0 fans | hat x3, note-all, note-og
        green: 1 single, 0 fans | rain
    """)
    assert moves(table, "set") == ["hat 3", "hat 4", "hat 5"]
    do(table, "set hat 3")
    assert moves(table) == ["use hat", "use note-all"]
    table_2 = do(table.clone(), "use note-all")
    assert table_2.seat == 1, "note-og followed unasked"
    do(table, "use hat")
    assert moves(table) == ["use hat", "use note-all", "use note-og"]
    alone = lay("""
        first
        > orange: 1 single, 0 fans | note-all x3, note-og x2
        green: 1 single, 0 fans | rain
    """)
    assert moves(alone, "set") == []


@pytest.mark.clause("RG-22", "RG-25")
def test_themes_of_one_colour_do_not_match():
    table = lay("""
        first
        > orange: 1 single, 0 fans | hat, garden, bicycle, note-op x2
        green: 1 single, 0 fans | rain
    """)
    assert moves(table, "set") == [], "an orange-purple note fits no green theme"


@pytest.mark.clause("RG-24", "RG-26")
def test_a_two_symbol_card_always_counts_two():
    table = lay("""
        first
        > orange: 1 single, 0 fans | hat-2 x2
        green: 1 single, 0 fans | rain
    """)
    assert moves(table, "set") == ["hat 4"]


@pytest.mark.clause("RG-24", "RG-26")
@pytest.mark.parametrize(
    ("cards", "size", "ways"),
    [
        ("hat x3, hat-2, back-2", 5, ["use hat", "use hat-2"]),
        ("hat x2, hat-2, back-2", 4, ["use hat", "use hat-2"]),
        ("hat x3, hat-2, note-all", 5, ["use hat", "use hat-2"]),
        ("hat x3, note-all, back-2", 4, ["use hat", "use note-all"]),
    ],
)
def test_a_card_is_offered_only_if_the_set_can_be_completed_with_it(cards, size, ways):
    """Cards are settled in their order, so nothing that comes before it can follow."""
    table = lay(f"""
        standard
        > orange: 1 single, 0 fans | {cards}
        green: 1 single, 0 fans | rain
    """)
    do(table, f"set hat {size}")
    assert moves(table) == ways


@pytest.mark.clause("RG-33", "RG-34", "RG-R2")
@pytest.mark.parametrize(
    ("cards", "size", "offers"), [("hat x3", 3, None), ("hat x4", 4, 1), ("hat x5", 5, 2)]
)
def test_fans_and_yoinks_by_size(cards, size, offers):
    table = lay(f"""
        first
        > orange: 1 single, 0 fans | {cards}
        green: 1 single, 3 fans | rain
    """)
    do(table, f"set hat {size}")
    if offers is not None:
        assert moves(table) == [f"yoink {n}" for n in range(offers + 1)]
        do(table, f"yoink {offers}")
    assert fans(table) == [size - 2, 3 - (offers or 0)]


@pytest.mark.clause("RG-35", "RG-37")
def test_only_the_rival_of_the_colour_is_yoinked():
    table = lay("""
        first
        > orange: 1 single, 0 fans | popper x5
        green: 1 single, 3 fans | rain
    """)
    do(table, "set popper 5")
    assert fans(table) == [3, 3], "nobody plays purple: all fans come from the supply"


@pytest.mark.clause("RG-31", "RG-38", "RG-39", "RG-33")
def test_white_yoinks_and_is_never_yoinked_by_a_set():
    table = lay("""
        basic
        orange: 1 single, 2 fans | hat x4
        purple: 1 single, 0 fans | rain
        green: 1 single, 0 fans | rain
        > white: 0 singles, 4 fans | phone x5
    """)
    do(table, "set phone 5")
    assert moves(table) == ["yoink 0", "yoink 1", "yoink 2"]
    do(table, "yoink 2")
    assert fans(table) == [0, 0, 0, 7]
    assert singles(table)[3] == 0
    do(table, "set hat 4")
    assert fans(table) == [2, 0, 0, 7], "green has no fans, White's stay"


@pytest.mark.clause("RG-65")
def test_an_arena_note_is_for_sets_of_four_or_five():
    table = lay("""
        standard
        > orange: 1 single, 0 fans | hat x2, big-note x2
        green: 1 single, 0 fans | rain
    """)
    assert moves(table, "set") == ["hat 4"]
    do(table, "set hat 4")
    assert fans(table)[0] == 2


@pytest.mark.clause("RG-66", "RG-67", "RG-R18", "RG-R19", "RG-R20")
def test_farewell_notes_cost_fans_first():
    table = lay("""
        standard
        supply: 9 fans
        > orange: 1 single, 2 fans | phone, back-1-op, back-2
        green: 1 single, 1 fan | rain
    """)
    do(table, "set phone 5")
    assert fans(table) == [0, 1], "an own-colour set, and still 1 + 2 are due: all she has"
    assert singles(table)[0] == 4
    assert supply(table) == 11
    kinds = [event.kind.name for event in table.plies[-1].events]
    assert kinds.index("return") < kinds.index("singles")


@pytest.mark.clause("RG-R21")
def test_fans_beyond_the_supply_come_from_the_box():
    table = lay("""
        first
        supply: 2 fans
        > orange: 1 single, 0 fans | hat x5
        green: 1 single, 2 fans | rain
    """)
    do(table, "set hat 5", "yoink 2")
    assert supply(table) == 1, "yoinking may leave fans in the supply"
    assert table.view()["ending"] is False
    again = lay("""
        first
        supply: 2 fans
        > orange: 1 single, 0 fans | hat x5
        green: 1 single, 2 fans | rain
    """)
    do(again, "set hat 5", "yoink 0")
    assert (supply(again), fans(again)) == (0, [3, 2])
    assert again.view()["supply"]["box_fans"] == 24 - 5
    assert again.view()["ending"] is True


def ways(held, theme, size):
    """All multisets of usable cards with exactly ``size`` symbols, by brute force."""
    colour = next(row["colour"] for row in THEMES if row["id"] == theme)
    cards = {row["id"]: row for row in CARDS}
    usable = [
        card
        for card in held
        if cards[card]["theme"] == theme
        or (
            cards[card]["kind"] == "note"
            and colour in cards[card]["colours"]
            and int(cards[card]["min_set"]) <= size
        )
    ]
    found = set()
    for n in range(1, size + 1):
        for chosen in combinations(usable, n):
            if sum(int(cards[c]["symbols"]) for c in chosen) == size and any(
                cards[c]["theme"] for c in chosen
            ):
                found.add(tuple(sorted(chosen)))
    return found


@pytest.mark.clause("RG-21", "RG-22", "RG-24", "RG-25", "RG-26", "RG-65", "RG-R3")
@pytest.mark.slow
@pytest.mark.parametrize("hands", [40, soak(400)])
def test_every_way_and_only_ways_are_reached_by_composing(hands):
    dice = random.Random(2)
    pool = [row["id"] for row in CARDS if row["kind"] != "action" for _ in range(int(row["count"]))]
    for _ in range(hands):
        theme = dice.choice(THEMES)["id"]
        likely = [
            card for card in pool if card.startswith(theme) or "note" in card or "back" in card
        ]
        held = dice.sample(likely, 5) + dice.sample(
            [card for card in pool if card not in likely], 2
        )
        table = lay(f"""
            standard
            > orange: 1 single, 0 fans | {", ".join(held)}
            green: 1 single, 0 fans | draw-2
        """)
        offered = moves(table, "set")
        for row in THEMES:
            for size in (3, 4, 5):
                expected = ways(held, row["id"], size)
                assert (f"{row['id']} {size}" in offered) == bool(expected)
                if expected:
                    assert laid_by_all_chains(table, f"set {row['id']} {size}") == expected


def laid_by_all_chains(table, first):
    found, open_tables = [], [do(table.clone(), first)]
    while open_tables:
        one = open_tables.pop()
        if one.view(0)["phase"] == "compose":
            open_tables += [do(one.clone(), move) for move in moves(one)]
            continue
        laid = [e.args for e in one.plies[-1].events if e.kind.name == "set-card"]
        ids = [a["card"] for a in laid for _ in range(a["count"])]
        found.append(tuple(sorted(ids)))
    assert len(found) == len(set(found)), "every way is reached by exactly one chain"
    return set(found)
