"""What takes the consent of everyone: going back beyond what was seen, giving up, a stand-in.

Everyone is every other person who plays. Bots agree to anything, and so do those who have left.
A player who has several seats at one screen is asked once.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from everdell.engine.errors import EverdellError
from everdell.table.acts.change import (
    Change,
    change,
    check_playing,
    check_present,
    check_seat,
    check_version,
    own_seat,
)
from everdell.table.budgets import UNDOS
from everdell.table.events import Abandoned, Answered, AnyEvent, Left, Proposed, Undone
from everdell.table.table import GameTable, Proposal

PATIENCE: Final = 300  # seconds to wait for a player before a bot, or silence, will do


def undo(table: GameTable, actor: str, version: int, keep: int | None = None) -> Change:
    """Take choices back until `keep` are left; by default the actor's last one and all since.

    What has revealed nothing goes back at once, anything else is asked. Nothing does
    after the end: the seed and all hands are open by then.
    """
    check_playing(table)
    seat = own_seat(table, actor)
    check_present(table, actor)
    check_version(table, version)
    if table.house.undo == "never":
        raise EverdellError("undo-off", "At this table nothing is taken back.")
    own = table.seats_of(actor)
    if keep is None:
        keep = _last_choice(table, own)
    if not table.base <= keep < len(table.choices):
        raise EverdellError(
            "nothing-to-undo", "There is nothing to take back that far. Choose a later point."
        )
    if table.choices[keep].seat in own:
        seat = table.choices[keep].seat
    free = table.house.undo == "free" and table.trail.leads_to(keep)
    if free and table.trail.steps[-1].seat in own:
        table.budgets.check(UNDOS, seat)
        return change(Undone(seat, keep))
    return _propose(table, Proposed(seat, "undo", keep=keep))


def _last_choice(table: GameTable, seats: list[int]) -> int:
    for number in range(len(table.choices) - 1, table.base - 1, -1):
        if table.choices[number].seat in seats:
            return number
    raise EverdellError("nothing-to-undo", "You have not chosen anything that could go back.")


def ask_to_abandon(table: GameTable, actor: str) -> Change:
    check_playing(table)
    seat = own_seat(table, actor)
    check_present(table, actor)
    return _propose(table, Proposed(seat, "abandon"))


def ask_to_stand_in(table: GameTable, actor: str, target: int, now: float) -> Change:
    """Ask for a bot in place of a player who lets the others wait and does not come back."""
    check_playing(table)
    seat = own_seat(table, actor)
    check_present(table, actor)
    check_seat(table, target)
    chair = table.chairs[target]
    if chair.bot or not chair.holder or target in table.seats_of(actor):
        raise EverdellError(
            "no-stand-in-needed", "A bot can sit in for another person only, and only once."
        )
    if not table.house.stand_in:
        raise EverdellError(
            "no-stand-in", "This table was opened without a bot that sits in for people."
        )
    if table.decider != target or now < table.since + table.extra + PATIENCE:
        raise EverdellError(
            "still-thinking",
            f"A bot can be asked for once the others have waited {PATIENCE} seconds for a player.",
            {"seconds": str(PATIENCE)},
        )
    return _propose(table, Proposed(seat, "stand-in", target=target))


def answer(table: GameTable, actor: str, proposal: int, yes: bool, now: float) -> Change:
    """Agree to what another player asked for, or not.

    The asker may withdraw it by a no. So may those who have agreed, or none could ask for anything
    else while one player never answers; and the player a bot is asked for, who is there after all.
    By a yes the asker insists, once the others have been silent for long: people who are gone for
    good must not keep a table for ever. An undo is never granted by silence.
    """
    seat = own_seat(table, actor)
    asked = table.proposal
    if asked is None or asked.id != proposal:
        raise EverdellError(
            "no-proposal", "Nothing of the kind is being asked any more. Look at the table again."
        )
    if yes and _may_insist(table, asked, actor, now):
        outcome = _outcome(table, asked.seat, asked.kind, asked.keep, asked.target)
        return change(Answered(seat, True), outcome)
    concerned = _voters(table, asked) if yes else _concerned(table, asked)
    if actor not in concerned:
        raise EverdellError("not-asked", "You are not asked, or have agreed already.")
    answered = Answered(seat, yes)
    return change(answered, *settle(table, answered))


def _may_insist(table: GameTable, asked: Proposal, actor: str, now: float) -> bool:
    asker = table.chairs[asked.seat].holder
    return actor == asker and asked.kind != "undo" and now >= asked.at + PATIENCE


def settle(table: GameTable, *news: AnyEvent) -> tuple[AnyEvent, ...]:
    """What comes of the open proposal if some answers are given or some people leave."""
    asked = table.proposal
    if asked is None or any(isinstance(event, Answered) and not event.yes for event in news):
        return ()
    gone = {event.seat for event in news if isinstance(event, Left)}
    agreed = {table.chairs[event.seat].holder for event in news if isinstance(event, Answered)}
    if _voters(table, asked, gone) - agreed:
        return ()
    return (_outcome(table, asked.seat, asked.kind, asked.keep, asked.target),)


def _propose(table: GameTable, proposed: Proposed) -> Change:
    if table.proposal is not None:
        raise EverdellError(
            "already-proposed",
            "Something else is being asked. Wait for the answers, or withdraw it.",
        )
    asked = Proposal(0, proposed.seat, proposed.kind, proposed.keep, proposed.target)
    voters = _voters(table, asked)
    if voters or proposed.kind != "abandon":  # an end that needs no consent is never refused
        table.budgets.check(proposed.kind, proposed.seat)
    if voters:
        return change(proposed)
    outcome = _outcome(table, asked.seat, asked.kind, asked.keep, asked.target)
    return change(proposed, outcome)


def _voters(table: GameTable, asked: Proposal, gone: Collection[int] = ()) -> set[str]:
    """Who has yet to agree, once these seats are not played by people any more."""
    playing = [chair for seat, chair in enumerate(table.chairs) if seat not in gone]
    voters = {chair.holder for chair in playing if chair.present}
    voters -= {table.chairs[asked.seat].holder, *asked.agreed}
    if asked.kind == "stand-in":
        voters.discard(table.chairs[asked.target].holder)
    return voters


def _concerned(table: GameTable, asked: Proposal) -> set[str]:
    """Who may put an end to it."""
    concerned = _voters(table, asked) | {table.chairs[asked.seat].holder, *asked.agreed}
    if asked.kind == "stand-in":
        concerned.add(table.chairs[asked.target].holder)
    return concerned


def _outcome(table: GameTable, seat: int, kind: str, keep: int, target: int) -> AnyEvent:
    if kind == "undo":
        return Undone(seat, keep, agreed=True)
    if kind == "stand-in":
        return Left(target, "others", table.house.stand_in)
    return Abandoned(seat)
