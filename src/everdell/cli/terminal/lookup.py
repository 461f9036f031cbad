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
from everdell.cli.terminal.pen import Pen, points, spaced
from everdell.cli.terminal.view import View
from everdell.engine.content import CARD_KINDS, COLORS, Card, Place
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


def draw_component(pen: Pen, view: View, id: str, numbers: Sequence[str]) -> Panel:
    """A card or place with its figures and text; `numbers` are the options that touch it."""
    if pen.rules.card_or_none(id):
        title, lines = pen.card(id), list(_card_lines(pen, view, pen.printed(id)))
    else:
        title, lines = Text(pen.name(id)), list(_place_lines(pen, view, pen.printed_place(id)))
    if numbers:
        lines.append(Text(pen.say("offered", numbers=", ".join(numbers)), "bold"))
    return Panel(Group(*lines), title=title, title_align="left", box=box.ROUNDED, padding=(0, 1))


def _card_lines(pen: Pen, view: View, card: Card) -> Iterator[Text]:
    words = pen.words
    color = COLORS[card.color]
    facts = [
        spaced(color_mark(color), words.text(f"color-{color}")),
        Text(words.text(f"kind-{CARD_KINDS[card.kind]}")),
        Text(words.text(f"rarity-{card.rarity}")),
        pen.price(card.id) or Text(pen.say("way-free")),
        points(card.points),
        Text(pen.say("copies", n=card.copies)),
    ]
    yield Text(" · ").join(facts)
    yield Text(words.rules_text(card.id))
    linked = _linked(pen, card)
    if linked:
        key = "welcomes" if CARD_KINDS[card.kind] == "construction" else "free-with"
        yield Text(pen.say(key, cards=linked), "dim")
    if pen.rules.card_or_none(card.upgrades):
        yield Text(pen.say("upgrades", card=pen.name(card.upgrades)), "dim")
    lacking = _lacking(card, view.me.resources)
    if lacking:
        yield Text.assemble(pen.say("lacking"), " ", pen.amounts(lacking))
    if card.unique and any(placed.card == card.id for placed in view.me.city):
        yield Text(pen.say("already-in-city"))


def _linked(pen: Pen, card: Card) -> str:
    """The critters that a construction lets in, or the constructions that let a critter in."""
    if card.welcomes_any_critter:
        return pen.say("any-critter")
    if len(card.moves_into) == len(COLORS):
        return pen.say("any-construction")
    if card.moves_into:
        colors = [pen.words.text(f"color-{COLORS[color]}") for color in card.moves_into]
        return pen.say("any-construction-of", colors=", ".join(colors))
    return ", ".join([pen.name(id) for id in card.link if pen.rules.card_or_none(id)])


def _lacking(card: Card, owned: Mapping[str, int]) -> dict[str, int]:
    price = dict(zip(KINDS, card.cost, strict=True))
    return {kind: n - owned[kind] for kind, n in price.items() if n > owned[kind]}


def _place_lines(pen: Pen, view: View, place: Place) -> Iterator[Text]:
    kind = place.group.id.replace("_", "-")
    facts = [Text(pen.words.text(f"kind-{kind}"))]
    if place.points:
        facts.append(points(place.points))
    if place.spots == 0:
        facts.append(Text(pen.say("mark-shared")))
    facts += [pen.player(s) for p in view.places if p.id == place.id for s in p.workers]
    yield Text(" · ").join(facts)
    yield Text(pen.words.rules_text(place.id))
