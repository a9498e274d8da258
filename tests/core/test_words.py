"""Words of every game, in every language, for every reader.

The golden games are worded whole: a game that gets a catalogue is covered at once.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from fluent.syntax import ast, parse

from galactable.cli.results import results
from galactable.core import recordfile
from galactable.core.check import folders, problems
from galactable.core.events import Event
from galactable.core.fluent import INVISIBLE, Catalogue, CatalogueError, catalogue
from galactable.core.game import ALL, SPECTATOR, Game
from galactable.core.language import best, from_header, languages
from galactable.core.liaison import linked
from galactable.core.names import called
from galactable.core.registry import games
from galactable.core.table import Table
from galactable.core.text import Line, Said, Seat, Text, Thing, joined, plain
from galactable.core.voice import Speaker
from tests.tiers import one_size

ROOT = Path(__file__).parents[2]
GOLDEN = ROOT / "tests" / "golden"
WORDED = games()
FILES = one_size(
    [path for game in WORDED for path in sorted((GOLDEN / game.slug).glob("*.jsonl"))],
    lambda path: (path.parent, path.stem.rpartition("-")[0]),
    lambda path: int(path.stem.rpartition("-")[2]),
)
NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Fay"]
SECOND_PERSON = {
    "en": r"\b(you|your|yours)\b",
    "de": r"\b(du|dich|dir|dein|deine|deinen|deiner|deinem)\b",
    "fr": r"\b(vous|votre|vos|vôtres)\b",
    "es": r"\b(tú|ti|tu|tus|te)\b",
}
UGLY = re.compile(
    r"  |\(\s*\)|\[\s*\]|«\s*»|“”|„“| [.,]|,,|\.\.|[{}$\ue000\ue001]|^\s|\s$|\bnone\b"
)


@pytest.fixture(autouse=True)
def no_fallback(monkeypatch: pytest.MonkeyPatch) -> None:
    """A missing or broken message is an error here; a game would go on in English."""

    def instead(_: Speaker, said: Said, reader: int | None, error: CatalogueError) -> Any:
        raise error

    monkeypatch.setattr(Speaker, "_instead", instead)


@pytest.mark.parametrize("lang", languages())
def test_a_catalogue_says_what_the_english_one_says(lang: str) -> None:
    assert list(problems(lang)) == []
    for folder in folders().values():
        catalogue(folder, lang).check()


def test_french_signs_never_begin_a_line() -> None:
    """A sign that stands apart from its word has a space before it that does not break."""
    for name, folder in folders().items():
        for line in (folder / "fr.ftl").read_text("utf-8").splitlines():
            if not line.startswith("#"):
                assert not re.search(r"\S [:;?!»%]|« ", line), f"{name}: {line}"


@pytest.mark.parametrize("lang", languages())
def test_apostrophes_are_those_of_print(lang: str) -> None:
    for name, folder in folders().items():
        lines = (folder / f"{lang}.ftl").read_text(encoding="utf-8").splitlines()
        assert [line for line in lines if "'" in line and not line.startswith("#")] == [], name


@pytest.mark.parametrize("lang", languages())
def test_a_percent_sign_keeps_to_its_number(lang: str) -> None:
    """English has no space before it; the others have one that does not break."""
    stands = r"\}%" if lang == "en" else "\\}\xa0%"
    for name, folder in folders().items():
        for line in (folder / f"{lang}.ftl").read_text("utf-8").splitlines():
            if "%" in line and not line.startswith("#"):
                assert re.search(stands, line), f"{name}: {line}"


@pytest.mark.parametrize("lang", languages())
def test_without_javascript_the_page_says_so_in_every_language(lang: str) -> None:
    page = (ROOT / "web" / "index.html").read_text("utf-8")
    (said,) = re.findall(r"<noscript>(.*?)</noscript>", page, re.S)
    assert re.search(rf'<p lang="{lang}">[^<]*JavaScript\.</p>', said)


COMPONENTS = ("band", "card", "face", "galaxy", "kaos", "line", "planet", "theme", "token", "track")
DECLINED = re.compile(r"\w+er [A-ZÄÖÜ]")
"""A German name whose first word changes with its case: "Großer Abschied", "den Großen …"."""


def test_german_names_that_decline_have_their_forms() -> None:
    """Those that always stand in quotation marks need none."""
    quoted = {("galactzy", "card")}
    for name, folder in folders().items():
        parsed = parse((folder / "de.ftl").read_text("utf-8")).body
        for one in (one for one in parsed if isinstance(one, ast.Message)):
            table, _, _ = one.id.name.partition("-")
            if table not in COMPONENTS or (name, table) in quoted or one.attributes:
                continue
            pieces = one.value.elements if one.value else ()
            said = "".join(p.value for p in pieces if isinstance(p, ast.TextElement))
            assert not DECLINED.match(said), f"{name}: {one.id.name} = {said}"


@pytest.mark.parametrize("lang", ["fr", "es"])
def test_lists_do_not_follow_a_small_word_that_each_of_them_needs(lang: str) -> None:
    """Not "c’est à Ann et Bob de jouer", nor "le toca a Ann y Bob"."""
    lists = r"\{ \$(others|fighters|seats) \}"
    small = {"fr": rf"\b(à|de|d’) {lists}", "es": rf"\b(le toca a) {lists}"}[lang]
    for name, folder in folders().items():
        for line in (folder / f"{lang}.ftl").read_text("utf-8").splitlines():
            assert not re.search(small, line), f"{name}: {line}"


CALLED = re.compile(r"""[\"'`]((?:[a-z]+-)(?:[\w-]|\$?\{[^{}]*\})*)[\"'`]""")
"""A name of a message in code, whole or with holes: ``f"label-{kind}"``, `label-${kind}`."""


EVERYWHERE = [ROOT / "src/galactable" / room for room in ("core", "bots", "table", "cli")]
EVERYWHERE += [ROOT / "web/src" / room for room in ("lib", "table", "pages")]
LOOKED_UP = re.compile(
    r"(label|tip|aid|first|refusal|reason|part|idea|plan|how|standing|terminal|result|log|list)-"
)


@pytest.mark.parametrize("folder", [n for n in folders() if n != "page"])
def test_no_label_note_or_reason_is_unused(folder: str) -> None:
    """Events are looked at below, moves, phases and what is asked by the golden games."""
    own = Catalogue("en", (folders()[folder] / "en.ftl",))
    rooms = [folders()[folder].parent, ROOT / "web/src/games" / folder]
    code = _sources(*EVERYWHERE, *rooms) if folder != "shared" else _sources(ROOT / "src")
    asked = [_pattern(called) for called in set(CALLED.findall(code))]
    quoted = set(re.findall(r"""["'`]([\w-]+)["'`]""", code))
    words = set(re.findall(r"\w+", code.lower()))
    within = {name for message in own.messages.values() for name in message.references}
    for name in filter(LOOKED_UP.match, own.messages):
        _, _, rest = (base := name.partition(".")[0]).partition("-")
        said = any(pattern.fullmatch(base) for pattern in asked) and rest.split("-")[-1] in words
        assert said or rest in quoted or base in within, f"nobody says {base}"


def _sources(*folders: Path) -> str:
    kinds = (".py", ".ts", ".svelte", ".toml", ".csv")
    files = (path for folder in folders for path in sorted(folder.rglob("*")))
    return "\n".join(f.read_text("utf-8") for f in files if f.suffix in kinds and _own(f))


def _own(file: Path) -> bool:
    """The repository's own sources: no tests, nothing that was built."""
    return ".test." not in file.name and "static" not in file.parts


def _pattern(called: str) -> re.Pattern[str]:
    """A hole after a hyphen holds one word; one right after a word may add any."""
    made = ""
    for piece in re.split(r"(\$?\{[^{}]*\})", called):
        hole = r"\w+" if made.endswith("-") else r"[\w-]*"
        made += hole if "{" in piece else piece
    return re.compile(made)


def test_every_event_move_phase_and_category_has_its_message_and_none_is_unused() -> None:
    for game in WORDED:
        own = catalogue(game.folder / "catalogue", "en")
        for name in game.categories:
            assert f"category-{name}" in own
        for phase in game.phases:
            assert f"phase-{phase.name.lower().replace('_', '-')}" in own
        used = {name for message in own.messages.values() for name in message.references}
        kinds = {"event": {k.name for k in game.events.kinds}}
        for name in own.messages:
            prefix, _, rest = name.partition("-")
            bare = re.sub(r"(-unseen)?(-then|-more)?$", "", rest)
            if prefix in kinds and name not in used:
                assert bare in kinds[prefix], f"{game.slug}: nothing is worded by {name}"


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", WORDED, ids=lambda g: g.slug)
def test_what_everybody_may_read_addresses_nobody(game: Game, lang: str) -> None:
    """A card that is turned up, a storm that nobody met: whatever a game may tell a watcher."""
    source = (game.folder / "catalogue" / f"{lang}.ftl").read_text("utf-8")
    told = {one.id.name: one.value for one in parse(source).body if isinstance(one, ast.Message)}
    kinds = {kind.name for kind in game.events.kinds}
    for name in told:
        prefix, _, rest = name.partition("-")
        if prefix == "event" and re.sub(r"(-unseen)?(-then|-more)?$", "", rest) in kinds:
            words = " ".join(_for_nobody(told, name))
            assert not re.search(SECOND_PERSON[lang], words, re.I), f"{name}: {words}"


def _for_nobody(told: dict[str, Any], name: str, pattern: Any = None) -> Iterator[str]:
    """What a message may say, with those that it refers to, to a reader whom it does not name."""
    for piece in (pattern or told[name]).elements:
        inside = getattr(piece, "expression", None)
        if isinstance(piece, ast.TextElement):
            yield piece.value
        elif isinstance(inside, ast.MessageReference):
            yield from _for_nobody(told, inside.id.name)
        elif isinstance(inside, ast.SelectExpression):
            by_reader = getattr(getattr(inside.selector, "id", None), "name", "") == "reader"
            for variant in inside.variants:
                if variant.default or not by_reader:
                    yield from _for_nobody(told, name, variant.value)


class Reader:
    """Checks what one reader is told."""

    def __init__(self, game: Game, lang: str, reader: int | None) -> None:
        self.lang, self.reader = lang, reader
        self.ids = _ids(game.static())
        self.seen: set[str] = set()

    def check(self, text: Text, addressed: bool = False) -> None:
        """``addressed``: speaks to the reader even if it is nobody at the table."""
        words = plain(text)
        assert words.strip(), "nothing is said"
        named = [one for one in text if isinstance(one, dict) and one["kind"] == "seat"]
        assert all(one["id"] != self.reader for one in named), f"{words!r} names its reader"
        if words in self.seen:
            return
        self.seen.add(words)
        assert not UGLY.search(words), f"{self.lang}: {words!r}"
        assert not INVISIBLE.search(words), f"{self.lang}: {words!r}"
        raw = self.ids & set(re.findall(r"[\w-]+", words))
        assert not raw, f"{self.lang}: {words!r} shows {raw}"
        for one in text:
            if isinstance(one, dict) and str(one["id"]).isdigit():
                assert one["id"] not in re.findall(r"\d+", one["text"]), f"{one} shows its number"
        if self.reader is None and not addressed:
            pattern = SECOND_PERSON.get(self.lang)
            assert not (pattern and re.search(pattern, words, re.I)), f"{words!r} to a watcher"


def _ids(printed: Any) -> set[str]:
    """Ids that no sentence could hold by chance."""
    if isinstance(printed, dict):
        own = {printed["id"]} if isinstance(printed.get("id"), str) else set()
        return _unlikely(own).union(*map(_ids, printed.values()))
    return set().union(*map(_ids, printed)) if isinstance(printed, list) else set()


def _unlikely(ids: set[str]) -> set[str]:
    return {one for one in ids if re.search(r"[\d_-]", one) and not one.isdigit()}


@pytest.mark.slow
@pytest.mark.parametrize("path", FILES, ids=lambda p: f"{p.parent.name}/{p.stem}")
def test_a_golden_game_is_worded_for_every_reader(path: Path) -> None:
    record = recordfile.load(path)
    header = record.header
    table = Table(header.game, header.seats, header.variant, header.seed)
    table.names = NAMES[: table.seats]
    viewers = (*range(table.seats), SPECTATOR, ALL)
    told = {
        lang: {v: Reader(table.game, lang, v if v >= 0 else None) for v in viewers}
        for lang in languages()
    }
    _check_events(table, table.dealt, told)
    # Long games are long because the same things are chosen again and again (tiles laid, turned).
    step, phase = 1 + len(record.plies) // 120, ""
    for number, line in enumerate(record.plies):
        if number % step == 0 or phase != table.game.phase(table.state):
            _check_table(table, told)
        phase = table.game.phase(table.state)
        _check_events(table, table.play(line.move, line.seat, host=True), told)
    _check_table(table, told)
    for lang, readers in told.items():
        for viewer, reader in readers.items():
            for result in results(table, lang, viewer if viewer >= 0 else None):
                reader.check([result])


Told = dict[str, dict[int, Reader]]


def _check_events(table: Table, events: list[Event], told: Told) -> None:
    for lang, readers in told.items():
        for viewer, reader in readers.items():
            for line in table.story(events, viewer, lang):
                reader.check(line.text)


def _check_table(table: Table, told: Told) -> None:
    legal = {seat: [*table.codes(seat), *table.host_codes(seat)] for seat in table.waiting}
    playable = {seat: len(table.codes(seat)) for seat in table.waiting}
    for lang, readers in told.items():
        assert table.game.voice(lang).phase(table.game.phase(table.state))
        for seat, codes in legal.items():
            _check_choices(table, seat, codes, playable[seat], readers, lang)
        for seat in range(table.seats):
            _check_score(table, seat, readers[ALL], lang)
            if seat not in legal:
                readers[seat].check(table.refusal(0, seat, lang))


def _check_choices(
    table: Table, seat: int, codes: list[int], playable: int, readers: dict[int, Reader], lang: str
) -> None:
    voice = table.game.voice(lang)
    texts = [voice.move(table.state, seat, code, table.names) for code in codes]
    for text in texts:
        readers[seat].check(text)
    choices = [plain(text) for text in texts[:playable]]
    assert len(set(choices)) == len(choices), f"two moves are both called {choices}"
    for viewer, reader in readers.items():
        asked = viewer if viewer >= 0 else None
        reader.check(voice.ask(table.state, seat, table.names, asked))
    for code in _illegal(table, codes):
        readers[seat].check(table.refusal(code, seat, lang))


def _check_score(table: Table, seat: int, reader: Reader, lang: str) -> None:
    for category, parts in table.explain(seat, lang).items():
        assert table.game.voice(lang).category(category)
        for part in parts:
            reader.check(part["text"], addressed=True)


def _illegal(table: Table, legal: list[int]) -> Iterator[int]:
    """Some codes that are refused, others at every ply."""
    count = table.game.moves.count
    for i in range(5):
        code = (table.ply * 31 + i * 17) % count
        if code not in legal:
            yield code
    yield count


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", [g for g in WORDED if g.hides], ids=lambda g: g.slug)
def test_what_is_said_tells_nothing_hidden(game: Game, lang: str) -> None:
    variant, seats = game.setups()[-1]
    table = Table(game, seats, variant, 3, "interpreted", NAMES[:seats])
    rng = np.random.default_rng(5)
    for _ in range(150):
        if table.over:
            return
        seat = int(rng.choice(table.waiting))
        table.play(int(rng.choice(table.codes(seat))), seat)
        viewer = int(rng.integers(-1, seats))
        other = table.clone()
        table.engine.hide(other.states, 0, viewer, table.ply, 0, np.zeros(1, np.uint64))
        reader = viewer if viewer >= 0 else None
        asked = [
            [t.game.voice(lang).ask(t.state, s, t.names, reader) for s in t.waiting]
            for t in (table, other)
        ]
        assert asked[0] == asked[1]
        for event in table.plies[-1].events:
            told = event.told_to(viewer)
            if told is not None and not event.known_to(viewer):
                assert all(told.args[name] is None for name in event.kind.secret)


def test_a_text_names_things_by_id_and_seats_by_name() -> None:
    table = Table("rock-the-galaxy", 2, seed=7, mode="interpreted", names=["Ann", "Bob"])
    events = table.play(table.find("band", band="orange"))
    band = {"kind": "band", "id": "orange", "text": "Orange Groove"}
    ann = {"kind": "seat", "id": 0, "text": "Ann"}
    assert table.story(events)[0].text == [ann, " plays as ", band, "."]
    assert table.story(events, 0, "de")[0].text == ["Du spielst als ", band, "."]


def test_lists_are_counted_and_joined() -> None:
    voice = next(g for g in WORDED if g.slug == "rock-the-galaxy").voice("fr")
    heart, hat = Thing("card", "heart"), Thing("card", "hat")
    said = Said("event-discard", {"seat": Seat(0), "cards": (heart, hat, heart)})
    assert plain(voice.say(said, ["Zoé"])) == "Zoé défausse\xa0: 2 × Cœur et Chapeau de cow-boy."


def test_what_takes_several_plies_is_one_line() -> None:
    heart, hat = ({"kind": "card", "id": one, "text": one} for one in ("heart", "hat"))
    lines = [
        Line(["Ann discarded ", heart, "."], False, "discards 0", [", ", heart, "."]),
        Line(["Ann discarded ", hat, "."], False, "discards 0", [", ", hat, "."]),
        Line(["Bob discarded ", hat, "."], False, "discards 1", [", ", hat, "."]),
        Line(["Bob played a set."], False, "set 1"),
        Line(["Bob gained a fan."], False, "set 1", [" That brought a fan."]),
        Line(["Bob played a set."], False, "set 1"),
    ]
    assert [plain(line.text) for line in joined(lines)] == [
        "Ann discarded heart, hat.",
        "Bob discarded hat.",
        "Bob played a set. That brought a fan.",
        "Bob played a set.",
    ]


@pytest.mark.parametrize("lang", languages())
def test_cards_discarded_one_by_one_are_one_line(lang: str) -> None:
    record = recordfile.load(GOLDEN / "rock-the-galaxy" / "first-2.jsonl")
    table = recordfile.replay(record, mode="interpreted")
    by_ply = sum(len(table.tell(ply.events, ALL, lang)) for ply in table.plies)
    whole = table.log(ALL, lang)
    assert len(whole) < by_ply * 0.8
    assert not [line for line in whole if UGLY.search(line)]


@pytest.mark.parametrize(
    ("lang", "end", "name", "said"),
    [
        ("fr", "au tour de ", "Ann", "au tour d’Ann"),
        ("fr", "au tour de ", "Élise", "au tour d’Élise"),
        ("fr", "au tour de ", "Bob", "au tour de Bob"),
        ("fr", "au tour de ", "11 h", "au tour de 11 h"),
        ("fr", "après que ", "Eve", "après qu’Eve"),
        ("es", "Ana y ", "Irene", "Ana e Irene"),
        ("es", "Ana y ", "Hielo", "Ana y Hielo"),
        ("es", "Ana y ", "Bob", "Ana y Bob"),
        ("de", "Ana y ", "Irene", "Ana y Irene"),
    ],
)
def test_small_words_meet_the_names_after_them(lang: str, end: str, name: str, said: str) -> None:
    assert plain(linked([end, {"kind": "seat", "id": 0, "text": name}, "."], lang)) == f"{said}."


@pytest.mark.parametrize("path", FILES, ids=lambda p: f"{p.parent.name}/{p.stem}")
@pytest.mark.soak
def test_no_french_word_is_left_without_its_elision(path: Path) -> None:
    """Ann and Eve begin with vowels; so do components."""
    table = recordfile.replay(recordfile.load(path), mode="interpreted")
    table.names = ["Ann", "Eve", "Ida", "Olga", "Uma", "Éva"][: table.seats]
    for line in table.log(ALL, "fr"):
        assert not re.search(r"\b(de|que|le|la|se|ne) [aeiouéè](?!nz|ui)", line, re.I), line
    for line in table.log(ALL, "es"):
        assert not re.search(r"\b(de|a) el\b| y h?i(?![aeo])", line, re.I), line


def test_bots_of_a_level_are_told_apart_and_nobody_is_called_you() -> None:
    assert called(["pilot", "you", "pilot", "Ann"], "en") == ["Pilot", "Rigel", "Pilot 2", "Ann"]
    assert called(["captain", "captain"], "de") == ["Kapitän", "Kapitän 2"]
    assert called(["Du", "tú", "Vous"], "de") == ["Vega", "Rigel", "Lyra"]
    assert called(["net:/a/best.npz", "my.bots:Clever"], "en") == ["best", "Clever"]
    assert called(["Pilot (pilot)", "Pilot 2 (pilot)"], "de") == ["Pilot", "Pilot 2"]
    assert called(["Captain (captain)", "Zoé (captain)"], "de") == ["Kapitän", "Zoé"]
    assert called(["Ann (Berlin)", "Bob"], "de") == ["Ann (Berlin)", "Bob"]


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("it,fr;q=0.5,en;q=0.7", "en"),
        ("fr-CA", "fr"),
        ("xx", "en"),
        ("", "en"),
        ("es;q=x, de;q=0", "en"),
    ],
)
def test_a_header_chooses_a_language(header: str, lang: str) -> None:
    assert from_header(header) == lang
    assert best("es_MX") == "es"


@pytest.mark.parametrize("lang", languages())
def test_alone_the_rival_stands_in_the_results(lang: str) -> None:
    record = recordfile.load(GOLDEN / "point-galaxy" / "solo-hard-1.jsonl")
    table = recordfile.replay(record, mode="interpreted")
    rival = table.view(ALL)["ai"]
    lines = results(table, lang)
    assert len(lines) == 2
    name = table.game.voice(lang).label("rival-ai")
    (said,) = [line for line in lines if name in line]
    assert str(rival["scores"]["total"]) in said
    assert said.startswith(f"{rival['place']}.")
    assert (lines[0] == said) == (rival["place"] == 1 and table.places() == [2])
