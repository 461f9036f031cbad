"""A game to JSON and back, at any moment, mid-decision included.

Ids and names are written, no numbers of cards, places or programs: those may shift when a card is
added. Only half-made picks hold such numbers, so a save from the middle of a turn carries a
fingerprint of the numbering and cannot be read under another. What follows from the rest (facts,
options) is not written but found again.
"""

from __future__ import annotations

import hashlib
import json
from typing import Final

from everdell.engine.bounds import check_bounds
from everdell.engine.content import COLORS, SEASONS
from everdell.engine.errors import SaveError
from everdell.engine.resources import KINDS
from everdell.engine.rng import Generator, Random
from everdell.engine.rules import RULES_VERSION, Rules
from everdell.engine.stack import NO_COLOR, Frame, Spot
from everdell.engine.state import (
    FIRST_TOKEN_OF_BOXES,
    HOLE,
    NO_TOKEN,
    USUAL_TOKEN,
    Board,
    Claim,
    Game,
    Named,
    Placed,
    Player,
    token_of,
)
from everdell.engine.stream import KEY_BYTES, Seed, Stream
from everdell.engine.zones import AREA, IN_MEADOW, MEADOW, ROW, SEAT, Counter, Zone, count_of

FORMAT: Final = "everdell-game/2"
FORMER: Final = "everdell-game/1"  # its frames are others, but for the one of a game at rest

_FRAME_NUMBERS: Final = ("slot", "n", "picked", "last", "seat", "origin", "way", "off", "bundle")


def to_json(g: Game) -> str:
    document = to_document(g)
    body = json.dumps(document.pop("state"), separators=(",", ":"), sort_keys=True)
    document["digest"] = _fingerprint(body, 12)
    head = json.dumps(document, separators=(",", ":"))
    return f'{head[:-1]},"state":{body}}}'  # the state is large, and written once


def to_document(g: Game) -> dict[str, object]:
    """A game as plain data, for callers that keep it safe themselves: without a fingerprint."""
    return {
        "format": FORMAT,
        "rules": RULES_VERSION,
        "boxes": [box.id for box in g.rules.boxes],
        "players": g.rules.players,
        "options": g.rules.settings,
        "numbering": numbering(g.rules),
        "state": state_to_dict(g),
    }


def numbering(rules: Rules) -> str:
    """A fingerprint of the order of all components, which half-made picks refer to."""
    if not rules.numbering:
        ids = rules.ids + [place.id for place in rules.places]
        rules.numbering = _fingerprint(" ".join(ids), 6)
    return rules.numbering


def _fingerprint(text: str, size: int) -> str:
    return hashlib.blake2b(text.encode(), digest_size=size).hexdigest()


def digest(body: dict[str, object]) -> str:
    return _fingerprint(json.dumps(body, separators=(",", ":"), sort_keys=True), 12)


def state_digest(g: Game) -> str:
    """A short fingerprint of the whole state: equal states, equal digests."""
    return digest(state_to_dict(g))


# Writing -------------------------------------------------------------------------------------


def state_to_dict(g: Game) -> dict[str, object]:
    """The whole state. What only some boxes or moments have is written with those alone."""
    rules = g.rules
    written: dict[str, object] = {
        "seed": g.seed,
        "random": _generator_to_json(g.random),
        "turn": g.turn,
        "plays": g.plays,
        "over": g.over,
        "deck": _ids(rules, g.deck[: g.top]),
        "discard": _ids(rules, g.discard),
        "meadow": _ids(rules, g.meadow),
        "blocked": g.blocked,
        "counters": {counter.id: count_of(g, counter) for counter in rules.table_counters},
        "workers": {
            rules.places[place].id: g.at[place] for place in range(len(g.at)) if g.at[place]
        },
        "in_play": [rules.places[place].id for place in g.board.places],
        "events": [rules.places[place].id for place in g.board.events],
        "players": [_player_to_dict(rules, p) for p in g.players],
        "stack": [_frame_to_dict(rules, f) for f in g.stack],
    }
    if g.answers:
        written["answers"] = g.answers
    if g.order != rules.order:
        written["order"] = list(g.order)
    if rules.table_zones:
        written["zones"] = {zone.id: _ids(rules, g.zones[zone.index]) for zone in rules.table_zones}
    return written


def _generator_to_json(generator: Generator) -> object:
    """A key and a count, or the two numbers of the small generator in a world that is imagined."""
    if isinstance(generator, Stream):
        return {"key": generator.key.hex(), "drawn": int(generator.drawn)}
    return list(generator.mark())


def _ids(rules: Rules, cards: list[int] | tuple[int, ...]) -> list[str]:
    return [rules.ids[card] for card in cards]


def _player_to_dict(rules: Rules, p: Player) -> dict[str, object]:
    written: dict[str, object] = {
        "resources": p.resources[:],
        "points": p.points,
        "hand": sorted(_ids(rules, p.hand)),
        "season": p.season,
        "home": p.home,
        "adrift": p.adrift,
        "passed": p.passed,
        "city": [_placed_to_dict(rules, placed) for placed in p.city],
        "claims": [
            {
                "event": rules.places[claim.event].id,
                "points": claim.points,
                "stored": claim.stored,
                "held": _ids(rules, claim.held),
            }
            for claim in p.claims
        ],
    }
    if p.let_go:
        written["let_go"] = p.let_go
    if p.named:
        written["named"] = [_named_to_dict(rules, named) for named in p.named]
    if rules.seat_zones:
        written["zones"] = {
            zone.id: _written(rules, zone, p.zones[zone.index]) for zone in rules.seat_zones
        }
    if len(rules.pieces) > 1:
        written["pieces"] = {
            piece.id: n for piece, n in zip(rules.pieces[1:], p.pieces, strict=True)
        }
    if rules.seat_counters:
        written["counters"] = {
            counter.id: p.counters[counter.index] for counter in rules.seat_counters
        }
    return written


def _named_to_dict(rules: Rules, named: Named) -> dict[str, object]:
    written: dict[str, object] = {"who": rules.ids[named.thing]}
    if named.spot is not None:
        written["at"] = _spot_to_dict(rules, named.spot)
    if named.stays:
        written["stays"] = True
    if named.settled:
        written["settled"] = True
    return written


def _spot_to_dict(rules: Rules, spot: Spot) -> dict[str, object]:
    written: dict[str, object] = {
        "place": rules.places[spot.place].id,
        "seat": spot.seat,
        "slot": spot.slot,
    }
    if spot.named:
        written["who"] = rules.ids[spot.named]
    return written


def _written(rules: Rules, zone: Zone, things: tuple[int, ...]) -> list[str]:
    """What lies in no order is sorted by id: numbers may shift."""
    return sorted(_ids(rules, things)) if zone.shape == AREA else _ids(rules, things)


def _placed_to_dict(rules: Rules, placed: Placed) -> dict[str, object] | None:
    if placed.card == 0:
        return None
    return {
        "card": rules.cards[placed.card].id,
        "host": placed.host,
        "occupied": token_of(rules, placed) or placed.occupied == USUAL_TOKEN,
        "points": placed.points,
        "stored": placed.stored,
        "workers": list(placed.workers),
        "settled": list(placed.settled),
        "held": _ids(rules, placed.held),
    }


def _frame_to_dict(rules: Rules, f: Frame) -> dict[str, object]:
    """A frame. What few of them have is written with those alone."""
    numbers = (f.slot, f.n, f.picked, f.last, f.seat, f.origin, f.way, f.off, f.bundle)
    written: dict[str, object] = {
        "program": f.program.name,
        "step": f.pc,
        "me": f.me,
        "owner": f.owner,
        "source": rules.source_id(f.source),
        "card": rules.cards[f.card].id,
        "cards": _ids(rules, f.cards),
        "secret": f.secret,
        "trail": list(f.trail),
        "numbers": dict(zip(_FRAME_NUMBERS, numbers, strict=True)),
    }
    if f.source < 0 and rules.source_id(f.source) in rules.numbers:
        written["speaks"] = "place"  # not the tile that is kept of it
    if f.color != NO_COLOR:
        written["color"] = COLORS[f.color]
    if f.more:
        written["more"] = f.more
    if f.slots_before:
        written["slots_before"] = f.slots_before
    if f.taken:
        written["taken"] = _ids(rules, f.taken)
    if f.vacated:
        written["vacated"] = [_vacated_to_list(rules, left) for left in f.vacated]
    if f.lifted is not None:
        written["lifted"] = _spot_to_dict(rules, f.lifted)
    if f.waiting:
        written["waiting"] = list(f.waiting)
    if f.acted:
        written["acted"] = list(f.acted)
    return written


def _vacated_to_list(rules: Rules, left: tuple[int, int, int]) -> list[object]:
    """What has left which place; of which row, if it is not the one that every game has."""
    thing, place, number = left
    zone = rules.zones[number]
    written: list[object] = [rules.ids[thing], place]
    return written if zone.index == IN_MEADOW else [*written, zone.id]


# Reading -------------------------------------------------------------------------------------


def read_header(text: str) -> dict[str, object]:
    """The parsed document, checked as far as that is possible without the rules."""
    try:
        document = json.loads(text, object_pairs_hook=unrepeated)
    except (ValueError, RecursionError) as fault:
        raise SaveError(
            "damaged-save", "This save is damaged: it is not readable as JSON."
        ) from fault
    if not isinstance(document, dict) or document.get("format") not in (FORMAT, FORMER):
        raise SaveError(
            "foreign-save", f"This is no saved Everdell game: the format {FORMAT!r} is missing."
        )
    check_version(document)
    state = document.get("state")
    if not isinstance(state, dict) or document.get("digest") != digest(state):
        raise SaveError(
            "damaged-save", "This save is damaged: its contents do not fit their fingerprint."
        )
    return document


def unrepeated(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """An object of a text from outside: of a name that comes twice, readers may take either."""
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("a name comes twice")
    return found


def check_version(document: dict[str, object]) -> None:
    """Whether these rules know what the document speaks of."""
    version = document.get("rules")
    if not isinstance(version, int) or version > RULES_VERSION:
        raise SaveError(
            "newer-save",
            f"This game was saved under rules version {version}; this is version "
            f"{RULES_VERSION}. Update everdell to go on with it.",
            {"saved": str(version), "current": str(RULES_VERSION)},
        )


def setting(document: dict[str, object]) -> tuple[int, list[str], dict[str, object]]:
    """Which rules a document was saved under: players, boxes, options."""
    try:
        return (
            _int(document["players"]),
            _ids_of(document["boxes"]),
            _dict(document["options"]),
        )
    except (KeyError, TypeError) as fault:
        raise SaveError("damaged-save", f"This save is damaged: {fault} is wrong.") from fault


def from_document(rules: Rules, document: dict[str, object]) -> Game:
    """Build the game of a checked document."""
    state = _dict(document["state"])
    if document.get("format") == FORMER:
        stack = state.get("stack")
        if isinstance(stack, list) and len(stack) > 1:
            raise _mid_decision()
    try:
        game = _read_state(rules, state)
    except (KeyError, IndexError, TypeError, ValueError) as fault:
        raise SaveError(
            "damaged-save",
            f"This save is damaged or names a component that is not installed: {fault}.",
        ) from fault
    other_rules = document["rules"] != RULES_VERSION
    if (other_rules or document.get("numbering") != numbering(rules)) and len(game.stack) > 1:
        raise _mid_decision()
    return game


def _mid_decision() -> SaveError:
    return SaveError(
        "mid-decision-save",
        "This game was saved in the middle of a turn under other rules; "
        "go on from the snapshot at the start of that turn.",
    )


def _read_generator(written: object) -> Generator:
    """Games of rules before version 3 were dealt by the small generator, and go on with it."""
    if isinstance(written, list):
        s1, s2 = _ints(written)
        return Random.of(s1, s2)
    kept = _dict(written)
    key, drawn = bytes.fromhex(_str(kept["key"])), _int(kept["drawn"])
    if len(key) != KEY_BYTES or drawn < 0:
        raise ValueError("the generator")
    return Stream(key, drawn)


def _read_state(rules: Rules, state: dict[str, object]) -> Game:
    players = [
        _read_player(rules, seat, _dict(entry))
        for seat, entry in enumerate(_list(state["players"]))
    ]
    if len(players) != rules.seats:
        raise ValueError("the number of seats")
    at = [0] * len(rules.places)
    for id, here in _dict(state["workers"]).items():
        at[rules.place(id)] = _int(here)
    g = Game(
        rules,
        players,
        at,
        _numbers(rules, state["meadow"]),
        _numbers(rules, state["discard"]),
        [],
        _read_board(rules, state),
        _read_generator(state["random"]),
    )
    g.seed = _seed(state["seed"])
    g.turn = _seat(rules, state["turn"])
    g.plays = _int(state["plays"])
    g.answers = _int(state.get("answers", 0))
    g.blocked = _int(state["blocked"])
    g.deck = _numbers(rules, state["deck"])
    g.top = len(g.deck)
    g.order = _read_order(rules, state)
    g.counters = _read_counters(rules.table_counters, state["counters"])
    # Games were once written with piles in place of zones.
    g.zones = _read_zones(rules, rules.table_zones, state.get("zones", state.get("piles", {})))
    g.in_order = [None] * len(g.zones)
    for entry in _list(state["stack"]):
        g.stack.append(_read_frame(rules, _dict(entry)))
    g.over = _bool(state["over"])
    _check_cards(g)
    check_bounds(g)
    g.advance()
    return g


def _check_cards(g: Game) -> None:
    """Every printed card must be there, once: in a pile, a hand, a city, or on its way."""
    left = [card.copies for card in g.rules.cards] + [tile.copies for tile in g.rules.tiles]
    left[0] = 0
    found = g.deck + g.discard + g.meadow
    for zone in g.zones:
        found += zone
    for p in g.players:
        found += p.hand
        for zone in p.zones:
            found += zone
        for placed in p.city:
            found.append(placed.card)
            found += placed.held
        for claim in p.claims:
            found += claim.held
    for f in g.stack:
        found += f.cards
    for card in found:
        if card:
            left[card] -= 1
    if any(left) or len(g.meadow) != g.rules.figures.meadow:
        raise ValueError("the number of cards")


# JSON gives anything: these let through only what is expected, interpreted and compiled alike.


def _int(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or abs(value) >= 1 << 62:
        raise TypeError(f"{value!r} is no number")
    return value


def _seed(value: object) -> Seed:
    """A number of any size, or a text."""
    if isinstance(value, str):
        return value
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise TypeError(f"{value!r} is no seed")
    return value


def _bool(value: object) -> bool:
    if not isinstance(value, bool):
        raise TypeError(f"{value!r} is neither true nor false")
    return value


def _str(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{value!r} is no text")
    return value


def _list(value: object) -> list[object]:
    if not isinstance(value, list):
        raise TypeError(f"{value!r} is no list")
    return value


def _dict(value: object) -> dict[str, object]:
    if not isinstance(value, dict):
        raise TypeError(f"{value!r} is no table")
    return value


def _ints(value: object) -> list[int]:
    return [_int(n) for n in _list(value)]


def _ids_of(value: object) -> list[str]:
    return [_str(id) for id in _list(value)]


def _seat(rules: Rules, value: object) -> int:
    seat = _int(value)
    if not 0 <= seat < rules.seats:
        raise ValueError(f"seat {seat}")
    return seat


def _seats(rules: Rules, value: object) -> tuple[int, ...]:
    return tuple([_seat(rules, seat) for seat in _list(value)])


def _numbers(rules: Rules, value: object) -> list[int]:
    return [rules.thing(id) if id else 0 for id in _ids_of(value)]


def _read_board(rules: Rules, state: dict[str, object]) -> Board:
    from everdell.engine.assembly import make_board

    events = [rules.place(id) for id in _ids_of(state["events"])]
    board = make_board(rules, [rules.place(id) for id in _ids_of(state["in_play"])])
    board.events = events
    return board


def _read_player(rules: Rules, seat: int, entry: dict[str, object]) -> Player:
    hand = _numbers(rules, entry["hand"])
    hand.sort()
    city = [
        HOLE if placed is None else _read_placed(rules, _dict(placed))
        for placed in _list(entry["city"])
    ]
    resources = _ints(entry["resources"])
    if len(resources) != len(KINDS) or min(resources) < 0:
        raise ValueError("resources")
    p = Player(seat, resources, hand, city)
    p.automaton = seat >= rules.players
    p.zones = _read_zones(rules, rules.seat_zones, entry.get("zones", {}))
    p.counters = _read_counters(rules.seat_counters, entry.get("counters", {}))
    pieces = _dict(entry.get("pieces", {}))
    p.pieces = tuple([_int(pieces[piece.id]) for piece in rules.pieces[1:]])
    p.points = _int(entry["points"])
    p.season = _int(entry["season"])
    if not 0 <= p.season < len(SEASONS):
        raise ValueError("season")
    p.home = _int(entry["home"])
    p.adrift = _int(entry["adrift"])
    p.let_go = _int(entry.get("let_go", 0))
    p.named = tuple([_read_named(rules, _dict(item)) for item in _list(entry.get("named", []))])
    p.passed = _bool(entry["passed"])
    claims: list[Claim] = []
    for item in _list(entry["claims"]):
        claim = _dict(item)
        claims.append(
            Claim(
                rules.place(_str(claim["event"])),
                _int(claim["points"]),
                _int(claim["stored"]),
                tuple(_numbers(rules, claim["held"])),
            )
        )
    p.claims = tuple(claims)
    return p


def _read_named(rules: Rules, entry: dict[str, object]) -> Named:
    spot = _read_spot(rules, _dict(entry["at"])) if "at" in entry else None
    stays, settled = _bool(entry.get("stays", False)), _bool(entry.get("settled", False))
    return Named(_character(rules, entry["who"]), spot, stays, settled)


def _character(rules: Rules, value: object) -> int:
    """The tile that gives a worker its name."""
    thing = rules.thing(_str(value))
    if thing < len(rules.cards) or rules.tile(thing).character is None:
        raise ValueError(value)
    return thing


def _read_order(rules: Rules, state: dict[str, object]) -> tuple[int, ...]:
    if "order" not in state:
        return rules.order
    order = tuple(_ints(state["order"]))
    if sorted(order) != list(range(rules.seats)):
        raise ValueError("order")
    return order


def _read_counters(counters: list[Counter], written: object) -> tuple[int, ...]:
    counts = _dict(written)
    return tuple([_int(counts[counter.id]) for counter in counters])


def _read_zones(rules: Rules, zones: list[Zone], written: object) -> list[tuple[int, ...]]:
    lying = _dict(written)
    found: list[tuple[int, ...]] = []
    for zone in zones:
        things = _numbers(rules, lying[zone.id])
        if zone.shape == AREA:
            things.sort()
        elif zone.shape == ROW and len(things) != zone.places:
            raise ValueError(zone.id)
        found.append(tuple(things))
    return found


def _read_placed(rules: Rules, entry: dict[str, object]) -> Placed:
    return Placed(
        rules.card(_str(entry["card"])),
        _int(entry["host"]),
        _occupying(rules, entry["occupied"]),
        _int(entry["points"]),
        _int(entry["stored"]),
        _seats(rules, entry["workers"]),
        _seats(rules, entry["settled"]),
        tuple(_numbers(rules, entry["held"])),
    )


def _occupying(rules: Rules, written: object) -> int:
    """The usual token is a yes, one of a box its name."""
    if isinstance(written, str):
        counter = rules.counter(written)
        if counter.of != SEAT:
            raise ValueError(written)
        return FIRST_TOKEN_OF_BOXES + counter.index
    return USUAL_TOKEN if _bool(written) else NO_TOKEN


def _read_frame(rules: Rules, entry: dict[str, object]) -> Frame:
    numbers = _dict(entry["numbers"])
    source_id = _str(entry["source"])
    source = rules.numbers.get(source_id, 0) if "speaks" not in entry else 0
    if source_id and source == 0:
        source = -rules.place(source_id)
    f = Frame(
        rules.programs[_str(entry["program"])],
        _seat(rules, entry["me"]),
        _seat(rules, entry["owner"]),
        _int(numbers["slot"]),
        source,
    )
    f.pc = _int(entry["step"])
    if not 0 <= f.pc <= len(f.program.steps):
        raise ValueError("step")
    f.n = _int(numbers["n"])
    f.picked = _int(numbers["picked"])
    f.last = _int(numbers["last"])
    f.seat = _int(numbers["seat"])
    f.origin = _int(numbers["origin"])
    f.way = _int(numbers["way"])
    f.off = _int(numbers["off"])
    f.bundle = _int(numbers["bundle"])
    card = _str(entry["card"])
    f.card = rules.card(card) if card else 0
    f.cards = tuple(_numbers(rules, entry["cards"]))
    f.secret = _bool(entry["secret"])
    f.trail = tuple(_ints(entry["trail"]))
    f.acted = tuple(_ints(entry.get("acted", [])))
    if "color" in entry:
        f.color = COLORS.index(_str(entry["color"]))
    f.more = _int(entry.get("more", 0))
    f.slots_before = _int(entry.get("slots_before", 0))
    f.taken = tuple(_numbers(rules, entry.get("taken", [])))
    f.vacated = tuple([_read_vacated(rules, pair) for pair in _list(entry.get("vacated", []))])
    if "lifted" in entry:
        f.lifted = _read_spot(rules, _dict(entry["lifted"]))
    f.waiting = tuple(_ints(entry.get("waiting", [])))
    return f


def _read_vacated(rules: Rules, value: object) -> tuple[int, int, int]:
    written = _list(value)
    zone = rules.zone(_str(written[2]) if len(written) > 2 else MEADOW)
    place = _int(written[1])
    if not 0 <= place < zone.places:
        raise ValueError("vacated")
    return rules.thing(_str(written[0])), place, zone.number


def _read_spot(rules: Rules, entry: dict[str, object]) -> Spot:
    place = _str(entry["place"])
    who = _character(rules, entry["who"]) if "who" in entry else 0
    number = rules.place(place) if place else 0
    return Spot(number, _int(entry["seat"]), _int(entry["slot"]), who)
