"""Record files: written whole, read with care, played again exactly."""

import io
import json
import os
import time

import pytest

from galactable import Table
from galactable.core import recordfile
from galactable.core.errors import RecordFileError


@pytest.fixture(scope="module")
def finished() -> list[str]:
    table = Table("rock-the-galaxy", 2, "first", 11)
    while not table.over:
        table.play(table.codes()[table.ply % len(table.codes())])
    return [json.dumps(line) for line in recordfile.lines(table)]


def verify(lines: list[str]) -> Table:
    read = recordfile.read(io.BytesIO("\n".join(lines).encode()), "game.jsonl")
    return recordfile.replay(read, verify=True, texts=True)


def changed(line: str, **values: object) -> str:
    return json.dumps({**json.loads(line), **values})


def test_the_lines_are_as_the_format_says(finished):
    first, second, last = (json.loads(finished[i]) for i in (0, 1, -1))
    assert list(first) == [
        "format",
        "game",
        "variant",
        "seats",
        "seed",
        "players",
        "version",
        "chance",
    ]
    assert first["format"] == "galactable/1"
    assert second == {
        "ply": 1,
        "seat": 0,
        "move": 0,
        "kind": "band",
        "args": {"band": "orange"},
        "text": "Play as Orange Groove",
        "chance": [],
    }
    assert list(last["end"]) == ["scores", "places", "table"]
    assert last["end"]["table"]["viewer"] == "all"


def test_a_record_replays(finished):
    assert verify(finished).over


@pytest.mark.parametrize(
    ("edit", "complaint"),
    [
        (lambda ls: [], "is not a record file"),
        (lambda ls: ["hello"], "is not a record file"),
        (lambda ls: [json.dumps({"format": "other/1"})], "is not a record file"),
        (
            lambda ls: [changed(ls[0], format="galactable/2"), *ls[1:]],
            "has the format galactable/2",
        ),
        (lambda ls: [changed(ls[0], game="chess"), *ls[1:]], "line 1: no game is called 'chess'"),
        (lambda ls: [changed(ls[0], variant="blitz"), *ls[1:]], "line 1: .* has no variant"),
        (lambda ls: [changed(ls[0], seats=9), *ls[1:]], "line 1: .* seats, not 9"),
        (lambda ls: [changed(ls[0], seats="two"), *ls[1:]], "is not a record file"),
        (lambda ls: [changed(ls[0], players=["one"]), *ls[1:]], "line 1: 2 seats need 2 names"),
        (lambda ls: [changed(ls[0], seed=12), *ls[1:]], "line 3: chance is"),
        (lambda ls: [*ls[:5], ls[5][:20]], "line 6: damaged or cut off"),
        (lambda ls: ls[:-1], "missing or cut off"),
        (lambda ls: ls[:9], "the game is not over"),
        (lambda ls: [*ls[:4], *ls[5:]], "line 5: ply 5 where 4 belongs"),
        (lambda ls: [*ls[:2], changed(ls[2], move=163), *ls[3:]], "line 3: move 163 .* not legal"),
        (lambda ls: [*ls[:2], changed(ls[2], move=10**12), *ls[3:]], "line 3: moves are numbered"),
        (lambda ls: [*ls[:2], changed(ls[2], kind="end"), *ls[3:]], "line 3: kind is"),
        (lambda ls: [*ls[:2], changed(ls[2], args={}), *ls[3:]], "line 3: args is"),
        (lambda ls: [*ls[:2], changed(ls[2], seat=77), *ls[3:]], "line 3: there are seats"),
        (lambda ls: [*ls[:2], changed(ls[2], chance=[]), *ls[3:]], "line 3: chance is"),
        (lambda ls: [*ls, ls[1]], "line .* lines after the end"),
        (lambda ls: [*ls, "", ls[1]], "lines after the end"),
        (lambda ls: [*ls, "", "", "hello"], "lines after the end"),
        (lambda ls: [*ls, *[""] * 100, ls[1]], "more than 100 blank lines"),
        (lambda ls: [*ls[:3], *[""] * 101, *ls[3:]], "line 5: more than 100 blank lines"),
        (lambda ls: [*ls[:2], changed(ls[2], text="Win"), *ls[3:]], "line 3: text is"),
        (lambda ls: [*ls[:2], changed(ls[2], extra=1), *ls[3:]], "line 3: no key .* 'extra'"),
        (lambda ls: [changed(ls[0], extra=1), *ls[1:]], "line 1: no key is called 'extra'"),
        (lambda ls: [changed(ls[0], practice="yes"), *ls[1:]], "no key is called 'practice'"),
        (lambda ls: [changed(ls[0], version="new"), *ls[1:]], "'new' is not a version"),
        (lambda ls: [changed(ls[0], version="99.0.0"), *ls[1:]], "recorded by version 99.0.0"),
        (lambda ls: [*ls[:-1], changed(ls[-1], more=1)], "no key is called 'more'"),
        (
            lambda ls: [*ls[:-1], json.dumps({"end": {**json.loads(ls[-1])["end"], "x": 1}})],
            "no key is called 'x'",
        ),
        (lambda ls: [*ls[:3], "", *ls[3:]], r"line 4: a blank line in the middle \(line 5"),
        (lambda ls: [*ls[:-1], json.dumps({"end": {"scores": []}})], "scores is"),
        (lambda ls: [*ls[:6], ls[-1]], "an end, but the game is not over"),
    ],
)
def test_a_damaged_record_gets_one_clear_line(finished, edit, complaint):
    with pytest.raises(RecordFileError, match=complaint) as refused:
        verify(edit(finished))
    assert "\n" not in str(refused.value)
    assert len(str(refused.value)) < 500


def test_every_key_of_every_line_is_compared(finished):
    """Whatever is altered, in whatever line, is noticed."""
    free = {"players", "version"}  # anyone may sit down; another version's is another test
    for number in (0, 1, len(finished) // 2, len(finished) - 1):
        line = json.loads(finished[number])
        inner = line.get("end", line)
        for key in inner:
            if number == 0 and key in free:
                continue
            for value in ("altered", None):
                altered = {**inner, key: value}
                wrong = {"end": altered} if "end" in line else altered
                with pytest.raises(RecordFileError):
                    verify([*finished[:number], json.dumps(wrong), *finished[number + 1 :]])


def test_an_older_version_may_have_other_words(finished):
    lines = [changed(finished[0], version="0.0.9"), *finished[1:]]
    lines[2] = changed(lines[2], text="Take whatever")
    read = recordfile.read(io.BytesIO("\n".join(lines).encode()))
    assert recordfile.replay(read, verify=True, texts=True).over
    assert read.reworded == [3]


def test_what_a_first_line_may_have_more(finished):
    assert verify([changed(finished[0], practice=True, cards="ab12"), *finished[1:]]).over


def test_blank_lines_may_end_a_file(finished):
    assert verify([*finished, "", ""]).over


def test_a_gigabyte_of_garbage_is_refused_at_once(tmp_path):
    huge = tmp_path / "huge.jsonl"
    with huge.open("wb") as file:
        file.truncate(1 << 30)
    began = time.monotonic()
    with pytest.raises(RecordFileError, match="longer than any line"):
        recordfile.load(huge)
    assert time.monotonic() - began < 5


def test_what_cannot_be_read_or_written_is_said(tmp_path, finished):
    with pytest.raises(RecordFileError, match="cannot read"):
        recordfile.load(tmp_path / "none.jsonl")
    with pytest.raises(RecordFileError, match="cannot read"):
        recordfile.load(tmp_path)
    blocked = tmp_path / "file"
    blocked.write_text("here already")
    with pytest.raises(RecordFileError, match="cannot write"):
        recordfile.save(Table("rock-the-galaxy", seed=1), blocked / "game.jsonl")
    assert blocked.read_text() == "here already"


def test_a_failed_save_leaves_the_old_file(tmp_path, monkeypatch):
    path = tmp_path / "game.jsonl"
    recordfile.save(Table("rock-the-galaxy", seed=1), path)
    before = path.read_bytes()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(RecordFileError, match="No space left on device"):
        recordfile.save(Table("rock-the-galaxy", seed=2), path)
    assert path.read_bytes() == before
