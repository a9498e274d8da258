"""Pictures of how to play: every page has its own, in words too, and they are small."""

import re
from pathlib import Path

import pytest

from galactable.core.pages import in_words, pictures
from galactable.core.registry import in_tree
from tests.docs.teaching import LANGS, ROOT, page, path

PICTURE = re.compile(r"(?m)^!\[(.+)\]\((\S+)\)\n\*(.+)\*$")
FOLDER = ROOT / "docs" / "games" / "pictures"
EVERY = [pytest.param(slug, lang, id=f"{slug}-{lang}") for slug in in_tree() for lang in LANGS]
MOST_BYTES = 1_500_000
LEAST = 2  # a game


def shown(slug: str, lang: str) -> list[tuple[str, Path, str]]:
    """Alternative text, file and caption of each picture."""
    folder = path(slug, lang).parent
    return [
        (alt, (folder / file).resolve(), caption)
        for alt, file, caption in PICTURE.findall(page(slug, lang))
    ]


@pytest.mark.parametrize(("slug", "lang"), EVERY)
def test_every_page_has_pictures_with_words_of_its_language(slug: str, lang: str) -> None:
    found = shown(slug, lang)
    assert len(found) == page(slug, lang).count("![") >= LEAST
    english = shown(slug, "en")
    for (alt, file, caption), (alt_en, file_en, caption_en) in zip(found, english, strict=True):
        assert file == pictures(slug)[file.name], "the server hands out what the page shows"
        assert file.name.partition(".")[0] == file_en.name.partition(".")[0]
        assert file.name.count(".") == 1 or file.name.split(".")[1] == lang
        assert lang == "en" or (alt, caption) != (alt_en, caption_en)


def test_there_is_no_picture_that_nobody_shows_and_they_are_small() -> None:
    files = {file for file in FOLDER.rglob("*") if file.is_file()}
    assert files == {
        file for slug in in_tree() for lang in LANGS for _, file, _ in shown(slug, lang)
    }
    assert sum(file.stat().st_size for file in files) < MOST_BYTES
    assert all(file.read_bytes()[8:12] == b"WEBP" for file in files)


def test_a_terminal_gets_the_page_without_them() -> None:
    words = in_words(page("rock-the-galaxy", "en"))
    assert "![" not in words
    for _, _, caption in shown("rock-the-galaxy", "en"):
        assert caption not in words
    assert words.count("\n## ") == page("rock-the-galaxy", "en").count("\n## ")
    assert "**To yoink** is" in words
