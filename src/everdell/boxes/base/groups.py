"""The groups of places that the base board has."""

from __future__ import annotations

from typing import Final

from everdell.engine.content import Group

BASIC: Final = Group("basic", rank=0)
FOREST: Final = Group("forest", rank=1)
HAVEN: Final = Group("haven", rank=2)
JOURNEY: Final = Group("journey", rank=3, part="journey")
BASIC_EVENT: Final = Group("basic_event", rank=10, event=True)
SPECIAL_EVENT: Final = Group("special_event", rank=11, event=True)
