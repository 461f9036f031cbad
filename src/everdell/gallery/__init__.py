"""Every component and every box as plain data, in words and figures: for lists, pages, programs."""

from __future__ import annotations

from collections.abc import Iterator

from everdell.engine.box import HIGH, Box
from everdell.engine.content import COLORS, Card, Place, Tile
from everdell.engine.phrases import message_id
from everdell.engine.presets import UNADVISED, Preset
from everdell.engine.resources import as_dict
from everdell.gallery.shapes import (
    AnyCard,
    BoxContents,
    BoxView,
    CardView,
    ComponentView,
    EventCardView,
    LocationView,
    PresetView,
    Requirements,
    TileView,
)
from everdell.games import rules_for, shelf
from everdell.texts import LANGUAGES, Catalog, catalog


def boxes_named(ids: tuple[str, ...] | None) -> list[Box]:
    """Some boxes of the shelf, or all: they need not be playable together to be read."""
    known = shelf()
    if ids is None:
        return list(known.values())
    if not ids or not known.keys() >= set(ids):
        rules_for(1, ids)  # its error says what is wrong with such a wish
    return [box for id, box in known.items() if id in ids]


def told_of(words: Catalog, box: Box) -> list[str]:
    """What a box says of itself, whatever is chosen with it."""
    return [
        words.text(f"remark-{message_id(remark.id)}")
        for remark in box.remarks()
        if remark.weight == UNADVISED and not (remark.setting or remark.players or remark.beside)
    ]


# Components ----------------------------------------------------------------------------------


def components(words: Catalog, box: Box) -> Iterator[ComponentView]:
    """Every card, location, event and tile of a box."""
    printed = box.printed()
    unsure = box.uncertain()
    for card in printed.cards:
        kind = printed.figures.card_kinds[card.kind]
        yield _describe_card(words, box.id, card, kind, unsure.get(card.id, HIGH))
    for place in printed.places:
        yield _describe_place(words, box.id, place, unsure.get(place.id, HIGH))
    for tile in printed.single_tiles():
        yield _describe_tile(words, box.id, tile, unsure.get(tile.id, HIGH))


def _describe_card(words: Catalog, box: str, card: Card, kind: str, confidence: str) -> CardView:
    described: CardView = {
        "component": "card",
        "id": card.id,
        "box": box,
        "name": words.name(card.id),
        "kind": kind,
        "color": COLORS[card.color],
        "rarity": card.rarity,
        "cost": as_dict(card.price),
        "points": card.points,
        "copies": card.copies,
        "link": list(card.link),
        "open": card.open_points > 0,
        "spaces": card.spaces,
        "text": words.rules_text(card.id),
        "confidence": confidence,
    }
    if card.welcomes_any_critter:
        described["link_any"] = {"kind": "critter"}
    elif card.moves_into:
        described["link_any"] = _homes(card)
    elif card.houses:
        (color,) = card.houses
        described["link_any"] = {"kind": "critter", "color": COLORS[color]}
    if card.adds_spaces:
        described["adds_space"] = card.adds_spaces
    if card.upgrades:
        described["upgrades"] = card.upgrades
    return described


def _homes(critter: Card) -> AnyCard:
    """The constructions any of which lets a critter in: all of them, or those of one colour."""
    if len(critter.moves_into) == len(COLORS):
        return {"kind": "construction"}
    (color,) = critter.moves_into
    return {"kind": "construction", "color": COLORS[color]}


def _describe_place(
    words: Catalog, box: str, place: Place, confidence: str
) -> LocationView | EventCardView:
    kind = place.group.id
    if place.is_event:
        return {
            "component": "event",
            "id": place.id,
            "box": box,
            "name": words.name(place.id),
            "type": kind.removesuffix("_event"),
            "group": kind,
            "points": place.points,
            "requires": _requirements(place),
            "text": words.rules_text(place.id),
            "confidence": confidence,
        }
    return {
        "component": "location",
        "id": place.id,
        "box": box,
        "name": words.name(place.id),
        "type": kind,
        "group": kind,
        "points": place.points,
        "occupancy": _occupancy(place),
        "text": words.rules_text(place.id),
        "confidence": confidence,
    }


def _describe_tile(words: Catalog, box: str, tile: Tile, confidence: str) -> TileView:
    return {
        "component": "tile",
        "id": tile.id,
        "box": box,
        "name": words.name(tile.id),
        "type": tile.kind,
        "points": tile.points,
        "copies": tile.copies,
        "text": words.rules_text(tile.id),
        "confidence": confidence,
    }


def _requirements(event: Place) -> Requirements:
    needed: Requirements = {}
    if event.colors:
        needed["colors"] = {COLORS[color]: n for color, n in event.colors}
    if event.cards:
        needed["cards"] = list(event.cards)
    if event.needs:
        needed["counts"] = {need.word: need.least for need in event.needs}
    return needed


def _occupancy(place: Place) -> str:
    if place.one_each:
        return place.group.id
    return "exclusive" if place.spots else "shared"


# Boxes ---------------------------------------------------------------------------------------


def describe_box(words: Catalog, box: Box) -> BoxView:
    printed = box.printed()
    return {
        "id": box.id,
        "name": box_name(words, box.id),
        "players": {"fewest": box.fewest, "most": box.most},
        "requires": list(box.requires),
        "excludes": list(box.excludes),
        "options": [
            {
                "id": setting.id,
                "values": list(setting.values),
                "default": setting.default,
                "alone": setting.alone,
                "seats": setting.seats,
                "players": list(setting.players),
            }
            for setting in box.settings()
        ],
        "presets": [_describe_preset(words, preset) for preset in presets(box)],
        "own_game": box.own_game,
        "complete": box.complete,
        "bots": list(box.levels()),
        "uncertain": len(box.uncertain()),
        "components": contents(box),
        "zones": [
            {"id": zone.id, "of": zone.of, "shape": zone.shape, "sight": zone.sight}
            for zone in printed.zones
        ],
        "counters": [
            {"id": counter.id, "of": counter.of, "points": counter.points}
            for counter in printed.counters
        ],
        "pieces": [piece.id for piece in printed.pieces],
        "texts": _texts(box),
    }


def presets(box: Box) -> list[Preset]:
    """The games with a box that can be chosen: all their boxes are installed."""
    return [preset for preset in box.presets() if shelf().keys() >= set(preset.boxes)]


def _describe_preset(words: Catalog, preset: Preset) -> PresetView:
    key = f"preset-{message_id(preset.id)}"
    return {
        "id": preset.id,
        "name": words.text(key),
        "description": words.text(f"{key}.description"),
        "boxes": list(preset.boxes),
        "options": dict(preset.settings),
        "players": {"fewest": preset.fewest, "most": preset.most},
        "learn": preset.learn,
        "picture": preset.picture,
    }


def contents(box: Box) -> BoxContents:
    printed = box.printed()
    cards, places = printed.cards, printed.places
    events = [place for place in places if place.is_event]
    return {
        "kinds_of_cards": len(cards),
        "cards": sum(card.copies for card in cards),
        "locations": len(places) - len(events),
        "events": len(events),
        "tiles": sum(tile.copies for tile in printed.single_tiles()),
    }


def _texts(box: Box) -> dict[str, int]:
    """How many components have a rules text, by language."""
    printed = box.printed()
    ids = [card.id for card in printed.cards] + [place.id for place in printed.places]
    ids += [tile.id for tile in printed.single_tiles()]
    return {
        lang: len([id for id in ids if catalog(lang).has(f"{message_id(id)}.text")])
        for lang in LANGUAGES
    }


def box_name(words: Catalog, id: str) -> str:
    key = f"box-{id.replace('_', '-')}"
    return words.text(key) if words.has(key) else id
