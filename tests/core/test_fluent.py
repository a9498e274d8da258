"""Catalogues: messages are compiled one by one, when they are first said."""

from __future__ import annotations

from pathlib import Path

import pytest

from galactable.core.fluent import Catalogue, CatalogueError


def of(tmp_path: Path, *texts: str) -> Catalogue:
    files = [tmp_path / f"{number}.ftl" for number in range(len(texts))]
    for file, text in zip(files, texts, strict=True):
        file.write_text(text, encoding="utf-8")
    return Catalogue("en", tuple(files))


def test_a_message_brings_what_it_refers_to(tmp_path: Path) -> None:
    words = of(
        tmp_path,
        "-firm = Galactable\n"
        "# RG-1\n"
        "line = Straight\n"
        "    .the = the Straight\n"
        "scored = { -firm }: { line.the } for { points }, { line }\n"
        "points = { $n ->\n"
        "    [one] 1 point\n"
        "   *[other] { $n } points\n"
        "}\n",
    )
    assert words.format("scored", {"n": 3}) == "Galactable: the Straight for 3 points, Straight"
    assert words.format("line.the", {}) == "the Straight"
    assert words.variables("scored") == {"n"}
    assert "line.the" in words
    assert "line.a" not in words
    assert set(words.messages) == {"-firm", "line", "line.the", "scored", "points"}
    assert "RG-1" not in words.source, "comments are for those who read the file"


def test_later_files_win(tmp_path: Path) -> None:
    words = of(tmp_path, "a = shared\nb = shared\n", "b = own\n")
    assert [words.format(name, {}) for name in "ab"] == ["shared", "own"]


def test_a_message_that_cannot_be_said_leaves_the_others_alone(tmp_path: Path) -> None:
    words = of(tmp_path, "good = fine\nbad = { nobody }\n")
    assert words.format("good", {}) == "fine"
    for said in ("bad", "unknown"):
        with pytest.raises(CatalogueError):
            words.format(said, {})
    with pytest.raises(CatalogueError):
        words.check()


def test_what_is_no_message_is_found(tmp_path: Path) -> None:
    words = of(tmp_path, "good = fine\n\nno message\n")
    with pytest.raises(CatalogueError, match="no message"):
        _ = words.messages


def test_small_numbers_are_written_with_a_minus(tmp_path: Path) -> None:
    words = of(tmp_path, "sum = { $n }\n")
    assert [words.format("sum", {"n": n}) for n in (-30, 0, 7)] == ["−30", "0", "7"]
