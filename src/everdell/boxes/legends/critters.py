"""The five legendary critters. Costs are berries."""

from __future__ import annotations

from everdell.boxes.legends.legend import legend
from everdell.engine.content import (
    BLUE,
    CRITTER,
    GREEN,
    PURPLE,
    RED,
    TAN,
    Card,
    Trigger,
)
from everdell.engine.effects.cards import Draw, DrawToLimit
from everdell.engine.effects.counts import Events
from everdell.engine.effects.doings import Achieve, Discard
from everdell.engine.effects.picking import MANY, Pick
from everdell.engine.effects.place_sources import EventsLeft
from everdell.engine.effects.playing import PlayCard
from everdell.engine.effects.resources import GainAny
from everdell.engine.effects.sources import Hand, Row


def critters() -> list[Card]:
    return [
        legend(
            "amilla_glistendew", CRITTER, RED,
            cost=(0, 0, 0, 6), points=5, upgrades="queen",
            visit=[Pick(EventsLeft(), Achieve())],
        ),
        legend(
            "cirrus_windfall", CRITTER, TAN,
            cost=(0, 0, 0, 4), points=4, upgrades="postal_pigeon",
            play=[PlayCard(Hand(), Row("meadow"), value=3, least=0)],
        ),
        legend(
            "foresight", CRITTER, BLUE,
            cost=(0, 0, 0, 4), points=4, upgrades="historian",
            trigger=Trigger([Draw(2)], to_constructions=[GainAny()]),
        ),
        legend(
            "fynn_nobletail", CRITTER, PURPLE,
            cost=(0, 0, 0, 7), points=5, upgrades="king",
            score=2 * Events("basic_event") + 3 * Events("special_event"),
        ),
        legend(
            "poe", CRITTER, GREEN,
            cost=(0, 0, 0, 4), points=4, upgrades="teacher",
            production=[Pick(Hand(), Discard(), 0, MANY), DrawToLimit()],
        ),
    ]  # fmt: skip
