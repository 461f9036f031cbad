"""What can be chosen is never hidden: it is seen itself, or something that says it holds it."""

from __future__ import annotations

import random
from typing import Any, Final

import pytest

from tests import day
from tests.page.conftest import NewVisitor
from tests.page.harbour import BOXES
from tests.page.scenes import options_of
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
LEGENDS: Final = ["base", "legends"]
NEWLEAF: Final = ["base", "newleaf"]
PEARLBROOK: Final = ["base", "pearlbrook"]
SPIRECREST: Final = ["base", "spirecrest"]
_TABLES: Final = (LEGENDS, NEWLEAF, PEARLBROOK, SPIRECREST, BOXES)

_SEEN: Final = """key => [
  ...document.querySelectorAll(`[data-thing="${CSS.escape(key)}"]`),
  ...document.querySelectorAll(`[data-holds~="${CSS.escape(key)}"]`),
].some((one) => one.checkVisibility())"""


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
    page = ann.open(f"/table/{code}")
    chance = random.Random(3)
    hidden: set[str] = set()
    version = 0
    for _ in range(_DECISIONS):
        page.evaluate("eyes.asked", version)
        table = page.evaluate("eyes.heard.told")
        hidden |= {key for key in _keys(table) if not page.evaluate(_SEEN, key)}
        option = chance.choice(options_of(table))
        ann.post(f"/api/tables/{code}/choose", option=option, version=table["version"])
        version = table["version"] + 1
    assert not hidden
