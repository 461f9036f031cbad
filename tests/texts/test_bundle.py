"""Messages are parsed one by one: together they are what Fluent finds in the files."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from everdell.texts import LANGUAGES, Catalog, bundle

from . import sources

FILES = [path for language in LANGUAGES for path in sources.paths(language)]
files = pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")


class _References(Visitor):
    """Names of the messages and terms that are referred to."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.names.add(f"-{node.id.name}")
        self.generic_visit(node)


def _name(entry: ast.Message | ast.Term) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name


@files
def test_every_entry_is_found_with_all_that_it_refers_to(path: Path) -> None:
    text = path.read_text("utf-8")
    whole = [
        entry
        for entry in FluentParser().parse(text).body
        if isinstance(entry, ast.Message | ast.Term)
    ]
    found = list(bundle.entries(text))
    assert [name for name, _ in found] == [_name(entry) for entry in whole]
    for entry, (name, alone) in zip(whole, found, strict=True):
        parsed = FluentResource(alone).body[0]
        assert isinstance(parsed, ast.Message | ast.Term)
        entry.comment = None
        serializer = FluentSerializer()
        assert serializer.serialize_entry(parsed) == serializer.serialize_entry(entry), name
        referred = _References()
        referred.visit(entry)
        assert referred.names <= bundle.references(alone), name


def test_only_what_is_asked_for_is_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[str] = []

    def parse(text: str) -> ast.Resource:
        parsed.append(text)
        return FluentResource(text)

    monkeypatch.setattr(bundle, "FluentResource", parse)
    words = Catalog("en", [path.read_text("utf-8") for path in sources.paths("en")])
    assert parsed == []
    assert words.text("seat", n=1) == words.text("seat", n=1) == "Player 1"
    assert len(parsed) == 1


def test_what_a_message_refers_to_is_parsed_with_it() -> None:
    words = Catalog(
        "en",
        [
            'barn = { -crop(case: "many") } of { farm.owner }\n',
            "-crop = { $case ->\n    [many] crops in {grange}\n   *[one] crop\n}\n",
            "farm = Farm\n    .owner = a { -mouse }\n-mouse = mouse\ngrange = the grange",
        ],
    )
    assert words.text("barn") == "crops in the grange of a mouse"


def test_messages_may_refer_to_each_other() -> None:
    words = Catalog("en", ["hen = { egg }\negg = An egg. { hen.before }\n    .x = y\n"])
    with pytest.raises(KeyError, match="hen"):
        words.text("hen")


def test_of_two_messages_of_a_name_the_first_counts() -> None:
    assert Catalog("en", ["farm = Farm", "farm = Barn\ninn = { farm }"]).text("inn") == "Farm"


def test_what_cannot_be_read_is_missing() -> None:
    words = Catalog("en", ["farm = { $\nbarn = Barn\n"])
    assert not words.has("farm")
    assert words.text("barn") == "Barn"
