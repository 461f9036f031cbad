"""What is printed: cards, tiles and places, with their figures and what they do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from everdell.engine.resources import FREE, PLENTY, bundle, deficit, payments
from everdell.engine.stack import NO_SLOT, Program, Step
from everdell.engine.zones import WORKER

if TYPE_CHECKING:
    from everdell.engine.characters import Character
    from everdell.engine.effects.counting import Counting
    from everdell.engine.effects.which import Which
    from everdell.engine.moments import Modifier
    from everdell.engine.option import Option
    from everdell.engine.rules import Rules
    from everdell.engine.stack import Frame
    from everdell.engine.state import Game, Player

# Kinds, colours and seasons are plain numbers inside and words outside.
CRITTER: Final = 0
CONSTRUCTION: Final = 1
CARD_KINDS: Final = ("critter", "construction")

TAN: Final = 0
GREEN: Final = 1
RED: Final = 2
BLUE: Final = 3
PURPLE: Final = 4
COLORS: Final = ("tan", "green", "red", "blue", "purple")

SUMMER: Final = 2
AUTUMN: Final = 3
SEASONS: Final = ("winter", "spring", "summer", "autumn")

DECK: Final = "deck"  # the zone where a card lies before the game, if it names no other


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability:
    """A card-playing ability printed on a city card: another way to pay for a card.

    `use` is what the ability costs (step 1 of playing a card); `due` lists what remains to be paid
    (step 2): the price, lowered by `off` resources of choice. Abilities never combine: a card is
    played by exactly one way.

    It may say how many resources of choice it is worth leaving out, `at_best`: cards that are out
    of reach even then are looked at no further.
    """

    def __init__(self, use: list[Step], off: int = 0, at_best: int = FREE) -> None:
        self.use = Program(use)
        self.off = off
        self.at_best = at_best

    def bind(self, rules: Rules) -> None:
        """Look up ids."""

    def fits(self, g: Game, p: Player, slot: int, card: int, more: int) -> bool:
        """Whether it can be used for this card and the card can enter then, its price aside.

        The card is dearer where it lies, by `more`: what leaves the city may ask `stays_payable`.
        """
        raise NotImplementedError

    def price(self, g: Game, card: int) -> int:
        """What is left of the printed price before resources of choice are taken off."""
        return g.rules.prices[card]

    def due(self, g: Game, p: Player, card: int) -> list[int]:
        """What may be paid, as bundles, whatever the player owns."""
        return payments(PLENTY, self.price(g, card), self.off)

    def covers(self, g: Game, p: Player, card: int) -> bool:
        """Whether the player owns something of what is due: asked of many cards, so quick."""
        return deficit(p.resources, self.price(g, card)) <= self.off

    def host(self, g: Game, p: Player, slot: int) -> int:
        """The slot whose space the card will share; -1 when it looks for one of its own."""
        return -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Arrival:
    """How a card enters play when it does not simply take a space in its player's city."""

    def bind(self, rules: Rules) -> None:
        """Look up ids."""

    def possible(self, g: Game, me: int, card: int, gone: int) -> bool:
        """Whether the card can enter; `gone` is a slot of `me`'s city that will have left."""
        raise NotImplementedError

    def possible_upon(self, g: Game, me: int, card: int) -> bool:
        """The same when it is put upon another card, where it takes no space of its own."""
        return self.possible(g, me, card, -1)

    def options(self, g: Game, f: Frame) -> list[Option]:
        raise NotImplementedError

    def chosen(self, g: Game, f: Frame, play: Frame, option: Option) -> None:
        """Put `play.card` where it belongs and tell `play` its owner and slot."""
        raise NotImplementedError


@final
class Spots:
    """How many workers, or other pieces, a city card takes, and whether they stay for good."""

    def __init__(
        self,
        base: int = 1,
        more_with: str = "",
        unlocked: int = 0,
        permanent: bool = False,
        piece: str = WORKER,
    ) -> None:
        self.base = base
        self.more_with = more_with
        self.unlocked = unlocked
        self.permanent = permanent
        self.piece = piece
        # Known once bound: the number of the card that unlocks, and which of the pieces it takes.
        self.key = 0
        self.piece_number = 0


@final
class Trigger:
    """When a blue card answers to a card that its owner plays, and how.

    It answers to critters and constructions alike, or in another way `to_constructions`.
    """

    def __init__(
        self,
        then: list[Step],
        critters: bool = True,
        constructions: bool = True,
        own_city_only: bool = False,
        to_constructions: list[Step] | None = None,
    ) -> None:
        self.then = Program(then)
        self.to_constructions = (
            Program(to_constructions) if to_constructions is not None else self.then
        )
        self.critters = critters
        self.constructions = constructions
        self.own_city_only = own_city_only


def programs_of(moments: dict[int, list[Step]] | None) -> dict[int, Program]:
    """What a component does at the moments that it answers to."""
    if moments is None:
        return {}
    return {moment: Program(steps) for moment, steps in moments.items()}


@final
class Card:
    """A card to be played: its printed figures, and what it does at each moment.

    Moments: `arrival` (how it enters), `play` (once, when played), `production` (when played and in
    production), `visit` (a worker is placed), `trigger` (answers to other cards), `moments`
    (answers to whatever else happens, see `everdell.engine.moments`), `ability` (helps to pay),
    `modifier` (changes prices, visits, gains, the hand limit), `score` (the game ends).

    begins       the zone where it lies before the game
    legendary    neither common nor unique, and it stays
    stays        it never leaves its city, and no other card copies or activates it
    banner       which cards of the other kind move in with it, or let it in, for a token of a box
    upgrades     the card in whose place it is played for free, and for which it stands from then on
    counts_as    the card for which it counts wherever a text names that one
    adds_spaces  how many spaces its city gains with it
    beneath      it slides beneath another card
    crowd        any number of them and their partners share one space, not only two
    joins        it shares the space of one such card of its city, which takes in one of its sort;
                 left without, it takes a space of its own until the next one comes
    again        what it does when it is activated once more, if its arrival was a part of its text
    moves_into   the colours of constructions any of which lets this critter in
    houses       the colours of critters any of which this construction lets in
    """

    def __init__(
        self,
        id: str,
        kind: int,
        color: int,
        *,
        unique: bool = False,
        cost: tuple[int, int, int, int] = (0, 0, 0, 0),
        points: int = 0,
        copies: int = 1,
        link: tuple[str, ...] = (),
        welcomes_any_critter: bool = False,
        moves_into: tuple[int, ...] = (),
        houses: tuple[int, ...] = (),
        spaces: int = 1,
        adds_spaces: int = 0,
        shares_with: str = "",
        beneath: bool = False,
        crowd: bool = False,
        joins: Which | None = None,
        legendary: bool = False,
        stays: bool = False,
        banner: Which | None = None,
        upgrades: str = "",
        counts_as: str = "",
        begins: str = DECK,
        open_points: int = 0,
        spots: Spots | None = None,
        paid_to_opponent: bool = False,
        arrival: Arrival | None = None,
        play: list[Step] | None = None,
        again: list[Step] | None = None,
        production: list[Step] | None = None,
        visit: list[Step] | None = None,
        trigger: Trigger | None = None,
        ability: Ability | None = None,
        moments: dict[int, list[Step]] | None = None,
        modifier: Modifier | None = None,
        score: Counting | None = None,
        copied_at_home_only: bool = False,
        never_copied: bool = False,
    ) -> None:
        self.id = id
        self.kind = kind
        self.color = color
        self.unique = unique
        self.cost = cost
        self.price = bundle(cost[0], cost[1], cost[2], cost[3])
        self.points = points
        self.copies = copies
        self.link = link
        self.welcomes_any_critter = welcomes_any_critter
        self.moves_into = moves_into
        self.houses = houses
        self.spaces = spaces
        self.adds_spaces = adds_spaces
        self.needs_space = spaces > adds_spaces
        self.shares_with = shares_with
        self.beneath = beneath
        self.crowd = crowd
        self.joins = joins
        self.spaces_alone = spaces if joins is None else 1  # where it shares none
        self.legendary = legendary
        self.stays = stays or legendary
        self.banner = banner
        self.common = not unique and not legendary
        self.upgrades = upgrades
        self.counts_as = counts_as
        self.begins = begins
        self.open_points = open_points
        self.spots = spots if spots is not None else (Spots() if visit is not None else None)
        self.paid_to_opponent = paid_to_opponent
        self.arrival = arrival
        self.play = Program(play) if play is not None else None
        self.again = Program(again) if again is not None else self.play
        self.production = Program(production) if production is not None else None
        self.visit = Program(visit) if visit is not None else None
        self.trigger = trigger
        self.ability = ability
        self.moments = programs_of(moments)
        self.modifier = modifier
        self.score = score
        self.copied_at_home_only = copied_at_home_only
        self.never_copied = never_copied
        # Known once the rules have numbered all cards.
        self.box = ""
        self.number = 0
        self.partner = 0
        self.stands_for = 0  # the card that it upgrades, or as which it counts
        self.replaces = 0  # the card that it upgrades
        self.stand_ins: tuple[int, ...] = ()  # the cards that count as this one
        self.welcomes: tuple[int, ...] = ()
        self.way = 0

    @property
    def rarity(self) -> str:
        if self.legendary:
            return "legend"
        return "unique" if self.unique else "common"

    @property
    def when_played(self) -> Program | None:
        """Tan and blue cards act once; green cards produce when played, too."""
        return self.play if self.play is not None else self.production


def lets_in(construction: Card, critter: Card) -> bool:
    """Whether the banner of either of them speaks of the other."""
    if construction.kind == CRITTER or critter.kind != CRITTER or not construction.number:
        return False
    wanted = critter.banner
    welcome = construction.banner
    return (wanted is not None and wanted.fits(construction)) or (
        welcome is not None and welcome.fits(critter)
    )


@final
class Tile:
    """A component that is no card of a city: it lies in zones, and is taken, turned or used.

    kind      what sort it is, in a word of its box: `visitor`, `train`
    do        what happens when it is used or gained
    moments   what it answers while it lies in a zone that speaks
    modifier  what it changes meanwhile
    points    what it is worth to the player in whose zone it lies when the game ends
    goal      what that player must have met for it; a rival need not
    score     what it is worth on top
    part      the part of the score that this counts for
    character what a worker can do whose name it gives
    """

    def __init__(
        self,
        id: str,
        kind: str,
        *,
        begins: str,
        copies: int = 1,
        points: int = 0,
        do: list[Step] | None = None,
        moments: dict[int, list[Step]] | None = None,
        modifier: Modifier | None = None,
        goal: Counting | None = None,
        score: Counting | None = None,
        part: str = "",
        character: Character | None = None,
    ) -> None:
        self.id = id
        self.kind = kind
        self.character = character
        self.begins = begins
        self.copies = copies
        self.points = points
        self.do = Program(do) if do is not None else None
        self.moments = programs_of(moments)
        self.modifier = modifier
        self.goal = goal
        self.score = score
        self.part = part
        # Known once the rules have numbered all components.
        self.box = ""
        self.number = 0


@final
class Group:
    """A group of places. A box brings its own.

    rank   groups come in this order on the board
    word   begins the options to place a piece there
    event  whether its places are achieved once, by one player, and kept
    part   the part of the score to which a piece that stands there at the end adds the place's
           points; an empty text if it adds none
    """

    def __init__(
        self, id: str, rank: int, event: bool = False, part: str = "", word: str = ""
    ) -> None:
        self.id = id
        self.rank = rank
        self.word = word if word else "event" if event else "visit"
        self.event = event
        self.part = part


@final
class Need:
    """What a place asks for beside colours and cards: at least so many of something.

    `word` names it: `needs-WORD` in the catalogs.
    """

    def __init__(self, word: str, what: Counting, least: int) -> None:
        self.word = word
        self.what = what
        self.least = least
        self.cards_needed = what.cards_for(least)  # in the city, or it is not met

    def met(self, g: Game, seat: int) -> bool:
        return self.count(g, seat) >= self.least

    def count(self, g: Game, seat: int) -> int:
        return self.what.of(g, seat, seat, NO_SLOT, 0, 0)


@final
class Place:
    """A place of the board that takes pieces: a location, a journey, or an event.

    spots     how many pieces it takes; 0 for any number
    one_each  whether a player may have only one of them there
    season    the first season in which it may be visited
    piece     what is placed there
    colors, cards   what an event asks for
    needs     what an event asks for beside, or a place for another piece than a worker
    reached_by  the one worker with a name, or the one action of a box, that brings a worker there
    """

    def __init__(
        self,
        id: str,
        group: Group,
        do: list[Step],
        *,
        spots: int = 1,
        one_each: bool = False,
        season: int = 0,
        piece: str = WORKER,
        points: int = 0,
        colors: dict[int, int] | None = None,
        cards: tuple[str, ...] = (),
        needs: list[Need] | None = None,
        score: Counting | None = None,
        reached_by: str = "",
    ) -> None:
        self.id = id
        self.group = group
        self.reached_by = reached_by
        self.is_event = group.event
        self.spots = spots
        self.one_each = one_each
        self.season = season
        self.piece = piece
        self.points = points
        self.colors: tuple[tuple[int, int], ...] = tuple((colors or {}).items())
        self.cards = cards
        self.needs: list[Need] = needs if needs is not None else []
        self.score = score
        self.do = Program(do)
        # Known once the rules have numbered all places.
        self.box = ""
        self.number = 0
        self.card_numbers: tuple[int, ...] = ()
        self.first_card = 0
        self.first_color = self.colors[0][0] if self.colors else 0
        self.first_number = self.colors[0][1] if self.colors else 0
        self.cards_needed = max([need.cards_needed for need in self.needs], default=0)
        self.piece_number = 0
