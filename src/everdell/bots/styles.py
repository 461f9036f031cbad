"""Ways to play: what a character likes more than is reasonable, in points for a general trait."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final


@dataclass(frozen=True)
class Style:
    """`spite` is how much more a rival's points count against one's own."""

    likes: Mapping[str, float] = field(default_factory=dict)
    spite: float = 0.0


PLAIN: Final = Style()

STYLES: Final[dict[str, Style]] = {
    # A full city with many homes; what is not built does not count.
    "builder": Style(
        {"spaces": -0.8, "beds": 0.4, "playable": 0.3, "meadow_playable": 0.2, "workers": -0.2}
    ),
    # Events first, and the cards that they ask for.
    "racer": Style(
        {
            "basic_events": 2.0,
            "special_events": 3.0,
            "begun_events": 1.0,
            "sought": 0.8,
            "sought_in_meadow": 0.4,
        }
    ),
    # Takes what the leader needs.
    "blocker": Style(spite=0.5),
}
