"""What a box is made of: cards, places, and the manifest that ties them together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from everdell.engine.resources import bundle
from everdell.engine.stack import Program, Step

if TYPE_CHECKING:
    from everdell.engine.actions import Action
    from everdell.engine.effects.counting import Counting
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

# Kinds of places on the board.
BASIC: Final = 0
FOREST: Final = 1
HAVEN: Final = 2
JOURNEY: Final = 3
BASIC_EVENT: Final = 4
SPECIAL_EVENT: Final = 5
PLACE_KINDS: Final = ("basic", "forest", "haven", "journey", "basic_event", "special_event")


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability:
    """A card-playing ability printed on a city card: another way to pay for a card.

    `use` is what the ability costs (step 1 of playing a card); `payments` lists what remains to be
    paid (step 2). Abilities never combine: a card is played by exactly one way.
    """

    def __init__(self, use: list[Step]) -> None:
        self.use = Program(use)

    def bind(self, rules: Rules) -> None:
        """Look up ids."""

    def usable(self, g: Game, p: Player, slot: int, card: int) -> bool:
        """Whether this card can be played by this ability, its arrival and its price included."""
        raise NotImplementedError

    def payments(self, g: Game, p: Player, card: int) -> list[int]:
        """The payable prices, as bundles."""
        raise NotImplementedError

    def host(self, slot: int) -> int:
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

    def options(self, g: Game, f: Frame) -> list[Option]:
        raise NotImplementedError

    def chosen(self, g: Game, f: Frame, play: Frame, option: Option) -> None:
        """Put `play.card` where it belongs and tell `play` its owner and slot."""
        raise NotImplementedError


@final
class Spots:
    """How many workers a city card takes, and whether they stay for good."""

    def __init__(
        self, base: int = 1, more_with: str = "", unlocked: int = 0, permanent: bool = False
    ) -> None:
        self.base = base
        self.more_with = more_with
        self.unlocked = unlocked
        self.permanent = permanent
        self.key = 0  # the number of the card that unlocks, known once bound


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


@final
class Card:
    """A card to be played: its printed figures, and what it does at each moment.

    Moments: `arrival` (how it enters), `play` (once, when played), `production` (when played and in
    production), `visit` (a worker is placed), `trigger` (answers to other cards), `on_event` (its
    owner achieves an event), `ability` (helps to pay), `before_recall` (its owner prepares for a
    season), `score` (the game ends).

    pile         where it lies before the game, if not in the main deck
    legendary    neither common nor unique; it never leaves its city, and no other card copies or
                 activates it
    upgrades     the card in whose place it is played for free, and for which it stands from then on
    adds_spaces  how many spaces its city gains with it
    crowd        any number of them and their partners share one space, not only two
    moves_into   the colours of constructions any of which lets this critter in
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
        spaces: int = 1,
        adds_spaces: int = 0,
        shares_with: str = "",
        crowd: bool = False,
        legendary: bool = False,
        upgrades: str = "",
        pile: str = "",
        open_points: int = 0,
        spots: Spots | None = None,
        paid_to_opponent: bool = False,
        arrival: Arrival | None = None,
        play: list[Step] | None = None,
        production: list[Step] | None = None,
        visit: list[Step] | None = None,
        trigger: Trigger | None = None,
        on_event: list[Step] | None = None,
        ability: Ability | None = None,
        before_recall: list[Step] | None = None,
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
        self.spaces = spaces
        self.adds_spaces = adds_spaces
        self.needs_space = spaces > adds_spaces
        self.shares_with = shares_with
        self.crowd = crowd
        self.legendary = legendary
        self.common = not unique and not legendary
        self.upgrades = upgrades
        self.pile = pile
        self.open_points = open_points
        self.spots = spots if spots is not None else (Spots() if visit is not None else None)
        self.paid_to_opponent = paid_to_opponent
        self.arrival = arrival
        self.play = Program(play) if play is not None else None
        self.production = Program(production) if production is not None else None
        self.visit = Program(visit) if visit is not None else None
        self.trigger = trigger
        self.on_event = Program(on_event) if on_event is not None else None
        self.ability = ability
        self.before_recall = Program(before_recall) if before_recall is not None else None
        self.score = score
        self.copied_at_home_only = copied_at_home_only
        self.never_copied = never_copied
        # Known once the rules have numbered all cards.
        self.box = ""
        self.number = 0
        self.partner = 0
        self.stands_for = 0
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


@final
class Place:
    """A place of the board that takes workers: a location, a journey, or an event."""

    def __init__(
        self,
        id: str,
        kind: int,
        do: list[Step],
        *,
        shared: bool = False,
        points: int = 0,
        colors: dict[int, int] | None = None,
        cards: tuple[str, ...] = (),
        score: Counting | None = None,
    ) -> None:
        self.id = id
        self.kind = kind
        self.shared = shared
        self.points = points
        self.colors: tuple[tuple[int, int], ...] = tuple((colors or {}).items())
        self.cards = cards
        self.score = score
        self.do = Program(do)
        # Known once the rules have numbered all places.
        self.box = ""
        self.number = 0
        self.card_numbers: tuple[int, ...] = ()
        self.first_card = 0
        self.first_color = self.colors[0][0] if self.colors else 0
        self.first_number = self.colors[0][1] if self.colors else 0
        self.is_event = kind >= BASIC_EVENT


@final
class Setting:
    """Something of a box that a table sets when a game is created, or leaves at its default.

    `players` are the numbers of players to whom it makes a difference; none named are all of them.
    """

    def __init__(
        self, id: str, values: tuple[str, ...], default: str, players: tuple[int, ...] = ()
    ) -> None:
        self.id = id
        self.values = values
        self.default = default
        self.players = players


@final
class Figures:
    """The set-up figures for one number of players; later boxes change them."""

    def __init__(
        self,
        hands: tuple[int, ...],
        hand_limit: int,
        city_spaces: int,
        meadow: int,
        workers: tuple[int, int, int, int],
        forest_cards: int,
        forest_spots: int,
        special_events: int,
        summer_cards: int,
        held_places: tuple[int, ...] = (),
    ) -> None:
        """`held_places`: how many of the meadow a rival holds in each season, from the first on."""
        self.hands = hands
        self.hand_limit = hand_limit
        self.city_spaces = city_spaces
        self.meadow = meadow
        self.workers = workers
        self.forest_cards = forest_cards
        self.forest_spots = forest_spots
        self.special_events = special_events
        self.summer_cards = summer_cards
        self.held_places = held_places


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """The manifest of a box: everything it adds to a game, and what it cannot stand beside.

    Components are made anew for every set of rules, because rules number what they hold.
    `complete` says whether every printed component of the box is there.
    """

    def __init__(
        self,
        id: str,
        *,
        requires: tuple[str, ...] = (),
        excludes: tuple[str, ...] = (),
        fewest: int = 1,
        most: int = 4,
        complete: bool = True,
    ) -> None:
        self.id = id
        self.requires = requires
        self.excludes = excludes
        self.fewest = fewest
        self.most = most
        self.complete = complete

    def settings(self) -> list[Setting]:
        """What a table may set when a game is created."""
        return []

    def cards(self) -> list[Card]:
        """Cards of the main deck, and of piles of its own."""
        return []

    def piles(self) -> list[str]:
        """Piles of its own, face down: each begins with the cards that name it."""
        return []

    def zones(self) -> list[str]:
        """Where each player keeps cards aside from the hand, seen by their holder alone."""
        return []

    def actions(self) -> list[Action]:
        """What else can be done in a turn."""
        return []

    def places(self) -> list[Place]:
        """Locations and events."""
        return []

    def figures(self, players: int) -> Figures | None:
        """The set-up figures, if this box lays them down."""
        return None

    def counters(self) -> list[str]:
        """Numbers of its own that the game keeps for this box."""
        return []

    def programs(self) -> list[Program]:
        """Named programs of its own, such as an automatic opponent's turn."""
        return []

    def automaton(self, players: int, settings: dict[str, str]) -> Program | None:
        """The turn of an automatic opponent that joins this game, if there is one."""
        return None

    def set_up(self, g: Game) -> None:
        """Lay out what this box brings, after the common set-up."""

    def score(self, g: Game, seat: int, parts: dict[str, int]) -> None:
        """Add or replace parts of a seat's score."""

    def scores(self, p: Player) -> bool:
        """Whether `score` changes anything for a player: it is seldom asked then."""
        return True
