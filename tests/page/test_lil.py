"""The table for children: two touches make a move, and all of it can be played without reading."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from tests import day
from tests.page import axe
from tests.page.conftest import NewVisitor, visit
from tests.page.long_games import A_WHILE, long_game
from tests.page.scenes import State, advance
from tests.page.test_screens import LOOKS, SCREENS, Look, Screen, Stage
from tests.page.visitor import Visitor
from tests.web.process import ServerProcess

_TABLET: Final = (1024, 768)
_UPRIGHT: Final = (768, 1024)
_PHONE: Final = (390, 844)
_LYING: Final = (844, 390)
_MOST_TOUCHES: Final = 1200

_sizes = pytest.mark.parametrize(
    "size",
    [_TABLET, _UPRIGHT, _PHONE, _LYING],
    ids=["tablet", "upright", "phone", "lying"],
)


def _table(visitor: Visitor, *names: str, **wishes: Any) -> str:
    """A table of this game, for people who share the screen."""
    mine = list(range(len(names)))
    seats = ["person"] * len(names)
    wish = {"mine": mine, "names": list(names), "boxes": ["lil"], "start": True, **wishes}
    return visitor.table(*seats, name=names[0], **wish)


def _sit_down(visitor: Visitor, code: str) -> Page:
    page = visitor.open(f"/table/{code}")
    expect(page.locator(".young .target").first).to_be_visible()
    return page


class Child:
    """A player who cannot read: what glows is touched, and touched again."""

    def __init__(self, visitor: Visitor, *, seed: int) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.touches = 0
        self._faults: set[str] = set()
        self._chance = random.Random(seed)

    def play(self, most: int = _MOST_TOUCHES) -> str | None:
        """Play to the end, or for a while; how the table stands then."""
        while self.touches < most:
            assert self.page.evaluate("eyes.calm()")
            status = self.page.evaluate("eyes.heard.told?.status ?? null")
            if status != "playing":
                return str(status)
            self.touch()
        return "playing"

    def touch(self) -> None:
        if self.touches % 25 == 0:
            self.check()
        self.touches += 1
        lifted = self.page.locator(".young .touch.lifted")
        confirm = self.page.locator('.young [data-thing="confirm"]')
        glowing = self.page.locator(".young .touch.target:not(.lifted)")
        if confirm.count():
            confirm.tap()
        elif lifted.count():
            lifted.first.tap()
        elif n := glowing.count():
            glowing.nth(self._wish(n)).tap()
        else:
            self.page.wait_for_timeout(20)

    def _wish(self, n: int) -> int:
        """A card rather than none: that stands behind the cards."""
        return self._chance.randrange(n - 1) if n > 1 else 0

    def check(self) -> None:
        self._faults.update(self.visitor.layout_faults(fits=True))

    def expect_no_faults(self) -> None:
        self.check()
        assert not self._faults, "\n".join(sorted(self._faults))


def _expect_gentle_end(page: Page, seats: int) -> None:
    expect(page.locator(".finale h2")).to_have_text("Quelle belle journée\u202f!")
    titles = page.locator(".finale .title").all_inner_texts()
    assert len(titles) == len(set(titles)) == seats
    assert "perdu" not in page.locator("body").inner_text().lower()
    expect(page.get_by_role("button", name="Rejouer")).to_be_visible()


# Games ---------------------------------------------------------------------------------------


@long_game
@_sizes
@pytest.mark.core
def test_a_game_alone_against_the_prince(
    visitor: NewVisitor, size: tuple[int, int], whole: bool
) -> None:
    lou = visitor(size=size, language="fr", touch=True)
    page = _sit_down(lou, _table(lou, "Lou"))
    child = Child(lou, seed=2)
    if whole:
        assert child.play() == "over"
        _expect_gentle_end(page, 2)
    else:
        child.play(A_WHILE)
    child.expect_no_faults()


@long_game
@_sizes
def test_a_game_for_three_at_one_screen(
    visitor: NewVisitor, size: tuple[int, int], whole: bool
) -> None:
    lou = visitor(size=size, language="fr", touch=True)
    page = _sit_down(lou, _table(lou, "Lou", "Max", "Zoé", options={"lil_captain": "0"}))
    child = Child(lou, seed=5)
    if whole:
        assert child.play() == "over"
        _expect_gentle_end(page, 3)
    else:
        child.play(A_WHILE)
    child.expect_no_faults()


@pytest.mark.soak
def test_a_game_against_the_princess(visitor: NewVisitor) -> None:
    lou = visitor(size=_TABLET, language="fr", touch=True)
    page = _sit_down(lou, _table(lou, "Lou", options={"lil_rival": "princess"}))
    child = Child(lou, seed=1)
    assert child.play() == "over"
    _expect_gentle_end(page, 2)
    child.expect_no_faults()


# Touches -------------------------------------------------------------------------------------


@pytest.mark.core
def test_the_first_touch_lifts_the_second_one_does_it(visitor: NewVisitor) -> None:
    lou = visitor(size=_TABLET, touch=True)
    page = _sit_down(lou, _table(lou, "Lou"))
    twig = page.locator('[data-thing="place:lil_space_twig"]')
    twig.tap()
    expect(twig).to_have_attribute("aria-pressed", "true")
    expect(twig.locator(".tick")).to_be_visible()
    expect(page.locator(".bubble p")).to_contain_text("A friend here?")
    expect(page.locator(".good b").first).to_have_text("0")
    twig.tap()
    expect(page.locator(".good b").first).to_have_text("1")


@pytest.mark.core
def test_nothing_is_lost_by_touching_elsewhere(visitor: NewVisitor) -> None:
    lou = visitor(size=_TABLET, touch=True)
    page = _sit_down(lou, _table(lou, "Lou"))
    page.locator('[data-thing="place:lil_space_twig"]').tap()
    page.locator('[data-thing="cards:lil_farm"], .row .touch').first.tap()
    expect(page.locator(".lifted")).to_have_count(0)
    page.locator('[data-thing="place:lil_space_berry"]').tap()
    page.touchscreen.tap(8, 500)  # the grass
    expect(page.locator(".lifted")).to_have_count(0)
    expect(page.locator(".good b")).to_have_text(["0", "0", "0"])


@pytest.mark.core
@_sizes
def test_taking_back_is_always_in_the_same_corner(
    visitor: NewVisitor, size: tuple[int, int]
) -> None:
    lou = visitor(size=size, touch=True)
    page = _sit_down(lou, _table(lou, "Lou"))
    undo = page.locator(".undo")
    before = undo.bounding_box()
    expect(undo).to_be_disabled()
    twig = page.locator('[data-thing="place:lil_space_twig"]')
    twig.tap()
    twig.tap()
    expect(undo).to_be_enabled()
    assert undo.bounding_box() == before
    undo.tap()
    expect(page.locator(".good b").first).to_have_text("0")


@pytest.mark.core
def test_what_is_touched_is_large(visitor: NewVisitor) -> None:
    for size, least in ((_TABLET, 56), (_PHONE, 48)):
        lou = visitor(size=size, touch=True)
        page = _sit_down(lou, _table(lou, "Lou", "Max"))
        for one in page.locator(".young .target").all():
            box = one.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= least, (size, box)


def test_a_rival_is_told_in_pictures(visitor: NewVisitor) -> None:
    lou = visitor(size=_TABLET, touch=True, language="fr")
    page = _sit_down(lou, _table(lou, "Lou", seed=3))
    child = Child(lou, seed=1)
    told = page.locator(".told")
    for _ in range(30):
        child.touch()
        assert page.evaluate("eyes.calm()")
        if told.count():
            break
    expect(told).to_contain_text("Prince Pain d’Épices")
    expect(told.locator(".scene")).to_have_count(2)
    expect(told.locator(".die")).to_be_visible()


# Words ---------------------------------------------------------------------------------------

_VOICES: Final = """
  window.said = [];
  const voice = (name, lang, localService) => ({ name, lang, localService, default: false });
  const voices = [voice('far', 'fr-FR', false), voice('near', 'fr-FR', true)];
  const fake = {
    getVoices: () => voices.slice(%d),
    addEventListener() {},
    cancel() {},
    speak: (one) => window.said.push([one.voice.name, one.text]),
  };
  Object.defineProperty(window, 'speechSynthesis', { value: fake });
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
"""


def _with_voices(visitor: Visitor, without: int) -> None:
    visitor.context.add_init_script(_VOICES % without)


@pytest.mark.core
def test_what_is_asked_is_read_aloud_if_one_asks_for_it(visitor: NewVisitor) -> None:
    lou = visitor(size=_TABLET, touch=True, language="fr")
    _with_voices(lou, 0)
    page = _sit_down(lou, _table(lou, "Lou"))
    assert page.evaluate("window.said") == []
    page.get_by_role("button", name="Lire à voix haute").tap()
    page.locator('[data-thing="place:lil_space_twig"]').tap()
    said = page.evaluate("window.said")
    assert [voice for voice, _ in said] == ["near"] * len(said)
    assert said[0][1].startswith("À Lou")
    assert said[-1][1].startswith("Un Copain ici")


def test_without_a_voice_on_the_device_there_is_no_speaker(visitor: NewVisitor) -> None:
    lou = visitor(size=_TABLET, touch=True, language="en")
    _with_voices(lou, 0)  # none of them speaks English
    page = _sit_down(lou, _table(lou, "Lou"))
    expect(page.get_by_role("button", name="Read aloud")).to_have_count(0)


@pytest.mark.core
def test_the_letters_are_fetched_at_this_table_only(visitor: NewVisitor) -> None:
    lou = visitor(size=_TABLET)
    fetched: list[str] = []
    lou.page.on("request", lambda request: fetched.append(request.url))
    lou.open(f"/table/{lou.table('person', 'greedy', start=True)}")
    expect(lou.page.locator(".thing.target").first).to_be_visible()
    assert not any("andika" in url for url in fetched)
    _sit_down(lou, _table(lou, "Lou"))
    lou.page.wait_for_function("document.fonts.ready")
    assert any("andika" in url for url in fetched)


@pytest.mark.core
def test_the_first_game_explains_itself(visitor: NewVisitor) -> None:
    lou = visitor(size=_TABLET, touch=True, newcomer=True)
    page = _sit_down(lou, _table(lou, "Lou"))
    bubble = page.locator(".bubble p")
    expect(bubble).to_contain_text("Touch a glowing place")
    twig = page.locator('[data-thing="place:lil_space_twig"]')
    twig.tap()
    expect(bubble).to_contain_text("A friend here?")
    twig.tap()
    expect(bubble).not_to_contain_text("Touch a glowing place")
    page.get_by_role("button", name="Explain it once more").tap()
    expect(page.locator(".bubble.note")).to_be_visible()


# Grown-ups -----------------------------------------------------------------------------------


@pytest.mark.core
def test_a_locked_menu_asks_a_sum(visitor: NewVisitor) -> None:
    lou = visitor(size=_TABLET, touch=True, settings={"locked": True})
    page = _sit_down(lou, _table(lou, "Lou"))
    page.get_by_role("button", name="Menu").tap()
    sheet = page.locator("dialog[open]")
    expect(sheet.get_by_role("link", name="Home")).to_have_count(0)
    field = sheet.get_by_role("textbox")
    field.fill("1")
    sheet.get_by_role("button", name="Open", exact=True).tap()
    expect(sheet.get_by_role("alert")).to_be_visible()
    a, b = _factors(sheet.locator("form").inner_text())
    field.fill(str(a * b))
    sheet.get_by_role("button", name="Open", exact=True).tap()
    expect(sheet.get_by_role("link", name="Home")).to_be_visible()


def _factors(text: str) -> tuple[int, int]:
    """Of `How much is 7 × 8?`."""
    before, _, after = text.partition("×")
    return int(before.split()[-1]), int("".join(c for c in after.split("?")[0] if c.isdigit()))


@pytest.mark.core
def test_it_is_chosen_at_home_beside_the_big_game(visitor: NewVisitor) -> None:
    ann = visitor(language="en")
    page = ann.open("/")
    games = page.locator("[data-game]")
    expect(games).to_have_count(2)
    page.locator('[data-game="lil"]').click()
    expect(page.get_by_text("our best guess")).to_have_count(1)
    page.locator("button.play").click()
    expect(page.locator(".young .target").first).to_be_visible()


def test_gifts_stand_beside_the_names(visitor: NewVisitor) -> None:
    ann = visitor(language="en", size=(1440, 900))
    page = ann.open("/new")
    page.locator('[data-preset="lil/lil"]').click()
    page.get_by_label("Your name").fill("Lou")
    page.locator('[data-help="lil_captain"]').first.click()
    page.locator("form .go button").click()
    expect(page.locator(".young .target").first).to_be_visible()
    code = page.url.rsplit("/", 1)[1]
    assert ann.get(f"/api/tables/{code}")["table"]["game"]["options"]["lil_captain"] == "0"


# Pictures ------------------------------------------------------------------------------------

_WHOLE: Final = Path(__file__).with_name("whole_pictures.js").read_text()
_NAMES: Final = ("Lou", "Maximilien", "Zoé", "Charles-Édouard")
_HELP: Final = {"lil_captain": "0,1", "lil_fort": "0", "lil_bonus": "1"}
_SCREENS_A_DAY: Final = 3


def _last_card(table: State) -> bool:
    return _round(table) == 4 and len(_mine(table)["city"]) >= 7 and _prompt(table) == "face-up"


def _last_friend(table: State) -> bool:
    return _round(table) == 4 and len(_mine(table)["city"]) >= 9 and _prompt(table) == "friend"


def _mine(table: State) -> State:
    mine: State = table["game"]["players"][table["seat"]]
    return mine


def _asked_for_goods(table: State) -> bool:
    return _prompt(table) in ("gain-any", "pay-card")


def _over(table: State) -> bool:
    return bool(table["status"] == "over")


# How many play, with which settings, and until when.
_SCENES: Final[dict[str, tuple[int, dict[str, str], Callable[[State], bool]]]] = {
    "beginning": (1, {}, lambda table: True),
    "three": (3, {}, lambda table: _round(table) == 3 and _prompt(table) == "face-up"),
    "full homes": (4, _HELP, _last_friend),
    "a card for a full home": (1, {"lil_rival_cards": "on"}, _last_card),
    "the princess": (1, {"lil_rival": "princess"}, _last_friend),
    "goods": (3, {}, _asked_for_goods),
    "the end": (4, {}, _over),
    "the end alone": (1, {}, _over),
}


def _look_at(
    browser: Browser, server: ServerProcess, scene: str, views: list[tuple[Screen, Look]]
) -> None:
    people, options, until = _SCENES[scene]
    faults: list[str] = []
    with visit(browser, server) as lou:
        code = _table(lou, *_NAMES[:people], options=options)
        advance(lou, code, until)
        stage = Stage(lou)
        lou.open(f"/table/{code}")
        first = ".finale .title" if until is _over else ".young .target"
        expect(lou.page.locator(first).first).to_be_visible()
        for screen, look in views:
            stage.wear(screen, look)
            seen = [*lou.page.evaluate(_WHOLE), *stage.faults(screen)]
            faults += [f"{screen.name}, {look.name}: {fault}" for fault in seen]
    assert not faults, "\n".join(faults)


@pytest.mark.core
@pytest.mark.parametrize("scene", _SCENES)
def test_no_picture_is_cut_off(browser: Browser, server: ServerProcess, scene: str) -> None:
    """Some screens of the day."""
    chance = random.Random(f"{day.NUMBER} {scene}")
    screens = chance.sample(SCREENS, _SCREENS_A_DAY)
    _look_at(browser, server, scene, [(screen, chance.choice(LOOKS)) for screen in screens])


@pytest.mark.soak
@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.name)
@pytest.mark.parametrize("scene", _SCENES)
def test_no_picture_is_cut_off_anywhere(
    browser: Browser, server: ServerProcess, scene: str, look: Look
) -> None:
    _look_at(browser, server, scene, [(screen, look) for screen in SCREENS])


# What axe and a careful eye find -----------------------------------------------------------


@pytest.mark.core
@pytest.mark.parametrize("theme", ["light", "dark"])
@_sizes
def test_nothing_is_wrong_for_axe(
    browser: Browser,
    server: ServerProcess,
    size: tuple[int, int],
    theme: Literal["light", "dark"],
) -> None:
    with visit(browser, server, size=size, theme=theme, touch=True, language="fr") as lou:
        code = _table(lou, "Lou", "Max", "Zoé")
        advance(lou, code, lambda table: _round(table) == 3 and _prompt(table) == "face-up")
        page = _sit_down(lou, code)
        assert axe.faults(page) == []
        page.locator(".young .target").first.tap()
        assert axe.faults(page) == []
        lou.expect_no_faults(fits=True)
        advance(lou, code, lambda table: _prompt(table) in ("gain-any", "pay-card"))
        expect(page.locator(".tray .target").first).to_be_visible()
        assert axe.faults(page) == []
        advance(lou, code, lambda table: table["status"] == "over")
        expect(page.locator(".finale .title").first).to_be_visible()
        assert axe.faults(page) == []
        lou.expect_no_faults()


def _round(table: dict[str, Any]) -> int:
    return int(table["game"]["counters"]["moon"])


def _prompt(table: dict[str, Any]) -> str | None:
    decision = table["game"]["decision"]
    return None if decision is None else str(decision["prompt"])
