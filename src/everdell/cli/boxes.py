"""`everdell boxes`: what is on the shelf."""

from __future__ import annotations

from typing import TYPE_CHECKING

from everdell.cli.language import words_for
from everdell.cli.output import console, print_json, table
from everdell.cli.parameters import AsJson, Lang

if TYPE_CHECKING:
    from everdell.engine.content import Box
    from everdell.texts import Catalog


def boxes(lang: Lang = None, as_json: AsJson = False) -> None:
    """List the boxes, their options, what they need and exclude, how complete they are."""
    from everdell.games import shelf

    words = words_for(lang)
    described = [_describe(words, box) for box in shelf().values()]
    if as_json:
        print_json(described)
    else:
        _print(words, list(shelf().values()))


def _describe(words: Catalog, box: Box) -> dict[str, object]:
    return {
        "id": box.id,
        "name": _name(words, box.id),
        "players": {"fewest": box.fewest, "most": box.most},
        "requires": list(box.requires),
        "excludes": list(box.excludes),
        "options": [
            {"id": setting.id, "values": list(setting.values), "default": setting.default}
            for setting in box.settings()
        ],
        "complete": box.complete,
        "components": _components(box),
        "texts": _texts(box),
    }


def _components(box: Box) -> dict[str, int]:
    """How much of the box is there to play with."""
    cards = box.cards()
    places = box.places()
    events = [place for place in places if place.is_event]
    return {
        "kinds_of_cards": len(cards),
        "cards": sum(card.copies for card in cards),
        "locations": len(places) - len(events),
        "events": len(events),
    }


def _texts(box: Box) -> dict[str, int]:
    """How many components have a rules text, by language."""
    from everdell.texts import LANGUAGES, catalog
    from everdell.texts.wording import message_id

    ids = [card.id for card in box.cards()] + [place.id for place in box.places()]
    return {
        lang: len([id for id in ids if catalog(lang).has(f"{message_id(id)}.text")])
        for lang in LANGUAGES
    }


def _name(words: Catalog, id: str) -> str:
    key = f"box-{id.replace('_', '-')}"
    return words.text(key) if words.has(key) else id


def _print(words: Catalog, shelf: list[Box]) -> None:
    grid = table(
        words, "box", "name", "players", "options", "requires", "excludes", "contents",
        numbers=("players",),
    )  # fmt: skip
    for box in shelf:
        grid.add_row(
            box.id,
            _name(words, box.id),
            f"{box.fewest}–{box.most}",
            "\n".join(f"{s.id}: {', '.join(s.values)}" for s in box.settings()),
            ", ".join(box.requires),
            ", ".join(box.excludes),
            _contents(words, box),
        )
    console().print(grid)


def _contents(words: Catalog, box: Box) -> str:
    counted = words.text("commands-contents", **_components(box))
    return (
        f"{counted}\n{words.text('commands-complete' if box.complete else 'commands-incomplete')}"
    )
