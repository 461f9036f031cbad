"""Moments at which components have a say, the components that have one, and what they change.

A card of a city speaks for its player. So does what lies in a zone that `speaks`: a power, weather,
a discovery; at the table it speaks for everyone. Most games hear nothing at most moments, so
`Rules.heard` is asked first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from everdell.engine.rates import Rate
from everdell.engine.stack import NO_SLOT, Frame, Program, Spot
from everdell.engine.zones import SEAT, Zone

if TYPE_CHECKING:
    from everdell.engine.rules import Rules
    from everdell.engine.state import Game, Placed, Player
    from everdell.engine.terms import Terms

VISITING: Final = 0  # a piece was placed (`Frame.lifted` says where), its place has not acted yet
VISITED: Final = 1  # the place has acted, an event as well
GAINED: Final = 2  # resources: `Frame.bundle`
GAINED_POINTS: Final = 3  # `Frame.n` of them
# From the deck, once for each draw: `Frame.taken`; of picks at the first, `TOOK` tells which.
DREW: Final = 4
PLAYED: Final = 5  # a card was played and is resolved: `Frame.card`
RIVAL_PLAYED: Final = 6  # the same, by the player in `Frame.seat`
ACHIEVED: Final = 7  # an event, before it acts
BEFORE_RECALL: Final = 8  # a player prepares for a season, the workers still stand
SEASON_BEGUN: Final = 9  # the season's bonus has been gained
PASSED: Final = 10
ENDED: Final = 11  # everyone has passed
GAINED_TOKENS: Final = 12  # `Frame.n` of a counter that is `told`
ROLLED: Final = 13  # a rival has rolled a die, which shows `Frame.n`
TURN_DONE: Final = 14  # the action of a turn is done, with all that it set off
# A card of the meadow was paid for by `Frame.seat`, and its place `Frame.n` (from 1) refilled: all
# players are told.
LEFT_MEADOW: Final = 15
DISCARDED: Final = 16  # `Frame.n` cards: `Frame.taken`
# A worker (`Frame.lifted` says where), on an event as elsewhere; nothing has acted yet.
PLACED: Final = 17
# Cards of the meadow, and of what is picked from beside it, into hand: once for each text, in
# `Frame.taken`.
TOOK: Final = 18
MOMENTS: Final = (
    "visiting",
    "visited",
    "gained",
    "gained_points",
    "drew",
    "played",
    "rival_played",
    "achieved",
    "before_recall",
    "season_begun",
    "passed",
    "ended",
    "gained_tokens",
    "rolled",
    "turn_done",
    "left_meadow",
    "discarded",
    "placed",
    "took",
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Modifier:
    """What a component changes for the player it speaks for; a subclass overrides that alone.

    joining    whether `joins` or `joins_card` say anything
    raises     whether prices only ever rise by it: most cards are out of reach anyway
    drawing    whether the player may take each card that is drawn from the meadow instead
    rate       what `prices` and `swaps` do, if it can be said in figures
    dearer_by  how many resources of choice cards cost more where `dearer_at` says so

    Known once the rules are:

    reprices   whether `prices` or `swaps` say anything
    forbidding whether `forbids` does
    playing    whether they do, or `dearer_at` does
    barring    whether `bars` or `bars_card` say anything
    number     among all modifiers of the game
    component  the id of what it belongs to
    """

    joining: bool = False
    raises: bool = False
    drawing: bool = False
    rate: Rate | None = None
    dearer_by: int = 0
    reprices: bool = False
    forbidding: bool = False
    playing: bool = False
    barring: bool = False
    number: int = 0
    component: str = ""

    def bind(self, rules: Rules) -> None:
        """Look up ids."""

    def hand_limit(self, g: Game, p: Player) -> int:
        """How many more cards the hand may hold."""
        return 0

    def bars(self, g: Game, p: Player, place: int) -> bool:
        """Whether the player may not visit a place of the board."""
        return False

    def bars_card(self, g: Game, p: Player, owner: Player, slot: int) -> bool:
        """Whether the player's workers may not visit a city card."""
        return False

    def joins(self, g: Game, p: Player, place: int) -> bool:
        """Whether the player's workers may go to a place of the board where an opponent stands."""
        return False

    def joins_card(self, g: Game, p: Player, owner: Player, slot: int) -> bool:
        """The same of a city card, whether others may visit it or not."""
        return False

    def bears_on(self, rules: Rules, card: int) -> bool:
        """Whether it may change what a card costs, in any game by these rules."""
        return True

    def prices(self, g: Game, p: Player, card: int, due: list[int]) -> list[int]:
        """What is due for a card, as bundles any of which would do, in place of what was."""
        return due

    def swaps(self, g: Game, p: Player, card: int, due: list[int]) -> list[int]:
        """What else may be paid, once it is clear how much is due."""
        return due

    def dearer_at(self, g: Game, p: Player, row: Zone, place: int) -> bool:
        """Whether a card is dearer because it lies there. What is played for free stays free."""
        return False

    def forbids(self, g: Game, p: Player, card: int, origin: int) -> bool:
        """Whether the player may not play a card from there."""
        return False

    def takes_no_space(self, g: Game, p: Player, card: int) -> bool:
        """Whether a card stands beside the player's city, where it takes no space."""
        return False

    def gains(self, g: Game, p: Player, packed: int, source: int) -> int:
        """What is gained, as a bundle, in place of these resources."""
        return packed


NO_MODIFIERS: Final[list[Modifier]] = []


@final
class Voices:
    """What lies in zones and speaks for a player; made by `voices_of`.

    It never changes, and holds until something else lies there or the player's season is another.

    speakers   all of them, in the order of the zones
    modifiers  what they change
    joining    those of them that let workers join others
    barring    those that keep workers from places or cards
    terms      what they change of playing cards; None until someone asks
    answering  for each moment those that answer to it; None until it happens
    season     of the player, when they were looked for
    """

    __slots__ = (
        "answering",
        "barring",
        "joining",
        "modifiers",
        "season",
        "speakers",
        "terms",
    )

    def __init__(self, speakers: list[int], modifiers: list[Modifier], season: int) -> None:
        self.speakers = speakers
        self.modifiers = modifiers
        self.joining = [modifier for modifier in modifiers if modifier.joining]
        self.barring = [modifier for modifier in modifiers if modifier.barring]
        self.terms: Terms | None = None
        self.answering: list[list[int] | None] = [None] * len(MOMENTS)
        self.season = season


# Who speaks ----------------------------------------------------------------------------------


def voices_of(g: Game, p: Player) -> Voices:
    """Components in zones that speak for a player."""
    voices = p.voices
    if voices is None or voices.season != p.season:
        speakers: list[int] = []
        modifiers: list[Modifier] = []
        for zone in g.rules.speaking_zones:
            for thing in _speaking_in(g, p, zone):
                if thing:
                    speakers.append(thing)
                    modifier = g.rules.modifier_of(thing)
                    if modifier is not None:
                        modifiers.append(modifier)
        voices = Voices(speakers, modifiers, p.season)
        p.voices = voices
    return voices


def _speaking_beside_names(g: Game, p: Player) -> list[int]:
    """The same where a worker with a name is placed."""
    return [
        thing
        for zone in g.rules.speaking_zones
        if not zone.plain_only
        for thing in _speaking_in(g, p, zone)
        if thing
    ]


def _speaking_in(g: Game, p: Player, zone: Zone) -> tuple[int, ...]:
    """What speaks for a player in a zone, empty places included."""
    lying = p.zones[zone.index] if zone.of == SEAT else g.zones[zone.index]
    return lying[p.season : p.season + 1] if zone.by_season else lying


def modifiers(g: Game, p: Player) -> list[Modifier]:
    """Everything that changes something for a player now: a list to look at, not to change."""
    facts = p.facts
    found = modifiers_in(g.rules, p.city) if facts is None else facts.modifiers
    if g.rules.speaking_zones:
        spoken = voices_of(g, p).modifiers
        if spoken:
            found = found + spoken if found else spoken
    return found


def joiners(g: Game, p: Player) -> list[Modifier]:
    """What lets a player's workers join others: a list to look at, not to change."""
    found = NO_MODIFIERS
    if g.rules.modifies_joining:
        if g.rules.speaking_zones:
            found = voices_of(g, p).joining
        facts = p.facts
        for modifier in modifiers_in(g.rules, p.city) if facts is None else facts.modifiers:
            if modifier.joining:
                found = [*found, modifier]
    return found


def barriers(g: Game, p: Player) -> list[Modifier]:
    """What keeps a player's workers from some places or cards: a list to look at only."""
    facts = p.facts
    found = voices_of(g, p).barring if g.rules.speaking_zones else NO_MODIFIERS
    for modifier in modifiers_in(g.rules, p.city) if facts is None else facts.modifiers:
        if modifier.barring:
            found = [*found, modifier]
    return found


def _speaking_slots(rules: Rules, p: Player) -> list[int]:
    """The slots of a city whose cards answer to moments."""
    facts = p.facts
    if facts is not None:
        return facts.speakers
    return [slot for slot, placed in enumerate(p.city) if rules.cards[placed.card].moments]


def modifiers_in(rules: Rules, city: list[Placed]) -> list[Modifier]:
    """What the cards of a city change."""
    found = NO_MODIFIERS
    if rules.cards_modify:
        for placed in city:
            modifier = rules.cards[placed.card].modifier
            if modifier is not None:
                found = [*found, modifier]
    return found


# What they do --------------------------------------------------------------------------------


def happens(
    g: Game,
    moment: int,
    seat: int,
    *,
    n: int = 0,
    bundle: int = 0,
    card: int = 0,
    by: int = -1,
    taken: tuple[int, ...] = (),
    at: Spot | None = None,
    named: bool = False,
) -> None:
    """Have all that speak for a seat answer to a moment, those of the city first, in its order.

    What boxes themselves have all players do comes last. They act before anything else goes on, so
    what is to come before them is pushed after this. A rival's components say nothing.
    """
    rules = g.rules
    if not rules.heard[moment]:
        return
    for rule in rules.rules_at[moment]:
        _tell(g.push(rule, seat, seat, NO_SLOT, 0), n, bundle, card, by, taken, at)
    answers = rules.answers[moment]
    p = g.players[seat]
    if not answers or p.automaton:
        return
    if rules.speaking_zones:
        if named:
            things = _answering(answers, _speaking_beside_names(g, p))
        else:
            things = _voices_at(g, p, moment)
        for thing in things:
            program = answers[thing]
            if program is not None:
                f = g.push(program, seat, seat, NO_SLOT, thing)
                _tell(f, n, bundle, card, by, taken, at)
    if not rules.heard_by_cards[moment]:
        return
    city = p.city
    for slot in reversed(_speaking_slots(rules, p)):
        here = city[slot].card
        program = answers[here]
        if program is not None:
            f = g.push(program, seat, seat, slot, here)
            _tell(f, n, bundle, card, by, taken, at)


def _voices_at(g: Game, p: Player, moment: int) -> list[int]:
    """What answers to a moment of all that speaks for a player, the last to act first."""
    voices = voices_of(g, p)
    found = voices.answering[moment]
    if found is None:
        found = _answering(g.rules.answers[moment], voices.speakers)
        voices.answering[moment] = found
    return found


def _answering(answers: list[Program | None], speakers: list[int]) -> list[int]:
    return [thing for thing in reversed(speakers) if answers[thing] is not None]


def _tell(
    f: Frame,
    n: int,
    bundle: int,
    card: int,
    by: int,
    taken: tuple[int, ...],
    at: Spot | None,
) -> None:
    f.n = n
    f.bundle = bundle
    f.card = card
    f.seat = by
    f.taken = taken
    f.lifted = at
