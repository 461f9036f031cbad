"""What Rugwort makes of Spirecrest: a reconstruction, but for the number of tiles.

He charts the tile that you leave him on each section and scores all his tiles without paying. He
makes no discoveries, and no weather binds him.
"""

from __future__ import annotations

from typing import final

from everdell.boxes.base.rugwort import is_rugwort
from everdell.boxes.spirecrest.exploring import chart
from everdell.boxes.spirecrest.road import section_of
from everdell.engine.stack import Frame, Step
from everdell.engine.state import Game
from everdell.engine.zones import lying_in


@final
class RugwortCharts(Step):
    """When he prepares, after you have explored."""

    def run(self, g: Game, f: Frame) -> None:
        if is_rugwort(g, f.me):
            section = g.rules.zone(section_of(g.players[f.me].season))
            for tile in [tile for tile in lying_in(g, section) if tile][:1]:
                chart(g, f.me, tile)
