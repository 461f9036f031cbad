"""Reading a card or a place in full: finding it by a name typed in haste, and showing it."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches

from rich import box
from rich.console import Group
from rich.panel import Panel
from rich.text import Text

from everdell.cli.color_marks import color_mark
from everdell.cli.terminal.labels import Labels, points, spaced
from everdell.cli.terminal.view import View
from everdell.engine.content import COLORS, CONSTRUCTION, Card, Place
from everdell.engine.resources import KINDS
from everdell.engine.rules import Rules


def component_ids(rules: Rules) -> list[str]:
    return [card.id for card in rules.cards[1:]] + [place.id for place in rules.places[1:]]


# Finding -------------------------------------------------------------------------------------


def plain(text: str) -> str:
    """Small letters without accents, words parted by single blanks."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    kept = "".join(c if c.isalnum() else " " for c in letters if not unicodedata.combining(c))
    return " ".join(kept.split())


def find(names: Mapping[str, str], wanted: str) -> list[str]:
    """The ids whose names fit best: the same, then beginning, then holding, then resembling."""
    sought = plain(wanted)
    if not sought:
        return []
    by_name = {id: plain(name) for id, name in names.items()}
    for fits in (
        [id for id, name in by_name.items() if name == sought],
        [id for id, name in by_name.items() if name.startswith(sought)],
        [id for id, name in by_name.items() if f" {sought}" in f" {name}"],
        [id for id, name in by_name.items() if sought in name],
    ):
        if fits:
            return fits
    alike = get_close_matches(sought, by_name.values(), n=1)
    return [id for id, name in by_name.items() if name in alike]


# Showing -------------------------------------------------------------------------------------


def draw_component(labels: Labels, view: View, id: str, numbers: Sequence[str]) -> Panel:
    """A card or place with its figures and text; `numbers` are the options that touch it."""
    if labels.rules.card_or_none(id):
        title, lines = labels.card(id), list(_card_lines(labels, view, labels.printed(id)))
    else:
        title, lines = (
            Text(labels.name(id)),
            list(_place_lines(labels, view, labels.printed_place(id))),
        )
    if numbers:
        lines.append(Text(labels.say("offered", numbers=", ".join(numbers)), "bold"))
    return Panel(Group(*lines), title=title, title_align="left", box=box.ROUNDED, padding=(0, 1))


def _card_lines(labels: Labels, view: View, card: Card) -> Iterator[Text]:
    words = labels.words
    color = COLORS[card.color]
    figures = labels.rules.figures
    facts = [
        spaced(color_mark(color), words.text(f"{figures.color_word}-{color}")),
        Text(words.text(f"kind-{figures.card_kinds[card.kind]}")),
        *([Text(words.text(f"rarity-{card.rarity}"))] if figures.rarities else []),
        labels.price(card.id) or Text(labels.say("way-free")),
        points(card.points),
        Text(labels.say("copies", n=card.copies)),
    ]
    yield Text(" · ").join(facts)
    yield Text(words.rules_text(card.id))
    linked = _linked(labels, card)
    if linked:
        key = "welcomes" if card.kind == CONSTRUCTION else "free-with"
        yield Text(labels.say(key, cards=linked), "dim")
    if labels.rules.card_or_none(card.upgrades):
        yield Text(labels.say("upgrades", card=labels.name(card.upgrades)), "dim")
    lacking = _lacking(card, view.me.resources)
    if lacking:
        yield Text.assemble(labels.say("lacking"), " ", labels.amounts(lacking))
    if card.unique and any(placed.card == card.id for placed in view.me.city):
        yield Text(labels.say("already-in-city"))


def _linked(labels: Labels, card: Card) -> str:
    """The critters that a construction lets in, or the constructions that let a critter in."""
    if card.welcomes_any_critter:
        return labels.say("any-critter")
    if len(card.moves_into) == len(COLORS):
        return labels.say("any-construction")
    if card.moves_into:
        colors = [labels.words.text(f"color-{COLORS[color]}") for color in card.moves_into]
        return labels.say("any-construction-of", colors=", ".join(colors))
    return ", ".join([labels.name(id) for id in card.link if labels.rules.card_or_none(id)])


def _lacking(card: Card, owned: Mapping[str, int]) -> dict[str, int]:
    price = dict(zip(KINDS, card.cost, strict=True))
    return {kind: n - owned[kind] for kind, n in price.items() if n > owned[kind]}


def _place_lines(labels: Labels, view: View, place: Place) -> Iterator[Text]:
    kind = place.group.id.replace("_", "-")
    facts = [Text(labels.words.text(f"kind-{kind}"))]
    if place.points:
        facts.append(points(place.points))
    if place.spots == 0:
        facts.append(Text(labels.say("mark-shared")))
    facts += [labels.player(s) for p in view.places if p.id == place.id for s in p.workers]
    yield Text(" · ").join(facts)
    yield Text(labels.words.rules_text(place.id))
