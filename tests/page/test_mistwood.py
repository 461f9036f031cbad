"""Nightweave on the screen: her panel, her figure in the Meadow, her turn in pictures."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect

from everdell.texts import catalog
from tests.page.conftest import NewVisitor
from tests.page.scenes import State, advance, city, doctor, options_of, shared

_FR: Final = catalog("fr")
_BOXES: Final = ["base", "mistwood"]
_HER: Final = {"nightweave": "3"}


def _lurks(table: State) -> bool:
    """Her figure is on a card of the Meadow."""
    return any(place["blocked"] for place in table["game"]["meadow"])


def test_her_lair_stands_in_her_panel(visitor: NewVisitor) -> None:
    ann = visitor(size=(1440, 900), language="fr")
    code = shared(ann, 1, boxes=_BOXES, options=_HER)
    page = ann.open(f"/table/{code}")
    panel = page.locator("[data-player='1'] .lair")
    expect(page.locator("[data-player='1'] header .name")).to_have_text(
        _FR.text("automaton-mistwood")
    )
    expect(panel.locator("[data-thing='nightweave_level:nightweave_level_3']")).to_be_visible()
    expect(panel.locator("[data-thing^='plots:']")).to_have_count(1)
    expect(panel.locator("[data-thing^='personality:']")).to_have_count(1)
    expect(panel.locator("[data-thing^='activity:']")).to_have_count(1)
    expect(page.locator("[data-pile^='activity']")).to_have_count(0)
    ann.expect_no_faults(fits=True)


def test_a_card_under_her_web_is_told_as_blocked(visitor: NewVisitor) -> None:
    ann = visitor(size=(1440, 900), language="fr")
    code = shared(ann, 1, boxes=_BOXES, options=_HER)
    advance(ann, code, _lurks)
    page = ann.open(f"/table/{code}")
    barred = page.locator(".meadow li.blocked")
    expect(barred).to_have_count(1)
    expect(barred.locator(".veil path").first).to_be_attached()
    said = barred.locator("button").get_attribute("aria-label") or ""
    assert _FR.text("automaton-mistwood") in said
    ann.expect_no_faults(fits=True)


def _may_pay_more(table: State) -> bool:
    """Her figure is on a card of the Meadow, and cards beside it can be played."""
    beside = {place["card"] for place in table["game"]["meadow"] if "dearer" in place}
    return any(
        option.split(":")[1] in beside for option in options_of(table) if ":meadow" in option
    )


def test_cards_beside_her_web_are_marked_as_dearer(visitor: NewVisitor) -> None:
    ann = visitor(size=(1440, 900), language="fr")
    options = {"nightweave": "1", "nightweave_plots": "plot_sticky_meadow"}
    code = shared(ann, 1, boxes=_BOXES, options=options)
    table = advance(ann, code, _may_pay_more)
    page = ann.open(f"/table/{code}")
    dearer = [n for n, place in enumerate(table["game"]["meadow"]) if "dearer" in place]
    places = page.locator(".meadow li")
    expect(places.locator(".cost .more")).to_have_count(len(dearer))
    for n in dearer:
        expect(places.nth(n).locator(".cost .more")).to_contain_text("+1")
    expect(places.locator(".cost .more").first).to_contain_text(_FR.text("plot-sticky-meadow"))
    ann.expect_no_faults(fits=True)


def test_on_a_phone_the_meadow_has_its_two_rows_of_four(visitor: NewVisitor) -> None:
    """What lies beside, above and below a card is the same for all."""
    ann = visitor(size=(390, 844), touch=True, language="fr")
    page = ann.open(f"/table/{shared(ann, 1, boxes=_BOXES, options=_HER)}")
    places = page.locator(".meadow li")
    expect(places).to_have_count(8)
    corners = places.evaluate_all(
        "all => all.map(e => e.getBoundingClientRect()).map(r => [r.x, r.y])"
    )
    assert len({y for _, y in corners[:4]}) == len({y for _, y in corners[4:]}) == 1
    assert [x for x, _ in corners[:4]] == [x for x, _ in corners[4:]]
    assert sorted(x for x, _ in corners[:4]) == [x for x, _ in corners[:4]]
    ann.expect_no_faults(fits=True)


def test_her_turn_is_told_in_pictures_in_the_log(visitor: NewVisitor) -> None:
    ann = visitor(size=(1440, 900))
    code = shared(ann, 1, boxes=_BOXES, options=_HER)
    advance(ann, code, _lurks)
    page = ann.open(f"/table/{code}")
    tales = page.locator("[data-region='8'] ol.tale")
    expect(tales.last.locator("li").first.locator(".vignette")).to_be_attached()
    assert tales.count() > 0


# The Farms of the Pigs ------------------------------------------------------------------------


def test_a_city_of_more_cards_than_spaces_keeps_its_two_rows(visitor: NewVisitor) -> None:
    """Farms of the Pigs stand beside the city, whatever is printed on them."""
    ann = visitor(size=(1440, 900))

    def build(game: State) -> None:
        farms = city([("winter_farm_1", "construction", "green", None)] * 18)
        game["players"][0] |= {"city": farms, "spaces": 15, "spaces_used": 15}
        game["rows"]["top_farm"] = ["summer_farm_2"]

    doctor(ann, build)
    page = ann.open(f"/table/{shared(ann, 2, boxes=_BOXES)}")
    page.locator("dialog.curtain .button.main").click()
    tiles = page.locator("[data-region='4'] [data-thing^='city:0:']")
    expect(tiles).to_have_count(18)
    rows = tiles.evaluate_all("all => new Set(all.map(e => e.getBoundingClientRect().top)).size")
    assert rows == 2
    expect(page.locator(".farms [data-thing^='top_farm'] .card .name")).to_be_visible()
    ann.expect_no_faults(fits=True)
