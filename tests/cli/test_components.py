"""`everdell cards` and `everdell boxes`: the engine's figures, and every text."""

from __future__ import annotations

from typing import Any

import pytest

from everdell.engine.box import Box
from everdell.games import rules_for, shelf
from everdell.texts import LANGUAGES, catalog

from .commands import Shell

RULES = rules_for(2, ("base",))
CARD_FIELDS = {
    "component", "id", "box", "name", "kind", "color", "rarity", "cost", "points", "copies", "link",
    "open", "spaces", "text", "confidence",
}  # fmt: skip


def listed(shell: Shell, *arguments: str) -> dict[str, dict[str, Any]]:
    document = shell("cards", "--json", *arguments).json
    return {component["id"]: component for component in document}


def test_every_component_is_listed_once(shell: Shell) -> None:
    document = shell("cards", "--boxes", "base", "--json").json
    assert [component["id"] for component in document] == [
        *(card.id for card in RULES.cards[1:]),
        *(place.id for place in RULES.places[1:]),
    ]
    cards = [component for component in document if component["component"] == "card"]
    assert len(cards) == len(RULES.cards) - 1
    assert all(set(card) - {"link_any"} == CARD_FIELDS for card in cards)


def test_all_boxes_are_listed_by_default(shell: Shell) -> None:
    assert {component["box"] for component in listed(shell).values()} == set(shelf())


def test_a_card(shell: Shell) -> None:
    text = catalog("en").rules_text("inn")
    assert listed(shell)["inn"] == {
        "component": "card",
        "id": "inn",
        "box": "base",
        "name": "Inn",
        "kind": "construction",
        "color": "red",
        "rarity": "common",
        "cost": {"twig": 2, "resin": 1},
        "points": 2,
        "copies": 3,
        "link": ["innkeeper"],
        "open": True,
        "spaces": 1,
        "text": text,
        "confidence": "high",
    }


def test_odd_figures(shell: Shell) -> None:
    cards = listed(shell)
    assert cards["wanderer"]["spaces"] == 0
    assert cards["fool"]["points"] == -2
    assert cards["ruins"]["cost"] == {}
    assert cards["farm"]["link"] == ["husband", "wife"]
    assert cards["ever_tree"]["link_any"] == {"kind": "critter"}
    assert cards["king"]["rarity"] == "unique"
    assert cards["scurrble_stadium"]["open"] is True


def test_critters_that_live_in_any_construction(shell: Shell) -> None:
    cards = listed(shell)
    assert cards["rugwort_the_rowdy"]["link_any"] == {"kind": "construction", "color": "green"}
    assert cards["rugwort_the_ruler"]["link_any"] == {"kind": "construction", "color": "purple"}
    assert cards["rugwort_the_robber"]["link_any"] == {"kind": "construction"}
    assert all(cards[id]["link"] == [] for id in cards if id.startswith("rugwort_"))


def test_a_legend(shell: Shell) -> None:
    cards = listed(shell, "--boxes", "legends")
    assert cards["amilla_glistendew"] == {
        "component": "card",
        "id": "amilla_glistendew",
        "box": "legends",
        "name": "Amilla Glistendew",
        "kind": "critter",
        "color": "red",
        "rarity": "legend",
        "cost": {"berry": 6},
        "points": 5,
        "copies": 1,
        "link": [],
        "open": False,
        "spaces": 1,
        "adds_space": 1,
        "upgrades": "queen",
        "text": catalog("en").rules_text("amilla_glistendew"),
        "confidence": "high",
    }
    assert cards["silver_scale_spring"]["spaces"] == 0
    assert {card["rarity"] for card in cards.values()} == {"legend"}
    assert not any("upgrades" in card for card in listed(shell, "--boxes", "base").values())


def test_places(shell: Shell) -> None:
    places = listed(shell)
    assert places["basic_pebble"].items() >= {
        "component": "location", "type": "basic", "occupancy": "exclusive"
    }.items()  # fmt: skip
    assert places["haven"]["occupancy"] == "shared"
    assert places["journey_3"].items() >= {"type": "journey", "points": 3}.items()
    assert places["forest_two_any"].items() >= {"type": "forest", "occupancy": "forest"}.items()
    assert places["grand_tour"].items() >= {
        "component": "event", "type": "basic", "points": 3, "requires": {"colors": {"red": 3}}
    }.items()  # fmt: skip
    assert places["tax_relief"]["type"] == "special"
    assert places["tax_relief"]["requires"] == {"cards": ["judge", "queen"]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_in_the_language_asked_for(shell: Shell, language: str) -> None:
    for id, component in listed(shell, "--lang", language).items():
        assert component["name"] == catalog(language).name(id)
        assert component["text"] == catalog(language).rules_text(id)


def test_for_people(shell: Shell) -> None:
    english = shell("cards").out
    assert "Barge Toad" in english
    assert "2 twigs, 1 resin, 2 points" in english
    french = shell("cards", "--lang", "fr").out
    assert "2 brindilles, 1 résine, 2 points" in french


def test_figures_that_are_not_certain_are_told(shell: Shell) -> None:
    said = "These figures are known at second hand."
    assert said not in shell("cards", "--boxes", "base").out
    printed = shell("cards", "--boxes", "pearlbrook").out
    unsure = len(shelf()["pearlbrook"].uncertain())
    assert " ".join(printed.replace("│", " ").split()).count(said) == unsure
    boxes = {box["id"]: box["uncertain"] for box in shell("boxes", "--json").json}
    assert boxes["pearlbrook"] == unsure
    french = shell("cards", "--boxes", "pearlbrook", "--lang", "fr").out
    assert "Ces valeurs sont connues de seconde main." in french


def test_a_box_of_cards_lists_no_places(shell: Shell) -> None:
    assert "Location or event" in shell("cards", "--boxes", "base").out
    legends = shell("cards", "--boxes", "legends").out
    assert "Critter · Legend ×1" in legends
    assert "Location or event" not in legends


# Boxes ---------------------------------------------------------------------------------------


def test_the_boxes(shell: Shell) -> None:
    document = shell("boxes", "--json").json
    assert [box["id"] for box in document] == list(shelf())
    base = document[0]
    assert base["name"] == "Everdell"
    assert base["players"] == {"fewest": 1, "most": 4}
    assert base["options"] == [
        {
            "id": "rugwort_year",
            "values": ["1", "2", "3"],
            "default": "1",
            "alone": "1",
            "seats": False,
            "players": [1],
        }
    ]
    assert base["requires"] == base["excludes"] == []
    assert base["complete"] is True
    assert base["uncertain"] == 0
    assert base["components"] == {
        "kinds_of_cards": 48, "cards": 128, "locations": 24, "events": 20, "tiles": 0,
    }  # fmt: skip
    assert base["texts"] == dict.fromkeys(LANGUAGES, 48 + 24 + 20)


def test_the_boxes_that_add_cards(shell: Shell) -> None:
    boxes = {box["id"]: box for box in shell("boxes", "--json").json}
    contents = {"extra": (6, 15), "rugwort": (3, 3), "legends": (10, 10)}
    for id, (kinds, cards) in contents.items():
        box = boxes[id]
        assert box["requires"] == ["base"]
        assert box["complete"] is True
        assert box["components"] == {
            "kinds_of_cards": kinds, "cards": cards, "locations": 0, "events": 0, "tiles": 0,
        }  # fmt: skip
        assert box["texts"] == dict.fromkeys(LANGUAGES, kinds)


def test_the_boxes_for_people(shell: Shell) -> None:
    printed = shell("boxes").out
    assert "base" in printed
    assert "1–4" in printed
    assert "128 cards (48 kinds), 24 locations, 20 events" in " ".join(printed.split())
    assert "0 locations" not in printed
    assert "complete" in printed


def test_a_box_that_is_not_complete_says_so(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(shelf(), "half", Box("half", complete=False))
    assert shell("boxes", "--json").json[-1]["complete"] is False
    assert "not complete yet" in shell("boxes").out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_hardly_a_figure_is_sure_that_is_told_once(shell: Shell, lang: str) -> None:
    words = catalog(lang)
    printed = " ".join(shell("cards", "--boxes", "lil", "--lang", lang).out.split())
    assert printed.count(words.text("remark-lil-figures").split(".")[0]) == 1
    assert words.text("confidence-low") not in printed
    others = " ".join(shell("cards", "--boxes", "pearlbrook", "--lang", lang).out.split())
    assert words.text("remark-lil-figures").split(".")[0] not in others


def test_a_game_of_its_own_names_its_colours_in_its_own_words(shell: Shell) -> None:
    printed = shell("cards", "--boxes", "lil", "--lang", "en").out
    assert "Farm (Green)" in printed
    assert not [
        word for word in ("Production", "Governance", "Common", "Unique") if word in printed
    ]
