"""The words of the page."""

from __future__ import annotations

import gzip

import httpx
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from everdell.texts import LANGUAGES, Catalog, sources
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


@languages
def test_every_word_comes_once_and_those_of_terminals_stay_away(
    anonymous: httpx.Client, language: str
) -> None:
    page = asked(anonymous, language).text
    rules = asked(anonymous, f"{language}/rules").text
    sent = {entry.id.name for entry in messages(page)}
    looked_up = {entry.id.name for entry in messages(rules)}
    elsewhere = {"arena.ftl", "commands.ftl", "environments.ftl", "load.ftl", "terminal.ftl"}
    for name, text in sources(language):
        keys = {entry.id.name for entry in messages(text)}
        lies_in = [keys <= sent, keys <= looked_up]
        lookup = name.startswith(("rule-", "rules", "rulings"))
        assert lies_in == ([False, False] if name in elsewhere else [not lookup, lookup]), name
    assert not sent & looked_up


@languages
def test_nothing_refers_to_a_word_that_is_not_sent(anonymous: httpx.Client, language: str) -> None:
    page = asked(anonymous, language).text
    known = {entry.id.name for entry in messages(page)}
    assert _references(page) <= known
    rules = asked(anonymous, f"{language}/rules").text
    assert _references(rules) <= known | {entry.id.name for entry in messages(rules)}


def _references(text: str) -> set[str]:
    references = References()
    for entry in messages(text):
        references.visit(entry)
    return references.found


def test_it_is_what_the_catalog_says(anonymous: httpx.Client) -> None:
    words = Catalog("fr", [asked(anonymous, "fr").text])
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
