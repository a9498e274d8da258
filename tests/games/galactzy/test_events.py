"""The events of the advanced game."""

from __future__ import annotations

import pytest
from tests.games.galactzy.tables import (
    do,
    fresh_table,
    give_eons,
    give_vp,
    know_phantom,
    lay,
    mark,
    move_pawn,
    moves,
    names,
    play_fight,
    player,
    roll_until,
    started,
)

from galactable import Table, game
from galactable.games.galactzy.components import COLOURS, EVENT_CARDS, EVENT_IDS, numbers_of

CHANCE = game("galactzy").words.chance
OTHERS = {"distorted": "pearl crystal entropic"}


def at_event(event: str, galaxies: str = "pearl crystal", lucky: str = "8 8 8 8") -> Table:
    """All turns of Era 1 are taken, the event is being resolved."""
    table = started(galaxies, lucky, "advanced", event)
    for _ in range(table.seats):
        lay(table, "1 2 3 4 7 8", 3)
        do(table, "stop", "cancel galactzy")
    return table


def succeed(table: Table) -> list[str]:
    """The last number needed is covered by turning a die to it."""
    s = table.state
    numbers = [n for n in range(1, 9) for _ in range(s.need[n])]
    last = numbers[-1]
    s.hand, s.throws = 0, 1
    for number in numbers[:-1]:  # the others lie on the card already
        s.need[number] -= 1
        s.need_count -= 1
        s.on_card[2] += 1
        s.own_on_card += 1
        s.card_seat[s.card_count], s.card_face[s.card_count] = s.seat, 9 + number
        s.card_count += 1
    free = last - 1 if last > 1 else 2
    s.shown[:] = 0
    s.shown[9 + free] = 6 - s.own_on_card
    return names(do(table, f"modify 8:{free}>{last}"))


def fail(table: Table) -> list[str]:
    """Six dice that the card does not need, and stop."""
    useless = next(n for n in range(8, 0, -1) if table.state.need[n] == 0)
    lay(table, " ".join([f"{useless}"] * 6))
    return names(do(table, "stop"))


@pytest.mark.clause("GZ-52", "GZ-R24")
def test_one_event_an_era_known_from_the_deal_on() -> None:
    for seed in range(20):
        table = fresh_table(2, "advanced", seed=seed)
        cards = [item["event"] for item in CHANCE(table.dealt) if "event" in item]
        events = table.view()["events"]
        assert events["face_up"] == cards[-1]
        assert len(events["unseen"]) + len(cards) == 11
    table = at_event("plane_shifting")
    unseen = table.view()["events"]["unseen"]
    do(table, "stay")
    events = do(table, "stay")
    shown = [item["event"] for item in CHANCE(events)]
    view = table.view()["events"]
    assert view["discard"] == ["plane_shifting"]
    assert view["face_up"] == shown[-1]
    assert set(shown) | set(view["unseen"]) == set(unseen)
    assert table.view()["round"] == 2


def storm_on_top(table: Table, others: bool) -> None:
    """The Phantom Storm is the only card that can come next (or one of two)."""
    s = table.state
    storm, other = EVENT_IDS.index("phantom_storm"), EVENT_IDS.index("gate_vault")
    s.unseen = 1 << storm | (1 << other if others else 0)
    gone = [i for i in range(11) if not s.unseen >> i & 1 and i != s.face_up]
    s.discard_count = len(gone)
    s.discard[: len(gone)] = gone


@pytest.mark.clause("GZ-53", "GZ-R25")
@pytest.mark.parametrize("numbers", ["", "1 2 3 4 5", "1 2 3 4 5 6"])
def test_the_phantom_storm_goes_under_the_deck_before_its_code(numbers: str) -> None:
    seen = set()
    for seed in range(12):
        table = at_event("plane_shifting")
        know_phantom(table, numbers)
        storm_on_top(table, others=True)
        table.seed = seed
        shown = tuple(i["event"] for i in CHANCE(do(table, "stay", "stay")))
        seen.add(shown)
        view = table.view()["events"]
        assert view["face_up"] == shown[-1]
        if len(shown) == 2:
            assert view["bottom"] == "phantom_storm"
            assert view["unseen"] == []
    known = len(numbers.split()) == 6
    first = ("phantom_storm",) if known else ("phantom_storm", "gate_vault")
    assert seen == {first, ("gate_vault",)}


@pytest.mark.clause("GZ-53", "GZ-R25")
def test_as_the_last_card_it_stays_and_from_the_bottom_it_comes_last() -> None:
    table = at_event("plane_shifting")
    storm_on_top(table, others=False)
    events = do(table, "stay", "stay")
    assert CHANCE(events) == [{"event": "phantom_storm"}], "named also when one card is left"
    assert table.view()["events"]["face_up"] == "phantom_storm"
    table = at_event("plane_shifting")
    storm_on_top(table, others=False)
    table.state.unseen, table.state.bottom = 0, 1
    assert CHANCE(do(table, "stay", "stay")) == [{"event": "phantom_storm"}]
    assert table.view()["events"]["bottom"] is None


@pytest.mark.clause("GZ-R25", "GZ-54")
def test_an_unrevealed_phantom_storm_finds_nobody() -> None:
    table = at_event("phantom_storm")
    assert table.view()["round"] == 2
    assert table.view()["events"]["discard"] == ["phantom_storm"]


@pytest.mark.clause("GZ-54", "GZ-R27", "GZ-59")
def test_a_storm_concerns_the_pawns_in_its_galaxy() -> None:
    table = at_event("entropic_storm", "pearl entropic crystal")
    view = table.view()
    assert view["events"]["queue"] == [1]
    assert view["sequence"]["mode"] == "card"
    assert view["sequence"]["need"] == [3, 5, 7]
    assert view["sequence"]["offers"] == {}
    table = at_event("entropic_storm", "pearl crystal")
    assert table.view()["round"] == 2, "nobody there, nothing happens"


@pytest.mark.clause("GZ-54", "GZ-R26", "GZ-64", "GZ-65", "GZ-66", "GZ-67")
@pytest.mark.parametrize(
    "event", ["astral_spheres", "dimensional_vortex", "gate_vault", "portals_swarm"]
)
def test_a_challenge_concerns_all_in_turn_order_by_colour(event: str) -> None:
    table = at_event(event, "pearl crystal entropic distorted")
    row = EVENT_CARDS[EVENT_IDS.index(event)]
    for seat, colour in enumerate(COLOURS):
        view = table.view()
        assert view["events"]["queue"] == list(range(seat, 4))
        assert view["sequence"]["need"] == numbers_of(row[colour])
        fail(table)
        if table.view()["phase"] == "loss_choice":
            do(table, "choose vp")
    assert table.view()["round"] == 2


CODES = {
    "astral_spheres": ("2 4 6", "1 4 6", "1 6 8", "2 2 2"),
    "dimensional_vortex": ("2 4 4", "4 4 8", "1 4 8", "1 2 4"),
    "gate_vault": ("3 6 7 8", "3 5 6 7", "2 3 6 7", "2 3 5 5"),
    "portals_swarm": ("5 5 7", "3 5 7", "2 3 3", "2 3 5"),
    "entropic_storm": ("3 5 7",) * 4,
    "pearly_storm": ("2 4 8",) * 4,
    "phantom_storm": ("1 2 5 6",) * 4,
    "spiral_storm": ("1 4 7",) * 4,
    "storm_of_distortion": ("1 5 8",) * 4,
    "cosmic_convergence": ("",) * 4,
    "plane_shifting": ("",) * 4,
}


@pytest.mark.clause(
    *("GZ-59", "GZ-60", "GZ-61", "GZ-62", "GZ-63", "GZ-64", "GZ-65", "GZ-66", "GZ-67", "GZ-68")
)
def test_codes_on_the_cards() -> None:
    assert {r["slug"]: tuple(r[c] for c in COLOURS) for r in EVENT_CARDS} == CODES


@pytest.mark.clause("GZ-55", "GZ-57", "GZ-R28")
def test_dice_that_the_card_needs_go_on_it_the_smallest_type_first() -> None:
    table = at_event("pearly_storm", "pearl")
    lay(table, "6:2 8:2 6:5 8:7 8:5 6:6")
    do(table, "modify 8:7>8")
    view = table.view()
    assert view["card_dice"] == [[0, 6, 2], [0, 8, 8]]


@pytest.mark.clause("GZ-55", "GZ-57")
def test_a_throw_covers_and_success_ends_the_sequence_by_itself() -> None:
    table = at_event("pearly_storm", "pearl")
    events = roll_until(table, "throw 6d4 0d6 0d8", "4:1 4:1 4:2 4:2 4:3 4:4")
    assert names(events) == ["throw", "cover", "cover"]
    view = table.view()
    assert view["card_dice"] == [[0, 4, 2], [0, 4, 4]]
    assert view["sequence"]["need"] == [8]
    assert view["sequence"]["dice"] == [[4, 1], [4, 1], [4, 2], [4, 3]]
    assert view["sequence"]["fresh"] == view["sequence"]["dice"]
    assert {"lift 4:2", "modify 4:2>3", "reroll 4:2", "stop", "extra"} <= set(moves(table))
    assert not {"lift 4:4", "modify 4:4>3", "reroll 4:4"} & set(moves(table)), "out of reach"
    do(table, "lift 4:1")
    events = roll_until(table, "throw 0d4 0d6 1d8", "8:8")
    assert names(events)[:4] == ["throw", "cover", "success", "eon"]
    assert player(table)["eons"] == 4


@pytest.mark.clause("GZ-56", "GZ-14", "GZ-R5")
def test_dice_on_the_card_are_out_of_reach_until_it_is_discarded() -> None:
    table = at_event("astral_spheres", "pearl crystal")
    s = table.state
    s.card_count, s.on_card[0] = 3, 3  # three d4 of seat 0
    s.card_face[:3] = [1, 3, 3]
    do(table, "extra")
    five = {m for m in moves(table, "throw") if m.startswith("throw 5d4")}
    assert not five
    assert "throw 4d4 3d6 0d8" in moves(table)
    s.card_count, s.on_card[0] = 0, 0
    fail(table)
    do(table, "choose vp")
    assert succeed(table)[-1] == "success"
    do(table, "choose vp")
    assert table.view()["card_dice"] == []
    assert table.state.on_card.sum() == 0


@pytest.mark.clause("GZ-R5")
def test_a_throw_is_always_possible() -> None:
    table = at_event("gate_vault", "pearl crystal entropic distorted")
    s = table.state
    s.card_count, s.on_card[:] = 12, [4, 4, 4]  # the most that three others leave there
    s.card_face[:12] = [0] * 4 + [4] * 4 + [10] * 4
    do(table, "extra", "extra")
    assert "throw 2d4 3d6 3d8" in moves(table, "throw")
    assert 21 - 3 * 4 == 9


@pytest.mark.clause("GZ-58", "GZ-R34")
def test_no_early_stop_nor_lucky_number_in_a_card_sequence() -> None:
    table = at_event("gate_vault", "pearl", "1")
    succeed(table)
    assert table.scores()[0]["events"] == 5
    assert player(table)["eons"] == 2, "the Eon for the turn is spent, none is gained"


@pytest.mark.clause("GZ-59", "GZ-60", "GZ-57")
@pytest.mark.parametrize(
    ("event", "galaxy"), [("entropic_storm", "entropic"), ("pearly_storm", "pearl")]
)
def test_entropic_and_pearly_storm(event: str, galaxy: str) -> None:
    table = at_event(event, galaxy)
    succeed(table)
    assert player(table)["eons"] == 3 - 1 + 1
    table = at_event(event, galaxy)
    give_vp(table, 25)
    fail(table)
    assert table.scores()[0]["events"] == -10


@pytest.mark.clause("GZ-R23")
def test_no_fewer_than_0_vp() -> None:
    table = at_event("entropic_storm", "entropic")
    give_vp(table, 4)
    fail(table)
    assert player(table)["vp"] == 0
    assert table.scores()[0]["events"] == -4
    table = at_event("astral_spheres", "entropic")
    fail(table)
    assert moves(table) == ["choose eon", "choose vp"], "he may still choose to lose VP"
    do(table, "choose vp")
    assert player(table)["vp"] == 0


@pytest.mark.clause("GZ-61")
def test_phantom_storm() -> None:
    table = started("pearl crystal entropic", variant="advanced", event="phantom_storm")
    know_phantom(table, "1 1 2 2 3 3")
    give_vp(table, 20, 40, 40)
    move_pawn(table, 0, "phantom")
    move_pawn(table, 2, "phantom")
    for _ in range(3):
        lay(table, "1 2 3 4 7 8", 3)
        do(table, "stop", "cancel galactzy")
    assert table.view()["events"]["queue"] == [0, 2]
    succeed(table)
    assert table.view()["phase"] == "hit"
    assert moves(table) == ["hit 1", "hit 2"]
    do(table, "hit 1")
    fail(table)
    assert [p["vp"] for p in table.view()["players"]] == [20, 25, 25]


@pytest.mark.clause("GZ-62", "GZ-R31")
def test_spiral_storm() -> None:
    table = at_event("spiral_storm", "crystal pearl entropic")
    succeed(table)
    assert table.view()["phase"] == "pull"
    assert moves(table) == ["stay", "pull 1", "pull 2"]
    assert table.view()["events"]["queue"] == [0]
    do(table, "pull 2")
    assert player(table, 2)["galaxy"] == "crystal"
    assert table.view()["round"] == 2, "no fight, and the pulled one need not play the card"
    table = at_event("spiral_storm", "crystal pearl")
    give_vp(table, 30)
    fail(table)
    assert player(table, 0)["vp"] == 20
    table = started("crystal pearl", variant="advanced", event="spiral_storm")
    move_pawn(table, 1, "crystal")
    for _ in range(2):
        lay(table, "1 2 3 4 7 8", 3)
        do(table, "stop", "cancel galactzy")
    succeed(table)
    assert table.view()["phase"] == "sequence", "nobody to pull: no decision"


@pytest.mark.clause("GZ-63")
def test_storm_of_distortion() -> None:
    table = at_event("storm_of_distortion", "distorted", "6")
    succeed(table)
    assert table.scores()[0]["events"] == 6
    table = at_event("storm_of_distortion", "distorted", "6")
    give_vp(table, 30)
    fail(table)
    assert table.scores()[0]["events"] == -6


@pytest.mark.clause("GZ-64", "GZ-R29")
def test_astral_spheres() -> None:
    table = at_event("astral_spheres", "pearl")
    succeed(table)
    assert table.view()["phase"] == "gain_choice"
    do(table, "choose eon")
    assert player(table)["eons"] == 3
    table = at_event("astral_spheres", "pearl")
    succeed(table)
    do(table, "choose vp")
    assert player(table)["vp"] == 10
    table = at_event("astral_spheres", "pearl")
    fail(table)
    assert table.view()["phase"] == "loss_choice"
    do(table, "choose eon")
    assert (player(table)["eons"], table.view()["supply"]) == (2, 18)


@pytest.mark.clause("GZ-R29")
def test_astral_spheres_without_choice() -> None:
    table = at_event("astral_spheres", "pearl crystal")
    give_eons(table, 0, 3)
    give_vp(table, 12, 0)
    fail(table)
    assert player(table)["vp"] == 2, "no Eon: 10 VP"
    give_eons(table, 0, 20)
    table.state.supply = -1  # the Eon paid for the last turn fills it up to 0
    assert succeed(table)[-1] != "eon"
    assert player(table, 1)["vp"] == 10, "supply empty: 10 VP"


@pytest.mark.clause("GZ-65")
@pytest.mark.parametrize(("chance", "gain", "loss"), [("chance", 15, -5), ("", 5, -15)])
def test_dimensional_vortex(chance: str, gain: int, loss: int) -> None:
    table = at_event("dimensional_vortex", "pearl")
    mark(table, 0, scored=chance)
    succeed(table)
    assert table.scores()[0]["events"] == gain
    table = at_event("dimensional_vortex", "pearl")
    mark(table, 0, scored=chance, cancelled="" if chance else "chance")
    give_vp(table, 30)
    fail(table)
    assert table.scores()[0]["events"] == loss


@pytest.mark.clause("GZ-66")
def test_gate_vault() -> None:
    table = at_event("gate_vault", "pearl")
    give_vp(table, 30)
    lay(table, "1 1 1 1 1 2")
    do(table, "modify 8:2>3", "stop")
    assert table.scores()[0]["events"] == -15, "3 of 3 6 7 8 is covered"


@pytest.mark.clause("GZ-67", "GZ-R30")
def test_portals_swarm() -> None:
    table = at_event("portals_swarm", "pearl crystal entropic")
    move_pawn(table, 2, "crystal")
    give_eons(table, 3, 0, 3)
    succeed(table)
    assert table.view()["phase"] == "move"
    assert moves(table) == ["move crystal", "move entropic", "move distorted", "stay"]
    do(table, "move crystal")
    assert [p["eons"] for p in table.view()["players"]] == [2, 0, 2]
    assert table.view()["sequence"]["mode"] == "card", "no fight"
    give_vp(table, 0, 15, 0)
    fail(table)
    assert player(table, 1)["vp"] == 5, "without an Eon 10 VP"
    fail(table)
    assert player(table, 2)["eons"] == 1


@pytest.mark.clause("GZ-70", "GZ-R30")
def test_plane_shifting() -> None:
    table = at_event("plane_shifting", "pearl crystal")
    view = table.view()
    assert view["phase"] == "move"
    assert view["sequence"] is None
    assert view["events"]["queue"] == [0, 1]
    do(table, "move crystal")
    assert player(table, 0)["galaxy"] == "crystal"
    assert moves(table) == ["move pearl", "move entropic", "move distorted", "stay"]
    know_phantom(table, "1 1 2 2 3 3")
    assert "move phantom" in moves(table), "once its Code is revealed"
    do(table, "stay")
    assert table.view()["sequence"]["mode"] == "turn"


@pytest.mark.clause("GZ-69", "GZ-R32", "GZ-68")
@pytest.mark.parametrize(
    ("dice", "vp"),
    [
        (("1 2 3 4 7 8",) * 3, [30, 30, 30]),
        (("5 5 5 5 5 1", "5 5 5 5 5 1", "1 2 3 4 7 8"), [30, 30, 15]),
        (("5 5 5 5 5 1", "5 5 5 5 5 5", "1 2 3 4 7 8"), [15, 30, 15]),
    ],
)
def test_cosmic_convergence(dice: tuple[str, ...], vp: list[int]) -> None:
    table = at_event("cosmic_convergence", "pearl crystal entropic")
    give_vp(table, 20, 20, 20)
    for seat, text in enumerate(dice):
        view = table.view()
        assert view["sequence"]["mode"] == "convergence"
        assert view["fight"]["fighters"] == [0, 1, 2]
        assert view["events"]["queue"] == list(range(seat, 3))
        play_fight(table, text, 3)
    assert [p["vp"] for p in table.view()["players"]] == vp
    assert [p["eons"] for p in table.view()["players"]] == [3, 3, 3], "no Eons change hands"


@pytest.mark.clause("GZ-69", "GZ-R32", "GZ-R34")
def test_no_escape_from_the_convergence() -> None:
    table = at_event("cosmic_convergence", "pearl crystal", "1 1")
    play_fight(table, "2 2 3 5 5 8", 3)
    assert table.view()["phase"] == "sequence"
    assert table.view()["fight"]["scores"] == [0, None]
    assert "eon" in names(play_fight(table, "1 2 2 2 5 5", 3)), "Lucky Number 1"


@pytest.mark.clause("GZ-76")
@pytest.mark.parametrize(("event", "galaxy"), [("spiral_storm", "crystal"), ("phantom_storm", "")])
def test_solo_success_over_others_gives_nothing(event: str, galaxy: str) -> None:
    table = started(galaxy or "pearl", variant="advanced", event=event)
    if not galaxy:
        know_phantom(table, "1 1 2 2 3 3")
        move_pawn(table, 0, "phantom")
    lay(table, "1 2 3 4 7 8", 3)
    do(table, "stop", "cancel galactzy")
    succeed(table)
    assert table.view()["phase"] == "sequence"
    assert table.view()["round"] == 2
    assert player(table)["vp"] == 0


@pytest.mark.clause("GZ-77")
@pytest.mark.parametrize(
    ("dice", "events"), [("1 1 1 4 4 2", -5), ("2 2 2 6 6 1", 10), ("5 5 5 5 5 1", 10)]
)
def test_convergence_solo(dice: str, events: int) -> None:
    table = at_event("cosmic_convergence", "pearl")
    give_vp(table, 20)
    play_fight(table, dice, 3)
    assert table.scores()[0]["events"] == events
