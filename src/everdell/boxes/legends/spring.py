"""The Silver Scale Spring beneath another construction."""

from __future__ import annotations

from typing import final

from everdell.engine.changes import gain_bundle
from everdell.engine.effects.picking import Doing, Source
from everdell.engine.option import Option
from everdell.engine.queries import chosen_slot
from everdell.engine.stack import Frame
from everdell.engine.state import Game


@final
class LieBeneath(Doing):
    """The speaking card lies beneath a card of its city and brings what that one costs.

    The other card stays and goes on working.
    """

    city_word: str = "under"
    prompt: str = "slide-under"
    conditional: bool = False

    def to(self, g: Game, f: Frame, source: Source, option: Option) -> None:
        p = g.players[f.me]
        above = chosen_slot(g, option)
        # Cards that share a space all point at the same one of them.
        host = p.city[above].host
        p.city[f.slot] = p.city[f.slot].with_host(host if host >= 0 else above)
        p.facts = None
        gain_bundle(g, f.me, g.rules.cards[option.card].price, f.source)
