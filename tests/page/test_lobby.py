"""A new table: a game that is ready to be chosen, changed, with a word beside each choice."""

from __future__ import annotations

from typing import Final, Literal

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from everdell.games import shelf
from everdell.texts import Catalog, catalog
from tests.page import axe
from tests.page.conftest import NewVisitor
from tests.page.visitor import Visitor
from tests.web.process import ServerProcess

_EN: Final = catalog("en")
_SIZES: Final = {"desk": (1366, 768), "phone": (390, 844)}
# Words of the box that the server of these tests knows.
_EBB_TIDE: Final = {"en": "Ebb tide", "fr": "Marée basse"}
_AT_SEA: Final = {
    "en": "Legends are not made for the sea.",
    "fr": "Les Légendes ne sont pas faites pour la mer.",
}


def _box(page: Page, id: str) -> Locator:
    return page.locator(f"li[data-box='{id}']")


def _preset(page: Page, key: str) -> Locator:
    """The picture of a game that is ready to be chosen."""
    return page.locator(f"[data-preset='{key}']")


def _switch(page: Page, id: str) -> Locator:
    return _box(page, id).get_by_role("switch").first


def _said(place: Locator, weight: str) -> Locator:
    return place.locator(f"[data-weight='{weight}']")


def _number(page: Page, words: Catalog, n: int) -> Locator:
    label = words.text("lobby-players-solo") if n == 1 else str(n)
    group = page.get_by_role("group", name=words.text("lobby-players"))
    return group.get_by_role("radio", name=label, exact=True)


def _house(visitor: Visitor) -> dict[str, object]:
    """What the table that was opened is played with."""
    code = visitor.page.url.rsplit("/", 1)[-1]
    house: dict[str, object] = visitor.get(f"/api/tables/{code}")["table"]["house"]
    return house


@pytest.mark.parametrize("size", _SIZES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_preset_is_chosen_changed_and_begun(
    harbour: ServerProcess, visitor: NewVisitor, size: str, language: Literal["en", "fr"]
) -> None:
    words = catalog(language)
    phone = size == "phone"
    ann = visitor(harbour, size=_SIZES[size], language=language, touch=phone)
    page = ann.open("/new")
    _preset(page, "harbour/ebb_tide").click()
    change = page.locator(".change summary")
    expect(change).to_contain_text(_EBB_TIDE[language])
    if phone:
        expect(_switch(page, "harbour")).to_be_hidden()
        change.click()

    # Impossible: the switch is off, and says why.
    expect(_switch(page, "base")).to_be_disabled()
    expect(_said(_box(page, "base"), "impossible")).to_be_visible()
    # Without effect: Rugwort does not come to a table of two.
    expect(_said(page.locator("[data-module='rugwort_year']"), "no_effect")).to_be_visible()
    # Advised against: it can be done all the same.
    expect(_said(_box(page, "legends"), "unadvised")).to_have_count(0)
    _switch(page, "legends").click()
    at_sea = _said(_box(page, "harbour"), "unadvised").first
    expect(at_sea).to_have_text(_AT_SEA[language])
    expect(at_sea).to_be_visible()

    expect(change).to_contain_text(words.text("lobby-changed", name=_EBB_TIDE[language]))
    ann.expect_no_faults()
    assert not axe.faults(page)
    page.get_by_role("button", name=words.text("lobby-begin")).click()
    expect(page.locator(".thing.target").first).to_be_visible()
    house = _house(ann)
    assert house["boxes"] == ["base", "legends", "harbour"]
    assert house["options"] == {"rugwort_year": "1", "heron": "on", "lantern_light": "low"}


@pytest.mark.parametrize("path", ["/", "/new"])
def test_a_shelf_that_comes_late_is_waited_for(visitor: NewVisitor, path: str) -> None:
    ann = visitor()
    held: list[Route] = []
    ann.stop_at("**/api/boxes", lambda route: held.append(route))
    page = ann.open(path)
    start = "home-play-now" if path == "/" else "lobby-begin"
    button = page.get_by_role("button", name=_EN.text(start))
    expect(page.get_by_role("radio", name=_EN.text("bot-forager.title")).first).to_be_checked()
    button.click()
    expect(button).to_have_attribute("aria-busy", "true")
    for route in held:
        route.continue_()
    expect(page.locator(".thing.target").first).to_be_visible()
    assert _house(ann)["boxes"] == ["base"]


def test_figures_that_are_not_certain_are_told_and_shown_in_the_gallery(
    visitor: NewVisitor,
) -> None:
    page = visitor().open("/new")
    told = _EN.text("lobby-box-unsure")
    expect(_box(page, "base").get_by_role("link", name=told)).to_have_count(0)
    _box(page, "pearlbrook").get_by_role("link", name=told).click()
    expect(page.locator("[data-id]")).to_have_count(len(shelf()["pearlbrook"].uncertain()))
    page.locator("[data-id='mirror']").click()
    expect(page.locator(".details")).to_contain_text(_EN.text("confidence-medium"))
    page.get_by_role("button", name=_EN.text("gallery-unsure")).click()
    page.locator("[data-id='compass']").click()
    expect(page.locator(".details")).to_contain_text(_EN.name("compass"))
    expect(page.locator(".details")).not_to_contain_text(_EN.text("confidence-medium"))
    assert not axe.faults(page)


def test_choosing_the_preset_again_takes_its_changes_back(visitor: NewVisitor) -> None:
    page = visitor().open("/new")
    first = _EN.text("preset-first-game")
    change = page.locator(".change summary")
    _switch(page, "extra").click()
    expect(change).to_contain_text(_EN.text("lobby-changed", name=first))
    _preset(page, "base/first_game").click()
    expect(change).not_to_contain_text(_EN.text("lobby-changed", name=first))
    expect(_switch(page, "extra")).not_to_be_checked()


def test_a_preset_for_one_is_played_by_one(visitor: NewVisitor) -> None:
    page = visitor().open("/new")
    _preset(page, "base/against_rugwort").click()
    expect(_number(page, _EN, 1)).to_be_checked()
    expect(page.locator("[data-module='rugwort_year'] [data-weight]")).to_have_count(0)
    expect(_said(_box(page, "rugwort"), "unadvised")).to_be_visible()


def test_a_value_that_cannot_be_is_not_to_be_chosen(
    harbour: ServerProcess, visitor: NewVisitor
) -> None:
    page = visitor(harbour).open("/new")
    _switch(page, "harbour").click()
    lantern = page.locator("[data-module='lantern_light']")
    lantern.get_by_role("button").click()
    bright = lantern.get_by_role("radio", name="Bright as day")
    expect(bright).to_be_enabled()
    _number(page, _EN, 5).click()
    expect(bright).to_be_disabled()
    expect(lantern).to_contain_text("With five players the lantern would burn down.")


def test_more_players_than_the_boxes_allow_add_one_in_one_touch(
    harbour: ServerProcess, visitor: NewVisitor
) -> None:
    page = visitor(harbour).open("/new")
    begin = page.get_by_role("button", name=_EN.text("lobby-begin"))
    _number(page, _EN, 5).click()
    expect(begin).to_be_disabled()
    page.get_by_role("button", name=_EN.text("lobby-players-instead", n=4)).click()
    expect(begin).to_be_enabled()
    expect(_number(page, _EN, 4)).to_be_checked()
    _number(page, _EN, 5).click()
    page.get_by_role("button", name=_EN.text("lobby-add-box", box="Harbour")).click()
    expect(_switch(page, "harbour")).to_be_checked()
    expect(begin).to_be_enabled()


@pytest.mark.parametrize("size", _SIZES)
def test_play_now_remembers_the_last_choice(visitor: NewVisitor, size: str) -> None:
    ann = visitor(size=_SIZES[size], touch=size == "phone")
    page = ann.open("/")
    game = page.locator("details.game")
    expect(game.locator("summary")).to_contain_text(_EN.text("preset-first-game"))
    game.locator("summary").click()
    _preset(page, "legends/legends_and_packs").click()
    _switch(page, "extra").click()
    ann.expect_no_faults()
    page.reload()
    name = _EN.text("lobby-changed", name=_EN.text("preset-legends-and-packs"))
    expect(game.locator("summary")).to_contain_text(name)
    page.get_by_role("button", name=_EN.text("home-play-now")).click()
    expect(page.locator(".thing.target").first).to_be_visible()
    assert _house(ann)["boxes"] == ["base", "rugwort", "legends"]


def test_the_waiting_room_says_what_is_played(visitor: NewVisitor) -> None:
    ann = visitor()
    code = ann.table("person", "person", boxes=["base", "extra", "rugwort"])
    page = ann.open(f"/table/{code}")
    rules = page.get_by_role("region", name=_EN.text("lobby-rules"))
    expect(rules).to_contain_text(_EN.text("preset-packs"))
    expect(rules).to_contain_text(_EN.text("box-rugwort"))
    expect(rules).not_to_contain_text(_EN.text("choice-rugwort-year"))
