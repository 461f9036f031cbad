"""Nothing cut, nothing broken: decisions of many games on every screen, in every language and look.

All of them take long, so each day has its own sample. EVERDELL_DAY looks at that of another day.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Final

import msgspec
import pytest
from playwright.sync_api import Browser, expect

from tests import day
from tests.page import axe
from tests.page.conftest import visit
from tests.page.scenes import (
    ALL_BOXES,
    State,
    advance,
    doctor,
    finished,
    full,
    keeps_legends,
    options_of,
    several_ways,
    shared,
)
from tests.page.visitor import Visitor
from tests.web.process import ServerProcess

pytestmark = pytest.mark.core

_INSPECTOR: Final = Path(__file__).with_name("inspector.js").read_text()

_TEXT: Final = 12  # pixels that letters have at least
_POINTER: Final = 24  # and what is pressed with a mouse,
_FINGER: Final = 44  # and with a finger
_LOOKS: Final = 2  # a scene, on a usual day


class Screen(msgspec.Struct, frozen=True):
    width: int
    height: int
    fingers: bool = False

    @property
    def name(self) -> str:
        return f"{self.width}×{self.height}{' by fingers' if self.fingers else ''}"


class Look(msgspec.Struct, frozen=True):
    """How a reader has set up the page; `font` is for easier reading, or not."""

    language: str
    theme: str
    font: str

    @property
    def name(self) -> str:
        return f"{self.language}, {self.theme}, {self.font} letters"


SCREENS: Final = (
    Screen(1920, 1080),
    Screen(1440, 900),
    Screen(1440, 789),
    Screen(1366, 768),
    Screen(1280, 720),
    Screen(1024, 768),
    Screen(1024, 768, fingers=True),
    Screen(768, 1024, fingers=True),
    Screen(844, 390, fingers=True),
    Screen(390, 844, fingers=True),
)
LOOKS: Final = tuple(
    Look(*how) for how in product(("en", "fr"), ("light", "dark"), ("usual", "easier"))
)


class Stage:
    """One browser for all scenes, which is set up anew without loading the page again."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self._devtools = visitor.context.new_cdp_session(self.page)
        self._change: Callable[[State], object] = lambda game: None
        doctor(visitor, lambda game: self._change(game))

    def open(self, code: str, change: Callable[[State], object] | None = None) -> None:
        self._change = change or (lambda game: None)
        self.visitor.open(f"/table/{code}")
        curtain = self.page.locator("dialog.curtain .button.main")
        expect(curtain.or_(self.page.locator("dialog[open] figure svg")).first).to_be_visible()
        if curtain.is_visible():
            curtain.click()
            expect(self.page.locator("[data-region]").first).to_be_visible()

    def wear(self, screen: Screen, look: Look) -> None:
        self._devtools.send("Emulation.setTouchEmulationEnabled", {"enabled": screen.fingers})
        self.visitor.touch = screen.fingers
        self.page.set_viewport_size({"width": screen.width, "height": screen.height})
        self.page.emulate_media(color_scheme="dark" if look.theme == "dark" else "light")
        # As from another tab, which the page hears of.
        self.page.evaluate(
            """wishes => {
              const place = 'everdell-settings';
              const kept = JSON.parse(localStorage.getItem(place) ?? '{}');
              localStorage.setItem(place, JSON.stringify({ ...kept, ...wishes }));
              dispatchEvent(new StorageEvent('storage', { key: place }));
            }""",
            {"language": look.language, "font": look.font},
        )
        self.page.evaluate("async () => { await eyes.calm(); await document.fonts.ready; }")

    def faults(self, screen: Screen) -> list[str]:
        """Everything that is wrong with what is seen now."""
        if not self.page.evaluate("'inspector' in window"):
            self.page.evaluate(_INSPECTOR)
        target = _FINGER if screen.fingers else _POINTER
        least = {"pointer": _POINTER, "target": target, "text": _TEXT}
        seen: list[str] = self.page.evaluate("least => inspector.faults(least)", least)
        sheet = self.page.locator("dialog[open]").count() > 0
        desk = screen.width >= 1024 and not sheet
        return self.visitor.layout_faults(fits=desk) + seen


@pytest.fixture(scope="module")
def stage(browser: Browser, server: ServerProcess) -> Iterator[Stage]:
    with visit(browser, server) as visitor:
        yield Stage(visitor)


# The scenes -----------------------------------------------------------------------------------


@cache
def _middle(visitor: Visitor) -> str:
    """Cards in every city, workers on the board, two cards beside the hand; its code."""
    code = shared(visitor, 4, boxes=ALL_BOXES)
    advance(visitor, code, lambda table: table["choices"] > 60 and keeps_legends(table))
    return code


def _start(stage: Stage) -> None:
    stage.open(shared(stage.visitor, 4))


def _two(stage: Stage) -> None:
    code = shared(stage.visitor, 2, boxes=ALL_BOXES)
    advance(stage.visitor, code, lambda table: table["choices"] > 40)
    stage.open(code)


def _crowd(stage: Stage) -> None:
    stage.open(_middle(stage.visitor))


def _full(stage: Stage) -> None:
    stage.open(_middle(stage.visitor), full)


def _discard(stage: Stage) -> None:
    """Some of the hand are to be chosen, and then confirmed."""

    def asked(table: State) -> bool:
        decision = table["game"]["decision"] or {}
        return decision.get("picks") is not None and "discard" in decision["prompt"]

    code = shared(stage.visitor, 2, seed=3)
    advance(stage.visitor, code, asked, liked="haven")
    stage.open(code)


def _payment(stage: Stage) -> None:
    """A card can be played in several ways, which lie open."""
    code = shared(stage.visitor, 2)
    table = advance(stage.visitor, code, lambda table: several_ways(table) is not None)
    stage.open(code)
    stage.wear(SCREENS[1], LOOKS[0])
    stage.page.locator(f'[data-thing="{several_ways(table)}"]').first.click()
    expect(stage.page.locator("dialog[open] [data-option]").first).to_be_visible()


def _river(stage: Stage) -> None:
    """Ambassadors may go to the river, and Adornments can be paid for."""

    def asked(table: State) -> bool:
        verbs = {option.split(":")[0] for option in options_of(table)}
        return {"ambassador", "adorn"} <= verbs and table["choices"] > 40

    code = shared(stage.visitor, 3, boxes=["base", "pearlbrook"])
    advance(stage.visitor, code, asked, liked="ambassador:")
    stage.open(code)


def _station(stage: Stage) -> None:
    """Visitors, wagons, tickets and reservations."""
    code = shared(stage.visitor, 2, boxes=["base", "newleaf"])
    advance(stage.visitor, code, lambda table: table["choices"] > 50, liked=":station")
    stage.open(code)


def _exploring(stage: Stage, prompt: str, season: str) -> None:
    def asked(table: State) -> bool:
        player = table["game"]["players"][table["seat"]]
        decision = table["game"]["decision"] or {}
        return decision.get("prompt") == prompt and player["season"] == season

    code = shared(stage.visitor, 4, boxes=["base", "spirecrest"])
    advance(stage.visitor, code, asked, liked="discover:")
    stage.open(code)


def _charting(stage: Stage) -> None:
    """A map tile is chosen, with travelers on the road."""
    _exploring(stage, "chart", "spring")


def _discovering(stage: Stage) -> None:
    """Three discoveries lie over the stage, below their prices."""
    _exploring(stage, "discover", "summer")


def _mountain(stage: Stage) -> None:
    """Weather, discoveries beside the city, an expedition with several maps."""
    _exploring(stage, "turn", "autumn")


def _walking(stage: Stage) -> None:
    """The expedition lies over the stage."""
    code = shared(stage.visitor, 2, boxes=["base", "spirecrest"])
    advance(
        stage.visitor,
        code,
        lambda table: (table["game"]["decision"] or {}).get("prompt") == "walk",
        liked="visit:",
    )
    stage.open(code)


def _end(stage: Stage) -> None:
    stage.open(finished(stage.visitor))


SCENES: Final[dict[str, Callable[[Stage], None]]] = {
    "start": _start,
    "two players": _two,
    "four players": _crowd,
    "full cities": _full,
    "discarding": _discard,
    "paying": _payment,
    "river": _river,
    "station": _station,
    "charting": _charting,
    "discovering": _discovering,
    "mountain": _mountain,
    "walking": _walking,
    "end": _end,
}


def _walk(stage: Stage, scene: str, views: list[tuple[Screen, Look]]) -> None:
    SCENES[scene](stage)
    faults: list[str] = []
    for screen, look in views:
        stage.wear(screen, look)
        faults += [f"{screen.name}, {look.name}: {fault}" for fault in stage.faults(screen)]
    # Steps of a turn are pushed sideways on a phone, where one of them may be seen in part.
    faults += axe.faults(stage.page, without=".chips")
    assert not faults, "\n".join(faults)
    stage.visitor.expect_no_complaints()


@pytest.mark.parametrize("scene", day.each_of_some(list(SCENES), 5, "scenes"))
def test_nothing_is_cut_or_broken(stage: Stage, scene: str) -> None:
    """Some screens and looks of the day."""
    chance = random.Random(f"{day.NUMBER} {scene}")
    screens = chance.sample(SCREENS, _LOOKS)
    _walk(stage, scene, [(screen, chance.choice(LOOKS)) for screen in screens])


@pytest.mark.soak
@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.name)
@pytest.mark.parametrize("scene", SCENES)
def test_nothing_is_cut_or_broken_anywhere(stage: Stage, scene: str, look: Look) -> None:
    _walk(stage, scene, [(screen, look) for screen in SCREENS])
