"""Evenings at which people do whatever comes to their minds."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from everdell import EverdellError
from everdell.engine.rng import Random, seeded
from everdell.table import acts
from everdell.table.events import Linked, Phrased

from .sitting_down import Evening, playing, token

PEOPLE = ("anna", "ben", "cleo", "stranger")


def wander(evening: Evening, random: Random) -> None:
    """Let something happen: mostly a choice, now and then anything else, allowed or not."""
    evening.passes(random.below(30))
    if not any(chair.present for chair in evening.table.chairs):
        with suppress(EverdellError):
            evening.does(acts.come_back, token("anna"))
    elif random.below(2):
        _choose(evening, random)
    else:
        _anything(evening, random)


def _choose(evening: Evening, random: Random) -> None:
    table = evening.table
    seat = table.decider
    if seat is None:
        return
    offered = evening.offers()
    option = offered[random.below(len(offered))]
    if table.bot_to_move and not random.below(6):
        evening.does(acts.bot_stumbles, option, table.version, "slow", "greedy")
    elif table.bot_to_move:
        evening.bot_chooses(option)
    elif not table.chairs[seat].bot:
        if table.version % 8 == 0:
            evening.does(acts.take_hint, table.chairs[seat].holder, table.version)
        evening.does(acts.choose, table.chairs[seat].holder, option, table.version)


def _anything(evening: Evening, random: Random) -> None:
    table = evening.table
    who = token(PEOPLE[random.below(len(PEOPLE))])
    asked = 0 if table.proposal is None else table.proposal.id
    wishes: list[tuple[Any, ...]] = [
        (acts.say, who, "hm"),
        (acts.undo, who, table.version),
        (acts.undo, who, table.version, random.below(len(table.choices) + 1)),
        (acts.answer, who, asked, True, evening.now),
        (acts.answer, who, asked, True, evening.now),
        (acts.answer, who, asked, random.below(2) > 0, evening.now),
        (acts.ask_to_stand_in, who, random.below(4), evening.now),
        (acts.give_time, who),
        (acts.time_out, evening.now),
        (acts.leave, who),
        (acts.make_link, who, f"hash-of-link-{len(evening.log)}", evening.now + 60),
        (acts.make_phrase, who, f"hash-of-phrase-{len(evening.log)}"),
        (acts.carry, who, _some_secret(evening, random), evening.now),
        *[(acts.come_back, token(person)) for person in PEOPLE],
    ]
    if not random.below(20):
        wishes.append((acts.ask_to_abandon, who))
    act, *rest = wishes[random.below(len(wishes))]
    with suppress(EverdellError):
        evening.does(act, *rest)


def _some_secret(evening: Evening, random: Random) -> str:
    """Something that opened a seat at some time, or never did."""
    made = [event for event, _ in evening.log if isinstance(event, Linked | Phrased)]
    if not made:
        return "hash-of-nothing"
    secret = made[random.below(len(made))]
    return secret.link if isinstance(secret, Linked) else secret.phrase


def wandering(seed: int) -> tuple[Evening, Random]:
    """An evening of some kind, and the chance that leads through it."""
    random = seeded(seed)
    seats = (
        ("anna", "ben"),
        ("anna", "greedy", "ben"),
        ("anna", "ben", "cleo"),
        ("anna", "ben", "anna", "random"),
    )[seed % 4]
    undo = ("free", "free", "consent", "never")[random.below(4)]
    clock = 60 * random.below(2)
    evening = playing(*seats, seed=seed, undo=undo, clock=clock, stand_in="random", first="random")
    return evening, random
