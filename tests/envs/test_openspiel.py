"""OpenSpiel's own tests pass on its adapter, its search runs on it, and chance is true."""

import collections
import copy
import itertools
import json
import pickle

import numpy as np
import pytest

from galactable.core.errors import SetupError
from galactable.core.game import Game
from galactable.core.registry import games

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr  # noqa: E402

from galactable.envs import openspiel  # noqa: E402
from galactable.sim.inputs import expand  # noqa: E402

GAMES = [pytest.param(game, id=game.slug) for game in games()]
SURE = 1e-4  # a fair die is called false in one run of ten thousand, and seeds are fixed


def moved(state, dice, moves: int):
    """So many random moves on, past all chance."""
    while not state.is_terminal() and (state.is_chance_node() or moves > 0):
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(dice.choice(actions, p=odds)))
        else:
            state.apply_action(int(dice.choice(state.legal_actions())))
            moves -= 1
    return state


def begun(slug: str, *setup, seed: int = 1, moves: int = 0, **how):
    loaded = openspiel.load(slug, *setup, seed=seed, **how)
    return loaded, moved(loaded.new_initial_state(), np.random.default_rng(seed), moves)


def unlikely(counts, expected) -> bool:
    """Pearson's chi-square: whether such counts are hard to believe."""
    from scipy.stats import chi2  # seconds, which every process would spend to look for tests

    counts, expected = np.array(counts, float), np.array(expected, float)
    statistic = ((counts - expected) ** 2 / expected).sum()
    return bool(chi2.sf(statistic, len(counts) - 1) < SURE)


@pytest.mark.parametrize(
    ("slug", "chance"),
    [*((game.slug, "sampled") for game in games()), ("rock-the-galaxy", "explicit")],
)
def test_random_simulation(slug: str, chance: str) -> None:
    loaded = openspiel.load(slug, chance=chance, seed=1)
    # OpenSpiel cannot serialise a sampled game that is written in Python.
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=chance == "explicit", verbose=False)


@pytest.mark.parametrize("game", GAMES)
def test_it_is_found_by_name(game: Game) -> None:
    name = openspiel.name_of(game)
    assert pyspiel.load_game(name).num_players() == game.check_setup(None, None)[1]
    variant, seats = game.setups()[-1]
    loaded = pyspiel.load_game(f"{name}(players={seats},variant={variant},chance=explicit)")
    assert loaded.num_players() == seats
    kind = loaded.get_type()
    assert kind.chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    zero_sum = kind.utility == pyspiel.GameType.Utility.ZERO_SUM
    assert zero_sum == (seats > 1)
    usual, listed = pyspiel.load_game(name), kind.parameter_specification
    assert (usual.chance, usual.expanded) == ("sampled", False)
    assert (usual.variant, usual.seats) == (listed["variant"], listed["players"])
    assert (listed["chance"], listed["expanded"], listed["seed"]) == ("sampled", False, -1)


@pytest.mark.parametrize("game", GAMES)
def test_an_illegal_action_is_one_clear_error(game: Game) -> None:
    _, state = begun(game.slug, moves=3)
    before = str(state)
    legal = state.legal_actions()
    told = ", ".join(map(str, legal[:12])) + r"(, \.\.\.)?$"
    illegal = [code for code in (-2, game.moves.count, 10**6, *range(400)) if code not in legal]
    for action in illegal[:40]:
        with pytest.raises(
            ValueError, match=f"move {action} is not legal for .*: legal are {told}"
        ):
            state.apply_action(action)
    assert str(state) == before
    assert len(state.history()) == len(state.full_history())


def test_an_illegal_outcome_of_chance_is_one_clear_error() -> None:
    loaded = openspiel.load("tiny-galaxies", chance="explicit")
    state = loaded.new_initial_state()
    with pytest.raises(ValueError, match="chance has outcomes 0 to 39, not 40"):
        state.apply_action(40)


def test_after_the_end_nothing_is_legal() -> None:
    _, state = begun("rock-the-galaxy", "first", 2, moves=10**6)
    assert state.is_terminal()
    with pytest.raises(ValueError, match="the game is over"):
        state.apply_action(0)


def test_explicit_deals_are_all_deals_equally_often() -> None:
    """Tiny Galaxies: the first planet of the row is each of 40, and so is any other."""
    loaded = openspiel.load("tiny-galaxies", chance="explicit")
    state = loaded.new_initial_state()
    found = []
    for outcome, odds in state.chance_outcomes():
        assert odds == pytest.approx(1 / 40)
        child = moved(state.child(outcome), np.random.default_rng(outcome), 0)
        found.append(json.loads(child.view(-2))["row"][0]["id"])
    assert len(set(found)) == 40


@pytest.mark.parametrize("chance", openspiel.CHANCES)
def test_deals_are_as_likely_as_they_should_be(chance: str) -> None:
    """Chi-square: each of the 40 planets is laid out equally often, at each place."""
    loaded = openspiel.load("tiny-galaxies", chance=chance, seed=5)
    dice, deals = np.random.default_rng(5), 800 if chance == "sampled" else 240
    counts: list[collections.Counter[str]] = []
    rows = set()
    for _ in range(deals):
        laid = json.loads(moved(loaded.new_initial_state(), dice, 0).view(-1))["row"]
        row = [planet["id"] for planet in laid if planet]
        rows.add(tuple(row))
        counts = counts or [collections.Counter() for _ in row]
        for place, planet in zip(counts, row, strict=True):
            place[planet] += 1
    assert len(rows) > 0.95 * deals, "hardly a deal comes twice"
    for place in counts:
        assert len(place) == 40
        assert not unlikely(list(place.values()), [deals / 40] * 40)


def test_a_die_has_its_faces_with_exact_probabilities() -> None:
    """Galactzy, sampled: a throw is a chain of dice, each with equally likely faces."""
    _, state = begun("galactzy", "basic", 1)
    dice, seen = np.random.default_rng(2), 0
    while not state.is_terminal() and seen < 40:
        if state.is_chance_node():
            odds = [p for _, p in state.chance_outcomes()]
            assert len(odds) in (4, 6, 8)
            assert odds == pytest.approx([1 / len(odds)] * len(odds))
            children = {str(state.child(face)) for face in range(len(odds))}
            assert len(children) == len(odds), "every face is another table"
            seen += 1
            state.apply_action(int(dice.integers(len(odds))))
        else:
            state.apply_action(int(dice.choice(state.legal_actions())))
    assert seen == 40


def test_sampled_draws_follow_the_counts() -> None:
    """Rock the Galaxy, sampled: opening hands of the whole deck, card by card."""
    loaded = openspiel.load("rock-the-galaxy", "standard", 2, seed=3)
    first = moved(loaded.new_initial_state(), np.random.default_rng(1), 0)
    while not first.is_chance_node():
        first.apply_action(first.legal_actions()[0])
    assert len(first.chance_outcomes()) == 1, "a whole deal is one node"
    counts, deals = np.zeros(41), 1500
    for _ in range(deals):
        state = first.clone()
        state.apply_action(0)
        counts += state._open()["hand"][0][0]
    s = state._open()[0]
    cards = (s.hand.sum(axis=0) + s.deck).astype(float)  # both hands and the rest: all cards
    expected = counts.sum() * cards / cards.sum()
    there = expected > 0
    assert not unlikely(counts[there], expected[there])


def test_the_seed_decides_what_is_sampled() -> None:
    def deals(seed: int) -> list[str]:
        loaded = openspiel.load("rock-the-galaxy", seed=seed)
        dice = np.random.default_rng(1)
        return [moved(loaded.new_initial_state(), dice, 6).view(-2) for _ in range(3)]

    assert deals(1) == deals(1)
    assert deals(1) != deals(2)
    assert deals(-1) != deals(-1)


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_goes_on_as_the_original_would(game: Game) -> None:
    for chance in openspiel.CHANCES:
        loaded, state = begun(game.slug, chance=chance, moves=5)
        twins = [state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))]
        assert pickle.loads(pickle.dumps(loaded)).num_players() == loaded.num_players()
        for twin in twins:
            assert str(twin) == str(state)
            assert twin.history() == state.history()
            assert twin.legal_actions() == state.legal_actions()
        if chance == "explicit":
            ends = {str(moved(t, np.random.default_rng(9), 8)) for t in [state, *twins]}
            assert len(ends) == 1


@pytest.mark.parametrize("game", [g for g in games() if g.hides], ids=lambda g: g.slug)
def test_resampling_keeps_what_the_player_knows(game: Game) -> None:
    dice = np.random.default_rng(1)
    others = 0
    _, state = begun(game.slug, moves=2)
    for _ in range(12):
        moved(state, dice, 2)
        if state.is_terminal():
            break
        for player in range(state.num_players()):
            known = state.information_state_string(player)
            twin = state.resample_from_infostate(player, dice.random)
            assert twin.information_state_string(player) == known
            if player == state.current_player():
                assert twin.legal_actions() == state.legal_actions()
            others += twin.view(-2) != state.view(-2)
            moved(twin, dice, 3)
    assert others, "what is hidden is dealt anew"


def test_information_states_remember() -> None:
    """The same view reached in two ways is two information states, and one observation."""
    found: dict[str, set[str]] = collections.defaultdict(set)
    loaded = openspiel.load("cosmic-factory", chance="explicit")
    start = moved(loaded.new_initial_state(), np.random.default_rng(1), 4)
    for moves in itertools.product(range(3), repeat=3):
        state = start.clone()
        for index in moves:
            legal = state.legal_actions()
            if state.is_chance_node() or index >= len(legal):
                break
            state.apply_action(legal[index])
        if not state.is_chance_node():
            found[state.observation_string(0)].add(state.information_state_string(0))
    assert max(map(len, found.values())) > 1


def test_a_player_remembers_what_it_was_told() -> None:
    """Of a throw all are told its faces; of a secret draw only who drew."""
    _, state = begun("galactzy", "basic", 2)
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    thrown = [state.child(outcome) for outcome in (0, 1)]
    while all(one.is_chance_node() for one in thrown):  # the other dice fall alike
        for one in thrown:
            one.apply_action(0)
    for player in (0, 1):
        assert len({one.memory[player] for one in thrown}) == 2
    _, state = begun("rock-the-galaxy", "basic", 3, seed=7, chance="explicit")
    dice, seen = np.random.default_rng(7), collections.Counter()
    while not state.is_terminal() and state.ply < 200:
        if state.is_chance_node():
            state.apply_action(int(dice.integers(len(state.chance_outcomes()))))
            continue
        mover, before = state.current_player(), list(state.memory)
        state.apply_action(int(dice.choice(state.legal_actions())))
        if not state.is_chance_node():
            assert state.memory[mover] != before[mover], "its own move"
            seen[
                tuple(state.memory[other] != before[other] for other in range(3) if other != mover)
            ] += 1
    assert seen[True, True]


@pytest.mark.parametrize(
    ("limit", "most", "listed"),
    [("DRAWS", 6, True), ("DRAWS", 5, False), ("OUTCOMES", 8, True), ("OUTCOMES", 7, False)],
)
def test_few_draws_are_listed_and_many_are_sampled(
    monkeypatch: pytest.MonkeyPatch, limit: str, most: int, listed: bool
) -> None:
    """The first throw of Galactzy is one of six dice."""
    monkeypatch.setattr(openspiel, f"FEW_{limit}", most)
    _, state = begun("galactzy", "basic", 1)
    while not state.is_chance_node():
        named = {state.action_to_string(action): action for action in state.legal_actions()}
        state.apply_action(named.get("Throw 6d8", state.legal_actions()[-1]))
    assert (len(state.chance_outcomes()) > 1) is listed


@pytest.mark.parametrize("game", GAMES)
def test_a_player_knows_what_the_seat_may_see(game: Game) -> None:
    loaded, state = begun(game.slug)
    dice = np.random.default_rng(1)
    for _ in range(6):
        moved(state, dice, 1)
        observer = loaded.make_py_observer()
        observer.set_from(state, state.current_player())
        assert observer.tensor.any()
        assert game.slug in observer.string_from(state, state.current_player())


def test_its_tree_search_plays() -> None:
    loaded, state = begun("rock-the-galaxy", "first", 2, chance="explicit")
    dice = np.random.RandomState(1)
    bot = mcts.MCTSBot(loaded, 1.4, 4, mcts.RandomRolloutEvaluator(1, dice), random_state=dice)
    assert bot.step(state) in state.legal_actions()


def test_its_information_set_search_plays() -> None:
    _, state = begun("rock-the-galaxy", "first", 2, moves=4)
    dice = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=mcts.RandomRolloutEvaluator(1, dice),
        uct_c=1.4,
        max_simulations=4,
        random_state=dice,
    )
    assert bot.step(state) in state.legal_actions()


def test_its_sampling_cfr_runs() -> None:
    """The tabular tools that walk the whole tree have no end here; one that samples has."""
    loaded, state = begun("rock-the-galaxy", "first", 2, chance="explicit")
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(loaded)
    np.random.seed(1)
    solver.iteration()
    odds = solver.average_policy().action_probabilities(state)
    assert set(odds) == set(state.legal_actions())
    assert sum(odds.values()) == pytest.approx(1)


@pytest.mark.parametrize("game", GAMES)
def test_chance_decides_where_the_rules_draw_and_only_there(game: Game) -> None:
    """Most draws decide something, and moves that draw nothing are settled at once."""
    variant, seats = game.setups()[0]
    loaded = openspiel.load(game.slug, variant, seats, seed=5)
    state = loaded.new_initial_state()
    assert state.is_chance_node(), "the deal is chance"
    dice = np.random.default_rng(5)
    draws = differed = settled = 0
    while not state.is_terminal() and draws < 20:
        if state.is_chance_node():
            odds = state.chance_outcomes()
            assert sum(p for _, p in odds) == pytest.approx(1)
            if len(odds) > 1:
                tables = {str(state.child(outcome)) for outcome, _ in odds[:5]}
                differed += len(tables) > 1
                draws += 1
            state.apply_action(int(dice.integers(len(odds))))
            continue
        before = str(state)
        state.apply_action(int(dice.choice(state.legal_actions())))
        if not state.is_chance_node():
            settled += 1
            assert str(state) != before
    assert differed > draws / 2 or not draws, f"{differed} of {draws} draws decide anything"
    assert settled > 0, "some moves leave nothing to chance"


@pytest.mark.parametrize("game", GAMES)
def test_what_a_game_says_of_itself(game: Game) -> None:
    """Its bounds are those of its rewards: places are shared out, or points by the hundred."""
    for variant, seats in game.setups():
        loaded = openspiel.load(game.slug, variant, seats)
        points = seats == 1 and variant not in game.rivals
        most = 10.0 if points else 1.0
        assert (loaded.min_utility(), loaded.max_utility()) == (-most, most)
        assert loaded.utility_sum() == (0.0 if seats > 1 else None)
        assert loaded.max_game_length() == game.bound(seats, variant)
        assert loaded.num_distinct_actions() == game.moves.count
        assert loaded.num_players() == seats
        # Every ply and the deal may draw: the bound of them all together.
        draws = loaded.max_chance_outcomes()
        assert loaded.max_chance_nodes_in_history() == draws * (loaded.max_game_length() + 1)


def test_an_observer_remembers_only_where_it_is_asked_to() -> None:
    loaded, state = begun("rock-the-galaxy", moves=5)
    recall = pyspiel.IIGObservationType(perfect_recall=True)
    for asked in (None, pyspiel.IIGObservationType(perfect_recall=False)):
        assert loaded.make_py_observer(asked).string_from(state, 0) == state.view(0)
    told = loaded.make_py_observer(recall).string_from(state, 0)
    assert told == f"{state.view(0)} {state.memory[0].hex()}"


@pytest.mark.parametrize("chance", ["sampled", "explicit"])
def test_a_move_and_its_draws_are_one_ply(chance: str) -> None:
    _, state = begun("galactzy", "basic", 1, chance=chance, seed=4)
    dice, plies = np.random.default_rng(4), 0
    while not state.is_terminal():
        assert str(state).startswith(f"ply {plies} ")
        moved(state, dice, 1)
        plies += 1
    assert plies > 30


@pytest.mark.parametrize("game", GAMES)
def test_returns_are_the_rewards_of_the_places(game: Game) -> None:
    variant, seats = game.setups()[-1]
    dice = np.random.default_rng(6)
    state = openspiel.load(game.slug, variant, seats, seed=6).new_initial_state()
    while not state.is_terminal():
        assert state.returns() == [0.0] * seats
        moved(state, dice, 1)
    view = json.loads(state.view(-1))
    if seats == 1:
        points = view["scores"][0]["total"] / 100
        won = 1.0 if view["places"] == [1] else -1.0
        assert state.returns() == [won if variant in game.rivals else points]
        return
    steps = np.linspace(1, -1, seats)
    for place, reward in zip(view["places"], state.returns(), strict=True):
        ties = view["places"].count(place)
        assert reward == pytest.approx(float(np.mean(steps[place - 1 : place - 1 + ties])))


def test_tensors_can_be_floats_for_a_network() -> None:
    """The numbers of the usual tensor, expanded."""
    rock = next(game for game in games() if game.slug == "rock-the-galaxy")
    (plain, state), (wide, other) = (
        begun(rock.slug, moves=9, expanded=expanded) for expanded in (False, True)
    )
    rows, floats = plain.make_py_observer(), wide.make_py_observer()
    for player in range(2):
        rows.set_from(state, player)
        floats.set_from(other, player)
        assert np.array_equal(floats.tensor, expand(rock, rows.tensor.astype(np.int16)))


@pytest.mark.parametrize("seed", [-2, 2**31, 2**40, 1.5, True, None, "3"])
def test_sampled_chance_has_a_seed_that_openspiel_can_hold(seed: object) -> None:
    with pytest.raises(SetupError, match="chance has a seed from 0 to 2147483647, or -1"):
        openspiel.load("tiny-galaxies", seed=seed)
    if seed == -2:
        with pytest.raises(SetupError, match="chance has a seed"):
            pyspiel.load_game("galactable_tiny_galaxies(seed=-2)")
