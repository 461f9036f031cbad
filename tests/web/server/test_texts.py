"""The words of the page."""

from __future__ import annotations

import gzip

import httpx
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from everdell.games import shelf
from everdell.texts import LANGUAGES, Catalog, sources
from everdell.texts.bundle import entries
from tests.web.running import fault

languages = pytest.mark.parametrize("language", LANGUAGES)


class References(Visitor):
    """What messages refer to each other by."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.found.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages(text: str) -> list[ast.Message | ast.Term]:
    body = FluentParser().parse(text).body
    return [entry for entry in body if isinstance(entry, ast.Message | ast.Term)]


def asked(http: httpx.Client, path: str, **headers: str) -> httpx.Response:
    answer = http.get(f"/api/texts/{path}", headers=headers)
    assert answer.status_code == 200
    return answer


ELSEWHERE = ("arena.ftl", "commands.ftl", "environments.ftl", "load.ftl", "terminal.ftl")
SHELF = ("automaton-", "box-", "choice-", "preset-", "remark-")


@languages
def test_every_word_comes_and_those_of_terminals_stay_away(
    anonymous: httpx.Client, language: str
) -> None:
    rules = _keys(asked(anonymous, f"{language}/rules").text)
    paths = [language, *(f"{language}/boxes/{box}" for box in shelf())]
    page = set().union(*(_keys(asked(anonymous, path).text) for path in paths))
    for name, text in sources(language):
        lookup = name.startswith(("rule-", "rules", "rulings"))
        for key in _keys(text):
            assert (key in rules) == lookup, key
            assert (key in page) == (not lookup and name not in ELSEWHERE), key


@languages
def test_the_words_of_a_box_come_when_it_is_asked_for(
    anonymous: httpx.Client, language: str
) -> None:
    common = _keys(asked(anonymous, language).text)
    assert {"box-newleaf", "preset-station", "automaton-base", "error-seat-taken"} <= common
    assert not {"farm", "station", "locomotive", "axolotls"} & common
    assert {"farm", "kind-basic"} <= _keys(asked(anonymous, f"{language}/boxes/base").text)
    fair = _keys(asked(anonymous, f"{language}/boxes/bellfaire").text)
    assert {"market", "axolotls"} <= fair
    assert not [key for key in fair if key.startswith(SHELF)]


@languages
def test_nothing_refers_to_a_word_that_is_not_sent(anonymous: httpx.Client, language: str) -> None:
    page = asked(anonymous, language).text
    common = _keys(page)
    assert _references(page) <= common
    texts = {box: asked(anonymous, f"{language}/boxes/{box}").text for box in shelf()}
    for box, text in texts.items():
        beside = [texts[id] for id in (box, *shelf()[box].requires)]
        assert _references(text) <= common.union(*map(_keys, beside)), box
    rules = asked(anonymous, f"{language}/rules").text
    assert _references(rules) <= common.union(_keys(rules), *map(_keys, texts.values()))


def _keys(text: str) -> set[str]:
    return {key.removeprefix("-") for key, _ in entries(text)}


def _references(text: str) -> set[str]:
    references = References()
    for entry in messages(text):
        references.visit(entry)
    return references.found


def test_it_is_what_the_catalog_says(anonymous: httpx.Client) -> None:
    words = Catalog("fr", [asked(anonymous, path).text for path in ("fr", "fr/boxes/base")])
    assert words.name("farm") == "Ferme"
    assert words.bot("greedy") == "Bruno"
    assert words.bot("sage:racer@2s") == "Mahaut (style coureur d’événements)"
    assert words.has("bot-random.description")


def test_it_is_sent_packed_and_only_where_it_is_news(anonymous: httpx.Client) -> None:
    plain = asked(anonymous, "en", **{"accept-encoding": "identity"})
    assert plain.headers["content-type"] == "text/plain; charset=utf-8"
    assert plain.headers["cache-control"] == "no-cache"
    assert "content-encoding" not in plain.headers
    with anonymous.stream("GET", "/api/texts/en", headers={"accept-encoding": "gzip"}) as packed:
        raw = b"".join(packed.iter_raw())
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["vary"] == "accept-encoding"
    assert gzip.decompress(raw) == plain.content
    assert len(raw) < len(plain.content) / 2
    tag = plain.headers["etag"]
    again = anonymous.get("/api/texts/en", headers={"if-none-match": f'"old", {tag}'})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == tag
    assert anonymous.get("/api/texts/fr", headers={"if-none-match": tag}).status_code == 200


def test_a_language_that_is_not_there(anonymous: httpx.Client) -> None:
    assert fault(anonymous.get("/api/texts/tlh")) == (404, "unknown-language")
    assert fault(anonymous.get("/api/texts/tlh/rules")) == (404, "unknown-language")
    assert fault(anonymous.get("/api/texts/tlh/boxes/base")) == (404, "unknown-language")


def test_a_box_that_is_not_there(anonymous: httpx.Client) -> None:
    assert fault(anonymous.get("/api/texts/en/boxes/nonsense")) == (400, "unknown-box")
