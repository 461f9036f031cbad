"""People who play by what they see: they press what is ringed, and know no rules."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final, Literal

import msgspec
from playwright.sync_api import Page

from tests.page.visitor import Visitor

_MOST_PRESSES: Final = 1500  # far more than a game takes: past it, the player goes round in circles
_MOST_TABS: Final = 12  # to a button, from the beginning of its region
_TABS_AROUND: Final = 60  # to a button that is in no region
_LOOK_EVERY: Final = 18  # presses between two looks at the layout

# How much the player likes to press a thing. A city grows by cards; passing is for the very end.
_LIKING: Final = {
    "hand": 8.0,
    "aside": 8.0,
    "meadow": 8.0,
    "city": 4.0,
    "prepare": 0.7,
    "pass": 0.001,
}
_USUAL: Final = 3.0

Kind = Literal["recap", "thing", "done", "option", "more", "tab", "other"]


class Spot(msgspec.Struct, frozen=True):
    x: float
    y: float


class Pressable(msgspec.Struct, frozen=True):
    """Something that can be pressed.

    at      its number among all that was seen
    name    the thing or the option it stands for, or what is written on it
    spot    where a pointer meets it; None if something is above it, or if it is out of sight
    """

    at: int
    kind: Kind
    name: str
    marked: bool
    region: str | None
    spot: Spot | None


class Seen(msgspec.Struct, frozen=True):
    """The page at rest.

    turn    whether the one who looks is asked for something
    layer   what lies over the board
    hangs   what did not come, if the page never came to rest
    """

    status: str | None
    version: int
    turn: bool
    prompt: str | None
    layer: Literal["curtain", "sheet"] | None
    things: list[Pressable]
    hangs: dict[str, int] | None = None

    def of(self, *kinds: Kind) -> list[Pressable]:
        return [one for one in self.things if one.kind in kinds]


class Person:
    """A player with a mouse or a finger.

    fits   nothing may have to be scrolled
    """

    def __init__(self, visitor: Visitor, *, seed: int, fits: bool = False) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.presses = 0
        self.before_lifting: Callable[[], None] = lambda: None
        self._faults: set[str] = set()
        self._chance = random.Random(seed)
        self._fits = fits

    # Playing --------------------------------------------------------------------------------------

    def play(self, until: Callable[[Seen], bool] = lambda seen: False) -> None:
        """Play to the end of the game, or until something is seen."""
        for _ in range(_MOST_PRESSES):
            seen = self.look()
            if seen.status != "playing" or until(seen):
                return
            self.answer(seen)
        raise AssertionError(f"the game does not end: {self.look()}")

    def look(self, version: int = 0) -> Seen:
        """What is there as soon as something is asked for, in a state as late as that."""
        seen = msgspec.convert(self.page.evaluate("eyes.asked", version), Seen)
        assert seen.hangs is None, f"the page waits for something: {seen.hangs} {seen}"
        return seen

    def answer(self, seen: Seen) -> None:
        """One press."""
        if self.presses % _LOOK_EVERY == 0:
            self.check()
        self.presses += 1
        if seen.layer == "curtain":
            self.before_lifting()
            self.press(seen.of("other")[0])
        elif seen.layer == "sheet":
            self._answer_sheet(seen)
        elif recap := seen.of("recap"):
            self.press(recap[0])
        else:
            self.press(self._wish(seen))

    def check(self) -> None:
        """Look at the layout; faults are told at the end, all at once."""
        self._faults.update(self.visitor.layout_faults(fits=self._fits))

    def expect_no_faults(self) -> None:
        """Nothing was wrong with the layout, now or at any earlier look."""
        self.check()
        assert not self._faults, "\n".join(sorted(self._faults))

    def _answer_sheet(self, seen: Seen) -> None:
        ways = seen.of("option", "more")
        if ways:
            self.press(self._chance.choice(ways))
        elif self.page.locator("dialog[open] .answers").count():
            # A warning: the last of its answers goes on all the same.
            self.press(seen.of("other")[-1])
        else:
            self.page.keyboard.press("Escape")

    def _wish(self, seen: Seen) -> Pressable:
        done = seen.of("done")
        unmarked = [one for one in seen.of("thing", "option", "more", "tab") if not one.marked]
        self._note_hidden(unmarked)
        # Several may be marked before they are confirmed; some are content with fewer.
        if done and (not unmarked or self._chance.random() < 0.5):
            return done[0]
        assert unmarked, f"nothing can be pressed: {seen}"
        likings = [_LIKING.get(one.name.split(":")[0], _USUAL) for one in unmarked]
        return self._chance.choices(unmarked, likings)[0]

    def _note_hidden(self, things: list[Pressable]) -> None:
        if self._fits:
            hidden = {f"{one.name} is ringed and out of reach" for one in things if not one.spot}
            self._faults.update(hidden)

    # Pressing -------------------------------------------------------------------------------------

    def press(self, one: Pressable) -> None:
        spot = one.spot or self._reach(one)
        if self.visitor.touch:
            self.page.touchscreen.tap(spot.x, spot.y)
        else:
            self.page.mouse.click(spot.x, spot.y)

    def _reach(self, one: Pressable) -> Spot:
        """Scroll to something, as a reader who looks for it."""
        found: Any = self.page.evaluate("at => eyes.reach(at)", one.at)
        assert found is not None, f"something lies over {one.name!r}"
        return msgspec.convert(found, Spot)


class KeyboardPerson(Person):
    """A player without a mouse."""

    def press(self, one: Pressable) -> None:
        if one.kind == "thing" and one.region is not None:
            self._enter(one.region)
            self._walk(one)
        elif one.region is not None:
            self._enter(one.region)
            self._tab(one, _MOST_TABS)
        else:
            self._tab(one, _TABS_AROUND)
        self.page.keyboard.press("Enter")

    def _enter(self, region: str) -> None:
        """Go to a region by its number; by F6, step by step, every now and then."""
        if self.page.evaluate("eyes.region()") == region:
            return
        if self._chance.random() < 0.1:
            for _ in range(12):
                self.page.keyboard.press("F6")
                if self.page.evaluate("eyes.region()") == region:
                    return
            raise AssertionError(f"F6 does not lead to region {region}")
        self.page.keyboard.press(region)
        found = self.page.evaluate("eyes.region()")
        assert found == region, f"the key {region} leads to region {found}"

    def _walk(self, one: Pressable) -> None:
        """By arrows, each time in the direction that is further; else in the other one."""
        been: set[str] = set()
        for _ in range(40):
            keys = self.page.evaluate("at => eyes.arrows(at)", one.at)
            if keys is None:
                return
            here = self.page.evaluate("eyes.focus()")
            second = here in been
            been.add(here)
            self.page.keyboard.press(keys[1] if second else keys[0])
            if self.page.evaluate("eyes.focus()") == here:
                self.page.keyboard.press(keys[0] if second else keys[1])
        raise AssertionError(f"arrows do not lead to {one.name!r} but to {been}")

    def _tab(self, one: Pressable, most: int) -> None:
        for _ in range(most):
            if self.page.evaluate("at => eyes.focused(at)", one.at):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {one.name!r}")
