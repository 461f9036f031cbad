"""The first five minutes of a new visitor."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Route, expect

from everdell.engine.phrases import phrase_of
from everdell.texts import catalog
from tests.page.conftest import NewVisitor
from tests.page.scenes import (
    advance,
    expect_workers,
    options_of,
    several_ways,
    shared,
    workers,
)

pytestmark = pytest.mark.core

_EN: Final = catalog("en")
_FR: Final = catalog("fr")
_TWIGS: Final = '[data-thing="place:basic_three_twigs"]'


def test_from_the_door_to_the_first_move_in_two_clicks(visitor: NewVisitor) -> None:
    ann = visitor(moving=True)
    page = ann.open("/")
    page.get_by_role("button", name=_EN.text("home-play-now")).click()
    expect(page.locator(".thing.target").first).to_be_visible()
    before = workers(page)
    page.locator(".thing.target:has(.place)").first.click()
    expect_workers(page, before - 1)


def test_the_language_changes_in_place(visitor: NewVisitor) -> None:
    page = visitor().open("/")
    lead = page.get_by_text(_EN.text("home-lead"))
    expect(lead).to_be_visible()
    page.get_by_label(_EN.text("home-join-code")).fill("ABC")
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_text(_FR.text("home-lead"))).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.get_by_label(_FR.text("home-join-code"))).to_have_value("ABC")
    page.reload()
    expect(page.get_by_text(_FR.text("home-lead"))).to_be_visible()


def test_settings_are_kept(visitor: NewVisitor) -> None:
    page = visitor(theme="light").open("/")
    theme = page.locator("html")
    expect(theme).to_have_attribute("data-theme", "light")
    page.get_by_role("button", name=_EN.text("home-theme-dark")).click()
    expect(theme).to_have_attribute("data-theme", "dark")
    page.goto("/settings")
    expect(theme).to_have_attribute("data-theme", "dark")
    page.get_by_text(_EN.text("settings-font-easier"), exact=True).click()
    expect(theme).to_have_attribute("data-reading", "easier")
    page.reload()
    expect(theme).to_have_attribute("data-reading", "easier")


def test_a_chip_takes_a_step_back(visitor: NewVisitor) -> None:
    ann = visitor()
    code = ann.table("person", "person", mine=[0], start=False)
    ben = visitor()
    ben.post(f"/api/tables/{code}/join", name="Ben")
    ann.post(f"/api/tables/{code}/start")
    page = ann.open(f"/table/{code}")
    page.locator(_TWIGS).click()
    chip = page.locator(".chip")
    expect(chip).to_have_count(1)
    expect(page.locator(_TWIGS)).not_to_contain_class("target")
    chip.click()
    expect(chip).to_have_count(0)
    expect(page.locator(f"{_TWIGS}.target")).to_be_visible()
    table = ann.get(f"/api/tables/{code}")["table"]
    assert (table["choices"], table["game"]["players"][0]["resources"]["twig"]) == (0, 0)


def test_a_chip_names_the_season_that_was_prepared_for(visitor: NewVisitor) -> None:
    ann = visitor()
    code = ann.table("person", start=True)
    table = advance(ann, code, lambda table: "prepare" in options_of(table))
    ann.post(f"/api/tables/{code}/choose", option="prepare", version=table["version"])
    page = ann.open(f"/table/{code}")
    chip = page.locator(".chip").filter(has_text=_EN.text("season-spring"))
    expect(chip).to_have_accessible_name(
        re.compile(re.escape(_EN.text("decision-prepare", season="spring")))
    )


def test_why_not_is_what_the_engine_says(visitor: NewVisitor) -> None:
    ann = visitor(language="fr")
    code = ann.table("person", "greedy", start=True)
    page = ann.open(f"/table/{code}")
    expect(page.locator(_TWIGS)).to_be_visible()
    refusals = ann.get(f"/api/tables/{code}/explain?seat=0")["refusals"]
    names = ["Ann", _FR.bot("greedy")]
    cards = ann.get(f"/api/tables/{code}")["table"]["game"]["players"][0]["hand"]
    for card in cards[:3]:
        told = [
            _FR.say(phrase_of(one["phrase"]), names)
            for refusal in refusals
            if refusal["target"] == {"zone": "hand", "card": card}
            for one in refusal["reasons"]
        ]
        assert told
        page.locator(f'[data-thing="hand:{card}"]').first.click()
        expect(page.locator(".why li")).to_have_text(told)
    page.keyboard.press("Escape")
    expect(page.locator(".why")).to_have_count(0)


@pytest.mark.parametrize("late", [False, True], ids=["prices", "late_prices"])
def test_several_ways_are_laid_out_at_the_card(visitor: NewVisitor, late: bool) -> None:
    """The cheapest first, with the focus on it; also when the prices come a little later."""
    ann = visitor()
    held: list[Route] = []
    if late:
        ann.stop_at("**/explain*", lambda route: held.append(route))
    code = shared(ann, 2)
    table = advance(ann, code, lambda table: several_ways(table) is not None)
    thing = several_ways(table) or ""
    card, origin = thing.split(":")[1], thing.split(":")[0]
    ways = [one for one in options_of(table) if one.startswith(f"play:{card}:{origin}")]
    page = ann.open(f"/table/{code}")
    page.locator("dialog.curtain .button.main").click()
    page.locator(f'[data-thing="{thing}"]').first.click()
    rows = page.locator("dialog[open] [data-option]")
    expect(rows).to_have_count(len(ways))
    for route in held:
        route.continue_()
    prices = ann.get(f"/api/tables/{code}/explain?seat={table['seat']}")["prices"]
    cheapest = sorted(ways, key=lambda way: prices[way]["total"])[0]
    expect(rows.first).to_have_attribute("data-option", cheapest)
    totals = [prices[row.get_attribute("data-option") or ""]["total"] for row in rows.all()]
    assert totals == sorted(totals)
    expect(rows.first).to_be_focused()
    page.keyboard.press("Escape")
    expect(rows).to_have_count(0)
    assert ann.get(f"/api/tables/{code}")["table"]["version"] == table["version"]


def test_passing_with_a_playable_card_is_doubted(visitor: NewVisitor) -> None:
    ann = visitor()
    code = shared(ann, 2)

    def tempting(table: dict[str, object]) -> bool:
        options = options_of(table)
        return "pass" in options and any(one.startswith("play:") for one in options)

    table = advance(ann, code, tempting)
    page = ann.open(f"/table/{code}")
    page.locator("dialog.curtain .button.main").click()
    page.locator('[data-thing="pass"]').click()
    doubt = page.get_by_role("dialog", name=_EN.text("decision-doubt-pass-with-play"))
    expect(doubt).to_be_visible()
    doubt.get_by_role("button", name=_EN.text("decision-doubt-stay")).click()
    expect(doubt).to_be_hidden()
    assert ann.get(f"/api/tables/{code}")["table"]["version"] == table["version"]
    page.locator('[data-thing="pass"]').click()
    doubt.locator(".answers button").last.click()
    expect(page.locator("dialog.curtain")).to_be_visible()
    passed = ann.get(f"/api/tables/{code}?seat={table['seat']}")["table"]["game"]["players"]
    assert passed[table["seat"]]["passed"]


def test_a_finger_reads_before_it_acts(visitor: NewVisitor) -> None:
    ann = visitor(size=(390, 844), touch=True)
    code = ann.table("person", "greedy", start=True)
    page = ann.open(f"/table/{code}")
    page.locator(f"{_TWIGS}.target").tap()
    act = page.locator('dialog[open] [data-option="visit:basic_three_twigs"]')
    expect(act).to_be_visible()
    assert workers(page) == 2
    act.tap()
    expect_workers(page, 1)
