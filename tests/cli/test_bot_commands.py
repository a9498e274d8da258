"""``arena`` and ``analyse`` as people use them."""

import json
import signal
import sys

import pytest
from rich.progress import Progress

from galactable.cli import main


@pytest.fixture
def run(monkeypatch, capsys):
    def command(*words: object) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["galactable", *map(str, words)])
        with pytest.raises(SystemExit) as left:
            main()
        out, err = capsys.readouterr()
        return int(left.value.code or 0), out, err

    return command


def test_arena_as_json_and_as_a_table(run, monkeypatch):
    words = ("arena", "rock-the-galaxy", "--bots", "greedy,random", "--games", 4)
    status, out, _ = run(*words, "--processes", 1, "--json")
    found = json.loads(out)
    assert status == 0
    assert set(found) == {"game", "variant", "seats", "games", "seed", "bots"}
    assert {"name", "games", "wins", "share", "points", "elo"} <= set(found["bots"][0])
    monkeypatch.setenv("COLUMNS", "80")
    status, out, _ = run(*words, "--processes", 1)
    assert status == 0
    assert max(map(len, out.splitlines())) <= 80
    rows = [line.split() for line in out.splitlines() if line.startswith(("greedy", "random"))]
    bots = sorted(found["bots"], key=lambda bot: -bot["elo"][1])
    for bot, row, by_seat in zip(bots, rows[:2], rows[2:], strict=True):
        assert row[:3] == [bot["name"], "4", f"{bot['wins']:g}"]
        assert by_seat == [bot["name"], *(f"{100 * share[1]:.0f}%" for share in bot["by_seat"])]


def press_ctrl_c(monkeypatch, where, name, when):
    """The signal comes when the function ``name`` has been called so often."""
    called, whole = [], getattr(where, name)

    def counted(*given, **more):
        called.append(1)
        if len(called) == when:
            signal.raise_signal(signal.SIGINT)
        return whole(*given, **more)

    monkeypatch.setattr(where, name, counted)


@pytest.mark.parametrize("processes", [1, 2])
def test_an_arena_that_is_stopped_shows_the_deals_it_played(run, monkeypatch, processes):
    """Seven games are three deals in both seats, and one more: that one is left out."""
    words = ("arena", "rock-the-galaxy", "--bots", "greedy,random", "--processes", processes)
    press_ctrl_c(monkeypatch, Progress, "advance", 7)
    status, out, err = run(*words, "--games", 1000, "--json")
    assert status == 130
    assert "stopped after 6 of 1000 games" in err
    assert json.loads(out) == json.loads(run(*words, "--games", 6, "--json")[1])


def test_an_arena_that_is_stopped_at_once_shows_nothing(run, monkeypatch):
    press_ctrl_c(monkeypatch, Progress, "advance", 1)
    words = ("arena", "rock-the-galaxy", "--bots", "greedy,random", "--processes", 1)
    assert run(*words, "--games", 10, "--json")[:2] == (130, "")


def test_a_benchmark_that_is_stopped_keeps_the_lines_it_played(run, monkeypatch, tmp_path):
    press_ctrl_c(monkeypatch, Progress, "update", 2)
    file = tmp_path / "greedy.json"
    words = ("benchmark", "greedy", "--games", "rock-the-galaxy", "--part", 0.02)
    status, out, err = run(*words, "--processes", 1, "--json", "--out", file)
    assert status == 130
    assert "stopped after 2 of 4 lines" in err
    assert [row["opponent"] for row in json.loads(out)["lines"]] == ["random", "greedy"]
    assert json.loads(file.read_text()) == json.loads(out)


def test_arena_refuses_an_unknown_bot_in_one_line(run):
    status, out, err = run("arena", "rock-the-galaxy", "--bots", "hal", "--games", 2)
    assert status == 2
    assert out == ""
    assert "no bot is called 'hal'" in err


@pytest.fixture(scope="module")
def recorded(tmp_path_factory):
    from galactable.cli.record import play_bots
    from galactable.core import recordfile
    from galactable.core.table import Table

    path = tmp_path_factory.mktemp("games") / "game.jsonl"
    table = Table("rock-the-galaxy", 2, "first", seed=3)
    play_bots(table, ["greedy", "random"])
    recordfile.save(table, path)
    return path


def test_analyse_a_decision(run, recorded):
    status, out, _ = run("analyse", recorded, "--ply", 3, "--playouts", 40, "--json")
    found = json.loads(out)
    assert status == 0
    assert found["ply"] == 3
    assert {"move", "text", "visits", "points", "win"} <= set(found["moves"][0])
    assert found["played"] in [move["move"] for move in found["moves"]]
    assert run("analyse", recorded, "--ply", 3, "--playouts", 40)[0] == 0


def test_analyse_a_game_with_a_page(run, recorded, tmp_path):
    page = tmp_path / "report.html"
    status, out, _ = run("analyse", recorded, "--playouts", 20, "--page", page, "--json")
    found = json.loads(out)
    assert status == 0
    assert len(found["costs"]) == len(found["luck"]) == 2
    assert found["curve"]
    assert "<svg" in page.read_text()
    assert run("analyse", recorded, "--playouts", 20)[0] == 0


def test_analyse_refuses_what_is_not_there(run, recorded, tmp_path):
    assert run("analyse", recorded, "--ply", 10**6)[0] == 2
    assert run("analyse", tmp_path / "none.jsonl")[0] == 2


OWN = """
from galactable.bots import Bot

class First(Bot):
    'Takes the first move.'
    def decide(self, desk, seat, key):
        return desk.legal(seat)[0]
"""


@pytest.fixture
def own_bot(tmp_path, monkeypatch):
    (tmp_path / "mine.py").write_text(OWN)
    monkeypatch.chdir(tmp_path)
    yield "mine:First"
    sys.modules.pop("mine", None)


def test_a_bot_of_ones_own_in_the_arena_and_in_a_record(run, own_bot, tmp_path):
    status, out, err = run(
        "arena", "rock-the-galaxy", "--bots", f"{own_bot},random", "--games", 4, "--audit", "--json"
    )
    assert status == 0, err
    assert [bot["name"] for bot in json.loads(out)["bots"]] == [own_bot, "random"]
    assert f"{own_bot} equals its own copy" in err
    path = tmp_path / "game.jsonl"
    words = ("record", "rock-the-galaxy", "--bots", f"random,{own_bot}", "--out", path)
    assert run(*words)[0] == 0
    assert json.loads(path.read_text().splitlines()[0])["players"] == ["random", own_bot]
    assert run("replay", path, "--verify")[0] == 0


def test_a_server_seats_only_bots_that_its_operator_named(own_bot, monkeypatch):
    from galactable.cli.serve import _invite
    from galactable.core.errors import GalactableError
    from galactable.table import thinking

    monkeypatch.setenv(thinking.GUESTS, "")
    assert own_bot not in thinking.bot_names()
    assert thinking.bot_called(own_bot).name == "captain"
    with pytest.raises(GalactableError, match="no bot 'mine:Nobody'"):
        _invite(["mine:Nobody"])
    _invite([own_bot])
    assert thinking.bot_names()[-1] == own_bot
    assert thinking.bot_called(own_bot).name == own_bot
    assert thinking.bot_lines()[-1]["about"] == "Takes the first move."


def test_benchmark(run, tmp_path):
    out = tmp_path / "result.json"
    words = ("benchmark", "random", "--games", "rock-the-galaxy", "--part", 0.02)
    status, printed, err = run(*words, "--processes", 1, "--json", "--out", out)
    assert status == 0, err
    found = json.loads(printed)
    assert json.loads(out.read_text()) == found
    assert found["benchmark"] == "galactable-benchmark/1"
    assert {line["game"] for line in found["lines"]} == {"rock-the-galaxy"}
    assert found["lines"][0]["share"][1] == 0.5, "random is as good as its copy"
    assert found["score"] is None, "a score needs all games"
    assert "this is not a result" in err
    assert run("benchmark", "hal")[0] == 2
    assert run("benchmark", "random", "--games", "chess")[0] == 2
