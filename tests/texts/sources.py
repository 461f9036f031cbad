"""The Fluent files as trees, for tests that look at what is written rather than at what is said."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import everdell.texts

FOLDER = Path(everdell.texts.__file__).parent


def paths(language: str) -> list[Path]:
    return sorted((FOLDER / language).glob("*.ftl"))


@cache
def entries(path: Path) -> list[ast.EntryType]:
    return FluentParser().parse(path.read_text("utf-8")).body


# Where the words of a name may be broken is the matter of each language.
SPLIT = "split"


@cache
def patterns(path: Path) -> dict[str, ast.Pattern]:
    """Every text of a file by its key: `farm`, `farm.text`, and `-term`."""
    found = _patterns(path)
    return {key: pattern for key, pattern in found.items() if not key.endswith(f".{SPLIT}")}


@cache
def _patterns(path: Path) -> dict[str, ast.Pattern]:
    found: dict[str, ast.Pattern] = {}
    for entry in entries(path):
        if isinstance(entry, ast.Message | ast.Term):
            key = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            if entry.value is not None:
                found[key] = entry.value
            for attribute in entry.attributes:
                found[f"{key}.{attribute.id.name}"] = attribute.value
    return found


class _Names(Visitor):
    """What a pattern refers to, and the words written in it."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.terms: set[str] = set()
        self.words: list[str] = []
        self.cases: dict[str, set[str]] = {}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = {
                variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
                for variant in node.variants
            }
            self.cases.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.terms.add(f"-{node.id.name}")

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.words.append(node.value)


def _names(pattern: ast.Pattern) -> _Names:
    names = _Names()
    names.visit(pattern)
    return names


def variables(pattern: ast.Pattern) -> set[str]:
    return _names(pattern).variables


def terms(pattern: ast.Pattern) -> set[str]:
    return _names(pattern).terms


def cases(pattern: ast.Pattern, variable: str) -> set[str]:
    """The values of a variable for which a pattern has words of their own."""
    return _names(pattern).cases.get(variable, set())


def written(path: Path) -> Iterator[tuple[str, str]]:
    """Every run of words in a file, without what fills the gaps, and the key it belongs to."""
    for key, pattern in patterns(path).items():
        for words in _names(pattern).words:
            yield key, words


def raw(path: Path) -> Iterator[tuple[str, str]]:
    """Every text of a file by its key, as it is written."""
    source = path.read_text("utf-8")
    for key, pattern in patterns(path).items():
        assert pattern.span is not None
        yield key, source[pattern.span.start : pattern.span.end]
