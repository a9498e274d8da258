"""The rules in a terminal: how to play, clause by clause, and behind `?` in a game."""

import pydoc
import sys
from io import StringIO

import pytest

from galactable.cli import main
from galactable.core.registry import in_tree

ESCAPE = "\x1b"


@pytest.fixture
def run(monkeypatch, capsys, tmp_path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))

    def command(*words: str, keys: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["galactable", *words])
        monkeypatch.setattr(sys, "stdin", StringIO(keys))
        with pytest.raises(SystemExit) as left:
            main()
        out, err = capsys.readouterr()
        return int(left.value.code or 0), out, err

    return command


@pytest.mark.parametrize("slug", in_tree())
def test_how_to_play_is_printed_as_plain_text(run, slug):
    status, out, _ = run("rules", slug, "--lang", "de")
    assert status == 0
    assert "so wird gespielt" in out
    assert "DEIN ZUG" in out or "EINE RUNDE" in out
    assert ESCAPE not in out, "a pipe gets no colours"
    assert "**" not in out
    assert not [line for line in out.splitlines() if line != line.rstrip()]
    assert max(map(len, out.splitlines())) <= 100


def test_clause_by_clause(run):
    status, out, _ = run("rules", "galactzy", "--reference")
    assert status == 0
    assert "[GZ-41]" in out
    assert "[GZ-41]" not in run("rules", "galactzy", "--lang", "en")[1]


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["rules", "chess"], "no game is called 'chess'"),
        (["rules", "galactzy", "--lang", "xx"], "there is no language 'xx'"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(run, words, line):
    status, out, err = run(*words)
    assert (status, out) == (2, "")
    assert line in err


def test_a_question_mark_shows_it_in_any_pager(run, monkeypatch):
    shown: list[str] = []
    monkeypatch.setattr(pydoc, "pager", shown.append)
    monkeypatch.setenv("TERM", "xterm-256color")
    run("play", "rock-the-galaxy", "--seats", "2", "--seed", "1", "--lang", "en", keys="?\nq\n")
    assert "Rock the Galaxy: how to play" in shown[0]
    assert ESCAPE not in shown[0]
