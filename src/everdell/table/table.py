"""A table: a game and its people, as the sum of what has happened there.

`GameTable` only adds up events. What may happen, and which events come of it, is decided by the
acts in `everdell.table.acts`. The host stores those events first, and only then hands them to
`GameTable.apply`.
"""

from __future__ import annotations

from copy import copy
from typing import Any, Final

import msgspec

from everdell.engine.changes import shuffle_anew
from everdell.engine.codec import to_document
from everdell.engine.rules import RULES_VERSION
from everdell.engine.sets import Selection
from everdell.engine.state import Game
from everdell.engine.stream import Seed, stream_of
from everdell.games import game_of, load_game, new_game
from everdell.table.budgets import Budgets
from everdell.table.events import (
    Abandoned,
    Answered,
    AnyEvent,
    Arranged,
    Carried,
    Chair,
    Chosen,
    Dressed,
    Extended,
    Hinted,
    HouseRules,
    Left,
    Linked,
    Opened,
    Phrased,
    Proposed,
    Rematched,
    Replaced,
    Returned,
    Rose,
    Sat,
    Started,
    Stumbled,
    Undone,
    Updated,
)
from everdell.table.shapes import Status
from everdell.table.trail import Trail, TrailStep

LOBBY: Final = "lobby"
PLAYING: Final = "playing"
OVER: Final = "over"
ABANDONED: Final = "abandoned"


class Proposal(msgspec.Struct, frozen=True):
    """Something that waits for everyone's consent; `id` is the number of the event that asked."""

    id: int
    seat: int
    kind: str
    keep: int
    target: int
    at: float = 0.0
    agreed: tuple[str, ...] = ()

    def handed_on(self, before: str, now: str) -> Proposal:
        """The same after a player got another hash."""
        agreed = tuple([now if holder == before else holder for holder in self.agreed])
        return msgspec.structs.replace(self, agreed=agreed)


class Choice(msgspec.Struct, frozen=True, array_like=True):
    """An option that a seat took, or a whole set of picks."""

    seat: int
    option: Selection


class Saved(msgspec.Struct, kw_only=True):
    """A table as a snapshot keeps it."""

    rules: int
    head: int
    version: int
    status: Status
    owner: str
    house: HouseRules
    chairs: tuple[Chair, ...]
    seed: Seed
    base: int
    base_state: str | None
    choices: list[Choice]
    trail: list[TrailStep]
    proposal: Proposal | None
    since: float
    extra: int
    rematch: str
    game: dict[str, Any] | None
    hints: dict[int, int] = {}
    hinted: int = 0
    spent: dict[str, dict[str, int]] = {}


class GameTable:
    """The present state of a table.

    head      the number of its last event
    version   the number of the last event that changed the game: what a move must know of
    chairs    who sits where; seats and chairs are counted alike
    choices   those that led to the present game, taken-back ones left out
    base      how many of them had been made when the game came under the present rules
    since     when the one who decides began to think
    extra     seconds that others have given on top of the clock
    hints     how many hints a seat has taken; `hinted` is the version that the last one was for
    budgets   what was done so often that it is counted
    outdated  it was kept under older rules, and must be `Updated` before anything else
    """

    def __init__(self, code: str) -> None:
        self.code = code
        self.head = 0
        self.version = 0
        self.status: Status = LOBBY
        self.owner = ""
        self.house = HouseRules()
        self.chairs: tuple[Chair, ...] = ()
        self.game: Game | None = None
        self.seed: Seed = 0
        self.base = 0
        self.base_state: str | None = None
        self.choices: list[Choice] = []
        self.trail = Trail()
        self.proposal: Proposal | None = None
        self.since = 0.0
        self.extra = 0
        self.rematch = ""
        self.hints: dict[int, int] = {}
        self.hinted = 0
        self.budgets = Budgets()
        self.outdated = False

    def clone(self) -> GameTable:
        """A copy to which events may be added; the game itself is shared until it is replaced."""
        table = copy(self)
        table.choices = self.choices[:]
        table.trail = Trail(self.trail.steps[:])
        return table

    # Questions -------------------------------------------------------------------------------

    @property
    def decider(self) -> int | None:
        """Whose decision it is, while the game runs."""
        if self.game is None or self.status != PLAYING:
            return None
        decision = self.game.decision
        return None if decision is None else decision.seat

    @property
    def deadline(self) -> float | None:
        """When the clock of the person who decides runs out."""
        seat = self.decider
        if seat is None or not self.house.clock or self.chairs[seat].bot:
            return None
        return self.since + self.house.clock + self.extra

    @property
    def bot_to_move(self) -> str:
        """The bot that has to choose now. Bots do not play on when all people have left."""
        seat = self.decider
        if seat is None or not any(chair.present for chair in self.chairs):
            return ""
        return self.chairs[seat].bot

    @property
    def at_rest(self) -> bool:
        """Whether nothing is half resolved: only then can a save be read under other rules."""
        return self.game is None or len(self.game.stack) == 1

    @property
    def deletable(self) -> bool:
        """Whether the owner may delete it: no running game is taken away from other people."""
        if self.status != PLAYING:
            return True
        return not [chair for chair in self.chairs if chair.holder not in ("", self.owner)]

    def seats_of(self, holder: str) -> list[int]:
        if not holder:
            return []
        return [n for n, chair in enumerate(self.chairs) if chair.holder == holder]

    # Adding up -------------------------------------------------------------------------------

    def apply(self, event: AnyEvent, at: float, game: Game | None = None) -> None:
        """Add the next event. `game` is the game after a choice, where it is known already."""
        self.head += 1
        self.budgets = self.budgets.after(event)
        match event:
            case Opened():
                self.owner, self.house, self.chairs = event.owner, event.house, event.chairs
            case Sat():
                self._seat(event.seat, Chair(holder=event.holder, name=event.name, look=event.look))
                self._pass_on_ownership()
            case Dressed():
                self._change_chair(event.seat, look=event.look)
            case Rose():
                self._seat(event.seat, Chair())
                self._pass_on_ownership()
            case Arranged():
                self._seat(event.seat, Chair(by=event.by))
            case Started():
                self._start(event, at)
            case Chosen():
                self._choose(event, at, game)
            case Undone():
                self._go_back(event, at)
            case Updated():
                self._update(event, at)
            case Proposed():
                self.proposal = Proposal(
                    self.head, event.seat, event.kind, event.keep, event.target, at
                )
            case Answered():
                self._answer(event)
            case Left():
                self._change_chair(event.seat, away=True, stand_in=event.stand_in)
                self._forget_proposal_of_stand_in(event.seat)
            case Returned():
                self._change_chair(event.seat, away=False, stand_in="", stumbles=0)
                if self.decider == event.seat:
                    self._begin_thinking(at)
            case Linked():
                self._change_chair(event.seat, link=event.link, until=event.until)
            case Phrased():
                self._change_chair(event.seat, phrase=event.phrase)
            case Carried():
                self._carry(event)
            case Extended():
                self.extra += self.house.clock
            case Hinted(seat=seat):
                self.hints = {**self.hints, seat: self.hints.get(seat, 0) + 1}
                self.hinted = self.version
            case Stumbled(seat=seat):
                self._change_chair(seat, stumbles=self.chairs[seat].stumbles + 1)
            case Replaced():
                self._change_chair(event.seat, stand_in=event.successor, stumbles=0)
            case Abandoned():
                self.status = ABANDONED
                self.proposal = None
            case Rematched():
                self.rematch = event.code

    def _seat(self, seat: int, chair: Chair) -> None:
        self.chairs = (*self.chairs[:seat], chair, *self.chairs[seat + 1 :])

    def _change_chair(self, seat: int, **changes: object) -> None:
        self._seat(seat, msgspec.structs.replace(self.chairs[seat], **changes))

    def _pass_on_ownership(self) -> None:
        """The table belongs to a player who sits there, or else to one whose seat is kept.

        With none left it is closed.
        """
        kept = [chair.holder for chair in self.chairs if chair.reserved]
        seated = [c.holder for c in self.chairs if c.holder and not c.reserved]
        heirs = seated or kept
        if not heirs:
            self.status = ABANDONED
        elif self.owner not in heirs:
            self.owner = heirs[0]

    def _carry(self, event: Carried) -> None:
        """What is known of the former holder beside the seats goes along with the last of them."""
        before, now = self.chairs[event.seat].holder, event.holder
        self._change_chair(event.seat, holder=now, until=0.0)
        if self.seats_of(before):
            return
        if self.owner == before:
            self.owner = now
        if self.proposal is not None:
            self.proposal = self.proposal.handed_on(before, now)

    def _start(self, event: Started, at: float) -> None:
        turn = event.rotation
        self.chairs = self.chairs[turn:] + self.chairs[:turn]
        self.budgets = Budgets()
        self.seed, self.base_state = event.seed, event.origin
        self.game = self.beginning()
        self.status = PLAYING
        self._changed_game(at)

    def _choose(self, event: Chosen, at: float, game: Game | None) -> None:
        before = self.decider
        if game is None:
            assert self.game is not None
            self.game.choose(event.option)
        else:
            self.game = game
        barrier = event.barrier or bool(event.bot)  # what a stand-in chose cannot be taken back
        self.trail.chose(len(self.choices), event.seat, barrier, self.since, self.extra)
        self.choices.append(Choice(event.seat, event.option))
        self._changed_game(at, before)

    def _go_back(self, event: Undone, at: float) -> None:
        keep = event.keep
        thinker, since, extra = self.decider, self.since, self.extra
        step = None if event.agreed else self.trail.step(keep)
        self.game = self.game_after(keep)
        del self.choices[keep:]
        self.trail.back_to(keep)
        self.status = PLAYING
        self._changed_game(at)
        if step is not None:
            # Going back wins no time: the clock goes on, or where it had stood still.
            if thinker == step.seat:
                self.since, self.extra = step.since, extra
            else:
                self.since, self.extra = step.since + at - since, step.extra
            self.forget_future(at)

    def _update(self, event: Updated, at: float) -> None:
        """The live game is that of the last snapshot, and from now on the beginning of all."""
        assert self.game is not None
        if event.seed:
            self.game = self.game.clone()
            shuffle_anew(self.game, stream_of(event.seed))
        del self.choices[event.keep :]
        self._begin_with(self.game.to_json())
        self.outdated = event.rules < RULES_VERSION
        self._changed_game(at)

    def _begin_with(self, state: str) -> None:
        """From now on nothing before this state is played again or taken back."""
        self.base, self.base_state = len(self.choices), state
        self.trail = Trail()

    def _changed_game(self, at: float, decider_before: int | None = None) -> None:
        assert self.game is not None
        self.version = self.head
        if self.game.over:
            self.status = OVER
        if self.decider != decider_before or len(self.game.stack) == 1:
            self._begin_thinking(at)
        if self.proposal is not None and (self.proposal.kind != "abandon" or self.game.over):
            self.proposal = None  # it was about a game that has changed since

    def _begin_thinking(self, at: float) -> None:
        self.since = at
        self.extra = 0

    def forget_future(self, now: float) -> None:
        """What was stamped by a clock that has been set back since begins now."""
        self.since = min(self.since, now)
        if self.proposal is not None and self.proposal.at > now:
            self.proposal = msgspec.structs.replace(self.proposal, at=now)

    def _answer(self, event: Answered) -> None:
        assert self.proposal is not None
        if event.yes:
            agreed = (*self.proposal.agreed, self.chairs[event.seat].holder)
            self.proposal = msgspec.structs.replace(self.proposal, agreed=agreed)
        else:
            self.proposal = None

    def _forget_proposal_of_stand_in(self, seat: int) -> None:
        proposal = self.proposal
        if proposal is not None and proposal.kind == "stand-in" and proposal.target == seat:
            self.proposal = None

    # The game from its beginning -------------------------------------------------------------

    def beginning(self) -> Game:
        """The game as its choices found it."""
        if self.base_state is not None:
            return load_game(self.base_state)
        house = self.house
        return new_game(len(self.chairs), house.boxes, self.seed, house.options)

    def game_after(self, choices: int) -> Game:
        """The game after so many of its choices."""
        game = self.beginning()
        for choice in self.choices[self.base : choices]:
            game.choose(choice.option)
        return game

    # Snapshots -------------------------------------------------------------------------------

    def save(self) -> str:
        saved = Saved(
            rules=RULES_VERSION,
            head=self.head,
            version=self.version,
            status=self.status,
            owner=self.owner,
            house=self.house,
            chairs=self.chairs,
            seed=self.seed,
            base=self.base,
            base_state=self.base_state,
            choices=self.choices,
            trail=self.trail.steps,
            proposal=self.proposal,
            since=self.since,
            extra=self.extra,
            rematch=self.rematch,
            hints=self.hints,
            hinted=self.hinted,
            spent=self.budgets.spent,
            game=None if self.game is None else to_document(self.game),
        )
        return msgspec.json.encode(saved).decode()

    @staticmethod
    def load(code: str, text: str) -> GameTable:
        """A table from its snapshot."""
        saved = _saved.decode(text)
        table = GameTable(code)
        table.head, table.version, table.status = saved.head, saved.version, saved.status
        table.owner, table.house, table.chairs = saved.owner, saved.house, saved.chairs
        table.seed, table.base, table.base_state = saved.seed, saved.base, saved.base_state
        table.choices, table.trail = saved.choices, Trail(saved.trail)
        table.proposal, table.since, table.extra = saved.proposal, saved.since, saved.extra
        table.rematch, table.hints, table.hinted = saved.rematch, saved.hints, saved.hinted
        table.budgets = Budgets(saved.spent)
        if saved.game is not None:
            table.game = game_of(saved.game)
            if saved.rules < RULES_VERSION and saved.status == PLAYING:
                table.outdated = True
            elif saved.rules < RULES_VERSION:
                table._begin_with(table.game.to_json())  # its choices might lead elsewhere now
        return table

    def catch_up(self, events: list[tuple[AnyEvent, float]]) -> None:
        """Add the events since the snapshot. Choices under older rules are left for `Updated`."""
        for event, at in events:
            if self.outdated and isinstance(event, Chosen | Undone):
                self.head += 1
            else:
                self.apply(event, at)


_saved = msgspec.json.Decoder(Saved)
