"""How to play, a page a game and language: complete, alike in all languages, and short."""

import re

import pytest

from galactable.core.pages import credit_of, how_to_play, reference_page
from galactable.core.registry import game, in_tree
from tests.docs.teaching import LANGS, TITLES, numbers, page, results, tables

OTHERS = LANGS[1:]
UNOFFICIAL = {
    "en": ("unofficial", "reconstruction"),
    "de": ("inoffiziell", "rekonstruiert"),
    "fr": ("pas officielle", "reconstitution"),
    "es": ("no es oficial", "reconstrucción"),
}
MOST_WORDS = 2200
EVERY = [pytest.param(slug, lang, id=f"{slug}-{lang}") for slug in in_tree() for lang in LANGS]
TRANSLATED = [
    pytest.param(slug, lang, id=f"{slug}-{lang}") for slug in in_tree() for lang in OTHERS
]


@pytest.mark.parametrize(("slug", "lang"), EVERY)
def test_it_is_found_in_the_readers_language(slug: str, lang: str) -> None:
    assert how_to_play(slug, lang) == (page(slug, lang), lang)
    assert reference_page(slug) not in (None, page(slug, lang))


def test_a_language_without_a_page_gets_english() -> None:
    assert how_to_play("galactzy", "pt") == (page("galactzy", "en"), "en")


@pytest.mark.parametrize(("slug", "lang"), EVERY)
def test_it_teaches_and_does_not_argue(slug: str, lang: str) -> None:
    text = page(slug, lang)
    assert not re.search(r"\b[A-Z]{2}-R?\d+\b", text), "clauses are for the reference"
    words = [word for word in text.split() if any(map(str.isalnum, word))]
    assert len(words) < MOST_WORDS
    assert text.count("\n# ") == 0
    assert text.startswith(f"# {game(slug).title}")


@pytest.mark.parametrize(("slug", "lang"), EVERY)
def test_examples_say_that_they_are(slug: str, lang: str) -> None:
    quoted = [line for line in page(slug, lang).splitlines() if line.startswith(">")]
    assert quoted
    for line, promised in zip(quoted, results(slug, lang), strict=True):
        assert line.startswith(f"> **{TITLES[lang]}"), line
        assert promised, "an example ends in numbers that the rules compute"


@pytest.mark.parametrize(("slug", "lang"), TRANSLATED)
def test_a_translation_has_the_same_parts_and_numbers(slug: str, lang: str) -> None:
    def heads(of: str) -> list[int]:
        return [len(mark) for mark in re.findall(r"(?m)^(#+) ", page(slug, of))]

    def in_tables(of: str) -> list[list[list[list[int]]]]:
        return [[[numbers(cell) for cell in row] for row in table] for table in tables(slug, of)]

    assert heads(lang) == heads("en")
    assert results(slug, lang) == results(slug, "en")
    assert in_tables(lang) == in_tables("en")
    for line, ours in zip(_examples(slug, "en"), _examples(slug, lang), strict=True):
        assert numbers(line) == numbers(ours), ours


def _examples(slug: str, lang: str) -> list[str]:
    return [line for line in page(slug, lang).splitlines() if line.startswith(">")]


@pytest.mark.parametrize(("slug", "lang"), EVERY)
def test_it_says_whose_game_it_is_and_what_is_reconstructed(slug: str, lang: str) -> None:
    credits = page(slug, lang).rpartition("\n## ")[2]
    for word in UNOFFICIAL[lang]:
        assert word in credits
    short = credit_of(slug, lang)
    assert short is not None
    assert UNOFFICIAL[lang][1] in short
    assert len(short) < len(credits)


@pytest.mark.parametrize(("slug", "lang"), EVERY)
def test_every_variant_is_explained_by_name(slug: str, lang: str) -> None:
    found = game(slug)
    voice = found.voice(lang)
    for variant in found.variants:
        if f"variant-{variant}" in voice.catalogue:
            called = voice.label(f"variant-{variant}").partition(":")[0].strip()
            assert f"**{called}**" in page(slug, lang)


NO_NAMES = re.compile(
    r"(about|aid|ask|event|first|how|idea|label|move|phase|plan|reason|refusal|tip|title)\b"
)


@pytest.mark.parametrize(("slug", "lang"), TRANSLATED)
def test_it_calls_components_what_the_table_calls_them(slug: str, lang: str) -> None:
    """Where a language has a name of its own, the English one is nowhere on its page."""
    ours = _names(slug, lang)
    for message, name in _names(slug, "en").items():
        if name != ours.get(message):
            assert not re.search(rf"\b{re.escape(name)}\b", page(slug, lang)), (message, name)


def _names(slug: str, lang: str) -> dict[str, str]:
    """What messages say that are names: a few plain words with a capital."""
    source = (game(slug).folder / "catalogue" / f"{lang}.ftl").read_text("utf-8")
    found = re.findall(r"(?m)^([\w-]+) = ([A-ZÀ-Þ][^{}\n]{3,30})$", source)
    return {message: name for message, name in found if not NO_NAMES.match(message)}
