"""The commands as people use them."""

import json
import os
import re
import subprocess
import sys
from io import BytesIO, StringIO, TextIOWrapper
from pathlib import Path
from random import Random
from typing import TextIO

import pytest

from galactable import Table
from galactable.cli import main
from galactable.cli.arguments import terminal
from galactable.cli.play import ME, Session
from galactable.core.language import languages
from galactable.core.registry import games


@pytest.fixture
def run(monkeypatch, capsys, tmp_path):
    """Runs a command; gives exit status, standard output and standard error."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))

    def command(*words: object, keys: str | TextIO = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["galactable", *map(str, words)])
        monkeypatch.setattr(sys, "stdin", StringIO(keys) if isinstance(keys, str) else keys)
        with pytest.raises(SystemExit) as left:
            main()
        out, err = capsys.readouterr()
        return int(left.value.code or 0), out, err

    return command


def test_games_as_a_table_and_as_json(run):
    status, out, _ = run("games")
    assert status == 0
    assert "rock-the-galaxy" in out
    rows = json.loads(run("games", "--json")[1])
    row = next(row for row in rows if row["slug"] == "rock-the-galaxy")
    assert row["seats"] == [2, 3, 4]
    assert row["variants"] == {"first": [2, 3, 4], "basic": [2, 3, 4], "standard": [2, 3, 4]}


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["record", "chess"], "no game is called 'chess'; there are"),
        (["record", "rock-the-galaxy", "--seats", "9"], "is for 2, 3, 4 seats, not 9"),
        (["record", "rock-the-galaxy", "--seats", "two"], "Invalid value for '--seats'"),
        (["record", "rock-the-galaxy", "--variant", "blitz"], "has no variant 'blitz'"),
        (
            ["record", "rock-the-galaxy", "--bots", "deep-thought"],
            "no bot is called 'deep-thought'",
        ),
        (["record", "rock-the-galaxy", "--bots", "random,random,random"], "--bots names a bot"),
        (["record", "rock-the-galaxy", "--games", "3"], "--games needs --out"),
        (["record", "rock-the-galaxy", "--out", "/proc/none/x.jsonl"], "cannot write"),
        (["replay", "/no/such/file.jsonl"], "cannot read"),
        (["fly"], "No such command 'fly'"),
        (["bench", "--seats", "3", "chess"], "no game is called 'chess'"),
        (["train", "chess", "--out", "a.npz"], "no game is called 'chess'"),
        (["train", "rock-the-galaxy", "--out", "a.pt"], "a net's file ends in .npz, not 'a.pt'"),
        (["train", "rock-the-galaxy", "--out", "no/such/a.npz"], "there is no folder no/such"),
        (["train", "rock-the-galaxy", "--out", "a.npz", "--rate", "fast"], "--rate is two numbers"),
        (["arena", "rock-the-galaxy", "--bots", "net:/no/such.npz"], "cannot read /no/such.npz"),
    ],
)
def test_a_wrong_argument_gets_one_clear_line_and_status_2(run, words, line):
    status, out, err = run(*words)
    assert status == 2
    assert line in err
    assert len(err.strip().splitlines()) == 1
    assert out == ""


def test_record_then_replay(run, tmp_path):
    path = tmp_path / "game.jsonl"
    options = ["--seats", 2, "--variant", "first", "--seed", 4, "--bots", "greedy,random"]
    assert run("record", "rock-the-galaxy", *options, "--out", path)[0] == 0
    status, out, err = run("replay", path, "--verify")
    assert status == 0
    assert "Verified" in err
    assert "The game is over." in out
    _, out, _ = run("record", "rock-the-galaxy", *options)
    assert out == path.read_text(), "the same seed and bots, the same game"
    path.write_text(path.read_text().replace('"seed": 4', '"seed": 5'))
    status, _, err = run("replay", path, "--verify")
    assert status == 2
    assert "line 3: chance is" in err


def test_many_records_go_into_a_folder(run, tmp_path):
    folder = tmp_path / "many"
    assert run("record", "rock-the-galaxy", "--seed", 7, "--games", 3, "--out", folder)[0] == 0
    assert sorted(p.name for p in folder.iterdir()) == ["7.jsonl", "8.jsonl", "9.jsonl"]


def test_bench_prints_an_object_a_line(run):
    _, out, _ = run("bench", "rock-the-galaxy", "--seats", 2, "--json")
    rows = [json.loads(line) for line in out.splitlines()]
    assert [row["mode"] for row in rows][:3] == ["compiled", "interpreted", "table"]
    for row in rows:
        assert list(row) == [
            "game",
            "variant",
            "seats",
            "mode",
            "decisions_per_s",
            "games_per_s",
            "decisions_per_game",
        ]
        assert row["decisions_per_s"] > 0


def saved(tmp_path: Path) -> Path:
    return tmp_path / "data" / "galactable" / "saves" / "rock-the-galaxy.jsonl"


def test_play_quit_and_resume(run, tmp_path):
    status, out, _ = run(
        "play", "rock-the-galaxy", "--seed", 3, keys="l\n2\nu\ns\nl\nh\nx\n999\nq\n"
    )
    assert status == 0
    assert "Play as Purple Rays" in out
    assert "Nothing has happened yet." in out
    assert "A strong player might" in out
    scores = [line for line in out.splitlines() if re.search(r": \d+ point|Points for", line)]
    assert scores[0].lstrip("> ").startswith("You: ")
    assert "Points for singles" in scores[1], "what is yours stands under your own line"
    assert "nothing to take back" in out
    assert "Vega (you)" in out
    assert "“x” is none of these:" in out
    assert "Choose a number from 1 to" in out
    assert "Saved." in out
    lines = saved(tmp_path).read_text().splitlines()
    assert json.loads(lines[1])["args"] == {"band": "purple"}
    _, _, err = run("play", "rock-the-galaxy", keys="q\n")
    assert "Resuming your game" in err


def test_a_hint_is_carried_out_with_one_key(run):
    """Cosmic Factory's plan for a round are twenty moves."""
    table = ("play", "cosmic-factory", "--variant", "beginner", "--seed", 5, "--fresh")
    _, out, _ = run(*table, keys="d\nh\nd\nd\nq\n")
    unasked, hint, followed = re.split("A strong player might: Lay tile|> You took", out)
    assert "“d” is none of these" in unasked
    assert hint.count("Lay tile") == 8
    assert "Round 2 of 5" in followed
    assert "“d” is none of these" in followed, "a hint is for once"
    _, out, _ = run(*table, keys="1\nh\nu\n2\nd\nq\n")
    assert "“d” is none of these" in out, "and for the table that was asked about"


def test_undo_takes_back_all_of_a_hint(tmp_path):
    table = Table("cosmic-factory", 2, "beginner", 5)
    for seat in (0, 1):
        table.play(table.game.moves.first("ready"), seat)
    session = Session(table, 0, [ME, "greedy"], tmp_path / "save.jsonl", terminal())
    states = [table.states.tobytes()]
    table.play(table.codes(0)[0], 0)
    states.append(table.states.tobytes())
    ahead, plan = table.clone(), []
    for _ in range(3):
        plan.append(ahead.codes(0)[0])
        ahead.play(plan[-1], 0)
    session.hinted = table.states.tobytes(), plan
    assert session._follow()
    assert table.states.tobytes() == ahead.states.tobytes()
    while states:
        assert session._undo()
        assert table.states.tobytes() == states.pop(), "all of the hint, then one decision"


@pytest.mark.parametrize(
    ("game", "set_up"), [("tiny-galaxies", "Laid out: "), ("cosmic-factory", "Kaos card: ")]
)
def test_what_happened_is_told_once(run, game, set_up):
    """In both the first choice is made before anybody else has done anything."""
    _, out, _ = run("play", game, "--variant", "standard", "--seed", 5, keys="1\n1\n1\nq\n")
    assert out.count(set_up) == 1


def test_what_leads_to_an_only_choice_is_told_before_it(run):
    """Galactzy's last throw leaves nothing but to stop: first the dice, then that."""
    keys = "1\n" * 3000
    _, out, _ = run("play", "galactzy", "--seats", 1, "--fresh", "--seed", 5, keys=keys)
    lines = out.splitlines()
    assert lines[lines.index("Stop (the only choice)") - 1].startswith("> You ")


def test_an_only_choice_is_not_taken_back_alone(run):
    """After Galactzy's last throw: what led to it stands, so the choice after it does, too."""
    throws = "1\n" * 60
    table = ("play", "galactzy", "--seats", 1, "--fresh", "--seed", 5)
    _, out, _ = run(*table, keys=throws)
    before = out.split("Stop (the only choice)")[0].count("> ")
    status, out, _ = run(*table, keys="1\n" * before + "u\n1\nq\n")
    assert status == 0
    assert "Stop (the only choice)" in out
    assert "There is nothing to take back." in out
    assert out.count("Stop (the only choice)") == 1


@pytest.mark.parametrize(
    "typed", ["²", "①", "9" * 5000, "-1", "1.", "\ufffd", "🂡", "1 2", "U+0031"]
)
def test_nothing_that_is_typed_breaks_a_game(run, typed):
    status, out, _ = run("play", "rock-the-galaxy", "--fresh", keys=f"{typed}\nq\n")
    assert status == 0
    assert "is none of these" in out or "Choose a number from" in out
    assert "Saved." in out


class Interrupted(StringIO):
    """A keyboard with Ctrl-C pressed after its lines."""

    def readline(self, size: int = -1, /) -> str:
        if not (line := super().readline(size)):
            raise KeyboardInterrupt
        return line


def test_interrupting_saves_the_game(run, tmp_path):
    keys = Interrupted("2\n")
    status, out, _ = run("play", "rock-the-galaxy", "--fresh", "--seed", 3, keys=keys)
    assert status == 130
    assert "Saved." in out
    assert json.loads(saved(tmp_path).read_text().splitlines()[1])["args"] == {"band": "purple"}


def test_a_terminal_without_our_signs_still_shows_the_game(run, monkeypatch):
    """Latin-1 has no box, no star and no curly quotation mark."""
    shown = TextIOWrapper(BytesIO(), encoding="latin-1")
    monkeypatch.setattr(sys, "stdout", shown)
    typed = TextIOWrapper(BytesIO(b"1\n\xe9\nq\n"), encoding="utf-8")
    status, _, _ = run("play", "tiny-galaxies", "--lang", "fr", keys=typed)
    shown.flush()
    assert status == 0
    assert "Sauvegardé".encode("latin-1") in shown.buffer.getvalue()


def test_a_damaged_save_is_kept_and_a_new_game_begins(run, tmp_path):
    run("play", "rock-the-galaxy", keys="1\nq\n")
    save = saved(tmp_path)
    save.write_text(save.read_text()[:150])
    status, _, err = run("play", "rock-the-galaxy", keys="q\n")
    assert status == 0
    assert "cannot be read" in err
    assert save.with_suffix(".damaged").exists()


def test_play_a_whole_game(run, tmp_path):
    status, out, _ = run("play", "rock-the-galaxy", "--fresh", "--seed", 1, keys="1\n" * 3000)
    assert status == 0
    assert "1. " in out
    assert not saved(tmp_path).exists()
    finished = saved(tmp_path).with_suffix(".finished.jsonl")
    assert str(finished) in out.replace("\n", "")
    assert run("replay", finished, "--verify")[0] == 0


@pytest.mark.soak
@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", [game.slug for game in games()])
def test_whole_games_with_every_key(run, tmp_path, game, lang):
    chance = Random(f"{game} {lang}")
    keys = chance.choices(["1", "2", "3", "h", "d", "u", "s", "l", "99", "?"], k=120)
    typed = "\n".join([*keys, *["1"] * 3000])
    status, out, _ = run("play", game, "--fresh", "--seed", 6, "--lang", lang, keys=typed)
    assert status == 0
    finished = saved(tmp_path).with_name(f"{game}.finished.jsonl")
    assert str(finished) in out.replace("\n", "")
    assert run("replay", finished, "--verify", "--lang", lang)[0] == 0


@pytest.fixture
def silence():
    """A keyboard that nobody touches."""
    ours, theirs = os.pipe()
    with os.fdopen(ours) as keyboard:
        yield keyboard
        os.close(theirs)


def test_cosmic_factory_against_the_clock(run, silence):
    """CF-R11: when the time is up the host ends a seat's building; the game goes on."""
    setup = ("--variant", "beginner", "--seats", 2, "--bots", "random", "--seed", 1)
    status, out, _ = run("play", "cosmic-factory", *setup, "--clock", 1, keys=silence)
    assert status == 0
    assert out.count("The time is up.") == 5  # rounds
    assert "1. Random: " in out


def test_a_game_without_a_clock_says_so(run):
    status, _, err = run("play", "galactzy", "--clock", 60)
    assert status == 2
    assert "Galactzy is not played against a clock" in err


def test_python_runs_the_package_as_the_command():
    words = [sys.executable, "-m", "galactable", "games", "--json"]
    assert len(json.loads(subprocess.run(words, capture_output=True, check=True).stdout)) == 5
