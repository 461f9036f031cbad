"""What can be chosen is never hidden: it is seen itself, or something that says it holds it."""

from __future__ import annotations

import random
from typing import Any, Final

import pytest

from tests import day
from tests.page.conftest import NewVisitor
from tests.page.harbour import BOXES
from tests.page.scenes import advance, options_of, shared
from tests.page.visitor import Visitor
from tests.web.process import ServerProcess

pytestmark = pytest.mark.core

_SCREENS: Final = {
    "1440x900": ((1440, 900), False),
    "1280x720": ((1280, 720), False),
    "1024x768": ((1024, 768), False),
    "1024x768-fingers": ((1024, 768), True),
    "390x844": ((390, 844), True),
}
_DECISIONS: Final = 14
_DESK: Final = 1024
LEGENDS: Final = ["base", "legends"]
NEWLEAF: Final = ["base", "newleaf"]
PEARLBROOK: Final = ["base", "pearlbrook"]
SPIRECREST: Final = ["base", "spirecrest"]
BELLFAIRE: Final = ["base", "bellfaire"]
_TABLES: Final = (LEGENDS, NEWLEAF, PEARLBROOK, SPIRECREST, BOXES)
_LATER: Final = 60  # choices, after which there is something in every city

_EDGE: Final = 12  # pixels of a thing that show that it is there
# On a desk nothing is scrolled: a thing is in view, and in what could be scrolled around it. A fold
# says how many targets it holds.
_SEEN: Final = """([key, desk, least]) => {
  const inView = (one) => {
    const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
    const seen = { left: Math.max(left, 0), right: Math.min(right, innerWidth),
                   top: Math.max(top, 0), bottom: Math.min(bottom, innerHeight) };
    for (let around = one.parentElement; around !== null; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const edge = around.getBoundingClientRect();
      if (overflowX !== 'visible') {
        seen.left = Math.max(seen.left, edge.left);
        seen.right = Math.min(seen.right, edge.right);
      }
      if (overflowY !== 'visible') {
        seen.top = Math.max(seen.top, edge.top);
        seen.bottom = Math.min(seen.bottom, edge.bottom);
      }
    }
    return seen.right - seen.left >= Math.min(width, least) - 0.5 &&
           seen.bottom - seen.top >= Math.min(height, least) - 0.5;
  };
  return [
    ...document.querySelectorAll(`[data-thing="${CSS.escape(key)}"]`),
    ...document.querySelectorAll(`[data-holds~="${CSS.escape(key)}"]`),
  ].some((one) => one.checkVisibility() && (!desk || inView(one)));
}"""

# Whether the player who is asked looks at the page, and whether a curtain waits for that player.
_ASKED = "eyes.heard.told?.game.decision.options !== undefined"
_COVERED = "document.querySelector('dialog.curtain') !== null"


def _key(thing: dict[str, Any]) -> str:
    """As the page calls it (`turn/things.ts`)."""
    match thing:
        case {"zone": zone, "spot": spot}:
            return f"{zone}@{spot}"
        case {"zone": zone, "card": card}:
            return f"{zone}:{card}"
        case {"city": seat, "card": card, "slot": slot}:
            return f"city:{seat}:{card}:{slot}"
        case {"zone": name} | {"button": name}:
            return str(name)
    [(kind, name)] = thing.items()
    return f"{kind}:{name}"


def _keys(table: dict[str, Any]) -> set[str]:
    decision = table["game"]["decision"]
    offered = [*decision["options"], *decision.get("picks", {}).get("others", [])]
    return {_key(thing) for option in offered for thing in option["targets"]}


@pytest.mark.parametrize(
    ("boxes", "screen"),
    day.some([(boxes, screen) for boxes in _TABLES for screen in _SCREENS], 4, "in view"),
    ids=lambda value: value if isinstance(value, str) else value[-1],
)
def test_every_target_is_in_view(
    harbour: ServerProcess, visitor: NewVisitor, boxes: list[str], screen: str
) -> None:
    size, touch = _SCREENS[screen]
    ann = visitor(harbour, size=size, touch=touch)
    code = ann.table("person", "random", boxes=boxes, start=True)
    assert not _hidden(ann, code, _DECISIONS)


@pytest.mark.parametrize("seats", [5, 6])
@pytest.mark.parametrize("screen", day.each_of_some(list(_SCREENS), 1, "in view of many"))
def test_every_target_is_in_view_among_many(visitor: NewVisitor, screen: str, seats: int) -> None:
    """With powers, whose tokens lie beside the buttons, and open cards in other cities."""
    size, touch = _SCREENS[screen]
    ann = visitor(size=size, touch=touch, language="fr")
    code = shared(ann, seats, boxes=BELLFAIRE, options={"powers": "choose"}, seed=day.NUMBER % 50)
    advance(ann, code, lambda table: table["choices"] > _LATER, liked="visit:")
    assert not _hidden(ann, code, _DECISIONS)


def _hidden(ann: Visitor, code: str, decisions: int) -> set[str]:
    """What can be chosen in the next decisions and is not in view."""
    page = ann.open(f"/table/{code}")
    size = page.viewport_size
    desk = size is not None and size["width"] >= _DESK
    chance = random.Random(3)
    hidden: set[str] = set()
    version = 0
    for _ in range(decisions):
        page.evaluate("eyes.asked", version)
        assert page.evaluate(f"eyes.until(() => {_ASKED} || {_COVERED})")
        curtain = page.locator("dialog.curtain .button.main")
        if curtain.is_visible():
            curtain.press("Enter")  # a second tap within a moment would be taken for an echo
            assert page.evaluate(f"eyes.until(() => {_ASKED})")
            page.evaluate("eyes.asked", version)
        table = page.evaluate("eyes.heard.told")
        hidden |= {
            f"{key}: {table['game']['decision']['prompt']}"
            for key in _keys(table)
            if not page.evaluate(_SEEN, [key, desk, _EDGE])
        }
        option = chance.choice([one for one in options_of(table) if one != "pass"] or ["pass"])
        ann.post(f"/api/tables/{code}/choose", option=option, version=table["version"])
        version = table["version"] + 1
    return hidden
