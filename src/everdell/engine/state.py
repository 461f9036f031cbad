"""The state of a game: shells that change, holding leaves that do not.

`clone` copies the shells and shares the leaves. Nothing here knows a card by name. Derived facts
about a city are kept in `Player.facts`, rebuilt by one function whenever the city has changed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from everdell.engine.errors import IllegalMove
from everdell.engine.journal import Journal
from everdell.engine.moments import Modifier, Voices
from everdell.engine.option import Decision, Option
from everdell.engine.picks import Picks
from everdell.engine.rng import Generator
from everdell.engine.rules import Rules
from everdell.engine.sets import choose_set
from everdell.engine.stack import Ask, Frame, Program, Spot
from everdell.engine.stream import Seed

if TYPE_CHECKING:
    from everdell.engine.shapes import GameView
    from everdell.engine.terms import Terms


# Tokens that say that a construction is occupied. Behind these come the counters of seats.
NO_TOKEN: Final = 0
USUAL_TOKEN: Final = 1
FIRST_TOKEN_OF_BOXES: Final = 2


# What a card is placed upon that shares no space with another one.
ALONE: Final = -1  # it has one of its own
BESIDE: Final = -2  # it takes none: it stands beside the city, and is in it for everything else


@final
class Placed:
    """A card standing in a city, with everything that lies on it. It never changes.

    host      the slot whose space it shares; ALONE when it stands on its own, or BESIDE the city
    occupied  the token that says it is occupied: NO_TOKEN, the USUAL_TOKEN, or one of a box
    points    point tokens on it
    stored    resources on it, as a bundle
    workers   seats of the workers visiting it
    settled   seats of the workers who stay there for good
    held      cards beneath it
    """

    __slots__ = ("card", "held", "host", "occupied", "points", "settled", "stored", "workers")

    def __init__(
        self,
        card: int,
        host: int = ALONE,
        occupied: int = NO_TOKEN,
        points: int = 0,
        stored: int = 0,
        workers: tuple[int, ...] = (),
        settled: tuple[int, ...] = (),
        held: tuple[int, ...] = (),
    ) -> None:
        self.card = card
        self.host = host
        self.occupied = occupied
        self.points = points
        self.stored = stored
        self.workers = workers
        self.settled = settled
        self.held = held

    def _copy(self) -> Placed:
        return Placed(
            self.card,
            self.host,
            self.occupied,
            self.points,
            self.stored,
            self.workers,
            self.settled,
            self.held,
        )

    def with_card(self, card: int) -> Placed:
        changed = self._copy()
        changed.card = card
        return changed

    def with_host(self, host: int) -> Placed:
        changed = self._copy()
        changed.host = host
        return changed

    def with_occupied(self, token: int = USUAL_TOKEN) -> Placed:
        changed = self._copy()
        changed.occupied = token
        return changed

    def with_load(self, points: int, stored: int) -> Placed:
        changed = self._copy()
        changed.points = points
        changed.stored = stored
        return changed

    def with_workers(self, workers: tuple[int, ...], settled: tuple[int, ...]) -> Placed:
        changed = self._copy()
        changed.workers = workers
        changed.settled = settled
        return changed

    def with_held(self, held: tuple[int, ...]) -> Placed:
        changed = self._copy()
        changed.held = held
        return changed

    def looks_like(self, other: Placed) -> bool:
        """Whether it makes no difference which of the two is meant, sharing of spaces apart."""
        return (
            self.card == other.card
            and self.occupied == other.occupied
            and self.points == other.points
            and self.stored == other.stored
            and self.workers == other.workers
            and self.settled == other.settled
            and self.held == other.held
        )


def token_of(rules: Rules, placed: Placed) -> str:
    """The counter whose token says that a card is occupied, if it is not the usual one."""
    if placed.occupied < FIRST_TOKEN_OF_BOXES:
        return ""
    return rules.seat_counters[placed.occupied - FIRST_TOKEN_OF_BOXES].id


# A slot whose card has left: slots keep their numbers, because frames and players point at them.
HOLE: Final = Placed(0)


@final
class Claim:
    """An event achieved by a player, with what was put on or under it."""

    __slots__ = ("event", "held", "points", "stored")

    def __init__(
        self, event: int, points: int = 0, stored: int = 0, held: tuple[int, ...] = ()
    ) -> None:
        self.event = event
        self.points = points
        self.stored = stored
        self.held = held


@final
class Named:
    """A worker with a name. It never changes.

    thing    the tile that says who it is
    spot     where it stands; None at home
    stays    whether it stays there when the others come home next
    settled  whether it stays for good on a card where others only visit
    """

    __slots__ = ("settled", "spot", "stays", "thing")

    def __init__(
        self, thing: int, spot: Spot | None = None, stays: bool = False, settled: bool = False
    ) -> None:
        self.thing = thing
        self.spot = spot
        self.stays = stays
        self.settled = settled


@final
class Facts:
    """What follows from the cards of a city; made by `everdell.engine.facts.survey`.

    Nothing in it changes any more: games that are copies of each other share it.

    count      how many copies of each card, and of cards that stand for it: a byte a card
    barred     for each card, whether no further copy of it may enter: a byte a card
    beds       for each critter, how many unoccupied constructions would let it in: the same
    invites    the sets of critters that unoccupied constructions would let in by a banner, as bits
    invited    for each critter, whether one of them holds it; None until someone asks
    hosts      for each card, how many lone partners could share their space with it; None until
               someone asks
    colors     how many cards of each colour
    used       spaces filled
    free       spaces left
    speakers   slots that answer to moments
    visits     slots that take workers
    open       those of them that opponents may visit
    triggers   slots that answer to cards played
    abilities  slots that help to pay
    producers  slots that produce
    bonuses    slots with a score of their own
    modifiers  what its cards change for their player
    terms      what they change of playing cards; None until someone asks
    points     printed on all cards
    """

    __slots__ = (
        "abilities",
        "barred",
        "beds",
        "bonuses",
        "colors",
        "count",
        "free",
        "hosts",
        "invited",
        "invites",
        "modifiers",
        "open",
        "points",
        "producers",
        "speakers",
        "terms",
        "triggers",
        "used",
        "visits",
    )

    def __init__(
        self,
        count: bytes,
        barred: bytes,
        beds: bytes,
        invites: int,
        hosts: bytes | None,
        colors: list[int],
        used: int,
        free: int,
        speakers: list[int],
        visits: list[int],
        open: list[int],
        triggers: list[int],
        abilities: list[int],
        producers: list[int],
        bonuses: list[int],
        modifiers: list[Modifier],
        points: int,
    ) -> None:
        self.count = count
        self.barred = barred
        self.beds = beds
        self.invites = invites
        self.invited: bytes | None = None
        self.hosts = hosts
        self.colors = colors
        self.used = used
        self.free = free
        self.speakers = speakers
        self.visits = visits
        self.open = open
        self.triggers = triggers
        self.abilities = abilities
        self.producers = producers
        self.bonuses = bonuses
        self.modifiers = modifiers
        self.terms: Terms | None = None
        self.points = points


@final
class Player:
    """A seat: a person, a bot, or an automatic opponent.

    home      workers ready to be placed
    adrift    deployed workers whose card has left the city; they come home as usual
    named     which of all these workers have a name, and where they are
    hand      sorted, so that copies stand side by side
    zones     what lies in each zone of the player, by `Zone.index`
    pieces    other pieces than workers that are at home, by `Rules.pieces` without the first
    let_go    cards of the hand that were discarded when the player passed
    facts     None when the city has changed since they were last needed
    voices    None when what speaks has changed since it was last needed
    """

    __slots__ = (
        "adrift",
        "automaton",
        "city",
        "claims",
        "counters",
        "facts",
        "hand",
        "home",
        "let_go",
        "named",
        "passed",
        "pieces",
        "points",
        "resources",
        "season",
        "seat",
        "voices",
        "zones",
    )

    def __init__(
        self, seat: int, resources: list[int], hand: list[int], city: list[Placed]
    ) -> None:
        self.seat = seat
        self.resources = resources
        self.hand = hand
        self.city = city
        self.points = 0
        self.season = 0
        self.home = 0
        self.adrift = 0
        self.let_go = 0
        self.named: tuple[Named, ...] = ()
        self.passed = False
        self.automaton = False
        self.claims: tuple[Claim, ...] = ()
        self.zones: list[tuple[int, ...]] = []
        self.counters: tuple[int, ...] = ()
        self.pieces: tuple[int, ...] = ()
        self.facts: Facts | None = None
        self.voices: Voices | None = None

    def clone(self) -> Player:
        p = Player(self.seat, self.resources[:], self.hand[:], self.city[:])
        p.points = self.points
        p.season = self.season
        p.home = self.home
        p.adrift = self.adrift
        p.let_go = self.let_go
        p.named = self.named
        p.passed = self.passed
        p.automaton = self.automaton
        p.claims = self.claims
        p.zones = self.zones[:]
        p.counters = self.counters
        p.pieces = self.pieces
        p.facts = self.facts
        p.voices = self.voices
        return p


@final
class Board:
    """The places in play, sorted by the question that decides whether a worker may go there.

    It never changes, nor do its lists: games share it.

    places     all of them, in the order of their groups
    always     any number of workers, at any time
    exclusive  one worker, at any time
    spotted    several spots
    guarded    with a season or a condition of their own
    events     not yet achieved
    scoring    worth points to those who stand there at the end
    others     for other pieces than workers, or reached in another way than from home
    """

    __slots__ = (
        "always",
        "events",
        "exclusive",
        "guarded",
        "others",
        "places",
        "scoring",
        "spotted",
    )

    def __init__(
        self,
        places: list[int],
        always: list[int],
        exclusive: list[int],
        spotted: list[int],
        guarded: list[int],
        events: list[int],
        scoring: list[int],
        others: list[int],
    ) -> None:
        self.places = places
        self.always = always
        self.exclusive = exclusive
        self.spotted = spotted
        self.guarded = guarded
        self.scoring = scoring
        self.others = others
        self.events = events


WORKER_BITS: Final = 4  # `Game.at` keeps four bits a seat for each place
WORKER_MASK: Final = 15


@final
class Game:
    """A game at any moment, mid-decision included.

    at        for each place, how many workers of each seat stand there (WORKER_BITS a seat)
    meadow    card numbers by place, 0 where it is empty
    blocked   meadow places no player may touch, as bits
    reach     the other cards of the meadow, sorted; None when it has changed since they were needed
    deck      shared by clones; a reshuffle makes a new list. `top` counts the cards left in it
    zones     what lies in the zones that boxes bring, by `Zone.index`
    in_order  the same, sorted; None where something has changed since it was needed
    order     the seats as they take their turns
    plays     cards played in this turn
    answers   decisions made in this turn, by any player
    counters  what the table's counters stand at, by `Counter.index`
    journal   what happened and who may know it; absent in search
    """

    __slots__ = (
        "answers",
        "at",
        "blocked",
        "board",
        "counters",
        "deck",
        "discard",
        "in_order",
        "journal",
        "meadow",
        "options",
        "order",
        "over",
        "players",
        "plays",
        "random",
        "reach",
        "rules",
        "seed",
        "stack",
        "top",
        "turn",
        "zones",
    )

    def __init__(
        self,
        rules: Rules,
        players: list[Player],
        at: list[int],
        meadow: list[int],
        discard: list[int],
        stack: list[Frame],
        board: Board,
        random: Generator,
    ) -> None:
        self.rules = rules
        self.players = players
        self.at = at
        self.meadow = meadow
        self.discard = discard
        self.stack = stack
        self.board = board
        self.random = random
        self.seed: Seed = 0
        self.blocked = 0
        self.reach: list[int] | None = None
        self.deck: list[int] = []
        self.top = 0
        self.turn = 0
        self.order: tuple[int, ...] = ()
        self.plays = 0
        self.answers = 0
        self.over = False
        self.counters: tuple[int, ...] = ()
        self.zones: list[tuple[int, ...]] = []
        self.in_order: list[list[int] | None] = []
        self.options: list[Option] = []
        self.journal: Journal | None = None

    def clone(self) -> Game:
        """An independent copy, without the journal."""
        g = Game(
            self.rules,
            [p.clone() for p in self.players],
            self.at[:],
            self.meadow[:],
            self.discard[:],
            [f.clone() for f in self.stack],
            self.board,
            self.random.clone(),
        )
        g.seed = self.seed
        g.blocked = self.blocked
        g.reach = self.reach
        g.deck = self.deck
        g.top = self.top
        g.turn = self.turn
        g.order = self.order
        g.plays = self.plays
        g.answers = self.answers
        g.over = self.over
        g.counters = self.counters
        g.zones = self.zones[:]
        g.in_order = self.in_order[:]
        g.options = self.options
        return g

    # Deciding --------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """What is asked now; None when the game is over."""
        if self.over:
            return None
        f = self.stack[-1]
        step = f.program.steps[f.pc]
        return Decision(f.me, step.prompt, self.rules.source_id(f.source), tuple(self.options))

    @property
    def picks(self) -> Picks | None:
        """The set of picks that the decision belongs to; None for a single choice."""
        if self.over:
            return None
        f = self.stack[-1]
        step = f.program.steps[f.pc]
        picks = step.picks(self, f) if isinstance(step, Ask) else None
        return picks if picks is not None and picks.several else None

    def choose(self, choice: str | Option | list[str] | tuple[str, ...]) -> None:
        """Take one of the offered options, by its id, or a whole set of picks, in any order.

        Anything else changes nothing.
        """
        if isinstance(choice, (list, tuple)):
            choose_set(self, tuple(choice))
            return
        wanted = choice.id if isinstance(choice, Option) else str(choice)
        if not self.over:
            for i in range(len(self.options)):
                if self.options[i].id == wanted:
                    self.take(i)
                    return
            offered = ", ".join([option.id for option in self.options])
            raise IllegalMove(
                "not-offered",
                f"{wanted!r} is not offered now. Offered: {offered}.",
                {"option": wanted},
            )
        raise IllegalMove(
            "game-over", f"The game is over: {wanted!r} comes too late.", {"option": wanted}
        )

    def take(self, index: int) -> None:
        """Take the option at this index of `options`, and go on to the next decision."""
        option = self.options[index]
        f = self.stack[-1]
        self.answers += 1
        if option.interlude:
            self.rules.interludes[option.interlude - 1].take(self, f)
            self.advance()
            return
        step = f.program.steps[f.pc]
        f.pc += 1
        step.chosen(self, f, option)
        self.advance()

    def advance(self) -> None:
        """Run the top frames until a player has to decide, or the game is over."""
        stack = self.stack
        while not self.over:
            f = stack[-1]
            steps = f.program.steps
            pc = f.pc
            if pc >= len(steps):
                stack.pop()
                continue
            step = steps[pc]
            if step.asks:
                offered = step.options(self, f)
                n = len(offered)
                if n > 1 or (n == 1 and step.insists):
                    self.options = offered
                    for interlude in self.rules.interludes:
                        interlude.offer(self, f, offered)
                    return
                f.pc = pc + 1
                if n == 1:
                    if self.journal is not None:
                        self.journal.forced(f.me, offered[0])
                    step.chosen(self, f, offered[0])
            else:
                f.pc = pc + 1
                step.run(self, f)
        self.options = []

    def push(self, program: Program, me: int, owner: int, slot: int, source: int) -> Frame:
        f = Frame(program, me, owner, slot, source)
        self.stack.append(f)
        return f

    def start(self, program: Program, me: int, owner: int, slot: int, source: int) -> None:
        """Run a program next: at once if it needs no frame. Nothing may be pushed after it."""
        only = program.only_step
        if only is not None:
            only.at_once(self, me, source)
        else:
            self.push(program, me, owner, slot, source)

    # The public face; the work is done in the modules named here ------------------------------

    def view(self, seat: int | None) -> GameView:
        """What a seat may know, ready for JSON; None is a spectator."""
        from everdell.engine.views import view

        return view(self, seat)

    def determinize(self, seat: int, seed: int) -> Game:
        """A clone in which everything that the seat cannot know is dealt anew."""
        from everdell.engine.imagining import determinize

        return determinize(self, seat, seed)

    def to_json(self) -> str:
        from everdell.engine.codec import to_json

        return to_json(self)

    def scores(self) -> list[Score]:
        """The score of each seat, as if the game ended now."""
        from everdell.engine.scoring import score

        return [score(self, seat) for seat in range(len(self.players))]

    def winners(self) -> tuple[int, ...]:
        """The seats that win, several when the victory is shared; () before the end."""
        from everdell.engine.scoring import winners

        return winners(self)


@final
class Score:
    """Points by where they come from; the parts sum to the total."""

    __slots__ = ("parts", "total")

    def __init__(self, parts: dict[str, int]) -> None:
        self.parts = parts
        self.total = sum(parts.values())

    def __repr__(self) -> str:
        return f"Score({self.total}: {self.parts})"
