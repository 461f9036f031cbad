"""The manifest of a box: what it brings to a game, and how it changes what others bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from everdell.engine.content import CARD_KINDS, Card, Place, Tile, programs_of
from everdell.engine.errors import SetupError
from everdell.engine.stack import Program, Step
from everdell.engine.zones import WORKER, Counter, Piece, Zone

if TYPE_CHECKING:
    from everdell.engine.actions import Action
    from everdell.engine.interludes import Interlude
    from everdell.engine.presets import Preset, Remark
    from everdell.engine.rng import Generator
    from everdell.engine.state import Game, Player
    from everdell.engine.ways import Way

# How sure a printed figure is that no rulebook at hand shows.
HIGH: Final = "high"
MEDIUM: Final = "medium"
LOW: Final = "low"

BOUNDLESS: Final = 999  # spaces of a city that takes any number of cards


@final
class Setting:
    """Something of a box that a table sets when a game is created, or leaves at its default.

    players  the numbers of players to whom it makes a difference; none named are all of them
    alone    the default for one player, if it is another one
    seats    whether it is for some of the players: its value names their seats, joined by commas
    joined   those of its values of which several may be set at once, joined by commas
    """

    def __init__(
        self,
        id: str,
        values: tuple[str, ...] = (),
        default: str = "",
        players: tuple[int, ...] = (),
        *,
        alone: str = "",
        seats: bool = False,
        joined: tuple[str, ...] = (),
    ) -> None:
        self.id = id
        self.values = values
        self.joined = joined
        self.default = default
        self.players = players
        self.alone = alone if alone else default
        self.seats = seats

    def default_for(self, players: int) -> str:
        return self.alone if players == 1 else self.default

    def allows(self, value: str, players: int) -> bool:
        """Whether it may be set to that."""
        parts = value.split(",")
        several = len(parts) > 1 and len(set(parts)) == len(parts)
        return value in self.values_for(players) or (
            several and all(part in self.joined for part in parts)
        )

    def values_for(self, players: int) -> tuple[str, ...]:
        """What it may be set to, at a table of so many."""
        if not self.seats:
            return self.values
        sets = [
            [str(seat) for seat in range(players) if chosen >> seat & 1]
            for chosen in range(1 << players)
        ]
        return tuple([",".join(seats) for seats in sets])


@final
class Setup:
    """The game that is wanted: for how many players, with which boxes and settings."""

    def __init__(self, players: int, boxes: tuple[str, ...], settings: dict[str, str]) -> None:
        self.players = players
        self.boxes = boxes
        self.settings = settings

    def has(self, box: str) -> bool:
        return box in self.boxes

    def is_set(self, setting: str, value: str) -> bool:
        return self.settings.get(setting) == value


@final
class Deal:
    """How many places of a group are dealt, and how many of them at least from some boxes."""

    def __init__(self, n: int, least_of: dict[str, int] | None = None) -> None:
        self.n = n
        self.least_of: dict[str, int] = least_of if least_of is not None else {}

    def with_least(self, box: str, n: int) -> Deal:
        """The same with at least so many of one more box; those of others give way."""
        least_of = {**self.least_of, box: n}
        while sum(least_of.values()) > self.n:
            most = max(least_of, key=lambda other: least_of[other] if other != box else 0)
            least_of[most] -= 1
        return Deal(self.n, least_of)


@final
class Figures:
    """The figures of a game. One box lays them down; others change single ones."""

    def __init__(
        self,
        hands: tuple[int, ...] = (),
        hand_limit: int = 0,
        city_spaces: int = 0,
        meadow: int = 0,
        meadow_columns: int = 0,
        workers: tuple[int, int, int, int] = (0, 0, 0, 0),
        summer_cards: int = 0,
        held_places: tuple[int, ...] = (),
        kinds: tuple[int, ...] = (0, 1, 2, 3),
        deals: dict[str, Deal] | None = None,
        seasons: bool = True,
        piece: str = WORKER,
        card_kinds: tuple[str, str] = CARD_KINDS,
        color_word: str = "color",
        rarities: bool = True,
        draws_from_meadow: bool = False,
        gentle: bool = False,
    ) -> None:
        """
        hands        cards at the beginning, by seat
        hand_limit   0 where no cards are held in hand
        city_spaces  BOUNDLESS where a city takes any number of cards
        meadow       0 where there is none
        meadow_columns  in how many columns it lies, if not in a single line
        workers      new ones in each season
        held_places  how many of the meadow a rival holds in each season, from the first on
        kinds        the resources that are in the game
        deals        for groups of places that are dealt: how many of them are in play
        seasons      whether players go through seasons
        piece        what players call the pieces that they place
        card_kinds   what they call the two kinds of cards
        color_word   what they call the colours of cards is said under `WORD-COLOR`
        rarities     whether some cards are unique or legendary
        draws_from_meadow  whether players may draw there once deck and discard pile are empty
        gentle       whether bots care for their own points alone, and never harm a rival
        """
        self.hands = hands
        self.hand_limit = hand_limit
        self.city_spaces = city_spaces
        self.meadow = meadow
        self.meadow_columns = meadow_columns
        self.workers = workers
        self.summer_cards = summer_cards
        self.held_places = held_places
        self.kinds = kinds
        self.deals: dict[str, Deal] = deals if deals is not None else {}
        self.seasons = seasons
        self.piece = piece
        self.card_kinds = card_kinds
        self.color_word = color_word
        self.rarities = rarities
        self.draws_from_meadow = draws_from_meadow
        self.gentle = gentle


@mypyc_attr(allow_interpreted_subclasses=True)
class Rival:
    """An automatic opponent with a seat of its own after the people's.

    turn     what it does when its turn comes
    first    whether it begins, in place of coming after everyone else
    accepts  whether it may be given cards and resources; a hand limit does not bind it
    name     which one it is, in a word, if a box has several
    """

    def __init__(
        self, turn: list[Step], first: bool = False, accepts: bool = False, name: str = ""
    ) -> None:
        self.turn = Program(turn)
        self.first = first
        self.accepts = accepts
        self.name = name
        self.box = ""

    @property
    def title(self) -> str:
        """What it is called is said under this key: `automaton-TITLE`."""
        return f"{self.box}-{self.name}" if self.name else self.box

    def given_cards(self, g: Game, seat: int, cards: tuple[int, ...]) -> bool:
        """Do something else with cards than taking them into hand; whether it was done."""
        return False

    def given_resources(self, g: Game, seat: int, packed: int) -> bool:
        """Do something else with resources than keeping them; whether it was done."""
        return False


@final
class Contents:
    """What one box brings to a game; put together, what there is in it.

    `moments` are rules of the box itself: what every player does at a moment, rivals included.
    """

    def __init__(
        self,
        *,
        figures: Figures | None = None,
        cards: list[Card] | None = None,
        tiles: list[Tile] | None = None,
        places: list[Place] | None = None,
        zones: list[Zone] | None = None,
        counters: list[Counter] | None = None,
        pieces: list[Piece] | None = None,
        actions: list[Action] | None = None,
        interludes: list[Interlude] | None = None,
        ways: list[Way] | None = None,
        rivals: list[Rival] | None = None,
        moments: dict[int, list[Step]] | None = None,
    ) -> None:
        self.figures: Figures = figures if figures is not None else Figures()
        self.cards: list[Card] = cards if cards is not None else []
        self.tiles: list[Tile] = tiles if tiles is not None else []
        self.places: list[Place] = places if places is not None else []
        self.zones: list[Zone] = zones if zones is not None else []
        self.counters: list[Counter] = counters if counters is not None else []
        self.pieces: list[Piece] = pieces if pieces is not None else []
        self.actions: list[Action] = actions if actions is not None else []
        self.interludes: list[Interlude] = interludes if interludes is not None else []
        self.ways: list[Way] = ways if ways is not None else []
        self.rivals: list[Rival] = rivals if rivals is not None else []
        self.moments: list[tuple[str, int, Program]] = []  # with the box they come from
        self._moments = programs_of(moments)
        self._lays_figures = figures is not None

    def of_box(self, box: str) -> Contents:
        """Mark everything as coming from a box."""
        for card in self.cards:
            card.box = box
        for tile in self.tiles:
            tile.box = box
        for place in self.places:
            place.box = box
        for rival in self.rivals:
            rival.box = box
        self.moments = [(box, moment, program) for moment, program in self._moments.items()]
        return self

    def take_in(self, other: Contents) -> None:
        """Add what another box brings; its figures, if it lays any down, replace those before.

        Of a zone that several boxes bring there is one.
        """
        if other._lays_figures:
            self.figures = other.figures
        self.cards += other.cards
        self.tiles += other.tiles
        self.places += other.places
        here = [(zone.id, zone.of) for zone in self.zones]
        self.zones += [zone for zone in other.zones if (zone.id, zone.of) not in here]
        self.counters += other.counters
        self.pieces += other.pieces
        self.actions += other.actions
        self.interludes += other.interludes
        self.ways += other.ways
        self.rivals += other.rivals
        self.moments += other.moments

    def single_tiles(self) -> list[Tile]:
        """All tiles but those that are kept from a place: they are that place."""
        places = {place.id for place in self.places}
        return [tile for tile in self.tiles if tile.id not in places]

    # For boxes that change what others bring ---------------------------------------------------

    def card(self, id: str) -> Card | None:
        for card in self.cards:
            if card.id == id:
                return card
        return None

    def drop(self, *ids: str) -> None:
        """Leave out cards, tiles and places; those that are not there anyway are no mistake."""
        self.cards = [card for card in self.cards if card.id not in ids]
        self.tiles = [tile for tile in self.tiles if tile.id not in ids]
        self.places = [place for place in self.places if place.id not in ids]

    def check(self) -> None:
        """No two components may have the same id.

        A place and a tile of one box may: the tile is what a player keeps who was at the place.
        """
        kept = {(tile.id, tile.box) for tile in self.tiles}
        seen: set[str] = set()
        for id in [
            *[card.id for card in self.cards],
            *[tile.id for tile in self.tiles],
            *[place.id for place in self.places if (place.id, place.box) not in kept],
        ]:
            if id in seen:
                raise SetupError(
                    "component-twice",
                    f"Two components of these boxes are called {id!r}.",
                    {"id": id},
                )
            seen.add(id)


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

    @property
    def own_game(self) -> bool:
        """Whether it is a game by itself; other boxes are added to one."""
        return not self.requires

    def settings(self) -> list[Setting]:
        """What a table may set when a game is created."""
        return []

    def presets(self) -> list[Preset]:
        """Games with this box that are ready to be chosen."""
        return []

    def remarks(self) -> list[Remark]:
        """What to know of the choices it offers: impossible ones are refused."""
        return []

    def contents(self, setup: Setup) -> Contents:
        """What the box brings to such a game."""
        return Contents()

    def uncertain(self) -> dict[str, str]:
        """How sure the figures of components are, by id: MEDIUM or LOW; of all others they are."""
        return {}

    def printed(self) -> Contents:
        """Everything that is in the box, whatever a game uses of it."""
        players = self.fewest if self.fewest > 1 else 2
        defaults = {setting.id: setting.default_for(players) for setting in self.settings()}
        return self.contents(Setup(players, (self.id, *self.requires), defaults))

    def change_figures(self, setup: Setup, figures: Figures) -> None:
        """Change single figures of the game, before any box amends what goes by them."""

    def amend(self, setup: Setup, everything: Contents) -> None:
        """Drop, replace or change what all boxes bring together; later boxes come later."""

    def opening(self, setup: Setup) -> list[Step]:
        """What each player is asked or does before the first turn."""
        return []

    def root(self, setup: Setup) -> list[Step] | None:
        """The program that runs the whole game, if it is not the usual round of turns.

        It brings all that is done in a turn. Its first frame asks at the beginning of turns alone.
        """
        return None

    def victory(self, g: Game, totals: tuple[int, ...]) -> tuple[int, ...] | None:
        """The seats that win with these points, where it is not simply most points; else None."""
        return None

    def levels(self) -> tuple[str, ...]:
        """The bots that are offered as opponents, where not all suit the game."""
        return ()

    def set_up(self, g: Game) -> None:
        """Lay out what this box brings, after the common set-up."""

    def deal_hidden(self, g: Game, random: Generator) -> None:
        """Deal anew what no seat sees, where more is known of it than that it is hidden."""

    def score(self, g: Game, seat: int, parts: dict[str, int]) -> None:
        """Add or replace parts of a seat's score."""

    def tie_break(self, g: Game, seat: int) -> tuple[int, int]:
        """What decides between seats with as many points: the higher first number, then second."""
        raise NotImplementedError

    def scores(self, p: Player) -> bool:
        """Whether `score` changes anything for a player: it is seldom asked then."""
        return True
