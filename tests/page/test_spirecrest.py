"""The mountain on the screen: weather, exploring, discoveries, big critters, the expedition."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, expect

from everdell.boxes.spirecrest.figures import DISCOVERY_COSTS, FIRST_MAP, LAST_MAP, MAP_TILES
from everdell.texts import catalog
from tests.page.conftest import NewVisitor
from tests.page.scenes import State, advance, doctor, options_of, shared
from tests.page.visitor import Visitor

_EN: Final = catalog("en")
_FR: Final = catalog("fr")
_BOXES: Final = ["base", "spirecrest"]
_PAGE: Final = Path(__file__).parents[2] / "page/src/boxes/spirecrest"
_KINDS: Final = ("twig", "resin", "pebble", "berry", "any", "card", "point")
Change = Callable[[State], None]

_BEASTS: Final = [
    "stubblehoof",
    "truffle",
    "corliander",
    "firebeak",
    "honeypaw",
    "king_rhun",
    "whisper",
    "windlore",
]
_PLACES: Final = ".locations [data-thing^='place:']"


def _asked(prompt: str, season: str = "") -> Callable[[State], bool]:
    def asked(table: State) -> bool:
        decision = table["game"]["decision"] or {}
        player = table["game"]["players"][table["seat"]]
        return decision.get("prompt") == prompt and season in ("", player["season"])

    return asked


def _sit_down(ann: Visitor, code: str) -> Page:
    page = ann.open(f"/table/{code}")
    page.locator("dialog.curtain .button.main").click()
    expect(page.locator("[data-region]").first).to_be_visible()
    return page


def _at(ann: Visitor, prompt: str, *, seats: int = 2, season: str = "") -> Page:
    """A game that has come to a question."""
    code = shared(ann, seats, boxes=_BOXES)
    liked = "visit:" if prompt == "walk" else "play:"
    advance(ann, code, _asked(prompt, season), liked=liked)
    return _sit_down(ann, code)


def _under(ann: Visitor, weather: str) -> Page:
    """A game that begins in some weather."""
    for seed in range(60):
        code = shared(ann, 2, boxes=_BOXES, seed=seed)
        rows = ann.get(f"/api/tables/{code}?since=0")["table"]["game"]["rows"]
        if rows["weather"][0] == weather:
            return _sit_down(ann, code)
    raise AssertionError(f"no {weather} in sixty winters")


# What the page knows of figures ---------------------------------------------------------------


def test_map_tiles_cost_what_they_cost_in_the_game() -> None:
    source = (_PAGE / "figures.ts").read_text()
    block = source[source.index("costs:") : source.index("export const PRICES")]
    shown = {
        id: {kind: int(n) for kind, n in re.findall(r"\['(\w+)', (\d+)\]", costs)}
        for id, costs in re.findall(r"  (\w+): (\[.*?\]),\n(?=  \w|\})", block, re.DOTALL)
    }
    real = {
        id: {kind: n for kind, n in zip(_KINDS, figures[1:], strict=True) if n}
        for id, figures in {**MAP_TILES, **FIRST_MAP, **LAST_MAP}.items()
    }
    assert shown == real


def test_discoveries_cost_what_they_cost_in_the_game() -> None:
    source = (_PAGE / "figures.ts").read_text()
    assert f"PRICES: readonly number[] = {list(DISCOVERY_COSTS)}" in source


# The weather ----------------------------------------------------------------------------------


def test_my_weather_stands_in_the_sky_and_that_of_others_beside_their_season(
    visitor: NewVisitor,
) -> None:
    ann = visitor(size=(1440, 900), language="fr")
    page = _under(ann, "deep_snow")
    sky = page.locator("[data-thing='weather:deep_snow']")
    expect(sky).to_contain_text(_FR.text("deep-snow"))
    expect(sky).to_contain_text(_FR.text("weather-deep-snow"))
    beside = page.locator("[data-player='1'] header").get_by_label(_FR.text("deep-snow"))
    expect(beside).to_have_count(1)


def test_what_the_weather_closes_is_stamped_and_nothing_else(visitor: NewVisitor) -> None:
    """The page and the engine agree on what is closed."""
    ann = visitor(size=(1440, 900))
    page = _under(ann, "freezing_rain")
    closed = page.locator(f"{_PLACES}:has(.closed)")
    expect(closed.first).to_be_visible()
    assert all(id.startswith("forest_") for id in _ids(closed.evaluate_all(_IDS)))
    free = page.locator(f"{_PLACES}[data-id^='forest_']:not(:has(.closed))")
    expect(free).to_have_count(0)
    expect(page.locator(f"{_PLACES}.target:has(.closed)")).to_have_count(0)
    closed.first.click()
    expect(page.locator(".why")).to_contain_text(_EN.text("freezing-rain"))
    ann.expect_no_faults(fits=True)


_IDS: Final = "all => all.map((one) => one.dataset.id)"


def _ids(found: list[str]) -> list[str]:
    assert found
    return found


def test_what_the_weather_makes_dearer_says_so(visitor: NewVisitor) -> None:
    ann = visitor(size=(1440, 900))
    page = _under(ann, "deep_snow")
    kinds = {one["id"]: one.get("kind") for one in ann.get("/api/components")}
    cards = page.locator(".meadow [data-thing]")
    for card in _ids(cards.evaluate_all(_IDS)):
        kind = kinds[card]
        more = page.locator(f".meadow [data-thing='meadow:{card}'] .more").first
        if kind == "construction":
            expect(more).to_contain_text("+1")
        else:
            expect(more).to_have_count(0)


# Exploring ------------------------------------------------------------------------------------


def test_a_tile_is_charted_on_the_road_and_lies_in_my_expedition(visitor: NewVisitor) -> None:
    ann = visitor(size=(1440, 900))
    page = _at(ann, "chart")
    expect(page.locator("[aria-current='step']")).to_have_text(_EN.text("explore-chart"))
    tiles = page.locator(".sky [data-thing^='hills:'].target")
    expect(tiles).to_have_count(3)
    tile = tiles.first.get_attribute("data-id")
    tiles.first.click()
    expect(page.locator("[aria-current='step']")).to_have_text(_EN.text("explore-discover"))
    expect(page.locator(f"[data-thing='expedition:{tile}']")).to_be_visible()
    ann.expect_no_faults(fits=True)


def test_by_fingers_the_tiles_lie_large_over_the_stage(visitor: NewVisitor) -> None:
    ann = visitor(size=(390, 844), language="fr", touch=True)
    page = _at(ann, "chart")
    expect(page.locator(".explore [data-thing^='hills:'].target")).to_have_count(3)
    ann.expect_no_faults()
    page.locator(".road.whole").tap()
    expect(page.locator("dialog[open] .skies li")).to_have_count(4)
    ann.expect_no_faults()


def test_three_discoveries_lie_below_their_prices(visitor: NewVisitor) -> None:
    ann = visitor(size=(1280, 720))
    page = _at(ann, "discover", seats=4)
    prices = page.locator(".explore .price")
    expect(prices).to_have_text([re.compile(_EN.text("discovery-free")), *[re.compile("×")] * 2])
    expect(page.locator(".explore [data-thing^='discoveries:']")).to_have_count(3)
    ann.expect_no_faults(fits=True)


def test_a_traveler_goes_on_once_a_discovery_is_made(visitor: NewVisitor) -> None:
    """Two players stand on the hills until one of them has explored them."""
    ann = visitor(size=(1440, 900))
    code = shared(ann, 2, boxes=_BOXES)
    advance(ann, code, _asked("chart"))
    page = _sit_down(ann, code)
    section = page.locator(".sky section")
    expect(section.first.locator(".travelers svg")).to_have_count(2)
    advance(ann, code, _asked("turn"), liked="discover:")
    expect(section.first.locator(".travelers svg")).to_have_count(1)


# What lies beside a city ----------------------------------------------------------------------


def _discoveries(*mine: str, theirs: tuple[str, ...] = (), workers: tuple[int, ...] = ()) -> Change:
    def change(game: State) -> None:
        for player, ids in zip(game["players"], (mine, theirs), strict=False):
            player["aside"]["discoveries"] = {"size": len(ids), "cards": list(ids)}
        game["places"] += [
            {"id": id, "kind": "discovery", "workers": list(workers)} for id in (*mine, *theirs)
        ]

    return change


def test_places_of_discoveries_lie_with_those_who_made_them(visitor: NewVisitor) -> None:
    ann = visitor(size=(1440, 900), language="fr")
    places = _discoveries("moleia_mines", theirs=("map_seller", "ancient_orchard"), workers=(1,))
    doctor(ann, places)
    page = _sit_down(ann, shared(ann, 2, boxes=_BOXES))
    mine = page.locator(".beside [data-thing='place:moleia_mines']")
    expect(mine).to_contain_text(_FR.text("moleia-mines"))
    expect(mine.locator(".workers svg")).to_have_count(1)
    expect(mine.locator(".door")).to_have_count(1)
    panel = page.locator("[data-player='1']")
    expect(panel.locator("[data-thing='place:map_seller']")).to_be_visible()
    expect(panel.locator("[data-thing='place:ancient_orchard']")).to_have_count(0)
    expect(page.locator(".locations [data-thing='place:map_seller']")).to_have_count(0)
    ann.expect_no_faults(fits=True)


# Big critters ---------------------------------------------------------------------------------


def test_big_critters_stand_among_the_workers_with_their_saddles(visitor: NewVisitor) -> None:
    ann = visitor(size=(1440, 900))

    def ride(game: State) -> None:
        game["players"][0]["named"] = [
            {"id": "whisper", "home": True},
            {"id": "truffle", "home": False, "place": "basic_pebble"},
        ]
        for place in game["places"]:
            if place["id"] == "basic_pebble":
                place["workers"] = [0, 1]

    doctor(ann, ride)
    page = _sit_down(ann, shared(ann, 2, boxes=_BOXES))
    there = page.locator("[data-thing='place:basic_pebble'] .workers svg")
    expect(there).to_have_count(2)
    expect(there.locator(".worn")).to_have_count(1)
    expect(page.locator("[data-player='0'] .ready svg")).to_have_count(1)  # two, one of them rides
    expect(page.locator("[data-player='0'] .belongings .worn")).to_have_count(2)


def test_a_big_critter_is_taken_in_hand(visitor: NewVisitor) -> None:
    ann = visitor(size=(1440, 900))
    code = shared(ann, 2, boxes=_BOXES)

    def rides(table: State) -> bool:
        return any(option.split(":")[0] in _BEASTS for option in options_of(table))

    for beast in _BEASTS:
        code = shared(ann, 2, boxes=_BOXES, seed=1)
        try:
            advance(ann, code, rides, liked=f"discover:{beast}")
        except AssertionError:
            continue
        break
    page = _sit_down(ann, code)
    piece = page.locator("[data-thing^='piece:'].target").first
    count = page.locator(f"{_PLACES}.target").count()
    piece.click()
    expect(piece).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-thing^='hand:'].target")).to_have_count(0)
    assert 0 < page.locator(f"{_PLACES}.target").count() <= count
    ann.expect_no_faults(fits=True)


# The expedition -------------------------------------------------------------------------------


def test_the_expedition_is_walked_over_the_stage(visitor: NewVisitor) -> None:
    ann = visitor(size=(1280, 720), language="fr")
    page = _at(ann, "walk")
    maps = page.locator(".walk [data-thing^='expedition:']")
    assert maps.count() > 1
    expect(page.locator(".walk .target")).to_have_count(1)
    expect(page.locator("[data-thing='stop']")).to_have_text(_FR.text("option-stop"))
    page.locator(".walk .target").click()
    expect(page.locator(".walk .walked").or_(page.locator(".tray, .answers")).first).to_be_visible()
    ann.expect_no_faults(fits=True)
