"""The manifest of My Lil' Everdell, a game of its own."""

from __future__ import annotations

from typing import Final

from everdell.boxes.lil.board import FaceUp, board_zones, spaces
from everdell.boxes.lil.names import (
    BONUS,
    BOX,
    CAPTAIN,
    FORT,
    FRIEND,
    HELPERS,
    MOON,
    NONE_AT_ALL,
    QUICK_PARADES,
    RIVAL,
    RIVAL_CARDS,
    RIVAL_FIRST,
    SUN,
    THE_PRINCE,
    THE_PRINCESS,
)
from everdell.boxes.lil.parades import NAMES, lay_out_parades, parade_tiles, parade_zones
from everdell.boxes.lil.printed import (
    CONFIRMED,
    SOLO_TILE_POINTS,
    TILE_POINTS,
    cards,
    faces,
    helpers,
)
from everdell.boxes.lil.rivals import FRIENDS, princess_friends, princess_zones, rival
from everdell.boxes.lil.turns import give_sun, rounds
from everdell.engine.box import BOUNDLESS, LOW, MEDIUM, Box, Contents, Figures, Setting, Setup
from everdell.engine.changes import enter_city
from everdell.engine.facts import facts_of
from everdell.engine.presets import IMPOSSIBLE, UNADVISED, Preset, Remark
from everdell.engine.resources import BERRY, RESIN, TWIG
from everdell.engine.stack import Step
from everdell.engine.state import Game
from everdell.engine.zones import ALL, AREA, SEAT, TABLE, Counter, Zone, remove

_MOST: Final = 4
_KINDS: Final = (TWIG, RESIN, BERRY)
_RIVALS: Final = (1, 2, 3)  # with so many people there may be one


class LilBox(Box):
    def __init__(self) -> None:
        super().__init__(BOX, excludes=("base",), most=_MOST)

    def settings(self) -> list[Setting]:
        rivals = (NONE_AT_ALL, THE_PRINCE, THE_PRINCESS)
        return [
            Setting(RIVAL, rivals, NONE_AT_ALL, _RIVALS, alone=THE_PRINCE),
            Setting(QUICK_PARADES, ("off", "on"), "off", _RIVALS),
            Setting(RIVAL_FIRST, ("off", "on"), "off", (1,)),
            Setting(RIVAL_CARDS, ("off", "on"), "off", _RIVALS),
            Setting(BONUS, seats=True),
            Setting(CAPTAIN, seats=True),
            Setting(FORT, seats=True),
        ]

    def presets(self) -> list[Preset]:
        return [Preset("lil", (BOX,), learn=1, picture="lil_ever_tree")]

    def remarks(self) -> list[Remark]:
        return [
            Remark("lil_figures", UNADVISED),
            Remark(
                "lil_rival_alone", IMPOSSIBLE, setting=RIVAL, values=(NONE_AT_ALL,), players=(1,)
            ),
            Remark(
                "lil_princess", IMPOSSIBLE, setting=RIVAL, values=(THE_PRINCESS,), players=(2, 3, 4)
            ),
            Remark("lil_prince", IMPOSSIBLE, setting=RIVAL, values=(THE_PRINCE,), players=(4,)),
        ]

    def levels(self) -> tuple[str, ...]:
        return ("fledgling", "forager", "steward")

    def uncertain(self) -> dict[str, str]:
        """Hardly a card is shown in the rulebook; of the parades it shows one."""
        low = [thing.id for thing in cards() + helpers()] + [face.id for face in faces(1)]
        medium = [tile.id for tile in parade_tiles(TILE_POINTS) if not tile.id.startswith(NAMES[0])]
        unsure = {**dict.fromkeys(low, LOW), **dict.fromkeys(medium, MEDIUM)}
        return {id: how for id, how in unsure.items() if id not in CONFIRMED}

    def printed(self) -> Contents:
        defaults = {setting.id: setting.default_for(_MOST) for setting in self.settings()}
        return self.contents(Setup(_MOST, (BOX,), defaults))

    def contents(self, setup: Setup) -> Contents:
        who = setup.settings[RIVAL]
        alone = setup.players == 1
        dice = setup.players + (who != NONE_AT_ALL)
        princess = who == THE_PRINCESS
        return Contents(
            figures=Figures(
                hands=(0,) * setup.players,
                city_spaces=BOUNDLESS,
                workers=(FRIENDS, 0, 0, 0),
                kinds=_KINDS,
                seasons=False,
                piece=FRIEND,
                card_kinds=("creature", "place"),
                color_word="plain-color",
                rarities=False,
                gentle=True,
            ),
            cards=cards() + helpers(),
            tiles=[
                *faces(dice),
                *parade_tiles(SOLO_TILE_POINTS if alone else TILE_POINTS),
                *(princess_friends() if princess else []),
            ],
            places=spaces(dice),
            zones=[
                *board_zones(dice),
                *parade_zones(),
                Zone(HELPERS, TABLE, AREA, ALL, out=True),
                *(princess_zones() if princess else []),
            ],
            counters=[Counter(MOON, TABLE, start=1), Counter(SUN, SEAT)],
            rivals=[] if who == NONE_AT_ALL else [rival(who, self._begins(setup))],
        )

    def _begins(self, setup: Setup) -> bool:
        return setup.players == 1 and setup.is_set(RIVAL_FIRST, "on")

    def root(self, setup: Setup) -> list[Step] | None:
        return rounds()

    def set_up(self, g: Game) -> None:
        face_up = FaceUp()
        face_up.bind(g.rules)
        face_up.fill_all(g)
        lay_out_parades(g)
        give_sun(g, g.order[0])
        for seat in _seats(g, BONUS):
            for kind in _KINDS:
                g.players[seat].resources[kind] = 1
        for helper in (CAPTAIN, FORT):
            for seat in _seats(g, helper):
                _give(g, seat, helper)
        if g.rules.settings[RIVAL_CARDS] == "on":
            for seat in range(g.rules.players, g.rules.seats):
                _give(g, seat, FORT)
                _give(g, seat, CAPTAIN)

    def score(self, g: Game, seat: int, parts: dict[str, int]) -> None:
        """Resources are traded two by two; there are no events."""
        del parts["events"]
        parts["bonus"] = parts.pop("prosperity")
        parts["resources"] = sum(g.players[seat].resources) // 2

    def tie_break(self, g: Game, seat: int) -> tuple[int, int]:
        """A person wins over a rival; then whose cards are worth more."""
        p = g.players[seat]
        return 0 if p.automaton else 1, facts_of(g, p).points


def _seats(g: Game, setting: str) -> list[int]:
    named = g.rules.settings[setting]
    return [int(seat) for seat in named.split(",")] if named else []


def _give(g: Game, seat: int, helper: str) -> None:
    """A card to begin with; it does nothing yet."""
    card = g.rules.card(helper)
    remove(g, g.rules.zone(HELPERS), -1, card)
    enter_city(g, seat, card)
