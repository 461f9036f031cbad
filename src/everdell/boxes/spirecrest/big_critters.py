"""Big critters: each takes the place of a worker, and can do something of its own."""

from __future__ import annotations

from typing import Final, final

from everdell.boxes.base.groups import FOREST
from everdell.boxes.spirecrest.figures import (
    FIREBEAK_CARDS,
    HONEYPAW_MOST,
    NOT_FOR_TRUFFLE,
    WINDLORE_CARDS,
    WINDLORE_MORE,
)
from everdell.boxes.spirecrest.road import discoveries_of
from everdell.boxes.spirecrest.searching import PickUpDiscarded, PutBackDiscarded, SearchDiscarded
from everdell.engine.actions import PlaceNamed
from everdell.engine.changes import add_to_hand, gain, next_card, tell_drawn
from everdell.engine.characters import (
    Character,
    name_a_worker,
    named_at,
    plain_at_home,
    put_named,
    spot_of,
    visiting_on,
)
from everdell.engine.content import GREEN, PURPLE, Group, Place, Tile
from everdell.engine.effects.cards import Draw
from everdell.engine.effects.counting import Counting
from everdell.engine.effects.counts import Cards
from everdell.engine.effects.doings import act_as, may_copy
from everdell.engine.effects.resources import GainAny
from everdell.engine.facts import facts_of
from everdell.engine.journal import Entry
from everdell.engine.moments import BEFORE_RECALL, DREW, Modifier, happens
from everdell.engine.option import Option
from everdell.engine.resources import BERRY, amount, total
from everdell.engine.rules import Rules
from everdell.engine.stack import NO_SLOT, Ask, Frame, Program, Spot, Step
from everdell.engine.state import Game, Player
from everdell.engine.visits import bring_into_play

BIG_CRITTER: Final = "big_critter"
FIREBEAK: Final = "firebeak"
WINDLORE: Final = "windlore"
STUBBLEHOOF: Final = "stubblehoof"
DISCARD_PILE: Final = "on_the_discard_pile"
DECK_TOP: Final = "on_the_deck"
PERCH: Final = Group("perch", rank=9)
_PERCHES: Final = {FIREBEAK: DISCARD_PILE, WINDLORE: DECK_TOP}


def big_critters() -> list[Tile]:
    return [
        _critter(STUBBLEHOOF, "hills", Character(), moments={BEFORE_RECALL: [StayThere()]}),
        _critter("truffle", "hills", OnGreenCards(upon=[UseProduction(), GainAny(), Draw(1)])),
        _critter("corliander", "peaks", HalfTheCards()),
        _critter(FIREBEAK, "peaks", Character()),
        _critter(
            "honeypaw", "peaks", Character(then=[BerriesBeside()]), modifier=WatchWhatIsGained()
        ),
        _critter("king_rhun", "peaks", OnPurpleCards(upon=[GainAny(BasePoints())])),
        _critter("whisper", "peaks", Anywhere()),
        _critter(WINDLORE, "peaks", Character()),
    ]


def _critter(
    id: str,
    section: str,
    character: Character,
    moments: dict[int, list[Step]] | None = None,
    modifier: Modifier | None = None,
) -> Tile:
    return Tile(
        id,
        BIG_CRITTER,
        begins=discoveries_of(section),
        do=[TakeWorkersPlace()],
        moments=moments,
        modifier=modifier,
        character=character,
    )


def perches() -> list[Place]:
    """Where two of them may be put, and no other worker."""
    return [
        Place(
            DISCARD_PILE,
            PERCH,
            [SearchDiscarded(), PickUpDiscarded(FIREBEAK_CARDS), PutBackDiscarded()],
            reached_by=FIREBEAK,
        ),
        Place(DECK_TOP, PERCH, [Draw(WINDLORE_CARDS)], reached_by=WINDLORE),
    ]


def place_big_critters() -> list[PlaceNamed]:
    return [PlaceNamed(tile.id) for tile in big_critters()]


@final
class TakeWorkersPlace(Step):
    """The big critter is one of its player's workers from now on, in place of one at home."""

    conditional: bool = True

    def possible(self, g: Game, me: int, owner: int, slot: int) -> bool:
        return plain_at_home(g.players[me]) > 0

    def run(self, g: Game, f: Frame) -> None:
        p = g.players[f.me]
        if plain_at_home(p) > 0:
            name_a_worker(p, f.source)
        perch = _PERCHES.get(g.rules.ids[f.source])
        if perch is not None:
            bring_into_play(g, g.rules.place(perch))


# Where they go -------------------------------------------------------------------------------


@final
class Anywhere(Character):
    """Whisper goes to exclusive places and cards that are taken.

    Shared places where a player may have one worker are none, even alone at the table; each spot of
    a forest is.
    """

    def joins(self, g: Game, p: Player, place: int) -> bool:
        there = g.rules.places[place]
        return there.group is FOREST or (there.spots == 1 and not there.one_each)

    def joins_card(self, g: Game, p: Player, owner: Player, slot: int) -> bool:
        return True


@final
class HalfTheCards(Character):
    """For Corliander half the cards that an event asks for are enough, rounded up."""

    def achieves(self, g: Game, p: Player, event: Place) -> bool:
        facts = facts_of(g, p)
        asked = len(event.card_numbers)
        there = len([card for card in event.card_numbers if facts.count[card]])
        for color, n in event.colors:
            asked += n
            there += min(n, facts.colors[color])
        for need in event.needs:
            if isinstance(need.what, Cards):
                asked += need.least
                there += min(need.least, need.count(g, p.seat))
            elif not need.met(g, p.seat):
                return False
        return there >= (asked + 1) // 2


@final
class OnPurpleCards(Character):
    def goes_upon(self, g: Game, p: Player, owner: Player, slot: int) -> bool:
        return owner.seat == p.seat and g.rules.cards[owner.city[slot].card].color == PURPLE


@final
class OnGreenCards(Character):
    """In any city, as far as a card may be copied at all."""

    def goes_upon(self, g: Game, p: Player, owner: Player, slot: int) -> bool:
        card = g.rules.cards[owner.city[slot].card]
        return card.color == GREEN and may_copy(card) and card.id not in NOT_FOR_TRUFFLE


@final
class UseProduction(Step):
    """Have the card act upon which it was put, for oneself."""

    def run(self, g: Game, f: Frame) -> None:
        act_as(g, f, f.owner, f.slot)


@final
class BasePoints(Counting):
    """The base points of the card upon which it was put."""

    def of(self, g: Game, me: int, owner: int, slot: int, source: int, n: int) -> int:
        return max(0, g.rules.cards[g.players[owner].city[slot].card].points)


# Honeypaw ------------------------------------------------------------------------------------


@final
class BerriesBeside(Step):
    """If the place gave no berry, gain one for each resource that it gave, up to a limit."""

    def run(self, g: Game, f: Frame) -> None:
        if amount(f.bundle, BERRY) == 0:
            gain(g, f.me, BERRY, min(HONEYPAW_MOST, total(f.bundle)), f.source)


@final
class WatchWhatIsGained(Modifier):
    """Keep in mind what the place gives where Honeypaw was put.

    So do a token that lies there and a place that it lets one use, but neither a card that acts
    because of the visit nor one that is played.
    """

    def gains(self, g: Game, p: Player, packed: int, source: int) -> int:
        for f in reversed(g.stack):
            if f.program is g.rules.playing:
                break
            if f.me == p.seat and f.program.steps and isinstance(f.program.steps[0], BerriesBeside):
                if source == f.card or not 0 <= source < len(g.rules.cards):
                    f.bundle += packed
                break
        return packed


# Stubblehoof ---------------------------------------------------------------------------------


@final
class StayThere(Ask):
    """Leave it where it stands for the next season and use that place again.

    Then a card and a resource of choice.
    """

    prompt: str = "stay"

    def __init__(self) -> None:
        self.reward = Program([Draw(1), GainAny()])
        self.yes = Option("")
        self.done = Option("")

    def bind(self, rules: Rules) -> None:
        self.yes = rules.word("stay:stubblehoof")
        self.done = rules.word("done")

    def nested(self) -> list[Program]:
        return [self.reward]

    def options(self, g: Game, f: Frame) -> list[Option]:
        spot = spot_of(g.players[f.me], f.source)
        usable = spot is not None and self._usable(g, f.me, f.source, spot)
        return [self.yes, self.done] if usable else []

    def _usable(self, g: Game, me: int, thing: int, spot: Spot) -> bool:
        """It stands on a location, not for good, and what that says can be done."""
        if spot.place:
            place = g.rules.places[spot.place]
            ever = not place.is_event and not place.reached_by
            return ever and place.do.possible(g, me, me, NO_SLOT)
        if spot.slot == NO_SLOT:
            return False
        visit = g.rules.cards[g.players[spot.seat].city[spot.slot].card].visit
        return (
            visit is not None
            and any(named.thing == thing for named in visiting_on(g, spot.seat, spot.slot))
            and visit.possible(g, me, spot.seat, spot.slot)
        )

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        p = g.players[f.me]
        spot = spot_of(p, f.source)
        if option is self.done or spot is None:
            return
        put_named(p, f.source, spot, stays=True)
        if g.journal is not None:
            g.journal.tell(Entry("stayed", f.me, card=STUBBLEHOOF, zone="discoveries"))
        g.push(self.reward, f.me, f.me, NO_SLOT, f.source)
        if spot.place:
            g.push(g.rules.places[spot.place].do, f.me, f.me, NO_SLOT, -spot.place)
        else:
            card = g.players[spot.seat].city[spot.slot].card
            visit = g.rules.cards[card].visit
            if visit is not None:
                g.push(visit, f.me, spot.seat, spot.slot, card)


# Firebeak and Windlore -----------------------------------------------------------------------


def _watchers(g: Game, perch: str, by: int) -> list[Player]:
    """Other players whose big critter stands there and who have not passed."""
    place = g.rules.place(perch)
    return [
        p for p in g.players if p.named and p.seat != by and not p.passed and named_at(p, place)
    ]


def _once_the_turn_is_over(g: Game, p: Player, program: Program, perch: str) -> Frame | None:
    """Have a player do something then; None if it is to be done already."""
    for f in g.stack:
        if f.program is program and f.me == p.seat:
            return None
    f = Frame(program, p.seat, p.seat, NO_SLOT, -g.rules.place(perch))
    g.stack.insert(1, f)
    return f


@final
class WatchDiscards(Step):
    """A player has discarded cards: Firebeak's may take some of them once the turn is over."""

    def __init__(self) -> None:
        self.taking = Program([LookAtDiscards(), PickUpDiscarded(), PutBackDiscarded()])

    def nested(self) -> list[Program]:
        return [self.taking]

    def run(self, g: Game, f: Frame) -> None:
        for p in _watchers(g, DISCARD_PILE, f.me):
            waiting = _once_the_turn_is_over(g, p, self.taking, DISCARD_PILE)
            if waiting is not None:
                waiting.n = max(0, len(g.discard) - f.n)


@final
class LookAtDiscards(Step):
    """The cards that have come upon the discard pile since; if it was shuffled, all of them."""

    def run(self, g: Game, f: Frame) -> None:
        first = f.n if f.n <= len(g.discard) else 0
        f.cards = tuple(sorted(g.discard[first:]))
        f.secret = True
        g.discard = g.discard[:first]


@final
class WatchDraws(Step):
    """A player has drawn cards: Windlore's draws some once the turn is over."""

    def __init__(self) -> None:
        self.drawing = Program([DrawPastLimit(WINDLORE_MORE)])

    def nested(self) -> list[Program]:
        return [self.drawing]

    def run(self, g: Game, f: Frame) -> None:
        for p in _watchers(g, DECK_TOP, f.me):
            _once_the_turn_is_over(g, p, self.drawing, DECK_TOP)


@final
class DrawPastLimit(Step):
    """Draw even past the hand limit, and discard what is too much at once."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Game, f: Frame) -> None:
        drawn: list[int] = []
        while len(drawn) < self.n:
            card = next_card(g)
            if card == 0:
                break
            drawn.append(card)
            add_to_hand(g.players[f.me], card)
        if drawn:
            tell_drawn(g, f.me, drawn, f.source)
            happens(g, DREW, f.me, n=len(drawn), taken=tuple(sorted(drawn)))
            g.push(g.rules.trimming, f.me, f.me, NO_SLOT, f.source)
